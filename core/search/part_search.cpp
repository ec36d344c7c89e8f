// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_search.h"

#include "core/catalogue/fields.h"
#include "core/names/names.h"
#include "core/search/misprints.h"
#include "core/search/search_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace rig {

namespace {

// What vendors put behind a number to tell two chips apart.
constexpr std::array<std::string_view, 12> Suffixes{"ti", "super", "xt",  "xtx", "gre", "d",
                                                    "se", "le",    "max", "pro", "ada", "tisuper"};

// A search text is words, then figures; each figure stands between two marks of its own, so that "50w" is not found in
// "850w".
constexpr char FiguresBegin = '\x03';
constexpr char FigureOpen = '\x01';
constexpr char FigureClose = '\x02';
// Before a word of a query that must not follow a digit: "50w" is not found in the name "RM850W" either.
constexpr char NotAfterDigit = '\x06';

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool hasDigit(const std::string &word) { return std::any_of(word.begin(), word.end(), isDigit); }
bool isSuffix(const std::string &word) { return std::find(Suffixes.begin(), Suffixes.end(), word) != Suffixes.end(); }

/// The unit of each figure of a kind, folded; in the order of fieldsOf().
const std::vector<std::string> &unitsOf(Kind kind)
{
    static const auto all = [] {
        std::array<std::vector<std::string>, KindCount> units;
        for (int i = 0; i < KindCount; ++i) {
            for (const Field &field : fieldsOf(static_cast<Kind>(i)))
                units[static_cast<std::size_t>(i)].push_back(folded(names::figureUnit(QString::fromLatin1(field.key))));
        }
        return units;
    }();
    return all[static_cast<std::size_t>(kind)];
}

bool isUnit(const std::string &word)
{
    static const std::vector<std::string> known = [] {
        std::vector<std::string> units{"gb", "tb", "瓦"};
        for (int i = 0; i < KindCount; ++i) {
            for (const std::string &unit : unitsOf(static_cast<Kind>(i))) {
                if (!unit.empty())
                    units.push_back(unit);
            }
        }
        return units;
    }();
    return std::find(known.begin(), known.end(), word) != known.end();
}

std::string figure(double number, const std::string &unit)
{
    // Six digits tell any two figures of the catalogue apart.
    return FigureOpen + QByteArray::number(number, 'g', 6).toStdString() + unit + FigureClose;
}

void addFigures(std::string &words, std::string &figures, const Part &part)
{
    const std::vector<std::string> &units = unitsOf(part.kind);
    std::size_t at = 0;
    for (const Field &field : fieldsOf(part.kind)) {
        const std::string &unit = units[at++];
        const bool number = field.type == FieldType::Integer || field.type == FieldType::Number;
        if (number ? unit.empty() : field.type != FieldType::Text && field.type != FieldType::Texts)
            continue;
        const Value value = field.get(part).value;
        if (const double *amount = std::get_if<double>(&value))
            figures += figure(*amount, unit);
        else if (const QString *text = std::get_if<QString>(&value))
            words += '\n' + folded(*text);
        else if (const QStringList *texts = std::get_if<QStringList>(&value))
            for (const QString &one : *texts)
                words += '\n' + folded(one);
    }
}

/// Plain words are looked for among the words, figures among the figures.
bool stands(const std::string &wanted, const std::string &text, std::size_t words)
{
    if (wanted.front() == FigureOpen)
        return text.find(wanted, words) != std::string::npos;
    if (wanted.front() != NotAfterDigit)
        return text.find(wanted) < words;
    for (std::size_t at = text.find(wanted.c_str() + 1); at < words; at = text.find(wanted.c_str() + 1, at + 1)) {
        if (at == 0 || !isDigit(text[at - 1]))
            return true;
    }
    return false;
}

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

std::string searchText(const Part &part, const Chip *chip)
{
    // Lines keep a word from matching across two fields.
    std::string words = folded(part.name) + '\n' + folded(part.id) + '\n' + folded(part.vendor) + folded(part.name) +
                        '\n' + folded(part.partNumber) + '\n' + kindMark(part.kind);
    std::string figures;
    for (const QString &alias : part.aliases)
        words += '\n' + folded(alias);
    addFigures(words, figures, part);
    if (part.kind == Kind::Gpu)
        chip = &static_cast<const Chip &>(part);
    if (chip) {
        if (part.kind != Kind::Gpu)
            words += '\n' + folded(chip->name);
        if (chip->memory)
            figures += figure(chip->memory->value(), "gib");
        if (chip->tensorFp16Dense && chip->vendor == "NVIDIA"_L1)
            words += "\ntensorcore";
    }
    if (part.kind == Kind::Memory) {
        const auto &kit = static_cast<const MemoryKit &>(part);
        if (kit.modules && kit.moduleSize)
            figures += figure(*kit.modules * kit.moduleSize->value(), "gib");
    }
    return words + FiguresBegin + figures;
}

SearchQuery::SearchQuery(const QString &text)
{
    QString plain = text.simplified();
    plain.replace(QStringLiteral(">="), QStringLiteral("≥")).replace(QStringLiteral("<="), QStringLiteral("≤"));
    plain.replace(QStringLiteral("≥ "), QStringLiteral("≥")).replace(QStringLiteral("≤ "), QStringLiteral("≤"));
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (word.size() > 1 && (word[0] == u'≥' || word[0] == u'≤') && word[1].isDigit()) {
            takePlain(word.mid(1), word[0] == u'≥' ? '>' : '<');
            continue;
        }
        for (const QString &piece : cutAtKnownWords(word))
            take(piece);
    }
}

