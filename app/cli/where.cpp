// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/where.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Where
{
    Q_DECLARE_TR_FUNCTIONS(Where)
};

// Far above what a person types, far below what fills a stack.
constexpr int DeepestParentheses = 50;
constexpr int LongestExpression = 4000;

enum class Operator { Equal, Unequal, Less, LessOrEqual, Greater, GreaterOrEqual, Contains };

struct Token
{
    QString text;
    bool quoted = false;
    qsizetype at = 0;
};

bool isOperatorCharacter(QChar c) { return QStringView(u"=!<>~").contains(c); }

std::vector<Token> tokensOf(const QString &text)
{
    std::vector<Token> tokens;
    qsizetype at = 0;
    const auto takeWhile = [&](auto accepts) {
        const qsizetype start = at;
        while (at < text.size() && accepts(text[at]))
            ++at;
        tokens.push_back({text.mid(start, at - start), false, start});
    };
    while (at < text.size()) {
        const QChar c = text[at];
        if (c.isSpace()) {
            ++at;
        } else if (c == u'(' || c == u')') {
            tokens.push_back({c, false, at++});
        } else if (isOperatorCharacter(c)) {
            takeWhile(isOperatorCharacter);
        } else if (c == u'"' || c == u'\'') {
            const qsizetype end = text.indexOf(c, at + 1);
            tokens.push_back({text.mid(at + 1, (end < 0 ? text.size() : end) - at - 1), true, at});
            at = end < 0 ? text.size() : end + 1;
        } else {
            takeWhile([](QChar d) { return !d.isSpace() && d != u'(' && d != u')' && !isOperatorCharacter(d); });
        }
    }
    return tokens;
}

std::optional<Operator> operatorOf(const QString &text)
{
    static const QHash<QString, Operator> operators{
        {u"="_s, Operator::Equal},           {u"=="_s, Operator::Equal},
        {u"!="_s, Operator::Unequal},        {u"<"_s, Operator::Less},
        {u">"_s, Operator::Greater},         {u"<="_s, Operator::LessOrEqual},
        {u">="_s, Operator::GreaterOrEqual}, {u"~"_s, Operator::Contains},
    };
    const auto found = operators.find(text);
    return found == operators.end() ? std::nullopt : std::optional(*found);
}

/// What `order` (negative, 0, positive) means under an operator.
bool holds(Operator op, int order)
{
    switch (op) {
    case Operator::Equal:
        return order == 0;
    case Operator::Unequal:
        return order != 0;
    case Operator::Less:
        return order < 0;
    case Operator::LessOrEqual:
        return order <= 0;
    case Operator::Greater:
        return order > 0;
    case Operator::GreaterOrEqual:
        return order >= 0;
    case Operator::Contains:
        return false; // of texts only
    }
    return false;
}

/// The texts that a text operator looks at: one, each of a list, or each connector.
QStringList textsOf(const Value &value)
{
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return *texts;
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value))
        return counts->keys();
    return {asText(value)};
}

bool textHolds(const Value &value, Operator op, const QString &wanted)
{
    const QStringList texts = textsOf(value);
    const auto one = [&](Operator how) {
        return std::any_of(texts.begin(), texts.end(), [&](const QString &text) {
            if (how == Operator::Contains)
                return text.contains(wanted, Qt::CaseInsensitive);
            return holds(how, text.compare(wanted, Qt::CaseInsensitive));
        });
    };
    // "aliases != x" means that none of them is x.
    return op == Operator::Unequal ? !one(Operator::Equal) : one(op);
}

/// Reads by descent: expression, conjunction, comparison.
class Parser
{
public:
    Parser(std::vector<Token> tokens, const std::vector<Column> &columns)
        : m_tokens(std::move(tokens)), m_columns(columns)
    {
    }

    Result<Filter> whole()
    {
        auto filter = alternatives(0);
        if (filter && m_at < m_tokens.size())
            return expected(Where::tr("\"and\", \"or\" or the end"));
        return filter;
    }

private:
    [[nodiscard]] bool next(QLatin1StringView word) const
    {
        return m_at < m_tokens.size() && !m_tokens[m_at].quoted &&
               m_tokens[m_at].text.compare(word, Qt::CaseInsensitive) == 0;
    }

