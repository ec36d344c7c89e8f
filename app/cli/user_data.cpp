// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/user_data.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace rig::cli {

QString storeFolder(const QString &named)
{
    if (!named.isEmpty())
        return QDir(named).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/rigwright"_s;
}

Result<db::UserStore> storeToRead(const QString &folder)
{
    db::UserStore store = db::UserStore::openToRead(folder);
    if (store.state().kind == db::StoreState::Kind::Unavailable)
        return ioFailure(store.state().message, {});
    return store;
}

QStringList remarksOn(const db::UserStore &store)
{
    QStringList remarks = store.leftOut();
    if (!store.state().message.isEmpty())
        remarks.prepend(store.state().message);
    return remarks;
}

} // namespace rig::cli
