// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/part_search.h"
#include "ui/widgets/elided_field.h"

#include <memory>

class QCompleter;
class QStandardItemModel;

namespace rig::ui {

/// A field for a part: some letters of its name, Enter, and it is the first that bears them; or one of those shown
/// below. What is typed and names no part is none.
class PartField : public ElidedField
{
    Q_OBJECT

public:
    explicit PartField(Kind kind, QWidget *parent = nullptr);

    void setCatalogue(const Catalogue &catalogue);
    /// Id of the part; empty: none is chosen.
    [[nodiscard]] QString part() const { return m_part; }
    void setPart(const QString &id);
    /// Something was typed that no part is called, or that was not chosen from the list yet.
    [[nodiscard]] bool isOpen() const { return m_part.isEmpty() && !text().trimmed().isEmpty(); }

signals:
    /// Another part, or none any more.
    void changed();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::vector<PartHandle> suggestions(const QString &typed) const;
    [[nodiscard]] bool bearsTheWords(const PartHandle &part) const;
    void suggest(const QString &typed);
    void offer();
    void take(const QString &id);
    void choose(const QString &id);

    Kind m_kind;
    std::vector<PartHandle> m_parts;
    std::unique_ptr<SearchTexts> m_texts;
    QString m_part;
    QCompleter *m_completer;
    QStandardItemModel *m_model;
};

} // namespace rig::ui
