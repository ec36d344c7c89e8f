// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/advice_panel.h"

#include "core/names/names.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/advisor/advice_html.h"
#include "ui/pages/advisor/offer_columns.h"
#include "ui/pages/advisor/offers_model.h"
#include "ui/pages/advisor/question_form.h"
#include "ui/pages/advisor/rack_view.h"
#include "ui/pages/advisor/source_cards.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/label.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/when_seen.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using namespace advice;

/// Where the panel is narrower, the question is a tab of its own.
constexpr int LettersForBoth = 95;
constexpr int LettersOfForm = 26;
/// Where the panel is lower, the list is a tab of its own: it would be a row or two over what else there is.
constexpr int LinesForBoth = 44;
constexpr int OffersSeen = 5;

QScrollArea *scrolling(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace

AdvicePanel::AdvicePanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_services(shippedCloudServices())
    , m_rented(shippedCloudPrices())
    , m_head(new AnswerHead(this))
    , m_plan(new QPushButton(this))
    , m_filters(new PartFilters(this))
    , m_form(new QuestionForm(this))
    , m_list(new QWidget(this))
    , m_listTitle(new Label(this))
    , m_model(new OffersModel(this))
    , m_table(new QTableView(this))
    , m_count(new WrapLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_cards(new SourceCards(this))
    , m_conflicts(new SourceCards(this))
    , m_details(new WrapLabel(this))
    , m_racks(new RackView(this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_seen(new WhenSeen(this, [this] { answer(); }))
{
    setObjectName(u"advicePanel"_s);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, Grid, 0, 0);
    m_row->setSpacing(Grid);
    m_row->addWidget(makeForm());
    m_row->addWidget(makeAnswer(), 1);

    const QVariantMap remembered = value(QSettings(), setting::adviceQuestion);
    m_form->setPlace(m_workspace.place());
    m_form->restore(remembered);
    connect(m_form, &QuestionForm::changed, this, [this] {
        remember();
        m_seen->make();
    });
    connect(m_filters, &PartFilters::changed, this, [this] {
        showOffers();
        showChosen();
        showRacks();
    });
    connect(&m_workspace, &Workspace::catalogueChanged, this, &AdvicePanel::takeCatalogue);
    connect(&m_workspace, &Workspace::documentChanged, this, &AdvicePanel::showRacks);
    if (Result<Library> library = shippedLibrary())
        m_library = *std::move(library);
    else
        m_failure = library.error().sentence();
    takeCatalogue();
    retranslate();
}

AdvicePanel::~AdvicePanel() = default;

QWidget *AdvicePanel::makeForm()
{
    m_formArea = scrolling(m_form, this);
    m_formArea->setObjectName(u"adviceForm"_s);
    m_formArea->setFocusPolicy(Qt::NoFocus);
    return m_formArea;
}

void AdvicePanel::makeList()
{
    makeTable();
    auto *column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_listTitle);
    column->addWidget(m_filters);
    column->addWidget(new WholeRows(*m_table, OffersSeen, m_list), 1);
    column->addWidget(m_count);
    column->addStretch();
}

void AdvicePanel::makeTabs()
{
    m_details->setObjectName(u"adviceDetails"_s);
    m_details->setTextFormat(Qt::RichText);
    m_details->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_details->setContentsMargins(0, Grid / 2, Grid, Grid / 2);
    m_cards->setObjectName(u"adviceSources"_s);
    m_conflicts->setObjectName(u"adviceConflicts"_s);
    m_tabs->setObjectName(u"adviceTabs"_s);
    m_tabs->setDocumentMode(true); // what is in it begins where its tabs do
    const auto addTab = [this](QWidget *content) {
        QScrollArea *area = scrolling(content, m_tabs);
        m_tabs->addTab(area, QString());
        return area;
    };
    m_detailsArea = addTab(m_details);
    m_racksArea = addTab(m_racks);
    m_sourcesArea = addTab(m_cards);
    m_conflictsArea = addTab(m_conflicts);
    connect(m_cards, &SourceCards::linkActivated, this, &AdvicePanel::follow);
    connect(m_conflicts, &SourceCards::linkActivated, this, &AdvicePanel::follow);
    connect(m_details, &QLabel::linkActivated, this, &AdvicePanel::follow);
}

/// It scrolls as one where the panel is low: the answer is read whole, and the list keeps its rows.
QWidget *AdvicePanel::makeAnswer()
{
    makeList();
    makeTabs();
    m_split->addWidget(m_list);
    m_split->addWidget(m_tabs);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 3);
    share();
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        QSettings settings;
        setValue(settings, setting::adviceSplit, m_split->saveState());
    });
    m_plan->setObjectName(u"advicePlan"_s);
    m_head->addButton(m_plan);
    connect(m_plan, &QPushButton::clicked, this, &AdvicePanel::planMachine);
    auto *whole = new QWidget(this);
    auto *answer = new QVBoxLayout(whole);
    answer->setContentsMargins(0, 0, 0, 0);
    answer->setSpacing(Grid);
    answer->addWidget(m_head);
    answer->addWidget(m_split, 1);
    m_answerArea = scrolling(whole, this);
    m_answerArea->setFocusPolicy(Qt::NoFocus);
    connect(m_answerArea->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this] { QTimer::singleShot(0, this, &AdvicePanel::fitList); }); // beside it the list is narrower
    return m_answerArea;
}

