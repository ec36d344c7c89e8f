// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "ui/models/part_table_model.h"

#include <QWidget>

#include <array>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class FilterChip;

/// How the table of GPUs is narrowed, as chips: memory, which prices, price, vendor, made for, series, year.
class GpuFilters : public QWidget
{
    Q_OBJECT

public:
    explicit GpuFilters(QWidget *parent = nullptr);

    /// Offers the vendors and series that there are; what was chosen stays chosen while it exists.
    void setCatalogue(const Catalogue &catalogue);
    [[nodiscard]] std::vector<PartCondition> conditions() const;
    /// At which prices one buys; nullopt: as everywhere in the program.
    [[nodiscard]] std::optional<Buying> buying() const;
    /// Puts a widget behind the filters, on the same wrapping line.
    void append(QWidget *widget);
    void clear();

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    FilterChip *addChip(const char *name);
    [[nodiscard]] std::array<FilterChip *, 7> chips() const;
    void retranslate();

    FilterChip *m_memory;
    FilterChip *m_buying;
    FilterChip *m_price;
    FilterChip *m_vendor;
    FilterChip *m_segment;
    FilterChip *m_series;
    FilterChip *m_year;
    QPushButton *m_clear;
    QString m_currency = QStringLiteral("USD");
    QStringList m_vendors;
    QStringList m_seriesNames;
};

} // namespace rig::ui
