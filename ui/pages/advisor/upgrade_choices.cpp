// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/upgrade_choices.h"

#include "core/base/typed_number.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>

namespace rig::ui {

namespace {

struct Choices
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeForm)
};

} // namespace

QWidget *grouped(std::initializer_list<QWidget *> widgets, QWidget *parent)
{
    auto *group = new QWidget(parent);
    auto *line = new QHBoxLayout(group);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Grid / 2);
    for (QWidget *widget : widgets)
        line->addWidget(widget);
    return group;
}

void makeSearchable(QComboBox &combo)
{
    combo.setEditable(true);
    combo.setInsertPolicy(QComboBox::NoInsert);
    combo.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo.setMinimumContentsLength(30);
    combo.setMaxVisibleItems(20);
    combo.completer()->setFilterMode(Qt::MatchContains);
    combo.completer()->setCompletionMode(QCompleter::PopupCompletion);
    combo.completer()->setCaseSensitivity(Qt::CaseInsensitive);
}

QString buyingText(Buying buying)
{
    switch (buying) {
    case Buying::NewElseUsed:
        return Choices::tr("new or used", "which price counts");
    case Buying::New:
        return Choices::tr("new", "which price counts");
    case Buying::Used:
        return Choices::tr("used", "which price counts");
    case Buying::AtLaunch:
        return Choices::tr("at launch", "which price counts");
    }
    return {};
}

QString netText(std::optional<Net> net)
{
    if (!net)
        return Choices::tr("deep learning at large", "the work");
    switch (*net) {
    case Net::Cnn:
        return Choices::tr("convolutional nets", "the work");
    case Net::Rnn:
        return Choices::tr("recurrent nets", "the work");
    case Net::Transformer:
        return Choices::tr("Transformers", "the work");
    }
    return {};
}

std::optional<double> amountIn(const QString &text)
{
    const std::optional<double> amount = typedNumber(text);
    return amount && *amount >= 0 && *amount <= MostMoney ? amount : std::nullopt;
}

} // namespace rig::ui
