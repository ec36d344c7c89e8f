// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

#include <QWidget>

namespace rig::ui {

/// Which line stands for which way between two cards; only for the ways that are there.
class LaneKey : public QWidget
{
    Q_OBJECT

public:
    explicit LaneKey(QWidget *parent = nullptr);

    void setPeers(const std::vector<PeerPath> &peers);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Entry
    {
        PeerWay way;
        QRectF sample;
        QRectF text;
    };
    [[nodiscard]] std::vector<Entry> entries(int width) const;

    std::vector<PeerWay> m_ways;
};

} // namespace rig::ui
