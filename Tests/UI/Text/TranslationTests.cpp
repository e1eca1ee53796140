// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Text/LanguageManager.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace gomoku {
namespace {

struct Message
{
    QString context;
    QString source;
    QString translation;
    bool finished = true;
};

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader reader(&file);
    QList<Message> messages;
    QString context;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        if (reader.name() == u"name")
            context = reader.readElementText();
        else if (reader.name() == u"source")
            messages.append({context, reader.readElementText(), {}});
        else if (reader.name() == u"translation") {
            messages.last().finished = !reader.attributes().hasAttribute("type");
            messages.last().translation
                = reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        }
    }
    return messages;
}

/// The file of a language, brought up to date with the sources in a place of its own.
QString updated(const QTemporaryDir& folder, const QString& language,
                const QStringList& options = {})
{
    const QString path = folder.filePath("gomoku_" + language + ".ts");
    QFile::copy(QStringLiteral(GOMOKU_TRANSLATIONS "/gomoku_") + language + ".ts", path);
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(GOMOKU_SOURCE));
    lupdate.start(QStringLiteral(GOMOKU_LUPDATE),
                  options
                      + QStringList{"-silent", "-locations", "none", "-no-obsolete", "-I", ".",
                                    "UI", "Models", "main.cpp", "-ts", path});
    const bool ended = lupdate.waitForFinished(60000);
    return ended && lupdate.exitCode() == 0 ? path : QString();
}

std::set<QString> placesIn(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
    std::set<QString> places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places.insert(match.next().captured());
    return places;
}

/// The key of a menu entry: a letter of the word itself, or one behind it as in Chinese.
bool hasMnemonic(const QString& text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&\\w"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    return mnemonic.match(text).hasMatch();
}

class Translations : public ::testing::TestWithParam<std::string>
{
};

TEST_P(Translations, EveryTextOfTheSourcesIsTranslated)
{
    const QTemporaryDir folder;
    const QString path = updated(folder, QString::fromStdString(GetParam()));
    ASSERT_FALSE(path.isEmpty());
    const QList<Message> messages = messagesOf(path);
    EXPECT_GT(messages.size(), 400);
    for (const Message& message : messages) {
        EXPECT_TRUE(message.finished && !message.translation.isEmpty())
            << message.context.toStdString() << ": " << message.source.toStdString();
        EXPECT_EQ(placesIn(message.source), placesIn(message.translation))
            << message.source.toStdString();
        EXPECT_EQ(message.source.contains(u'&'), hasMnemonic(message.translation))
            << message.source.toStdString();
    }
}

TEST_P(Translations, AreCompiledInAndTakeEffectAtOnce)
{
    NewGameDialog dialog;
    const QString english = dialog.windowTitle();
    const QString black = ValueText::color(Color::Black);
    LanguageManager languages;
    languages.setLanguage(QString::fromStdString(GetParam()));
    QCoreApplication::sendPostedEvents();
    EXPECT_NE(ValueText::color(Color::Black), black);
    EXPECT_NE(dialog.windowTitle(), english);
    languages.setLanguage("en");
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(dialog.windowTitle(), english);
}

TEST(EnglishPlurals, AreAllThere)
{
    const QTemporaryDir folder;
    const QString path = updated(folder, "en", {"-pluralonly"});
    ASSERT_FALSE(path.isEmpty());
    const QList<Message> messages = messagesOf(path);
    EXPECT_GT(messages.size(), 3);
    for (const Message& message : messages)
        EXPECT_TRUE(message.finished) << message.source.toStdString();
}

TEST(EnglishPlurals, TellOneFromMany)
{
    LanguageManager languages;
    languages.setLanguage("en");
    const auto deleted = [](int games) {
        return QCoreApplication::translate("gomoku::LibraryDialog", "%n game(s) deleted. Undo",
                                           nullptr, games);
    };
    EXPECT_EQ(deleted(1), "1 game deleted. Undo");
    EXPECT_EQ(deleted(2), "2 games deleted. Undo");
}

std::vector<std::string> otherLanguages()
{
    std::vector<std::string> codes;
    for (const auto& language : LanguageManager::languages())
        if (language.code != "en")
            codes.push_back(language.code.toStdString());
    return codes;
}

INSTANTIATE_TEST_SUITE_P(All, Translations, ::testing::ValuesIn(otherLanguages()),
                         [](const auto& language) { return language.param; });

