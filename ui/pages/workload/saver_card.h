// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace rig::ui {

/// A way to need less memory, to be taken or not: a card with its box, its name, and below it what it saves and what it
/// costs.
class SaverCard : public QCheckBox
{
    Q_OBJECT

public:
    explicit SaverCard(QWidget *parent = nullptr);

    void setWords(const QString &name, const QString &saves, const QString &costs);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &at) const override { return rect().contains(at); }

private:
    [[nodiscard]] int textLeft() const;
    [[nodiscard]] bool isOneLine(int room) const; ///< what it saves and what it costs
    [[nodiscard]] int nameHeight(int room) const;

    QString m_name;
    QString m_saves;
    QString m_costs;
};

} // namespace rig::ui
