// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/cards_panel.h"

#include "core/machine/assessment.h"
#include "core/names/names.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
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

#include <array>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Links that cards of one machine often have.
struct Way
{
    int generation;
    int width;

    [[nodiscard]] QString name() const
    {
        return u"PCIe %1.0 x%2"_s.arg(QString::number(generation), QString::number(width));
    }
    [[nodiscard]] double gigabytesPerSecond() const { return laneRate(generation).value() * width; }
};
constexpr std::array Ways{Way{3, 4},  Way{3, 8}, Way{3, 16}, Way{4, 4}, Way{4, 8},
                          Way{4, 16}, Way{5, 8}, Way{5, 16}, Way{3, 1}};

QString times(double value) { return names::number(value, 2) + u" ×"_s; }

QString times(double low, double high)
{
    return names::number(low, 2) == names::number(high, 2) ? times(low)
                                                           : u"%1–%2"_s.arg(names::number(low, 2), times(high));
}

} // namespace

CardsPanel::CardsPanel(const MeasuredScalings &scalings, QWidget *parent)
    : QWidget(parent)
    , m_scalings(scalings)
    , m_cardsLabel(new QLabel(this))
    , m_cards(new QSpinBox(this))
    , m_linkLabel(new QLabel(this))
    , m_link(new QComboBox(this))
    , m_aimLabel(new QLabel(this))
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
    column->addLayout(flow);
    column->addWidget(m_answer);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    connect(m_cards, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit cardsChanged();
    });
    connect(m_link, &QComboBox::currentIndexChanged, this, &CardsPanel::refresh);
    connect(m_aim, &QComboBox::currentIndexChanged, this, &CardsPanel::refresh);
    retranslate();
}

int CardsPanel::cards() const { return m_need.gpus > 1 ? m_need.gpus : m_cards->value(); }

void CardsPanel::show(const WorkloadNeed &need, const CardAnswer *card, std::optional<double> machineLink)
{
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
    for (const Way &way : Ways)
        m_link->addItem(way.name(), way.name());
    const int index = m_link->findData(before);
    m_link->setCurrentIndex(index >= 0 ? index : m_machineLink ? 0 : m_link->findData(u"PCIe 4.0 x8"_s));
}

std::optional<double> CardsPanel::link() const
{
    const QString chosen = m_link->currentData().toString();
    if (chosen == "machine"_L1)
        return m_machineLink;
    for (const Way &way : Ways) {
        if (chosen == way.name())
            return way.gigabytesPerSecond();
    }
    return std::nullopt;
}

void CardsPanel::refresh()
{
    const int cards = this->cards();
    const bool many = m_aim->currentIndex() == 1;
    const std::optional<SpeedEstimate> one = m_card ? m_card->speed : std::nullopt;
    const double perCard = one ? one->perSecond / std::max(1, m_need.gpus) : 0;
    const QString unit = m_need.unit == SampleUnit::Image ? tr("images/s") : tr("tokens/s");
    std::vector<QStringList> rows;
    QString said;
    if (perCard > 0)
        rows.push_back(
            {tr("One card"), u"1 ×"_s, u"%1 %2"_s.arg(names::number(perCard), unit), estimateBasisName(one->basis)});
    if (many) {
        said = tr("%n run(s) side by side, each on a card of its own: as many times the runs, each no faster. No link "
                  "between the cards matters.",
                  nullptr, cards);
        rows.push_back({tr("%n run(s)", nullptr, cards), times(runsInTheTimeOfOne(cards, 1, Aim::ManyRuns)),
                        perCard > 0 ? u"%1 %2"_s.arg(names::number(cards * perCard), unit) : QString(),
                        tr("by counting")});
    } else if (cards > 1) {
        const std::optional<double> bandwidth = link();
        std::optional<Bounds> bounds;
        if (perCard > 0 && bandwidth && m_need.gradients > 0)
            bounds = dataParallelSpeedup({cards, m_need.samplesInStep / perCard, m_need.gradients, *bandwidth});
        if (bounds) {
            rows.push_back(
                {tr("%n card(s), by their link", nullptr, cards), times(bounds->low, bounds->high),
                 u"%1–%2 %3"_s.arg(names::number(perCard * bounds->low), names::number(perCard * bounds->high), unit),
                 tr("modelled: gradients after the step, or behind it")});
            if (bounds->high < 1)
                said =
                    tr("%n card(s) would be slower than one: exchanging %1 GB of gradients takes longer than the step "
                       "itself. Take larger batches, fewer exchanges, or a faster link.",
                       nullptr, cards)
                        .arg(names::number(m_need.gradients / 1e9, 1));
            else if (bounds->low < 1)
                said =
                    tr("%n card(s) may be slower than one, if gradients are not exchanged while the way back is still "
                       "computed.",
                       nullptr, cards);
            else
                said =
                    tr("%n card(s) would be %1 as fast as one.", nullptr, cards).arg(times(bounds->low, bounds->high));
        } else {
            said = tr("What the link costs cannot be said: this work, or this card, has no speed to reckon with.");
        }
        const QString chip = m_card ? m_card->chip->id : QString();
        if (const auto found = measuredSpeedup(m_scalings, chip, cards, m_need.family)) {
            QStringList sources;
            for (const int source : found->sources)
                sources << m_scalings.sources[static_cast<std::size_t>(source)].publisher;
            sources.removeDuplicates();
            rows.push_back({found->sameGpu ? tr("Measured with this card") : tr("Measured with other cards"),
                            times(found->low, found->high),
                            {},
                            tr("middle %1, %n run(s): %2", nullptr, found->cases)
                                .arg(times(found->median), sources.join(u", "_s))});
        }
        if (const auto stated = statedSpeedup(cards, Software::Framework))
            rows.push_back({tr("Frameworks, 2016"),
                            times(stated->low, stated->high),
                            {},
                            tr("the guide of 2016, for convolutional nets")});
        if (const auto stated = statedSpeedup(cards, Software::Research))
            rows.push_back({tr("Tuned code, 2016"),
                            times(stated->low, stated->high),
                            {},
                            tr("the guide of 2016, for convolutional nets")});
    }
    m_answer->setText(said);
    m_answer->setVisible(!said.isEmpty());
    m_rows->setHeadings({tr("What"), tr("Times as fast"), tr("Speed"), tr("How it is known")}, {1, 2});
    m_rows->setRows(rows);
    m_table->resizeColumnsToContents();
    const Spreads spreads = spreadsByData(m_need.family);
    QString note = tr("Run it on one card first, and measure: one card does nearly everything (advice of 2019).");
    if (spreads == Spreads::Poorly && !many)
        note += u' ' + tr("Transformers and dense nets spread poorly when each card takes data of its own; sharing the "
                          "matrices asks more of the link.");
    if (spreads == Spreads::Well && !many)
        note += u' ' + tr("Convolutional and recurrent nets spread well over up to four cards of one machine.");
    m_note->setText(note);
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
