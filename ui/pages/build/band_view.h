// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/verdict_band.h"

#include <QWidget>

#include <array>

class QTimer;

namespace rig::ui {

class BandChipButton;
class Workspace;

/// What holds of the machine, over the whole width of the page: the verdict, the causes of it as buttons, the sums. The
/// only place of the verdict.
class BandView : public QWidget
{
    Q_OBJECT

public:
    explicit BandView(Workspace &workspace, QWidget *parent = nullptr);

    /// `markChanges`: where a sum differs from the one that stood there, the old one is shown for two seconds.
    void refresh(bool markChanges);
    /// Lower, for windows of little height.
    void setTight(bool tight);
    /// The chip whose finding is open; nullopt: none is.
    void setLit(const std::optional<std::size_t> &finding);
    [[nodiscard]] const words::VerdictBand &band() const { return m_band; }
    /// What stands above a sum: its name, or for two seconds what it was.
    [[nodiscard]] QString captionOf(std::size_t figure) const;
    /// The first chip that is seen; false where there is none.
    bool focusFirst();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// An index in Verdict::findings.
    void findingWanted(std::size_t finding);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// A sum with its place, from left to right.
    struct Placed
    {
        std::size_t figure = 0;
        double left = 0;
        double width = 0;
    };

    void showChips(const std::vector<words::BandChip> &chips);
    void place();
    [[nodiscard]] bool placeChips(std::size_t most, double room);
    [[nodiscard]] std::vector<Placed> placedFigures(std::size_t most) const;
    [[nodiscard]] std::vector<std::size_t> figuresToShow(std::size_t most) const;
    [[nodiscard]] double figureWidth(std::size_t figure) const;
    [[nodiscard]] double titleWidth() const;
    [[nodiscard]] double px(double pixels) const;
    void paintFigure(QPainter &painter, const Placed &placed) const;

    Workspace &m_workspace;
    words::VerdictBand m_band;
    std::vector<BandChipButton *> m_chips;         ///< a pool; what is not needed is hidden
    std::vector<std::size_t> m_leads;              ///< by chip: the finding that it leads to
    std::vector<std::vector<std::size_t>> m_meant; ///< by chip: all findings that it stands for
    std::vector<Placed> m_figures;
    std::vector<QString> m_was; ///< by figure: what it was before the last edit; empty: no other
    QTimer *m_fade;
    std::optional<std::size_t> m_lit;
    bool m_tight = false;
};

} // namespace rig::ui
