// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

template <class T, class Has> bool anyPart(const Catalogue &catalogue, Kind kind, Has has)
{
    const auto &parts = catalogue.parts(kind);
    return std::any_of(parts.begin(), parts.end(),
                       [&](const PartHandle &part) { return has(static_cast<const T &>(*part)); });
}

bool isFamily(const QString &family, const Catalogue &catalogue)
{
    return anyPart<Processor>(catalogue, Kind::Processor,
                              [&](const Processor &one) { return one.family.value == family; });
}

/// Whether a processor, or a board other than `part`, has this socket.
bool isSocket(const QString &socket, const Part &part, const Catalogue &catalogue)
{
    const auto has = [&](const auto &one) { return one.id != part.id && one.socket.value == socket; };
    return anyPart<Processor>(catalogue, Kind::Processor, has) || anyPart<Board>(catalogue, Kind::Motherboard, has);
}

/// Of processors only what is likely misspelt: many a socket has one processor in the catalogue and no board.
bool isSpeltLikeAnother(const Processor &processor, const Catalogue &catalogue)
{
    const auto plain = [](QString text) { return text.remove(u' ').remove(u'-').toLower(); };
    const auto alike = [&](const auto &one) {
        return one.socket && *one.socket != *processor.socket && plain(*one.socket) == plain(*processor.socket);
    };
    return !isSocket(*processor.socket, processor, catalogue) &&
           (anyPart<Processor>(catalogue, Kind::Processor, alike) ||
            anyPart<Board>(catalogue, Kind::Motherboard, alike));
}

void lookAtSocket(const QString &socket, const Part &part, const QString &field, const Catalogue &catalogue,
                  std::vector<Complaint> &complaints)
{
    if (!isSocket(socket, part, catalogue))
        complain(complaints, Fault::Warning, part, field,
                 Lint::tr("names the socket \"%1\", which no other part of the catalogue has.").arg(socket));
}

void lookAtFamilies(const QStringList &families, const Part &part, const QString &field, const Catalogue &catalogue,
                    std::vector<Complaint> &complaints)
{
    for (const QString &family : families) {
        if (!isFamily(family, catalogue))
            complain(complaints, Fault::Warning, part, field,
                     Lint::tr("names the generation \"%1\", of which the catalogue has no processor.").arg(family));
    }
}

void lookAtConditions(const Board &board, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    const auto lookAt = [&](const BoardCondition &when, const QString &field) {
        lookAtFamilies(when.processorFamilies, board, field, catalogue, complaints);
    };
    for (std::size_t i = 0; i < board.groups.size(); ++i) {
        const QString field = u"groups[%1]"_s.arg(i);
        lookAt(board.groups[i].when, field);
        for (std::size_t row = 0; row < board.groups[i].rows.size(); ++row)
            lookAt(board.groups[i].rows[row].when, u"%1.rows[%2]"_s.arg(field, QString::number(row)));
    }
    for (std::size_t i = 0; i < board.effects.size(); ++i)
        lookAt(board.effects[i].when, u"effects[%1]"_s.arg(i));
}

void lookAtBoard(const Board &board, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    if (board.socket)
        lookAtSocket(*board.socket, board, u"socket"_s, catalogue, complaints);
    const auto families = [&](const Figure<QStringList> &figure, const QString &field) {
        lookAtFamilies(figure.valueOr({}), board, field, catalogue, complaints);
    };
    families(board.processorFamilies, u"processor_families"_s);
    families(board.updatedFamilies, u"updated_families"_s);
    families(board.excludedFamilies, u"excluded_families"_s);
    for (const QString &family : board.excludedFamilies.valueOr({})) {
        if (board.processorFamilies.valueOr({}).contains(family))
            complain(
                complaints, Fault::Error, board, u"excluded_families"_s,
                Lint::tr("excludes the generation \"%1\", which stands among those that the board takes.").arg(family));
    }
    lookAtConditions(board, catalogue, complaints);
}

} // namespace

std::vector<Complaint> lintPlatform(const Part &part, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    if (catalogue.parts(Kind::Processor).empty())
        return complaints;
    if (part.kind == Kind::Motherboard)
        lookAtBoard(static_cast<const Board &>(part), catalogue, complaints);
    if (part.kind == Kind::Processor) {
        const auto &processor = static_cast<const Processor &>(part);
        if (processor.socket && isSpeltLikeAnother(processor, catalogue))
            lookAtSocket(*processor.socket, part, u"socket"_s, catalogue, complaints);
    }
    if (part.kind == Kind::Cooler) {
        for (const QString &socket : static_cast<const Cooler &>(part).sockets.valueOr({}))
            lookAtSocket(socket, part, u"sockets"_s, catalogue, complaints);
    }
    return complaints;
}

} // namespace rig
