// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What JavaScript calls. An answer stays readable until the next question to the same engine.
#include "Tools/web/WebEngine.h"

#include <emscripten.h>

// The page's worker, to which a thinking engine cannot return. See worker.js.
EM_JS(void, gomoku_web_progress, (const char* json), { reportProgress(UTF8ToString(json)); })

namespace {

struct WebHandle
{
    gomoku::WebEngine engine{};
    std::string answer{};
};

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE WebHandle* gomoku_web_create()
{
    return new WebHandle;
}

EMSCRIPTEN_KEEPALIVE void gomoku_web_destroy(WebHandle* handle)
{
    delete handle;
}

EMSCRIPTEN_KEEPALIVE const char* gomoku_web_describe(WebHandle* handle, const char* stones,
                                                     const char* last)
{
    handle->answer = handle->engine.describe({stones, last});
    return handle->answer.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* gomoku_web_think(WebHandle* handle, const char* stones,
                                                  const char* last, int level, int milliseconds,
                                                  unsigned seed, int forValue)
{
    const gomoku::WebEngine::Question question{level, milliseconds, seed, forValue != 0};
    handle->answer = handle->engine.think({stones, last}, question, [](const std::string& json) {
        gomoku_web_progress(json.c_str());
    });
    return handle->answer.c_str();
}

}  // extern "C"
