// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/strip.h"

#include "core/checks/circuit.h"
#include "core/checks/excursion.h"
#include "core/checks/supply_capacity.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "ui/drawings/power_picture.h"
#include "ui/pages/build/finding_counts.h"
#include "ui/pages/build/sums.h"
#include "ui/widgets/theme.h"
#include "ui/document/workspace.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>
#include <QTimer>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int markMs = 2000;

enum Place { PricePlace, TrainingPlace, PeakPlace, WallPlace, LinkPlace, FindingsPlace };

void setColour(QLabel &label, const QColor &colour)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
}

/// The worst finding of one check; nothing where the check is silent.
std::optional<Meaning> meaningFrom(const Verdict &verdict, std::string_view check)
{
    for (const Finding &finding : verdict.findings) {
        if (check == finding.check)
            return meaningOf(finding.severity);
    }
    return std::nullopt;
}

/// The window in which the least is left of what the supply allows; without a supply the shortest.
std::size_t tightestWindow(const Power &power, Excursions mode)
{
    std::size_t tightest = 0;
    double most = 0;
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        const Peak &peak = power.peaks[i];
        const std::optional<Watts> allowed = peak.allowed ? peak.allowed : peak.allowedAtLeast;
        const double share = allowed && allowed->value() > 0 ? needOf(peak, mode).value() / allowed->value() : 0;
        if (share > most) {
            most = share;
            tightest = i;
        }
    }
    return tightest;
}

QString peakText(const QString &need, const Peak &peak)
{
    if (peak.allowed)
        return Strip::tr("%1 of %2", "watts of the peak, watts that the supply allows")
            .arg(need, names::watts(*peak.allowed));
    if (peak.allowedAtLeast && peak.allowedAtMost) // the supply's ATX version is not known
        return Strip::tr("%1 of %2 to %3", "watts of the peak, least and most watts that the supply may allow")
            .arg(need, names::number(peak.allowedAtLeast->value()), names::watts(*peak.allowedAtMost));
    return need;
}

} // namespace

StripValue::StripValue(QWidget *parent)
    : QWidget(parent), m_nameLabel(new QLabel(this)), m_valueLabel(new WrapLabel(this)), m_fade(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_nameLabel);
    column->addWidget(m_valueLabel);
    column->addStretch(1); // names stand in one line, however many lines the values take
    for (QLabel *label : {m_nameLabel, m_valueLabel}) {
        label->setTextFormat(Qt::PlainText);
        // The strip gives each value the width it has, so that none pushes the others about.
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    for (QLabel *label : {m_nameLabel, m_valueLabel})
        label->setWordWrap(true);
    m_valueLabel->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_fade->setSingleShot(true);
    m_fade->setInterval(markMs);
    connect(m_fade, &QTimer::timeout, this, &StripValue::showName);
    setFocusPolicy(Qt::NoFocus);
}

void StripValue::setValue(const QString &name, const QString &value, const QString &spoken, const QColor &colour,
                          bool mark)
{
    const QString old = m_value;
    m_name = name;
    m_value = value;
    // Where a value takes two lines, its number and its unit stay together.
    m_valueLabel->setText(QString(value).replace(QStringLiteral(" W"), QStringLiteral("\u00a0W")));
    m_valueLabel->setToolTip(spoken);
    m_valueLabel->setAccessibleName(QStringLiteral("%1: %2").arg(name, spoken));
    setColour(*m_valueLabel, colour);
    m_nameLabel->setFont(fontFor(TextSize::Caption, font()));
    if (mark && old != value && !old.isEmpty())
        showChange(old);
    else if (!m_fade->isActive() || !mark)
        showName();
}

void StripValue::showName()
{
    m_fade->stop();
    m_nameLabel->setText(m_name);
    setColour(*m_nameLabel, quietText(palette()));
}

void StripValue::showChange(const QString &old)
{
    // The new one stands below; together they would be cut where the strip is narrow.
    const QString change = tr("%1 →", "the old value; the new one stands below").arg(old);
    m_nameLabel->setText(m_nameLabel->fontMetrics().elidedText(change, Qt::ElideRight, m_nameLabel->width()));
    m_nameLabel->setToolTip(change);
    setColour(*m_nameLabel, palette().color(QPalette::Link));
    m_fade->start();
}

