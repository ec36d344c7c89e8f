// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/rent_or_buy.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QFontMetrics;
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

/// A number that may be left out, with its name, its unit, and below it a sentence about what is wrong with it. What
/// counts where it is empty stands greyed in the field.
class LimitedField : public QWidget
{
    Q_OBJECT

public:
    /// `limit` is a key of rentLimits().
    LimitedField(const char *limit, bool whole, QWidget *parent = nullptr);

    void setWords(const QString &name, const QString &unit);
    /// Shown while the field is empty: "1,640 (planned)".
    void setEmptyText(const QString &text);
    /// What is typed, where it is a number within its limits.
    [[nodiscard]] std::optional<double> value() const;
    /// Something is typed that is no such number; the sentence stands below.
    [[nodiscard]] bool isWrong() const;
    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    /// A sentence from elsewhere about this field; empty takes it away.
    void setComplaint(const QString &sentence);
    [[nodiscard]] QString complaint() const;

    /// How wide the field and its unit are together: choices among them are as wide.
    [[nodiscard]] static int fieldColumn(const QFontMetrics &metrics);

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] Result<std::optional<double>> read() const;
    void showComplaint();
    void dress();

    QLatin1StringView m_limit;
    bool m_whole;
    QLabel *m_name;
    QLineEdit *m_edit;
    QLabel *m_unit;
    MarkedLabel *m_wrong;
    QString m_fromElsewhere;
};

} // namespace rig::ui
