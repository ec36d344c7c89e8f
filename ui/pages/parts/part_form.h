// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class ConnectorsEditor;
class FieldEditor;

/// Describes a part of the user's own: a line for each figure of its kind, of a board its connectors. What the linter
/// thinks of it is said while it is edited, and does not stop anyone from saving.
class PartForm : public QWidget
{
    Q_OBJECT

public:
    explicit PartForm(QWidget *parent = nullptr);

    /// What the part to be saved is to those that are there.
    enum class Purpose { New, Edited };

    /// Fills the form from `part`; an edited part keeps its id.
    void open(const Part &part, const Catalogue &catalogue, Purpose purpose);
    /// The part as the form has it; a failure says in a sentence which line has no sense. Figures that were left as
    /// they were keep their source; the others have none.
    [[nodiscard]] Result<PartHandle> part() const;

signals:
    void saveWanted(const PartHandle &part);
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeButtons();
    void makeFields();
    void addLine(const QString &name, QLineEdit *line);
    void checkSoon();
    void check();
    void save();
    void retranslate();

    std::shared_ptr<const Part> m_begin;
    Catalogue m_catalogue;
    Purpose m_purpose = Purpose::New;
    QTimer m_checkTimer;
    QLabel *m_title;
    QScrollArea *m_area;
    QFormLayout *m_layout = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_vendor = nullptr;
    QLineEdit *m_partNumber = nullptr;
    QLineEdit *m_aliases = nullptr;
    QList<FieldEditor *> m_fields;
    ConnectorsEditor *m_connectors = nullptr;
    MarkedLabel *m_problem;
    QLabel *m_lint;
    QPushButton *m_save;
    QPushButton *m_cancel;
};

/// "ASUS TUF RTX 4090" → "own-asus-tuf-rtx-4090": what an id may be, and not one of the catalogue's.
[[nodiscard]] QString ownIdFor(const QString &name, const Catalogue &catalogue);

} // namespace rig::ui
