// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/AboutDialog.h"

#include "UI/Export/BoardExport.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QThread>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kArtSize = 132;

/// A corner of a small board with a four that is about to become five.
QPixmap art(qreal ratio)
{
    GameSnapshot game;
    game.start = Grid(7);
    for (int i = 1; i < 5; ++i)
        game.start.set(Point::at(i, i), Cell::Black);
    for (const Point white : {Point::at(0, 0), Point::at(2, 3), Point::at(3, 2), Point::at(4, 2)})
        game.start.set(white, Cell::White);
    const PictureOptions options{.board = {.coordinates = false}, .size = qRound(kArtSize * ratio)};
    QPixmap pixmap = QPixmap::fromImage(boardImage(game, 0, options));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QString compiler()
{
#if defined(__clang__)
    return QStringLiteral("Clang %1.%2").arg(__clang_major__).arg(__clang_minor__);
#elif defined(__GNUC__)
    return QStringLiteral("GCC %1.%2").arg(__GNUC__).arg(__GNUC_MINOR__);
#elif defined(_MSC_VER)
    return QStringLiteral("MSVC %1").arg(_MSC_VER);
#else
    return QStringLiteral("C++");
#endif
}

}  // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : Dialog(parent),
      m_what(new QLabel(this)),
      m_details(new QLabel(this)),
      m_licence(new QLabel(this)),
      m_copy(addButton(QDialogButtonBox::ActionRole)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    auto* picture = new QLabel(this);
    picture->setPixmap(art(devicePixelRatioF()));
    auto* name = new QLabel(QStringLiteral("Gomoku"), this);
    name->setProperty("role", "title");
    m_what->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setForegroundRole(QPalette::PlaceholderText);
    m_licence->setForegroundRole(QPalette::PlaceholderText);
    auto* texts = new QVBoxLayout;
    for (QWidget* text : {static_cast<QWidget*>(name), static_cast<QWidget*>(m_what),
                          static_cast<QWidget*>(m_details), static_cast<QWidget*>(m_licence)})
        texts->addWidget(text);
    texts->addStretch();
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    body()->addLayout(row);
    connect(m_copy, &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(details()); });
    retranslate();
    setMinimumWidth(460);
}

QString AboutDialog::details()
{
    return QStringLiteral("Gomoku %1\nQt %2 (%3)\n%4, %5 bit, %6 threads\n%7")
        .arg(QStringLiteral(GOMOKU_VERSION), QString::fromLatin1(qVersion()),
             QStringLiteral(QT_VERSION_STR), compiler())
        .arg(QSysInfo::WordSize)
        .arg(QThread::idealThreadCount())
        .arg(QSysInfo::prettyProductName());
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Gomoku"));
    m_what->setText(tr("Gomoku, Renju and Caro against a strong computer."));
    m_details->setText(details());
    m_licence->setText(tr("Free software under the MIT licence."));
    m_copy->setText(tr("Copy Versions"));
    m_close->setText(tr("Close"));
}

}  // namespace gomoku
