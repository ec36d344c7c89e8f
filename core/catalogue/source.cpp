// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/source.h"

namespace rig {

Certainty certaintyOf(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Vendor:
    case SourceKind::Manual:
        return Certainty::Vendor;
    case SourceKind::Measured:
        return Certainty::Measured;
    case SourceKind::Review:
    case SourceKind::Database:
    case SourceKind::Shop:
    case SourceKind::Owner:
        return Certainty::ThirdParty;
    case SourceKind::Derived:
        return Certainty::Derived;
    }
    return Certainty::ThirdParty;
}

} // namespace rig
