// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/offer_list.h"

#include "core/prices/partial_date.h"
#include "core/prices/price.h"
#include "db/imports/cloud_file.h"
#include "ui/document/settings.h"
#include "ui/pages/rent/offer_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/two_lines.h"
#include "ui/widgets/wrap_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Older prices are shown when they are asked for: they tell what renting cost then.
constexpr int RowsSeen = 6;

} // namespace

OfferList::OfferList(const QDate &today, QWidget *parent)
    : QWidget(parent)
    , m_today(today)
    , m_model(new OfferModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_gpu(new QComboBox(this))
    , m_region(new QComboBox(this))
    , m_old(new QCheckBox(this))
    , m_table(new QTableView(this))
    , m_state(new WrapLabel(this))
    , m_trouble(new MarkedLabel(Meaning::Caution, this))
    , m_open(new QPushButton(this))
    , m_shipped(new QPushButton(this))
{
    m_search->setObjectName(u"search"_s);
    m_gpu->setObjectName(u"offerGpu"_s);
    m_region->setObjectName(u"offerRegion"_s);
    m_old->setObjectName(u"offerOld"_s);
    m_state->setObjectName(u"offerState"_s);
    m_trouble->setObjectName(u"offerTrouble"_s);
    m_search->setClearButtonEnabled(true);
    for (QComboBox *box : {m_gpu, m_region}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(Grid);
    filters->addWidget(m_gpu, 1);
    filters->addWidget(m_region, 1);
    auto *files = new QWidget(this);
    auto *row = new FlowLayout(files, Grid);
    row->addWidget(m_open);
    row->addWidget(m_shipped);
    column->addWidget(m_search);
    column->addLayout(filters);
    column->addWidget(m_old);
    column->addWidget(m_table);
    column->addWidget(m_state);
    column->addWidget(m_trouble);
    column->addWidget(files);
    connect(m_search, &QLineEdit::textChanged, this, &OfferList::filter);
    connect(m_gpu, &QComboBox::activated, this, &OfferList::filter);
    connect(m_region, &QComboBox::activated, this, &OfferList::filter);
    connect(m_old, &QCheckBox::toggled, this, &OfferList::filter);
    connect(m_open, &QPushButton::clicked, this, &OfferList::askForFile);
    connect(m_shipped, &QPushButton::clicked, this, [this] {
        useShipped();
        emit changed();
    });
    retranslate();
}

void OfferList::makeTable()
{
    m_table->setObjectName(u"offerTable"_s);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(OfferModel::SortRole);
    m_table->setModel(m_sorted);
    dressTable(*m_table);
    m_table->setItemDelegate(new TwoLines(OfferModel::SecondRole, m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(OfferModel::PerGpuHour, Qt::AscendingOrder);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OfferList::takeRow);
}

void OfferList::setCatalogue(const Catalogue &catalogue)
{
    m_catalogue = catalogue;
    fillFilters();
    filter();
}

Result<void> OfferList::readFile(const QString &path)
{
    Result<db::CloudFileRead> read = db::readCloudFile(path);
    if (!read) {
        m_trouble->say(tr("%1 The prices shown are those from before.", "what is wrong").arg(read.error().sentence()));
        return tl::unexpected(read.error());
    }
    const QString rows = db::leftOutText(*read);
    take(std::move(read->prices), path);
    if (!rows.isEmpty())
        m_trouble->say(rows);
    return {};
}

void OfferList::useShipped() { take(shippedCloudPrices(), {}); }

void OfferList::take(CloudPrices prices, const QString &file)
{
    m_prices = std::move(prices);
    m_file = file;
    m_trouble->hide();
    m_shipped->setVisible(!file.isEmpty());
    if (m_chosen) {
        const QString id = offerId(*m_chosen);
        m_chosen.reset();
        fillFilters();
        filter();
        choose(id);
        return;
    }
    fillFilters();
    filter();
}

void OfferList::choose(const QString &id)
{
    m_chosen.reset();
    for (const CloudOffer &offer : m_prices.offers) {
        if (offerId(offer) == id && (!m_chosen || offer.date > m_chosen->date))
            m_chosen = offer;
    }
    selectChosen();
}

void OfferList::chooseNearest(const QString &chip)
{
    m_chosen.reset();
    double cheapest = 0;
    for (const CloudOffer &offer : m_prices.offers) {
        if (offer.gpu != chip || !offer.pricePerHour || offer.term != "on-demand"_L1 || isOld(offer))
            continue;
        const auto dollars = inDollars(Money{*offer.pricePerHour / offer.gpus, offer.currency}, m_catalogue);
        if (!dollars || (m_chosen && *dollars >= cheapest))
            continue;
        m_chosen = offer;
        cheapest = *dollars;
    }
    m_suggested = true;
    selectChosen();
}

std::vector<QWidget *> OfferList::focusOrder() const
{
    return {m_search, m_gpu, m_region, m_old, m_table, m_open, m_shipped};
}

bool OfferList::isOld(const CloudOffer &offer) const
{
    const std::optional<int> months = monthsSince(offer.date, m_today);
    return months && *months > OldMonths;
}

void OfferList::fillFilters()
{
    QStringList gpus;
    QStringList regions;
    for (const CloudOffer &offer : m_prices.offers) {
        if (const QString name = gpuName(offer, m_catalogue); !gpus.contains(name))
            gpus << name;
        if (!offer.region.isEmpty() && !regions.contains(offer.region))
            regions << offer.region;
    }
    gpus.sort(Qt::CaseInsensitive);
    regions.sort(Qt::CaseInsensitive);
    const auto fill = [](QComboBox *box, const QString &any, const QStringList &values) {
        const QSignalBlocker blocker(box);
        const QVariant was = box->currentData();
        box->clear();
        box->addItem(any, QString());
        for (const QString &value : values)
            box->addItem(value, value);
        box->setCurrentIndex(std::max(0, box->findData(was)));
    };
    fill(m_gpu, tr("Any GPU"), gpus);
    fill(m_region, tr("Any region"), regions);
}

void OfferList::filter()
{
    const QString gpu = m_gpu->currentData().toString();
    const QString region = m_region->currentData().toString();
    std::vector<CloudOffer> shown;
    int hidden = 0;
    for (const CloudOffer &offer : m_prices.offers) {
        if (!offerHas(offer, m_search->text(), m_catalogue) || (!region.isEmpty() && offer.region != region) ||
            (!gpu.isEmpty() && gpuName(offer, m_catalogue) != gpu))
            continue;
        if (isOld(offer)) {
            ++hidden;
            if (!m_old->isChecked())
                continue;
        }
        shown.push_back(offer);
    }
    m_old->setText(tr("Prices older than two years too (%1)").arg(hidden));
    m_old->setEnabled(hidden > 0 || m_old->isChecked());
    m_filling = true;
    m_model->setOffers(std::move(shown), m_catalogue, m_today);
    fitColumns();
    m_filling = false;
    selectChosen();
    sayState();
}

/// The line below the name has the GPU, the region and the term: where there is no room, their columns give way, and
/// the name is whole.
void OfferList::fitColumns()
{
    measureColumns(*m_table);
    const int name = m_table->columnWidth(OfferModel::Name);
    m_table->setColumnHidden(OfferModel::Gpu, true);
    shareWidth(*m_table, OfferModel::Name, name,
               {OfferModel::Gpus, OfferModel::Region, OfferModel::Term, OfferModel::Date});
    const int room = m_table->viewport()->width() - m_table->columnWidth(OfferModel::PerGpuHour);
    if (name > room) // an offer of a very long name: its tip has it whole
        m_table->setColumnWidth(OfferModel::Name, room);
}

void OfferList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void OfferList::selectChosen()
{
    m_filling = true;
    m_table->clearSelection();
    for (int row = 0; m_chosen && row < m_model->rowCount(); ++row) {
        if (m_model->offer(row) == *m_chosen) {
            const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, 0));
            m_table->setCurrentIndex(index);
            m_table->scrollTo(index);
        }
    }
    m_filling = false;
}

void OfferList::takeRow()
{
    if (m_filling)
        return;
    m_suggested = false;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    m_chosen = rows.isEmpty() ? std::nullopt : std::optional(m_model->offer(m_sorted->mapToSource(rows.first()).row()));
    emit changed();
}

void OfferList::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Cloud prices"), value(QSettings(), setting::importFolder), tr("Prices (*.json *.csv)"));
    if (path.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, QFileInfo(path).absolutePath());
    if (!readFile(path))
        return;
    emit said(
        tr("%n price(s) from %1 take the place of the shipped ones.", "", static_cast<int>(m_prices.offers.size()))
            .arg(QFileInfo(path).fileName()),
        false);
    emit changed();
}

