// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/power_view.h"

#include "core/words/words.h"
#include "ui/pages/build/cells.h"
#include "ui/pages/build/draw_bar.h"
#include "ui/pages/build/naming.h"
#include "ui/workspace.h"

#include <QBoxLayout>
#include <QLabel>
#include <QTableWidget>

namespace rig::ui {

namespace {

QString totalText(const Total &total)
{
    const QString watts = words::watts(total.atLeast);
    return total.complete ? watts : PowerView::tr("at least %1", "watts").arg(watts);
}

QString wattsOrUnknown(const std::optional<Watts> &watts)
{
    return watts ? words::number(watts->value()) : PowerView::tr("not known");
}

QString shareName(const Share &share, const Workspace &workspace)
{
    if (share.item == 0)
        return PowerView::tr("Board, memory, drives and fans");
    if (const Device *device = workspace.machine().device(share.item))
        return deviceName(*device);
    const Item *item = workspace.document().build.item(share.item);
    return item ? partName(*item, workspace.catalogue()) : QString();
}

QString counts(const ConnectorCounts &connectors)
{
    QStringList texts;
    for (auto it = connectors.begin(); it != connectors.end(); ++it) {
        if (it.value() > 0)
            texts << QStringLiteral("%1 × %2").arg(QString::number(it.value()), it.key());
    }
    return texts.join(QStringLiteral(", "));
}

QString windowText(int microseconds)
{
    return microseconds < 1000 ? PowerView::tr("%1 µs").arg(microseconds)
                               : PowerView::tr("%1 ms").arg(microseconds / 1000);
}

Cell allowedCell(const Peak &peak)
{
    if (peak.allowed)
        return {words::number(peak.allowed->value()), true, std::nullopt, {}};
    if (peak.allowedAtLeast && peak.allowedAtMost)
        return {PowerView::tr("%1 to %2", "watts")
                    .arg(words::number(peak.allowedAtLeast->value()), words::number(peak.allowedAtMost->value())),
                true, std::nullopt, PowerView::tr("The supply's ATX version is not known.")};
    return {PowerView::tr("not known"), true, std::nullopt, {}};
}

Cell peakVerdict(const Peak &peak)
{
    const std::optional<Watts> atLeast = peak.allowed ? peak.allowed : peak.allowedAtLeast;
    const std::optional<Watts> atMost = peak.allowed ? peak.allowed : peak.allowedAtMost;
    if (atLeast && peak.need <= *atLeast)
        return {PowerView::tr("within"), false, Meaning::Fine, {}};
    if (atMost && peak.need > *atMost)
        return {PowerView::tr("above"), false, Meaning::Caution, {}};
    return {PowerView::tr("cannot be checked"), false, Meaning::CannotCheck, {}};
}

Cell feedVerdict(const Feed &feed)
{
    if (!feed.known)
        return {PowerView::tr("cannot be checked"), false, Meaning::CannotCheck, {}};
    if (const QString missing = counts(feed.missing); !missing.isEmpty())
        return {PowerView::tr("missing: %1", "connectors").arg(missing), false, Meaning::Blocker, {}};
    if (const QString adapted = counts(feed.adapted); !adapted.isEmpty())
        return {PowerView::tr("by adapter: %1", "connectors").arg(adapted), false, Meaning::Caution, {}};
    return {PowerView::tr("fits"), false, Meaning::Fine, {}};
}

} // namespace

PowerView::PowerView(Workspace &workspace, QWidget *parent)
    : QScrollArea(parent)
    , m_workspace(workspace)
    , m_drawText(new QLabel)
    , m_draw(new DrawBar)
    , m_wallText(new QLabel)
    , m_wall(new DrawBar)
    , m_costText(new QLabel)
    , m_sharesTitle(new QLabel)
    , m_shares(new QTableWidget)
    , m_peaksTitle(new QLabel)
    , m_peaks(new QTableWidget)
    , m_feedsTitle(new QLabel)
    , m_feeds(new QTableWidget)
{
    layOut();
}

void PowerView::layOut()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    for (QLabel *label : {m_drawText, m_wallText, m_costText, m_sharesTitle, m_peaksTitle, m_feedsTitle}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QTableWidget *table : {m_shares, m_peaks, m_feeds}) {
        makeAnswerTable(*table, {});
        keepFitted(*table);
    }
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_drawText, m_draw, m_wallText, m_wall, m_costText, m_sharesTitle, m_shares,
                                          m_peaksTitle, m_peaks, m_feedsTitle, m_feeds})
        column->addWidget(widget);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PowerView::setTitle(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setFont(fontFor(TextSize::Section, font()));
}

void PowerView::refresh()
{
    setAccessibleName(tr("Power"));
    showBars();
    showShares();
    showPeaks();
    showFeeds();
}

