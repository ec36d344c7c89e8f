// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_questions.h"
#include "core/charts/saved_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

/// The bar above a chart: the question, and the figure of each axis.
class ChartControls : public QWidget
{
    Q_OBJECT

public:
    explicit ChartControls(QWidget *parent = nullptr);

    /// Shows this request; nothing is emitted. `chips` can count as 1 in bars.
    void show(const ChartRequest &request, const Catalogue &catalogue);
    /// The user's own charts, in the order in which they are to stand; pinned ones come before the questions.
    void setSaved(const std::vector<SavedChart> &saved);
    void retranslate();

signals:
    void edited(const ChartRequest &request);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Axis
    {
        QWidget *group = nullptr;
        QLabel *label = nullptr;
        QComboBox *figure = nullptr;
        QComboBox *per = nullptr;
    };

    /// Groups that stand beside each other.
    struct Row
    {
        int used = 0;   ///< of the width
        int widest = 0; ///< of its groups
        std::vector<QComboBox *> combos;
    };

    Axis makeAxis(const char *name);
    QWidget *grouped(const QList<QWidget *> &widgets);
    void fit();
    [[nodiscard]] std::vector<Row> rows() const;
    void fillQuestions();
    void fillFigures(Axis &axis, const QString &key, bool vertical);
    void fillPers(Axis &axis, const QString &key);
    void fillNormalisers(const Catalogue &catalogue);
    void fillBeside();
    void takeQuestion(int index);
    void takeFigure(bool vertical);
    void takePer(bool vertical);
    void takeBeside(const QString &key, bool on);
    void edit(const ChartRequest &request);

    ChartRequest m_request;
    std::vector<ChartQuestion> m_questions;
    std::vector<SavedChart> m_saved;
    const Catalogue *m_catalogue = nullptr;
    QLabel *m_questionLabel;
    QComboBox *m_question;
    Axis m_y;
    Axis m_x;
    QWidget *m_barsGroup;
    QLabel *m_normaliserLabel;
    QComboBox *m_normaliser;
    QToolButton *m_beside;
};

} // namespace rig::ui
