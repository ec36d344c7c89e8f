// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/build/build.h"
#include "core/workload/workload_fields.h"

#include <QJsonObject>

QT_BEGIN_NAMESPACE
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

/// What runs, and how: the fields that mean something for it. What is typed wrong is said at its field.
class WorkloadForm : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadForm(const ModelLibrary &library, QWidget *parent = nullptr);
    ~WorkloadForm() override;

    [[nodiscard]] const Workload &workload() const { return m_workload; }
    /// The model or net that was chosen; empty: a file, or a number of one's own.
    [[nodiscard]] QString preset() const { return m_preset; }
    void choosePreset(const QString &id);
    /// The model's own file, where that is what was chosen.
    [[nodiscard]] QJsonObject config() const;
    /// A work that a machine carries.
    void showWork(const PlannedWork &planned, const Workload &workload);
    /// The same model, done in another way.
    void setWorkload(const Workload &workload);
    /// A model's own config.json, or a GGUF file with its weights. False, and said(), where it is none; the work stays
    /// as it was.
    bool openModel(const QString &path);
    /// Says at a field what is wrong with it; an empty field: at the top.
    void complain(const Failure &failure);
    void clearComplaints();
    /// What Tab goes through, in the order of the form.
    [[nodiscard]] std::vector<QWidget *> focusOrder() const;
    /// Everything that is set, to be kept; restore() leaves out what it does not know.
    [[nodiscard]] QStringList saved() const;
    void restore(const QStringList &saved);
    /// As wide for one kind of model as for another: what stands beside the form does not move when it changes.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();
    void said(const QString &sentence, bool problem);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    struct Row
    {
        WorkloadField field;
        QLabel *label;
        QWidget *editor;
        MarkedLabel *complaint;
        bool wide; ///< the field stands below its label
    };
    [[nodiscard]] bool isBeside(const Row &row) const;
    [[nodiscard]] QString switchText(const QString &name) const;
    void fitLabels();
    [[nodiscard]] bool hasLongChoice(const WorkloadField &field) const;
    void makeRows();
    void makeRow(const WorkloadField &field, QGridLayout &grid);
    void fillPresets();
    void show();
    void take(const Row &row, const QString &typed);
    void edited(const QString &key, const QString &typed);
    void askModel();
    void takeConfig();
    void retranslate();

    const ModelLibrary &m_library;
    Workload m_workload;
    QString m_preset;
    QString m_fileName;   ///< of the model's own file that the shape is from
    QJsonObject m_config; ///< what is kept of that file; it stays while another model is looked at
    std::optional<TransformerShape> m_fileShape{};
    QLabel *m_whatLabel;
    QComboBox *m_what;
    QPushButton *m_open;
    QLabel *m_note;
    MarkedLabel *m_complaint; ///< about no field in particular
    QToolButton *m_shapeButton;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    int m_labelWidth = 0;
};

} // namespace rig::ui
