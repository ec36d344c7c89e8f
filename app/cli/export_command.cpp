// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/user_data.h"
#include "db/imports/parts_file.h"
#include "db/imports/price_csv.h"
#include "db/whole_file.h"

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
    QCommandLineParser parser;
    parser.addOption({u"store"_s, Cli::tr("The folder of your store, where it is not the usual one."), u"FOLDER"_s});
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QString what = parser.positionalArguments()[0];
    if (what != "prices"_L1 && what != "parts"_L1)
        return misused(invocation.command, Cli::tr("\"%1\" cannot be exported; it must be prices or parts.").arg(what));
    const db::UserStore store = db::UserStore::open(storeFolder(parser.value(u"store"_s)));
    const auto data = readUserData(store);
    if (!data)
        return failed(data.error());
    const QByteArray bytes =
        what == "prices"_L1 ? db::ownPricesAsCsv(data->whole, data->shipped) : db::ownPartsAsFile(data->whole);
    if (const auto saved = db::writeWhole(parser.positionalArguments()[1], bytes); !saved)
        return failed(saved.error());
    Outcome outcome;
    if (!store.state().message.isEmpty())
        outcome.messages << store.state().message;
    outcome.messages << store.leftOut();
    return outcome;
}

} // namespace rig::cli
