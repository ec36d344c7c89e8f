// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_boxes.h"

#include "core/names/names.h"
#include "ui/drawings/lane_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct LaneBoxes
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::LaneBoxes)
};

std::optional<Upstream> parentOf(Upstream upstream, const Board &board)
{
    if (upstream >= 0)
        return board.switches[static_cast<std::size_t>(upstream)].upstream;
    // The format does not say on which processor a chipset hangs; the picture's hint says that it is drawn at the
    // first.
    return upstream == FromChipset ? std::optional(FromProcessor0) : std::nullopt;
}

int columnOf(Upstream upstream, const Board &board)
{
    int column = 0;
    std::optional<Upstream> up = parentOf(upstream, board);
    // Switches that hang on each other in a circle end with their number.
    for (std::size_t step = 0; up && step <= board.switches.size(); ++step) {
        ++column;
        up = parentOf(*up, board);
    }
    return column;
}

int indexOf(const std::vector<LaneBox> &boxes, Upstream upstream)
{
    const auto found =
        std::find_if(boxes.begin(), boxes.end(), [&](const LaneBox &box) { return box.upstream == upstream; });
    return found == boxes.end() ? -1 : static_cast<int>(found - boxes.begin());
}

bool isThere(Upstream upstream, const Machine &machine)
{
    if (upstream == FromProcessor0)
        return !machine.processors.empty();
    if (upstream == FromProcessor1)
        return machine.processors.size() > 1 || (!machine.processors.empty() && machine.processors.front().count > 1);
    return upstream != FromUnknown;
}

std::vector<Upstream> origins(const Situation &situation, const std::vector<LaneRow> &rows, bool usedOnly)
{
    const Machine &machine = situation.machine;
    const Board &board = *machine.board->part;
    std::vector<Upstream> found{FromProcessor0};
    const auto add = [&](Upstream upstream) {
        if (std::find(found.begin(), found.end(), upstream) == found.end())
            found.push_back(upstream);
    };
    if (isThere(FromProcessor1, machine))
        add(FromProcessor1);
    for (const LaneRow &row : rows) {
        if (row.connector >= 0)
            add(row.upstream);
    }
    for (std::size_t i = 0; i < board.switches.size() && !usedOnly; ++i)
        add(static_cast<Upstream>(i));
    if (board.uplinkWidth && !usedOnly)
        add(FromChipset);
    std::size_t next = 0; // what is added on the way has parents of its own
    while (next < found.size()) {
        if (const std::optional<Upstream> up = parentOf(found[next++], board))
            add(*up);
    }
    return found;
}

/// The longest run of rows that follow each other, as first and last; nullopt without any.
std::optional<std::pair<int, int>> longestRun(const std::vector<int> &rows)
{
    std::optional<std::pair<int, int>> best;
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        if (!best || rows[last] - rows[first] > best->second - best->first)
            best = std::pair(rows[first], rows[last]);
        first = last + 1;
    }
    return best;
}

QStringList processorLines(const LaneBox &box, const Situation &situation)
{
    const Machine &machine = situation.machine;
    QStringList lines{names::upstream(box.upstream, *machine.board->part)};
    if (!box.there)
        return lines << (machine.processors.empty() ? LaneBoxes::tr("not chosen", "processor")
                                                    : LaneBoxes::tr("not installed", "second processor"));
    const Processor &processor = processorOf(box.upstream, machine);
    lines << names::shortName(processor);
    if (processor.usableLanes)
        lines << LaneBoxes::tr("%n lane(s)", "of a processor", *processor.usableLanes);
    return lines;
}

QStringList linesOf(const LaneBox &box, const Situation &situation)
{
    const Board &board = *situation.machine.board->part;
    if (box.upstream == FromProcessor0 || box.upstream == FromProcessor1)
        return processorLines(box, situation);
    if (box.upstream == FromUnknown)
        return {QStringLiteral("?"), LaneBoxes::tr("where from is not known", "the lanes of a connector")};
    QStringList lines{names::upstream(box.upstream, board)};
    if (box.upstream == FromChipset && board.chipset)
        lines << *board.chipset;
    return lines;
}

/// "Ryzen 7 9700X" as "Ryzen 7" and "9700X".
void splitName(QStringList &texts, qsizetype at)
{
    const qsizetype space = texts[at].lastIndexOf(u' ');
    if (space <= 0)
        return;
    texts.insert(at + 1, texts[at].mid(space + 1));
    texts[at].truncate(space);
}

/// A processor's name in two lines, where it has no room beside itself and some below.
void wrapName(QStringList &texts, qsizetype fit, const QFontMetricsF &metrics, double width)
{
    if (texts.size() >= 2 && texts.size() < fit && metrics.horizontalAdvance(texts[1]) > width)
        splitName(texts, 1);
}

} // namespace

const Processor &processorOf(Upstream upstream, const Machine &machine)
{
    return *(upstream == FromProcessor0 ? machine.processors.front() : machine.processors.back()).part;
}

