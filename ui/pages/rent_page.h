// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/free_services.h"
#include "ui/pages/page.h"

QT_BEGIN_NAMESPACE
class QScrollArea;
class QSplitter;
QT_END_NAMESPACE

namespace rig::ui {

class RentAnswer;
class RentForm;
class ServiceList;
class WhenSeen;
class Workspace;

/// Rent or buy: the planned machine, or numbers of one's own, against dated prices of rented GPUs.
class RentPage : public Page
{
    Q_OBJECT

public:
    RentPage(Workspace &workspace, QWidget *parent = nullptr);
    ~RentPage() override;

    [[nodiscard]] bool reachesEdges() const override { return true; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QScrollArea *scrolled(QWidget *widget);
    void restore();
    void share(); ///< the room between form and answer, as it begins
    void reckon();
    void takeIntoReport(); ///< what the form says, where the user wants it there

    Workspace &m_workspace;
    CloudServices m_services;
    RentForm *m_form;
    RentAnswer *m_answer;
    ServiceList *m_list;
    QSplitter *m_split;
    WhenSeen *m_seen;
};

} // namespace rig::ui
