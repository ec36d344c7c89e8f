// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/part_form.h"

#include "core/names/names.h"
#include "core/search/part_called.h"
#include "core/search/part_search.h"
#include "ui/pages/parts/connectors_editor.h"
#include "ui/pages/parts/field_editor.h"
#include "ui/pages/parts/form_lint.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int LintMilliseconds = 300; // after the last keystroke
constexpr qsizetype MostKnown = 300;  // more to choose from than anyone reads

void dressLabelOf(QWidget &field, const QFormLayout &form)
{
    auto *label = static_cast<QLabel *>(form.labelForField(&field));
    label->setBuddy(&field);
    standLevel(*label);
}

bool isGpu(const Field &field)
{
    const QLatin1StringView key(field.key);
    return key == "gpu"_L1 || key == "gpus"_L1;
}

QList<NamedValue> knownGpus(const Catalogue &catalogue)
{
    QList<NamedValue> known;
    for (const PartHandle &gpu : catalogue.parts(Kind::Gpu))
        known.append({gpu->id, gpu->name});
    std::sort(known.begin(), known.end(), [](const NamedValue &one, const NamedValue &other) {
        return one.name.compare(other.name, Qt::CaseInsensitive) < 0;
    });
    return known;
}

/// Generations of processors, by the processors that there are.
QList<NamedValue> knownFamilies(const Catalogue &catalogue)
{
    QList<NamedValue> known;
    QSet<QString> seen;
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        const QString family = static_cast<const Processor &>(*part).family.valueOr(QString());
        if (family.isEmpty() || seen.contains(family))
            continue;
        seen.insert(family);
        known.append({family, names::familyName(family)});
    }
    return known;
}

/// What other parts have for a text, each once, sorted.
QStringList knownTexts(const Field &field, Kind kind, const Catalogue &catalogue)
{
    QStringList texts;
    if (field.type != FieldType::Text)
        return texts;
    for (const PartHandle &part : catalogue.parts(kind)) {
        if (const auto text = field.get(*part).text(); text && !texts.contains(*text) && texts.size() < MostKnown)
            texts << *text;
    }
    texts.sort(Qt::CaseInsensitive);
    return texts;
}

/// "RTX 3090" is the one GPU whose name ends so; else what the search finds. Empty where there is none, or several.
QString gpuCalled(const QString &typed, const Catalogue &catalogue)
{
    const std::string wanted = folded(typed);
    QString id;
    int found = 0;
    for (const PartHandle &gpu : catalogue.parts(Kind::Gpu)) {
        if (wanted.empty() || !QByteArray::fromStdString(folded(gpu->name)).endsWith(wanted.c_str()))
            continue;
        id = gpu->id;
        ++found;
    }
    if (found == 1)
        return id;
    const PartHandle gpu = partCalled(typed, Kind::Gpu, catalogue);
    return gpu ? gpu->id : QString();
}

/// What a field can be told to be, by the names that people use.
QList<NamedValue> knownValues(const Field &field, Kind kind, const Catalogue &catalogue)
{
    if (isGpu(field))
        return knownGpus(catalogue);
    if (QLatin1StringView(field.key) == "family"_L1 || QLatin1StringView(field.key).endsWith("_families"_L1))
        return knownFamilies(catalogue);
    QList<NamedValue> known;
    for (const QString &text : knownTexts(field, kind, catalogue))
        known.append({text, text});
    return known;
}

} // namespace

QString ownIdFor(const QString &name, const Catalogue &catalogue)
{
    QString id = u"own"_s;
    for (const QChar c : name.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'.';
        if (plain)
            id += c;
        else if (!id.endsWith(u'-'))
            id += u'-';
        if (plain && id.size() == 4 && id.startsWith("own"_L1))
            id.insert(3, u'-');
    }
    while (id.endsWith(u'-') || id.endsWith(u'.'))
        id.chop(1);
    id.truncate(80);
    QString unused = id;
    for (int number = 2; catalogue.find(unused); ++number)
        unused = id + u'-' + QString::number(number);
    return unused;
}

PartForm::PartForm(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(this))
    , m_area(new QScrollArea(this))
    , m_problem(new MarkedLabel(Meaning::Caution, this))
    , m_lint(new Label(this))
    , m_save(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("partForm"));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_lint->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("formProblem"));
    m_lint->setObjectName(QStringLiteral("formLint"));
    m_lint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Grid);
    layout->addWidget(m_title);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_lint);
    makeButtons();
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(LintMilliseconds);
    connect(&m_checkTimer, &QTimer::timeout, this, &PartForm::check);
}

void PartForm::makeButtons()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_save);
    row->addWidget(m_cancel);
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    m_save->setObjectName(QStringLiteral("savePart"));
    m_save->setProperty("primary", true);
    m_cancel->setObjectName(QStringLiteral("cancelPart"));
    connect(m_save, &QPushButton::clicked, this, &PartForm::save);
    connect(m_cancel, &QPushButton::clicked, this, &PartForm::closed);
}

void PartForm::addLine(const QString &name, QLineEdit *line)
{
    line->setObjectName(name);
    constexpr int Letters = 52;
    line->setFixedWidth(Letters * fontMetrics().averageCharWidth());
    m_layout->addRow(new Label(this), line);
    dressLabelOf(*line, *m_layout);
    connect(line, &QLineEdit::textEdited, this, &PartForm::checkSoon);
}

