// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/part_list_dialog.h"

#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/list_words.h"
#include "db/whole_file.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int ReadAfterMilliseconds = 300;
enum ListColumn { LineColumn, PartColumn, CountColumn, PriceColumn, ReasonColumn, ListColumns };

/// What a chooser's entry means beside an id.
const QString LeaveOut = QStringLiteral("-");
const QString AsWritten = QStringLiteral("+");

QTableWidgetItem *cell(const QString &text, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setTextAlignment(alignment);
    item->setToolTip(plainTip(text));
    return item;
}

} // namespace

PartListDialog::PartListDialog(Workspace &workspace, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_hint(new Label(this))
    , m_text(new QPlainTextEdit(this))
    , m_openFile(new QPushButton(this))
    , m_answer(new Label(this))
    , m_rows(new QTableWidget(0, ListColumns, this))
    , m_nothing(new EmptyState(this))
    , m_remarks(new Label(this))
    , m_take(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("partListDialog"));
    setModal(false);
    setAcceptDrops(true);
    makeLayout();
    m_clock.setSingleShot(true);
    m_clock.setInterval(ReadAfterMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &PartListDialog::read);
    connect(m_text, &QPlainTextEdit::textChanged, &m_clock, qOverload<>(&QTimer::start));
    connect(m_openFile, &QPushButton::clicked, this, &PartListDialog::askFile);
    connect(m_take, &QPushButton::clicked, this, &PartListDialog::takeUp);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] { m_finder.reset(); });
    resize(dialogSize({1080, 600}, *this));
    retranslate();
}

void PartListDialog::makeLayout()
{
    for (QLabel *label : {m_hint, m_answer, m_remarks})
        label->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("partListAnswer"));
    m_remarks->setObjectName(QStringLiteral("partListRemarks"));
    m_text->setObjectName(QStringLiteral("partListText"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->document()->setDocumentMargin(Grid);
    m_rows->setObjectName(QStringLiteral("partListRows"));
    dressList(*m_rows);
    m_rows->setWordWrap(true);
    m_rows->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_take->setObjectName(QStringLiteral("takeUpList"));
    m_take->setDefault(true);
    auto *left = new QWidget;
    auto *typed = new QVBoxLayout(left);
    typed->setContentsMargins(0, 0, Grid / 2, 0);
    typed->addWidget(m_hint);
    typed->addWidget(m_text, 1);
    auto *right = new QWidget;
    auto *read = new QVBoxLayout(right);
    read->setContentsMargins(Grid / 2, 0, 0, 0);
    read->addWidget(m_answer);
    read->addWidget(m_rows, 1);
    read->addWidget(m_nothing, 1);
    read->addWidget(m_remarks);
    auto *halves = new QSplitter;
    halves->setChildrenCollapsible(false);
    halves->addWidget(left);
    halves->addWidget(right);
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 2);
    halves->setSizes({300, 780});
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_openFile);
    buttons->addStretch(1);
    buttons->addWidget(m_take);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(halves, 1);
    column->addLayout(buttons);
}

void PartListDialog::retranslate()
{
    setWindowTitle(tr("A part list becomes a machine"));
    m_hint->setText(heldText(
        tr("Paste a list here, or drop its file: PCPartPicker's, a table, a basket, a post. One part a line.")));
    m_text->setAccessibleName(tr("The list"));
    m_text->setPlaceholderText(tr("CPU: AMD Ryzen 9 9950X ($539)\n2x RTX 3090 24GB\n…"));
    m_openFile->setText(tr("&Open a file…"));
    m_rows->setAccessibleName(tr("What each line was taken for"));
    m_rows->setHorizontalHeaderLabels({tr("Line"), tr("Part"), tr("Count"), tr("Price each"), tr("Note")});
    m_nothing->say(tr("Nothing has been read yet"),
                   tr("What each line was taken for stands here, beside what is doubtful about it."));
    m_take->setText(tr("Open in &Build"));
    m_close->setText(tr("Close"));
    showRows();
}

void PartListDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PartListDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PartListDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        open(urls.front().toLocalFile());
    else if (event->mimeData()->hasHtml())
        setText(event->mimeData()->html().toUtf8(), {});
    else
        setText(event->mimeData()->text().toUtf8(), {});
}