void OfferList::sayState()
{
    QString newest;
    for (const CloudOffer &offer : m_prices.offers)
        newest = std::max(newest, offer.date);
    const QString from = m_file.isEmpty() ? tr("shipped with the program") : QFileInfo(m_file).fileName();
    QString text =
        tr("%1 of %2 offers, %3. Each price is that of its date; the newest is %4.", "shown, all, file, age of a price")
            .arg(QString::number(m_model->rowCount()), QString::number(m_prices.offers.size()), from,
                 newest.isEmpty() ? tr("without a date") : ageInWords(newest, m_today));
    if (m_model->rowCount() == 0)
        text = tr("No offer fits. Clear the search, or choose any GPU and any region.");
    m_state->setText(heldText(text));
}

void OfferList::retranslate()
{
    m_search->setPlaceholderText(tr("Search offers, e.g. A100 lambda"));
    m_search->setAccessibleName(tr("Search offers"));
    m_gpu->setAccessibleName(tr("GPU of the offers"));
    m_region->setAccessibleName(tr("Region of the offers"));
    m_table->setAccessibleName(tr("Offers of GPUs to rent"));
    m_open->setText(tr("Use a &price file…"));
    m_open->setToolTip(
        plainTip(tr("JSON as the shipped file, or CSV with the columns %1.").arg(cloudOfferKeys().join(u", "_s))));
    m_shipped->setText(tr("Back to the shipped prices"));
    m_shipped->setVisible(!m_file.isEmpty());
    makeQuiet(*m_state, *this);
    m_table->verticalHeader()->setDefaultSectionSize(TwoLines::rowTall(m_table->font()));
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            RowsSeen * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth());
    fillFilters();
    m_model->retranslate();
    filter();
}

void OfferList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace rig::ui
