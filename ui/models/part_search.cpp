// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/part_search.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace rig::ui {

namespace {

// What vendors put behind a number to tell two chips apart.
constexpr std::array<std::string_view, 12> Suffixes{"ti", "super", "xt",  "xtx", "gre", "d",
                                                    "se", "le",    "max", "pro", "ada", "tisuper"};

bool hasDigit(const std::string &word)
{
    return std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool isSuffix(const std::string &word) { return std::find(Suffixes.begin(), Suffixes.end(), word) != Suffixes.end(); }

} // namespace

std::string folded(const QString &text)
{
    QString kept;
    kept.reserve(text.size());
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            kept += c.toLower();
    }
    return kept.toStdString();
}

std::string searchText(const Part &part)
{
    // Lines keep a word from matching across two fields.
    std::string text = folded(part.name) + '\n' + folded(part.id) + '\n' + folded(part.vendor) + folded(part.name) +
                       '\n' + folded(part.partNumber);
    for (const QString &alias : part.aliases)
        text += '\n' + folded(alias);
    if (part.kind != Kind::Gpu)
        return text;
    const Chip &chip = static_cast<const Chip &>(part);
    if (chip.series)
        text += '\n' + folded(*chip.series);
    if (chip.architecture)
        text += '\n' + folded(*chip.architecture);
    if (chip.memory)
        text += '\n' + std::to_string(std::lround(chip.memory->value())) + "gb";
    return text;
}

SearchQuery::SearchQuery(const QString &text)
{
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        std::string one = folded(word);
        if (one.empty())
            continue;
        if (!m_words.empty() && hasDigit(m_words.back()) && isSuffix(one))
            m_words.back() += one;
        else
            m_words.push_back(std::move(one));
    }
}

bool SearchQuery::matches(const std::string &searchText) const
{
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const std::string &word) { return searchText.find(word) != std::string::npos; });
}

SearchQuery SearchQuery::numbersOnly() const
{
    SearchQuery numbers;
    std::copy_if(m_words.begin(), m_words.end(), std::back_inserter(numbers.m_words), hasDigit);
    return numbers.m_words.size() == m_words.size() ? SearchQuery() : numbers;
}

QString SearchQuery::text() const
{
    QStringList words;
    for (const std::string &word : m_words)
        words << QString::fromStdString(word);
    return words.join(QLatin1Char(' '));
}

} // namespace rig::ui
