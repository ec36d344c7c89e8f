// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/strip.h"

#include "core/names/names.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/finding_counts.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>
#include <QTimer>

#include <array>

namespace rig::ui {

namespace {

constexpr int markMs = 2000;

void setColour(QLabel &label, const QColor &colour)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
}

} // namespace

StripValue::StripValue(QWidget *parent)
    : QWidget(parent), m_nameLabel(new Label(this)), m_valueLabel(new WrapLabel(this)), m_fade(new QTimer(this))
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
    m_valueLabel->setToolTip(plainTip(spoken));
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
    m_nameLabel->setToolTip(plainTip(change));
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
    const std::array names{tr("Price"),          tr("Training"),        tr("Peak"),
                           tr("Wall, training"), tr("Worst card link"), tr("Findings")};
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i]->setValue(names[i], QStringLiteral("–"), tr("no parts yet"), quiet, false);
}

void Strip::show(Place place, const QString &name, const QString &value, const QString &spoken,
                 const std::optional<Severity> &severity, bool mark)
{
    const QColor text = palette().color(QPalette::WindowText);
    const QString shape = severity ? shapeOf(meaningOf(*severity)) + u' ' : QString();
    m_values[place]->setValue(name, shape + value, shape + spoken,
                              severity ? colourOf(meaningOf(*severity), palette()) : text, mark);
}

void Strip::showPower(bool mark)
{
    const Document &document = m_workspace.document();
    const std::vector<words::PowerBar> bars =
        words::powerSummary(m_workspace.machine(), m_workspace.assessment().power, document.site, document.use);
    constexpr std::array places{TrainingPlace, PeakPlace, WallPlace};
    for (std::size_t i = 0; i < places.size(); ++i)
        show(places[i], bars[i].name, words::brief(bars[i]), bars[i].value, bars[i].verdict.severity, mark);
}

void Strip::showLink(bool mark)
{
    const words::WorstLinkAnswer worst =
        words::worstLink(m_workspace.machine(), m_workspace.assessment().lanes, m_workspace.document().use);
    show(LinkPlace, tr("Worst card link"), worst.text, worst.text, worst.severity, mark);
}

} // namespace rig::ui
