// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QTabWidget;
class QTextBrowser;
QT_END_NAMESPACE

namespace rig::ui {

class FiguresView;
class OwnData;
class PricesView;

/// All that is known of one part: its figures, its prices, of a board its lanes, notes and sources.
class PartDetails : public QWidget
{
    Q_OBJECT

public:
    explicit PartDetails(QWidget *parent = nullptr);

    /// Puts a button below the part's name.
    void addAction(QWidget *button);
    /// A null part clears the panel and says what to do. `ownData` may be null.
    void setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData);

signals:
    /// The user chose which prices count, or their currency.
    void policyChosen(const PricePolicy &policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    QTextBrowser *makeBrowser(const char *name);
    void showCurrent();
    void fill(QTextBrowser &browser, const QString &html);
    void showAgain();
    void retranslate();

    PartHandle m_part;
    Catalogue m_catalogue;
    OwnData *m_ownData = nullptr;
    QLabel *m_name;
    QLabel *m_subtitle;
    QWidget *m_actions;
    QLabel *m_price; ///< what counts, in large type
    QLabel *m_priceBasis;
    QTabWidget *m_tabs;
    FiguresView *m_figures;
    PricesView *m_prices;
    QTextBrowser *m_lanes;
    QTextBrowser *m_text;
};

} // namespace rig::ui