void PartListDialog::askFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a part list"), value(QSettings(), setting::lastFolder),
                                     tr("Lists (*.txt *.md *.csv *.html *.htm);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void PartListDialog::open(const QString &path)
{
    const Result<QByteArray> bytes = db::readWhole(path, lists::MostBytes);
    if (!bytes) {
        m_list.reset();
        m_refused = bytes.error().sentence();
        showRows();
        return;
    }
    setText(*bytes, QFileInfo(path).fileName());
}

void PartListDialog::setText(const QByteArray &text, const QString &name)
{
    m_name = name;
    const Result<lists::PlainText> plain = lists::plainTextOf(text, name);
    m_text->setPlainText(plain ? plain->all : QString::fromUtf8(text.left(100'000)));
    m_clock.stop();
    read();
}

void PartListDialog::read()
{
    if (!m_finder)
        m_finder = std::make_shared<const lists::PartFinder>(m_workspace.catalogue());
    const Result<lists::PartList> list =
        lists::readPartList(m_text->toPlainText().toUtf8(), m_name, *m_finder, m_workspace.place().currency);
    m_list = list ? std::optional(*list) : std::nullopt;
    m_refused = list ? QString() : list.error().sentence();
    m_choices.clear();
    showRows();
}

void PartListDialog::showRows()
{
    m_rows->setRowCount(0);
    for (std::size_t i = 0; m_list && i < m_list->rows.size(); ++i) {
        const lists::RowState state = m_list->rows[i].state;
        if (state != lists::RowState::Other && state != lists::RowState::NotUnderstood)
            addRow(i);
    }
    // A list without prices leaves their room to the names.
    m_rows->setColumnHidden(PriceColumn, m_list && std::none_of(m_list->rows.begin(), m_list->rows.end(),
                                                                [](const auto &row) { return row.price.has_value(); }));
    for (int column = 0; column < ListColumns; ++column) // the part and the reason share what the others leave
        m_rows->horizontalHeader()->setSectionResizeMode(column, column == PartColumn || column == ReasonColumn
                                                                     ? QHeaderView::Stretch
                                                                     : QHeaderView::ResizeToContents);
    showAnswer();
}

void PartListDialog::addRow(std::size_t index)
{
    const lists::ListRow &row = m_list->rows[index];
    const int at = m_rows->rowCount();
    m_rows->insertRow(at);
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    m_rows->setItem(at, LineColumn, cell(QString::number(row.line), right));
    m_rows->setItem(at, PartColumn, cell(QString()));
    m_rows->setItem(at, CountColumn, cell(QString::number(row.count), right));
    m_rows->setItem(at, PriceColumn, cell(row.price ? names::money(*row.price) : QStringLiteral("–"), right));
    m_rows->setItem(at, ReasonColumn, cell(words::listRowReason(row)));
    m_rows->setCellWidget(at, PartColumn, inCell(chooserFor(index)));
}

/// What the line means, first what it was taken for; what is asked begins without an answer.
QComboBox *PartListDialog::chooserFor(std::size_t index)
{
    const lists::ListRow &row = m_list->rows[index];
    lists::ListRow alone = row; // its number has a column of its own
    alone.count = 1;
    auto *chooser = new QComboBox;
    chooser->setObjectName(QStringLiteral("row-%1").arg(row.line));
    chooser->setAccessibleName(tr("What line %1 means").arg(row.line));
    if (row.state == lists::RowState::Asked)
        chooser->addItem(QStringLiteral("%1 %2").arg(shapeOf(Meaning::CannotCheck), words::listRow(row)), QString());
    else
        chooser->addItem(words::listRow(alone), QString());
    for (const PartHandle &choice : row.found.choices) {
        if (choice != row.found.part)
            chooser->addItem(words::listChoice(*choice), choice->id);
    }
    if (row.found.kind && row.state == lists::RowState::Asked)
        chooser->addItem(words::listAsWritten(), AsWritten);
    chooser->addItem(tr("Leave this line out"), LeaveOut);
    chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(chooser, &QComboBox::activated, this,
            [this, chooser, index](int entry) { choose(index, chooser->itemData(entry)); });
    return chooser;
}

void PartListDialog::choose(std::size_t row, const QVariant &chosen)
{
    const QString id = chosen.toString();
    if (id.isEmpty())
        m_choices.erase(row);
    else
        m_choices[row] = {m_workspace.catalogue().find(id), id == AsWritten};
    showAnswer();
}

void PartListDialog::showAnswer()
{
    const bool typed = !m_text->toPlainText().trimmed().isEmpty();
    const bool nothing = !typed && m_refused.isEmpty();
    m_nothing->setVisible(nothing);
    m_rows->setVisible(!nothing);
    if (!m_list) {
        m_answer->setText(m_refused);
        m_remarks->hide();
        m_take->setEnabled(false);
        return;
    }
    lists::PartList open = *m_list; // what was chosen is asked no more
    for (const auto &[row, choice] : m_choices)
        open.rows[row].state = choice.part        ? lists::RowState::Taken
                               : choice.asWritten ? lists::RowState::Own
                                                  : lists::RowState::Other;
    m_answer->setText(typed ? words::listAnswer(open) : QString());
    const PricePolicy &prices = m_workspace.catalogue().prices;
    m_remarks->setText(names::afterEachOther(words::listRemarks(*m_list, prices.today, prices.monthsOfToday)));
    m_remarks->setVisible(!m_remarks->text().isEmpty());
    m_take->setEnabled(m_list->countOf(lists::RowState::Taken) + m_list->countOf(lists::RowState::Own) > 0 ||
                       !m_choices.empty());
}

void PartListDialog::takeUp()
{
    if (m_clock.isActive()) { // typed just now
        m_clock.stop();
        read();
    }
    if (!m_list)
        return;
    const lists::ListBuild build = lists::buildOf(*m_list, m_choices, m_workspace.catalogue().without(Origin::File),
                                                  freshDocument(m_workspace.place()));
    emit made(build.document, build.catalogue);
    accept();
}

} // namespace rig::ui
