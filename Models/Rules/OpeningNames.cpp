// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/OpeningNames.h"

#include "Models/Core/Symmetry.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

constexpr Direction kDirect{0, 1};
constexpr Direction kIndirect{1, 1};

// By the third stone: direct ones are numbered row by row from the top, indirect ones column by
// column from the right.
constexpr std::array kOpenings{
    RenjuOpening{"1D", "寒星", "Kansei", kDirect, {0, 2}},
    RenjuOpening{"2D", "渓月", "Keigetsu", kDirect, {1, 2}},
    RenjuOpening{"3D", "疎星", "Sosei", kDirect, {2, 2}},
    RenjuOpening{"4D", "花月", "Kagetsu", kDirect, {1, 1}},
    RenjuOpening{"5D", "残月", "Zangetsu", kDirect, {2, 1}},
    RenjuOpening{"6D", "雨月", "Ugetsu", kDirect, {1, 0}},
    RenjuOpening{"7D", "金星", "Kinsei", kDirect, {2, 0}},
    RenjuOpening{"8D", "松月", "Shogetsu", kDirect, {0, -1}},
    RenjuOpening{"9D", "丘月", "Kyugetsu", kDirect, {1, -1}},
    RenjuOpening{"10D", "新月", "Shingetsu", kDirect, {2, -1}},
    RenjuOpening{"11D", "瑞星", "Zuisei", kDirect, {0, -2}},
    RenjuOpening{"12D", "山月", "Sangetsu", kDirect, {1, -2}},
    RenjuOpening{"13D", "遊星", "Yusei", kDirect, {2, -2}},
    RenjuOpening{"1I", "長星", "Chosei", kIndirect, {2, 2}},
    RenjuOpening{"2I", "峡月", "Kyogetsu", kIndirect, {2, 1}},
    RenjuOpening{"3I", "恒星", "Kosei", kIndirect, {2, 0}},
    RenjuOpening{"4I", "水月", "Suigetsu", kIndirect, {2, -1}},
    RenjuOpening{"5I", "流星", "Ryusei", kIndirect, {2, -2}},
    RenjuOpening{"6I", "雲月", "Ungetsu", kIndirect, {1, 0}},
    RenjuOpening{"7I", "浦月", "Hogetsu", kIndirect, {1, -1}},
    RenjuOpening{"8I", "嵐月", "Rangetsu", kIndirect, {1, -2}},
    RenjuOpening{"9I", "銀月", "Gingetsu", kIndirect, {0, -1}},
    RenjuOpening{"10I", "明星", "Myojo", kIndirect, {0, -2}},
    RenjuOpening{"11I", "斜月", "Shagetsu", kIndirect, {-1, -1}},
    RenjuOpening{"12I", "名月", "Meigetsu", kIndirect, {-1, -2}},
    RenjuOpening{"13I", "彗星", "Suisei", kIndirect, {-2, -2}},
};
static_assert(kOpenings.size() == 26);

Point fromCentre(Direction offset, int boardSize)
{
    return shifted(centreOf(boardSize), offset, 1, boardSize);
}

}  // namespace

std::array<Point, 3> RenjuOpening::stones(int boardSize) const
{
    return {centreOf(boardSize), fromCentre(white, boardSize), fromCentre(black, boardSize)};
}

std::span<const RenjuOpening> renjuOpenings() noexcept
{
    return kOpenings;
}

const RenjuOpening* findRenjuOpening(std::span<const Point> moves, int boardSize)
{
    if (moves.size() < 3 || boardSize % 2 == 0)
        return nullptr;
    std::array<Point, 3> stones{moves[0], moves[1], moves[2]};
    if (stones[2] == centreOf(boardSize))
        std::swap(stones[0], stones[2]);
    for (const RenjuOpening& opening : kOpenings)
        for (const Symmetry symmetry : kSymmetries) {
            std::array<Point, 3> turned = opening.stones(boardSize);
            for (Point& stone : turned)
                stone = symmetry.apply(stone, boardSize);
            if (turned == stones)
                return &opening;
        }
    return nullptr;
}

}  // namespace gomoku
