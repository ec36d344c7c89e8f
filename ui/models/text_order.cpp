// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/text_order.h"

namespace rig::ui {

TextOrder::TextOrder()
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
}

#ifdef Q_OS_WIN
TextOrder::Key TextOrder::key(const QString &text) const { return text; }
int TextOrder::compare(const Key &first, const Key &second) const { return m_collator.compare(first, second); }
#else
TextOrder::Key TextOrder::key(const QString &text) const { return m_collator.sortKey(text); }
int TextOrder::compare(const Key &first, const Key &second) const { return first.compare(second); }
#endif

} // namespace rig::ui
