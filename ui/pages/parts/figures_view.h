// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class FiguresModel;
class OwnData;

/// All figures of a part, each with how sure it is, the chosen one with its source in full; an own value is typed right
/// there and taken back with a button.
class FiguresView : public QWidget
{
    Q_OBJECT

public:
    explicit FiguresView(QWidget *parent = nullptr);

    void setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void foldUnknown();
    void makeTable();
    void take(const QString &key, const Value &value);
    void refuse(const QString &sentence);
    void showChosen();
    void fitColumns();
    void fitRows();
    void retranslate();

    OwnData *m_ownData = nullptr;
    FiguresModel *m_model;
    QTableView *m_table;
    QLabel *m_source;
    MarkedLabel *m_problem;
    QPushButton *m_unknown; ///< shows and hides the figures that are not known
    QPushButton *m_set;
    QPushButton *m_revert;
};

} // namespace rig::ui
