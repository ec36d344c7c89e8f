// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent_page.h"

#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/rent/offer_list.h"
#include "ui/pages/rent/rent_answer.h"
#include "ui/pages/rent/rent_form.h"
#include "ui/pages/rent/service_list.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/when_seen.h"

#include <QBoxLayout>
#include <QDate>
#include <QEvent>
#include <QFileInfo>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// How wide the form begins, so that an offer's name and price are seen.
constexpr int FormCharacters = 66;
constexpr int WidestForm = 74;
constexpr int TextCharacters = 150;
/// Below so many beside the form, the answer stands under it.
constexpr int FewestBeside = 56;

} // namespace

RentPage::RentPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_services(shippedCloudServices())
    , m_form(new RentForm(workspace, m_services, QDate::currentDate(), this))
    , m_answer(new RentAnswer(this))
    , m_list(new ServiceList(QDate::currentDate(), this))
    , m_split(new QSplitter(this))
    , m_seen(new WhenSeen(this, [this] { reckon(); }))
{
    setObjectName(u"rentPage"_s);
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(PageMargin, PageMargin, PageMargin, PageMargin);
    column->setSpacing(2 * Grid);
    column->addWidget(m_answer);
    column->addWidget(m_list);
    column->addStretch(1);
    m_form->setContentsMargins(PageMargin, PageMargin, 0, PageMargin);
    m_form->setBackgroundRole(QPalette::Base);
    m_form->setAutoFillBackground(true);
    QScrollArea *left = scrolled(m_form);
    left->viewport()->setBackgroundRole(QPalette::Base);
    left->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_split->addWidget(left);
    m_form->setMaximumWidth(fontMetrics().averageCharWidth() * WidestForm);    // a field stands near its label
    right->setMaximumWidth(fontMetrics().averageCharWidth() * TextCharacters); // lines that can be read
    m_split->addWidget(scrolled(right));
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_split);
    share();
    restore();
    connect(m_form, &RentForm::changed, m_seen, &WhenSeen::make);
    connect(&m_form->offers(), &OfferList::said, this, &Page::said);
    connect(m_answer, &RentAnswer::partOpened, this, &Page::partOpened);
    connect(m_answer, &RentAnswer::forReportChanged, this, &RentPage::takeIntoReport);
    connect(&m_workspace, &Workspace::documentChanged, m_seen, &WhenSeen::make);
    connect(&m_workspace, &Workspace::documentReplaced, this, [this] {
        m_answer->forgetReport();
        m_form->followMachine();
        m_seen->make();
    });
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        m_form->takeCatalogue();
        m_seen->make();
    });
}

RentPage::~RentPage()
{
    QSettings settings;
    setValue(settings, setting::rentForm, m_form->state());
    if (m_split->orientation() == Qt::Horizontal)
        setValue(settings, setting::rentSplit, m_split->saveState());
    setValue(settings, setting::rentPrices, m_form->offers().file());
}

QScrollArea *RentPage::scrolled(QWidget *widget)
{
    auto *area = new QScrollArea(this);
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void RentPage::restore()
{
    const QSettings settings;
    // A file that has gone or has been spoilt since leaves the shipped prices; the list says why.
    if (const QString file = value(settings, setting::rentPrices); !file.isEmpty())
        static_cast<void>(m_form->offers().readFile(file));
    m_form->restore(value(settings, setting::rentForm));
    m_split->restoreState(value(settings, setting::rentSplit));
}

void RentPage::reckon()
{
    m_form->showDefaults();
    const CloudSituation situation = m_form->situation();
    m_answer->showAdvice(m_services, situation, m_form->offers().prices(), m_workspace.catalogue());
    m_list->showServices(m_services, situation, m_workspace.catalogue());
    if (m_form->isWrong()) {
        m_form->showFailure(std::nullopt);
        m_answer->showTrouble(m_form->complaint());
        return;
    }
    const Result<RentCase> made = rentCase(m_form->inputs(), m_workspace.catalogue(), QDate::currentDate());
    m_form->showFailure(made ? std::nullopt : std::optional(made.error()));
    if (made)
        m_answer->showCase(*made, m_workspace.catalogue());
    else
        m_answer->showTrouble(m_form->complaint());
    takeIntoReport();
}

void RentPage::takeIntoReport()
{
    const RentInputs inputs = m_form->inputs();
    const bool rented = inputs.offer || inputs.pricePerGpuHour;
    m_answer->offerForReport(inputs.planned && !m_workspace.document().build.items.empty() && rented);
    m_workspace.setRent(m_answer->isForReport() ? std::optional(inputs) : std::nullopt);
}

void RentPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_seen->make();
}

void RentPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const int form = m_form->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + Grid;
    const bool beside = width() >= form + fontMetrics().averageCharWidth() * FewestBeside;
    m_split->widget(0)->setMinimumWidth(beside ? form : 0);
    const Qt::Orientation way = beside ? Qt::Horizontal : Qt::Vertical;
    if (m_split->orientation() == way)
        return;
    m_split->setOrientation(way);
    share();
}

void RentPage::share()
{
    const int wide = fontMetrics().averageCharWidth() * FormCharacters;
    m_split->setSizes(m_split->orientation() == Qt::Horizontal ? QList<int>{wide, 2 * wide}
                                                               : QList<int>{height() / 2, height() / 2});
}

} // namespace rig::ui
