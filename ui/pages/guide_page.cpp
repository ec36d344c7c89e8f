// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/guide_page.h"

#include "core/guide/topics.h"
#include "core/names/names.h"
#include "core/search/chips_named.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/guide/frameworks_panel.h"
#include "ui/pages/guide/guide_text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int ListWidth = 264;
const QString MachineEntry = u"machine"_s;
const QString FrameworksEntry = u"frameworks"_s;
const QString TopicPrefix = u"topic:"_s;
const QString WordPrefix = u"word:"_s;
const QString CardPrefix = u"gpu:"_s;
/// So many words are listed; who wants another one types more of it.
constexpr int MostWords = 12;

} // namespace

GuidePage::GuidePage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_chosen(MachineEntry)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_platform(new QComboBox(this))
    , m_copyAll(new QPushButton(this))
    , m_bar(new QWidget(this))
    , m_text(new GuideText(this))
    , m_frameworks(new FrameworksPanel(this))
    , m_stack(new QStackedWidget(this))
    , m_split(new QSplitter(this))
{
    setObjectName(u"guidePage"_s);
    m_search->setObjectName(u"search"_s); // Ctrl+F finds it by this name
    m_list->setObjectName(u"guideList"_s);
    m_platform->setObjectName(u"guidePlatform"_s);
    m_copyAll->setObjectName(u"guideCopyAll"_s);
    layOut();
    for (const guide::Platform platform : guide::AllPlatforms)
        m_platform->addItem(guide::systemName(guide::key(platform)), QString(guide::key(platform)));
    const QSettings settings;
    m_platform->setCurrentIndex(std::max(0, m_platform->findData(value(settings, setting::guidePlatform))));
    connect(m_search, &QLineEdit::textChanged, this, &GuidePage::list);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            m_chosen = item->data(Qt::UserRole).toString();
        showEntry();
    });
    connect(m_platform, &QComboBox::currentIndexChanged, this, &GuidePage::showEntry);
    connect(m_copyAll, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(guide::asScript(chosenSteps()));
        emit said(tr("The checklist is in the clipboard."), false);
    });
    connect(m_text, &GuideText::topicWanted, this, [this](const QString &id) { choose(TopicPrefix + id); });
    connect(m_frameworks, &FrameworksPanel::topicWanted, this, [this](const QString &id) { choose(TopicPrefix + id); });
    connect(m_text, &GuideText::copied, this, [this] { emit said(tr("The command is in the clipboard."), false); });
    connect(&m_workspace, &Workspace::documentChanged, this, &GuidePage::followMachine);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &GuidePage::followMachine);
}

GuidePage::~GuidePage()
{
    QSettings settings;
    setValue(settings, setting::guidePlatform, m_platform->currentData().toString());
    m_list->disconnect(this);
}

void GuidePage::layOut()
{
    auto *left = new QWidget(this);
    left->setBackgroundRole(QPalette::Base);
    left->setAutoFillBackground(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true); // titles are questions: read whole
    m_list->setResizeMode(QListView::Adjust);
    m_search->setClearButtonEnabled(true);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(PageMargin, PageMargin, Grid, 0);
    column->setSpacing(Grid);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(PageMargin, PageMargin, PageMargin, Grid);
    bar->addWidget(m_platform);
    bar->addWidget(m_copyAll);
    bar->addStretch(1);
    auto *answer = new QWidget(this);
    auto *right = new QVBoxLayout(answer);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(m_bar);
    right->addWidget(m_text, 1);
    m_stack->addWidget(answer);
    m_stack->addWidget(m_frameworks);
    m_split->addWidget(left);
    m_split->addWidget(m_stack);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1); // panes meet in a hairline; Qt takes hold of it from some pixels beside
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    const int width = scaled(ListWidth, font());
    m_split->setSizes({width, 4 * width});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_split);
}

void GuidePage::load()
{
    m_search->setPlaceholderText(tr("Ask, or search for a word"));
    m_search->setAccessibleName(tr("Search of the guide"));
    m_list->setAccessibleName(tr("Topics"));
    m_platform->setAccessibleName(tr("System"));
    m_copyAll->setText(tr("Copy all steps"));
    m_text->setAccessibleName(tr("Guide"));
    m_trouble.clear();
    const auto take = [this](auto result, auto &into) {
        if (result)
            into = std::move(*result);
        else
            m_trouble = result.error().sentence();
    };
    take(guide::shippedTopics(), m_topics);
    take(guide::shippedWords(), m_words);
    std::vector<guide::FrameworkEntry> frameworks;
    take(guide::shippedFrameworks(), frameworks);
    m_frameworks->setEntries(std::move(frameworks));
    list();
}

void GuidePage::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(fontFor(TextSize::Caption, font()));
    item->setForeground(quietText(palette()));
}

void GuidePage::addEntry(const QString &text, const QString &what)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setData(Qt::UserRole, what);
    if (what == m_chosen)
        m_list->setCurrentItem(item);
}

/// The cards that a question speaks of: "I have a 5090 and Ubuntu 22.04".
void GuidePage::addCards(const QString &typed)
{
    for (const PartHandle &chip : chipsNamedIn(typed, m_workspace.catalogue()))
        addEntry(names::shortName(*chip), CardPrefix + chip->id);
}

