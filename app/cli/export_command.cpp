// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/list_command.h"
#include "app/cli/loading.h"
#include "app/cli/user_data.h"
#include "db/imports/own_lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Outcome runExport(const Invocation &invocation)
{
    if (invocation.arguments.value(0) == "list"_L1)
        return exportList(invocation);
    QCommandLineParser parser;
    parser.addOption({u"store"_s, Cli::tr("The folder of your store, where it is not the usual one."), u"FOLDER"_s});
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QString what = parser.positionalArguments()[0];
    if (what != "prices"_L1 && what != "parts"_L1)
        return misused(invocation.command,
                       Cli::tr("\"%1\" cannot be exported; it must be prices, parts or list.").arg(what));
    const QString folder = storeFolder(parser.value(u"store"_s));
    const auto store = storeToRead(folder);
    if (!store)
        return failed(store.error());
    QStringList leftOut;
    const auto shipped = catalogueBelow(folder, db::allKinds(), leftOut);
    if (!shipped)
        return failed(shipped.error());
    const auto list = db::ownList(what == "prices"_L1 ? db::OwnWhat::Prices : db::OwnWhat::Parts, *store, *shipped);
    if (!list)
        return failed(list.error());
    const auto saved = db::writeOwnList(parser.positionalArguments()[1], *list);
    return withLeftOut(saved ? Outcome{Fine, {}, {*saved}} : failed(saved.error()), leftOut + remarksOn(*store));
}

} // namespace rig::cli