Strip::Strip(Workspace &workspace, QWidget *parent) : QFrame(parent), m_workspace(workspace), m_values{}
{
    setFrameShape(QFrame::StyledPanel);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    row->setSpacing(2 * Grid);
    constexpr std::array shares{4, 4, 4, 4, 3, 3};
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        m_values[i] = new StripValue(this);
        row->addWidget(m_values[i], shares[i]);
    }
}

void Strip::refresh(bool markChanges)
{
    setAccessibleName(tr("Sums of the machine"));
    const QColor text = palette().color(QPalette::WindowText);
    if (m_workspace.document().build.items.empty()) {
        showNothing();
        return;
    }
    const QString price = names::cost(m_workspace.assessment().cost);
    m_values[PricePlace]->setValue(tr("Price"), price, price, text, markChanges);
    showPower(markChanges);
    showLink(markChanges);
    const Verdict &verdict = m_workspace.verdict();
    const QColor colour =
        verdict.findings.empty() ? colourOf(Meaning::Fine, palette()) : palette().color(QPalette::WindowText);
    m_values[FindingsPlace]->setValue(tr("Findings"), findingCounts(verdict.findings), spokenCounts(verdict.findings),
                                      colour, markChanges);
}

/// A machine without parts has no sums: what the platform of any machine draws would read as an answer.
void Strip::showNothing()
{
    const QColor quiet = quietText(palette());
    const std::array names{tr("Price"),       tr("Training"),        tr("Peak"),
                           tr("At the wall"), tr("Worst card link"), tr("Findings")};
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i]->setValue(names[i], QStringLiteral("–"), tr("no parts yet"), quiet, false);
}

void Strip::showPower(bool mark)
{
    const Power &power = m_workspace.assessment().power;
    const QColor text = palette().color(QPalette::WindowText);
    const auto show = [&](Place place, const QString &name, QString value, std::string_view check,
                          std::optional<Meaning> silent = std::nullopt) {
        const std::optional<Meaning> found = meaningFrom(m_workspace.verdict(), check);
        const std::optional<Meaning> meaning = found ? found : silent;
        if (meaning)
            value = shapeOf(*meaning) + u' ' + value;
        m_values[place]->setValue(name, value, value, meaning ? colourOf(*meaning, palette()) : text, mark);
    };
    const QString training = totalText(power.training);
    show(TrainingPlace, tr("Training"),
         power.supply
             ? tr("%1 of %2", "watts of training, watts of the supply").arg(training, names::watts(*power.supply))
             : training,
         checks::supply_capacity::Id.name);
    const std::size_t window = tightestWindow(power, m_workspace.document().use.excursions);
    const Peak &peak = power.peaks[window];
    const Watts most = needOf(peak, m_workspace.document().use.excursions);
    const QString need = totalText({most, power.worst.complete});
    // The check leaves it to the others where the steady draw alone is too much.
    const std::optional<Watts> allowed = peak.allowed ? peak.allowed : peak.allowedAtMost;
    const std::optional<Meaning> above = allowed && most > *allowed ? std::optional(Meaning::Caution) : std::nullopt;
    show(PeakPlace, tr("Peak of %1", "a time").arg(windowText(WindowMicroseconds[window])), peakText(need, peak),
         checks::excursion::Id.name, above);
    const QString wall = totalText(wallOf(power));
    show(WallPlace, tr("At the wall"),
         tr("%1 of %2", "watts at the wall, watts of the circuit").arg(wall, names::watts(power.circuit)),
         checks::circuit::Id.name);
}

void Strip::showLink(bool mark)
{
    const Link *worst = worstCardLink(m_workspace.machine(), m_workspace.assessment().lanes);
    const QColor text = palette().color(QPalette::WindowText);
    if (!worst) {
        const QString none = tr("no card is placed");
        m_values[LinkPlace]->setValue(tr("Worst card link"), none, none, text, mark);
        return;
    }
    QString value = names::link(*worst);
    const std::optional<Meaning> meaning = meaningOfLoss(*worst);
    if (meaning)
        value = shapeOf(*meaning) + u' ' + value;
    m_values[LinkPlace]->setValue(tr("Worst card link"), value, value, meaning ? colourOf(*meaning, palette()) : text,
                                  mark);
}

} // namespace rig::ui