TEST(LanguageManagerTests, KnowsTheNamesThatSystemsUse)
{
    EXPECT_EQ(LanguageManager::oursFor("de_AT"), "de");
    EXPECT_EQ(LanguageManager::oursFor("pt-PT"), "pt_BR");
    EXPECT_EQ(LanguageManager::oursFor("zh_SG"), "zh_CN");
    EXPECT_EQ(LanguageManager::oursFor("zh-Hant-HK"), "zh_TW");
    EXPECT_EQ(LanguageManager::oursFor("zh_TW"), "zh_TW");
    EXPECT_EQ(LanguageManager::oursFor("fi_FI"), "");
}

TEST(LanguageManagerTests, HasTextsForTheButtonsOfQtWhereQtHasNone)
{
    for (const char* language : {"et", "vi"}) {
        LanguageManager languages;
        languages.setLanguage(language);
        EXPECT_NE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel") << language;
        EXPECT_NE(QCoreApplication::translate("QLineEdit", "&Paste"), "&Paste") << language;
    }
}

TEST(LanguageManagerTests, SpeaksFifteenLanguages)
{
    EXPECT_EQ(LanguageManager::languages().size(), 15);
}

TEST(LanguageManagerTests, ATranslatorSeesAFileOfTheirOwn)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine.qm");
    ASSERT_TRUE(QFile::copy(":/i18n/gomoku_ja.qm", path));
    const QString english = ValueText::color(Color::Black);
    qputenv("GOMOKU_TRANSLATION", path.toUtf8());
    {
        LanguageManager languages;
        languages.setLanguage("en");
        EXPECT_NE(ValueText::color(Color::Black), english);
    }
    qputenv("GOMOKU_TRANSLATION", "/no/such/file.qm");
    {
        LanguageManager languages;
        languages.setLanguage("zh_CN");
        EXPECT_NE(ValueText::color(Color::Black), english) << "ours is used instead";
    }
    qunsetenv("GOMOKU_TRANSLATION");
}

TEST(LanguageManagerTests, ALanguageThatIsNotOursFallsBack)
{
    LanguageManager languages;
    languages.setLanguage("xx");
    EXPECT_EQ(languages.language(), LanguageManager::systemLanguage());
}

/// What follows the language of the window without being translated.
class LocalTexts : public ::testing::Test
{
protected:
    ~LocalTexts() override { QLocale::setDefault(m_before); }

private:
    QLocale m_before;
};

TEST_F(LocalTexts, SentencesFollowEachOtherAsTheScriptWants)
{
    EXPECT_EQ(joinedSentences({"Missed.", "", "Lost."}), "Missed. Lost.");
    EXPECT_EQ(joinedSentences({"", "Lost."}), "Lost.");
    EXPECT_EQ(joinedSentences({"漏看了。", "输了。"}), "漏看了。输了。");
    EXPECT_EQ(joinedSentences({}), "");
}

TEST_F(LocalTexts, ListsAndStopsAreThoseOfTheScript)
{
    QLocale::setDefault(QLocale(QLocale::English));
    EXPECT_EQ(listed({"G9", "H8"}), "G9, H8");
    EXPECT_EQ(asSentence("Black 61 %"), "Black 61 %.");
    QLocale::setDefault(QLocale(QLocale::Chinese));
    EXPECT_EQ(listed({"G9", "H8"}), QStringLiteral("G9、H8"));
    EXPECT_EQ(asSentence(QStringLiteral("黑方 61 %")), QStringLiteral("黑方 61 %。"));
}

TEST_F(LocalTexts, NoLetterOfAFormatIsShownInATime)
{
    const QDateTime morning(QDate(2026, 11, 18), QTime(6, 19));
    for (const auto& language : LanguageManager::languages()) {
        QLocale::setDefault(QLocale(language.code));
        const QString text = shortDateTime(morning);
        EXPECT_TRUE(text.contains("6:19")) << text.toStdString();
        EXPECT_FALSE(text.contains(u'B')) << text.toStdString();
    }
}

TEST_F(LocalTexts, AnOpeningHasTheNameThatItsReadersKnow)
{
    const RenjuOpening opening{.code = "6I", .japanese = "雲月", .romaji = "Ungetsu"};
    QLocale::setDefault(QLocale("de"));
    EXPECT_EQ(openingName(opening), "Ungetsu");
    for (const char* code : {"zh_CN", "zh_TW", "ja"}) {
        QLocale::setDefault(QLocale(code));
        EXPECT_EQ(openingName(opening), "雲月") << code;
    }
}

}  // namespace
}  // namespace gomoku
