// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rig::ui {

/// A button with a sentence on it: wraps at its width, and has a second, smaller text below.
class FixButton : public QPushButton
{
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    void setTexts(const QString &sentence, const QString &effect);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int textHeight(const QString &text, const QFont &font, int width) const;

    QString m_sentence;
    QString m_effect;
};

} // namespace rig::ui
