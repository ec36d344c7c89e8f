// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/offer_words.h"

#include <QDialog>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class WebText;
class Workspace;

/// An offer of a second-hand card, pasted: which card it is, what is at risk, whether it starts, fits and runs; and on
/// the day it arrives, what the commands of the sheet printed, held against it. Not modal: the window goes on.
class OfferDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OfferDialog(Workspace &workspace, QWidget *parent = nullptr);

    void setOffer(const QString &text);
    void setPrinted(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeLayout();
    void retranslate();
    void read();
    [[nodiscard]] QString answerHtml(const lists::Offer &offer) const;
    [[nodiscard]] QString arrivalHtml(const lists::Offer &offer) const;
    void copySheet();

    Workspace &m_workspace;
    std::shared_ptr<const lists::PartFinder> m_finder; ///< of the catalogue that was there when it was first needed
    std::vector<guide::Step> m_sheet;
    QTimer m_clock;
    QLabel *m_offerTitle;
    QPlainTextEdit *m_offer;
    QLabel *m_printedTitle;
    QPlainTextEdit *m_printed;
    QCheckBox *m_machine; ///< judge it for the open machine
    WebText *m_answer;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace rig::ui
