// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/GomocupCommand.h"

#include "Models/Core/Ascii.h"
#include "Models/Protocol/GomocupText.h"

#include <array>

namespace gomoku {

namespace {

using Kind = GomocupCommand::Kind;

struct Word
{
    std::string_view text;
    Kind kind;
};

constexpr std::array kCommandWords{
    Word{"START", Kind::Start},
    Word{"RECTSTART", Kind::RectStart},
    Word{"RESTART", Kind::Restart},
    Word{"BEGIN", Kind::Begin},
    Word{"TURN", Kind::Turn},
    Word{"PLAY", Kind::Play},
    Word{"TAKEBACK", Kind::TakeBack},
    Word{"BOARD", Kind::Board},
    Word{"YXBOARD", Kind::YxBoard},
    Word{"SWAP2BOARD", Kind::Swap2Board},
    Word{"YXBLOCK", Kind::Block},
    Word{"YXBLOCKUNDO", Kind::BlockUndo},
    Word{"YXBLOCKRESET", Kind::BlockReset},
    Word{"DONE", Kind::Done},
    Word{"INFO", Kind::Info},
    Word{"ABOUT", Kind::About},
    Word{"YXSHOWINFO", Kind::ShowInfo},
    Word{"YXSHOWFORBID", Kind::ShowForbid},
    Word{"YXNBEST", Kind::NBest},
    Word{"YXHASHCLEAR", Kind::HashClear},
    Word{"STOP", Kind::Stop},
    Word{"YXSTOP", Kind::Stop},
    Word{"END", Kind::End},
};

Kind kindOf(std::string_view word) noexcept
{
    for (const Word& known : kCommandWords)
        if (known.text == word)
            return known.kind;
    return Kind::Unknown;
}

}  // namespace

GomocupCommand GomocupCommand::parse(std::string_view line)
{
    line = trimmed(line);
    const std::size_t end = line.find_first_of(" \t");
    GomocupCommand command;
    command.word = gomocup::upperCase(line.substr(0, end));
    command.kind = kindOf(command.word);
    if (end != std::string_view::npos)
        command.arguments = trimmed(line.substr(end));
    return command;
}

bool GomocupCommand::opensBlock() const noexcept
{
    return kind == Kind::Board || kind == Kind::YxBoard || kind == Kind::Swap2Board
        || kind == Kind::Block || kind == Kind::BlockUndo;
}

bool GomocupCommand::startsGame() const noexcept
{
    return kind == Kind::Start || kind == Kind::RectStart || kind == Kind::Restart;
}

bool GomocupCommand::isImmediate() const noexcept
{
    return kind == Kind::Unknown || kind == Kind::Info || kind == Kind::About
        || kind == Kind::ShowInfo || kind == Kind::Stop || kind == Kind::End;
}

}  // namespace gomoku
