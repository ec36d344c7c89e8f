// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/sentences.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::names {

QString afterEachOther(const QStringList &sentences)
{
    static const QString endings = QStringLiteral("。！？；：");
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && !sentence.isEmpty() && !endings.contains(text.back()))
            text += u' ';
        text += sentence;
    }
    return typeset(text);
}

QString typeset(const QString &sentence)
{
    static const QString marks = QStringLiteral("。！？；：，、（）《》");
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    const auto isLatin = [](QChar c) { return c.unicode() < 128 && c.isLetterOrNumber(); };
    if (std::none_of(sentence.begin(), sentence.end(), isHan))
        return sentence;
    QString set;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const QChar here = sentence[at];
        const QChar before = at > 0 ? sentence[at - 1] : QChar();
        const QChar after = at + 1 < sentence.size() ? sentence[at + 1] : QChar();
        if (here == u' ' && ((isHan(before) && isHan(after)) || marks.contains(before) || marks.contains(after)))
            continue;
        if ((isHan(before) && isLatin(here)) || (isLatin(before) && isHan(here)))
            set += u' ';
        set += here;
    }
    return set;
}

QString apart(const QStringList &texts)
{
    return texts.join(QCoreApplication::translate("Sentences", "; ", "between what is said beside each other"));
}

namespace {

/// "GPUs" stay: what is no abbreviation has a small second letter.
QString within(QString name)
{
    if (name.size() > 1 && name[1].isLower())
        name[0] = name[0].toLower();
    return name;
}

} // namespace

QString figureWithin(QString figure)
{
    // What nobody calls sparse is dense.
    const QString dense = figureName(u"tensor_fp16_dense_tflops");
    const QString named = QCoreApplication::translate("Sentences", "tensor FP16", "dense, within a sentence");
    if (figure.contains(dense))
        return figure.replace(dense, named);
    // Names of Latin letters among Chinese ones stay as they are.
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    return std::any_of(figure.begin(), figure.end(), isHan) ? figure : within(figure);
}

QString kindsWithin(Kind kind) { return within(kindPlural(kind)); }

QString kindWithin(Kind it) { return within(kind(it)); }

} // namespace rig::names
