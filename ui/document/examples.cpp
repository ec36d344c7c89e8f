// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/examples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

QStringList foldersOf(const QString &name)
{
    const QString program = QCoreApplication::applicationDirPath();
    return {u":/"_s + name, program + u'/' + name, program + u"/../share/rigwright/"_s + name};
}

QString nameOf(const QFileInfo &file)
{
    QFile text(file.filePath());
    if (!text.open(QIODevice::ReadOnly))
        return file.completeBaseName();
    const QString name = QJsonDocument::fromJson(text.readAll()).object().value(QLatin1StringView("name")).toString();
    return name.isEmpty() ? file.completeBaseName() : name;
}

std::vector<Example> machinesIn(const QString &name)
{
    for (const QString &folder : foldersOf(name)) {
        std::vector<Example> found;
        for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.rig.json"_s}, QDir::Files, QDir::Name))
            found.push_back({file.filePath(), nameOf(file)});
        if (!found.empty())
            return found;
    }
    return {};
}

/// Their names stand in files; here for the translators.
[[maybe_unused]] constexpr std::array Names{
    QT_TRANSLATE_NOOP("Example", "One RTX 5090 and a drive in the wrong place"),
    QT_TRANSLATE_NOOP("Example", "Four RTX 3090 in one workstation"),
    QT_TRANSLATE_NOOP("Example", "One card, room for a second"),
    QT_TRANSLATE_NOOP("Example", "A second card for an older workstation"),
    QT_TRANSLATE_NOOP("Example", "A small beginner's machine with a card of 180 W, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "One GPU, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Two GPUs three slots apart, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Four GPUs on a 240 V circuit, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Eight GPUs in a server with two processors, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "A researcher's machine of 2017: TITAN X and GTX 1080"),
    QT_TRANSLATE_NOOP("Example", "Kaggle at less cost: one RTX 2060"),
    QT_TRANSLATE_NOOP("Example", "Kaggle competitions: one RTX 2070"),
    QT_TRANSLATE_NOOP("Example", "Two RTX 2080 within 5,000 USD, after Lambda's list of 2020"),
    QT_TRANSLATE_NOOP("Example", "Four RTX 2080 Ti within 8,500 USD, after Lambda's list of 2020"),
};

} // namespace

std::vector<Example> examples() { return machinesIn(u"examples"_s); }

std::vector<Example> templates() { return machinesIn(u"templates"_s); }

QString exampleName(const QString &name) { return QCoreApplication::translate("Example", name.toUtf8().constData()); }

bool isExample(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    for (const QString &candidate : foldersOf(u"examples"_s) + foldersOf(u"templates"_s)) {
        if (QDir(candidate).exists() && folder == QDir(candidate).absolutePath())
            return true;
    }
    return false;
}

} // namespace rig::ui
