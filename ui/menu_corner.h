// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QMenu;
class QToolButton;

namespace rig::ui {

class Workspace;

/// Looks like a field and opens the search over everything.
class SearchButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SearchButton(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
};

/// The right end of the menu bar, on every page: which prices count, and the search.
class MenuCorner : public QWidget
{
    Q_OBJECT

public:
    explicit MenuCorner(Workspace &workspace, QWidget *parent = nullptr);

    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    /// Which prices count, for the list of all commands.
    [[nodiscard]] QMenu *prices() { return m_menu; }

signals:
    void searchWanted();

private:
    void fillMenu();
    void choose(const QString &currency, int buying);

    Workspace &m_workspace;
    QToolButton *m_prices;
    QMenu *m_menu;
    SearchButton *m_search;
};

} // namespace rig::ui
