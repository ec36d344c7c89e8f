// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/my_pc.h"

#include "core/base/shown_text.h"
#include "core/build/place.h"
#include "core/names/names.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/start/margins.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/when_seen.h"
#include "ui/widgets/whole_pieces.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <QtConcurrent>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr int askAfterMs = 150;
constexpr int contentWidest = 1360;
constexpr int fieldsWide = 440;
constexpr int cardsAtMost = 8;
constexpr std::array Fields{Kind::Motherboard, Kind::Processor, Kind::Supply, Kind::Case, Kind::Card};

} // namespace

MyPc::MyPc(Workspace &workspace, QWidget *parent)
    : QScrollArea(parent)
    , m_workspace(workspace)
    , m_count(new QSpinBox)
    , m_back(new QPushButton)
    , m_read(new QPushButton)
    , m_title(new Label)
    , m_about(new Label)
    , m_answer(new Label)
    , m_question(new Label)
    , m_thought(new PartField(Kind::Card))
    , m_list(new QListWidget)
    , m_seen(new WhenSeen(this, [this] { readCatalogue(); }))
{
    setObjectName(QStringLiteral("myPc"));
    setFocusPolicy(Qt::NoFocus); // its fields are the stops, and scroll to themselves
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(askAfterMs);
    m_cards = cardsForPc({}, m_workspace.catalogue(), 0); // nothing is said yet of what one has
    layOut();
    connect(&m_delay, &QTimer::timeout, this, &MyPc::ask);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0)
            show(m_watcher.result());
    });
    connect(m_back, &QPushButton::clicked, this, &MyPc::backWanted);
    connect(m_read, &QPushButton::clicked, this, &MyPc::readWanted);
    connect(m_thought, &PartField::changed, this, &MyPc::chooseOwn);
    connect(m_list, &QListWidget::itemClicked, this, [this] { chooseRow(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { chooseRow(m_list->currentRow()); });
    connect(m_count, &QSpinBox::valueChanged, this, &MyPc::changedFields);
    connect(&m_workspace, &Workspace::catalogueChanged, m_seen, &WhenSeen::make);
    retranslate();
}

MyPc::~MyPc()
{
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

void MyPc::layOut()
{
    auto *fields = new QFormLayout;
    fields->setRowWrapPolicy(QFormLayout::WrapAllRows);
    fields->setVerticalSpacing(Grid);
    for (const Kind kind : Fields) {
        Row row{kind, new Label, new PartField(kind)};
        row.field->setObjectName(QStringLiteral("own-%1").arg(static_cast<int>(kind)));
        row.label->setBuddy(row.field);
        connect(row.field, &PartField::changed, this, &MyPc::changedFields);
        auto *line = new QHBoxLayout;
        line->addWidget(row.field, 1);
        if (kind == Kind::Card)
            line->addWidget(m_count);
        fields->addRow(row.label, line);
        m_rows.push_back(row);
    }
    m_count->setRange(1, cardsAtMost);
    auto *left = new QWidget;
    left->setLayout(fields);
    fields->setContentsMargins(0, 0, 0, 0);
    left->setMinimumWidth(scaled(fieldsWide / 2, font()));
    left->setMaximumWidth(scaled(fieldsWide, font()));
    auto *row = new QHBoxLayout;
    row->setSpacing(3 * Grid);
    row->addWidget(left, 2, Qt::AlignTop);
    row->addWidget(makeAnswer(), 3);

    auto *content = new QWidget;
    content->setMaximumWidth(scaled(contentWidest, font()));
    auto *column = new QVBoxLayout(content);
    column->setSpacing(Grid);
    m_read->setObjectName(QStringLiteral("readMyPc"));
    for (QPushButton *button : {m_back, m_read}) {
        button->setProperty("quiet", true);
        button->setProperty("flush", true);
        button->setFlat(true);
    }
    m_back->setIcon(lineIcon(QStringLiteral("back")));
    for (QLabel *label : {m_title, m_about, m_answer})
        label->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_read, 0, Qt::AlignLeft);
    column->addSpacing(Grid);
    column->addLayout(row);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget *MyPc::makeAnswer()
{
    auto *answer = new QWidget;
    auto *column = new QVBoxLayout(answer);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    m_answer->setObjectName(QStringLiteral("cardsAnswer"));
    m_question->setBuddy(m_thought);
    m_thought->setObjectName(QStringLiteral("cardThought"));
    m_thought->setMaximumWidth(scaled(fieldsWide, font()));
    m_list->setObjectName(QStringLiteral("cardsThatFit"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setProperty("lined", true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it is as high as its rows
    m_list->viewport()->setCursor(Qt::PointingHandCursor);
    m_list->viewport()->installEventFilter(this);
    column->addWidget(m_answer);
    column->addWidget(m_list);
    column->addSpacing(Grid);
    column->addWidget(m_question);
    column->addWidget(m_thought);
    column->addStretch(1);
    return answer;
}

void MyPc::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const int side = sideMargin(width(), font());
    widget()->layout()->setContentsMargins(side, 3 * Grid, side, 3 * Grid);
}

void MyPc::retranslate()
{
    m_back->setText(tr("Start"));
    m_read->setText(tr("Read it from this machine"));
    m_title->setText(tr("Add a card to my PC"));
    QFont title = fontFor(TextSize::PageTitle, font());
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    m_about->setText(tr("What your machine has: a few letters of each name, then Enter. These parts count as paid "
                        "for, and no suggestion replaces them."));
    for (const Row &row : m_rows) {
        row.label->setText(names::kind(row.kind));
        row.field->setAccessibleName(names::kind(row.kind));
    }
    const std::array hints{tr("for example B550 Tomahawk"), tr("for example 5800X"), tr("for example RM750x"),
                           tr("for example Define R5"), tr("for example 3060; empty: none")};
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].field->setPlaceholderText(hints[i]);
    m_count->setAccessibleName(tr("How many such cards"));
    m_count->setPrefix(tr("× ", "before a number of cards"));
    m_question->setText(tr("Which card are you thinking of?"));
    m_thought->setAccessibleName(tr("Which card are you thinking of?"));
    m_thought->setPlaceholderText(tr("another one, for example 3090"));
    m_list->setAccessibleName(tr("Cards that fit best"));
    QFont answer = fontFor(TextSize::Section, font());
    answer.setWeight(QFont::DemiBold);
    m_answer->setFont(answer);
    show(m_cards);
}

void MyPc::focusFirst()
{
    for (const Row &row : m_rows) {
        if (row.field->part().isEmpty())
            return row.field->setFocus(Qt::OtherFocusReason);
    }
    m_thought->setFocus(Qt::OtherFocusReason);
}

void MyPc::readCatalogue()
{
    const QStringList kept = parts();
    for (const Row &row : m_rows)
        row.field->setCatalogue(m_workspace.catalogue());
    m_thought->setCatalogue(m_workspace.catalogue());
    if (kept.isEmpty())
        recall();
    changedFields();
}

/// What was entered last stands there again.
void MyPc::recall()
{
    int cards = 0;
    for (const QString &id : value(QSettings(), setting::myPc)) {
        const PartHandle part = m_workspace.catalogue().find(id);
        for (const Row &row : m_rows) {
            if (part && part->kind == row.kind)
                row.field->setPart(id);
        }
        cards += part && part->kind == Kind::Card ? 1 : 0;
    }
    const QSignalBlocker blocker(m_count);
    m_count->setValue(std::max(1, cards));
}

void MyPc::keep() const
{
    QSettings settings;
    setValue(settings, setting::myPc, parts());
}

QStringList MyPc::parts() const
{
    QStringList ids;
    for (const Row &row : m_rows) {
        const int pieces = row.kind == Kind::Card ? m_count->value() : 1;
        for (int i = 0; i < pieces && !row.field->part().isEmpty(); ++i)
            ids << row.field->part();
    }
    return ids;
}

Document MyPc::machine() const
{
    Document document = ownMachine(freshDocument(m_workspace.place()), parts(), m_workspace.catalogue());
    document.build.name = tr("My PC");
    return document;
}

void MyPc::changedFields()
{
    m_count->setEnabled(!m_rows.back().field->part().isEmpty());
    const bool whole = std::all_of(m_rows.begin(), m_rows.end(), [](const Row &row) {
        return row.kind == Kind::Card || !row.field->part().isEmpty();
    });
    // What stands there is of another machine: it keeps its place, and is no answer any more.
    if (whole || !m_list->isHidden()) {
        m_answer->setText(tr("Trying the cards that are sold today…"));
        m_list->setEnabled(false);
    }
    m_delay.start();
}

void MyPc::ask()
{
    keep();
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [machine = machine(), catalogue = Catalogue(m_workspace.catalogue())] {
            return cardsForPc(machine, catalogue);
        }));
}

void MyPc::show(const CardsForPc &answer)
{
    m_cards = answer;
    QStringList sentences{titleText(words::cardsForPc(answer))};
    for (const Row &row : m_rows) {
        if (row.field->isOpen() && !row.field->hasFocus())
            sentences << tr("“%1” is not in the catalogue as typed: choose from the list below its field, or make a "
                            "part of your own on the page Parts.")
                             .arg(shownText(row.field->text()));
    }
    m_answer->setText(sentences.join(u'\n'));
    m_list->setEnabled(true);
    m_list->clear();
    for (const CardForPc &card : answer.best) {
        auto *row = new QListWidgetItem(names::shortName(*card.card), m_list);
        row->setData(TrailingRole, words::memoryAndPrice(card));
        row->setToolTip(plainTip(words::cardForPc(card)));
        row->setData(Qt::AccessibleTextRole,
                     QStringList({card.card->name, words::memoryAndPrice(card), words::cardForPc(card)})
                         .join(QStringLiteral(", ")));
    }
    m_list->setVisible(!answer.best.empty());
    wrapRows();
    m_question->setVisible(answer.missing.empty());
    m_thought->setVisible(answer.missing.empty());
}

/// What has no room behind the link of a card goes to a line below it, and what else it costs has lines of its own.
void MyPc::wrapRows()
{
    const QFontMetrics metrics(fontFor(TextSize::Caption, m_list->font()));
    const int room = m_list->viewport()->width() - 2 * RowDelegate::Sides;
    int tall = 2 * m_list->frameWidth();
    for (int row = 0; row < m_list->count(); ++row) {
        QStringList lines;
        for (const QString &line : words::linesForPc(m_cards.best[static_cast<std::size_t>(row)]))
            lines << linesOfPieces(line, room, metrics);
        m_list->item(row)->setData(SecondLineRole, lines.takeFirst());
        m_list->item(row)->setData(ThirdLineRole, lines.join(u'\n'));
        tall += m_list->sizeHintForRow(row);
    }
    m_list->setFixedHeight(std::max(1, tall));
}

bool MyPc::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        const auto *resized = static_cast<const QResizeEvent *>(event);
        if (resized->size().width() != resized->oldSize().width())
            wrapRows();
    }
    return QScrollArea::eventFilter(watched, event);
}

void MyPc::chooseRow(int row)
{
    if (row >= 0 && row < static_cast<int>(m_cards.best.size()))
        plan(CardForPc(m_cards.best[static_cast<std::size_t>(row)]));
}

void MyPc::chooseOwn()
{
    if (m_thought->part().isEmpty())
        return;
    const std::optional<CardForPc> card = cardForPc(machine(), m_thought->part(), m_workspace.catalogue());
    if (card)
        plan(*card);
    else
        emit said(tr("No slot of this machine takes the %1.").arg(m_thought->text()), true);
}

void MyPc::plan(const CardForPc &card)
{
    emit planned(
        card.document,
        tr("Your machine with the %1 in %2.", "card, connector").arg(names::shortName(*card.card), card.connector));
}

} // namespace rig::ui
