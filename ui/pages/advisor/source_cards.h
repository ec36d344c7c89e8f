// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

/// Texts as cards beside each other, as many columns as there is room for; a last line below them all.
class SourceCards : public QWidget
{
    Q_OBJECT

public:
    explicit SourceCards(QWidget *parent = nullptr);

    void setCards(const QStringList &html, const QString &lastLine);

signals:
    void linkActivated(const QString &link);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int columnsFor(int width) const;
    void arrange();

    QGridLayout *m_grid;
    QList<QWidget *> m_cards;
    QList<QLabel *> m_labels;
    QLabel *m_last;
    int m_columns = 0;
};

} // namespace rig::ui