void SearchQuery::take(const QString &word)
{
    const std::string one = folded(word);
    if (one.empty())
        return;
    if (const std::vector<std::string> meanings = meaningsOf(one); !meanings.empty()) {
        m_terms.push_back({one, meanings, false});
        return;
    }
    const bool afterNumber = !m_terms.empty() && m_terms.back().plain && hasDigit(m_terms.back().typed);
    const bool afterAmount = afterNumber && std::all_of(m_terms.back().typed.begin(), m_terms.back().typed.end(),
                                                        [](char c) { return isDigit(c) || c == '.'; });
    if (afterAmount && isUnit(one)) {
        const QString amount = QString::fromStdString(m_terms.back().typed);
        const char bound = m_terms.back().bound;
        m_terms.pop_back();
        takePlain(amount + word, bound);
    } else if (afterNumber && isSuffix(one)) {
        m_terms.back().typed += one;
        m_terms.back().any = {m_terms.back().typed};
    } else {
        takePlain(word);
    }
}

void SearchQuery::takePlain(const QString &word, char bound)
{
    const std::string one = folded(word);
    // A number keeps its point until it is known whether a unit follows.
    QString amount;
    while (amount.size() < word.size() &&
           (word[amount.size()].isDigit() || word[amount.size()] == u'.' || word[amount.size()] == u','))
        amount += word[amount.size()];
    std::string unit = folded(word.mid(amount.size()));
    double number = amount.remove(u',').toDouble();
    if (amount.isEmpty() || number <= 0 || (!unit.empty() && !isUnit(unit))) {
        m_terms.push_back({one, {one}, true});
        return;
    }
    if (unit.empty()) {
        m_terms.push_back({amount.contains(u'.') ? amount.toStdString() : one, {one}, true, bound});
        return;
    }
    if (unit == "瓦")
        unit = "w";
    if (bound != 0) {
        Term term{one, {}, false, bound, unit == "tb" ? number * 1000 : number, {unit == "tb" ? "gb" : unit}};
        // Shops say GB of memory where GiB are meant.
        if (unit == "gb")
            term.units.emplace_back("gib");
        m_terms.push_back(term);
        return;
    }
    const std::string inName = NotAfterDigit + one;
    Term term{one, {inName, figure(number, unit)}, false};
    // Shops say GB of memory where GiB are meant.
    if (unit == "gb")
        term.any.push_back(figure(number, "gib"));
    if (unit == "tb")
        term.any = {inName, figure(number * 1000, "gb")};
    m_terms.push_back(term);
}

