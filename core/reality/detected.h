// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/recognise.h"
#include "core/reality/sections.h"

#include <map>

namespace rig::reality {

/// A text that is to be read, and what it is called where its lines are told.
struct NamedText
{
    QString name; ///< of the file, "-" for the standard input
    QByteArray bytes;
};

/// What was read of one text.
struct ReadText
{
    QString name;
    std::vector<Tool> tools; ///< each once, in their order
    int understood = 0;      ///< lines
    bool cut = false;
};

/// What keeps a link below what its device claims.
enum class LinkLimit {
    Nothing,
    Card,    ///< the card itself is wired for no more, whatever its chip claims
    Slot,    ///< the port that it hangs on has no more
    Host,    ///< the board's generation
    Uplink,  ///< the way to the processor is narrower than the link
    Unknown, ///< the texts do not say
};
/// "card", "slot", "host", "uplink", "unknown"; empty for Nothing
[[nodiscard]] QLatin1StringView linkLimitKey(LinkLimit limit);

/// A link as it is, with what the texts say of it. The one of a card's slot: where a card has a switch of its own, that
/// of its upstream port.
struct DetectedLink
{
    SeenLink seen;
    std::optional<PciAddress> address; ///< of the function whose link it is
    /// True: it is slower than it can be and the text shows the card at rest; false: it runs as fast as it can, or the
    /// card is at work; unknown otherwise. Of the speed only: a width does not fall with rest.
    std::optional<bool> idle;
    LinkLimit limitedBy = LinkLimit::Nothing;     ///< of the width, else of the generation
    std::optional<int> wiredWidth;                ///< by the catalogue, where the device claims more
    std::optional<int> portWidth, portGeneration; ///< what the port above it can do

    /// Fewer lanes than the device claims, and than the card is wired for where that is known.
    [[nodiscard]] bool isNarrow() const
    {
        return seen.width && seen.maxWidth && *seen.width < *seen.maxWidth && limitedBy != LinkLimit::Card;
    }
};

struct DetectedGpu
{
    SeenDevice seen;
    QString name; ///< as printed; "GPU0" where the text has only a number
    Recognised chip;
    Recognised card;
    QString maker; ///< of the card, by its subsystem; empty: not told
    GpuRole role = GpuRole::Card;
    DetectedLink link;
    std::vector<PciAddress> path; ///< the bridges above it, the nearest first
    Evidence external;            ///< the line by which it stands outside of the case: its own, or of a bridge above it
};

/// A board, a processor, a network card, a drive.
struct DetectedPart
{
    QString name; ///< as printed
    Recognised recognised;
    std::optional<PciAddress> address;
    DetectedLink link; ///< empty for what has none
    Evidence evidence;
};

/// Two devices and the way between them, in words that are the same for all tools.
enum class Way { NvLink, Xgmi, OneBridge, Bridges, HostBridge, NumaNode, Sockets, Pcie, Unknown };
/// "nvlink", "xgmi", "one-bridge", "bridges", "host-bridge", "numa-node", "sockets", "pcie", "unknown"
[[nodiscard]] QLatin1StringView wayKey(Way way);
[[nodiscard]] Way wayOf(const QString &printed);

/// What texts say of one machine, and what of it the catalogue knows.
struct Detected
{
    std::vector<ReadText> texts; ///< all of them; of each what it says of this machine
    Evidence begins;             ///< where they begin to speak of it
    Seen seen;                   ///< all of it, merged
    std::vector<DetectedGpu> gpus;
    std::optional<DetectedPart> board;
    std::vector<DetectedPart> processors;
    std::vector<DetectedPart> networks;
    std::vector<DetectedPart> drives;
    bool isVirtual = false;
    bool partial =
        false; ///< every text that lists devices was asked for some of them only: what is not in it may be there
    std::map<std::pair<int, int>, QString> cited; ///< lines by (text, line): those that rows and sentences rest on

    /// The line itself, as it may be shown, trimmed and at most 200 characters; empty where it is none of `cited`.
    [[nodiscard]] QString lineAt(const Evidence &evidence) const;
};

/// Each machine of which the texts speak, by itself (`machinesApart`): one where nothing tells several apart, never
/// none. Fails (BadInput) where a text is too large.
[[nodiscard]] Result<std::vector<Detected>> detectEach(const std::vector<NamedText> &texts,
                                                       const Recogniser &recogniser);
/// The one machine of the texts. Fails (BadInput) where they are of several, too: who calls this has no choice to
/// offer.
[[nodiscard]] Result<Detected> detect(const std::vector<NamedText> &texts, const Recogniser &recogniser);

/// The link of a device as its slot sees it.
[[nodiscard]] DetectedLink slotLinkOf(const Seen &seen, int device, const Chip *chip);

} // namespace rig::reality