    [[nodiscard]] tl::unexpected<Failure> expected(const QString &what) const
    {
        if (m_at >= m_tokens.size())
            return badInput(Where::tr("--where ends too early: expected %1.").arg(what));
        return badInput(Where::tr("--where, character %1: expected %2, found \"%3\".")
                            .arg(QString::number(m_tokens[m_at].at + 1), what, m_tokens[m_at].text));
    }

    Result<Filter> alternatives(int depth)
    {
        auto left = conjunction(depth);
        while (left && next("or"_L1)) {
            ++m_at;
            auto right = conjunction(depth);
            if (!right)
                return right;
            left = Filter([a = *left, b = *right](const Part &part) { return a(part) || b(part); });
        }
        return left;
    }

    Result<Filter> conjunction(int depth)
    {
        auto left = term(depth);
        while (left && next("and"_L1)) {
            ++m_at;
            auto right = term(depth);
            if (!right)
                return right;
            left = Filter([a = *left, b = *right](const Part &part) { return a(part) && b(part); });
        }
        return left;
    }

    Result<Filter> term(int depth)
    {
        if (!next("("_L1))
            return comparison();
        if (depth >= DeepestParentheses)
            return badInput(
                Where::tr("--where has more than %1 parentheses inside each other.").arg(DeepestParentheses));
        ++m_at;
        auto inner = alternatives(depth + 1);
        if (!inner)
            return inner;
        if (!next(")"_L1))
            return expected(Where::tr("\")\""));
        ++m_at;
        return inner;
    }

    Result<Filter> comparison()
    {
        if (m_at >= m_tokens.size() || next(")"_L1))
            return expected(Where::tr("the key of a figure"));
        const Column *column = findColumn(m_columns, m_tokens[m_at].text);
        if (!column)
            return tl::unexpected(unknownKey(m_tokens[m_at].text, m_columns));
        ++m_at;
        const std::optional<Operator> op = m_at < m_tokens.size() ? operatorOf(m_tokens[m_at].text) : std::nullopt;
        if (!op)
            return expected(Where::tr("one of = != < <= > >= ~"));
        ++m_at;
        if (m_at >= m_tokens.size() || next("("_L1) || next(")"_L1))
            return expected(Where::tr("a value"));
        auto filter = comparing(*column, *op);
        ++m_at;
        return filter;
    }

    Result<Filter> comparing(const Column &column, Operator op) const
    {
        const Token &token = m_tokens[m_at];
        if (!token.quoted && (token.text == "unknown"_L1 || token.text == "null"_L1)) {
            if (op != Operator::Equal && op != Operator::Unequal)
                return badInput(Where::tr("--where: \"unknown\" goes with = and != only."));
            return Filter([column, wanted = op == Operator::Equal](const Part &part) {
                return (valueOf(column, part).index() == 0) == wanted;
            });
        }
        if (!isNumeric(column))
            return Filter([column, op, wanted = token.text](const Part &part) {
                const Value value = valueOf(column, part);
                return value.index() != 0 && textHolds(value, op, wanted);
            });
        bool isNumber = false;
        const double wanted = token.text.toDouble(&isNumber);
        // "nan" and "inf" are numbers to QString.
        if (!isNumber || !std::isfinite(wanted) || op == Operator::Contains)
            return badInput(
                Where::tr("--where: %1 is a number; compare it with a number by = != < <= > or >=.").arg(column.key));
        return Filter([column, op, wanted](const Part &part) {
            const Value value = valueOf(column, part);
            const double *number = std::get_if<double>(&value);
            return number && holds(op, *number < wanted ? -1 : *number > wanted ? 1 : 0);
        });
    }

    std::vector<Token> m_tokens;
    const std::vector<Column> &m_columns;
    std::size_t m_at = 0;
};

} // namespace

Result<Filter> parseFilter(const QString &expression, const std::vector<Column> &columns)
{
    if (expression.size() > LongestExpression)
        return badInput(Where::tr("--where is longer than %1 characters.").arg(LongestExpression));
    return Parser(tokensOf(expression), columns).whole();
}

} // namespace rig::cli
