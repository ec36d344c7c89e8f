// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/form_lint.h"

#include "core/catalogue/fields.h"
#include "core/lint/lint.h"
#include "core/names/names.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Sentences of this file.
struct FormLint
{
    Q_DECLARE_TR_FUNCTIONS(FormLint)
};

} // namespace

QStringList lintSentences(const PartHandle &part, Catalogue catalogue)
{
    const auto own = static_cast<SourceIndex>(catalogue.sources.size());
    Source source;
    source.id = u"own"_s;
    source.title = u"own"_s;
    source.kind = SourceKind::Owner;
    catalogue.sources.push_back(source);
    const std::shared_ptr<Part> sourced = copyOf(*part);
    for (const Field &field : fieldsOf(part->kind)) {
        if (const Reading reading = field.get(*sourced); reading.known() && reading.source == NoSource)
            field.set(*sourced, reading.value, own);
    }
    for (Price &price : sourced->prices) {
        if (price.source == NoSource)
            price.source = own;
    }
    catalogue.add(sourced);

    QStringList sentences;
    for (const Complaint &complaint : lint({sourced}, catalogue)) {
        if (complaint.severity == Complaint::Severity::Explained)
            continue;
        const Meaning meaning = complaint.severity == Complaint::Severity::Error ? Meaning::Caution : Meaning::Note;
        const QString name = names::figureName(complaint.field);
        sentences << (complaint.field.isEmpty() ? u"%1 %2"_s.arg(shapeOf(meaning), complaint.message)
                                                : FormLint::tr("%1 %2: %3", "sign, figure, what the linter says of it")
                                                      .arg(shapeOf(meaning), name, complaint.message));
    }
    return sentences;
}

} // namespace rig::ui
