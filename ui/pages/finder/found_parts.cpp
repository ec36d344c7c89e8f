// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/found_parts.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "ui/widgets/title_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

struct FoundParts
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::FoundParts)
};

bool areAlike(const Item &one, const Item &other)
{
    return one.part == other.part && one.owned == other.owned && one.price == other.price;
}

/// "TWD 9,500": no line ends between a currency and its amount.
QString wholeAmounts(QString text)
{
    static const QRegularExpression within(u"(?<=\\b[A-Z]{3}) (?=[0-9])"_s);
    return text.replace(within, QString(QChar::Nbsp));
}

} // namespace

std::vector<QStringList> foundParts(const Build &build, const Catalogue &catalogue)
{
    std::vector<QStringList> rows;
    for (auto item = build.items.begin(); item != build.items.end(); ++item) {
        const auto isAlike = [&](const Item &other) { return areAlike(*item, other); };
        if (std::any_of(build.items.begin(), item, isAlike))
            continue; // it is counted with the first
        int number = 0;
        for (const Item &other : build.items)
            number += isAlike(other) ? other.count : 0;
        const PartHandle part = catalogue.find(item->part);
        const std::optional<PricePick> pick = part ? priceOf(*item, *part, catalogue) : std::nullopt;
        const QString name = names::partName(item->part, catalogue);
        rows.push_back({names::kind(item->kind), number > 1 ? u"%1 × %2"_s.arg(names::number(number), name) : name,
                        item->owned ? FoundParts::tr("owned")
                        : pick      ? names::money(pick->money)
                                    : names::noPrice(),
                        !item->owned && pick ? heldText(wholeAmounts(names::priceBasis(*pick))) : QString()});
    }
    return rows;
}

} // namespace rig::ui
