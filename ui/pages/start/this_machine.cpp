// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/this_machine.h"

#include "core/build/place.h"
#include "core/names/names.h"
#include "core/words/detected_words.h"
#include "core/words/reality_answer.h"
#include "ui/data/dump_bar.h"
#include "ui/document/workspace.h"
#include "ui/pages/start/margins.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr int machineWidest = 1360;
constexpr int askedWide = 420;
constexpr int notUnderstoodShown = 8;
/// All that may be asked for (reality::kindsToAskFor() gives their order).
constexpr std::array Asked{Kind::Motherboard, Kind::Processor, Kind::Supply, Kind::Case, Kind::Memory, Kind::Cooler};

/// "X870E-CREATOR", "24-Cores", "RTX 3090", "Ryzen 9 7900X": no line ends within them. Longer words may have no column
/// that takes them whole.
QString withWholeWords(const QString &name)
{
    constexpr qsizetype Longest = 16;
    QStringList words = name.split(u' ');
    for (QString &word : words) {
        if (word.size() <= Longest)
            word.replace(u'-', QStringLiteral("-") + WordJoiner);
    }
    static const QRegularExpression withinRyzen(
        QStringLiteral("(?<=\\bRyzen) (?=[3579] )|(?<=\\bRyzen [3579]) (?=[0-9])"));
    return narrowText(words.join(u' ')).replace(withinRyzen, QString(QChar::Nbsp));
}

/// "01:00.0": the first domain is nothing that one has to read.
QString addressText(const reality::PciAddress &address)
{
    const QString text = address.text();
    return address.domain == 0 ? text.mid(text.indexOf(u':') + 1) : text;
}

} // namespace

ThisMachine::ThisMachine(Workspace &workspace, QWidget *parent)
    : QScrollArea(parent)
    , m_workspace(workspace)
    , m_back(new QPushButton)
    , m_title(new WrapLabel)
    , m_about(new WrapLabel)
    , m_bar(new DumpBar(workspace))
    , m_answer(new WrapLabel)
    , m_table(new QTableWidget)
    , m_openTitle(new WrapLabel)
    , m_open(new WrapLabel)
    , m_formTitle(new WrapLabel)
    , m_formAbout(new WrapLabel)
    , m_form(new QFormLayout)
    , m_plan(new QPushButton)
{
    setObjectName(QStringLiteral("thisMachine"));
    setAcceptDrops(true);
    layOut();
    connect(m_back, &QPushButton::clicked, this, &ThisMachine::backWanted);
    connect(m_bar, &DumpBar::detected, this, &ThisMachine::show);
    connect(m_plan, &QPushButton::clicked, this, &ThisMachine::plan);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] { m_stale = true; });
    retranslate();
}

void ThisMachine::layOut()
{
    auto *content = new QWidget;
    content->setMaximumWidth(scaled(machineWidest, font()));
    auto *column = new QVBoxLayout(content);
    column->setSpacing(Grid);
    m_back->setProperty("quiet", true);
    m_back->setProperty("flush", true);
    m_back->setFlat(true);
    m_back->setIcon(lineIcon(QStringLiteral("back")));
    m_answer->setObjectName(QStringLiteral("machineAnswer"));
    m_table->setObjectName(QStringLiteral("machineParts"));
    m_open->setObjectName(QStringLiteral("machineGaps"));
    m_open->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QLabel *label : {m_title, m_about, m_answer, m_openTitle, m_open, m_formTitle, m_formAbout})
        label->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_formAbout->setForegroundRole(QPalette::PlaceholderText);
    makeAnswerTable(*m_table, {});
    keepFitted(*m_table);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_bar);
    column->addSpacing(Grid);
    column->addWidget(m_answer);
    column->addWidget(m_plan, 0, Qt::AlignLeft);
    column->addWidget(m_table);
    column->addWidget(makeForm());
    column->addSpacing(Grid);
    column->addWidget(m_openTitle);
    column->addWidget(m_open);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget *ThisMachine::makeForm()
{
    m_formRoom = new QWidget;
    auto *column = new QVBoxLayout(m_formRoom);
    column->setContentsMargins(0, Grid, 0, 0);
    column->setSpacing(Grid);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(Grid);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const Kind kind : Asked) {
        Row row{kind, new PartField(kind)};
        row.field->setObjectName(QStringLiteral("asked-%1").arg(static_cast<int>(kind)));
        row.field->setMaximumWidth(scaled(askedWide, font()));
        m_form->addRow(new Label, row.field);
        m_rows.push_back(row);
    }
    m_plan->setObjectName(QStringLiteral("planThisMachine"));
    m_plan->setProperty("primary", true);
    column->addWidget(m_formTitle);
    column->addWidget(m_formAbout);
    column->addLayout(m_form);
    return m_formRoom;
}

