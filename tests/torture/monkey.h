// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "tests/torture/dice.h"
#include "ui/document/own_data.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"

#include <QEventLoop>
#include <QPointer>

namespace rig::torture {

/// The window as the program puts it together, over the shipped catalogue, with a data folder of its own.
class Window
{
public:
    Window(const Catalogue &shipped, const QString &folder);

    [[nodiscard]] ui::MainWindow &window() { return m_window; }
    /// An empty machine on the first page, and nothing that waits: what two measures of memory compare.
    void rest();

private:
    ui::Workspace m_workspace;
    ui::OwnData m_ownData;
    ui::LanguageSwitch m_languages;
    ui::MainWindow m_window;
};

/// Presses keys, clicks, types, opens and closes, wherever the window leads.
class Monkey : public QObject
{
    Q_OBJECT

public:
    Monkey(ui::MainWindow &window, QString folder, Dice &dice);
    /// So many actions; returns once every dialog is closed again.
    void play(int actions);

private:
    void tick();
    void act();
    void inFileDialog(QWidget *dialog);
    [[nodiscard]] QWidget *place();
    void key(QWidget *top);
    void click(QWidget *top);
    void press(const QPointer<QWidget> &widget, QPoint point, Qt::KeyboardModifier with);
    void drag(QWidget *top);
    void type(QWidget *top);
    void trigger();
    void openMachine();
    static void leave(QWidget *dialog);

    ui::MainWindow &m_window;
    QString m_folder;
    Dice &m_dice;
    QEventLoop m_loop;
    QWidget *m_modal = nullptr; ///< compared only
    int m_inModal = 0;
    int m_left = 0;
};

/// Where links and folders lead, in place of the desktop.
class NoDesktop : public QObject
{
    Q_OBJECT

public:
    NoDesktop();
    ~NoDesktop() override;

public slots:
    void open(const QUrl &) {}
};

} // namespace rig::torture
