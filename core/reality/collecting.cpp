// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/collecting.h"

using namespace Qt::StringLiterals;

namespace rig::reality {

QString collectingLine(CollectOn system)
{
    // The quotes are the shells' own; nothing of a user's goes into the line. "Name" alone, set in, is a program that
    // uses the card: its path may name its user.
    if (system == CollectOn::Linux)
        return u"sudo sh -c 'lspci -vvnn; lspci -tv; dmidecode -t 0,1,2,4,9,17; nvidia-smi -q; nvidia-smi topo -m; "
               "rocm-smi -a; lscpu; grep -H removable /sys/bus/pci/devices/*/removable; dmesg | grep -E \"PCIe "
               "bandwidth|BAR ?[0-5]|fallen off the "
               "bus\"' 2>/dev/null | sed -E "
               "'s/((Serial|UUID|Asset Tag)[^:]*: *).*/\\1X/; s/^( +Name +: ).*/\\1X/; "
               "s/([0-9a-fA-F]{2}[:-]){5,7}[0-9a-fA-F]{2}/X/g; "
               "s/(GPU|MIG)-[0-9a-f-]{36}/\\1-X/g' > machine.txt"_s;
    return u"& { Get-CimInstance Win32_BaseBoard | fl Manufacturer,Product,Version; "
           "Get-CimInstance Win32_Processor | fl Name,NumberOfCores,SocketDesignation; "
           "Get-CimInstance Win32_PhysicalMemory | fl "
           "Capacity,Speed,ConfiguredClockSpeed,Manufacturer,PartNumber,DeviceLocator; "
           "Get-PnpDevice -Class Display -PresentOnly | % { $d = $_; $p = @{}; 'CurrentLinkWidth','MaxLinkWidth',"
           "'CurrentLinkSpeed','MaxLinkSpeed' | % { $p[$_] = (Get-PnpDeviceProperty -InstanceId $d.InstanceId "
           "-KeyName ('DEVPKEY_PciDevice_' + $_)).Data }; [pscustomobject]@{InstanceId = $d.InstanceId -replace "
           "'\\\\[^\\\\]*$',''; "
           "Class = $d.Class; FriendlyName = $d.FriendlyName; CurrentLinkWidth = $p.CurrentLinkWidth; MaxLinkWidth = "
           "$p.MaxLinkWidth; "
           "CurrentLinkSpeed = $p.CurrentLinkSpeed; MaxLinkSpeed = $p.MaxLinkSpeed} } | fl; "
           "nvidia-smi -q } *>&1 | Out-String -Stream | % { $_ -replace '((Serial|UUID)[^:]*: *).*','$1X' -replace "
           "'^( +Name +: ).*','$1X' } > machine.txt"_s;
}

} // namespace rig::reality