std::pair<std::optional<int>, std::optional<int>> uplinkOf(Upstream upstream, const Board &board)
{
    if (upstream == FromChipset)
        return {board.uplinkGeneration, board.uplinkWidth};
    if (upstream < 0)
        return {};
    const Switch &passed = board.switches[static_cast<std::size_t>(upstream)];
    return {passed.generation, passed.width};
}

std::vector<LaneBox> laneBoxes(const Situation &situation, const std::vector<LaneRow> &rows, bool usedOnly)
{
    const Board &board = *situation.machine.board->part;
    const std::vector<Uplink> &uplinks = situation.assessment.lanes.uplinks;
    std::vector<LaneBox> boxes;
    for (const Upstream upstream : origins(situation, rows, usedOnly)) {
        LaneBox box;
        box.upstream = upstream;
        box.column = columnOf(upstream, board);
        box.there = isThere(upstream, situation.machine);
        const auto found = std::find_if(uplinks.begin(), uplinks.end(), [&](const Uplink &uplink) {
            return uplink.adapter < 0 && uplink.board == upstream;
        });
        box.uplink = found == uplinks.end() ? -1 : static_cast<int>(found - uplinks.begin());
        boxes.push_back(box);
    }
    for (LaneBox &box : boxes) {
        if (const std::optional<Upstream> up = parentOf(box.upstream, board))
            box.parent = indexOf(boxes, *up);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        int box = rows[i].connector < 0 ? -1 : indexOf(boxes, rows[i].upstream);
        for (std::size_t step = 0; box >= 0 && step <= boxes.size(); ++step) {
            boxes[static_cast<std::size_t>(box)].rows.push_back(static_cast<int>(i));
            box = boxes[static_cast<std::size_t>(box)].parent;
        }
    }
    return boxes;
}

double widestName(const std::vector<LaneBox> &boxes, const Situation &situation, const LaneRoom &room, bool wrapped)
{
    double widest = 0;
    for (const LaneBox &box : boxes) {
        QStringList lines = linesOf(box, situation);
        widest = std::max(widest, room.text.horizontalAdvance(lines.takeFirst()));
        if (wrapped && !lines.isEmpty())
            splitName(lines, 0);
        for (const QString &line : wrapped ? lines : lines.mid(0, 1))
            widest = std::max(widest, room.caption.horizontalAdvance(line));
    }
    return widest;
}

double placeBoxes(std::vector<LaneBox> &boxes, const std::vector<LaneRow> &rows, const LaneColumns &columns,
                  const LaneRoom &room, double bottom)
{
    const double least = room.text.height() + room.caption.height() + Grid;
    // What the link to a box is stands in the box where the gap beside it has no room.
    const bool linkInside = room.caption.horizontalAdvance(QStringLiteral("5.0 x16")) + 1 > columns.gap - Grid / 2.0;
    for (LaneBox &box : boxes) {
        double top = bottom;
        double end = bottom + least + (box.parent >= 0 && linkInside ? room.caption.height() : 0);
        if (const std::optional<std::pair<int, int>> run = longestRun(box.rows)) {
            top = rows[static_cast<std::size_t>(run->first)].area.top();
            end = rows[static_cast<std::size_t>(run->second)].area.bottom();
        } else {
            bottom = end + Grid / 2.0;
        }
        box.area = QRectF(columns.left(box.column), top, columns.box, end - top);
    }
    return bottom;
}

void nameBoxes(std::vector<LaneBox> &boxes, const Situation &situation, const std::vector<Finding> &findings,
               const LaneRoom &room)
{
    for (LaneBox &box : boxes) {
        QStringList texts = linesOf(box, situation);
        if (box.uplink >= 0) {
            const Uplink &uplink = situation.assessment.lanes.uplinks[static_cast<std::size_t>(box.uplink)];
            if (const QString shared = sharedShort(uplink); !shared.isEmpty()) {
                box.meaning = sharedMeaning(uplink, findings);
                const double mark = box.meaning ? room.caption.ascent() + Grid / 2.0 : 0;
                const bool fits = room.caption.horizontalAdvance(shared) + mark <= box.area.width() - Grid;
                texts << (fits ? shared : LaneBoxes::tr("shared", "an uplink, in a narrow box"));
            }
        }
        const double inner = box.area.height() - Grid / 2.0 - room.text.height();
        const qsizetype fit = 1 + std::max(0, static_cast<int>(inner / room.caption.height()));
        if (room.whole)
            wrapName(texts, fit, room.caption, box.area.width() - Grid);
        // What stands between name and sum gives way first.
        while (texts.size() > fit)
            texts.removeAt(texts.size() > 2 && box.meaning ? texts.size() - 2 : texts.size() - 1);
        if (texts.size() < 2)
            box.meaning.reset();
        for (const QString &text : texts) {
            const QFontMetricsF &metrics = box.lines.isEmpty() ? room.text : room.caption;
            box.lines << metrics.elidedText(text, Qt::ElideRight, box.area.width() - Grid);
        }
    }
}

} // namespace rig::ui
