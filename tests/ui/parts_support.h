// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "small_machine.h"

#include "ui/document/own_data.h"
#include "ui/document/workspace.h"

#include <QAbstractButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

namespace rig::test {

/// A workspace with the made-up parts and an empty store of the user's in a folder of its own.
struct WithStore
{
    WithStore() : workspace(smallCatalogue()), ownData(workspace)
    {
        if (!ownData.open(smallCatalogue(), folder.path()))
            qFatal("The store cannot be opened.");
    }

    [[nodiscard]] PartHandle part(const char *id) const { return workspace.catalogue().find(QString::fromLatin1(id)); }

    QTemporaryDir folder;
    ui::Workspace workspace;
    ui::OwnData ownData;
};

inline void useSettingsIn(const QTemporaryDir &folder)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
    QCoreApplication::setApplicationName(QStringLiteral("test"));
}

inline QAbstractButton &button(const QWidget &in, const char *name)
{
    auto *found = in.findChild<QAbstractButton *>(QString::fromLatin1(name));
    if (!found)
        qFatal("There is no button %s.", name);
    return *found;
}

} // namespace rig::test
