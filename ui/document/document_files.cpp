// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document_files.h"

#include "core/base/json.h"
#include "core/base/shown_text.h"
#include "db/whole_file.h"
#include "ui/document/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>

namespace rig::ui {

namespace {

struct Files
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Files)
};

constexpr int recentAtMost = 10;

} // namespace

QString withEnding(const QString &path)
{
    return path.endsWith(MachineEnding, Qt::CaseInsensitive) ? path : path + MachineEnding;
}

QStringList recentFiles() { return value(QSettings(), setting::recentFiles); }

void rememberRecent(const QString &path)
{
    QSettings settings;
    QStringList files = value(settings, setting::recentFiles);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    setValue(settings, setting::recentFiles, QStringList(files.mid(0, recentAtMost)));
}

QString machineNameIn(const QString &path)
{
    const Result<QByteArray> text = readFile(path);
    const Result<QJsonObject> machine =
        text ? parseJsonObject(*text, path) : Result<QJsonObject>(tl::unexpected(text.error()));
    const QString name =
        machine ? shownLine(machine->value(QLatin1StringView("name")).toString()).trimmed() : QString();
    return name.isEmpty() ? QFileInfo(path).fileName().section(u'.', 0, 0) : name;
}

void forgetRecent(const QString &path)
{
    QSettings settings;
    QStringList files = value(settings, setting::recentFiles);
    files.removeAll(path);
    setValue(settings, setting::recentFiles, files);
}

void rememberFolder(const QString &path)
{
    QSettings settings;
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
}

Result<QByteArray> readFile(const QString &path) { return db::readWhole(path, JsonLimits{}.bytes); }

Result<void> writeFile(const QString &path, const QByteArray &text)
{
    Result<void> written = db::writeWhole(path, text);
    if (!written)
        written.error().message += u' ' + Files::tr("The machine is still open and unsaved.");
    return written;
}

} // namespace rig::ui
