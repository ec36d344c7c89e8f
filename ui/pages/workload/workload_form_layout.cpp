// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/workload_form.h"

#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

// With type of 13 px. What is longer takes two lines: one field of one kind of model makes no form wider.
constexpr int WidestLabel = 150;
constexpr int WidestSwitch = 270;

} // namespace

/// Beside its label it would be cut.
bool WorkloadForm::hasLongChoice(const WorkloadField &field) const
{
    constexpr int Beside = 15; // letters: the 16th of "SGD with momentum" is cut in large type
    const int room = Beside * fontMetrics().averageCharWidth();
    return std::any_of(field.choices.begin(), field.choices.end(),
                       [&](const FieldChoice &choice) { return fontMetrics().horizontalAdvance(choice.name) > room; });
}

void WorkloadForm::makeRows()
{
    bool hasShapeButton = false;
    for (const WorkloadField &field : workloadFields()) {
        // The shape is seldom changed: it stands folded behind what is.
        if (field.group == WorkloadField::Group::Shape)
            continue;
        makeRow(field, *m_grid);
    }
    for (const WorkloadField &field : workloadFields()) {
        if (field.group != WorkloadField::Group::Shape)
            continue;
        if (!hasShapeButton)
            m_grid->addWidget(m_shapeButton, m_grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
        hasShapeButton = true;
        makeRow(field, *m_grid);
    }
}

void WorkloadForm::makeRow(const WorkloadField &field, QGridLayout &grid)
{
    Row row{field, new WrapLabel(this), nullptr, new MarkedLabel(Meaning::Caution, this), false};
    const QString key = field.key;
    switch (field.type) {
    case WorkloadField::Type::Number: {
        auto *edit = new QLineEdit(this);
        edit->setAlignment(Qt::AlignRight);
        edit->setMaxLength(24);
        edit->setPlaceholderText(tr("not stated", "a number of the work"));
        connect(edit, &QLineEdit::textEdited, this, [this, key](const QString &typed) { edited(key, typed); });
        row.editor = edit;
        break;
    }
    case WorkloadField::Type::Choice: {
        auto *box = new QComboBox(this);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        for (const FieldChoice &choice : field.choices)
            box->addItem(choice.name, choice.key);
        connect(box, &QComboBox::activated, this, [this, key, box] { edited(key, box->currentData().toString()); });
        row.editor = box;
        break;
    }
    case WorkloadField::Type::Switch: {
        auto *check = new QCheckBox(this);
        connect(check, &QCheckBox::clicked, this, [this, key](bool on) { edited(key, on ? u"yes"_s : u"no"_s); });
        row.editor = check;
        break;
    }
    case WorkloadField::Type::Lines: {
        auto *lines = new QPlainTextEdit(this);
        lines->setFrameStyle(QFrame::Box | QFrame::Plain);
        lines->setLineWidth(Grid / 2); // a field's, whose corners are round
        lines->setTabChangesFocus(true);
        lines->setMinimumHeight(fontMetrics().lineSpacing() * 8);
        connect(lines, &QPlainTextEdit::textChanged, this, [this, key, lines] { edited(key, lines->toPlainText()); });
        row.editor = lines;
        break;
    }
    }
    row.editor->setObjectName(u"field-"_s + key);
    row.complaint->setObjectName(u"complaint-"_s + key);
    row.label->setBuddy(row.editor);
    const int line = grid.rowCount();
    row.wide = field.type == WorkloadField::Type::Lines || hasLongChoice(field);
    const bool named = field.type == WorkloadField::Type::Switch;
    if (row.wide) {
        grid.addWidget(row.label, line, 0, 1, 2);
        grid.addWidget(row.editor, line + 1, 0, 1, 2);
    } else if (named) {
        grid.addWidget(row.editor, line, 0, 1, 2);
        row.label->hide();
    } else {
        grid.addWidget(row.label, line, 0);
        grid.addWidget(row.editor, line, 1);
    }
    grid.addWidget(row.complaint, line + 2, 0, 1, 2);
    m_rows.push_back(row);
}

bool WorkloadForm::isBeside(const Row &row) const { return !row.wide && row.field.type != WorkloadField::Type::Switch; }

/// A switch does not wrap by itself: it is parted at the blank nearest to its middle.
QString WorkloadForm::switchText(const QString &name) const
{
    if (fontMetrics().horizontalAdvance(name) <= scaled(WidestSwitch, font()))
        return name;
    qsizetype parted = -1;
    const auto fromMiddle = [&](qsizetype at) { return std::abs(2 * at - name.size()); };
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1)) {
        if (parted < 0 || fromMiddle(at) < fromMiddle(parted))
            parted = at;
    }
    return parted < 0 ? name : name.left(parted) + u'\n' + name.mid(parted + 1);
}

/// Labels that stand beside their fields share one width, whichever of them are seen.
void WorkloadForm::fitLabels()
{
    constexpr int Rounding = 2;
    m_labelWidth = 0;
    for (const Row &row : m_rows) {
        if (isBeside(row))
            m_labelWidth = std::max(m_labelWidth, fontMetrics().horizontalAdvance(row.field.name) + Rounding);
    }
    m_labelWidth = std::min(m_labelWidth, scaled(WidestLabel, font()));
    for (const Row &row : m_rows) {
        if (isBeside(row))
            row.label->setFixedWidth(m_labelWidth);
    }
    updateGeometry();
}

QSize WorkloadForm::minimumSizeHint() const
{
    const QSize shown = QWidget::minimumSizeHint();
    int widest = 0;
    for (const Row &row : m_rows)
        widest = std::max(widest, row.editor->minimumSizeHint().width() + (isBeside(row) ? m_labelWidth + Grid : 0));
    const QMargins around = contentsMargins() + layout()->contentsMargins();
    return {std::max(shown.width(), widest + around.left() + around.right()), shown.height()};
}

} // namespace rig::ui
