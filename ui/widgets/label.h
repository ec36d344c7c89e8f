// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace rig::ui {

/// A label whose text is text: Qt would take what looks like HTML for HTML, and a part's name could load a file. Labels
/// that show HTML of our own making say so with setTextFormat(Qt::RichText).
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(QWidget *parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit Label(const QString &text, QWidget *parent = nullptr) : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
    }
};

/// The same for tooltips, which have no such setting: text that Qt would take for HTML is escaped.
[[nodiscard]] inline QString plainTip(const QString &text)
{
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped())
               : text;
}

} // namespace rig::ui
