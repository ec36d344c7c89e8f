// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/part_list.h"

#include <QDialog>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

class EmptyState;
class Workspace;

/// Somebody's list of parts, pasted, opened or dropped, becomes a machine: each line beside what it was taken for; what
/// is doubtful is settled in its row. Not modal: the window goes on.
class PartListDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PartListDialog(Workspace &workspace, QWidget *parent = nullptr);

    /// Takes the text of a file; what cannot be read is said.
    void open(const QString &path);
    void setText(const QByteArray &text, const QString &name);

signals:
    /// The machine of the list, with own parts for what the catalogue does not have.
    void made(const Document &document, const Catalogue &catalogue);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeLayout();
    void retranslate();
    void askFile();
    void read();
    void showRows();
    void addRow(std::size_t row);
    [[nodiscard]] QComboBox *chooserFor(std::size_t row);
    void choose(std::size_t row, const QVariant &chosen);
    void showAnswer();
    void takeUp();

    Workspace &m_workspace;
    std::shared_ptr<const lists::PartFinder> m_finder; ///< of the catalogue that was there when it was first needed
    QString m_name;
    std::optional<lists::PartList> m_list;
    lists::Choices m_choices;
    QString m_refused; ///< why the text could not be read
    QTimer m_clock;
    QLabel *m_hint;
    QPlainTextEdit *m_text;
    QPushButton *m_openFile;
    QLabel *m_answer;
    QTableWidget *m_rows;
    EmptyState *m_nothing; ///< in their place before anything is read
    QLabel *m_remarks;
    QPushButton *m_take;
    QPushButton *m_close;
};

} // namespace rig::ui
