// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/install_lines.h"

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// The Python that a system has by itself; null: none.
QVersionNumber pythonOf(Platform system)
{
    switch (system) {
    case Platform::Ubuntu2404:
    case Platform::Wsl2:
        return {3, 12};
    case Platform::Ubuntu2204:
        return {3, 10};
    case Platform::Debian12:
        return {3, 11};
    case Platform::Rhel9:
        return {3, 9};
    case Platform::Windows11:
        break;
    }
    return {};
}

QString burn() { return u"git clone https://github.com/wilicc/gpu-burn && cd gpu-burn\n"_s; }

QString digitsOf(Capability capability) { return capability.text().remove(u'.'); }

} // namespace

QString debianRepository(Platform system)
{
    const QString folder = system == Platform::Debian12     ? u"debian12"_s
                           : system == Platform::Ubuntu2204 ? u"ubuntu2204"_s
                                                            : u"ubuntu2404"_s;
    return u"wget https://developer.download.nvidia.com/compute/cuda/repos/%1/x86_64/cuda-keyring_1.1-1_all.deb\n"
           "sudo dpkg -i cuda-keyring_1.1-1_all.deb && sudo apt update\n"_s.arg(folder);
}

QString environmentFor(Platform system, const QString &pythonMin, const QString &pythonMax)
{
    const QVersionNumber least = QVersionNumber::fromString(pythonMin);
    const QVersionNumber most = QVersionNumber::fromString(pythonMax);
    const QVersionNumber usual{3, 12}; // what most packages are made for
    const QVersionNumber chosen = !most.isNull() && most < usual ? most : usual;
    if (system == Platform::Windows11)
        return u"py -%1 -m venv .venv\n.venv\\Scripts\\Activate.ps1\n"_s.arg(chosen.toString());
    const QVersionNumber own = pythonOf(system);
    if (own >= least && (most.isNull() || own <= most))
        return u"sudo apt update && sudo apt install python3-venv\npython3 -m venv .venv && source .venv/bin/activate\n"_s;
    return u"curl -LsSf https://astral.sh/uv/install.sh | sh && export PATH=\"$HOME/.local/bin:$PATH\"\n"
           "uv venv --seed --python %1 && source .venv/bin/activate\n"_s.arg(chosen.toString());
}

QString containerLines()
{
    return u"sudo apt-get install -y docker.io curl git\n"
           "curl -fsSL https://nvidia.github.io/libnvidia-container/gpgkey | sudo gpg --dearmor -o "
           "/usr/share/keyrings/nvidia-container-toolkit-keyring.gpg\n"
           "curl -s -L https://nvidia.github.io/libnvidia-container/stable/deb/nvidia-container-toolkit.list | sed "
           "'s#deb "
           "https://#deb [signed-by=/usr/share/keyrings/nvidia-container-toolkit-keyring.gpg] https://#g' | sudo tee "
           "/etc/apt/sources.list.d/nvidia-container-toolkit.list\n"
           "sudo apt-get update && sudo apt-get install -y nvidia-container-toolkit\n"
           "sudo nvidia-ctk runtime configure --runtime=docker && sudo systemctl restart docker\n"
           "sudo docker run --rm --runtime=nvidia --gpus all ubuntu nvidia-smi"_s;
}

QString burnInContainer(Capability oldest, bool isBeforeTuring)
{
    const QString toolkit = isBeforeTuring ? QString() : u"--build-arg CUDA_VERSION=13.0.0 "_s;
    return burn() + u"sudo docker build %1--build-arg COMPUTE=%2 -t gpu-burn .\n"
                    "sudo docker run --rm --gpus all gpu-burn -tc 3600"_s.arg(toolkit, digitsOf(oldest));
}

QString burnWithToolkit(Capability oldest)
{
    return burn() + u"make COMPUTE=%1 && ./gpu_burn -tc 3600"_s.arg(digitsOf(oldest));
}

} // namespace rig::guide
