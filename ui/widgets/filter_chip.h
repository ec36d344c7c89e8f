// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QToolButton>
#include <QVariant>

#include <vector>

namespace rig::ui {

/// One way in which a list is narrowed, as a chip: what it is about while all are shown ("Vendor"), the choice while
/// one is made ("NVIDIA"). A click opens the choices, one on the cross or the delete key takes the choice back.
class FilterChip : public QToolButton
{
    Q_OBJECT

public:
    struct Choice
    {
        QString text; ///< in the list
        QVariant value;
        QString brief{}; ///< on the chip; empty: the text
    };

    explicit FilterChip(QWidget *parent = nullptr);

    /// `any`: the choice that takes the filter back. What was chosen stays chosen where it is still offered.
    void setChoices(const QString &title, const QString &any, std::vector<Choice> choices);
    /// Invalid: nothing is chosen.
    [[nodiscard]] QVariant value() const { return m_value; }
    /// What is not offered is no choice.
    void setValue(const QVariant &value);
    [[nodiscard]] bool isSet() const { return m_value.isValid(); }

signals:
    void changed();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void nextCheckState() override {} // a choice sets it, not a click

private:
    void choose(const QVariant &value);
    void showAgain();
    void fillMenu();

    QString m_title;
    QString m_any;
    std::vector<Choice> m_choices;
    QVariant m_value;
};

} // namespace rig::ui
