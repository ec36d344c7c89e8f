// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"
#include "ui/pages/build/site_editor.h"

#include <QTreeWidget>

#include <optional>
#include <vector>

namespace rig::ui {

class Workspace;

/// What a row of the parts list stands for.
struct PartsRow
{
    enum class What { None, Item, Add, Site };

    What what = What::None;
    Kind kind = Kind::Card; ///< of an item
    int item = 0;           ///< ItemId
    SiteEditor::Field field = SiteEditor::Field::Circuit;

    bool operator==(const PartsRow &) const = default;
};

/// The machine as a list: its parts by kind, what is not chosen yet in one row, then site and work.
class PartsTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PartsTree(Workspace &workspace, QWidget *parent = nullptr);

    /// Shows the machine as it is now; the current row stays current where it still is, and what an edit leaves alone
    /// is not painted again.
    void refresh();
    [[nodiscard]] PartsRow current() const;
    void setCurrent(const PartsRow &row);
    /// Marks the rows of these items: the finding that is open is about them.
    void light(const std::vector<ItemId> &items);
    /// The kinds that a whole machine has and this one has not.
    [[nodiscard]] std::vector<Kind> notChosen() const;

signals:
    void rowChanged();
    void rowActivated();                ///< Enter or double click
    void priceWanted(rig::ItemId item); ///< it has none
    void menuWanted(const QPoint &globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Line;
    [[nodiscard]] Line lineOf(const Item &item) const;
    [[nodiscard]] std::vector<Line> siteLines() const;
    [[nodiscard]] std::optional<Line> notChosenLine() const;
    [[nodiscard]] std::vector<Line> lines() const;
    void makeRows(const std::vector<Line> &lines);
    [[nodiscard]] QTreeWidgetItem *itemOf(const PartsRow &row) const;
    void showLit();

    Workspace &m_workspace;
    std::vector<ItemId> m_lit;
};

} // namespace rig::ui
