// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "ui/models/part_table_model.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// The conditions above the table of GPUs: vendor, series, memory, year.
class GpuFilters : public QWidget
{
    Q_OBJECT

public:
    explicit GpuFilters(QWidget *parent = nullptr);

    /// Offers the vendors and series that there are; what was chosen stays chosen while it exists.
    void setCatalogue(const Catalogue &catalogue);
    [[nodiscard]] std::vector<PartCondition> conditions() const;
    /// Puts a widget behind the filters, on the same wrapping line.
    void append(QWidget *widget);
    void clear();

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QComboBox *addFilter(const char *name);
    void retranslate();
    void fill(QComboBox *combo, const QString &any, const QStringList &values);

    QComboBox *m_vendor;
    QComboBox *m_series;
    QComboBox *m_memory;
    QComboBox *m_year;
    QPushButton *m_clear;
    QStringList m_vendors;
    QStringList m_seriesNames;
};

} // namespace rig::ui