void ThisMachine::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const int side = sideMargin(width(), font());
    widget()->layout()->setContentsMargins(side, 3 * Grid, side, 3 * Grid);
}

void ThisMachine::retranslate()
{
    m_back->setText(tr("Start"));
    m_title->setText(tr("Read the machine that I have"));
    m_about->setText(
        tr("This one, or another one, from its output: board, processor, cards and drives become a plan in which "
           "all parts are yours."));
    m_plan->setText(tr("Plan with this machine"));
    m_formTitle->setText(tr("What is still missing"));
    m_formAbout->setText(tr("What matters most to the checks comes first. Leave empty what you do not know."));
    m_openTitle->setText(tr("What the text does not say"));
    m_table->setAccessibleName(tr("What was recognised"));
    const auto heavy = [this](TextSize size) {
        QFont made = fontFor(size, font());
        made.setWeight(QFont::DemiBold);
        return made;
    };
    m_title->setFont(heavy(TextSize::PageTitle));
    for (QLabel *label : {m_answer, m_formTitle, m_openTitle})
        label->setFont(heavy(TextSize::Section));
    for (const Row &row : m_rows) {
        static_cast<QLabel *>(m_form->labelForField(row.field))->setText(names::kind(row.kind));
        row.field->setAccessibleName(names::kind(row.kind));
        row.field->setPlaceholderText(tr("some letters of its name, then Enter"));
    }
    m_bar->retranslate();
    show(m_detected);
}

void ThisMachine::focusFirst() { m_bar->focusFirst(); }

void ThisMachine::show(const std::shared_ptr<const reality::Detected> &detected)
{
    m_detected = detected;
    m_made = detected ? reality::buildOf(*detected, m_workspace.catalogue().without(Origin::File)) : std::nullopt;
    m_answer->setText(detected ? words::detectedAnswer(*detected) : QString());
    m_answer->setVisible(detected != nullptr);
    showRows();
    showOpen();
    showForm();
}

void ThisMachine::showRows()
{
    std::vector<TableRow> rows;
    const auto text = [](const QString &said, std::optional<Meaning> meaning = {}, const QString &tip = {}) {
        return Cell{said, false, meaning, tip};
    };
    if (m_detected) {
        for (const words::DetectedRow &row : words::detectedRows(*m_detected)) {
            const QString place = words::evidencePlace(row.evidence, *m_detected);
            const QString line = m_detected->lineAt(row.evidence);
            rows.push_back({text(row.kind),
                            text(withWholeWords(row.printed), {}, QStringLiteral("%1: %2").arg(place, line)),
                            text(withWholeWords(row.known)),
                            text(heldText(row.how), row.open ? std::optional(Meaning::CannotCheck) : std::nullopt),
                            text(heldText(row.link)), text(place)});
        }
    }
    fill(*m_table,
         {tr("Kind"), tr("As printed"), tr("In the catalogue"), tr("How it is known"), tr("Link"), tr("Line")}, rows);
    stretchColumns(*m_table, {1, 2, 3, 4});
    m_table->setVisible(!rows.empty());
}

