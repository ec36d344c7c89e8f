// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rig::ui {

/// A row that can be pressed: a sentence that wraps at its width, a second, smaller text below, and at the right what
/// pressing it does.
class FixButton : public QPushButton
{
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    void setTexts(const QString &sentence, const QString &effect, const QString &action = {});
    /// The one to take first.
    void setPreferred(bool preferred);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] int textHeight(const QString &text, const QFont &font, int width) const;
    [[nodiscard]] int actionWidth() const;

    QString m_sentence; ///< it and the effect as they are set
    QString m_effect;
    QString m_action;
    bool m_preferred = false;
};

} // namespace rig::ui
