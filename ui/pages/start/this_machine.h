// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/reality/gaps.h"

#include <QScrollArea>

#include <memory>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

class DumpBar;
class PartField;
class Workspace;

/// A machine recognised by what it says of itself: what was seen and how sure that is, what is not told and which
/// command would tell it, the few parts that no machine tells, and the machine of all that.
class ThisMachine : public QScrollArea
{
    Q_OBJECT

public:
    explicit ThisMachine(Workspace &workspace, QWidget *parent = nullptr);

    void retranslate();
    void focusFirst();

signals:
    void backWanted();
    /// The machine that was recognised; its own parts are in the catalogue beside it.
    void planned(const rig::OpenedBuild &machine, const QString &sentence);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// A part that is asked for.
    struct Row
    {
        Kind kind = Kind::Motherboard;
        PartField *field = nullptr;
    };
    /// A card that may stand in several connectors.
    struct Choice
    {
        ItemId item = 0;
        QComboBox *box = nullptr;
    };

    void layOut();
    QWidget *makeForm();
    void show(const std::shared_ptr<const reality::Detected> &detected);
    void showRows();
    void showOpen();
    void showForm();
    void showChoices();
    [[nodiscard]] QString slotTitle(const reality::CardPlace &place) const;
    [[nodiscard]] Document machine() const;
    void plan();

    Workspace &m_workspace;
    QPushButton *m_back;
    QLabel *m_title;
    QLabel *m_about;
    DumpBar *m_bar;
    QLabel *m_answer;
    QTableWidget *m_table;
    QLabel *m_openTitle;
    QLabel *m_open;
    QWidget *m_formRoom = nullptr;
    QLabel *m_formTitle;
    QLabel *m_formAbout;
    QFormLayout *m_form;
    std::vector<Row> m_rows;
    std::vector<Choice> m_choices;
    QPushButton *m_plan;
    std::shared_ptr<const reality::Detected> m_detected;
    std::optional<reality::DetectedBuild> m_made;
    bool m_stale = true; ///< the fields have another catalogue than the workspace
};

} // namespace rig::ui
