// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QUrl>

namespace rig::ui {

/// `title` as HTML, a link where `address` is one of the web (http or https with a host); anything else, such as a file
/// or a share, is never a link.
[[nodiscard]] QString webLink(const QString &address, const QString &title);

/// Shows the whole address, as the browser will get it, and opens it when the user says so. Does nothing for what is
/// none of the web.
void openAfterLook(const QUrl &address, QWidget *parent);

/// HTML of our own making around text from outside: loads nothing, neither files nor addresses, and opens links after a
/// look.
class WebText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit WebText(QWidget *parent = nullptr);

    QVariant loadResource(int type, const QUrl &name) override;

protected:
    virtual void follow(const QUrl &address) { openAfterLook(address, this); }
};

} // namespace rig::ui
