// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// One board under the linter.
class BoardLinter
{
public:
    BoardLinter(const Board &board, const Catalogue &catalogue)
        : m_board(board), m_generation(highestGeneration(board, catalogue))
    {
    }

    std::vector<Complaint> run()
    {
        if (m_board.connectors.empty())
            add(Fault::Warning, u"connectors"_s,
                Lint::tr("is empty: where the lanes of this board go is not known, and no link can be checked."));
        for (const Connector &connector : m_board.connectors)
            lookAt(connector);
        lookAtPositions();
        lookAtLabels();
        for (std::size_t i = 0; i < m_board.effects.size(); ++i)
            lookAt(m_board.effects[i], u"effects[%1]"_s.arg(i));
        return std::move(m_complaints);
    }

private:
    void add(Fault severity, const QString &field, const QString &message)
    {
        m_complaints.push_back({severity, m_board.id, field, message});
    }

    /// Conditions and upstreams name switches and settings by these.
    void lookAtLabels()
    {
        QSet<QString> switches;
        for (std::size_t i = 0; i < m_board.switches.size(); ++i) {
            if (switches.contains(m_board.switches[i].label))
                add(Fault::Error, u"switches[%1]"_s.arg(i),
                    Lint::tr("has the label \"%1\" of another switch; a label belongs to one.")
                        .arg(m_board.switches[i].label));
            switches.insert(m_board.switches[i].label);
        }
        QSet<QString> settings;
        for (std::size_t i = 0; i < m_board.settings.size(); ++i) {
            if (settings.contains(m_board.settings[i].id))
                add(Fault::Error, u"settings[%1]"_s.arg(i),
                    Lint::tr("has the id \"%1\" of another setting; an id belongs to one.")
                        .arg(m_board.settings[i].id));
            settings.insert(m_board.settings[i].id);
        }
    }

    void lookAt(const Connector &connector)
    {
        const QString field = u"connectors.%1"_s.arg(connector.label);
        if (m_labels.contains(connector.label))
            add(Fault::Error, field, Lint::tr("stands twice; a label belongs to one connector."));
        m_labels.insert(connector.label);
        if (connector.width && connector.length && *connector.width > *connector.length)
            add(Fault::Error, field,
                Lint::tr("is wired x%1 but is only x%2 long.")
                    .arg(QString::number(*connector.width), QString::number(*connector.length)));
        if (connector.kind == ConnectorKind::Sata)
            return;
        if (!connector.width)
            add(Fault::Warning, field, Lint::tr("has no width: its links cannot be checked."));
        if (connector.upstream == FromUnknown)
            add(Fault::Warning, field, Lint::tr("has no upstream: where its lanes come from is not known."));
        lookAtGeneration(connector, field);
    }

    /// The newest generation among the processors that go into the board's socket.
    static std::optional<int> highestGeneration(const Board &board, const Catalogue &catalogue)
    {
        std::optional<int> highest;
        for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
            const auto &processor = static_cast<const Processor &>(*part);
            if (board.socket && processor.socket.value == board.socket.value && processor.pcieGeneration)
                highest = std::max(highest.value_or(0), *processor.pcieGeneration);
        }
        return highest;
    }

    /// A generation that is a data set's default (4.0 on a socket of 2004) is told here.
    void lookAtGeneration(const Connector &connector, const QString &field)
    {
        if (!connector.generation || !m_board.socket)
            return;
        if (!m_generation && *connector.generation > 3)
            return add(Fault::Warning, field,
                       Lint::tr("is PCIe %1.0, and the catalogue has no processor for %2 to compare it with.")
                           .arg(QString::number(*connector.generation), *m_board.socket));
        if (m_generation && *connector.generation > *m_generation)
            add(connector.upstream == FromProcessor0 || connector.upstream == FromProcessor1 ? Fault::Error
                                                                                             : Fault::Warning,
                field,
                Lint::tr("is PCIe %1.0, but no processor for %2 has more than %3.0.")
                    .arg(QString::number(*connector.generation), *m_board.socket, QString::number(*m_generation)));
    }

    /// Slots stand in the manual's order: downwards, or upwards on boards that count from below.
    void lookAtPositions()
    {
        std::optional<double> before;
        int downwards = 0;
        int upwards = 0;
        for (const Connector &connector : m_board.connectors) {
            if (connector.kind != ConnectorKind::Slot || !connector.position)
                continue;
            if (before && *connector.position == *before)
                add(Fault::Error, u"connectors.%1"_s.arg(connector.label),
                    Lint::tr("stands in the place of the slot before it."));
            downwards += before && *connector.position > *before ? 1 : 0;
            upwards += before && *connector.position < *before ? 1 : 0;
            before = static_cast<double>(*connector.position);
        }
        if (downwards > 0 && upwards > 0)
            add(Fault::Warning, u"connectors"_s,
                Lint::tr("are not in the order of their places: the slots go down and up again."));
    }

    void lookAt(const BoardEffect &effect, const QString &field)
    {
        for (const QString &label : effect.off) {
            if (m_board.connectorIndex(label) < 0)
                add(Fault::Warning, field, Lint::tr("switches off %1, which is not among the connectors.").arg(label));
        }
    }

    const Board &m_board;
    std::optional<int> m_generation; ///< the newest that a processor of the socket has
    QSet<QString> m_labels;
    std::vector<Complaint> m_complaints;
};

} // namespace

std::vector<Complaint> lintBoard(const Board &board, const Catalogue &catalogue)
{
    return BoardLinter(board, catalogue).run();
}

} // namespace rig
