// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/band_view.h"

#include "ui/document/workspace.h"
#include "ui/look/roles.h"
#include "ui/pages/build/band_chip.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/type_sizes.h"

#include <QEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace rig::ui {

namespace {

constexpr int changeShownMs = 2000;
constexpr double BandHigh = 76;
constexpr double BandLow = 56;
constexpr double BandEdge = 6;
constexpr double BandMarkLeft = 22;
constexpr double BandMark = 28;
constexpr double BandTextLeft = 66;
constexpr double BandPad = 14;
constexpr double BandChipGap = 4;
constexpr double BandFigureMark = 14;
/// The worst cause, what follows, and what could not be checked.
constexpr std::size_t LeastChips = 3;
/// Below, the band has room for three sums.
constexpr double WidthForFour = 1240;

QFont titleFont(const QFont &font) { return sized(font, 1.385, QFont::DemiBold); }

QFont valueFont(const QFont &font) { return sized(font, 1.23, QFont::DemiBold); }

std::optional<Meaning> meaningOfFigure(const words::BandFigure &figure)
{
    if (figure.severity)
        return meaningOf(*figure.severity);
    return figure.fine ? std::optional(Meaning::Fine) : std::nullopt;
}

} // namespace

BandView::BandView(Workspace &workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_fade(new QTimer(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_fade->setSingleShot(true);
    m_fade->setInterval(changeShownMs);
    connect(m_fade, &QTimer::timeout, this, [this] {
        m_was.assign(m_band.figures.size(), {});
        place();
    });
    for (std::size_t i = 0; i <= words::BandChips; ++i) {
        auto *chip = new BandChipButton(this);
        chip->hide();
        m_chips.push_back(chip);
        connect(chip, &BandChipButton::clicked, this, [this, i] { emit findingWanted(m_leads[i]); });
    }
}

double BandView::px(double pixels) const { return scaled(pixels, font()); }

QSize BandView::sizeHint() const { return {qRound(px(600)), qRound(px(m_tight ? BandLow : BandHigh))}; }

QSize BandView::minimumSizeHint() const { return {qRound(px(300)), sizeHint().height()}; }

void BandView::refresh(bool markChanges)
{
    const std::vector<words::BandFigure> before = std::move(m_band.figures);
    m_band = words::verdictBand(m_workspace.verdict(), m_workspace.situation());
    std::vector<QString> was(m_band.figures.size());
    bool changed = false;
    for (std::size_t i = 0; markChanges && i < std::min(before.size(), was.size()); ++i) {
        if (before[i].value == m_band.figures[i].value)
            continue;
        was[i] = before[i].value;
        changed = true;
    }
    if (changed || !markChanges)
        m_was = std::move(was);
    m_was.resize(m_band.figures.size());
    if (changed)
        m_fade->start();
    setVisible(!m_workspace.document().build.items.empty());
    QStringList spoken;
    for (const words::BandFigure &figure : m_band.figures)
        spoken << QStringLiteral("%1: %2").arg(figure.name, words::marked(figure));
    setAccessibleName(m_band.title);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    place();
}

void BandView::setTight(bool tight)
{
    if (m_tight == tight)
        return;
    m_tight = tight;
    updateGeometry();
    place();
}

void BandView::setLit(const std::optional<std::size_t> &finding)
{
    m_lit = finding;
    for (std::size_t i = 0; i < m_meant.size(); ++i)
        m_chips[i]->setLit(m_lit && std::find(m_meant[i].begin(), m_meant[i].end(), *m_lit) != m_meant[i].end());
}

QString BandView::captionOf(std::size_t figure) const
{
    return figure < m_was.size() && !m_was[figure].isEmpty()
               ? tr("%1 →", "the old value; the new one stands below").arg(m_was[figure])
               : m_band.figures[figure].name;
}

double BandView::titleWidth() const { return QFontMetricsF(titleFont(font())).horizontalAdvance(m_band.title); }

double BandView::figureWidth(std::size_t figure) const
{
    const words::BandFigure &one = m_band.figures[figure];
    const double caption = QFontMetricsF(fontFor(TextSize::Caption, font())).horizontalAdvance(captionOf(figure));
    const double mark = meaningOfFigure(one) ? px(BandFigureMark + 6) : 0;
    const double value = QFontMetricsF(valueFont(font())).horizontalAdvance(one.value) + mark;
    return std::max(caption, value) + 2 * px(BandPad) + 2;
}

/// What stands against the machine stays longest.
std::vector<std::size_t> BandView::figuresToShow(std::size_t most) const
{
    std::vector<std::size_t> shown(m_band.figures.size());
    std::iota(shown.begin(), shown.end(), std::size_t(0));
    while (shown.size() > most) {
        const auto last = std::find_if(shown.rbegin(), shown.rend(),
                                       [this](std::size_t figure) { return !m_band.figures[figure].severity; });
        shown.erase(last == shown.rend() ? std::prev(shown.end()) : std::prev(last.base()));
    }
    return shown;
}

std::vector<BandView::Placed> BandView::placedFigures(std::size_t most) const
{
    std::vector<Placed> placed;
    double left = 0;
    const std::vector<std::size_t> shown = figuresToShow(most);
    placed.reserve(shown.size());
    for (const std::size_t figure : shown) {
        placed.push_back({figure, left, figureWidth(figure)});
        left += placed.back().width;
    }
    for (Placed &one : placed)
        one.left += width() - left;
    return placed;
}

/// As many sums and chips as there is room for, the title whole.
void BandView::place()
{
    std::size_t most = width() < px(WidthForFour) ? 3 : 4;
    const double left = px(BandTextLeft);
    const auto room = [&] { return (m_figures.empty() ? width() : m_figures.front().left) - left - px(BandPad); };
    m_figures = placedFigures(most);
    // The title whole, and the worst cause by its name, go before sums.
    while (most > 1 && (room() < titleWidth() || !placeChips(LeastChips, room())))
        m_figures = placedFigures(--most);
    std::size_t chips = words::BandChips;
    while (chips > 2 && !placeChips(chips, room()))
        --chips;
    if (chips == 2)
        (void)placeChips(chips, room());
    update();
}

/// False where they need more room; what is left then is cut at the end.
bool BandView::placeChips(std::size_t most, double room)
{
    showChips(words::chipsWithin(m_band, most));
    const QFontMetricsF title(titleFont(font()));
    const double chipHeight = px(m_tight ? 22 : 24);
    const double gap = px(m_tight ? 1 : 5);
    const double top = (height() - title.height() - gap - chipHeight) / 2 + title.height() + gap;
    double left = px(BandTextLeft) - 2;
    const double end = left + room;
    for (std::size_t i = 0; i < m_meant.size(); ++i) {
        const double wanted = m_chips[i]->sizeHint().width();
        const double given = std::max(0.0, std::min(wanted, end - left));
        m_chips[i]->setGeometry(qRound(left), qRound(top), qRound(given), qRound(chipHeight));
        left += wanted + px(BandChipGap);
    }
    return left - px(BandChipGap) <= end;
}

void BandView::showChips(const std::vector<words::BandChip> &chips)
{
    m_leads.clear();
    m_meant.clear();
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const bool there = i < chips.size();
        m_chips[i]->setVisible(there);
        if (!there)
            continue;
        m_chips[i]->setChip(chips[i].severity, chips[i].text);
        m_leads.push_back(chips[i].findings.front());
        m_meant.push_back(chips[i].findings);
    }
    setLit(m_lit);
}

bool BandView::focusFirst()
{
    const auto first =
        std::find_if(m_chips.begin(), m_chips.end(), [](const BandChipButton *chip) { return !chip->isHidden(); });
    if (first == m_chips.end())
        return false;
    (*first)->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void BandView::paintFigure(QPainter &painter, const Placed &placed) const
{
    const words::BandFigure &figure = m_band.figures[placed.figure];
    painter.setPen(QPen(colourOf(Role::Border, palette()), 1));
    painter.drawLine(QPointF(placed.left + 0.5, 0), QPointF(placed.left + 0.5, height()));
    const QFont captionFont = fontFor(TextSize::Caption, font());
    const QFontMetricsF caption(captionFont);
    const QFontMetricsF value(valueFont(font()));
    const double top = (height() - caption.height() - value.height() - px(2)) / 2;
    double left = placed.left + px(BandPad);
    const bool changed = placed.figure < m_was.size() && !m_was[placed.figure].isEmpty();
    painter.setFont(captionFont);
    painter.setPen(colourOf(changed ? Role::Accent : Role::Secondary, palette()));
    painter.drawText(QPointF(left, top + caption.ascent()), captionOf(placed.figure));
    const double under = top + caption.height() + px(2);
    if (const std::optional<Meaning> meaning = meaningOfFigure(figure)) {
        const double size = px(BandFigureMark);
        paintMark(painter, *meaning, {left, under + (value.height() - size) / 2, size, size}, palette());
        left += size + px(6);
    }
    painter.setFont(valueFont(font()));
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(QPointF(left, under + value.ascent()), figure.value);
}

void BandView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Meaning meaning = meaningOf(m_band.kind);
    painter.fillRect(rect(), softColourOf(meaning, palette()));
    painter.fillRect(QRectF(0, 0, px(BandEdge), height()), markColourOf(meaning, palette()));
    const double size = px(BandMark);
    paintMark(painter, meaning, {px(BandMarkLeft), (height() - size) / 2, size, size}, palette());
    const QFontMetricsF title(titleFont(font()));
    const bool chips = !m_meant.empty();
    const double block = title.height() + (chips ? px(m_tight ? 1 : 5) + px(m_tight ? 22 : 24) : 0);
    painter.setFont(titleFont(font()));
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(QPointF(px(BandTextLeft), (height() - block) / 2 + title.ascent()), m_band.title);
    for (const Placed &placed : m_figures)
        paintFigure(painter, placed);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), colourOf(Role::Border, palette()));
}

void BandView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void BandView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        place();
    }
}

} // namespace rig::ui