void GuidePage::list()
{
    const QString typed = m_search->text().trimmed();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        if (typed.isEmpty()) {
            addEntry(tr("For this machine"), MachineEntry);
            addEntry(tr("Table of frameworks"), FrameworksEntry);
        }
        addCards(typed);
        std::optional<guide::Group> group;
        for (const guide::Topic *topic : guide::topicsFor(typed, m_topics)) {
            if (typed.isEmpty() && topic->group != group)
                addHeading(guide::groupName(topic->group));
            group = topic->group;
            addEntry(topic->title, TopicPrefix + topic->id);
        }
        const std::vector<const guide::Word *> words = guide::wordsFor(typed, m_words);
        if (!words.empty())
            addHeading(tr("Words"));
        for (std::size_t i = 0; i < words.size() && i < MostWords; ++i)
            addEntry(words[i]->term, WordPrefix + words[i]->id);
        // A word that is typed whole is meant, unless a topic is called so; else the first entry.
        if (!typed.isEmpty() && m_list->count() > 0) {
            const bool isWord = !words.empty() && words.front()->term.compare(typed, Qt::CaseInsensitive) == 0 &&
                                !guide::topicCalled(typed, m_topics);
            m_chosen.clear();
            for (int row = 0; row < m_list->count() && m_chosen.isEmpty(); ++row) {
                const QString what = m_list->item(row)->data(Qt::UserRole).toString();
                if (isWord ? what == WordPrefix + words.front()->id : !what.isEmpty()) {
                    m_list->setCurrentRow(row);
                    m_chosen = what;
                }
            }
        }
    }
    if (!typed.isEmpty() && m_list->count() == 0)
        m_chosen.clear();
    showEntry();
}

void GuidePage::choose(const QString &what)
{
    m_chosen = what;
    m_search->clear();
    list();
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

QStringList GuidePage::cardSentences() const
{
    QStringList sentences;
    for (const guide::PlannedCards &cards : guide::plannedCards(m_workspace.machine()))
        sentences << guide::softwareSentences(guide::softwareFor(*cards.chip, guide::shippedCompatibility())).front();
    return sentences;
}

void GuidePage::showEntry()
{
    m_bar->hide();
    m_stack->setCurrentIndex(m_chosen == FrameworksEntry ? 1 : 0);
    if (!m_trouble.isEmpty())
        return m_text->showSentence(m_trouble);
    if (m_chosen == MachineEntry || m_chosen.startsWith(CardPrefix))
        return showMachine();
    if (m_chosen == FrameworksEntry)
        return;
    if (const guide::Topic *topic = guide::topicCalled(m_chosen.mid(TopicPrefix.size()), m_topics);
        topic && m_chosen.startsWith(TopicPrefix)) {
        const bool isInstalling = topic->group == guide::Group::Install;
        return m_text->showTopic(*topic, isInstalling ? cardSentences() : QStringList());
    }
    for (const guide::Word &word : m_words) {
        if (m_chosen == WordPrefix + word.id)
            return m_text->showWord(word);
    }
    m_text->showSentence(tr("Nothing in the guide answers this. Try fewer or other words."));
}

std::vector<guide::PlannedCards> GuidePage::chosenCards() const
{
    if (m_chosen == MachineEntry)
        return guide::plannedCards(m_workspace.machine());
    const auto chip = m_workspace.catalogue().find<Chip>(m_chosen.mid(CardPrefix.size()));
    return chip ? std::vector{guide::PlannedCards{chip, 1, {}}} : std::vector<guide::PlannedCards>();
}

std::vector<guide::ChecklistStep> GuidePage::chosenSteps() const
{
    return guide::checklist(chosenCards(), chosenPlatform(), guide::shippedCompatibility());
}

guide::Platform GuidePage::chosenPlatform() const
{
    return guide::platformFromKey(m_platform->currentData().toString()).value_or(guide::Platform::Ubuntu2404);
}

void GuidePage::showMachine()
{
    const std::vector<guide::PlannedCards> cards = chosenCards();
    if (cards.empty())
        return m_text->showSentence(
            tr("The open machine has no graphics card yet. Add one on the Build page, or type the "
               "name of one above: its driver, CUDA, frameworks and the steps to install them "
               "stand here."));
    const guide::Compatibility &table = guide::shippedCompatibility();
    std::vector<guide::CardSoftware> all;
    for (const guide::PlannedCards &each : cards)
        all.push_back(guide::softwareFor(*each.chip, table));
    const std::vector<guide::ChecklistStep> steps = chosenSteps();
    m_bar->setVisible(!steps.empty());
    // A whole computer has the system that it came with: there is nothing to choose.
    m_platform->setEnabled(!all.front().isWhole);
    m_text->showCards(all, steps, guide::systemOfSteps(all, chosenPlatform()));
}

void GuidePage::followMachine()
{
    if (!isVisible())
        m_stale = true;
    else if (m_chosen == MachineEntry)
        showEntry();
}

void GuidePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    if (isVisible())
        load();
    else
        m_stale = true;
}

void GuidePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        load();
    m_stale = false;
}

} // namespace rig::ui
