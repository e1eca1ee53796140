// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/FirstRulesDialog.h"

#include "UI/Board/BoardPreview.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kDrawingSide = 170;
constexpr int kPointsShown = 7;

/// "h8 i9": the points of a drawing.
std::vector<Point> pointsOf(const char* text)
{
    std::vector<Point> points;
    for (const QString& word : QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts))
        points.push_back(Point::parse(word.toStdString()).value());
    return points;
}

BoardPicture pictureOf(const char* black, const char* white)
{
    BoardPicture picture;
    picture.grid = Grid(kDefaultBoardSize);
    for (const Point point : pointsOf(black))
        picture.grid.set(point, Cell::Black);
    for (const Point point : pointsOf(white))
        picture.grid.set(point, Cell::White);
    return picture;
}

BoardPicture fiveInARow()
{
    BoardPicture picture = pictureOf("f6 g7 h8 i9 j10", "g8 h9 i7 f8");
    picture.winningRow = pointsOf("f6 g7 h8 i9 j10");
    return picture;
}

BoardPicture fourToBlock()
{
    BoardPicture picture = pictureOf("f8 g8 h8 i8", "e8 g9 h7");
    picture.hint = *Point::parse("j8");
    return picture;
}

BoardPicture openThree()
{
    BoardPicture picture = pictureOf("g8 h8 i8", "h9 i7");
    picture.threats = pointsOf("f8 j8");
    return picture;
}

/// With a stone at h8 Black has two threes, and White only one move.
BoardPicture twoAtOnce()
{
    BoardPicture picture = pictureOf("f8 g8 h6 h7", "g9 i6 f10");
    picture.hint = *Point::parse("h8");
    return picture;
}

}  // namespace

FirstRulesDialog::FirstRulesDialog(QWidget* parent)
    : Dialog(parent),
      m_close(addPrimary(QDialogButtonBox::AcceptRole))
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(20);
    const BoardPicture pictures[] = {fiveInARow(), fourToBlock(), openThree(), twoAtOnce()};
    for (const BoardPicture& picture : pictures) {
        auto* drawing = new BoardPreview(this);
        drawing->showPart(picture, kPointsShown);
        drawing->setFixedSize(kDrawingSide, kDrawingSide);
        const Idea idea{new QLabel(this), new QLabel(this)};
        idea.title->setProperty("role", QStringLiteral("heading"));
        idea.text->setWordWrap(true);
        idea.text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        idea.text->setMinimumWidth(kDrawingSide);
        auto* words = new QVBoxLayout;
        words->addWidget(idea.title);
        words->addWidget(idea.text, 1);
        const int index = static_cast<int>(m_ideas.size());
        grid->addWidget(drawing, index / 2, 2 * (index % 2));
        grid->addLayout(words, index / 2, 2 * (index % 2) + 1);
        m_ideas.push_back(idea);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    body()->addLayout(grid);
    retranslate();
}

void FirstRulesDialog::retranslate()
{
    setWindowTitle(tr("How to Play"));
    const std::pair<QString, QString> words[] = {
        {tr("Five in a row wins"),
         tr("Players place one stone in turn, Black first. Five in a row wins: across, up and "
            "down, "
            "or diagonally.")},
        {tr("Block a four"),
         tr("Four in a row with a free end wins on the next move. Block it at once, here at the "
            "ring.")},
        {tr("Watch open threes"),
         tr("Three with both ends free becomes four with both ends free, and that cannot be "
            "stopped. Block at one end in time.")},
        {tr("Make two threats at once"),
         tr("A stone at the ring makes two threes. Your opponent can only block one of them: this "
            "is how games are won.")},
    };
    for (std::size_t i = 0; i < m_ideas.size(); ++i) {
        m_ideas[i].title->setText(words[i].first);
        m_ideas[i].text->setText(words[i].second);
    }
    m_close->setText(tr("Got It"));
}

}  // namespace gomoku
