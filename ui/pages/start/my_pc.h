// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/cards_for_pc.h"

#include <QFutureWatcher>
#include <QScrollArea>
#include <QThreadPool>
#include <QTimer>

#include <memory>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

class PartField;
class WhenSeen;
class Workspace;

/// The machine that one has, in five fields; and the cards that go into it.
class MyPc : public QScrollArea
{
    Q_OBJECT

public:
    explicit MyPc(Workspace &workspace, QWidget *parent = nullptr);
    ~MyPc() override;

    void retranslate();
    /// The first field that is still empty.
    void focusFirst();

signals:
    void backWanted();
    /// The machine shall say itself what it has.
    void readWanted();
    /// The machine with a card that was chosen for it.
    void planned(const rig::Document &document, const QString &sentence);
    void said(const QString &sentence, bool problem);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// One of the five.
    struct Row
    {
        Kind kind = Kind::Motherboard;
        QLabel *label = nullptr;
        PartField *field = nullptr;
    };

    void layOut();
    QWidget *makeAnswer();
    void readCatalogue();
    void recall();
    void keep() const;
    [[nodiscard]] QStringList parts() const;
    [[nodiscard]] Document machine() const;
    void changedFields();
    void ask();
    void show(const CardsForPc &answer);
    void wrapRows();
    void chooseRow(int row);
    void chooseOwn();
    void plan(const CardForPc &card);

    Workspace &m_workspace;
    std::vector<Row> m_rows;
    QSpinBox *m_count;
    QPushButton *m_back;
    QPushButton *m_read;
    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_answer;
    QLabel *m_question;
    PartField *m_thought;
    QListWidget *m_list;
    QTimer m_delay;
    QThreadPool m_pool;
    QFutureWatcher<CardsForPc> m_watcher;
    CardsForPc m_cards;
    WhenSeen *m_seen; ///< gives the fields the catalogue
};

} // namespace rig::ui