/// The room between the list and the tabs, as the user left it.
void AdvicePanel::share()
{
    if (!m_split->restoreState(value(QSettings(), setting::adviceSplit)))
        m_split->setSizes({260, 340});
}

void AdvicePanel::makeTable()
{
    m_table->setObjectName(u"adviceTable"_s);
    m_table->setModel(m_model);
    dressTable(*m_table);
    m_columns = new OfferColumns(*m_table);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex &index) { emit partOpened(index.data(OffersModel::IdRole).toString()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_filling)
            return;
        showChosen();
        showRacks();
        if (const Offer *offer = chosen())
            emit partChosen(offer->chip->id);
    });
}

const Offer *AdvicePanel::chosen() const { return m_model->offerAt(std::max(0, m_table->currentIndex().row())); }

void AdvicePanel::takeCatalogue()
{
    m_form->setCatalogue(m_workspace.catalogue());
    m_filters->setKind(Kind::Gpu, m_workspace.catalogue());
    m_overhead = systemOverhead(m_workspace.catalogue());
    m_seen->make();
}

void AdvicePanel::answer()
{
    m_question = m_form->question();
    m_market.emplace(marketOf(m_question, m_workspace.catalogue(), QDate::currentDate()));
    m_offers = offersFor(m_question, m_library, *m_market);
    m_answer = advise(m_question, m_offers, *m_market, {m_services, m_rented});
    showAnswer();
    m_sources = sourcesSay(m_library, m_question, m_workspace.catalogue());
    showOffers();
    showSources();
    showChosen();
    showRacks();
}

void AdvicePanel::fitTable()
{
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid / 2);
    m_columns->measure();
}

void AdvicePanel::placeForm()
{
    const int letter = fontMetrics().averageCharWidth();
    const bool narrow = width() < LettersForBoth * letter;
    const int at = m_tabs->indexOf(m_formArea);
    if (narrow && at < 0) {
        m_row->removeWidget(m_formArea);
        m_formArea->setMinimumWidth(0);
        m_formArea->setMaximumWidth(QWIDGETSIZE_MAX);
        m_tabs->insertTab(0, m_formArea, QString());
        sayTabs();
    } else if (!narrow && at >= 0) {
        m_tabs->removeTab(at);
        m_row->insertWidget(0, m_formArea);
        m_formArea->show();
    }
    if (narrow)
        return;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_formArea->setFixedWidth(std::max(m_form->minimumSizeHint().width(), LettersOfForm * letter) + bar + Grid);
}

void AdvicePanel::placeList()
{
    const bool low = height() < LinesForBoth * fontMetrics().height();
    const int at = m_tabs->indexOf(m_list);
    if (low == (at >= 0))
        return;
    m_listTitle->setVisible(!low); // the tab says it
    m_list->layout()->setContentsMargins(0, low ? Grid : 0, 0, 0);
    if (low) {
        m_tabs->setCurrentIndex(m_tabs->insertTab(m_tabs->indexOf(m_formArea) + 1, m_list, QString()));
    } else {
        m_tabs->removeTab(at);
        m_split->insertWidget(0, m_list);
        m_list->show();
        share();
        m_split->handle(1)->setAccessibleName(tr("Height of the list"));
    }
    sayTabs();
}

void AdvicePanel::sayTabs()
{
    const auto say = [this](QWidget *area, const QString &text) {
        area->setAccessibleName(QString(text).remove(u'&'));
        if (const int at = m_tabs->indexOf(area); at >= 0)
            m_tabs->setTabText(at, text);
    };
    m_tabs->setAccessibleName(tr("More on the advice"));
    say(m_formArea, tr("The &question"));
    say(m_list, tr("The list"));
    say(m_sourcesArea, tr("Said 2016–2020 (%1)").arg(names::number(m_speaking)));
    say(m_conflictsArea, tr("Where they disagree (%1)").arg(names::number(m_concerned)));
    say(m_detailsArea, tr("Chosen GPU"));
    say(m_racksArea, tr("Racks"));
}

void AdvicePanel::showPart(const QString &id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return;
    m_filling = true;
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_filling = false;
    showChosen();
    showRacks();
}

void AdvicePanel::follow(const QString &link)
{
    if (link.startsWith("topics:"_L1))
        m_tabs->setCurrentWidget(m_conflictsArea);
    else if (link.startsWith("gpu:"_L1))
        emit partOpened(link.mid(4));
}

void AdvicePanel::remember()
{
    QSettings settings;
    setValue(settings, setting::adviceQuestion, m_form->state());
}

void AdvicePanel::retranslate()
{
    m_listTitle->setText(tr("What the catalogue gives today"));
    m_listTitle->setFont(fontFor(TextSize::Section, font()));
    m_table->setAccessibleName(m_listTitle->text());
    sayTabs();
    if (QSplitterHandle *handle = m_split->handle(1))
        handle->setAccessibleName(tr("Height of the list"));
    makeQuiet(*m_count, *this);
    m_plan->setText(tr("Plan a machine with it"));
    m_racks->retranslate();
    m_model->retranslate();
    placeForm();
    placeList();
    m_seen->make();
}

void AdvicePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeForm();
    placeList();
    fitList();
    QTimer::singleShot(0, this, &AdvicePanel::fitList); // once its panes have their room
}

void AdvicePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        retranslate();
        break;
    default:
        break;
    }
}

} // namespace rig::ui
