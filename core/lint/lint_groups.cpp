// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"
#include "core/machine/sharing_rows.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Groups of more connectors than this are told to be looked at by hand; the largest of today have five.
constexpr std::size_t MostShared = 12;

template <class T> bool hasAll(const std::vector<T> &all, const std::vector<T> &some)
{
    return std::all_of(some.begin(), some.end(),
                       [&](const T &one) { return std::find(all.begin(), all.end(), one) != all.end(); });
}

/// Whether a choice of the stricter one satisfies the other: an empty list asks for nothing.
template <class List> bool isNarrower(const List &strict, const List &loose)
{
    return loose.empty() || (!strict.empty() && std::all_of(strict.begin(), strict.end(), [&](const auto &one) {
               return std::find(loose.begin(), loose.end(), one) != loose.end();
           }));
}

/// Whether the condition `weak` holds in every machine in which `strong` does.
bool implies(const BoardCondition &strong, const BoardCondition &weak)
{
    const auto narrowEnough = [&](const std::pair<int, int> &wanted) {
        return std::any_of(strong.cardWidthMax.begin(), strong.cardWidthMax.end(), [&](const auto &given) {
            return given.first == wanted.first && given.second <= wanted.second;
        });
    };
    return isNarrower(strong.processorLanes, weak.processorLanes) &&
           isNarrower(strong.processorFamilies, weak.processorFamilies) &&
           (!weak.processors || strong.processors == weak.processors) && hasAll(strong.settings, weak.settings) &&
           hasAll(strong.occupied, weak.occupied) && hasAll(strong.empty, weak.empty) &&
           hasAll(strong.drives, weak.drives) &&
           std::all_of(weak.cardWidthMax.begin(), weak.cardWidthMax.end(), narrowEnough) &&
           (!weak.cardsMin || (strong.cardsMin && *strong.cardsMin >= *weak.cardsMin));
}

/// Whether `later` can never be reached: whatever it lights, `earlier` lights too, whenever it is asked.
bool hides(const GroupRow &earlier, const GroupRow &later)
{
    if (!implies(later.when, earlier.when) || earlier.widths.size() != later.widths.size())
        return false;
    for (std::size_t i = 0; i < later.widths.size(); ++i) {
        if (later.widths[i] > 0 && earlier.widths[i] == 0)
            return false;
    }
    return true;
}

/// Whether two conditions that must both hold shut each other out.
bool clash(const BoardCondition &a, const BoardCondition &b)
{
    const auto anyOf = [](const std::vector<int> &some, const std::vector<int> &others) {
        return std::any_of(some.begin(), some.end(),
                           [&](int one) { return std::find(others.begin(), others.end(), one) != others.end(); });
    };
    const bool settings = std::any_of(a.settings.begin(), a.settings.end(), [&](const auto &one) {
        return std::any_of(b.settings.begin(), b.settings.end(),
                           [&](const auto &other) { return one.first == other.first && one.second != other.second; });
    });
    return settings || anyOf(a.occupied, b.empty) || anyOf(b.occupied, a.empty) ||
           (a.processors && b.processors && *a.processors != *b.processors);
}

/// One board's groups under the linter.
class GroupLinter
{
public:
    GroupLinter(const Board &board, const Catalogue &catalogue) : m_board(board), m_catalogue(catalogue) {}

    std::vector<Complaint> run()
    {
        for (std::size_t i = 0; i < m_board.groups.size(); ++i)
            lookAt(m_board.groups[i], u"groups[%1]"_s.arg(i));
        return std::move(m_complaints);
    }

private:
    void add(Fault severity, const QString &field, const QString &message)
    {
        m_complaints.push_back({severity, m_board.id, field, message});
    }

    const Connector &connectorAt(int index) const { return m_board.connectors[static_cast<std::size_t>(index)]; }

    void lookAt(const SharingGroup &group, const QString &field)
    {
        const auto exists = [&](int connector) {
            return connector >= 0 && connector < static_cast<int>(m_board.connectors.size());
        };
        if (!std::all_of(group.connectors.begin(), group.connectors.end(), exists) ||
            !std::all_of(group.losers.begin(), group.losers.end(), exists))
            return add(Fault::Error, field, Lint::tr("names a connector that the board does not have."));
        if (group.connectors.empty() || group.rows.empty())
            return add(Fault::Error, field, Lint::tr("needs connectors and rows."));
        const std::size_t before = m_complaints.size();
        for (std::size_t row = 0; row < group.rows.size(); ++row)
            lookAt(group, row, u"%1.rows[%2]"_s.arg(field, QString::number(row)));
        if (m_complaints.size() == before)
            lookForLosers(group, field);
    }

    void lookAt(const SharingGroup &group, std::size_t index, const QString &field)
    {
        const GroupRow &row = group.rows[index];
        if (row.widths.size() != group.connectors.size())
            return add(Fault::Error, field, Lint::tr("needs one width for each connector of the group."));
        for (std::size_t i = 0; i < row.widths.size(); ++i)
            lookAtWidth(connectorAt(group.connectors[i]), row.widths[i], field);
        for (std::size_t earlier = 0; earlier < index; ++earlier) {
            if (!hides(group.rows[earlier], row))
                continue;
            add(Fault::Error, field,
                Lint::tr("can never be taken: row %1 comes first and lights the same connectors. The most generous row "
                         "stands first.")
                    .arg(earlier + 1));
            return;
        }
        lookAtCondition(group.when, row.when, field);
    }

