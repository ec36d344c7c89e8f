// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_words.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/pages/advisor/question_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

using namespace advice;

namespace {

/// The words of key() as an item's data.
template <class T> void addItem(QComboBox &combo, T value, const QString &name)
{
    combo.addItem(name, QString(key(value)));
}

} // namespace

void QuestionForm::fillCombos()
{
    const auto refill = [](QComboBox *combo, const auto &fill) {
        const QVariant before = combo->currentData();
        combo->clear();
        fill();
        combo->setCurrentIndex(std::max(0, combo->findData(before)));
    };
    refill(m_role, [this] {
        for (const Role role : AllRoles)
            addItem(*m_role, role, roleName(role));
    });
    refill(m_means, [this] {
        for (const Means means : AllMeans)
            addItem(*m_means, means, meansName(means));
    });
    refill(m_framework, [this] {
        for (const Framework framework : AllFrameworks)
            addItem(*m_framework, framework, frameworkName(framework));
    });
    refill(m_net, [this] {
        m_net->addItem(netName({}), QString());
        for (const Net net : AllNets)
            m_net->addItem(netName(net), QString(netKey(net)));
    });
    refill(m_depth, [this] {
        addItem(*m_depth, Depth::Normal, tr("Normal"));
        addItem(*m_depth, Depth::VeryDeep, tr("Very deep or very large"));
    });
    refill(m_housing, [this] {
        addItem(*m_housing, Housing::Workstation, tr("A workstation"));
        addItem(*m_housing, Housing::Server, tr("A server"));
    });
    refill(m_region, [this] {
        addItem(*m_region, Region::Elsewhere, tr("Elsewhere"));
        addItem(*m_region, Region::China, tr("China"));
    });
    refill(m_accelerators, [this] {
        addItem(*m_accelerators, Accelerators::Cards, tr("Cards to buy"));
        addItem(*m_accelerators, Accelerators::Tpu, tr("Google's TPUs"));
        addItem(*m_accelerators, Accelerators::All, tr("Everything"));
    });
    refill(m_vendor, [this] {
        m_vendor->addItem(tr("Any", "maker of GPUs"), QString());
        for (const QString &vendor : AllVendors)
            m_vendor->addItem(vendor, vendor);
    });
    refill(m_order, [this] {
        m_order->addItem(tr("Score, the best first"), u"score"_s);
        m_order->addItem(tr("Date, the newest first"), u"newest"_s);
    });
}

void QuestionForm::sayWeights()
{
    const std::array<QString, 4> weights{tr("Memory: %1"), tr("Bandwidth: %1"), tr("Speed: %1"), tr("Low price: %1")};
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        m_weightLabels[i]->setText(weights[i].arg(m_weights[i]->value()));
        m_weights[i]->setAccessibleName(m_weightLabels[i]->text());
    }
}

void QuestionForm::retranslate()
{
    const bool filling = m_filling;
    m_filling = true;
    fillCombos();
    for (const auto &[label, name] : m_labels) {
        label->setText(tr(name));
        if (const auto *field = qobject_cast<const NumberField *>(label->buddy()))
            field->edit()->setAccessibleName(label->text().remove(u'&'));
    }
    m_display->setText(tr("A display is plugged into it"));
    m_dataCentre->setText(tr("In a data centre"));
    m_used->setText(tr("&Used cards too"));
    m_machines->setSpecialValueText(tr("not stated"));
    m_weightsTitle->setText(tr("What counts, 0 to 10"));
    sayWeights();
    m_usual->setText(tr("Usual weights of this role"));
    for (NumberField *field : {m_budget, m_dataset, m_memory}) {
        field->edit()->setPlaceholderText(tr("not stated"));
        field->retranslate();
    }
    m_filling = filling;
}

} // namespace rig::ui
