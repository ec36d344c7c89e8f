// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/number_field.h"

#include "core/base/typed_number.h"
#include "core/names/names.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

NumberField::NumberField(double most, QWidget *parent)
    : QWidget(parent), m_most(most), m_edit(new QLineEdit(this)), m_problem(new WrapLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_edit);
    column->addWidget(m_problem);
    m_edit->setAlignment(Qt::AlignRight);
    m_edit->setMaxLength(40);
    constexpr int Letters = 18; // for the largest number with its separators
    m_edit->setMaximumWidth(Letters * fontMetrics().averageCharWidth());
    m_problem->setObjectName(u"problem"_s);
    m_problem->hide();
    setFocusProxy(m_edit);
    setFocusPolicy(m_edit->focusPolicy()); // or the letter of its label leads nowhere
    connect(m_edit, &QLineEdit::textChanged, this, &NumberField::take);
}

void NumberField::setValue(std::optional<double> value)
{
    m_edit->setText(value ? QLocale().toString(*value, 'g', 10) : QString());
}

void NumberField::take()
{
    const QString text = m_edit->text().trimmed();
    const std::optional<double> number = typedNumber(text);
    m_wrong = !text.isEmpty() && !(number && *number > 0 && *number <= m_most);
    sayProblem();
    if (m_wrong)
        return;
    m_value = text.isEmpty() ? std::nullopt : number;
    emit changed();
}

void NumberField::sayProblem()
{
    m_problem->setVisible(m_wrong);
    if (!m_wrong)
        return;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colourOf(Meaning::Blocker, palette()));
    m_problem->setPalette(colours);
    m_problem->setText(
        tr("%1 This must be a number above 0, at most %2. The answer is still that of the last good one.",
           "a shape that stands for a mistake, the greatest number")
            .arg(shapeOf(Meaning::Blocker), names::number(m_most)));
    m_edit->setAccessibleDescription(m_problem->text());
}

void NumberField::retranslate() { sayProblem(); }

} // namespace rig::ui
