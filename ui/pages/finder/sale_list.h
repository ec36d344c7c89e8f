// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/finder/question.h"

#include <QVariantMap>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class NumberField;

/// The parts that are owned, and what one of each would bring if it were sold.
class SaleList : public QWidget
{
    Q_OBJECT

public:
    explicit SaleList(QWidget *parent = nullptr);

    /// A row for each part of the build.
    void setParts(const Build &build, const Catalogue &catalogue);
    void setCurrency(const QString &currency);
    /// Of the parts of the list for which something is entered, by id.
    [[nodiscard]] QMap<QString, Money> sellable() const;
    /// What was ever entered, by id: of parts that are not in the list too.
    [[nodiscard]] QVariantMap state() const { return m_entered; }
    void restore(const QVariantMap &state);
    /// The fields from top to bottom.
    [[nodiscard]] std::vector<QWidget *> stops() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QString part;
        QLabel *name;
        NumberField *field;
    };
    void addRow(const QString &part, const QString &name);
    void retranslate();

    QGridLayout *m_grid;
    QLabel *m_heading;
    std::vector<Row> m_rows;
    QVariantMap m_entered;
    QString m_currency = QStringLiteral("USD");
};

} // namespace rig::ui
