// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/cards_panel.h"

#include "core/names/names.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/wrap_label.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int RowsOfCards = 4; ///< one card, several, what was measured, what was said

}

CardsPanel::CardsPanel(const MeasuredScalings &scalings, QWidget *parent)
    : QWidget(parent)
    , m_scalings(scalings)
    , m_cardsLabel(new Label(this))
    , m_cards(new QSpinBox(this))
    , m_linkLabel(new Label(this))
    , m_link(new QComboBox(this))
    , m_aimLabel(new Label(this))
    , m_aim(new QComboBox(this))
    , m_answer(new WrapLabel(this))
    , m_table(new QTableView(this))
    , m_rows(new TextRowsModel(this))
    , m_note(new WrapLabel(this))
{
    m_cards->setRange(1, 8);
    m_cards->setValue(2);
    m_cards->setObjectName(u"cardCount"_s);
    m_link->setObjectName(u"cardLink"_s);
    m_aim->setObjectName(u"cardAim"_s);
    m_answer->setObjectName(u"cardsAnswer"_s);
    m_table->setObjectName(u"cardsTable"_s);
    m_cardsLabel->setBuddy(m_cards);
    m_linkLabel->setBuddy(m_link);
    m_aimLabel->setBuddy(m_aim);
    m_table->setModel(m_rows);
    dressList(*m_table);
    auto *flow = new FlowLayout(nullptr, Grid);
    for (const auto &[label, widget] :
         {std::pair<QLabel *, QWidget *>(m_cardsLabel, m_cards), std::pair<QLabel *, QWidget *>(m_linkLabel, m_link),
          std::pair<QLabel *, QWidget *>(m_aimLabel, m_aim)}) {
        auto *group = new QWidget(this);
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, Grid, 0);
        row->addWidget(label);
        row->addWidget(widget);
        flow->addWidget(group);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addLayout(flow);
    column->addWidget(m_answer);
    column->addWidget(new WholeRows(*m_table, RowsOfCards, this), 1);
    column->addWidget(m_note);
    column->addStretch();
    connect(m_cards, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit cardsChanged();
    });
    connect(m_link, &QComboBox::currentIndexChanged, this, &CardsPanel::refresh);
    connect(m_aim, &QComboBox::currentIndexChanged, this, &CardsPanel::refresh);
    retranslate();
}

int CardsPanel::cards() const { return m_need.gpus > 1 ? m_need.gpus : m_cards->value(); }

void CardsPanel::show(const WorkloadNeed &need, const CardAnswer *card, std::optional<double> machineLink, bool nvlink)
{
    m_machineNvLink = nvlink;
    m_need = need;
    m_card = card ? std::optional(*card) : std::nullopt;
    if (m_machineLink != machineLink) {
        m_machineLink = machineLink;
        fillLinks();
    }
    m_cards->setEnabled(need.gpus == 1);
    if (need.gpus > 1) {
        const QSignalBlocker quiet(m_cards);
        m_cards->setValue(need.gpus);
    }
    refresh();
}

void CardsPanel::fillLinks()
{
    const QSignalBlocker quiet(m_link);
    const QString before = m_link->currentData().toString();
    m_link->clear();
    if (m_machineLink)
        m_link->addItem(tr("of the planned machine (%1 GB/s)").arg(names::number(*m_machineLink, 1)), u"machine"_s);
    for (const CardWay &way : cardWays())
        m_link->addItem(way.name(), way.key());
    m_link->addItem(u"NVLink"_s, u"nvlink"_s);
    const int index = m_link->findData(before);
    m_link->setCurrentIndex(index >= 0 ? index : m_machineLink ? 0 : m_link->findData(UsualCardWay.key()));
}

std::optional<double> CardsPanel::link() const
{
    const QString chosen = m_link->currentData().toString();
    if (chosen == "machine"_L1)
        return m_machineLink;
    const std::optional<CardWay> way = cardWayFrom(chosen);
    return way ? std::optional(way->gigabytesPerSecond()) : std::nullopt;
}

bool CardsPanel::isNvLink() const
{
    const QString chosen = m_link->currentData().toString();
    return chosen == "nvlink"_L1 || (chosen == "machine"_L1 && m_machineNvLink);
}

void CardsPanel::refresh()
{
    const Aim aim = m_aim->currentIndex() == 1 ? Aim::ManyRuns : Aim::OneFastRun;
    const ScalingAnswer answer =
        scalingOf(m_need, m_card ? &*m_card : nullptr, m_scalings, {cards(), aim, link(), isNvLink()});
    const QString said = scalingText(answer);
    m_answer->setText(said);
    m_answer->setVisible(!said.isEmpty());
    std::vector<QStringList> rows;
    for (const ScalingRow &row : answer.rows)
        rows.push_back(scalingCells(row, answer));
    m_rows->setHeadings(scalingHeadings(), {1, 2});
    m_rows->setRows(rows);
    m_table->resizeColumnsToContents();
    m_note->setText(scalingNote(answer));
    makeQuiet(*m_note, *this);
}

void CardsPanel::retranslate()
{
    m_cardsLabel->setText(tr("C&ards"));
    m_linkLabel->setText(tr("&Link between them"));
    m_aimLabel->setText(tr("F&or"));
    const QSignalBlocker quiet(m_aim);
    const int aim = std::max(0, m_aim->currentIndex());
    m_aim->clear();
    m_aim->addItems({tr("one run, faster"), tr("a run on each card")});
    m_aim->setCurrentIndex(aim);
    fillLinks();
    refresh();
}

void CardsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        makeQuiet(*m_note, *this);
}

} // namespace rig::ui
