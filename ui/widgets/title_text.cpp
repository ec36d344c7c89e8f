// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/title_text.h"

#include "core/names/sentences.h"

#include <QRegularExpression>

namespace rig::ui {

QString titleText(const QString &sentence)
{
    static const QRegularExpression beforeUnit(
        QStringLiteral("(?<=[0-9]) (?=(GB|GiB|TB|GB/s|TFLOPS|GFLOPS|W|kWh|V|A|mm|%)(?![A-Za-z]))|(?<=[0-9]) (?=× )|"
                       "(?<=PCIe) (?=[0-9])"));
    return names::typeset(sentence).replace(beforeUnit, QString(QChar::Nbsp));
}

QString unbroken(const QString &word)
{
    constexpr QChar WordJoiner(0x2060);
    constexpr char16_t FirstHan = 0x2e80; // before it a line ends at blanks alone
    QString made;
    for (const QChar letter : word) {
        if (!made.isEmpty() && letter >= FirstHan)
            made += WordJoiner;
        made += letter;
    }
    return made;
}

QString titleOfNames(const QString &sentence)
{
    static const QRegularExpression withinName(
        QStringLiteral("(?<=\\bRTX|\\bGTX|\\bRX|\\bArc|\\bPRO|\\bTITAN|\\bTesla|\\bQuadro|\\bRadeon|\\bGeForce) "
                       "(?=[A-Z0-9])|(?<=[0-9]) (?=(?:XTX|XT|GRE|Ti|SUPER)\\b)"));
    // "70–80 %" and "GFLOPS/USD" are one word each; Qt would end a line behind the dash and the stroke, and before the
    // bracket of Chinese.
    static const QRegularExpression withinWord(
        QStringLiteral("(?<=[0-9])(?=–[0-9])|(?<=[0-9]–)(?=[0-9])|(?<=[A-Za-z]/)(?=[A-Za-z])|(?<=\\S)(?=（)"));
    constexpr QChar WordJoiner(0x2060);
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
        sentence = narrowText(sentence);
    return sentences;
}

} // namespace rig::ui
