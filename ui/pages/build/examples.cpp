// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/examples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

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

} // namespace

std::vector<Example> examples() { return machinesIn(u"examples"_s); }

std::vector<Example> templates() { return machinesIn(u"templates"_s); }

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
