// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/variants_view.h"

#include "core/build/variants.h"
#include "core/checks/run_checks.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/title_text.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

/// One column: a variant and what is true of it.
struct VariantColumn
{
    QString name;
    Document document; ///< with this variant shown
    Machine machine;
    Assessment assessment;
    Verdict verdict;
};

VariantColumn columnOf(const Document &shown, const QString &name, const Catalogue &catalogue)
{
    VariantColumn column{name, applied(shown, ShowVariant{name}), {}, {}, {}};
    const Document &document = column.document;
    column.machine = resolve(document.build, catalogue);
    column.assessment = assess(column.machine, document.site, document.use);
    column.verdict = judge(runChecks({column.machine, document.site, document.use, column.assessment}), document.build);
    return column;
}

words::WorstLinkAnswer slowestLink(const VariantColumn &column)
{
    return words::worstLink(column.machine, column.assessment.lanes, column.document.use);
}

/// As the power bars have it; of several supplies the sum.
QString worstText(const Power &power)
{
    return power.several.empty() ? words::worstDraw(power.loads().front()) : names::total(power.worst);
}

QString supplyText(const VariantColumn &column)
{
    const Document &document = column.document;
    const words::PowerBar bar =
        words::powerSummary(column.machine, column.assessment.power, document.site, document.use).front();
    const QString share = words::shareText(bar);
    return share.isEmpty() ? VariantsView::tr("no supply is chosen") : share;
}

/// "2 × GeForce RTX 3090", a line for each part of the kind.
QString partsText(const VariantColumn &column, Kind kind, const Catalogue &catalogue)
{
    QStringList names;
    QList<int> counts;
    for (const Item *item : column.document.build.itemsOf(kind)) {
        QString name = wrappedName(names::partName(item->part, catalogue));
        if (item->powerLimit)
            name = VariantsView::tr("%1 at %2", "part, watts").arg(name, names::watts(*item->powerLimit));
        const qsizetype at = names.indexOf(name);
        if (at < 0) {
            names << name;
            counts << item->count;
        } else {
            counts[at] += item->count;
        }
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (counts[i] > 1)
            names[i] = QStringLiteral("%1 × %2").arg(QString::number(counts[i]), names[i]);
    }
    return names.isEmpty() ? QStringLiteral("–") : names.join(u'\n');
}

/// "2 problems, 1 limit": a line ends between what is counted, never within it.
QString heldCounts(QString counts)
{
    static const QRegularExpression within(QStringLiteral("(?<![,，、]) "));
    return unbroken(counts.replace(within, QString(QChar::Nbsp)));
}

QString heldVerdict(QString verdict)
{
    static const QRegularExpression behindNumber(QStringLiteral("(?<=[0-9]) "));
    return verdict.replace(behindNumber, QString(QChar::Nbsp));
}

/// A line of the comparison: what it is about, then a text for each variant.
struct Line
{
    QString name;
    QStringList texts;
    std::vector<std::optional<Meaning>> meanings; ///< whose mark stands before each text

    [[nodiscard]] bool differs() const
    {
        return std::any_of(texts.begin(), texts.end(), [&](const QString &text) { return text != texts.front(); });
    }
};

template <class Text> Line lineOf(const QString &name, const std::vector<VariantColumn> &columns, Text text)
{
    Line line{name, {}, std::vector<std::optional<Meaning>>(columns.size())};
    for (const VariantColumn &column : columns)
        line.texts << text(column);
    return line;
}

Line verdictLine(const std::vector<VariantColumn> &columns)
{
    Line line = lineOf(VariantsView::tr("Verdict"), columns,
                       [](const VariantColumn &column) { return heldVerdict(words::verdict(column.verdict)); });
    for (std::size_t i = 0; i < columns.size(); ++i)
        line.meanings[i] = meaningOf(columns[i].verdict.kind);
    return line;
}

Line linkLine(const std::vector<VariantColumn> &columns)
{
    Line line = lineOf(VariantsView::tr("Slowest link"), columns,
                       [](const VariantColumn &column) { return slowestLink(column).text; });
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (const std::optional<Severity> severity = slowestLink(columns[i]).severity)
            line.meanings[i] = meaningOf(*severity);
    }
    return line;
}

