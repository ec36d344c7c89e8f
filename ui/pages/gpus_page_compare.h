// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/chip_columns.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

/// Two to four chips side by side; the better figure bears a mark and a word.
class GpuCompare : public QWidget
{
    Q_OBJECT

public:
    explicit GpuCompare(QWidget *parent = nullptr);

    void setChips(const std::vector<std::shared_ptr<const Chip>> &chips, const Catalogue &catalogue);
    [[nodiscard]] const std::vector<std::shared_ptr<const Chip>> &chips() const { return m_chips; }

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showAgain();
    void addRow(const QString &key, const QString &title);
    [[nodiscard]] Value valueOf(const Chip &chip, const QString &key) const;

    std::vector<std::shared_ptr<const Chip>> m_chips;
    ChipColumns m_today; ///< what they cost now
    QTableWidget *m_table;
    QPushButton *m_back;
    QLabel *m_answer;
    QLabel *m_hint;
};

} // namespace rig::ui
