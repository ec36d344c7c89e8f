// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

/// Says a sentence within the window, where other programs would stop the user with a dialog. Hidden while there is
/// none.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// News goes by itself after a while; trouble stays until it is closed. Trouble that is still to be read is kept
    /// above later news.
    void say(const QString &said, bool problem);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dismiss();
    void dress();

    QLabel *m_shape;
    QLabel *m_text;
    QToolButton *m_close;
    QTimer *m_timer;
    QString m_trouble;
    QString m_news;
};

} // namespace rig::ui
