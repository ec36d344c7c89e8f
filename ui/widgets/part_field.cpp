// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/part_field.h"

#include "ui/widgets/label.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr std::size_t suggestionsAtMost = 8;
constexpr int IdRole = Qt::UserRole + 1;

} // namespace

PartField::PartField(Kind kind, QWidget *parent)
    : ElidedField(parent), m_kind(kind), m_completer(new QCompleter(this)), m_model(new QStandardItemModel(this))
{
    setClearButtonEnabled(true);
    m_completer->setModel(m_model);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &PartField::suggest);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && !m_part.isEmpty())
            take({});
    });
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &row) { choose(row.data(IdRole).toString()); });
}

void PartField::setCatalogue(const Catalogue &catalogue)
{
    m_parts = catalogue.parts(m_kind);
    m_texts = std::make_unique<SearchTexts>(catalogue, m_kind);
}

void PartField::setPart(const QString &id)
{
    const auto found =
        std::find_if(m_parts.begin(), m_parts.end(), [&](const PartHandle &part) { return part->id == id; });
    m_part = found == m_parts.end() ? QString() : id;
    setText(found == m_parts.end() ? QString() : (*found)->name);
    setCursorPosition(0);
    setToolTip(plainTip(text())); // a field may be narrower than a name
}

std::vector<PartHandle> PartField::suggestions(const QString &typed) const
{
    std::vector<PartHandle> found;
    if (!m_texts)
        return found;
    const SearchQuery query = m_texts->forgiving(SearchQuery(typed));
    if (query.isEmpty())
        return found;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (query.matches(m_texts->texts()[i]))
            found.push_back(m_parts[i]);
    }
    // The shortest name says least beside what was typed: "5800X" before "5800X3D".
    std::stable_sort(found.begin(), found.end(), [](const PartHandle &one, const PartHandle &other) {
        return one->name.size() < other->name.size();
    });
    found.resize(std::min(found.size(), suggestionsAtMost));
    return found;
}

void PartField::suggest(const QString &typed)
{
    if (!m_part.isEmpty()) {
        m_part.clear();
        setToolTip(plainTip({}));
        emit changed();
    }
    m_model->clear();
    for (const PartHandle &part : suggestions(typed)) {
        auto *row = new QStandardItem(part->name);
        row->setData(part->id, IdRole);
        m_model->appendRow(row);
    }
    if (m_model->rowCount() > 0)
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

/// A part that is only called alike is not taken unless it is chosen: the machine would be judged by another board.
bool PartField::bearsTheWords(const PartHandle &part) const
{
    const auto place = std::find(m_parts.begin(), m_parts.end(), part) - m_parts.begin();
    return SearchQuery(text()).matches(m_texts->texts()[static_cast<std::size_t>(place)]);
}

/// The list with its first lit: the next Enter takes it.
void PartField::offer()
{
    m_completer->complete();
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    emit changed();
}

void PartField::take(const QString &id)
{
    setPart(id);
    emit changed();
    if (!m_part.isEmpty())
        focusNextChild();
}

/// From the list: the focus goes on once the list is closed, else this field would keep its caret.
void PartField::choose(const QString &id)
{
    setPart(id);
    emit changed();
    if (!m_part.isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (hasFocus())
                    focusNextChild();
            },
            Qt::QueuedConnection);
}

/// What is typed next takes the place of the part that stands there.
void PartField::focusInEvent(QFocusEvent *event)
{
    ElidedField::focusInEvent(event);
    if (!m_part.isEmpty())
        selectAll();
}

void PartField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool tab = event->key() == Qt::Key_Tab;
    if ((enter || tab) && m_part.isEmpty() && !text().isEmpty()) {
        const std::vector<PartHandle> found = suggestions(text());
        if (!found.empty() && bearsTheWords(found.front())) {
            m_completer->popup()->hide();
            return take(found.front()->id);
        }
        if (!found.empty() && enter)
            return offer();
        emit changed(); // what stands there is told to be in no catalogue
    }
    if (enter && !m_part.isEmpty()) {
        focusNextChild();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace rig::ui