bool SearchQuery::matches(const std::string &searchText) const
{
    const std::size_t words = searchText.find(FiguresBegin);
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term &term) {
        if (!term.units.empty())
            return isWithin(term, searchText, words);
        return std::any_of(term.any.begin(), term.any.end(),
                           [&](const std::string &wanted) { return stands(wanted, searchText, words); });
    });
}

bool SearchQuery::isWithin(const Term &term, const std::string &searchText, std::size_t figures)
{
    for (std::size_t at = searchText.find(FigureOpen, figures); at != std::string::npos;
         at = searchText.find(FigureOpen, at + 1)) {
        const std::size_t end = searchText.find(FigureClose, at);
        const std::string text = searchText.substr(at + 1, end - at - 1);
        std::size_t length = 0;
        while (length < text.size() && (isDigit(text[length]) || text[length] == '.'))
            ++length;
        if (std::find(term.units.begin(), term.units.end(), text.substr(length)) == term.units.end())
            continue;
        const double number = QByteArray::fromStdString(text.substr(0, length)).toDouble();
        if (term.bound == '>' ? number >= term.number : number <= term.number)
            return true;
    }
    return false;
}

SearchQuery SearchQuery::numbersOnly() const
{
    SearchQuery numbers;
    std::copy_if(m_terms.begin(), m_terms.end(), std::back_inserter(numbers.m_terms),
                 [](const Term &term) { return hasDigit(term.typed); });
    return numbers.m_terms.size() == m_terms.size() ? SearchQuery() : numbers;
}

SearchQuery SearchQuery::mended(const std::vector<std::string> &texts, const std::vector<std::string> &vocabulary) const
{
    SearchQuery mended = *this;
    bool changed = false;
    for (Term &term : mended.m_terms) {
        const bool known = std::any_of(texts.begin(), texts.end(), [&](const std::string &text) {
            return stands(term.typed, text, text.find(FiguresBegin));
        });
        if (!term.plain || known || hasDigit(term.typed))
            continue;
        const std::string near = nearestWord(term.typed, vocabulary);
        if (near.empty())
            continue;
        term = {near, {near}, true};
        changed = true;
    }
    return changed ? mended : SearchQuery();
}

QString SearchQuery::text() const
{
    QStringList words;
    for (const Term &term : m_terms)
        words << (term.bound == '>'   ? QStringLiteral("≥")
                  : term.bound == '<' ? QStringLiteral("≤")
                                      : QString()) +
                     QString::fromStdString(term.typed);
    return words.join(QLatin1Char(' '));
}

SearchTexts::SearchTexts(const Catalogue &catalogue, Kind kind)
{
    m_texts.reserve(catalogue.parts(kind).size());
    for (const PartHandle &part : catalogue.parts(kind)) {
        const auto chip = kind == Kind::Card ? catalogue.chipOf(static_cast<const Card &>(*part)) : nullptr;
        m_texts.push_back(searchText(*part, chip.get()));
        for (const QString &word : QString(part->vendor + u' ' + part->name).toLower().split(u' ')) {
            if (std::string one = folded(word); one.size() > 2 && !hasDigit(one))
                m_vocabulary.push_back(std::move(one));
        }
    }
    std::sort(m_vocabulary.begin(), m_vocabulary.end());
    m_vocabulary.erase(std::unique(m_vocabulary.begin(), m_vocabulary.end()), m_vocabulary.end());
}

int SearchTexts::countOf(const SearchQuery &query) const
{
    return static_cast<int>(
        std::count_if(m_texts.begin(), m_texts.end(), [&](const std::string &text) { return query.matches(text); }));
}

SearchQuery SearchTexts::forgiving(const SearchQuery &query) const
{
    if (query.isEmpty() || countOf(query) > 0)
        return query;
    for (const SearchQuery &instead : {query.mended(m_texts, m_vocabulary), query.numbersOnly()}) {
        if (!instead.isEmpty() && countOf(instead) > 0)
            return instead;
    }
    return query;
}

} // namespace rig
