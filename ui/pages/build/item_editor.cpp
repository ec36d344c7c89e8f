// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/item_editor.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "core/words/move_options.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/candidates.h"
#include "ui/pages/build/limit_box.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/price_box.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace rig::ui {

namespace {

constexpr int mostKits = 64;
constexpr int PriceLetters = 14;

std::vector<ItemId> cardsLike(const Item &item, const Build &build)
{
    std::vector<ItemId> cards;
    for (const Item *card : build.itemsOf(Kind::Card)) {
        if (card->part == item.part)
            cards.push_back(card->id);
    }
    return cards;
}

/// What the card draws without a limit.
std::optional<Watts> ratingOf(const Device &device)
{
    if (device.card && device.card->tdp)
        return *device.card->tdp;
    return device.chip ? device.chip->tdp.value : std::nullopt;
}

/// An edit by one of the fields may be what brings us here, so they outlive it.
void emptyLater(QFormLayout &form)
{
    while (form.rowCount() > 0) {
        const QFormLayout::TakeRowResult row = form.takeRow(0);
        for (QLayoutItem *item : {row.labelItem, row.fieldItem}) {
            if (!item)
                continue;
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
}

} // namespace

ItemEditor::ItemEditor(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_name(new Label(this))
    , m_form(new QFormLayout)
    , m_connectorLabel(new Label(this))
    , m_connector(new QComboBox(this))
    , m_countLabel(new Label(this))
    , m_count(new QSpinBox(this))
    , m_limitLabel(new Label(this))
    , m_limit(new LimitBox(this))
    , m_priceLabel(new Label(this))
    , m_price(new PriceBox(this))
    , m_allCards(new QCheckBox(this))
    , m_settings(new QWidget(this))
    , m_owned(new QCheckBox(this))
    , m_locked(new QCheckBox(this))
    , m_replace(new QPushButton(this))
    , m_duplicate(new QPushButton(this))
    , m_swap(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    layOut();
    connectEditors();
    retranslate();
}

void ItemEditor::layOut()
{
    m_name->setWordWrap(true);
    m_name->setTextFormat(Qt::PlainText);
    m_connector->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_connector->setMinimumContentsLength(8);
    m_count->setRange(1, mostKits);
    m_limitLabel->setBuddy(m_limit);
    m_priceLabel->setBuddy(m_price);
    m_connectorLabel->setBuddy(m_connector);
    m_countLabel->setBuddy(m_count);
    // As wide as the pane: what its text needs at most is not asked of it.
    m_price->setMinimumWidth(PriceLetters * fontMetrics().averageCharWidth());
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(Grid);
    m_form->setVerticalSpacing(Grid / 2);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(m_connectorLabel, m_connector);
    m_form->addRow(m_countLabel, m_count);
    m_form->addRow(m_limitLabel, m_limit);
    m_form->addRow(m_priceLabel, m_price);
    m_form->addRow(m_allCards);
    for (QLabel *label : {m_connectorLabel, m_countLabel, m_limitLabel, m_priceLabel})
        standLevel(*label);
    auto *settings = new QFormLayout(m_settings);
    settings->setContentsMargins(0, 0, 0, 0);
    settings->setRowWrapPolicy(QFormLayout::WrapAllRows);
    settings->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *marks = new QHBoxLayout;
    marks->addWidget(m_owned);
    marks->addWidget(m_locked);
    marks->addStretch(1);
    m_swap->setMenu(new QMenu(m_swap));
    m_remove->setProperty("quiet", true);
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row, Grid);
    for (QPushButton *button : {m_replace, m_duplicate, m_swap, m_remove})
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_name);
    column->addLayout(m_form);
    column->addWidget(m_settings);
    column->addLayout(marks);
    column->addWidget(row);
}

void ItemEditor::connectEditors()
{
    connect(m_connector, &QComboBox::activated, this, [this](int index) {
        const QString connector = m_connector->itemData(index).toString();
        m_workspace.edit(MoveItem{m_item, connector});
    });
    connect(m_count, &QSpinBox::valueChanged, this, [this](int count) { m_workspace.edit(SetCount{m_item, count}); });
    connect(m_limit, &QSpinBox::valueChanged, this, &ItemEditor::takeLimit);
    connect(m_owned, &QCheckBox::clicked, this, [this](bool on) { m_workspace.edit(SetOwned{m_item, on}); });
    connect(m_locked, &QCheckBox::clicked, this, [this](bool on) { m_workspace.edit(SetLocked{m_item, on}); });
    connect(m_price, &QDoubleSpinBox::valueChanged, this, &ItemEditor::takePrice);
    connect(m_replace, &QPushButton::clicked, this, &ItemEditor::replace);
    connect(m_duplicate, &QPushButton::clicked, this,
            [this] { m_workspace.edit(duplicateOf(m_item, m_workspace.document(), m_workspace.catalogue())); });
    connect(m_swap->menu(), &QMenu::aboutToShow, this, &ItemEditor::fillSwapMenu);
    connect(m_allCards, &QCheckBox::toggled, this, [this] {
        if (const Item *item = m_workspace.document().build.item(m_item))
            showButtons(*item);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeWanted(m_item); });
}

void ItemEditor::retranslate()
{
    m_connectorLabel->setText(tr("Connector"));
    m_connector->setAccessibleName(m_connectorLabel->text());
    m_countLabel->setText(tr("Kits"));
    m_count->setAccessibleName(tr("Number of memory kits"));
    m_limitLabel->setText(tr("Power limit"));
    m_limit->setSuffix(tr(" W", "suffix of a spin box"));
    m_limit->setAccessibleName(tr("Power limit in watts"));
    m_priceLabel->setText(tr("Price paid"));
    m_price->setAccessibleName(tr("Price paid for one"));
    m_owned->setText(tr("Owned"));
    m_owned->setToolTip(tr("It costs nothing, and no suggestion replaces it."));
    m_locked->setText(tr("Locked"));
    m_locked->setToolTip(tr("No suggestion touches it."));
    m_duplicate->setText(tr("Duplicate"));
    m_swap->setText(tr("Swap"));
    m_swap->setToolTip(tr("Two devices change places."));
    m_remove->setText(tr("Remove"));
}

void ItemEditor::setRowVisible(QWidget *field, bool visible)
{
    field->setVisible(visible);
    if (QWidget *label = m_form->labelForField(field))
        label->setVisible(visible);
}

void ItemEditor::show(ItemId id)
{
    m_item = id;
    const Item *item = m_workspace.document().build.item(id);
    setVisible(item != nullptr);
    if (!item)
        return;
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    const QString name = wrappedName(names::partName(item->part, m_workspace.catalogue()));
    const Device *device = m_workspace.machine().device(id); // several may be alike
    m_name->setText(device ? tr("%1: %2", "\"Card 2\", name of the part").arg(names::device(*device), name) : name);
    const QSignalBlocker ownedBlocker(m_owned);
    const QSignalBlocker lockedBlocker(m_locked);
    const QSignalBlocker countBlocker(m_count);
    m_owned->setChecked(item->owned);
    m_locked->setChecked(item->locked);
    setRowVisible(m_count, isCounted(item->kind));
    m_countLabel->setText(item->kind == Kind::Memory ? tr("Kits") : tr("Count"));
    m_count->setAccessibleName(item->kind == Kind::Memory ? tr("Number of memory kits") : tr("Count"));
    m_count->setValue(item->count);
    showConnectors(*item);
    showLimit(*item);
    showPrice(*item);
    showSettings(*item);
    showButtons(*item);
}

/// What stands in a connector of the same kind, and could change places with the item.
std::vector<const Device *> ItemEditor::partners() const
{
    std::vector<const Device *> found;
    const Machine &machine = m_workspace.machine();
    const Device *own = machine.device(m_item);
    if (!own || own->connector < 0)
        return found;
    for (const Device &device : machine.devices) {
        if (device.item != m_item && device.connector >= 0 && device.part().kind == own->part().kind &&
            device.connector != own->connector)
            found.push_back(&device);
    }
    return found;
}

void ItemEditor::showButtons(const Item &item)
{
    const auto like = static_cast<int>(cardsLike(item, m_workspace.document().build).size());
    const bool all = !m_allCards->isHidden() && m_allCards->isChecked();
    m_replace->setText(all ? tr("Replace all %n…", nullptr, like) : tr("Replace…"));
    m_duplicate->setVisible(isCounted(item.kind) ||
                            mayAdd(item.kind, m_workspace.machine(), m_workspace.document().build));
    m_swap->setVisible(!partners().empty());
}

void ItemEditor::fillSwapMenu()
{
    m_swap->menu()->clear();
    const Machine &machine = m_workspace.machine();
    const std::vector<const Device *> others = partners();
    for (const Device *other : others) {
        const QString connector = m_workspace.document().build.item(other->item)->connector;
        QAction *entry = m_swap->menu()->addAction(tr("With %1, %2", "card 2, its slot")
                                                       .arg(names::deviceName(*other), names::placeOf(*other, machine))
                                                       .replace(u'&', QStringLiteral("&&")));
        connect(entry, &QAction::triggered, this, [this, connector] { m_workspace.edit(MoveItem{m_item, connector}); });
    }
}

void ItemEditor::showConnectors(const Item &item)
{
    const bool placed = standsInConnector(item.kind);
    setRowVisible(m_connector, placed && m_workspace.machine().board);
    if (!placed)
        return;
    const QSignalBlocker blocker(m_connector);
    m_connector->clear();
    m_connector->addItem(tr("not placed"), QString());
    for (const words::MoveOption &option :
         words::moveOptions(m_workspace.document(), item.id, m_workspace.catalogue())) {
        m_connector->addItem(option.text, option.connector);
        if (option.current)
            m_connector->setCurrentIndex(m_connector->count() - 1);
    }
    m_connector->setToolTip(plainTip(m_connector->currentText()));
}

void ItemEditor::showLimit(const Item &item)
{
    const bool card = item.kind == Kind::Card;
    setRowVisible(m_limit, card);
    const auto like = card ? cardsLike(item, m_workspace.document().build) : std::vector<ItemId>{};
    m_allCards->setVisible(like.size() > 1);
    if (!card)
        return;
    m_allCards->setText(like.size() == 2
                            ? tr("for both cards of this model")
                            : tr("for all %n cards of this model", nullptr, static_cast<int>(like.size())));
    const Device *device = m_workspace.machine().device(item.id);
    m_limit->setLimit(item.powerLimit, device ? ratingOf(*device) : std::nullopt);
}

void ItemEditor::takeLimit()
{
    const Item *item = m_workspace.document().build.item(m_item);
    if (!item)
        return;
    m_workspace.edit(SetPowerLimit{meant(), m_limit->limit()});
}

/// The item, or all cards alike where the user says so.
std::vector<ItemId> ItemEditor::meant() const
{
    const Item *item = m_workspace.document().build.item(m_item);
    const bool all = item && !m_allCards->isHidden() && m_allCards->isChecked();
    return all ? cardsLike(*item, m_workspace.document().build) : std::vector<ItemId>{m_item};
}

/// What is owned costs nothing; the price that counts for the rest stands there until another is typed.
void ItemEditor::showPrice(const Item &item)
{
    setRowVisible(m_price, !item.owned);
    const Catalogue &catalogue = m_workspace.catalogue();
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(*part, catalogue) : std::nullopt;
    const QString brief = pick ? tr("%1 (%2)", "price, new or used")
                                     .arg(names::money(pick->money), names::condition(pick->price.condition))
                               : tr("add price");
    const QString whole = pick ? names::price(*pick) : brief;
    m_price->setPrice(item.price, catalogue.prices.currency, brief);
    m_price->setToolTip(plainTip(item.price && pick ? tr("The catalogue has %1.", "price").arg(whole) : whole));
}

void ItemEditor::takePrice()
{
    if (m_workspace.document().build.item(m_item))
        m_workspace.edit(SetPrice{meant(), m_price->price()});
}

void ItemEditor::replace() { emit replaceWanted(m_item, meant().size() > 1); }

void ItemEditor::showSettings(const Item &item)
{
    auto *form = static_cast<QFormLayout *>(m_settings->layout());
    emptyLater(*form);
    const auto &board = m_workspace.machine().board;
    const bool any = item.kind == Kind::Motherboard && board && !board->part->settings.empty();
    m_settings->setVisible(any);
    if (!any)
        return;
    for (std::size_t i = 0; i < board->part->settings.size(); ++i) {
        const Setting &setting = board->part->settings[i];
        auto *values = new QComboBox(m_settings);
        values->addItems(setting.values);
        // As wide as the pane, whatever its values are called; the list that opens shows them whole.
        values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        values->view()->setMinimumWidth(values->view()->sizeHintForColumn(0) + 4 * Grid);
        values->setCurrentIndex(m_workspace.machine().settings[i]);
        values->setAccessibleName(setting.label);
        connect(values, &QComboBox::activated, this, [this, setting](int index) {
            m_workspace.edit(SetSetting{setting.id, setting.values[index]});
        });
        auto *label = new WrapLabel(m_settings);
        label->setText(setting.label);
        label->setBuddy(values);
        form->addRow(label, values);
    }
}

void ItemEditor::focusPowerLimit() { m_limit->setFocus(); }
void ItemEditor::focusCount() { m_count->setFocus(); }
void ItemEditor::focusPrice()
{
    m_price->setFocus();
    m_price->selectAll();
}
void ItemEditor::focusConnector() { m_connector->setFocus(); }

} // namespace rig::ui
