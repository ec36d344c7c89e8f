// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/part_details.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "ui/pages/parts/board_text.h"
#include "ui/pages/parts/figures_view.h"
#include "ui/pages/parts/part_text.h"
#include "ui/pages/parts/prices_view.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/tabs.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/web_text.h"

#include <QEvent>
#include <QLabel>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rig::ui {

namespace {

QString documentStyle(const QPalette &palette)
{
    return QStringLiteral("h3 { font-size: medium; margin: 10px 0 2px 0 } .quiet { color: %1 } a { color: %2 } "
                          "p { margin: 2px 0 6px 0 } ul { margin: 0 0 6px 0 }")
        .arg(quietText(palette).name(), palette.color(QPalette::Link).name());
}

} // namespace

PartDetails::PartDetails(QWidget *parent)
    : QWidget(parent)
    , m_name(new Label(this))
    , m_subtitle(new Label(this))
    , m_actions(new QWidget(this))
    , m_price(new Label(this))
    , m_priceBasis(new Label(this))
    , m_tabs(new QTabWidget(this))
    , m_figures(new FiguresView(this))
    , m_prices(new PricesView(this))
    , m_lanes(makeBrowser("boardLanes"))
    , m_text(makeBrowser("partText"))
{
    m_name->setWordWrap(true);
    m_name->setObjectName(QStringLiteral("partName"));
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_subtitle->setWordWrap(true);
    new FlowLayout(m_actions, Grid);
    QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Minimum);
    wraps.setHeightForWidth(true);
    m_actions->setSizePolicy(wraps);
    m_price->setObjectName(QStringLiteral("partPrice"));
    m_price->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_priceBasis->setWordWrap(true);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("partTabs"));
    m_tabs->addTab(m_figures, QString());
    m_tabs->addTab(m_prices, QString());
    m_tabs->addTab(m_lanes, QString());
    m_tabs->addTab(m_text, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Grid / 2, 0, 0, 0);
    layout->setSpacing(Grid / 2);
    layout->addWidget(m_name);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_actions);
    layout->addWidget(m_price);
    layout->addWidget(m_priceBasis);
    layout->addWidget(m_tabs, 1);
    layout->addStretch(0);
    connect(m_tabs, &QTabWidget::currentChanged, this, &PartDetails::showCurrent);
    connect(m_prices, &PricesView::policyChosen, this, &PartDetails::policyChosen);
    retranslate();
}

QTextBrowser *PartDetails::makeBrowser(const char *name)
{
    auto *browser = new WebText(this);
    browser->setObjectName(QString::fromLatin1(name));
    browser->setFrameShape(QFrame::NoFrame);
    return browser;
}

void PartDetails::addAction(QWidget *button) { m_actions->layout()->addWidget(button); }

void PartDetails::setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData)
{
    m_part = part;
    m_catalogue = catalogue;
    m_ownData = ownData;
    showAgain();
}

void PartDetails::showAgain()
{
    m_name->setFont(fontFor(TextSize::Section, font()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    for (QLabel *label : {m_subtitle, m_priceBasis}) {
        label->setPalette(quiet);
        label->setFont(fontFor(TextSize::Caption, font()));
    }
    m_price->setFont(fontFor(TextSize::Section, font()));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_tabs, m_actions, m_price, m_priceBasis})
        widget->setVisible(m_part != nullptr);
    if (!m_part) {
        m_name->setText(tr("No part is chosen"));
        m_subtitle->setText(tr("Choose a part in the table to see all its figures, its prices, and where each comes "
                               "from."));
        return;
    }
    m_name->setText(m_part->name);
    m_subtitle->setText(partSubtitle(*m_part));
    const std::optional<PricePick> pick = priceOf(*m_part, m_catalogue);
    m_price->setText(pick ? names::money(pick->money) : tr("No price known"));
    m_priceBasis->setText(pick ? names::priceBasis(*pick) : tr("A price of your own can be added under Prices."));
    showTab(*m_tabs, m_tabs->indexOf(m_lanes), m_part->kind == Kind::Motherboard);
    showCurrent();
}

void PartDetails::showCurrent()
{
    // Only what is seen is worked out: the arrow keys run through thousands of rows.
    if (!m_part)
        return;
    QWidget *current = m_tabs->currentWidget();
    if (current == m_figures)
        m_figures->setPart(m_part, m_catalogue, m_ownData);
    if (current == m_prices)
        m_prices->setPart(m_part, m_catalogue, m_ownData);
    if (current == m_text)
        fill(*m_text, partTextAsHtml(*m_part, m_catalogue));
    if (current == m_lanes && m_part->kind == Kind::Motherboard)
        fill(*m_lanes, boardAsHtml(static_cast<const Board &>(*m_part), m_catalogue));
}

void PartDetails::fill(QTextBrowser &browser, const QString &html)
{
    browser.document()->setDefaultStyleSheet(documentStyle(palette()));
    browser.setHtml(html);
}

void PartDetails::retranslate()
{
    m_tabs->setAccessibleName(tr("What is known of the chosen part"));
    m_tabs->setTabText(m_tabs->indexOf(m_figures), tr("Figures"));
    m_tabs->setTabText(m_tabs->indexOf(m_prices), tr("Prices"));
    m_tabs->setTabText(m_tabs->indexOf(m_lanes), tr("Lanes"));
    m_tabs->setTabText(m_tabs->indexOf(m_text), tr("Sources", "tab of a part"));
    m_lanes->setAccessibleName(tr("Connectors and lanes of the board"));
    m_text->setAccessibleName(tr("Notes, names and sources"));
    showAgain();
}

void PartDetails::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showAgain();
}

} // namespace rig::ui
