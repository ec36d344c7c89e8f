// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/saver_card.h"

#include "ui/look/roles.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int Inset = 12;
constexpr int Right = 8; ///< so that two stand beside each other on a small screen
constexpr int Above = 9;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
const auto Between = u" · "_s;

QFont nameFont(const QFont &base) { return sized(base, 1, QFont::Medium); }

int wrappedHeight(const QString &text, const QFont &font, int room)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(1, room), 1 << 14), Wrapped, text).height();
}

} // namespace

SaverCard::SaverCard(QWidget *parent) : QCheckBox(parent)
{
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SaverCard::setWords(const QString &name, const QString &saves, const QString &costs)
{
    m_name = name;
    m_saves = saves;
    m_costs = costs;
    setText(name + u'\n' + saves + Between + costs);
    setAccessibleName(name + u", "_s + saves + Between + costs);
    updateGeometry();
    update();
}

int SaverCard::textLeft() const
{
    return Inset + style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + Grid;
}

bool SaverCard::isOneLine(int room) const
{
    return QFontMetrics(nameFont(font())).horizontalAdvance(m_saves) +
               fontMetrics().horizontalAdvance(Between + m_costs) <=
           room;
}

int SaverCard::nameHeight(int room) const { return wrappedHeight(m_name, nameFont(font()), room); }

QSize SaverCard::sizeHint() const
{
    const QFontMetrics name(nameFont(font()));
    const int second = name.horizontalAdvance(m_saves) + fontMetrics().horizontalAdvance(Between + m_costs);
    const int width = textLeft() + std::max(name.horizontalAdvance(m_name), second) + Right + 2;
    return {width, heightForWidth(width)};
}

QSize SaverCard::minimumSizeHint() const
{
    const int width = textLeft() + fontMetrics().averageCharWidth() * 20 + Right;
    return {std::min(width, sizeHint().width()), sizeHint().height()};
}

int SaverCard::heightForWidth(int width) const
{
    const int room = width - textLeft() - Right;
    const int line = fontMetrics().height();
    const int second = isOneLine(room) ? line : line + wrappedHeight(m_costs, font(), room);
    return 2 * Above + nameHeight(room) + 2 + second;
}

void SaverCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool under = isEnabled() && (underMouse() || isDown());
    const Role ground = isChecked() ? Role::AccentSoft : under ? Role::Hover : Role::Surface;
    style::drawBox(painter, rect(),
                   {colourOf(ground, palette()), colourOf(isChecked() ? Role::Accent : Role::Strong, palette()),
                    style::CardRadius});
    QStyleOptionButton box;
    initStyleOption(&box);
    const int side = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this);
    const int line = QFontMetrics(nameFont(font())).height();
    box.rect = QRect(Inset, Above + (line - side) / 2, side, side);
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);

    const int room = width() - textLeft() - Right;
    const int named = nameHeight(room);
    painter.setPen(colourOf(Role::Text, palette()));
    painter.setFont(nameFont(font()));
    painter.drawText(QRect(textLeft(), Above, room, named), Wrapped, m_name);
    const QRect second(textLeft(), Above + named + 2, room, height());
    // By its foot: a text with Chinese in it is set lower below the same top.
    const QPoint foot(second.left(), second.top() + painter.fontMetrics().ascent());
    painter.drawText(foot, m_saves);
    const int saved = painter.fontMetrics().horizontalAdvance(m_saves);
    painter.setFont(font());
    painter.setPen(colourOf(Role::Secondary, palette()));
    if (isOneLine(room))
        painter.drawText(foot + QPoint(saved, 0), Between + m_costs);
    else
        painter.drawText(second.adjusted(0, line, 0, 0), Wrapped, m_costs);
}

} // namespace rig::ui
