// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/own_sources.h"

#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::names {

namespace {

constexpr const char *Context = "Publishers";

/// What the catalogue says of publishers and licences in words of our own.
constexpr std::array OurWords{
    QT_TRANSLATE_NOOP("Publishers", "facts"),
    QT_TRANSLATE_NOOP("Publishers", "facts only"),
    QT_TRANSLATE_NOOP("Publishers", "no licence stated"),
    QT_TRANSLATE_NOOP("Publishers", "reuse with the source stated"),
    QT_TRANSLATE_NOOP("Publishers", "owner"),
    QT_TRANSLATE_NOOP("Publishers", "owners"),
    QT_TRANSLATE_NOOP("Publishers", "owners of the cards"),
    QT_TRANSLATE_NOOP("Publishers", "owners on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "owner of a machine on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "the owner of a machine"),
    QT_TRANSLATE_NOOP("Publishers", "an owner"),
    QT_TRANSLATE_NOOP("Publishers", "an owner on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "an owner's notes on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "an owner's project on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "owners' notes on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of Price Spectrum on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a blog on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a community repository on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a comparison on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a design on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a search program on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a survey on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of a tool on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "author of notes on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "the trackers named"),
    QT_TRANSLATE_NOOP("Publishers", "a study on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a survey on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "copied on GitHub for a video on local AI"),
    QT_TRANSLATE_NOOP("Publishers", "a planner on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a project on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a project on GitHub that controls fans of Supermicro boards"),
    QT_TRANSLATE_NOOP("Publishers", "a dealer's price list on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a shop's database on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a shop's product list on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a shop's product table on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a shop's demonstration catalogue"),
    QT_TRANSLATE_NOOP("Publishers", "a student's shop database on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a students' parts database on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "an Ubuntu forum's archive on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "an essay on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "code on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "notes on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "a Tokopedia shop"),
    QT_TRANSLATE_NOOP("Publishers", "a shop"),
    QT_TRANSLATE_NOOP("Publishers", "shop"),
    QT_TRANSLATE_NOOP("Publishers", "a buyers' guide"),
    QT_TRANSLATE_NOOP("Publishers", "a buying guide"),
    QT_TRANSLATE_NOOP("Publishers", "a news page"),
    QT_TRANSLATE_NOOP("Publishers", "sellers' listings"),
    QT_TRANSLATE_NOOP("Publishers", "community spreadsheet"),
    QT_TRANSLATE_NOOP("Publishers", "the makers"),
    QT_TRANSLATE_NOOP("Publishers", "the maker's data sheet"),
    QT_TRANSLATE_NOOP("Publishers", "public repository"),
    QT_TRANSLATE_NOOP("Publishers", "public repositories"),
    QT_TRANSLATE_NOOP("Publishers", "source document"),
};

/// How it says what who is named has to do with it. What binds closest stands last.
constexpr std::array OurPatterns{
    QT_TRANSLATE_NOOP("Publishers", "%1, copied by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; copied by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; collected by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, collected by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; kept by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, quoted by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, quoted in %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, quoting %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; cited by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; transcribed by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; translated by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, translated by %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, after %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1, from %2"),
    QT_TRANSLATE_NOOP("Publishers", "%1; copied on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "%1's picture, on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "%1's pictures, on GitHub"),
    QT_TRANSLATE_NOOP("Publishers", "%1 and contributors"),
    QT_TRANSLATE_NOOP("Publishers", "%1 contributors"),
    QT_TRANSLATE_NOOP("Publishers", "%1 on GitHub"),
};

QString here(const char *english) { return QCoreApplication::translate(Context, english); }

/// A name stays as it is.
QString inOurWords(const QString &text)
{
    const auto known = std::find_if(OurWords.begin(), OurWords.end(),
                                    [&](const char *words) { return text == QLatin1StringView(words); });
    if (known != OurWords.end())
        return here(*known);
    for (const char *pattern : OurPatterns) {
        const QString whole = QString::fromLatin1(pattern);
        const qsizetype second = whole.indexOf(QLatin1StringView("%2"));
        const QString middle = whole.mid(2, second < 0 ? -1 : second - 2);
        const qsizetype at =
            second < 0 ? (text.endsWith(middle) ? text.size() - middle.size() : -1) : text.lastIndexOf(middle);
        if (at <= 0)
            continue;
        const QString first = inOurWords(text.first(at));
        return typeset(second < 0 ? here(pattern).arg(first)
                                  : here(pattern).arg(first, inOurWords(text.sliced(at + middle.size()))));
    }
    QStringList parts = text.split(QStringLiteral("; "), Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return text;
    for (QString &part : parts)
        part = inOurWords(part);
    return apart(parts);
}

} // namespace

bool hasOwnTitle(const QString &publisher)
{
    return publisher == OwnPublisher || publisher.startsWith(QLatin1StringView("Rigwright, ")) ||
           publisher.startsWith(QLatin1StringView("author of "));
}

QString sourceTitle(const Source &source)
{
    return hasOwnTitle(source.publisher)
               ? QCoreApplication::translate(OwnSourcesContext, source.title.toUtf8().constData())
               : source.title;
}

QString publisherName(const Source &source) { return inOurWords(source.publisher); }

QString licenceName(const Source &source) { return inOurWords(source.licence); }

QString measuredWork(const QString &english)
{
    return QCoreApplication::translate(MeasuredWorkContext, english.toUtf8().constData());
}

} // namespace rig::names