std::vector<Line> linesOf(const std::vector<VariantColumn> &columns, const Catalogue &catalogue)
{
    std::vector<Line> lines{
        verdictLine(columns),
        lineOf(VariantsView::tr("Findings"), columns,
               [](const VariantColumn &c) { return heldCounts(words::counts(c.verdict.findings)); }),
        lineOf(VariantsView::tr("To buy"), columns,
               [](const VariantColumn &c) { return names::cost(c.assessment.cost); }),
        lineOf(words::drawName(columns.front().document.use.work), columns,
               [](const VariantColumn &c) { return names::total(c.assessment.power.training); }),
        lineOf(VariantsView::tr("Worst case"), columns,
               [](const VariantColumn &c) { return worstText(c.assessment.power); }),
        lineOf(VariantsView::tr("Load of the supply"), columns, supplyText),
        lineOf(VariantsView::tr("At the wall"), columns,
               [](const VariantColumn &c) { return names::total(wallOf(c.assessment.power)); }),
        linkLine(columns)};
    for (const Kind kind : listedKinds()) {
        Line line =
            lineOf(names::kind(kind), columns, [&](const VariantColumn &c) { return partsText(c, kind, catalogue); });
        if (std::any_of(line.texts.begin(), line.texts.end(), [](const QString &text) { return text != u"–"; }))
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

VariantsView::VariantsView(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_title(new Label(this))
    , m_letters(new QButtonGroup(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_onlyDifferences(new QCheckBox(this))
    , m_table(new QTableWidget(this))
    , m_note(new Label(this))
{
    layOut();
    connect(m_letters, &QButtonGroup::idClicked, this,
            [this](int id) { m_workspace.edit(ShowVariant{variantLetters()[id]}); });
    connect(m_add, &QPushButton::clicked, this, [this] { m_workspace.edit(AddVariant{}); });
    connect(m_remove, &QPushButton::clicked, this,
            [this] { m_workspace.edit(RemoveVariant{m_workspace.document().variant}); });
    connect(m_onlyDifferences, &QCheckBox::toggled, this, &VariantsView::showTable);
    retranslate();
}

void VariantsView::layOut()
{
    auto *head = new QWidget(this);
    auto *flow = new FlowLayout(head, Grid);
    flow->addWidget(m_title);
    for (int i = 0; i < variantLetters().size(); ++i) {
        auto *letter = new QToolButton(head);
        letter->setCheckable(true);
        letter->setText(variantLetters()[i]);
        m_letters->addButton(letter, i);
        flow->addWidget(letter);
    }
    const QList<QAbstractButton *> letters = m_letters->buttons();
    std::vector<QWidget *> order(letters.begin(), letters.end());
    order.push_back(m_add);
    chainFocus(order);
    flow->addWidget(m_add);
    flow->addWidget(m_remove);
    flow->addWidget(m_onlyDifferences);
    m_note->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->addWidget(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    makeAnswerTable(*m_table, {});
}

void VariantsView::retranslate()
{
    m_title->setText(tr("Worked on:"));
    m_add->setText(tr("Copy as a new variant"));
    m_onlyDifferences->setText(tr("Only what differs"));
    m_table->setAccessibleName(tr("Variants side by side"));
    for (int i = 0; i < variantLetters().size(); ++i) {
        QAbstractButton *letter = m_letters->button(i);
        letter->setAccessibleName(tr("Work on variant %1", "letter").arg(variantLetters()[i]));
        letter->setToolTip(plainTip(letter->accessibleName()));
    }
}

void VariantsView::refresh()
{
    showButtons();
    showTable();
}

void VariantsView::showButtons()
{
    const Document &document = m_workspace.document();
    const QStringList names = variantNames(document);
    for (int i = 0; i < variantLetters().size(); ++i) {
        m_letters->button(i)->setVisible(names.contains(variantLetters()[i]));
        m_letters->button(i)->setChecked(variantLetters()[i] == document.variant);
    }
    m_add->setEnabled(mayAddVariant(document));
    m_remove->setVisible(!names.isEmpty());
    m_remove->setText(tr("Remove %1", "letter of a variant").arg(document.variant));
}

void VariantsView::showTable()
{
    const Document &document = m_workspace.document();
    std::vector<VariantColumn> columns;
    QStringList headings{tr("What")};
    for (const QString &name : variantNames(document)) {
        columns.push_back(columnOf(document, name, m_workspace.catalogue()));
        headings << (name == document.variant ? tr("%1 (worked on)", "letter of a variant").arg(name) : name);
    }
    std::vector<Line> lines = columns.empty() ? std::vector<Line>{} : linesOf(columns, m_workspace.catalogue());
    if (m_onlyDifferences->isChecked())
        std::erase_if(lines, [](const Line &line) { return !line.differs(); });
    std::vector<TableRow> rows;
    for (const Line &line : lines) {
        TableRow row{{(line.differs() ? QStringLiteral("≠ ") : QString()) + line.name, false, std::nullopt, {}}};
        for (std::size_t i = 0; i < line.meanings.size(); ++i) {
            const QString &text = line.texts[static_cast<qsizetype>(i)];
            row.push_back({text, false, line.meanings[i], text});
        }
        rows.push_back(std::move(row));
    }
    fill(*m_table, headings, rows);
    const qsizetype shown = variantNames(document).indexOf(document.variant);
    for (std::size_t row = 0; row < lines.size(); ++row) {
        for (qsizetype column = 0; column < lines[row].texts.size(); ++column) {
            QTableWidgetItem *item = m_table->item(static_cast<int>(row), static_cast<int>(column) + 1);
            QFont font = item->font();
            font.setBold(lines[row].texts[column] != lines[row].texts[shown]);
            item->setFont(font);
        }
    }
    QHeaderView &header = *m_table->horizontalHeader();
    for (int column = 0; column < header.count(); ++column) { // the variants share what the short names leave
        const bool first = column == 0 && header.count() > 1;
        const auto mode = first ? QHeaderView::ResizeToContents : QHeaderView::Stretch;
        if (header.sectionResizeMode(column) != mode) // each setting measures all columns
            header.setSectionResizeMode(column, mode);
    }
    m_table->resizeRowsToContents();
    m_note->setText(tr("≠ marks what differs; bold is what differs from the variant that is worked on. All variants "
                       "have the same site and work."));
}

} // namespace rig::ui
