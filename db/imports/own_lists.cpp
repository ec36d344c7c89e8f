// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/own_lists.h"

#include "db/imports/parts_file.h"
#include "db/imports/price_csv.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace rig::db {

namespace {

/// Sentences of this file.
struct OwnLists
{
    Q_DECLARE_TR_FUNCTIONS(OwnLists)
};

/// A broken page may have held entries of any kind.
bool concerns(const RowLeftOut &row, OwnWhat what)
{
    switch (row.what) {
    case RowLeftOut::What::Unread:
        return true;
    case RowLeftOut::What::Part:
    case RowLeftOut::What::PartNamedOther:
        return what == OwnWhat::Parts;
    case RowLeftOut::What::OwnPrice:
    case RowLeftOut::What::ImportedPrice:
        return what == OwnWhat::Prices;
    case RowLeftOut::What::Source:
    case RowLeftOut::What::Figure:
    case RowLeftOut::What::UnreadableFigure:
    case RowLeftOut::What::Rate:
        return false;
    }
    return false;
}

QString counted(OwnWhat what, int count)
{
    return what == OwnWhat::Prices ? OwnLists::tr("%n price(s) of yours", nullptr, count)
                                   : OwnLists::tr("%n part(s) of yours", nullptr, count);
}

/// Nothing where all is there.
QString whatLacks(const OwnList &list)
{
    if (list.lacking == 0)
        return {};
    return OwnLists::tr("Only %1 of at least %2 entries of your store can be read.", "numbers")
        .arg(QString::number(list.listed), QString::number(list.listed + list.lacking));
}

} // namespace

Result<OwnList> ownList(OwnWhat what, const UserStore &store, const Catalogue &shipped)
{
    if (store.state().kind == StoreState::Kind::Unavailable)
        return ioFailure(store.state().message, {});
    const Result<Catalogue> over = store.over(shipped);
    if (!over)
        return tl::unexpected<Failure>(over.error());
    OwnList list;
    list.what = what;
    list.leftOut = store.leftOut();
    const std::vector<RowLeftOut> &rows = store.rowsLeftOut();
    list.lacking = static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [&](const RowLeftOut &row) { return concerns(row, what); }));
    const bool prices = what == OwnWhat::Prices;
    list.bytes = prices ? ownPricesAsCsv(*over, shipped, store.waitingPrices()) : ownPartsAsFile(*over);
    list.listed = prices ? ownPriceCount(*over, shipped, store.waitingPrices()) : ownPartCount(*over);
    return list;
}

Result<QString> writeOwnList(const QString &path, const OwnList &list)
{
    const QString shown = QDir::toNativeSeparators(path);
    const bool less = list.listed == 0 || list.lacking > 0;
    if (less && QFileInfo(path).size() > 0) {
        const QString why =
            list.lacking > 0 ? whatLacks(list) : OwnLists::tr("Your store holds %1.").arg(counted(list.what, 0));
        return ioFailure(OwnLists::tr("%1 The file was left as it is; choose another name for the new list.",
                                      "a sentence on how much there is")
                             .arg(why),
                         shown);
    }
    if (auto written = writeWhole(path, list.bytes); !written)
        return tl::unexpected(written.error());
    QString said =
        OwnLists::tr("Saved as %1: %2.", "a file, so many prices or parts").arg(shown, counted(list.what, list.listed));
    if (const QString lacks = whatLacks(list); !lacks.isEmpty())
        said += u' ' + lacks;
    return said;
}

} // namespace rig::db