    void lookAtWidth(const Connector &connector, int width, const QString &field)
    {
        static constexpr std::array known{0, 1, 2, 4, 8, 16};
        if (std::find(known.begin(), known.end(), width) == known.end())
            add(Fault::Error, field,
                Lint::tr("gives %1 the width %2; PCI Express knows 1, 2, 4, 8 and 16.")
                    .arg(connector.label, QString::number(width)));
        if (connector.width && width > *connector.width) {
            add(Fault::Error, field,
                Lint::tr("gives %1 x%2, more than its own x%3.")
                    .arg(connector.label, QString::number(width), QString::number(*connector.width)));
        }
    }

    /// A row that no machine fulfils.
    void lookAtCondition(const BoardCondition &whole, const BoardCondition &when, const QString &field)
    {
        if (clash(whole, when) || clash(when, when))
            return add(Fault::Error, field, Lint::tr("can never be taken: its conditions exclude each other."));
        if (when.processors && m_board.processorCount && *when.processors > *m_board.processorCount)
            return add(Fault::Error, field,
                       Lint::tr("can never be taken: it asks for %1 processors, and the board has sockets for %2.")
                           .arg(QString::number(*when.processors), QString::number(*m_board.processorCount)));
        if (!hasProcessorFor(when))
            add(Fault::Warning, field,
                Lint::tr("can never be taken: no processor of the catalogue for this board has those lanes or is of "
                         "those generations."));
    }

    /// Whether a processor for the socket, of those that the board's list names, fulfils the condition; true as well
    /// where the catalogue has none for the socket.
    bool hasProcessorFor(const BoardCondition &when) const
    {
        if (!m_board.socket || (when.processorLanes.empty() && when.processorFamilies.isEmpty()))
            return true;
        bool any = false;
        for (const PartHandle &part : m_catalogue.parts(Kind::Processor)) {
            const auto &processor = static_cast<const Processor &>(*part);
            if (processor.socket.value != m_board.socket.value)
                continue;
            any = true;
            if (fulfils(processor, when))
                return true;
        }
        return !any;
    }

    /// What is not known of a processor may be so.
    bool fulfils(const Processor &processor, const BoardCondition &when) const
    {
        const auto &lanes = when.processorLanes;
        if (processor.pcieLanes && !lanes.empty() &&
            std::find(lanes.begin(), lanes.end(), *processor.pcieLanes) == lanes.end())
            return false;
        if (!processor.family)
            return true;
        if (m_board.processorFamilies && !m_board.processorFamilies->contains(*processor.family))
            return false;
        return when.processorFamilies.isEmpty() || when.processorFamilies.contains(*processor.family);
    }

    /// Under the condition of each row: sets of connectors of which the rows leave open who goes dark.
    void lookForLosers(const SharingGroup &group, const QString &field)
    {
        if (group.connectors.size() > MostShared)
            return add(Fault::Warning, field,
                       Lint::tr("has too many connectors to try them all; whether its rows leave anything open is not "
                                "known."));
        std::set<int> open;
        for (const GroupRow &row : group.rows) {
            const std::vector<int> found = openUnder(group, row.when);
            open.insert(found.begin(), found.end());
        }
        if (open.empty())
            return;
        QStringList names;
        for (const int connector : open)
            names << connectorAt(connector).label;
        add(Fault::Warning, u"%1.losers"_s.arg(field),
            Lint::tr("must say which goes dark first: the rows do not light %1 all at once, and leave that open.")
                .arg(names.join(u", "_s)));
    }

    /// The connectors that are not known in some machine that fulfils `when` and no more.
    std::vector<int> openUnder(const SharingGroup &group, const BoardCondition &when) const
    {
        GroupRows holding;
        for (const GroupRow &row : group.rows) {
            if (implies(when, row.when))
                holding.push_back(&row);
        }
        std::vector<int> open;
        for (std::size_t set = 1; set < (std::size_t{1} << group.connectors.size()); ++set) {
            ConnectorMask occupied = 0;
            for (std::size_t i = 0; i < group.connectors.size(); ++i)
                occupied |= (set >> i & 1) != 0 ? bitOf(group.connectors[i]) : 0;
            if (contradicts(when, group, occupied))
                continue;
            const GroupRows rows = possibleRows(group, holding, occupied);
            for (std::size_t i = 0; i < group.connectors.size(); ++i) {
                if ((set >> i & 1) != 0 && !allotAlike(rows, i))
                    open.push_back(group.connectors[i]);
            }
        }
        return open;
    }

    static bool contradicts(const BoardCondition &when, const SharingGroup &group, ConnectorMask occupied)
    {
        const auto inGroup = [&](int connector) {
            return std::find(group.connectors.begin(), group.connectors.end(), connector) != group.connectors.end();
        };
        const auto taken = [&](int connector) { return (occupied & bitOf(connector)) != 0; };
        const auto wanted = [&](int connector) { return !inGroup(connector) || taken(connector); };
        return std::any_of(when.empty.begin(), when.empty.end(), taken) ||
               !std::all_of(when.occupied.begin(), when.occupied.end(), wanted);
    }

    const Board &m_board;
    const Catalogue &m_catalogue;
    std::vector<Complaint> m_complaints;
};

} // namespace

std::vector<Complaint> lintGroups(const Board &board, const Catalogue &catalogue)
{
    return GroupLinter(board, catalogue).run();
}

} // namespace rig
