// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>

namespace rig::ui {

/// The order of texts in lists: "RTX 3090" before "RTX 3090 Ti", "Core i9" before "Core i11", whatever their case.
/// A key is made once a row: comparing texts anew each time is ten times as dear.
class TextOrder
{
public:
#ifdef Q_OS_WIN
    /// The text itself: the key of Qt 6 there (qcollator_win.cpp) has a tail that was never written, and a text was not
    /// equal to itself.
    using Key = QString;
#else
    using Key = QCollatorSortKey;
#endif

    TextOrder();
    [[nodiscard]] Key key(const QString &text) const;
    /// Below 0 where the first stands before the second, 0 where they stand alike.
    [[nodiscard]] int compare(const Key &first, const Key &second) const;

private:
    QCollator m_collator;
};

} // namespace rig::ui
