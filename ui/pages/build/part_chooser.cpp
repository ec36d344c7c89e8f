// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/part_chooser.h"

#include "core/names/names.h"
#include "ui/pages/build/candidate_details.h"
#include "ui/pages/build/candidate_model.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

namespace rig::ui {

PartChooser::PartChooser(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(this))
    , m_close(new QToolButton(this))
    , m_search(new QLineEdit(this))
    , m_order(new QComboBox(this))
    , m_filters(new PartFilters(this))
    , m_fits(m_filters->addSwitch(QStringLiteral("filterFits")))
    , m_list(new QListView(this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_state(new Label(this))
    , m_owned(new QCheckBox(this))
    , m_choose(new QPushButton(this))
    , m_details(new CandidateDetails(this))
    , m_model(new CandidateModel(this))
{
    layOut();
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setProperty("lined", true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("search")); // Ctrl+F finds it by this name
    m_search->installEventFilter(this);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) { m_model->setSearch(text); });
    connect(m_order, &QComboBox::currentIndexChanged, this, &PartChooser::takeOrder);
    connect(m_filters, &PartFilters::changed, this, &PartChooser::takeFilter);
    connect(m_list, &QListView::activated, this, &PartChooser::choose);
    connect(m_choose, &QPushButton::clicked, this, &PartChooser::choose);
    connect(m_close, &QToolButton::clicked, this, &PartChooser::closed);
    connect(m_model, &CandidateModel::modelReset, this, &PartChooser::keepCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && !m_arranging)
            m_current = current.data(CandidateModel::PartIdRole).toString();
        m_choose->setEnabled(current.isValid());
        if (!m_arranging)
            showDetails(current);
    });
    // Pointing at a part shows what it would change; when the pointer leaves, it is the current one's turn again.
    m_list->setMouseTracking(true);
    connect(m_list, &QListView::entered, this, &PartChooser::showDetails);
    m_list->viewport()->installEventFilter(this);
    connect(m_owned, &QCheckBox::toggled, this, [this] { showDetails(m_list->currentIndex()); });
    connect(m_details, &CandidateDetails::chosenWith, this,
            [this](const QString &part, const std::vector<Edit> &changes) { take(part, changes); });
    retranslate();
}

PartChooser::~PartChooser() = default;

void PartChooser::layOut()
{
    auto *head = new QHBoxLayout;
    m_title->setWordWrap(true);
    head->addWidget(m_title, 1);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_search, 1);
    tools->addWidget(m_order);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_owned, 1);
    foot->addWidget(m_choose);
    m_choose->setProperty("primary", true);
    m_state->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    column->addLayout(head);
    column->addLayout(tools);
    column->addWidget(m_filters);
    m_split->addWidget(m_list);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setSizes({300, 200}); // shares: both hints would leave the details three lines
    m_split->setChildrenCollapsible(false);
    column->addWidget(m_split, 1);
    column->addWidget(m_state);
    column->addWidget(m_details->takeWith(), 0, Qt::AlignRight); // over the foot: beside a wide switch it had no room
    column->addLayout(foot);
}

/// What a last row would show of itself goes to the details; where that would leave but one, these give the rest of a
/// second, as far as they can.
void PartChooser::endAtWholeRow()
{
    const int row = m_list->sizeHintForRow(0);
    const int room = m_list->viewport()->height();
    const QList<int> sizes = m_split->sizes();
    if (!isVisible() || row <= 0 || room <= row || room % row == 0 || sizes.size() != 2)
        return;
    const int given = room < 2 * row ? room - 2 * row : room % row;
    m_split->setSizes({sizes[0] - given, sizes[1] + given});
}

