// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_file.h"

#include <utility>

namespace rig {

tl::unexpected<Failure> badModelFile(const ModelFile &file, QString message)
{
    return tl::unexpected(Failure{Failure::Kind::BadInput, std::move(message), file.name, 0, {}});
}

} // namespace rig
