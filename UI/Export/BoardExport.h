// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Board/BoardOptions.h"
#include "UI/Board/BoardPainter.h"

#include <QByteArray>
#include <QImage>

namespace gomoku {

/// What of a game goes into a picture, and how.
struct PictureOptions
{
    BoardOptions board{};  ///< Theme, coordinates, numbers, newest mark; animation is no matter.
    int size = 1000;  ///< Of each side, in pixels.
};

/// The stones after the first `moves` moves of a game.
[[nodiscard]] Grid gridAfter(const GameSnapshot& game, int moves);
/// The picture of the position after `moves` moves.
[[nodiscard]] BoardPicture pictureAfter(const GameSnapshot& game, int moves,
                                        const BoardOptions& options);

[[nodiscard]] QImage boardImage(const GameSnapshot& game, int moves, const PictureOptions& options);
[[nodiscard]] QByteArray boardPng(const GameSnapshot& game, int moves,
                                  const PictureOptions& options);
[[nodiscard]] QByteArray boardSvg(const GameSnapshot& game, int moves,
                                  const PictureOptions& options);
/// The whole game move by move, again and again.
[[nodiscard]] QByteArray boardGif(const GameSnapshot& game, const PictureOptions& options,
                                  Milliseconds delay);

}  // namespace gomoku