void PowerView::showBars()
{
    const Power &power = m_workspace.assessment().power;
    std::vector<DrawBar::Segment> segments;
    for (const Share &share : power.shares) {
        const Device *device = m_workspace.machine().device(share.item);
        const QString name = device ? words::device(*device) : shareName(share, m_workspace);
        if (share.training && share.training->value() > 0)
            segments.push_back(
                {QStringLiteral("%1 %2").arg(name, words::watts(*share.training)), share.training->value()});
    }
    const QString draw = totalText(power.training);
    QString sentence = tr("Training draws %1; no supply is chosen.").arg(draw);
    if (power.supply && power.supply->value() > 0)
        sentence = tr("Training draws %1 of the %2 that the supply carries (%3 %); the worst case is %4.")
                       .arg(draw, words::watts(*power.supply),
                            words::number(100 * power.training.atLeast.value() / power.supply->value()),
                            totalText(power.worst));
    m_drawText->setText(sentence);
    m_draw->setBar(segments, power.supply ? std::optional(power.supply->value()) : std::nullopt, sentence);

    const double wall = power.wall ? power.wall->value() : power.wallAtLeast.value();
    const QString atWall = totalText({Watts(wall), power.wall.has_value() && power.training.complete});
    const QString limit = words::watts(power.circuit);
    const QString wallSentence = tr("At the wall that is %1; the circuit carries %2 for hours.").arg(atWall, limit);
    m_wallText->setText(wallSentence);
    m_wall->setBar({{atWall, wall}}, power.circuit.value(), wallSentence);
    m_costText->setVisible(power.yearlyCost.has_value());
    if (power.yearlyCost)
        m_costText->setText(
            tr("A year of %1 hours costs %2 in electricity.")
                .arg(words::number(m_workspace.document().site.hoursPerYear), words::money(*power.yearlyCost)));
}

void PowerView::showShares()
{
    setTitle(*m_sharesTitle, tr("Who draws how much"));
    std::vector<Row> rows;
    const Power &power = m_workspace.assessment().power;
    for (const Share &share : power.shares)
        rows.push_back({{shareName(share, m_workspace), false, std::nullopt, {}},
                        {wattsOrUnknown(share.training), true, std::nullopt, {}},
                        {wattsOrUnknown(share.worst), true, std::nullopt, {}}});
    const auto sum = [](const Total &total) {
        return Cell{(total.complete ? QString() : QStringLiteral("≥ ")) + words::number(total.atLeast.value()),
                    true,
                    std::nullopt,
                    {}};
    };
    rows.push_back({{tr("Sum"), false, std::nullopt, {}}, sum(power.training), sum(power.worst)});
    m_shares->setAccessibleName(m_sharesTitle->text());
    fill(*m_shares, {tr("Part"), tr("Training, W"), tr("Worst case, W")}, rows);
    stretchColumns(*m_shares, {0});
}

void PowerView::showPeaks()
{
    setTitle(*m_peaksTitle, tr("Short peaks against what the supply allows"));
    std::vector<Row> rows;
    const Power &power = m_workspace.assessment().power;
    for (std::size_t i = 0; i < power.peaks.size(); ++i)
        rows.push_back({{windowText(WindowMicroseconds[i]), true, std::nullopt, {}},
                        {words::number(power.peaks[i].need.value()), true, std::nullopt, {}},
                        allowedCell(power.peaks[i]),
                        peakVerdict(power.peaks[i])});
    m_peaks->setAccessibleName(m_peaksTitle->text());
    fill(*m_peaks, {tr("Window"), tr("Need, W"), tr("Allowed, W"), tr("Verdict")}, rows);
    stretchColumns(*m_peaks, {3});
    m_peaksTitle->setVisible(power.supply.has_value());
    m_peaks->setVisible(power.supply.has_value());
}

void PowerView::showFeeds()
{
    setTitle(*m_feedsTitle, tr("Power connectors of the cards"));
    std::vector<Row> rows;
    const Machine &machine = m_workspace.machine();
    for (const Feed &feed : m_workspace.assessment().power.feeds) {
        const QString needs = counts(feed.needs);
        rows.push_back({{deviceName(machine.devices[static_cast<std::size_t>(feed.device)]), false, std::nullopt, {}},
                        {needs.isEmpty() && feed.known ? tr("none") : needs, false, std::nullopt, {}},
                        {wattsOrUnknown(feed.rating), true, std::nullopt, {}},
                        feedVerdict(feed)});
    }
    m_feeds->setAccessibleName(m_feedsTitle->text());
    fill(*m_feeds, {tr("Card"), tr("Needs"), tr("Carries, W"), tr("Verdict")}, rows);
    stretchColumns(*m_feeds, {0, 3});
    m_feedsTitle->setVisible(!rows.empty());
    m_feeds->setVisible(!rows.empty());
}

} // namespace rig::ui
