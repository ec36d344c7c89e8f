// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

#include <QFrame>

#include <array>
#include <optional>

class QLabel;
class QTimer;

namespace rig::ui {

class Workspace;

/// One value of the strip: its name above, the value below. A change shows the old value before the new for two
/// seconds.
class StripValue : public QWidget
{
    Q_OBJECT

public:
    explicit StripValue(QWidget *parent = nullptr);

    /// `mark` false: another machine; its values are not a change of the old one's.
    void setValue(const QString &name, const QString &value, const QString &spoken, const QColor &colour, bool mark);

private:
    void showName();
    void showChange(const QString &old);

    QString m_name;
    QString m_value;
    QLabel *m_nameLabel;
    QLabel *m_valueLabel;
    QTimer *m_fade;
};

/// Always there and always true: price, watts, peak, wall, worst link, findings.
class Strip : public QFrame
{
    Q_OBJECT

public:
    explicit Strip(Workspace &workspace, QWidget *parent = nullptr);

    void refresh(bool markChanges);

private:
    enum Place { PricePlace, TrainingPlace, PeakPlace, WallPlace, LinkPlace, FindingsPlace };

    void showNothing();
    void show(Place place, const QString &name, const QString &value, const QString &spoken,
              const std::optional<Severity> &severity, bool mark);
    void showPower(bool mark);
    void showLink(bool mark);

    Workspace &m_workspace;
    std::array<StripValue *, 6> m_values;
};

} // namespace rig::ui
