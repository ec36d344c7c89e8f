// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class OwnData;
class PriceBox;

/// The user's own price of a part, to be typed over: of a new one or of a used one.
class OwnPriceRow : public QWidget
{
    Q_OBJECT

public:
    explicit OwnPriceRow(QWidget *parent = nullptr);

    /// A null part, or a store that cannot be changed, leaves nothing to type.
    void setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showAgain();
    void save();
    void retranslate();
    [[nodiscard]] Condition condition() const;
    [[nodiscard]] const Price *own() const; ///< the newest of that condition; null where there is none

    PartHandle m_part;
    Catalogue m_catalogue;
    OwnData *m_ownData = nullptr;
    QLabel *m_label;
    PriceBox *m_price;
    QComboBox *m_condition;
};

} // namespace rig::ui
