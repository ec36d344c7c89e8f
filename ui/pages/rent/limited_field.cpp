// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/limited_field.h"

#include "core/base/typed_number.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int NumberCharacters = 17;
constexpr int ColumnCharacters = 34; ///< the longest choices fit

/// A label as a sentence has it: without the letter that leads to it, "价格(&P)" or "&Price".
QString withoutLetter(QString label)
{
    static const QRegularExpression behind(u"\\(&.\\)"_s);
    return label.remove(behind).remove(u'&');
}

} // namespace

LimitedField::LimitedField(const char *limit, bool whole, QWidget *parent)
    : QWidget(parent)
    , m_limit(limit)
    , m_whole(whole)
    , m_name(new WrapLabel(this))
    , m_edit(new QLineEdit(this))
    , m_unit(new Label(this))
    , m_wrong(new MarkedLabel(Meaning::Caution, this))
{
    setObjectName(QString::fromLatin1(limit));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Grid);
    grid->setVerticalSpacing(Grid / 2);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_unit, 0, 2);
    grid->addWidget(m_wrong, 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    m_name->setBuddy(m_edit);
    setFocusProxy(m_edit);
    m_edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_edit->setMaxLength(40);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_fromElsewhere.clear();
        showComplaint();
        emit edited();
    });
    dress();
}

void LimitedField::setWords(const QString &name, const QString &unit)
{
    m_name->setText(name);
    m_unit->setText(unit);
    const QString plain = withoutLetter(name);
    m_edit->setAccessibleName(unit.isEmpty() ? plain : u"%1 (%2)"_s.arg(plain, unit));
    showComplaint();
}

void LimitedField::setEmptyText(const QString &text)
{
    m_edit->setPlaceholderText(text);
    m_edit->setAccessibleDescription(text);
}

Result<std::optional<double>> LimitedField::read() const
{
    const QString text = m_edit->text().trimmed();
    if (text.isEmpty())
        return std::optional<double>();
    const std::optional<double> number = typedNumber(text);
    if (!number || !std::isfinite(*number))
        return badInput(tr("must be a number, not “%1”.").arg(text));
    if (m_whole && *number != std::floor(*number))
        return badInput(tr("must be a whole number, not “%1”.").arg(text));
    const Result<double> within = withinRentLimit(m_limit, *number);
    if (!within)
        return tl::unexpected(within.error());
    return number;
}

std::optional<double> LimitedField::value() const { return read().value_or(std::nullopt); }

bool LimitedField::isWrong() const { return !read().has_value(); }

QString LimitedField::text() const { return m_edit->text(); }

void LimitedField::setText(const QString &text)
{
    m_edit->setText(text);
    showComplaint();
}

void LimitedField::setComplaint(const QString &sentence)
{
    m_fromElsewhere = sentence;
    showComplaint();
}

QString LimitedField::complaint() const { return m_wrong->isHidden() ? QString() : m_wrong->text(); }

void LimitedField::showComplaint()
{
    const auto number = read();
    const QString sentence = number ? m_fromElsewhere : number.error().message;
    m_wrong->say(
        sentence.isEmpty()
            ? QString()
            : tr("%1 %2", "a field's name, what is wrong with it").arg(withoutLetter(m_name->text()), sentence));
}

void LimitedField::dress()
{
    // The same width for all, so that fields and units stand below each other, and choices begin where they begin.
    m_edit->setFixedWidth(fontMetrics().averageCharWidth() * NumberCharacters);
    m_unit->setFixedWidth(fieldColumn(fontMetrics()) - m_edit->width() - Grid);
}

int LimitedField::fieldColumn(const QFontMetrics &metrics) { return metrics.averageCharWidth() * ColumnCharacters; }

void LimitedField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
}

} // namespace rig::ui
