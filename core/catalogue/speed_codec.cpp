// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/speed_codec.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct SpeedFormat
{
    Q_DECLARE_TR_FUNCTIONS(SpeedFormat)
};

constexpr int MostSpeeds = 10000;

/// One of a few words, or empty where the field is not there.
QString wordOr(JsonReader &entry, QLatin1StringView key, const QStringList &words)
{
    const QString word = entry.textOr(key, {});
    if (!word.isEmpty() && !words.contains(word))
        entry.complain(key, SpeedFormat::tr("must be one of %1.").arg(words.join(u", "_s)));
    return word;
}

} // namespace

void readSpeeds(JsonReader &reader, Catalogue &into)
{
    reader.objects("speeds"_L1, MostSpeeds, [&](JsonReader &entry) {
        entry.only({"gpu"_L1, "times"_L1, "of"_L1, "work"_L1, "model"_L1, "precision"_L1, "source"_L1});
        SpeedRatio ratio;
        ratio.gpu = entry.text("gpu"_L1, 120);
        ratio.of = entry.text("of"_L1, 120);
        ratio.times = entry.number("times"_L1, 0.0001, 10000).value_or(0);
        ratio.work = entry.textOr("work"_L1, {});
        ratio.model = wordOr(entry, "model"_L1, {u"cnn"_s, u"rnn"_s, u"transformer"_s});
        ratio.precision = wordOr(entry, "precision"_L1, {u"fp16"_s, u"fp32"_s, u"tf32"_s});
        ratio.source = into.sourceIndex(entry.text("source"_L1));
        if (!entry.has("times"_L1))
            entry.complain("times"_L1, SpeedFormat::tr("is missing: how many times as fast as the other GPU."));
        if (ratio.source == NoSource)
            entry.complain("source"_L1, SpeedFormat::tr("must name a source that is listed."));
        if (std::find(into.speeds.begin(), into.speeds.end(), ratio) == into.speeds.end())
            into.speeds.push_back(std::move(ratio));
    });
}

} // namespace rig
