# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# cmake -DPAGE=ReplayPage.html -DTEXTS=PageTexts.json -DENGINE=gomoku-web.js -DOUTPUT=gomoku.html -P MakePage.cmake
#
# The page that the game exports (HtmlExport.cpp), with an empty board and the engine in it.
file(READ ${PAGE} page)
file(READ ${TEXTS} texts)
file(READ ${ENGINE} engine)
string(FIND "${page}" "<!DOCTYPE" start)
string(SUBSTRING "${page}" ${start} -1 page)

set(game [[{"size":15,"rule":"freestyle","title":"Gomoku","about":"","result":"","winner":"","new":true,
"players":{"B":{"name":"","rank":""},"W":{"name":"","rank":""}},"nodes":[{"parent":-1}]}]])

# Nothing in a script may end the script, or begin what looks like a comment.
foreach(word "</script" "<!--")
    string(FIND "${engine}" "${word}" found)
    if(NOT found EQUAL -1)
        message(FATAL_ERROR "${ENGINE} contains ${word}")
    endif()
endforeach()

string(REPLACE "{{title}}" "Gomoku" page "${page}")
string(REPLACE "{{game}}" "${game}" page "${page}")
string(REPLACE "{{texts}}" "${texts}" page "${page}")
string(REPLACE "{{engine}}" "${engine}" page "${page}")
file(WRITE ${OUTPUT} "${page}")
file(SIZE ${OUTPUT} bytes)
if(bytes GREATER 3000000)
    message(FATAL_ERROR "${OUTPUT} has ${bytes} bytes; at most 3 MB were promised")
endif()
message("${OUTPUT}: ${bytes} bytes")