void PartForm::makeFields()
{
    auto *content = new QWidget;
    m_layout = new QFormLayout(content);
    m_layout->setContentsMargins(0, 0, Grid, 0);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_fields.clear();
    m_connectors = nullptr;
    addLine(u"formName"_s, m_name = new QLineEdit(content));
    addLine(u"formVendor"_s, m_vendor = new QLineEdit(content));
    addLine(u"formPartNumber"_s, m_partNumber = new QLineEdit(content));
    addLine(u"formAliases"_s, m_aliases = new QLineEdit(content));
    for (const Field &field : fieldsOf(m_begin->kind)) {
        FieldEditor::Resolve resolve;
        if (isGpu(field))
            resolve = [this](const QString &typed) { return gpuCalled(typed, m_catalogue); };
        auto *editor =
            new FieldEditor(m_begin->kind, field, knownValues(field, m_begin->kind, m_catalogue), resolve, content);
        m_layout->addRow(new Label(content), editor);
        dressLabelOf(*editor, *m_layout);
        connect(editor, &FieldEditor::changed, this, &PartForm::checkSoon);
        m_fields << editor;
    }
    if (m_begin->kind == Kind::Motherboard) {
        m_connectors = new ConnectorsEditor(content);
        m_layout->addRow(m_connectors);
        connect(m_connectors, &ConnectorsEditor::edited, this, &PartForm::checkSoon);
    }
    m_area->setWidget(content);
}

void PartForm::open(const Part &part, const Catalogue &catalogue, Purpose purpose)
{
    m_begin = copyOf(part);
    m_catalogue = catalogue;
    m_purpose = purpose;
    makeFields();
    m_name->setText(part.name);
    m_vendor->setText(part.vendor);
    m_partNumber->setText(part.partNumber);
    m_aliases->setText(joinedTexts(part.aliases));
    for (FieldEditor *editor : m_fields)
        editor->setValue(editor->field().get(part).value);
    if (m_connectors)
        m_connectors->setBoard(static_cast<const Board &>(part));
    retranslate();
    check();
    m_name->setFocus();
}

Result<PartHandle> PartForm::part() const
{
    if (m_name->text().trimmed().isEmpty())
        return badInput(tr("A part needs a name."));
    const std::shared_ptr<Part> made = emptyPart(m_begin->kind);
    if (m_connectors)
        m_connectors->putInto(static_cast<Board &>(*made));
    made->explained = m_begin->explained;
    for (const FieldEditor *editor : m_fields) {
        const Result<Value> value = editor->value();
        if (!value)
            return tl::unexpected(value.error());
        const Reading before = editor->field().get(*m_begin);
        const bool same = *value == before.value;
        if (value->index() != 0)
            editor->field().set(*made, *value, same ? before.source : NoSource);
        if (!same) // the reason was given for the figure before
            made->explained.remove(QString::fromLatin1(editor->field().key));
    }
    made->origin = Origin::Own;
    made->name = m_name->text().trimmed();
    made->id = m_purpose == Purpose::Edited ? m_begin->id : ownIdFor(made->name, m_catalogue);
    made->vendor = m_vendor->text().trimmed();
    made->partNumber = m_partNumber->text().trimmed();
    made->aliases = cutTexts(m_aliases->text());
    made->notes = m_begin->notes;
    if (m_purpose == Purpose::Edited)
        made->prices = m_begin->prices;
    return made;
}

void PartForm::checkSoon() { m_checkTimer.start(); }

void PartForm::check()
{
    const Result<PartHandle> made = part();
    m_problem->say(made ? QString() : made.error().message);
    const QStringList lint = made ? lintSentences(*made, m_catalogue) : QStringList();
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colourOf(Meaning::Note, palette()));
    m_lint->setPalette(colours);
    m_lint->setText(lint.join(u'\n'));
    m_lint->setVisible(!lint.isEmpty());
    m_save->setEnabled(made.has_value());
}

void PartForm::save()
{
    m_checkTimer.stop();
    check();
    if (const Result<PartHandle> made = part(); made)
        emit saveWanted(*made);
}

void PartForm::retranslate()
{
    m_save->setText(tr("&Save"));
    m_cancel->setText(tr("Cancel"));
    m_area->setAccessibleName(tr("Figures of the part"));
    if (!m_begin)
        return;
    m_title->setFont(fontFor(TextSize::Section, font()));
    m_title->setText(m_purpose == Purpose::New
                         ? tr("A part of your own: %1", "kind of part").arg(names::kind(m_begin->kind))
                         : tr("Your part %1").arg(m_begin->name));
    const auto title = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_layout->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    };
    title(m_name, tr("Name (required)"));
    title(m_vendor, tr("Vendor"));
    title(m_partNumber, tr("Part number"));
    title(m_aliases, tr("Other names"));
    m_aliases->setPlaceholderText(tr("separated by commas"));
    for (FieldEditor *editor : m_fields) {
        editor->retranslate();
        static_cast<QLabel *>(m_layout->labelForField(editor))->setText(editor->title());
    }
    check();
}

void PartForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PartForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    emit closed();
}

} // namespace rig::ui
