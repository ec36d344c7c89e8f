// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class StorageRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

namespace {

using Change = std::function<void(Figures &)>;

Document with(std::initializer_list<std::pair<Kind, const char *>> devices)
{
    MachineText machine = whole();
    for (const auto &[kind, part] : devices)
        machine.with(kind, part);
    return machine.document;
}

Change more(const QByteArray &parts)
{
    return [=](Figures &f) { f.more = parts; };
}

/// A board whose list has no M.2.
Change unlisted(const char *figures)
{
    return more((QByteArray("'motherboards': [{'id': 'board', 'name': 'Board', 'socket': 'S', 'connectors': "
                            "[{'label': 'A', 'kind': 'slot'}]") +
                 figures + "}]"));
}

/// A board with three SATA ports, of which two are off when a drive stands in M.
void withPorts(Figures &f)
{
    f.more = "'motherboards': [{'id': 'board', 'name': 'Board', 'socket': 'S', 'connectors': ["
             "{'label': 'M', 'kind': 'm2', 'width': 4, 'generation': 4, 'upstream': 'cpu0'}, "
             "{'label': 'SATA1', 'kind': 'sata'}, {'label': 'SATA2', 'kind': 'sata'}, {'label': 'SATA3', 'kind': "
             "'sata'}], 'effects': [{'when': {'occupied': ['M']}, 'off': ['SATA2', 'SATA3']}]}], "
             "'drives': [{'id': 'disk', 'name': 'Disk', 'interface': 'sata', 'form': '3.5'}, "
             "{'id': 'some', 'name': 'Some drive', 'form': '2.5'}]";
}

/// The same where the board's list names no ports.
void withoutPorts(Figures &f)
{
    withPorts(f);
    f.more.replace("{'label': 'SATA1', 'kind': 'sata'}, {'label': 'SATA2', 'kind': 'sata'}, {'label': 'SATA3', 'kind': "
                   "'sata'}",
                   "{'label': 'A', 'kind': 'slot', 'width': 16, 'generation': 4, 'upstream': 'cpu0'}");
}

/// One connector with four ports.
void withBlockOfPorts(Figures &f)
{
    withPorts(f);
    f.more.replace("SATA1", "SATA_0_3");
}

MachineText inM() { return whole().with(Kind::Drive, "nvme", "M"); }

Document disks(int count, const char *part = "disk")
{
    MachineText machine = inM();
    for (int i = 0; i < count; ++i)
        machine.with(Kind::Drive, part);
    return machine.document;
}

Document dataset(double gigabytes, int drives = 1)
{
    Document document = whole().document;
    for (int i = 0; i < drives; ++i)
        document = MachineText{document}.with(Kind::Drive, "big").document;
    document.use.dataset = Gigabytes(gigabytes);
    return document;
}

Document eight(const char *network = nullptr, int cards = 8)
{
    MachineText machine = whole();
    for (int i = 0; i < cards; ++i)
        machine.with(Kind::Card, "card");
    if (network)
        machine.with(Kind::Network, network);
    return machine.document;
}

void m2Rows()
{
    const auto nvme = std::pair(Kind::Drive, "nvme");
    const auto carrier = std::pair(Kind::Riser, "carrier");
    constexpr auto four = "'risers': [{'id': 'carrier', 'name': 'Carrier', 'host': 'slot-16', 'gives': 'm2', "
                          "'outputs': 4, 'output_width': 4}]";
    constexpr auto cable = "'risers': [{'id': 'carrier', 'name': 'Cable', 'host': 'm2', 'gives': 'oculink', "
                           "'outputs': 1}]";
    row("storage.m2-count", "silent", "one drive, one connector", with({nvme}));
    row("storage.m2-count", "blocker", "two drives, one connector", with({nvme, nvme}));
    row("storage.m2-count", "silent", "five drives with a carrier", with({nvme, nvme, nvme, nvme, nvme, carrier}),
        more(four));
    row("storage.m2-count", "blocker", "six drives with a carrier", with({nvme, nvme, nvme, nvme, nvme, nvme, carrier}),
        more(four));
    row("storage.m2-count", "blocker", "a cable takes the connector", with({nvme, carrier}), more(cable));
    row("storage.m2-count", "silent", "a SATA drive of 2.5 inches wants none", with({nvme, {Kind::Drive, "disk"}}),
        more("'drives': [{'id': 'disk', 'name': 'Disk', 'interface': 'sata', 'form': '2.5'}]"));
    row("storage.m2-count", "unknown", "the drive's form", with({nvme, {Kind::Drive, "some"}}),
        more("'drives': [{'id': 'some', 'name': 'Some drive', 'interface': 'nvme'}]"));
    row("storage.m2-count", "silent", "the drive's form is not known, there is room", with({{Kind::Drive, "some"}}),
        more("'drives': [{'id': 'some', 'name': 'Some drive', 'interface': 'nvme'}]"));
    row("storage.m2-count", "unknown", "what the adapter offers", with({nvme, nvme, carrier}),
        more("'risers': [{'id': 'carrier', 'name': 'Carrier', 'host': 'slot-16'}]"));
    row("storage.m2-count", "unknown", "the board's M.2 connectors", with({nvme}), unlisted(""));
    row("storage.m2-count", "silent", "as many as their number", with({nvme, nvme}), unlisted(", 'm2_slots': 2"));
    row("storage.m2-count", "blocker", "one more than their number", with({nvme, nvme, nvme}),
        unlisted(", 'm2_slots': 2"));
    row("storage.m2-count", "blocker", "there are none", with({nvme}), unlisted(", 'm2_slots': 0"));
    row("storage.m2-count", "silent", "the list is of some", with({nvme, nvme}),
        [](Figures &f) { f.board += ", 'm2_slots': 2"; });
    row("storage.m2-count", "blocker", "one more than the list and the rest", with({nvme, nvme, nvme}),
        [](Figures &f) { f.board += ", 'm2_slots': 2"; });

    // That a board's M.2 were not read is not the machine's fault.
    row("pcie.connector-dark", "silent", "M.2 that are not listed", with({nvme}), unlisted(", 'm2_slots': 2"));
    row("pcie.connector-dark", "silent", "M.2 that are not known", with({nvme}), unlisted(""));
    row("pcie.connector-dark", "silent", "too many for M.2 that are not listed: m2-count says it",
        with({nvme, nvme, nvme}), unlisted(", 'm2_slots': 2"));
    row("pcie.connector-dark", "note", "in none of those that are listed, and one is free", with({nvme}));
    row("pcie.connector-dark", "blocker", "two, and one of those that are listed is free", with({nvme, nvme}));
    row("pcie.connector-dark", "blocker", "there are none", with({nvme}), unlisted(", 'm2_slots': 0"));

    row("storage.m2-link", "silent", "in a connector that is listed", inM().document);
    row("storage.m2-link", "silent", "all are listed", with({nvme}));
    row("storage.m2-link", "note", "known by their number", with({nvme}), unlisted(", 'm2_slots': 1"));
    row("storage.m2-link", "unknown", "not known at all", with({nvme}), unlisted(""));
    row("storage.m2-link", "silent", "not known at all, and no drive", whole().document, unlisted(""));
}

void sataRows()
{
    row("storage.sata-off", "silent", "nothing is off", with({{Kind::Drive, "disk"}}), withPorts);
    row("storage.sata-off", "note", "two are off, one is left for one drive", disks(1), withPorts);
    row("storage.sata-off", "silent", "two are off, no drive asks for one", inM().document, withPorts);
    row("storage.sata-off", "caution", "one is left for two drives", disks(2), withPorts);
    row("storage.sata-off", "blocker", "a drive stands in one that is off",
        inM().with(Kind::Drive, "disk", "SATA2").document, withPorts);
    row("storage.sata-off", "note", "a drive stands in the one that is left",
        inM().with(Kind::Drive, "disk", "SATA1").document, withPorts);
    row("storage.sata-off", "caution", "that port is taken for the next drive",
        inM().with(Kind::Drive, "disk", "SATA1").with(Kind::Drive, "disk").document, withPorts);
    row("storage.sata-off", "note", "four ports in one connector", disks(4), withBlockOfPorts);
    row("storage.sata-off", "caution", "five drives for them", disks(5), withBlockOfPorts);
    row("storage.sata-off", "unknown", "what the drives are", disks(2, "some"), withPorts);
    row("storage.sata-off", "unknown", "the board's ports", disks(1), withoutPorts);
}

void datasetRows()
{
    constexpr auto big = "'drives': [{'id': 'big', 'name': 'Drive', 'interface': 'nvme', 'form': 'm2-2280', "
                         "'capacity_gb': 1000}]";
    constexpr auto some = "'drives': [{'id': 'big', 'name': 'Drive', 'interface': 'nvme', 'form': 'm2-2280'}]";
    row("storage.dataset-fits", "silent", "1000 GB on one drive", dataset(1000), more(big));
    row("storage.dataset-fits", "caution", "1001 GB on one drive", dataset(1001), more(big));
    row("storage.dataset-fits", "silent", "2000 GB on two drives", dataset(2000, 2), more(big));
    row("storage.dataset-fits", "caution", "no drive", dataset(1, 0));
    row("storage.dataset-fits", "silent", "no data set", oneCard());
    row("storage.dataset-fits", "unknown", "the capacity", dataset(1), more(some));
}

void networkRows()
{
    const auto port = [](const char *rate) {
        return
            [=](Figures &f) { f.more = "'networks': [{'id': 'nic', 'name': 'Network card'" + QByteArray(rate) + "}]"; };
    };
    row("storage.network-for-eight", "silent", "seven cards", eight(nullptr, 7));
    row("storage.network-for-eight", "note", "eight cards without", eight());
    row("storage.network-for-eight", "silent", "10 Gbit/s", eight("nic"), port(", 'port_gbit_s': 10"));
    row("storage.network-for-eight", "note", "9 Gbit/s", eight("nic"), port(", 'port_gbit_s': 9"));
    row("storage.network-for-eight", "unknown", "the rate of the port", eight("nic"), port(""));
}

} // namespace

void StorageRows::rows_data()
{
    checkColumns();
    m2Rows();
    sataRows();
    datasetRows();
    networkRows();
}

RIG_TEST(StorageRows)
#include "tst_checks_storage.moc"
