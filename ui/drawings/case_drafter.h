// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_callouts.h"
#include "ui/drawings/case_hatches.h"

namespace rig::ui {

/// Draws the plan part by part; caseLayout() asks it once.
class CaseDrafter
{
public:
    CaseDrafter(const CasePlan &plan, QSizeF room, const QFontMetricsF &metrics);

    [[nodiscard]] CaseLayout draw();

private:
    // Sizes (case_layout.cpp).
    void measure(QSizeF room);
    [[nodiscard]] double scaleForHeight(double height) const;
    void measureCallouts(int characters);
    [[nodiscard]] double sideExtent() const;
    [[nodiscard]] double frontExtent() const;
    [[nodiscard]] double labelColumn() const;
    [[nodiscard]] double outlineTop() const;
    [[nodiscard]] double frontTop() const;
    void drawSections();
    // Words (case_labels.cpp).
    void addTitles();
    void addLimits();
    void addLimit(const QRectF &line, CaseLine::Look look, bool front, const QString &name);
    void addSupplyLimit(const QRectF &supply, double limit);
    void addNames();
    [[nodiscard]] bool isCovered(std::size_t index, const QRectF &area) const;
    void nameCard(std::size_t index);
    void nameBelow(std::size_t index, const QRectF &figure, const QRectF &whole);
    void nameInFront(std::size_t index, QRectF room);
    void addMargins(std::size_t index);
    void addGap(std::size_t index);
    void addTroubles(std::size_t index);
    void addScaleBar(double top);
    // Shapes (case_drafter.cpp).
    [[nodiscard]] QRectF sideRect(double x, double y, double wide, double high) const;
    [[nodiscard]] QRectF frontRect(double x, double y, double wide, double high) const;
    void box(CaseShape shape, const QRectF &area, std::size_t index, bool dashed, bool openEnd = false);
    void addOutline();
    void addBoard(std::size_t index);
    void addPlaces();
    void addCard(std::size_t index);
    void addCardAt(std::size_t index, double sideTop, double frontTop, bool inFront);
    void addSupply(std::size_t index);
    void addCooler(std::size_t index);
    void addRadiator(std::size_t index);
    void addParts();
    [[nodiscard]] double addGroups(double top);
    [[nodiscard]] double addGroupPart(std::size_t index, double top);

    const CasePlan &m_plan;
    const QFontMetricsF &m_metrics;
    double m_line;
    std::vector<PlacedPart> m_placed;
    CaseLayout m_layout;
    std::vector<CaseCallout> m_sideCallouts;
    std::vector<CaseCallout> m_frontCallouts;
    double m_sideLeft = 0;
    double m_sideZero = 0; ///< where the first slot place begins
    double m_frontLeft = 0;
    double m_frontZero = 0;
    double m_sideBottom = 0; ///< of the section and its callouts
    double m_sideColumn = 0; ///< where the callouts stand, and how wide they are
    double m_frontColumn = 0;
    double m_sideCalloutWidth = 0;
    double m_frontCalloutWidth = 0;
};

} // namespace rig::ui
