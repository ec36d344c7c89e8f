// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/conv_net.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct NetText
{
    Q_DECLARE_TR_FUNCTIONS(NetText)
};

constexpr qsizetype MostLines = 3000;
constexpr int MostSide = 65536;
constexpr int MostChannels = 1'000'000;
constexpr int MostKernel = 1024;

/// A word that begins a line, and what stands behind it.
struct LayerWord
{
    const char *word;
    NetLayer::Kind kind;
    bool channels = false; ///< a number of channels
    bool window = false;   ///< a window, as 3x3
    bool name = false;     ///< the name of another layer
};

constexpr std::array Words{LayerWord{"conv", NetLayer::Kind::Convolution, true, true},
                           LayerWord{"upconv", NetLayer::Kind::UpConvolution, true, true},
                           LayerWord{"pool", NetLayer::Kind::MaxPool, false, true},
                           LayerWord{"avgpool", NetLayer::Kind::AveragePool, false, true},
                           LayerWord{"globalpool", NetLayer::Kind::GlobalPool},
                           LayerWord{"bn", NetLayer::Kind::BatchNorm},
                           LayerWord{"relu", NetLayer::Kind::Relu},
                           LayerWord{"dropout", NetLayer::Kind::Dropout},
                           LayerWord{"dense", NetLayer::Kind::Dense, true},
                           LayerWord{"add", NetLayer::Kind::Add, false, false, true},
                           LayerWord{"concat", NetLayer::Kind::Concat, false, false, true},
                           LayerWord{"upsample", NetLayer::Kind::Upsample}};

QString knownWords()
{
    QStringList words;
    for (const LayerWord &word : Words)
        words << QString::fromLatin1(word.word);
    return words.join(u", "_s);
}

/// A whole number within bounds.
std::optional<int> wholeNumber(const QString &text, int low, int high)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

/// "3x3" or "3"; only square windows.
std::optional<int> windowOf(const QString &text)
{
    const QStringList sides = text.split(u'x');
    if (sides.size() > 2 || (sides.size() == 2 && sides[0] != sides[1]))
        return std::nullopt;
    return wholeNumber(sides[0], 1, MostKernel);
}

/// Reads one line after another, and remembers who is called what.
class Reader
{
public:
    Result<void> take(QStringList words, int line);
    ConvNet net;

private:
    Result<void> takeInput(const QStringList &words, int line);
    Result<void> takeLayer(const LayerWord &word, QStringList words, NetLayer &layer);
    Result<void> takeOptions(QStringList words, NetLayer &layer);
    Result<int> layerNamed(const QString &name, int line) const;
    [[nodiscard]] int last() const { return static_cast<int>(net.layers.size()) - 1; }

    QHash<QString, int> m_names{{u"input"_s, -1}};
};

Result<int> Reader::layerNamed(const QString &name, int line) const
{
    const auto found = m_names.constFind(name);
    if (found == m_names.cend())
        return badInput(NetText::tr("No layer above is called “%1”.").arg(name), {}, line);
    return *found;
}

Result<void> Reader::takeInput(const QStringList &words, int line)
{
    const QStringList sides = words.value(1).split(u'x');
    const auto channels = wholeNumber(sides.value(0), 1, MostChannels);
    const auto height = wholeNumber(sides.value(1), 1, MostSide);
    const auto width = wholeNumber(sides.value(2), 1, MostSide);
    if (words.size() != 2 || sides.size() != 3 || !channels || !height || !width)
        return badInput(NetText::tr("The first line says what goes in, as “input 3x224x224”: channels, height, width."),
                        {}, line);
    net.input = {*channels, *height, *width};
    return {};
}

Result<void> Reader::takeOptions(QStringList words, NetLayer &layer)
{
    while (!words.isEmpty()) {
        const QString option = words.takeFirst();
        if (option == "nobias"_L1) {
            layer.bias = false;
            continue;
        }
        const QString value = words.isEmpty() ? QString() : words.takeFirst();
        if (option == "from"_L1) {
            const Result<int> from = layerNamed(value, layer.line);
            if (!from)
                return tl::unexpected(from.error());
            layer.from = *from;
            continue;
        }
        const bool isPad = option == "pad"_L1;
        int *target = option == "stride"_L1   ? &layer.stride
                      : option == "groups"_L1 ? &layer.groups
                      : isPad                 ? &layer.padding
                                              : nullptr;
        if (!target)
            return badInput(
                NetText::tr("“%1” is not known here; there are stride, pad, groups, nobias and from.").arg(option), {},
                layer.line);
        if (isPad && value == "same"_L1) {
            layer.padding = (layer.kernel - 1) / 2;
            continue;
        }
        const std::optional<int> number = wholeNumber(value, isPad ? 0 : 1, MostKernel);
        if (!number)
            return badInput(NetText::tr("Behind “%1” stands a whole number from %2 to %3, not “%4”.")
                                .arg(option, QString::number(isPad ? 0 : 1), QString::number(MostKernel), value),
                            {}, layer.line);
        *target = *number;
    }
    return {};
}

