// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/field_makers.h"

namespace rig::fields {

void addWork(std::vector<WorkloadField> &fields)
{
    fields.push_back(choice<bool>("purpose", FieldWords::tr("Purpose"), Group::Work, notOwn,
                                  [](Workload &it) -> bool & { return it.training; },
                                  {Option{"training", FieldWords::tr("Training"), true},
                                   Option{"inference", FieldWords::tr("Inference"), false}}));
    WorkloadField method = choice<Method>(
        "method", FieldWords::tr("Method"), Group::Work,
        [](const Workload &it) { return it.training && (transformer(it) || diffusion(it)); },
        [](Workload &it) -> Method & {
            return it.kind == Workload::Kind::Diffusion ? it.diffusionPlan.method : it.transformerTraining.method;
        },
        {Option{"full", FieldWords::tr("All weights"), Method::Full}, Option{"lora", u"LoRA"_s, Method::Lora},
         Option{"qlora", u"QLoRA"_s, Method::Qlora}});
    // Most recipes for adapters compute every layer again (Qwen's scripts, axolotl's examples, ms-swift and Unsloth by
    // default; LitGPT does not); who does not says so in the field below.
    method.set = [choose = method.set](Workload &it, const QString &typed) -> Result<void> {
        const Result<void> chosen = choose(it, typed);
        if (chosen && it.kind == Workload::Kind::Transformer)
            it.transformerTraining.recomputation =
                it.transformerTraining.method == Method::Full ? Recomputation::None : Recomputation::Full;
        return chosen;
    };
    fields.push_back(std::move(method));
    WorkloadField net{u"net"_s,
                      FieldWords::tr("Layers"),
                      FieldWords::tr("One layer a line; what goes in comes first."),
                      Type::Lines,
                      Group::Work,
                      {},
                      convolutional,
                      {},
                      {}};
    net.get = [](const Workload &it) { return it.layers; };
    net.set = [](Workload &it, const QString &typed) -> Result<void> {
        it.layers = typed;
        return {};
    };
    fields.push_back(std::move(net));
    fields.push_back(optionalNumber(
        "classes", FieldWords::tr("Classes"), Group::Work, convolutional,
        [](Workload &it) -> std::optional<int> & { return it.classes; },
        FieldWords::tr("Empty: as the last dense layer has it.")));
    fields.push_back(decimal(
        "own_gib", FieldWords::tr("Need on each card, GiB"), Group::Work,
        [](const Workload &it) { return is(it, Workload::Kind::Own); },
        [](Workload &it) -> double & { return it.ownGib; }));
}

void addShape(std::vector<WorkloadField> &fields)
{
    const auto add = [&](const char *key, const QString &name, int &(*of)(Workload &), Applies applies = transformer) {
        fields.push_back(number(key, name, Group::Shape, applies, of));
    };
    add(
        "layers", FieldWords::tr("Layers"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.layers : it.transformer.layers;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    add(
        "hidden", FieldWords::tr("Width"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.hidden : it.transformer.hidden;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    add("heads", FieldWords::tr("Heads"), [](Workload &it) -> int & { return it.transformer.heads; });
    add("kv_heads", FieldWords::tr("Heads of keys and values"),
        [](Workload &it) -> int & { return it.transformer.kvHeads; });
    add("head_dim", FieldWords::tr("Width of a head"), [](Workload &it) -> int & { return it.transformer.headDim; });
    add("ffn", FieldWords::tr("Width of the feed-forward"), [](Workload &it) -> int & { return it.transformer.ffn; });
    fields.push_back(flag("gated", FieldWords::tr("Gated feed-forward"), Group::Shape, transformer,
                          [](Workload &it) -> bool & { return it.transformer.gated; }));
    add(
        "vocabulary", FieldWords::tr("Vocabulary"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.vocabulary : it.transformer.vocabulary;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    fields.push_back(flag("tied_embeddings", FieldWords::tr("Output layer shares the table of words"), Group::Shape,
                          text, [](Workload &it) -> bool & { return it.transformer.tiedEmbeddings; }));
    add(
        "experts", FieldWords::tr("Experts"), [](Workload &it) -> int & { return it.transformer.experts; }, text);
    add(
        "experts_per_token", FieldWords::tr("Experts for a token"),
        [](Workload &it) -> int & { return it.transformer.expertsPerToken; }, text);
    const auto mixes = [](const Workload &it) { return text(it) && it.transformer.experts > 0; };
    add(
        "shared_ffn", FieldWords::tr("Width of shared experts"),
        [](Workload &it) -> int & { return it.transformer.sharedFfn; }, mixes);
    add(
        "dense_layers", FieldWords::tr("Layers without experts"),
        [](Workload &it) -> int & { return it.transformer.denseLayers; }, mixes);
    add(
        "dense_ffn", FieldWords::tr("Width of the feed-forward there"),
        [](Workload &it) -> int & { return it.transformer.denseFfn; }, mixes);
    fields.push_back(optionalNumber(
        "sliding_window", FieldWords::tr("Sliding window, tokens"), Group::Shape, text,
        [](Workload &it) -> std::optional<int> & { return it.transformer.slidingWindow; },
        FieldWords::tr("Empty: every layer looks back all the way.")));
    fields.push_back(choice<RecurrentShape::Cell>(
        "cell", FieldWords::tr("Cell"), Group::Shape, recurrent,
        [](Workload &it) -> RecurrentShape::Cell & { return it.recurrent.cell; },
        {Option{"lstm", u"LSTM"_s, RecurrentShape::Cell::Lstm}, Option{"gru", u"GRU"_s, RecurrentShape::Cell::Gru}}));
    add(
        "input", FieldWords::tr("Width of what goes in"), [](Workload &it) -> int & { return it.recurrent.input; },
        recurrent);
    fields.push_back(flag("bidirectional", FieldWords::tr("Both directions"), Group::Shape, recurrent,
                          [](Workload &it) -> bool & { return it.recurrent.bidirectional; }));
}

} // namespace rig::fields
