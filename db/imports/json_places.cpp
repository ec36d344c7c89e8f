// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/json_places.h"

namespace rig::db {

namespace {

/// Notes where each value two levels deep begins and ends.
class EntryWalk
{
public:
    explicit EntryWalk(const QByteArray &text) : m_text(text) {}

    QHash<QString, JsonPlace> walk()
    {
        for (m_at = 0; m_at < m_text.size(); ++m_at)
            take(m_text[m_at]);
        return std::move(m_places);
    }

private:
    void take(char c)
    {
        switch (c) {
        case '\n':
            ++m_line;
            return;
        case '"':
            begin();
            string();
            return;
        case '{':
        case '[':
            begin();
            ++m_depth;
            m_index = m_depth == 2 ? 0 : m_index;
            return;
        case '}':
        case ']':
            if (m_depth == 2)
                end();
            --m_depth;
            return;
        case ',':
            if (m_depth == 2) {
                end();
                ++m_index;
            }
            return;
        default:
            if (static_cast<unsigned char>(c) > ' ' && c != ':')
                begin();
        }
    }

    void string()
    {
        const qsizetype start = m_at + 1;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
            m_at += m_text[m_at] == '\\' ? 1 : 0;
        if (m_depth == 1)
            m_key =
                QString::fromUtf8(m_text.mid(start, m_at - start)); // of the list that follows, or a value of its own
    }

    void begin()
    {
        if (m_depth != 2 || m_begun)
            return;
        m_begun = true;
        m_place = {m_at, 0, m_line};
    }

    void end()
    {
        if (!m_begun)
            return;
        m_place.end = m_at;
        m_places.insert(QStringLiteral("%1[%2]").arg(m_key, QString::number(m_index)), m_place);
        m_begun = false;
    }

    const QByteArray &m_text;
    QHash<QString, JsonPlace> m_places;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_depth = 0;
    int m_index = 0;
    QString m_key;
    bool m_begun = false;
    JsonPlace m_place;
};

} // namespace

QHash<QString, JsonPlace> placesOfEntries(const QByteArray &text) { return EntryWalk(text).walk(); }

} // namespace rig::db
