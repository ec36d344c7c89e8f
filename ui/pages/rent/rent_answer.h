// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/free_services.h"
#include "core/renting/rent_case.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class RentChart;
class TextRowsModel;
class WholeRows;

/// The comparison: the answer in a sentence, the lines over the months, the years as a table, what was taken for
/// granted, and what sources advise.
class RentAnswer : public QWidget
{
    Q_OBJECT

public:
    explicit RentAnswer(QWidget *parent = nullptr);

    void showCase(const RentCase &made, const Catalogue &catalogue);
    /// Why there is no answer to what stands in the form now; the last one stays.
    void showTrouble(const QString &sentence);
    void showAdvice(const CloudServices &services, const CloudSituation &situation, const CloudPrices &prices,
                    const Catalogue &catalogue);

    /// Whether the machine's report shall have this; offered where the planned machine is what is bought.
    [[nodiscard]] bool isForReport() const;
    void offerForReport(bool offered);
    void forgetReport();

signals:
    void forReportChanged();
    void partOpened(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillTable(const RentCase &made);
    void retranslate();

    bool m_hasAnswer = false;
    MarkedLabel *m_trouble;
    QLabel *m_headline;
    QLabel *m_details;
    QCheckBox *m_inReport;
    RentChart *m_chart;
    TextRowsModel *m_model;
    QTableView *m_table;
    WholeRows *m_tableRoom = nullptr;
    QLabel *m_adviceTitle;
    QLabel *m_advice;
    QLabel *m_assumedTitle;
    QLabel *m_assumed;
};

} // namespace rig::ui
