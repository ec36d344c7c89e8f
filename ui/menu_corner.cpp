// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/menu_corner.h"

#include "core/names/price_words.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/look/roles.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr int searchWide = 360;
constexpr int searchTall = 28;
constexpr int searchLeast = 160;
constexpr int barTall = 40;                               ///< of the menu bar
constexpr int menuPadding = 22;                           ///< of a menu's name, both sides together
constexpr QKeyCombination searchKey(Qt::CTRL, Qt::Key_K); ///< of the command in the Help menu
constexpr std::array Bought{Buying::NewElseUsed, Buying::New, Buying::Used, Buying::AtLaunch};

} // namespace

SearchButton::SearchButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::IBeamCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize SearchButton::sizeHint() const { return {scaled(searchWide, font()), scaled(searchTall, font())}; }

QSize SearchButton::minimumSizeHint() const { return {scaled(searchLeast, font()), scaled(searchTall, font())}; }

void SearchButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void SearchButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void SearchButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colourOf(hasFocus() ? Role::Accent : Role::Border, palette()), hasFocus() ? 2 : 1));
    painter.setBrush(colourOf(underMouse() ? Role::Hover : Role::Surface, palette()));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const int side = scaled(16, font());
    lineIcon(QStringLiteral("search")).paint(&painter, QRect(Grid, (height() - side) / 2, side, side));

    const QFont small = fontFor(TextSize::Caption, font());
    const QString key = QKeySequence(searchKey).toString(QKeySequence::NativeText);
    const int keyWide = QFontMetrics(small).horizontalAdvance(key) + 2 * Grid;
    const QRectF keyBox(width() - keyWide - 6.5, 4.5, keyWide, height() - 9);
    painter.setPen(colourOf(Role::Border, palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(keyBox, 4, 4);
    painter.setFont(small);
    painter.setPen(colourOf(Role::Secondary, palette()));
    painter.drawText(keyBox, Qt::AlignCenter, key);
    painter.setFont(font());
    const QRect area(side + 2 * Grid, 0, static_cast<int>(keyBox.left()) - side - 3 * Grid, height());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

MenuCorner::MenuCorner(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_prices(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_search(new SearchButton(this))
{
    setObjectName(QStringLiteral("menuCorner"));
    m_prices->setObjectName(QStringLiteral("priceBasis"));
    m_prices->setAutoRaise(true);
    m_prices->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_prices->setPopupMode(QToolButton::InstantPopup);
    m_prices->setMenu(m_menu);
    m_search->setObjectName(QStringLiteral("searchAll"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Grid, 5, 3 * Grid / 2, 5);
    row->setSpacing(Grid);
    row->addWidget(m_prices);
    row->addWidget(m_search);
    connect(m_menu, &QMenu::aboutToShow, this, &MenuCorner::fillMenu);
    connect(m_search, &QAbstractButton::clicked, this, &MenuCorner::searchWanted);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &MenuCorner::retranslate);
    retranslate();
}

/// The search gives way before a menu does: they stay where they are on every page.
QSize MenuCorner::sizeHint() const
{
    const QSize wanted = QWidget::sizeHint();
    const auto *bar = qobject_cast<const QMenuBar *>(parentWidget());
    if (!bar)
        return wanted;
    int room = bar->width() - Grid;
    for (const QAction *menu : bar->actions())
        room -= bar->fontMetrics().horizontalAdvance(menu->text().remove(u'&')) + scaled(menuPadding, font());
    // As high as the bar, which puts it at its top: what is in it then stands in the middle, as the menus do.
    return {std::clamp(room, minimumSizeHint().width(), std::max(minimumSizeHint().width(), wanted.width())),
            std::max(wanted.height(), scaled(barTall, font()))};
}

void MenuCorner::retranslate()
{
    const PricePolicy &policy = m_workspace.catalogue().prices;
    m_prices->setText(
        tr("Prices: %1, %2", "which prices count, currency").arg(names::buyingWithin(policy.buying), policy.currency));
    m_prices->setToolTip(tr("Which prices count, on every page."));
    m_menu->setTitle(tr("Prices"));
    m_search->setText(tr("Find parts, templates, settings, help"));
    m_search->setAccessibleName(tr("Find parts, templates, settings, help"));
}

void MenuCorner::fillMenu()
{
    m_menu->clear();
    const PricePolicy policy = m_workspace.catalogue().prices;
    auto *buying = new QActionGroup(m_menu);
    for (const Buying one : Bought) {
        QAction *action = m_menu->addAction(names::buying(one));
        action->setCheckable(true);
        action->setChecked(one == policy.buying);
        buying->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, policy, one] { choose(policy.currency, static_cast<int>(one)); });
    }
    m_menu->addSeparator();
    auto *currency = new QActionGroup(m_menu);
    QStringList currencies{QStringLiteral("USD")};
    for (const Rate &rate : m_workspace.catalogue().rates) {
        if (!currencies.contains(rate.currency))
            currencies << rate.currency;
    }
    for (const QString &code : currencies) {
        QAction *action = m_menu->addAction(code);
        action->setCheckable(true);
        action->setChecked(code == policy.currency);
        currency->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, policy, code] { choose(code, static_cast<int>(policy.buying)); });
    }
}

void MenuCorner::choose(const QString &currency, int buying)
{
    PricePolicy policy = m_workspace.catalogue().prices;
    policy.currency = currency;
    policy.buying = static_cast<Buying>(buying);
    QSettings settings;
    setValue(settings, setting::priceCurrency, policy.currency);
    setValue(settings, setting::priceBuying, QString(buyingKey(policy.buying)));
    m_workspace.setPricePolicy(policy);
}

} // namespace rig::ui
