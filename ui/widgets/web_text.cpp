// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/web_text.h"

#include "core/base/web_address.h"
#include "ui/widgets/label.h"

#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace rig::ui {

namespace {

/// In ASCII: letters of other scripts that look like Latin ones are seen.
QString wholeAddress(const QUrl &address) { return QString::fromLatin1(address.toEncoded()); }

} // namespace

QString webLink(const QString &address, const QString &title)
{
    const QString whole = webAddress(address);
    if (whole.isEmpty())
        return title.toHtmlEscaped();
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(whole.toHtmlEscaped(), title.toHtmlEscaped());
}

void openAfterLook(const QUrl &address, QWidget *parent)
{
    if (webAddress(address.toString()).isEmpty())
        return;
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("addressDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(WebText::tr("Open in the browser"));
    auto *question = new Label(WebText::tr("This address is opened by your browser:"), dialog);
    auto *whole = new Label(wholeAddress(address), dialog);
    whole->setObjectName(QStringLiteral("wholeAddress"));
    whole->setWordWrap(true);
    whole->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, [dialog, address] {
        QDesktopServices::openUrl(address);
        dialog->accept();
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(question);
    layout->addWidget(whole);
    layout->addWidget(buttons);
    dialog->resize(60 * dialog->fontMetrics().averageCharWidth(), 0);
    dialog->open();
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
}

WebText::WebText(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &address) { follow(address); });
}

QVariant WebText::loadResource(int, const QUrl &) { return {}; }

} // namespace rig::ui