void PartChooser::open(const Opening &opening, const Document &document, std::shared_ptr<const Catalogue> catalogue)
{
    if (opening.kind != m_opening.kind) { // another kind begins without filters
        const QSignalBlocker blocker(m_filters);
        m_filters->clear();
    }
    m_opening = opening;
    m_current.clear();
    if (const Item *item = document.build.item(opening.replaces)) {
        const PartHandle part = catalogue->find(item->part);
        m_replacedName = part ? part->name : item->part;
        m_current = item->part;
    }
    m_owned->setVisible(opening.replaces == 0);
    m_document = document;
    m_whole = std::move(catalogue);
    m_details->clear();
    m_details->forgetPrices();
    {
        const QSignalBlocker blocker(m_search); // the list of the last opening need not be sorted once more
        m_search->clear();
        m_model->clear();
        m_model->setSearch({});
        fillOrders();
        m_filters->setKind(opening.kind, *m_whole);
        m_model->setFilter(filter());
        takePrices();
    }
    m_model->setOpening(opening, document, m_catalogue);
    sayTitle();
    saySearch();
    sayState();
    m_search->setFocus();
}

void PartChooser::refresh(const Document &document, std::shared_ptr<const Catalogue> catalogue)
{
    if (m_opening.replaces != 0 && !document.build.item(m_opening.replaces)) {
        emit closed(); // what was to be replaced is gone
        return;
    }
    m_document = document;
    if (m_whole != catalogue) {
        m_whole = std::move(catalogue);
        m_filters->setKind(m_opening.kind, *m_whole);
        takePrices();
    }
    m_model->setOpening(m_opening, document, m_catalogue);
}

/// The prices that are asked for here count in the whole drawer: in the list, in its order, in what a part would
/// change.
void PartChooser::takePrices()
{
    m_catalogue = m_whole;
    if (const std::optional<Buying> buying = m_filters->buying(); buying && *buying != m_whole->prices.buying) {
        auto priced = std::make_shared<Catalogue>(*m_whole);
        priced->prices.buying = *buying;
        m_catalogue = std::move(priced);
    }
}

CandidateFilter PartChooser::filter() const { return {m_filters->conditions(), m_fits->isChecked()}; }

void PartChooser::takeFilter()
{
    const std::shared_ptr<const Catalogue> before = m_catalogue;
    takePrices();
    m_model->setFilter(filter());
    if (before->prices.buying != m_catalogue->prices.buying)
        m_model->setOpening(m_opening, m_document, m_catalogue);
}

/// What parts of this kind can be sorted by; the order that was chosen last stays where this kind has it.
void PartChooser::fillOrders()
{
    const QSignalBlocker blocker(m_order);
    const QString chosen = m_order->currentData().toString();
    m_order->clear();
    for (const CandidateOrder &order : ordersOf(m_opening.kind))
        m_order->addItem(orderName(order), QString::fromLatin1(order.id));
    m_order->setCurrentIndex(std::max(0, m_order->findData(chosen)));
    takeOrder();
}

void PartChooser::takeOrder()
{
    const int index = m_order->currentIndex();
    m_model->setOrder(index < 0 ? nullptr : &ordersOf(m_opening.kind)[static_cast<std::size_t>(index)]);
}

void PartChooser::showDetails(const QModelIndex &index)
{
    if (!index.isValid()) {
        m_details->clear();
        return;
    }
    const QString part = index.data(CandidateModel::PartIdRole).toString();
    const bool owned = addsOwned();
    if (m_details->shows(part, owned, m_document))
        return; // made anew, it would look for the changes once more
    m_details->show(part, m_opening, owned, m_document, m_catalogue);
}

bool PartChooser::addsOwned() const { return m_opening.replaces == 0 && m_owned->isChecked(); }

void PartChooser::focusSearch() { m_search->setFocus(Qt::ShortcutFocusReason); }

void PartChooser::setAddsOwned(bool owned) { m_owned->setChecked(owned); }

void PartChooser::setRegion(Region region) { m_model->setRegion(region); }

void PartChooser::keepCurrent()
{
    m_arranging = true;
    m_list->setCurrentIndex(m_model->index(std::max(0, m_model->rowOf(m_current))));
    m_arranging = false;
    m_choose->setEnabled(m_model->rowCount() > 0);
    showDetails(m_list->currentIndex());
    sayState();
    endAtWholeRow();
}

void PartChooser::sayTitle()
{
    const QString kind = names::kind(m_opening.kind);
    m_title->setText(m_opening.replaces == 0
                         ? tr("Add: %1", "kind of part").arg(kind)
                         : tr("%1 instead of %2", "kind of part, name of a part").arg(kind, m_replacedName));
    m_title->setFont(fontFor(TextSize::Section, font()));
    m_choose->setText(m_opening.replaces == 0 ? tr("Add") : tr("Replace"));
}

