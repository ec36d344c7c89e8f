// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <memory>

namespace rig::db {

/// How opening the user's store went.
struct StoreState
{
    enum class Kind { Ready, ReadOnly, SetAside, Unavailable };
    Kind kind = Kind::Ready;
    QString message; ///< a sentence for the user; empty when ready
};

/// What is the user's: own parts and own prices. The shipped catalogue is never touched.
class UserStore
{
public:
    /// Opens `rigwright.sqlite` in `folder`, creates or migrates it. A corrupt store is set aside under a dated name,
    /// never overwritten. A folder that cannot be written gives a read-only store. Never fails: state() says what
    /// happened.
    static UserStore open(const QString &folder);
    ~UserStore();
    UserStore(UserStore &&) noexcept;
    UserStore &operator=(UserStore &&) noexcept;

    [[nodiscard]] const StoreState &state() const;
    /// The catalogue with the user's own parts and prices laid over it. An own price is the newest market price, marked
    /// as his.
    [[nodiscard]] Result<Catalogue> over(Catalogue shipped) const;
    [[nodiscard]] Result<void> setOwnPrice(const QString &part, const std::optional<Price> &price);
    [[nodiscard]] Result<void> addParts(const std::vector<PartHandle> &parts, const Catalogue &sources);

private:
    struct Data;
    explicit UserStore(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m;
};

} // namespace rig::db
