// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/free_services.h"

#include <QDate>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

/// Free and cheap services with their limits, each with the date of its statement; what cannot be used says why.
class ServiceList : public QWidget
{
    Q_OBJECT

public:
    ServiceList(const QDate &today, QWidget *parent = nullptr);

    void showServices(const CloudServices &services, const CloudSituation &situation, const Catalogue &catalogue);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();
    [[nodiscard]] QString entry(const ServiceVerdict &verdict) const;

    QDate m_today;
    const CloudServices *m_services = nullptr; ///< the page's own
    CloudSituation m_situation;
    Catalogue m_catalogue;
    QLabel *m_title;
    QCheckBox *m_old;
    QLabel *m_list;
};

} // namespace rig::ui
