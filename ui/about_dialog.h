// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

#include <QDate>
#include <QDialog>

#include <vector>

QT_BEGIN_NAMESPACE
class QDialogButtonBox;
class QTextBrowser;
QT_END_NAMESPACE

namespace rig::ui {

/// What the program is, its licence, and where its figures come from with their licences.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// How new what is known is; a day is null where there is none.
    struct Days
    {
        QDate catalogue;
        QDate shipped; ///< of the catalogue that the program came with, where another counts
        QDate newestPrice;
    };
    AboutDialog(const std::vector<Source> &sources, const Days &days, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showAgain();
    [[nodiscard]] QStringList daysText() const;

    std::vector<Source> m_sources;
    Days m_days;
    QTextBrowser *m_text;
    QDialogButtonBox *m_buttons;
};

} // namespace rig::ui
