// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/offer_model.h"

#include "core/names/names.h"
#include "core/prices/price.h"
#include "core/renting/rent_words.h"
#include "ui/widgets/label.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// More than any GPU costs an hour.
constexpr double BehindOthers = 1e6;

std::optional<double> mostPerGpu(const CloudOffer &offer)
{
    return offer.pricePerHourMost ? std::optional(*offer.pricePerHourMost / offer.gpus) : std::nullopt;
}

} // namespace

void OfferModel::setOffers(std::vector<CloudOffer> offers, const Catalogue &catalogue, const QDate &today)
{
    beginResetModel();
    m_offers = std::move(offers);
    m_today = today;
    m_gpuNames.clear();
    m_dollars.clear();
    for (const CloudOffer &offer : m_offers) {
        const PartHandle chip = catalogue.find(offer.gpu);
        m_gpuNames << (chip ? names::shortName(*chip) : gpuName(offer, catalogue));
        const auto price =
            offer.pricePerHour ? std::optional(Money{*offer.pricePerHour / offer.gpus, offer.currency}) : std::nullopt;
        // What may be taken away at any time stands behind what stays.
        const double behind = offer.term == "spot"_L1 ? BehindOthers : 0;
        m_dollars.push_back(inDollars(price, catalogue).value_or(std::numeric_limits<double>::max()) + behind);
    }
    endResetModel();
}

void OfferModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_offers.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OfferModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

int OfferModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString OfferModel::text(int row, Column column) const
{
    const CloudOffer &offer = this->offer(row);
    switch (column) {
    case Name:
        return u"%1 %2"_s.arg(offer.provider, offer.name);
    case Gpu:
        return m_gpuNames.value(row);
    case Gpus:
        return QString::number(offer.gpus);
    case PerGpuHour:
        return offer.pricePerHour ? hourlyPrice(*offer.pricePerHour / offer.gpus, offer.currency, mostPerGpu(offer))
                                  : tr("you enter it", "a price");
    case Region:
        return offer.region.isEmpty() ? tr("not stated", "region of a cloud") : offer.region;
    case Term:
        return termName(offer.term);
    case Date:
        return offer.date;
    case ColumnCount:
        break;
    }
    return {};
}

/// What the offer's name may leave open: how many of which GPU, where, on what term.
QString OfferModel::secondLine(int row) const
{
    const CloudOffer &here = offer(row);
    QStringList parts{here.gpus > 1 ? u"%1 × %2"_s.arg(text(row, Gpus), text(row, Gpu)) : text(row, Gpu)};
    if (!here.region.isEmpty())
        parts << here.region;
    parts << text(row, Term);
    return parts.join(u" · "_s);
}

QVariant OfferModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto column = static_cast<Column>(index.column());
    const CloudOffer &here = offer(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), column);
    case Qt::ToolTipRole:
        if (here.date.isEmpty())
            return plainTip(u"%1, %2"_s.arg(text(index.row(), Name), text(index.row(), Gpu)));
        return plainTip(u"%1, %2, %3, %4"_s.arg(text(index.row(), Name), text(index.row(), Gpu),
                                                text(index.row(), Term), dateAndAge(here.date, m_today)));
    case Qt::TextAlignmentRole:
        return static_cast<int>((column == Gpus || column == PerGpuHour ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case SecondRole:
        return column == Name ? secondLine(index.row()) : QString();
    case SortRole:
        if (column == Gpus)
            return here.gpus;
        if (column == PerGpuHour)
            return m_dollars[static_cast<std::size_t>(index.row())];
        return text(index.row(), column).toLower();
    }
    return {};
}

QVariant OfferModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column == Gpus || column == PerGpuHour ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Name:
        return tr("Offer");
    case Gpu:
        return tr("GPU");
    case Gpus:
        return tr("GPUs");
    case PerGpuHour:
        return tr("Per GPU-hour");
    case Region:
        return tr("Region");
    case Term:
        return tr("Term");
    case Date:
        return tr("Price of");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace rig::ui
