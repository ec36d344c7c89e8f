// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/offers_model.h"

#include "core/advice/advice_words.h"
#include "core/advice/advise.h"
#include "core/names/names.h"
#include "ui/widgets/label.h"

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using namespace advice;

QString unknown() { return u"—"_s; }

template <class Tag> QString figure(const Figure<Quantity<Tag>> &value, int decimals = 0)
{
    return value ? names::number(value->value(), decimals) : unknown();
}

QString seenText(const std::optional<PriceSeen> &price)
{
    if (!price)
        return unknown();
    const QString date = price->date.toString(Qt::ISODate);
    if (price->source == NoSource)
        return OffersModel::tr("%1, your own", "when a price was seen").arg(date);
    if (price->basis == PriceBasis::Launch)
        return OffersModel::tr("%1, at launch", "when a price was seen").arg(date);
    if (price->condition == Condition::Used)
        return price->recent ? OffersModel::tr("%1, used", "when a price was seen").arg(date)
                             : OffersModel::tr("%1, used, old", "when a price was seen").arg(date);
    return price->recent ? OffersModel::tr("%1, new", "when a price was seen").arg(date)
                         : OffersModel::tr("%1, new, old", "when a price was seen").arg(date);
}

QString remarksText(const Offer &offer, const Usual &usual)
{
    QStringList remarks;
    if (const QString held = heldText(offer, usual); !held.isEmpty())
        remarks << held;
    if (offer.lessSuited)
        remarks << remarkKindText(RemarkKind::LessSuited);
    if (offer.advisedAgainst)
        remarks << remarkKindText(RemarkKind::Avoid);
    if (offer.support == Support::OldVersions)
        remarks << OffersModel::tr("▲ old versions of frameworks only");
    return remarks.join(u" · "_s);
}

} // namespace

void OffersModel::setOffers(std::vector<Offer> offers, const Usual &usual)
{
    beginResetModel();
    m_offers = std::move(offers);
    m_usual = usual;
    endResetModel();
}

const Offer *OffersModel::offerAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_offers[static_cast<std::size_t>(row)] : nullptr;
}

int OffersModel::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (offerAt(row)->chip->id == id)
            return row;
    }
    return -1;
}

void OffersModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OffersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

int OffersModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString OffersModel::text(const Offer &offer, int column) const
{
    const Chip &chip = *offer.chip;
    switch (column) {
    case Name:
        return names::shortName(chip); // the maker stands before nearly every name, and what tells cards apart last
    case Score:
        return offer.score ? names::number(*offer.score, 1) : unknown();
    case Price:
        return offer.price ? names::money(offer.price->money) : unknown();
    case Seen:
        return seenText(offer.price);
    case Memory:
        return figure(chip.memory);
    case Bandwidth:
        return figure(chip.memoryBandwidth);
    case Fp32:
        return figure(chip.fp32, 1);
    case Tensor:
        return offer.speed ? names::number(*offer.speed, 1) : unknown();
    case Sold:
        return saleShort(offer.sale);
    case Remarks:
        return remarksText(offer, m_usual);
    default:
        return {};
    }
}

QVariant OffersModel::data(const QModelIndex &index, int role) const
{
    const Offer *offer = index.isValid() ? offerAt(index.row()) : nullptr;
    if (!offer)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*offer, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Name)
            return plainTip(offer->chip->name);
        return plainTip(index.column() == Sold ? saleText(offer->sale) : text(*offer, index.column()));
    case Qt::TextAlignmentRole: {
        const int column = index.column();
        const bool number = column == Score || column == Price || (column >= Memory && column <= Tensor);
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case IdRole:
        return offer->chip->id;
    default:
        return {};
    }
}

QVariant OffersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("GPU");
    case Score:
        return tr("Score");
    case Price:
        return tr("Price");
    case Seen:
        return tr("Seen");
    case Memory:
        return tr("GiB");
    case Bandwidth:
        return tr("GB/s");
    case Fp32:
        return tr("FP32\nTFLOPS");
    case Tensor:
        return tr("16 bits\nTFLOPS");
    case Sold:
        return tr("Still sold");
    case Remarks:
        return tr("Remarks");
    default:
        return {};
    }
}

} // namespace rig::ui