/// Only cards carry a chip that they are searched by.
void PartChooser::saySearch()
{
    m_search->setPlaceholderText(m_opening.kind == Kind::Card ? tr("Name, vendor or chip") : tr("Name or vendor"));
}

void PartChooser::sayState()
{
    const int rows = m_model->rowCount();
    int blocked = 0;
    for (int row = 0; row < rows; ++row)
        blocked += m_model->index(row).data(CandidateModel::BlockedRole).toBool() ? 1 : 0;
    QString text;
    const QString instead = m_model->searchedInstead();
    if (rows > 0 && !instead.isEmpty())
        text = tr("Nothing is called “%1”; shown is “%2”.", "what was typed, what was searched for")
                   .arg(m_search->text().trimmed(), instead);
    else if (rows == 0 && m_model->leftOut() > 0)
        text = tr("The filters leave out all %n part(s).", "of a list", m_model->leftOut());
    else if (rows == 0 && m_search->text().isEmpty())
        text = tr("The catalogue has no part of this kind.");
    else if (rows == 0 && m_opening.kind != Kind::Card)
        text = tr("No part has all of these words in its name or vendor. Use fewer words.");
    else if (rows == 0)
        text = tr("No part has all of these words in its name, vendor or chip. Use fewer words.");
    else if (blocked == rows && rows > 1)
        text = tr("None of the %1 works here as it is; each says why.", "number of parts").arg(names::number(rows));
    else if (blocked == rows)
        text = tr("It does not work here as it is; it says why.", "the one part of the list");
    else if (blocked > 0)
        text = tr("%n of these part(s) would not work here; they stand last, with the reason.", nullptr, blocked);
    else
        text = tr("%n part(s).", "in the list", rows);
    m_state->setText(text);
    m_state->setFont(fontFor(TextSize::Caption, font()));
}

void PartChooser::retranslate()
{
    saySearch();
    m_search->setAccessibleName(tr("Search the parts"));
    m_list->setAccessibleName(tr("Parts to choose from"));
    m_order->setAccessibleName(tr("Order of the parts"));
    fillOrders();
    m_fits->setText(tr("Fits only"));
    m_fits->setToolTip(tr("Without what would not work here, and what leaves room, lanes or power open."));
    m_details->retranslate();
    m_close->setToolTip(tr("Close without choosing (Esc)"));
    m_close->setAccessibleName(tr("Close without choosing"));
    m_owned->setText(tr("I own it already"));
    m_owned->setToolTip(tr("It then costs nothing, and no suggestion replaces it."));
    sayTitle();
    sayState();
}

void PartChooser::choose()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    take(current.data(CandidateModel::PartIdRole).toString(), {});
}

/// A price that was typed goes with the part, to every item that becomes it.
void PartChooser::take(const QString &part, std::vector<Edit> changes)
{
    if (const std::optional<Money> price = m_details->typedPrice(part); price && !addsOwned()) {
        std::vector<ItemId> items{m_opening.replaces != 0 ? m_opening.replaces : m_document.build.nextId()};
        for (const ItemId other : othersAlike(m_opening, m_document))
            items.push_back(other);
        changes.insert(changes.begin(), SetPrice{std::move(items), price});
    }
    emit chosen(m_opening, part, addsOwned(), changes);
}

bool PartChooser::eventFilter(QObject *watched, QEvent *event)
{
    // Later: what the details lay out under the pointer makes Qt send the next Leave at once.
    if (watched == m_list->viewport() && event->type() == QEvent::Leave)
        QMetaObject::invokeMethod(
            this, [this] { showDetails(m_list->currentIndex()); }, Qt::QueuedConnection);
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) // after the splitter's own layout
        QMetaObject::invokeMethod(this, &PartChooser::endAtWholeRow, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_search && enter) {
        choose();
        return true;
    }
    const bool moves = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                       key->key() == Qt::Key_PageDown;
    if (watched == m_search && moves) {
        // One types and walks the list without leaving the search field.
        QApplication::sendEvent(m_list, event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PartChooser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    emit closed();
}

} // namespace rig::ui
