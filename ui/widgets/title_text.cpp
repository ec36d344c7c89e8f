// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/title_text.h"

#include "core/names/sentences.h"

#include <QRegularExpression>

namespace rig::ui {

QString titleText(const QString &sentence)
{
    static const QRegularExpression beforeUnit(
        QStringLiteral("(?<=[0-9]) (?=(GB|GiB|TB|GB/s|TFLOPS|GFLOPS|kW|W|kWh|V|A|U|mm|%|h|s|bits?|tokens?/s|images/s|"
                       "hours?|months?|years?|USD|EUR|GBP|CNY|JPY|TWD)(?![A-Za-z]))|(?<=[0-9]) (?=× )|(?<=[0-9]) "
                       "(?=位|倍|小时|个|年|图片/)|(?<=个) (?=token)|"
                       "(?<=PCIe) (?=[0-9])|(?<=PCIe [0-9]\\.[0-9]) (?=x[0-9])"));
    // Chinese ends a line behind any character, within a word as well.
    static const QRegularExpression withinHan(
        QStringLiteral("(?<=小)(?=时)|(?<=个)(?=月)|(?<=二)(?=手)|(?<=全)(?=新)|(?<=通)(?=道)|(?<=什)(?=么)|"
                       "(?<=停)(?=产)|(?<=已)(?=有)|(?<=汇)(?=率)"));
    return names::typeset(sentence).replace(beforeUnit, QString(QChar::Nbsp)).replace(withinHan, QString(WordJoiner));
}

QString unbroken(const QString &word)
{
    constexpr char16_t FirstHan = 0x2e80; // before it a line ends at blanks alone
    QString made;
    for (const QChar letter : word) {
        if (!made.isEmpty() && letter >= FirstHan)
            made += WordJoiner;
        made += letter;
    }
    return made;
}

QString heldText(const QString &sentence)
{
    constexpr int Held = 3; ///< characters that stay together at the end, a mark after them aside
    const auto isHan = [](QChar letter) { return letter.script() == QChar::Script_Han; };
    // "1 open check": a number stands before what it counts.
    static const QRegularExpression beforeCounted(
        QStringLiteral("(?<=[\\s。；：，][0-9]|[\\s。；：，][0-9]{2}) (?=[a-z\\p{Han}])"));
    // "850 W (110 %)": what a bracket says of a figure stands beside it.
    static const QRegularExpression beforeBracket(QStringLiteral("(?<=[A-Za-z0-9%])(?=（)"));
    static const QRegularExpression beforePercent(QStringLiteral("(?<=W) (?=\\([0-9])"));
    QString text = titleText(sentence)
                       .replace(beforeCounted, QString(QChar::Nbsp))
                       .replace(beforePercent, QString(QChar::Nbsp))
                       .replace(beforeBracket, QString(WordJoiner));
    qsizetype last = text.size() - 1;
    while (last > 0 && text[last].isPunct())
        --last;
    for (int i = 1; i < Held && last > 0 && isHan(text[last]) && isHan(text[last - 1]); ++i, --last)
        text.insert(last, WordJoiner);
    return text;
}

QString heldName(QString name)
{
    constexpr qsizetype Longest = 30;
    return name.size() > Longest ? name : name.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

QString heldLastWord(QString text)
{
    constexpr int Short = 4; ///< characters, a bracket behind them too
    const qsizetype blank = text.lastIndexOf(u' ');
    if (blank > 0 && text.size() - 1 - blank <= Short)
        text[blank] = QChar::Nbsp;
    return text;
}

QString titleOfNames(const QString &sentence)
{
    static const QRegularExpression withinName(QStringLiteral(
        "(?<=\\bRTX|\\bGTX|\\bRX|\\bArc|\\bPRO|\\bPro|\\bTITAN|\\bTitan|\\bTesla|\\bQuadro|\\bRadeon|\\bGeForce) "
        "(?=[A-Z0-9])|(?<=[0-9]) (?=(?:XTX|XT|GRE|Ti|SUPER)\\b)|(?<=[0-9]|\\bTi|\\bSUPER) (?=FE\\b)"));
    // "70–80 %" and "GFLOPS/USD" are one word each; Qt would end a line behind the dash and the stroke, and before the
    // bracket of Chinese.
    static const QRegularExpression withinWord(
        QStringLiteral("(?<=[0-9])(?=–[0-9])|(?<=[0-9]–)(?=[0-9])|(?<=[A-Za-z]/)(?=[A-Za-z0-9])|(?<=\\S)(?=（)"));
    return titleText(sentence).replace(withinName, QString(QChar::Nbsp)).replace(withinWord, QString(WordJoiner));
}

QString narrowText(const QString &sentence)
{
    static const QRegularExpression behindFamily(QStringLiteral("(?<=\\bGeForce|\\bRadeon)\u00a0"));
    return titleOfNames(sentence).replace(behindFamily, QStringLiteral(" "));
}

QStringList narrowTexts(QStringList sentences)
{
    for (QString &sentence : sentences)
        sentence = heldText(narrowText(sentence));
    return sentences;
}

} // namespace rig::ui
