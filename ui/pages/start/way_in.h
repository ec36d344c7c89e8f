// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace rig::ui {

/// One of the large ways in: an icon, what it is, and what one gets.
class WayIn : public QAbstractButton
{
    Q_OBJECT

public:
    /// `first`: the one that most will want.
    WayIn(const QString &icon, bool first, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &about);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    struct Areas
    {
        QRect title;
        QRect about;
    };
    [[nodiscard]] Areas areas(int width) const;

    QIcon m_picture;
    QString m_about;
    bool m_first;
};

} // namespace rig::ui
