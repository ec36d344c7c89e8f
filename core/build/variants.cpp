// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"

#include <algorithm>

namespace rig {

namespace {

void sort(std::vector<Variant> &variants)
{
    std::sort(variants.begin(), variants.end(), [](const Variant &a, const Variant &b) { return a.name < b.name; });
}

std::vector<Variant>::iterator find(std::vector<Variant> &variants, const QString &name)
{
    return std::find_if(variants.begin(), variants.end(), [&](const Variant &one) { return one.name == name; });
}

} // namespace

const QStringList &variantLetters()
{
    static const QStringList letters = [] {
        QStringList made;
        for (int i = 0; i < MostVariants; ++i)
            made << QString(QChar(u'A' + i));
        return made;
    }();
    return letters;
}

QStringList variantNames(const Document &document)
{
    if (document.others.empty())
        return {};
    QStringList names{document.variant};
    for (const Variant &other : document.others)
        names << other.name;
    names.sort();
    return names;
}

bool mayAddVariant(const Document &document)
{
    return !document.build.items.empty() && document.others.size() + 1 < static_cast<std::size_t>(MostVariants);
}

const Build *variantBuild(const Document &document, const QString &name)
{
    if (name == document.variant)
        return &document.build;
    const auto found = std::find_if(document.others.begin(), document.others.end(),
                                    [&](const Variant &one) { return one.name == name; });
    return found == document.others.end() ? nullptr : &found->build;
}

Document withVariantAdded(Document document)
{
    if (!mayAddVariant(document))
        return document;
    if (document.variant.isEmpty())
        document.variant = variantLetters().front();
    const QString present = document.variant;
    document.others.push_back({present, document.build});
    sort(document.others);
    const auto free = std::find_if(variantLetters().begin(), variantLetters().end(), [&](const QString &letter) {
        return find(document.others, letter) == document.others.end();
    });
    document.variant = *free;
    return document;
}

Document withVariantShown(Document document, const QString &name)
{
    const auto wanted = find(document.others, name);
    if (wanted == document.others.end())
        return document;
    std::swap(wanted->build, document.build);
    std::swap(wanted->name, document.variant);
    sort(document.others);
    return document;
}

Document withoutVariant(Document document, const QString &name)
{
    if (name == document.variant && !document.others.empty()) {
        const auto next = std::find_if(document.others.begin(), document.others.end(),
                                       [&](const Variant &one) { return one.name > name; });
        document = withVariantShown(document, next == document.others.end() ? document.others.back().name : next->name);
    }
    std::erase_if(document.others, [&](const Variant &one) { return one.name == name; });
    if (document.others.empty())
        document.variant.clear();
    return document;
}

} // namespace rig