/// What a command would tell, what the texts announce and lack, and lines that were not understood.
void ThisMachine::showOpen()
{
    QStringList lines;
    if (m_detected) {
        for (const reality::Gap gap : reality::gapsOf(*m_detected))
            lines << words::gapText(gap);
        lines << words::detectedMissing(*m_detected) << words::notUnderstood(*m_detected, notUnderstoodShown);
    }
    m_open->setText(lines.join(u'\n'));
    m_open->setVisible(!lines.isEmpty());
    m_openTitle->setVisible(!lines.isEmpty());
}

void ThisMachine::showForm()
{
    const std::vector<Kind> asked = m_made ? reality::kindsToAskFor(*m_made) : std::vector<Kind>();
    for (const Row &row : m_rows) {
        const bool wanted = std::find(asked.begin(), asked.end(), row.kind) != asked.end();
        row.field->setVisible(wanted);
        m_form->labelForField(row.field)->setVisible(wanted);
    }
    m_formTitle->setVisible(!asked.empty());
    m_formAbout->setVisible(!asked.empty());
    showChoices();
    m_formRoom->setVisible(m_made.has_value());
    m_plan->setVisible(m_made.has_value());
}

/// "Slot of card 1 (RTX 3090, 01:00.0)": by the order in which the table has them.
QString ThisMachine::slotTitle(const reality::CardPlace &place) const
{
    const reality::DetectedGpu &gpu = m_detected->gpus[static_cast<std::size_t>(place.gpu)];
    const auto end = m_detected->gpus.begin() + place.gpu + 1;
    const auto number = std::count_if(m_detected->gpus.begin(), end, [](const reality::DetectedGpu &one) {
        return one.role == reality::GpuRole::Card;
    });
    QStringList marks{gpu.chip.part ? names::shortName(*gpu.chip.part) : gpu.name};
    if (gpu.seen.address)
        marks << addressText(*gpu.seen.address);
    return tr("Slot of card %1 (%2)", "its number, its name and address")
        .arg(QString::number(number), marks.join(tr(", ", "between the name and the address of a card")));
}

/// "One of these two": the owner knows in which slot a card stands.
void ThisMachine::showChoices()
{
    for (const Choice &choice : m_choices)
        m_form->removeRow(choice.box);
    m_choices.clear();
    if (!m_made)
        return;
    for (const reality::CardPlace &place : m_made->places) {
        if (place.choices.size() < 2)
            continue;
        auto *box = new QComboBox;
        box->addItem(tr("not known", "the slot of a card"), QString());
        for (const QString &connector : place.choices)
            box->addItem(connector, connector);
        const QString title = slotTitle(place);
        box->setAccessibleName(title);
        box->setMaximumWidth(scaled(askedWide, font()));
        m_form->addRow(new Label(title), box);
        m_choices.push_back({place.item, box});
    }
}

Document ThisMachine::machine() const
{
    QStringList parts;
    bool otherBoard = false;
    for (const Row &row : m_rows) {
        if (row.field->isHidden() || row.field->part().isEmpty())
            continue;
        parts << row.field->part();
        otherBoard = otherBoard || row.kind == Kind::Motherboard;
    }
    std::vector<std::pair<ItemId, QString>> connectors;
    for (const Choice &choice : m_choices) {
        if (const QString chosen = choice.box->currentData().toString(); !chosen.isEmpty() && !otherBoard)
            connectors.emplace_back(choice.item, chosen);
    }
    Document document = reality::completed(*m_made, parts, connectors);
    const Document fresh = freshDocument(m_workspace.place());
    document.site = fresh.site;
    document.use = fresh.use;
    return document;
}

void ThisMachine::plan()
{
    if (!m_made)
        return;
    OpenedBuild made;
    made.document = machine();
    made.catalogue = m_made->catalogue;
    emit planned(made, tr("The machine as it was read: all of its parts are yours, and no suggestion replaces them."));
}

void ThisMachine::dragEnterEvent(QDragEnterEvent *event)
{
    if (DumpBar::takes(*event->mimeData()))
        event->acceptProposedAction();
}

void ThisMachine::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_bar->take(*event->mimeData());
}

void ThisMachine::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (!m_stale)
        return;
    m_stale = false;
    for (const Row &row : m_rows)
        row.field->setCatalogue(m_workspace.catalogue());
}

} // namespace rig::ui
