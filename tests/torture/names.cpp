// SPDX-License-Identifier: GPL-3.0-or-later
// Fifteen hostile names through everything that prints or writes them.
#include "tests/torture/process.h"
#include "tests/torture/suite.h"

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

QJsonValue renamed(const QString &key, const QJsonValue &value, const QString &name)
{
    static const QStringList texts{u"name"_s, u"title"_s, u"publisher"_s, u"vendor"_s};
    if (texts.contains(key))
        return name;
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue entry : value.toArray())
            array.append(renamed({}, entry, name));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    const QStringList keys = object.keys();
    for (const QString &inner : keys)
        object.insert(inner, renamed(inner, object.value(inner), name));
    return object;
}

/// The made-up parts of the tests, every one of them with this name, its maker and its source as well.
QString partsNamed(const QString &path, const QString &name)
{
    const QByteArray text = bytesOf(u"" RIGWRIGHT_SOURCE_DIR "/tests/data/small-catalogue.json"_s);
    const QJsonValue object = renamed({}, QJsonDocument::fromJson(text).object(), name);
    return writeBytes(path, QJsonDocument(object.toObject()).toJson()) ? path : QString();
}

QString machineNamed(const QString &path, const QString &name)
{
    const QByteArray text = bytesOf(u"" RIGWRIGHT_SOURCE_DIR "/tests/torture/corpus/machine/short.json"_s);
    QJsonObject object = QJsonDocument::fromJson(text).object();
    object.insert(u"name"_s, name);
    return writeBytes(path, QJsonDocument(object).toJson()) ? path : QString();
}

/// In a page of ours, nothing from outside is a tag.
QString inPage(const QByteArray &page)
{
    for (const char *tag :
         {"<img src=\"file:", "<b>All is", "<a href=\"file:", "<a href=\"//", "<script>alert", "<h1>No findings"}) {
        if (page.contains(tag))
            return u"the page holds "_s + QString::fromLatin1(tag);
    }
    return {};
}

/// A cell that a spreadsheet runs.
QString inTable(const QByteArray &table)
{
    for (const char *start : {",=cmd", "\n=cmd", ",\"=cmd", "\n\"=cmd"}) {
        if (table.contains(start))
            return u"a cell of the table is a formula"_s;
    }
    return {};
}

struct Way
{
    QStringList command; ///< MACHINE, PARTS and OUT stand for the files
    QString (*judge)(const QByteArray &made);
};

const std::vector<Way> &ways()
{
    const auto nothing = [](const QByteArray &) { return QString(); };
    static const std::vector<Way> all{
        {{u"parts"_s, u"cards"_s, u"--parts"_s, u"PARTS"_s, u"--format"_s, u"csv"_s}, inTable},
        {{u"show"_s, u"card-a"_s, u"--parts"_s, u"PARTS"_s}, nothing},
        {{u"check"_s, u"MACHINE"_s, u"--parts"_s, u"PARTS"_s}, nothing},
        {{u"check"_s, u"MACHINE"_s, u"--parts"_s, u"PARTS"_s, u"--format"_s, u"json"_s}, nothing},
        {{u"report"_s, u"MACHINE"_s, u"OUT.html"_s, u"--parts"_s, u"PARTS"_s}, inPage},
        {{u"import"_s, u"prices"_s, u"LIST"_s, u"--dry-run"_s, u"--format"_s, u"json"_s}, nothing},
    };
    return all;
}

} // namespace

Attempt names(const QString &folder)
{
    return [=](Dice &dice) -> QString {
        const std::size_t turn = dice.seed() % (ways().size() * static_cast<std::size_t>(hostileNames().size()));
        const Way &way = ways()[turn % ways().size()];
        const QString &name = hostileNames()[static_cast<qsizetype>(turn / ways().size())];
        const QString work = freshFolder(folder + u"/work"_s);
        const QString out = work + u"/out.html"_s;
        const QString list = work + u"/list.csv"_s;
        QString cell = name;
        cell.replace(u'"', u"\"\""_s);
        writeBytes(list, "part,price,currency,date,source\n\"" + cell.toUtf8() + "\",1,USD,2026-11-01,\"" +
                             cell.toUtf8() + "\"\n");
        QStringList command = way.command;
        command.replaceInStrings(u"MACHINE"_s, machineNamed(work + u"/m.rig.json"_s, name));
        command.replaceInStrings(u"PARTS"_s, partsNamed(work + u"/p.json"_s, name));
        command.replaceInStrings(u"OUT.html"_s, out);
        command.replaceInStrings(u"LIST"_s, list);
        const Ran ran = runConsole(command);
        if (const QString offence = ran.offence(); !offence.isEmpty())
            return typed(command) + u": "_s + offence;
        if (ran.exitCode > 1)
            return typed(command) + u": "_s + QString::fromUtf8(ran.errors);
        return way.judge(command.contains(out) ? bytesOf(out) : ran.out);
    };
}

} // namespace rig::torture
