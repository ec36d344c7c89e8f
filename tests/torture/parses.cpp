// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/parsers.h"
#include "tests/torture/process.h"
#include "tests/torture/suite.h"

#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

struct Seed
{
    const Parser *parser;
    QByteArray text;
};

std::vector<Seed> seeds()
{
    std::vector<Seed> all;
    for (const Parser &parser : parsers()) {
        const QString folder = u"" RIGWRIGHT_SOURCE_DIR "/tests/torture/corpus/"_s + QLatin1StringView(parser.name);
        for (const QString &name : namesIn(folder))
            all.push_back({&parser, bytesOf(folder + u'/' + name)});
    }
    return all;
}

} // namespace

/// A promise that is broken ends the process, and the watch over the row names the seed of one that hangs.
Attempt parses(const QString &)
{
    const std::vector<Seed> all = seeds();
    if (all.empty())
        return [](Dice &) { return u"there is no corpus"_s; };
    return [all](Dice &dice) -> QString {
        const Seed &seed = dice.oneOf(all);
        QByteArray text = seed.text;
        for (qsizetype i = dice.below(3); i >= 0; --i)
            text = mutated(text, dice);
        static_cast<void>(seed.parser->read(text));
        return {};
    };
}

} // namespace rig::torture