Result<void> Reader::takeLayer(const LayerWord &word, QStringList words, NetLayer &layer)
{
    if (word.channels) {
        const std::optional<int> channels = wholeNumber(words.value(0), 1, MostChannels);
        if (!channels)
            return badInput(NetText::tr("Behind “%1” stands how many channels it gives, from 1 to %2.")
                                .arg(QLatin1StringView(word.word), QString::number(MostChannels)),
                            {}, layer.line);
        layer.channels = *channels;
        words.removeFirst();
    }
    if (word.window) {
        const std::optional<int> side = windowOf(words.value(0));
        if (!side)
            return badInput(NetText::tr("“%1” needs a square window, as 3x3.").arg(QLatin1StringView(word.word)), {},
                            layer.line);
        layer.kernel = *side;
        words.removeFirst();
    }
    if (word.kind == NetLayer::Kind::MaxPool || word.kind == NetLayer::Kind::AveragePool)
        layer.stride = layer.kernel; // unless it is said otherwise
    if (word.kind == NetLayer::Kind::Upsample) {
        const std::optional<int> times = wholeNumber(words.value(0), 1, 64);
        if (!times)
            return badInput(NetText::tr("Behind “upsample” stands how many times, from 1 to 64."), {}, layer.line);
        layer.stride = *times;
        words.removeFirst();
    }
    if (word.name) {
        const Result<int> other = layerNamed(words.value(0), layer.line);
        if (!other)
            return tl::unexpected(other.error());
        layer.with = *other;
        words.removeFirst();
    }
    return takeOptions(words, layer);
}

Result<void> Reader::take(QStringList words, int line)
{
    if (net.input.channels == 0)
        return words.first() == "input"_L1 ? takeInput(words, line) : takeInput({}, line);
    if (net.layers.size() >= static_cast<std::size_t>(MostLines))
        return badInput(NetText::tr("A list may have %1 layers at most.").arg(MostLines), {}, line);
    NetLayer layer;
    layer.line = line;
    layer.from = last();
    if (words.first().endsWith(u':')) {
        layer.name = words.takeFirst().chopped(1);
        if (words.isEmpty() || layer.name.isEmpty())
            return badInput(NetText::tr("Behind a name stands the layer, as “first: relu”."), {}, line);
    }
    for (const LayerWord &word : Words) {
        if (words.first() != QLatin1StringView(word.word))
            continue;
        layer.kind = word.kind;
        if (const Result<void> read = takeLayer(word, words.mid(1), layer); !read)
            return read;
        net.layers.push_back(layer);
        if (!layer.name.isEmpty())
            m_names.insert(layer.name, last());
        return {};
    }
    return badInput(NetText::tr("“%1” is no layer; there are %2.").arg(words.first(), knownWords()), {}, line);
}

} // namespace

Result<ConvNet> parseConvNet(const QString &text)
{
    static const QRegularExpression blank(u"\\s+"_s);
    constexpr qsizetype MostCharacters = 400'000;
    if (text.size() > MostCharacters)
        return badInput(NetText::tr("A list may have %1 characters at most.").arg(MostCharacters));
    Reader reader;
    int number = 0;
    for (const QStringView raw : QStringView(text).split(u'\n')) {
        ++number;
        const QStringView said = raw.left(raw.indexOf(u'#') < 0 ? raw.size() : raw.indexOf(u'#'));
        const QStringList words = said.toString().toLower().split(blank, Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        if (const Result<void> read = reader.take(words, number); !read)
            return tl::unexpected(read.error());
    }
    if (reader.net.input.channels == 0)
        return badInput(NetText::tr("The first line says what goes in, as “input 3x224x224”: channels, height, width."),
                        {}, 1);
    if (reader.net.layers.empty())
        return badInput(NetText::tr("There is no layer yet; write one below the input, as “conv 64 3x3”."), {}, number);
    return reader.net;
}

} // namespace rig
