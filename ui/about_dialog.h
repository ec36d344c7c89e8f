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
    /// `newestPrice`: how new the catalogue is; null where it has no prices.
    AboutDialog(const std::vector<Source> &sources, const QDate &newestPrice, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showAgain();

    std::vector<Source> m_sources;
    QDate m_newestPrice;
    QTextBrowser *m_text;
    QDialogButtonBox *m_buttons;
};

} // namespace rig::ui
