# gomoku_embed(TARGET FILE...): lets the sources of TARGET include each FILE (a path from the root of the
# project) as bytes. Models/Search/Data/OpeningBook.txt is included as "Models/Search/Data/OpeningBook.txt.h"
# and defines
#   inline constexpr unsigned char kOpeningBookTxt[];
# in the namespace gomoku::embedded. Needs nothing but CMake; a changed file is embedded by the next build.
function(gomoku_embed target)
    foreach(path IN LISTS ARGN)
        gomoku_embed_file(${target} ${PROJECT_SOURCE_DIR}/${path} ${path})
    endforeach()
endfunction()

# gomoku_embed_file(TARGET FILE PATH): the same for a FILE from anywhere, included as if it lay at PATH.
function(gomoku_embed_file target file path)
    set(root ${PROJECT_BINARY_DIR}/embedded)
    target_include_directories(${target} PRIVATE ${root})
    get_filename_component(stem ${path} NAME_WE)
    get_filename_component(extension ${path} LAST_EXT)
    string(REGEX MATCH "^\\.(.)(.*)$" parts ${extension})
    string(TOUPPER ${CMAKE_MATCH_1} initial)
    set(name k${stem}${initial}${CMAKE_MATCH_2})
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    file(GENERATE OUTPUT ${root}/${path}.h CONTENT
         "// Made from ${path} by CMake.\n#pragma once\n\nnamespace gomoku::embedded {\n\ninline constexpr unsigned char ${name}[] = {\n${bytes}\n};\n\n}  // namespace gomoku::embedded\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endfunction()
