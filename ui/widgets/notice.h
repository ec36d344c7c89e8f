// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"

#include <QFrame>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

/// What can be done about a notice.
struct NoticeAction
{
    QString text;
    std::function<void()> run;
};

/// Says a sentence within the window, where other programs would stop the user with a dialog. It lies over the foot of
/// what is under it and moves nothing; the newest is seen, how many wait behind it is said, and closing it shows the
/// one before. Hidden while there is none.
class Notice : public QFrame
{
    Q_OBJECT

public:
    /// Lies over `under`, which is its parent, and follows its size.
    explicit Notice(QWidget *under);

    /// `page` is the page that it is about: it is seen on that page only, and goes with it. Empty: it is about the
    /// program; news goes when a page is left, trouble stays until it is closed. The same sentence is not said twice.
    /// Two actions at most.
    void say(const QString &sentence, bool problem, const QString &page = {},
             const std::vector<NoticeAction> &actions = {});
    /// It is no longer so.
    void withdraw(const QString &sentence);
    /// Another page is seen now.
    void setPage(const QString &page);
    /// What is seen; empty while nothing is.
    [[nodiscard]] QString text() const;
    /// How many wait behind it.
    [[nodiscard]] int waiting() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Said
    {
        QString sentence;
        bool problem = false;
        QString page;
        std::vector<NoticeAction> actions;
    };

    [[nodiscard]] bool isSeen(const Said &said) const { return said.page.isEmpty() || said.page == m_page; }
    [[nodiscard]] const Said *newest() const;
    void dismiss();
    void act(std::size_t action);
    void dress();
    void place();

    std::vector<Said> m_said;
    QString m_page;
    Meaning m_meaning = Meaning::Note;
    QLabel *m_shape;
    QLabel *m_text;
    QLabel *m_count;
    std::vector<QPushButton *> m_actions;
    QToolButton *m_close;
};

} // namespace rig::ui
