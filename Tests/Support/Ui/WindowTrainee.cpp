// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// window_trainee SETTINGS: a window whose user works through puzzles until the program is killed.
// Writes a line for each answer when the window has said something to it.
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/MainWindow.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/TrainCard.h"

#include <QApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <string>

using namespace gomoku;

namespace {

/// Asks for the solution, goes on, and so forth: each solution is an answer that counts.
void goOn(TrainingFeature& training, std::string& answered)
{
    PracticePanel& panel = *training.panel();
    if (!training.task()) {
        training.practisePuzzles();
    } else if (panel.hintButton()->isEnabled()) {
        panel.solutionButton()->click();
        panel.solutionButton()->setEnabled(false);  // One is enough.
    } else if (training.task()->subject != answered) {
        answered = training.task()->subject;
        std::puts("answered");
        std::fflush(stdout);
        panel.nextButton()->click();
    }
}

}  // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    if (argc != 2)
        return 2;
    MainWindow window(QString::fromLocal8Bit(argv[1]));
    window.show();
    TrainingFeature& training = *window.training();
    training.showPage();
    std::string answered;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] { goOn(training, answered); });
    timer.start(1);
    return application.exec();
}
