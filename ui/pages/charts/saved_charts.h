// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/saved_chart.h"

#include <QToolButton>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class Workspace;

/// The charts that the user keeps, and the button with all that can be done with them. They lie in his store; where
/// there is none, they last as long as the window.
class SavedCharts : public QToolButton
{
    Q_OBJECT

public:
    explicit SavedCharts(Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<SavedChart> &charts() const { return m_charts; }
    /// What would be kept now.
    void setCurrent(const ChartRequest &request);
    /// The row in which a name is typed; it hides itself. The page places it.
    [[nodiscard]] QWidget *nameRow() const { return m_row; }
    [[nodiscard]] QList<QAction *> actions() const { return {m_keep, m_open, m_share}; }
    void retranslate();

signals:
    void changed();
    /// A chart was opened from a file, or brought to the front.
    void chosen(const ChartRequest &request);
    void said(const QString &sentence, bool problem);

private:
    void fillMenu();
    void askName();
    void keepCurrent();
    void pin(std::size_t index);
    void forget(std::size_t index);
    void share();
    void openFile();
    /// As store(), says so, and can be taken back.
    void change(std::vector<SavedChart> charts, const QString &sentence);
    [[nodiscard]] bool store(std::vector<SavedChart> charts);
    void takeBack();
    void load();
    [[nodiscard]] QString freeName(const QString &wanted) const;

    Workspace &m_workspace;
    struct Before
    {
        QString sentence; ///< what was done
        std::vector<SavedChart> charts;
    };

    std::vector<SavedChart> m_charts;
    std::optional<Before> m_before;
    ChartRequest m_current;
    QAction *m_keep;
    QAction *m_open;
    QAction *m_share;
    QWidget *m_row;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QCheckBox *m_pinned;
    QPushButton *m_ok;
    QPushButton *m_cancel;
};

} // namespace rig::ui
