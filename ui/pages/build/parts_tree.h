// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"
#include "ui/pages/build/site_editor.h"

#include <QTreeWidget>

namespace rig::ui {

class Workspace;

/// What a row of the parts list stands for.
struct PartsRow
{
    enum class What { None, Heading, Item, Add, More, Site };

    What what = What::None;
    Kind kind = Kind::Card; ///< of an item or of what is to be added
    int item = 0;           ///< ItemId
    SiteEditor::Field field = SiteEditor::Field::Circuit;

    bool operator==(const PartsRow &) const = default;
};

/// The machine as a list: its parts by kind, a row to add more of each, then site and use.
class PartsTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PartsTree(Workspace &workspace, QWidget *parent = nullptr);

    /// Makes the rows again; the current one stays current where it still is.
    void refresh();
    [[nodiscard]] PartsRow current() const;
    void setCurrent(const PartsRow &row);
    /// Dims what has no part in these items; none: nothing is dimmed.
    void light(const std::vector<ItemId> &items);
    /// From now on with a row for each of the kinds that few machines have.
    void showSeldom();

signals:
    void rowChanged();
    void rowActivated(); ///< Enter or double click
    void menuWanted(const QPoint &globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addItem(const Item &item);
    void addKind(Kind kind);
    void addMore();
    void addSite();
    QTreeWidgetItem *addRow(const PartsRow &row, const QString &text);
    [[nodiscard]] QTreeWidgetItem *itemOf(const PartsRow &row) const;

    Workspace &m_workspace;
    bool m_showsSeldom = false;
    std::vector<ItemId> m_lit;
};

} // namespace rig::ui
