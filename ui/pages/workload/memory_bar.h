// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/workload/workload.h"

namespace rig::ui {

/// What a GPU must hold, part by part on one scale, beside what the chosen card has. Each part has a number that the
/// key repeats; what may or may not be needed is hatched. The table of parts is its twin.
class MemoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryBar(QWidget *parent = nullptr);

    void setNeed(const MemoryNeed &need);
    /// The card that the need is held against; nullopt: none.
    void setMemory(const std::optional<UsableMemory> &memory, const QString &card);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Segment
    {
        MemoryPart part;
        double low;  ///< bytes
        double high; ///< bytes
    };
    [[nodiscard]] std::vector<Segment> segments() const;
    [[nodiscard]] static QStringList labelsOf(const Segment &segment, int number);
    [[nodiscard]] double scale() const; ///< pixels of a byte
    [[nodiscard]] static QString keyOf(const Segment &segment, int number);
    /// Where each entry of the key begins, and in which of its lines.
    [[nodiscard]] std::vector<QPoint> keyPlaces() const;
    void fitKey();
    void paintKey(QPainter &painter) const;
    [[nodiscard]] QString summary() const;

    MemoryNeed m_need;
    std::optional<UsableMemory> m_memory;
    QString m_card;
    int m_keyLines = 1;
};

} // namespace rig::ui
