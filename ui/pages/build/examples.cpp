// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/examples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace rig::ui {

namespace {

constexpr QLatin1StringView embedded(":/examples");

QStringList folders()
{
    const QString program = QCoreApplication::applicationDirPath();
    return {embedded, program + QLatin1StringView("/examples"),
            program + QLatin1StringView("/../share/rigwright/examples")};
}

QString nameOf(const QFileInfo &file)
{
    QFile text(file.filePath());
    if (!text.open(QIODevice::ReadOnly))
        return file.completeBaseName();
    const QString name = QJsonDocument::fromJson(text.readAll()).object().value(QLatin1StringView("name")).toString();
    return name.isEmpty() ? file.completeBaseName() : name;
}

} // namespace

std::vector<Example> examples()
{
    for (const QString &folder : folders()) {
        std::vector<Example> found;
        for (const QFileInfo &file :
             QDir(folder).entryInfoList({QStringLiteral("*.rig.json")}, QDir::Files, QDir::Name))
            found.push_back({file.filePath(), nameOf(file)});
        if (!found.empty())
            return found;
    }
    return {};
}

bool isExample(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    for (const QString &candidate : folders()) {
        if (QDir(candidate).exists() && folder == QDir(candidate).absolutePath())
            return true;
    }
    return false;
}

} // namespace rig::ui
