<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>In general</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Only trying deep learning</source>
        <translation>只是尝试深度学习</translation>
    </message>
    <message>
        <source>Beginning, and serious about it</source>
        <translation>入门，并打算认真投入</translation>
    </message>
    <message>
        <source>Kaggle, normal competitions</source>
        <translation>Kaggle，普通比赛</translation>
    </message>
    <message>
        <source>Kaggle, deep learning competitions</source>
        <translation>Kaggle，深度学习比赛</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>研究人员</translation>
    </message>
    <message>
        <source>Researcher in computer vision</source>
        <translation>计算机视觉研究人员</translation>
    </message>
    <message>
        <source>Researcher in natural language processing</source>
        <translation>自然语言处理研究人员</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>初创公司</translation>
    </message>
    <message>
        <source>Laboratory or company with a cluster</source>
        <translation>有集群的实验室或公司</translation>
    </message>
    <message>
        <source>Not said</source>
        <comment>how much money there is</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Plenty</source>
        <comment>how much money there is</comment>
        <translation>充裕</translation>
    </message>
    <message>
        <source>Not enough</source>
        <comment>how much money there is</comment>
        <translation>不够</translation>
    </message>
    <message>
        <source>Little</source>
        <comment>how much money there is</comment>
        <translation>很少</translation>
    </message>
    <message>
        <source>Almost none</source>
        <comment>how much money there is</comment>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>framework</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>kind of net</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Convolutional</source>
        <translation>卷积网络</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>循环网络</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a framework runs on a chip</comment>
        <translation>支持</translation>
    </message>
    <message>
        <source>old versions only</source>
        <comment>a framework runs on a chip</comment>
        <translation>仅旧版本</translation>
    </message>
    <message>
        <source>not in the maker&apos;s list</source>
        <comment>a framework runs on a chip</comment>
        <translation>不在厂商列表中</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a framework runs on a chip</comment>
        <translation>不支持</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a framework runs on a chip</comment>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%n are of another kind (modules, rented ones, other accelerators).</source>
        <translation>
            <numerusform>有 %n 款属于其他类别（模组、租用的 GPU、其他加速器）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are made for servers, without fans of their own.</source>
        <translation>
            <numerusform>有 %n 款面向服务器，自身不带风扇。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have less memory than is needed.</source>
        <translation>
            <numerusform>有 %n 款显存低于所需。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The memory of %n is not known.</source>
        <translation>
            <numerusform>有 %n 款显存未知。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cost more than the budget.</source>
        <translation>
            <numerusform>有 %n 款超出预算。</numerusform>
        </translation>
    </message>
    <message>
        <source>▲ advised against</source>
        <translation>▲ 不建议选用</translation>
    </message>
    <message>
        <source>▲ caution</source>
        <translation>▲ 警告</translation>
    </message>
    <message>
        <source>● note</source>
        <translation>● 提示</translation>
    </message>
    <message>
        <source>✓ suited</source>
        <translation>✓ 适合</translation>
    </message>
    <message>
        <source>▲ less suited</source>
        <translation>▲ 不太适合</translation>
    </message>
    <message>
        <source>Check how much memory your model needs on the Workload page, and enter it here.</source>
        <translation>请在“工作负载”页查看您的模型需要多少显存，再填到这里。</translation>
    </message>
    <message>
        <source>Train with FP16: switch it on when you reckon the memory on the Workload page.</source>
        <translation>用 FP16 训练：在“工作负载”页计算显存时请将其打开。</translation>
    </message>
    <message>
        <source>Choose a card with a blower or liquid cooling, so that more can stand beside it.</source>
        <translation>请选择涡轮散热或液冷的显卡，这样旁边可以再放其他显卡。</translation>
    </message>
    <message>
        <source>The rack planner reckons power, racks and network for your number of machines.</source>
        <translation>机柜规划会按您的机器数计算功耗、机柜和网络。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of cards, card</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 to %2 × %3</source>
        <comment>number of cards, card</comment>
        <translation>%1 到 %2 × %3</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <comment>number of cards, card</comment>
        <translation>至少 %1 × %2</translation>
    </message>
    <message>
        <source>✓ offered new (%1)</source>
        <translation>✓ 有全新品在售（%1）</translation>
    </message>
    <message>
        <source>✓ sold</source>
        <translation>✓ 在售</translation>
    </message>
    <message>
        <source>✗ out of production</source>
        <translation>✗ 已停产</translation>
    </message>
    <message>
        <source>? not known whether still sold</source>
        <translation>? 是否在售未知</translation>
    </message>
    <message>
        <source>✓ seen %1</source>
        <comment>a card was offered, date</comment>
        <translation>✓ %1 在售</translation>
    </message>
    <message>
        <source>✗ ended</source>
        <comment>a card is out of production</comment>
        <translation>✗ 停产</translation>
    </message>
    <message>
        <source>? not known</source>
        <comment>whether a card is still sold</comment>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>%1 (your own, %2)</source>
        <comment>a price</comment>
        <translation>%1（自填，%2）</translation>
    </message>
    <message>
        <source>%1 (at launch, %2)</source>
        <comment>a price</comment>
        <translation>%1（首发价，%2）</translation>
    </message>
    <message>
        <source>%1 (used, old price of %2)</source>
        <comment>a price</comment>
        <translation>%1（二手，%2 的旧价格）</translation>
    </message>
    <message>
        <source>%1 (new, old price of %2)</source>
        <comment>a price</comment>
        <translation>%1（全新，%2 的旧价格）</translation>
    </message>
    <message>
        <source>%1 (used, %2)</source>
        <comment>a price</comment>
        <translation>%1（二手，%2）</translation>
    </message>
    <message>
        <source>%1 (new, %2)</source>
        <comment>a price</comment>
        <translation>%1（全新，%2）</translation>
    </message>
    <message>
        <source>no score: %1 not known</source>
        <translation>没有评分：%1未知</translation>
    </message>
    <message>
        <source>of unknown age</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>less than a year old</source>
        <translation>不到一年前</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n 年前</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a source, its date</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (▲ hard to reach from China)</source>
        <comment>a cloud service</comment>
        <translation>%1（▲ 在中国难以访问）</translation>
    </message>
    <message>
        <source>%1 (▲ does not run %2)</source>
        <comment>a cloud service, framework</comment>
        <translation>%1（▲ 不支持 %2）</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <comment>a card</comment>
        <translation>%1（二手）</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <comment>memory of a card</comment>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 TFLOPS on Tensor Cores in theory</source>
        <translation>Tensor Core 理论 %1 TFLOPS</translation>
    </message>
    <message>
        <source>%1 TFLOPS in theory</source>
        <translation>理论 %1 TFLOPS</translation>
    </message>
    <message>
        <source>The source&apos;s substitute: %1</source>
        <translation>该来源给出的替代型号：%1</translation>
    </message>
    <message>
        <source>If you cannot find it: %1</source>
        <translation>如果买不到：%1</translation>
    </message>
    <message>
        <source>Nearest successor: %1, %2, %3.</source>
        <comment>card, price, whether it is sold</comment>
        <translation>最接近的后继型号：%1，%2，%3。</translation>
    </message>
    <message>
        <source>Launched %1, less than a year ago.</source>
        <translation>%1 发布，不到一年前。</translation>
    </message>
    <message numerus="yes">
        <source>Launched %1, %n year(s) ago.</source>
        <translation>
            <numerusform>%1 发布，%n 年前。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a series of %2, say %3. %4</source>
        <comment>series, year, sources, when it was launched</comment>
        <translation>%1：%3 称其为 %2 年的系列。%4</translation>
    </message>
    <message>
        <source>%1 times the launch price of the nearest consumer card, %2, for %3 times its FP32.</source>
        <translation>首发价是最接近的消费级显卡 %2 的 %1 倍，FP32 是其 %3 倍。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>framework, whether it runs</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a band of money</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>The source says nothing for %1; its nearest bands are %2.</source>
        <translation>该来源没有针对 %1 的建议；最接近的价位是 %2。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two bands of money</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Power: %1 kW for %2 machines with %3 GPUs, %4 kW a machine; as much heat, %5 BTU/h.</source>
        <translation>功耗：%2 台机器、%3 个 GPU 共 %1 kW，每台 %4 kW；发热与此相同，即 %5 BTU/h。</translation>
    </message>
    <message>
        <source>Racks: %1, with %2 machines each: %3 by power (%4 kW a rack), %5 by room (%6 of %7 units a machine).</source>
        <translation>机柜：%1 个，每个放 %2 台机器：按功率可放 %3 台（每机柜 %4 kW），按空间可放 %5 台（每台机器占 %6 U，共 %7 U）。</translation>
    </message>
    <message>
        <source>Circuits: %1 like yours, each with at most %2 W for hours.</source>
        <translation>电路：需要 %1 路与您相同的电路，每路可长时间承受最多 %2 W。</translation>
    </message>
    <message>
        <source>Network: one machine needs none between machines.</source>
        <translation>网络：只有一台机器，不需要机器之间的网络。</translation>
    </message>
    <message>
        <source>Network: %1 ports on one switch with %2 ports.</source>
        <translation>网络：%1 个端口，用一台 %2 端口的交换机。</translation>
    </message>
    <message>
        <source>Network: %1 ports on %2 leaf and %3 spine switches with %4 ports, a fat tree without oversubscription.</source>
        <translation>网络：%1 个端口，用 %2 台叶交换机和 %3 台脊交换机（每台 %4 个端口），组成无收敛的胖树。</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned with %1 W for each watt of the GPUs: the median of %n whole system(s) in the catalogue. Switches, storage and management come on top.</source>
        <translation>
            <numerusform>按 GPU 每瓦对应整机 %1 W 计算：取自配件库中 %n 套整机的中位数。交换机、存储和管理另计。</numerusform>
        </translation>
    </message>
    <message>
        <source>No source has a rule for %1 machines: theirs begin with 10.</source>
        <translation>没有来源给出 %1 台机器的规则：各来源的规则从 10 台起。</translation>
    </message>
    <message numerus="yes">
        <source>%n have no price of today to hold against the budget.</source>
        <translation>
            <numerusform>%n 款没有近期价格，无法与预算比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>no score: no price of today</source>
        <translation>无评分：没有近期价格</translation>
    </message>
    <message numerus="yes">
        <source>%n are of another maker.</source>
        <translation>
            <numerusform>%n 个属于其他厂商。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are made for workstations, not for servers.</source>
        <translation>
            <numerusform>%n 个是为工作站而非服务器制造的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No current framework, or not the one asked for, runs on %n, or it is not known.</source>
        <translation>
            <numerusform>有 %n 个不受现行框架或所选框架支持，或情况不明。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB</source>
        <comment>memory of a card</comment>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>card, memory</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>used %1</source>
        <comment>a card</comment>
        <translation>二手 %1</translation>
    </message>
    <message>
        <source>%1 × %2, about %3 for all</source>
        <comment>number, card, money</comment>
        <translation>%2，%1 块，合计约 %3</translation>
    </message>
    <message>
        <source>one %1, about %2</source>
        <comment>card, money</comment>
        <translation>%1，一块，约 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a service, its hours</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1; %2)</source>
        <comment>a service with an open bracket, its hours</comment>
        <translation>%1；%2）</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two services</comment>
        <translation>或 </translation>
    </message>
    <message>
        <source>Begin on free GPUs, %1; to have your own, buy %2.</source>
        <translation>先用免费 GPU：%1；想自己拥有，可购买：%2。</translation>
    </message>
    <message>
        <source>Begin on free GPUs, %1: no card that is worth it is sold for this money.</source>
        <translation>先用免费 GPU：%1；这笔钱买不到值得买的显卡。</translation>
    </message>
    <message>
        <source>Rent %1 from its maker&apos;s cloud: it is not sold.</source>
        <translation>%1 不出售，请在其厂商的云上租用。</translation>
    </message>
    <message>
        <source>Nothing that is sold today answers this; ask for less memory, or allow more money, used cards or another framework.</source>
        <translation>目前在售的产品都不满足要求；请降低显存要求，或提高预算、接受二手显卡、换用其他框架。</translation>
    </message>
    <message>
        <source>%1 at %2 for %3 an hour</source>
        <comment>GPUs, provider, money</comment>
        <translation>%2 的 %1，每小时 %3</translation>
    </message>
    <message>
        <source>Rent: TPUs are not sold; %1.</source>
        <translation>请租用：TPU 不出售；%1。</translation>
    </message>
    <message>
        <source>Rent: nothing that is sold today answers this for the money; %1.</source>
        <translation>请租用：这笔钱目前买不到满足要求的产品；%1。</translation>
    </message>
    <message>
        <source>Memory decides: the work asks %1 GiB with 2 for the display, it has %2.</source>
        <translation>显存是关键：任务连同显示器的 2 GiB 需要 %1 GiB，它有 %2 GiB。</translation>
    </message>
    <message>
        <source>Memory decides: the work asks %1 GiB, it has %2.</source>
        <translation>显存是关键：任务需要 %1 GiB，它有 %2 GiB。</translation>
    </message>
    <message>
        <source>Memory decides: %1 GiB would be usual here, and the money ends at %2.</source>
        <translation>显存是关键：这里通常需要 %1 GiB，而这笔钱只够 %2 GiB。</translation>
    </message>
    <message>
        <source>Memory decides: below %1 GiB one soon changes the model to fit the card; it has %2.</source>
        <translation>显存是关键：少于 %1 GiB，很快就得为迁就显卡而改模型；它有 %2 GiB。</translation>
    </message>
    <message>
        <source>%1 TFLOPS at 16 bits in theory</source>
        <translation>16 位理论速度 %1 TFLOPS</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <comment>bandwidth and speed</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two figures</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 is no longer made: of cards that are sold today it runs on none, of older ones with old versions of CUDA.</source>
        <translation>%1 已停止开发：目前在售的显卡都不能运行，旧卡只能配合旧版 CUDA 运行。</translation>
    </message>
    <message>
        <source>It runs by PyTorch&apos;s XPU in place of CUDA, under Ubuntu 24.04 and Windows 11; what is written for CUDA alone does not run.</source>
        <translation>它以 PyTorch 的 XPU 代替 CUDA，可在 Ubuntu 24.04 和 Windows 11 上运行；只为 CUDA 编写的软件不能用。</translation>
    </message>
    <message>
        <source>JAX runs on it under Linux, under Windows in WSL 2 alone.</source>
        <translation>JAX 可在 Linux 上使用它，在 Windows 上则只能通过 WSL 2。</translation>
    </message>
    <message>
        <source>It runs CUDA, for which nearly everything is written.</source>
        <translation>它支持 CUDA，几乎所有软件都为 CUDA 编写。</translation>
    </message>
    <message>
        <source>%1 runs on it by CUDA, as on every NVIDIA card in the list.</source>
        <translation>%1 通过 CUDA 在它上面运行，列表中的 NVIDIA 显卡都是如此。</translation>
    </message>
    <message>
        <source>%1 of the budget of %2 are left.</source>
        <translation>%2 的预算还剩 %1。</translation>
    </message>
    <message>
        <source>Nothing cheaper of this kind is sold today that holds it.</source>
        <translation>目前在售的同类产品中，没有更便宜而又装得下的。</translation>
    </message>
    <message>
        <source>“%1” was taken for at most %2 a card.</source>
        <translation>“%1”按每块显卡最多 %2 计算。</translation>
    </message>
    <message>
        <source>Convolutions live on arithmetic at 16 bits: speed was weighed more.</source>
        <translation>卷积靠 16 位算力：速度的权重已提高。</translation>
    </message>
    <message>
        <source>Transformers grow with the memory that there is: memory was weighed more.</source>
        <translation>Transformer 有多少显存就能用多少：显存的权重已提高。</translation>
    </message>
    <message>
        <source>Very deep nets: a step more memory was asked for.</source>
        <translation>网络很深：要求的显存提高了一档。</translation>
    </message>
    <message>
        <source>A data set of %1 GB: a step more memory was asked for, and it needs a fast drive of its size.</source>
        <translation>数据集有 %1 GB：要求的显存提高了一档，还需要一块容量足够的高速硬盘。</translation>
    </message>
    <message>
        <source>The data set of %1 GB lies in memory or on a drive, and asks nothing of the card.</source>
        <translation>%1 GB 的数据集放在内存或硬盘里，对显卡没有要求。</translation>
    </message>
    <message>
        <source>Cards for servers have no outputs: the display hangs on the board.</source>
        <translation>服务器显卡没有视频输出：显示器接在主板上。</translation>
    </message>
    <message>
        <source>A display takes up to 2 GiB of it.</source>
        <translation>显示器最多占用其中 2 GiB。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all were asked for; each must hold its part of the work by itself.</source>
        <translation>
            <numerusform>共要求 %n 块显卡；每块都必须独自装下自己那部分任务。</numerusform>
        </translation>
    </message>
    <message>
        <source>In a server stand cards without fans, which its wind cools; editions for workstations were left out.</source>
        <translation>服务器里用的是无风扇显卡，由机箱气流散热；工作站版本未列入。</translation>
    </message>
    <message>
        <source>Your own weights counted, not those that are usual for the role.</source>
        <translation>采用了您自定的权重，而非该类用户的常用权重。</translation>
    </message>
    <message>
        <source>The list has rented chips as well; the answer names what is sold.</source>
        <translation>列表中也有只能租用的芯片；答案只推荐出售的产品。</translation>
    </message>
    <message>
        <source>The list stands by date; the answer keeps to the score.</source>
        <translation>列表按日期排列；答案仍按得分给出。</translation>
    </message>
    <message>
        <source>Not the %1: %2</source>
        <comment>a card, a sentence</comment>
        <translation>不推荐 %1：%2</translation>
    </message>
    <message>
        <source>Not the %1: NVIDIA&apos;s licence keeps GeForce cards out of data centres.</source>
        <translation>不推荐 %1：NVIDIA 的许可协议不允许 GeForce 显卡用于数据中心。</translation>
    </message>
    <message>
        <source>No price of China is known for it: that of another country was converted.</source>
        <translation>没有它在中国的价格：由其他国家的价格换算而来。</translation>
    </message>
    <message>
        <source>Prices of China were taken, and cards left out that may not be sold there.</source>
        <translation>采用中国的价格，不能在中国销售的显卡不作推荐。</translation>
    </message>
    <message>
        <source>Google Colab is hard to reach from China.</source>
        <translation>在中国难以访问 Google Colab。</translation>
    </message>
    <message>
        <source>For less: %1.</source>
        <comment>card and price</comment>
        <translation>更省钱：%1。</translation>
    </message>
    <message>
        <source>With more memory: %1.</source>
        <comment>card and price</comment>
        <translation>更大显存：%1。</translation>
    </message>
    <message>
        <source>New in place of used: %1.</source>
        <comment>card and price</comment>
        <translation>不买二手而买全新：%1。</translation>
    </message>
    <message>
        <source>From another maker: %1.</source>
        <comment>card and price</comment>
        <translation>其他厂商：%1。</translation>
    </message>
    <message>
        <source>Move from %1 to PyTorch, then buy %2.</source>
        <comment>framework, cards and price</comment>
        <translation>先从 %1 改用 PyTorch，再购买：%2。</translation>
    </message>
    <message>
        <source>Buy %1.</source>
        <comment>cards and price</comment>
        <translation>建议购买：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: as of %2</source>
        <comment>a service, a date</comment>
        <translation>%1：截至 %2</translation>
    </message>
    <message>
        <source>price: %1</source>
        <translation>价格：%1</translation>
    </message>
    <message>
        <source>PyTorch&apos;s page on Intel GPUs (2026-09-29)</source>
        <translation>PyTorch 的 Intel GPU 页面（2026-09-29）</translation>
    </message>
    <message>
        <source>JAX&apos;s page on installation (2026-11)</source>
        <translation>JAX 的安装页面（2026-11）</translation>
    </message>
    <message>
        <source>memory and money by role: figures of our own</source>
        <translation>各类用户所需的显存与花费：本程序自定</translation>
    </message>
    <message>
        <source>▲ may not be sold in China</source>
        <translation>▲ 不能在中国销售</translation>
    </message>
    <message>
        <source>▲ no licence for data centres</source>
        <translation>▲ 未获数据中心使用许可</translation>
    </message>
    <message>
        <source>▲ not in the maker&apos;s list</source>
        <translation>▲ 不在厂商支持列表中</translation>
    </message>
    <message>
        <source>by ROCm, not CUDA</source>
        <translation>用 ROCm，不支持 CUDA</translation>
    </message>
    <message>
        <source>by its own library, not CUDA</source>
        <translation>用自家软件库，不支持 CUDA</translation>
    </message>
    <message>
        <source>price of another country</source>
        <translation>其他国家的价格</translation>
    </message>
    <message>
        <source>less than %1 GiB</source>
        <translation>不足 %1 GiB</translation>
    </message>
    <message>
        <source>above what one usually spends on it</source>
        <translation>高于通常的花费</translation>
    </message>
    <message>
        <source>The score is the weighted geometric mean of memory, bandwidth, speed at 16 bits in theory and cheapness, each against the best in the list (100). Weights, the memory and the money that are usual for a role are this program&apos;s own, no source&apos;s. First stand the GPUs that one would name first; the remarks say what holds the others back. GPUs that no current framework runs on are not in the list.</source>
        <translation>得分是显存、带宽、16 位理论速度与低价的加权几何平均，各项都与列表中最好的（100）相比。权重以及各类用户通常所需的显存和花费由本程序自定，并非出自资料。可以首先推荐的 GPU 排在前面，其余的在备注中说明原因。现行框架都不支持的 GPU 不在列表中。</translation>
    </message>
    <message>
        <source>price: %1, %2</source>
        <comment>money and date, who saw it</comment>
        <translation>价格：%1，%2</translation>
    </message>
    <message>
        <source>price of %1</source>
        <comment>a date</comment>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>%1: %2 GB together, %3 TFLOPS in all at most</source>
        <comment>cards and price, memory, speed</comment>
        <translation>%1：共 %2 GB 显存，合计最多 %3 TFLOPS</translation>
    </message>
    <message>
        <source>%1: %2 GB together</source>
        <comment>cards and price, memory</comment>
        <translation>%1：共 %2 GB 显存</translation>
    </message>
    <message>
        <source>Several cards, where the work can be shared out: %1. What they exchange goes over PCIe: count on less than their sum, and on a board and a supply for them.</source>
        <comment>cards with prices, memory and speed in all</comment>
        <translation>多张显卡（任务可以分摊时）：%1。各卡之间的数据交换走 PCIe：实际达不到各卡之和，还需要能带动它们的主板和电源。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two sets of cards</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Newer cards for servers are sold by quote: the catalogue knows of them what used ones are offered for, which is no price to plan with. Ask three sellers, or rent such cards first.</source>
        <translation>较新的服务器显卡按询价销售：目录里只有二手货的要价，不能拿来做预算。请向三家供应商询价，或先租用这类显卡。</translation>
    </message>
    <message>
        <source>By the guide&apos;s table of compatibility: NVIDIA&apos;s matrices, the releases of PyTorch (2026-09) and TensorFlow (2026-03), AMD&apos;s list of ROCm 7.14 (2026-08-07), PyTorch&apos;s page on Intel GPUs (2026-09-29); for MXNet and Caffe the documents of 2019.</source>
        <translation>依据指南的兼容性表：NVIDIA 的支持矩阵、PyTorch（2026-09）与 TensorFlow（2026-03）的发布、AMD 的 ROCm 7.14 列表（2026-08-07）、PyTorch 的 Intel GPU 页面（2026-09-29）；MXNet 与 Caffe 依据 2019 年的资料。</translation>
    </message>
    <message>
        <source>It runs by ROCm, %1 under Linux (Ubuntu or RHEL); look first whether what you use beside it knows ROCm.</source>
        <translation>它通过 ROCm 运行，%1 需要 Linux（Ubuntu 或 RHEL）；请先确认您用到的其他软件是否支持 ROCm。</translation>
    </message>
    <message>
        <source>It runs by ROCm in place of CUDA: PyTorch under Linux (Ubuntu or RHEL) and Windows 11, much of what is written for CUDA alone not at all.</source>
        <translation>它以 ROCm 代替 CUDA：PyTorch 可在 Linux（Ubuntu 或 RHEL）和 Windows 11 上运行，许多只为 CUDA 编写的软件无法运行。</translation>
    </message>
    <message>
        <source>AMD&apos;s list of ROCm 7.14 (2026-08-07)</source>
        <translation>AMD 的 ROCm 7.14 列表（2026-08-07）</translation>
    </message>
    <message>
        <source>Memory decides: %1 GiB would be usual here; what has as much is not sold at a price of today, or costs far more. It has %2.</source>
        <translation>显存是关键：这里通常要 %1 GiB；有这么多显存的卡没有当前售价，或贵得多。它有 %2 GiB。</translation>
    </message>
    <message>
        <source>Circuits: %1 of %2 V and %3 A, each with at most %4 W for hours. That is assumed: ask what the racks are fed by.</source>
        <translation>供电回路：%1 路 %2 V、%3 A，每路持续负载最多 %4 W。这是假定的：请询问机柜由什么供电。</translation>
    </message>
    <message>
        <source>Up to %1 a card was taken for usual here.</source>
        <translation>此处按每张卡通常最多 %1 计算。</translation>
    </message>
    <message>
        <source>Nets over time series are small: 12 GiB are plenty, and bandwidth counts more than arithmetic.</source>
        <translation>时间序列的网络很小：12 GiB 绰绰有余，带宽比算力更重要。</translation>
    </message>
    <message>
        <source>the middle of %1 prices of the last half year, %2 to %3</source>
        <comment>number, money, money</comment>
        <translation>近半年 %1 个价格的中位价，从 %2 到 %3</translation>
    </message>
    <message>
        <source>Ask three sellers for %1 by the price that is known, and rent one such machine before you sign.</source>
        <comment>cards and price</comment>
        <translation>请向三家供应商询价：%1（按已知的价格），签约前先租用一台这样的机器。</translation>
    </message>
    <message>
        <source>sold by quote or in whole systems</source>
        <translation>按询价或随整机出售</translation>
    </message>
    <message>
        <source>too wide or too hot for so many in one workstation</source>
        <translation>太宽或发热太大，一台工作站放不下这么多张</translation>
    </message>
    <message>
        <source>Sources disagree on what counts first. Compute: %1. Memory bandwidth: %2.</source>
        <comment>names of sources, names of sources</comment>
        <translation>对什么最重要，各来源说法不一。先看算力：%1。先看显存带宽：%2。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between names of sources</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sort of remark, remark, who says so</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>▲ old versions of frameworks only</source>
        <translation>▲ 只能用旧版框架</translation>
    </message>
    <message>
        <source>▲ no framework of today runs on it</source>
        <translation>▲ 现行框架都不支持</translation>
    </message>
    <message>
        <source>Free GPUs are there too: %1. Begin there, and see what you lack before you buy.</source>
        <comment>services</comment>
        <translation>另有免费 GPU：%1。先用起来，看看缺什么，再决定买什么。</translation>
    </message>
    <message>
        <source>For %1 more: %2.</source>
        <comment>money, card and price</comment>
        <translation>再加 %1：%2。</translation>
    </message>
</context>
<context>
    <name>AdviceFile</name>
    <message>
        <source>must hold only words of %1.</source>
        <translation>只能包含以下词：%1。</translation>
    </message>
    <message>
        <source>must say both ends of a budget, or none.</source>
        <translation>必须同时给出预算的上限和下限，或都不给出。</translation>
    </message>
    <message>
        <source>must be one of %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>must say when the advice holds.</source>
        <translation>必须说明此建议在何时适用。</translation>
    </message>
    <message>
        <source>must name a GPU, unless there are options or it is unsolved.</source>
        <translation>必须给出 GPU，除非有其他选项或标为未解决。</translation>
    </message>
    <message>
        <source>must say of which GPUs it speaks.</source>
        <translation>必须说明针对哪些 GPU。</translation>
    </message>
    <message>
        <source>must name a source that is listed.</source>
        <translation>必须引用已列出的来源。</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>缺失。</translation>
    </message>
    <message>
        <source>must be 1: this is no advice profile of this version.</source>
        <translation>必须是 1：这不是此版本的建议档案。</translation>
    </message>
    <message>
        <source>must be 1: this is no list of topics.</source>
        <translation>必须是 1：这不是议题列表。</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>%1: %2</source>
        <comment>a card, what is true of it today</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Today above your budget.</source>
        <translation>现价超出您的预算。</translation>
    </message>
    <message>
        <source>Less memory than you need.</source>
        <translation>显存低于您的需要。</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <translation>或者：%1</translation>
    </message>
    <message>
        <source>Sources disagree about this.</source>
        <translation>各来源对此有分歧。</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sort of remark, remark, who says so</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>The oldest: %1.</source>
        <translation>最早的来源：%1。</translation>
    </message>
    <message>
        <source>Price from: %1, %2 (%3)</source>
        <translation>价格来源：%1，%2（%3）</translation>
    </message>
    <message>
        <source>Nearest successor: %1</source>
        <translation>最接近的后继型号：%1</translation>
    </message>
    <message>
        <source>Frameworks: %1.</source>
        <translation>框架：%1。</translation>
    </message>
    <message>
        <source>The licence of its drivers: “not licensed for datacenter deployment”; see What the sources say. This is no legal advice.</source>
        <translation>其驱动程序的许可写明：“not licensed for datacenter deployment”（未许可在数据中心部署）；见“各来源的说法”。以上不是法律意见。</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>Plans machines for deep learning before money is spent.</source>
        <translation>在花钱之前规划深度学习机器。</translation>
    </message>
    <message>
        <source>Folder for your own prices, the settings, the autosave and the log.</source>
        <translation>存放自填价格、设置、自动保存内容和日志的文件夹。</translation>
    </message>
    <message>
        <source>The machine to open.</source>
        <translation>要打开的机器。</translation>
    </message>
    <message>
        <source>Language of the window, one of: %1.</source>
        <translation>界面语言，可选：%1。</translation>
    </message>
    <message>
        <source>First page: start, workload, advisor, rent, build, gpus, parts or charts.</source>
        <translation>首先打开的页面：start、workload、advisor、rent、build、gpus、parts 或 charts。</translation>
    </message>
</context>
<context>
    <name>Arrival</name>
    <message>
        <source>Photograph the parcel, the seal and the card from both sides before you unpack more: a claim needs it.</source>
        <translation>继续拆包前先给包裹、封条和显卡正反两面拍照：售后维权要用。</translation>
    </message>
    <message>
        <source>Look at the gold contacts, the power socket (molten or brown plastic), bent fins, missing screws and torn pads. Anything of these: do not power it, claim.</source>
        <translation>查看金手指、供电接口（塑料熔化或发黄）、弯曲的散热鳍片、缺失的螺丝和破损的导热垫。发现任何一项都不要通电，直接维权。</translation>
    </message>
    <message>
        <source>The memory was soldered by somebody: look for flux, scratches and chips that do not lie flat beside the GPU, as far as the cooler lets you see.</source>
        <translation>显存是他人焊接的：在散热器允许的范围内，查看 GPU 旁有无助焊剂残留、划痕和未贴平的显存颗粒。</translation>
    </message>
    <message>
        <source>Look at the carrier board: the module must sit even on all screws, its cooler needs air of its own, and its sockets must be the kind of plug that your supply has.</source>
        <translation>查看转接板：模块须在所有螺丝上受力均匀，散热器须有自己的风道，供电接口须与您电源的接头一致。</translation>
    </message>
    <message>
        <source>The system sees the card, by its number.</source>
        <translation>系统按编号识别到显卡。</translation>
    </message>
    <message>
        <source>a line with %1</source>
        <translation>含有 %1 的一行</translation>
    </message>
    <message>
        <source>a line with [%1]</source>
        <translation>含有 [%1] 的一行</translation>
    </message>
    <message>
        <source>It is the GPU that was sold, with all of its memory.</source>
        <translation>是所售的 GPU，显存完整。</translation>
    </message>
    <message>
        <source>about %1 MiB of memory, less by up to 8 % for the firmware</source>
        <translation>显存约 %1 MiB，固件最多占去 8%</translation>
    </message>
    <message>
        <source>its name and memory</source>
        <translation>它的名称和显存</translation>
    </message>
    <message>
        <source>Let it work for ten minutes and read the link meanwhile, in a second terminal: at rest its speed says nothing.</source>
        <translation>让它满载运行十分钟，同时在另一个终端读取链路状态：空闲时的速率不说明问题。</translation>
    </message>
    <message>
        <source>OK for each GPU and 0 errors; the width of its slot; no thermal slowdown</source>
        <translation>每块 GPU 均为 OK 且 0 个错误；链路宽度与插槽一致；没有因过热降频</translation>
    </message>
    <message>
        <source>Its memory counts its own errors.</source>
        <translation>它的显存会统计自身的错误。</translation>
    </message>
    <message>
        <source>0 uncorrected errors; no pending or failed row and page</source>
        <translation>0 个不可纠正错误；没有待处理或失效的行和页</translation>
    </message>
    <message>
        <source>The driver reported no fault while it worked.</source>
        <translation>运行期间驱动没有报告故障。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有输出</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>is the copy that is made before, and cannot be written: %1</source>
        <comment>a file</comment>
        <translation>是事先制作的备份，无法写入：%1</translation>
    </message>
    <message>
        <source>the folder cannot be written, or another window makes a copy.</source>
        <translation>文件夹无法写入，或另一个窗口正在制作副本。</translation>
    </message>
</context>
<context>
    <name>BackwardsWords</name>
    <message>
        <source>%1 for sure, %2 perhaps</source>
        <comment>a greatest batch, a longest context</comment>
        <translation>确定可用 %1，也许可到 %2</translation>
    </message>
    <message>
        <source>Greatest batch: %1.</source>
        <translation>最大批量：%1。</translation>
    </message>
    <message>
        <source>Most users at a time: %1.</source>
        <translation>最多同时用户数：%1。</translation>
    </message>
    <message>
        <source>Longest context, in tokens: %1.</source>
        <translation>最长上下文（token）：%1。</translation>
    </message>
    <message>
        <source>Largest model of the list: %1.</source>
        <translation>列表中能容纳的最大模型：%1。</translation>
    </message>
</context>
<context>
    <name>BoardFormat</name>
    <message>
        <source>is &quot;%1&quot;; it must be cpu0, cpu1, chipset or the label of a switch.</source>
        <translation>为“%1”；必须是 cpu0、cpu1、chipset 或某个交换芯片的标签。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice on this board.</source>
        <translation>“%1”在此主板上出现了两次。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be slot, m2, u2, oculink, mcio, slimsas, thunderbolt or sata.</source>
        <translation>为“%1”；必须是 slot、m2、u2、oculink、mcio、slimsas、thunderbolt 或 sata。</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, which is no connector of this board.</source>
        <translation>引用了“%1”，但此主板没有这个接口。</translation>
    </message>
    <message>
        <source>names the setting &quot;%1&quot;, which this board does not have.</source>
        <translation>引用了设置项“%1”，但此主板没有该设置。</translation>
    </message>
    <message>
        <source>gives the setting &quot;%1&quot; a value that it does not have.</source>
        <translation>给设置项“%1”指定了它没有的值。</translation>
    </message>
    <message>
        <source>must be read or inferred.</source>
        <translation>必须是 read 或 inferred。</translation>
    </message>
    <message>
        <source>must have one entry for each connector of the group.</source>
        <translation>必须为组内每个接口各给一项。</translation>
    </message>
    <message>
        <source>must have one number for each connector of the group.</source>
        <translation>必须为组内每个接口各给一个数字。</translation>
    </message>
    <message>
        <source>must have connectors and rows.</source>
        <translation>必须包含 connectors 和 rows。</translation>
    </message>
    <message>
        <source>must list at least two values, the default first.</source>
        <translation>必须至少列出两个值，默认值排在最前。</translation>
    </message>
    <message>
        <source>holds &quot;%1&quot;; a split is written &quot;4+4+8&quot;.</source>
        <translation>含有“%1”；拆分方式应写成 &quot;4+4+8&quot;。</translation>
    </message>
</context>
<context>
    <name>BoardLanes</name>
    <message>
        <source>with %1 processor lanes</source>
        <comment>numbers, any of</comment>
        <translation>处理器通道数为 %1</translation>
    </message>
    <message>
        <source>with a processor of %1</source>
        <comment>generations</comment>
        <translation>处理器代系为 %1</translation>
    </message>
    <message numerus="yes">
        <source>with %n processor(s)</source>
        <translation>
            <numerusform>装有 %n 颗处理器</numerusform>
        </translation>
    </message>
    <message>
        <source>with “%1” set to %2</source>
        <comment>a firmware setting, its value</comment>
        <translation>“%1”设为 %2</translation>
    </message>
    <message>
        <source>with %1 in use</source>
        <comment>connectors</comment>
        <translation>%1 已占用</translation>
    </message>
    <message>
        <source>with %1 empty</source>
        <comment>connectors</comment>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>with a drive of type %1 in %2</source>
        <translation>%2 上为 %1 硬盘</translation>
    </message>
    <message>
        <source>with a card of at most x%1 in %2</source>
        <translation>%2 上的显卡最多为 x%1</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) or more</source>
        <translation>
            <numerusform>装有至少 %n 张显卡</numerusform>
        </translation>
    </message>
    <message>
        <source>off</source>
        <comment>a connector without lanes</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source> from %1</source>
        <comment>what a connector hangs on</comment>
        <translation>（上游：%1）</translation>
    </message>
    <message>
        <source> (inferred)</source>
        <translation>（推断）</translation>
    </message>
    <message>
        <source> (page %1)</source>
        <comment>of a manual</comment>
        <translation>（第 %1 页）</translation>
    </message>
    <message>
        <source>%1 share lanes</source>
        <comment>connectors</comment>
        <translation>%1 共用通道</translation>
    </message>
    <message>
        <source>Goes dark first: %1.</source>
        <comment>connectors</comment>
        <translation>最先断开：%1。</translation>
    </message>
    <message>
        <source>How the chipset hangs on the processor was not read.</source>
        <translation>芯片组与处理器的连接方式没有记载。</translation>
    </message>
    <message>
        <source>The chipset hangs on the processor by PCIe %1.0 x%2; everything on it shares that.</source>
        <translation>芯片组通过 PCIe %1.0 x%2 连接处理器；芯片组下的所有设备共用此链路。</translation>
    </message>
    <message>
        <source>Switch %1 hangs on %2 with %3.</source>
        <comment>label, upstream, x16</comment>
        <translation>交换芯片 %1 的上游为 %2，链路宽度为 %3。</translation>
    </message>
    <message>
        <source>Setting “%1”: %2; the first is the default.</source>
        <comment>firmware setting, its values</comment>
        <translation>设置项“%1”：%2；第一个为默认值。</translation>
    </message>
    <message>
        <source>%1: off %2.</source>
        <comment>connectors, a condition</comment>
        <translation>%1：%2 时关闭。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>No connector of this board was read in a source; what its slots do cannot be checked.</source>
        <translation>没有来源记载此主板的接口；无法检查其插槽的行为。</translation>
    </message>
    <message>
        <source>No connectors of this board are known to share lanes.</source>
        <translation>没有已知共用通道的接口。</translation>
    </message>
    <message>
        <source>Read in %1.</source>
        <comment>a source</comment>
        <translation>读自 %1。</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Connectors</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Shared lanes</source>
        <translation>共用通道</translation>
    </message>
</context>
<context>
    <name>BuildFormat</name>
    <message>
        <source>%1 stands twice.</source>
        <translation>%1 出现了两次。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds two devices.</source>
        <translation>“%1”上装了两个设备。</translation>
    </message>
    <message>
        <source>hold two %1; a machine has one.</source>
        <translation>包含两个 %1；一台机器只能有一个。</translation>
    </message>
    <message>
        <source>is missing; a build file begins with &quot;rigwright_build&quot;: 1.</source>
        <translation>缺失；装机文件须以 &quot;rigwright_build&quot;: 1 开头。</translation>
    </message>
    <message>
        <source>is %1: this file was written by a newer version of Rigwright, which can open it; this one reads version %2.</source>
        <translation>为 %1：此文件由更新版本的 Rigwright 写成，须用新版本打开；当前版本只能读取版本 %2。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, which is one of the %2, not of the %3.</source>
        <translation>为“%1”，它属于 %2，而不属于 %3。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, which stands neither in the catalogue nor in the file itself.</source>
        <translation>为“%1”，配件库和文件本身中都没有它。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be one of: %2.</source>
        <translation>为“%1”；必须是以下之一：%2。</translation>
    </message>
    <message>
        <source>hold two of the same name.</source>
        <translation>包含两个同名的方案。</translation>
    </message>
    <message>
        <source>is for cards, processors and motherboards.</source>
        <translation>只适用于显卡、处理器和主板。</translation>
    </message>
    <message>
        <source>hang item %1 on %2, which is no power supply among them.</source>
        <translation>把项目 %1 接在 %2 上，而其中没有这个电源。</translation>
    </message>
</context>
<context>
    <name>CardForWork</name>
    <message>
        <source>used %1</source>
        <comment>GPU</comment>
        <translation>二手 %1</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <comment>how many, used or new GPU, price of all</comment>
        <translation>%1 × %2，%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>used or new GPU, price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Each holds its share with %1 GiB to spare.</source>
        <translation>每张显卡装下各自的部分后还剩 %1 GiB。</translation>
    </message>
    <message>
        <source>It holds the work with %1 GiB to spare.</source>
        <translation>装得下，还剩 %1 GiB。</translation>
    </message>
    <message>
        <source>How fast it would be is not known.</source>
        <translation>速度未知。</translation>
    </message>
    <message>
        <source>At most %1 images/s.</source>
        <translation>每秒最多 %1 张图像。</translation>
    </message>
    <message>
        <source>About %1 images/s.</source>
        <translation>每秒约 %1 张图像。</translation>
    </message>
    <message>
        <source>At most %1 tokens/s.</source>
        <translation>每秒最多 %1 个 token。</translation>
    </message>
    <message>
        <source>About %1 tokens/s.</source>
        <translation>每秒约 %1 个 token。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ways to need less memory</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>an 8-bit optimiser</source>
        <translation>8 位优化器</translation>
    </message>
    <message>
        <source>a cache of 8 bits</source>
        <translation>8 位 KV 缓存</translation>
    </message>
    <message>
        <source>a third slower</source>
        <translation>慢三分之一</translation>
    </message>
    <message>
        <source>same result, as many steps</source>
        <translation>结果相同，步数相应增加</translation>
    </message>
    <message>
        <source>No GPU of the catalogue holds this</source>
        <translation>目录中没有 GPU 装得下</translation>
    </message>
    <message>
        <source>Only GPUs for servers hold this, or ones whose price is not known</source>
        <translation>只有服务器 GPU 或价格未知的 GPU 装得下</translation>
    </message>
    <message numerus="yes">
        <source>%n used %1 do it, for about %2</source>
        <translation>
            <numerusform>%n 张二手 %1 就够了，约 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 do it, for about %2</source>
        <translation>
            <numerusform>%n 张 %1 就够了，约 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>One used %1 does it, for about %2</source>
        <translation>一张二手 %1 就够了，约 %2</translation>
    </message>
    <message>
        <source>One %1 does it, for about %2</source>
        <translation>一张 %1 就够了，约 %2</translation>
    </message>
    <message>
        <source>With %1; as it is set, no card that is sold for a workstation holds it for sure.</source>
        <comment>ways to need less memory</comment>
        <translation>需要：%1；按现在的设置，没有一款在售的工作站显卡肯定装得下。</translation>
    </message>
    <message>
        <source>Cheaper with %1: %2.</source>
        <comment>ways to need less memory, card and price</comment>
        <translation>%1更便宜：%2。</translation>
    </message>
    <message>
        <source>With %1 alone: %2.</source>
        <comment>ways to need less memory, card and price</comment>
        <translation>只用%1：%2。</translation>
    </message>
    <message>
        <source>%1 × as fast: %2.</source>
        <comment>number, card and price</comment>
        <translation>速度 %1 倍：%2。</translation>
    </message>
    <message>
        <source>May not be enough: %1.</source>
        <comment>card and price</comment>
        <translation>显存可能不足：%1。</translation>
    </message>
    <message>
        <source>speed: %1</source>
        <comment>how it is known</comment>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>speed not known</source>
        <translation>速度未知</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>a number</comment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>%1 images/s in all</source>
        <translation>合计每秒 %1 张图像</translation>
    </message>
    <message>
        <source>%1 tokens/s in all</source>
        <translation>合计每秒 %1 个 token</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens/s in all, about %2 for each of %n user(s)</source>
        <translation>
            <numerusform>合计每秒 %1 个 token，%n 位用户每位约 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cards and price of all, speed of all</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between numbers of cards</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Several in training exchange over %1: that is in their speed.</source>
        <translation>多卡训练经 %1 交换数据，已计入速度。</translation>
    </message>
    <message>
        <source>Each holds its share only just, with %1 GiB to spare.</source>
        <translation>每张卡刚好放得下各自的部分，只余 %1 GiB。</translation>
    </message>
    <message>
        <source>It holds the work only just, with %1 GiB to spare.</source>
        <translation>刚好放得下，只余 %1 GiB。</translation>
    </message>
    <message>
        <source>With other numbers of cards: %1.</source>
        <comment>cards with prices and speeds</comment>
        <translation>换成其他张数：%1。</translation>
    </message>
    <message>
        <source>activation checkpointing</source>
        <translation>激活重计算（检查点）</translation>
    </message>
    <message>
        <source>weights of 4 bits (in training QLoRA)</source>
        <translation>4 位权重（训练时即 QLoRA）</translation>
    </message>
    <message>
        <source>micro-batches of one (gradient accumulation)</source>
        <translation>微批次为 1 的梯度累积</translation>
    </message>
    <message>
        <source>With %1, which keeps the result; as it is set: %2.</source>
        <comment>ways, card and price</comment>
        <translation>做法：%1，结果不变；按原设置则需 %2。</translation>
    </message>
    <message>
        <source>For less without CUDA: %1. See first that what you use runs on it.</source>
        <comment>card and price</comment>
        <translation>不用 CUDA 可更省：%1。先确认你用的软件能在上面运行。</translation>
    </message>
    <message numerus="yes">
        <source>The machine is for %n other work(s) at the same time: it holds all of them.</source>
        <translation>
            <numerusform>这台机器还同时承担另外 %n 项任务：全部放得下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The machine is for %n other work(s) as well, one at a time: it holds the greatest.</source>
        <translation>
            <numerusform>这台机器还要轮流承担另外 %n 项任务：其中最大的也放得下。</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly the same result, speed not measured</source>
        <translation>结果几乎相同，速度影响未测</translation>
    </message>
    <message>
        <source>%1 × %2 at %3, about %4 an hour</source>
        <comment>number, GPU, cloud, money</comment>
        <translation>%3 的 %1 × %2，每小时约 %4</translation>
    </message>
    <message>
        <source>%1 at %2, about %3 an hour</source>
        <comment>GPU, cloud, money</comment>
        <translation>%2 的 %1，每小时约 %3</translation>
    </message>
    <message>
        <source>As it is set, for rent: %1.</source>
        <comment>GPUs, cloud, money</comment>
        <translation>按现在的设置可以租用：%1。</translation>
    </message>
    <message>
        <source>No four cards that are sold for a workstation hold it. On those of the cloud %1 GiB are left on each.</source>
        <translation>面向工作站销售的显卡四张也装不下。云端的每张卡还剩 %1 GiB。</translation>
    </message>
    <message>
        <source>To own what holds it: %1, and a server for them; %2.</source>
        <comment>cards and price, speed</comment>
        <translation>若要自己买下装得下的：%1，外加容纳它们的服务器；%2。</translation>
    </message>
    <message>
        <source>weights of 4 bits, and the experts in the system&apos;s memory</source>
        <translation>权重 4 位，专家放在系统内存中</translation>
    </message>
    <message>
        <source>the experts in the system&apos;s memory</source>
        <translation>专家放在系统内存中</translation>
    </message>
    <message numerus="yes">
        <source>Slower, with %1: %2 and %3 GiB of memory on %n channel(s) of %4 MT/s, which its price does not hold; %5.</source>
        <comment>ways, card and price, GiB, rate, speed</comment>
        <translation>
            <numerusform>更慢的办法，%1：%2，另需 %n 通道 %4 MT/s 的内存 %3 GiB，其价格未计入；%5。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rent %1</source>
        <comment>GPUs, cloud, money</comment>
        <translation>租用 %1</translation>
    </message>
    <message>
        <source>It takes a server with %1</source>
        <comment>cards and price</comment>
        <translation>需要一台服务器，装有 %1</translation>
    </message>
    <message>
        <source>rent: %1, %2</source>
        <comment>cloud, date</comment>
        <translation>租用：%1，%2</translation>
    </message>
</context>
<context>
    <name>CardScaling</name>
    <message>
        <source>%1 images/s</source>
        <translation>%1 图片/秒</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/秒</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>单张显卡</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by their link</source>
        <translation>
            <numerusform>%n 张显卡，受链路影响</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured with this card</source>
        <translation>此显卡的实测</translation>
    </message>
    <message>
        <source>Measured with other cards</source>
        <translation>其他显卡的实测</translation>
    </message>
    <message>
        <source>Frameworks, 2016</source>
        <translation>框架，2016</translation>
    </message>
    <message>
        <source>Tuned code, 2016</source>
        <translation>优化代码，2016</translation>
    </message>
    <message>
        <source>by counting</source>
        <translation>按数量计</translation>
    </message>
    <message>
        <source>modelled: gradients after the step, or behind it</source>
        <translation>模型估计：梯度在计算之后交换，或与计算重叠</translation>
    </message>
    <message numerus="yes">
        <source>middle %1, %n run(s): %2</source>
        <translation>
            <numerusform>中位数 %1，%n 次实测：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>the guide of 2016, for convolutional nets</source>
        <translation>2016 年的指南，针对卷积网络</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) side by side, each on a card of its own: as many times the runs, each no faster. No link between the cards matters.</source>
        <translation>
            <numerusform>%n 个任务并行，每个独占一张显卡：完成的任务数成倍增加，单个任务不会更快。与显卡间的链路无关。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would be slower than one: exchanging %1 GB of gradients takes longer than the step itself. Take larger batches, fewer exchanges, or a faster link.</source>
        <translation>
            <numerusform>%n 张显卡会比单卡更慢：交换 %1 GB 的梯度比训练步本身还久。请增大批大小、减少交换次数，或改用更快的链路。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) may be slower than one, if gradients are not exchanged while the way back is still computed.</source>
        <translation>
            <numerusform>如果反向计算尚未结束时不同时交换梯度，%n 张显卡可能比单卡更慢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would be %1 as fast as one.</source>
        <translation>
            <numerusform>%n 张显卡的速度为单卡的 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the link costs cannot be said: this work, or this card, has no speed to reckon with.</source>
        <translation>无法判断链路的影响：此任务或此显卡没有可供计算的速度。</translation>
    </message>
    <message>
        <source>Run it on one card first, and measure: one card does nearly everything (advice of 2019).</source>
        <translation>请先在一张显卡上运行并实测：单卡几乎能胜任一切（2019 年的建议）。</translation>
    </message>
    <message>
        <source>Transformers and dense nets spread poorly when each card takes data of its own; sharing the matrices asks more of the link.</source>
        <translation>Transformer 和全连接网络按数据并行时加速不佳；拆分矩阵对链路的要求更高。</translation>
    </message>
    <message>
        <source>Convolutional and recurrent nets spread well over up to four cards of one machine.</source>
        <translation>卷积网络和循环网络在一台机器的至多四张显卡上加速良好。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Times as fast</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How it is known</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>These cards have no direct access to each other by NVIDIA&apos;s drivers: their data go through the host&apos;s memory, at 10 GB/s at the most, however many lanes there are.</source>
        <translation>NVIDIA 驱动不允许这些显卡直接互访：数据须经主机内存中转，无论通道多少，最高约 10 GB/s。</translation>
    </message>
</context>
<context>
    <name>CardSoftware</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (compute capability %2)</source>
        <comment>card, capability</comment>
        <translation>%1（计算能力 %2）</translation>
    </message>
    <message>
        <source>CUDA %1 or newer</source>
        <comment>version</comment>
        <translation>CUDA %1 或更新</translation>
    </message>
    <message>
        <source>driver %1 or newer</source>
        <comment>branch</comment>
        <translation>驱动 %1 或更新</translation>
    </message>
    <message>
        <source>PyTorch %1 or newer</source>
        <comment>version</comment>
        <translation>PyTorch %1 或更新</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <comment>version</comment>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>driver branch %1</source>
        <comment>branch</comment>
        <translation>驱动分支 %1</translation>
    </message>
    <message>
        <source>The last that know it: %1.</source>
        <comment>versions</comment>
        <translation>最后支持它的版本：%1。</translation>
    </message>
    <message>
        <source>No ready-made package of PyTorch %1 or newer that was read runs on it.</source>
        <comment>version</comment>
        <translation>在所查阅的 PyTorch %1 及更新版本中，没有能在它上面运行的现成安装包。</translation>
    </message>
    <message>
        <source>PyTorch %1, as pip installs it, has CUDA %2 inside and wants driver %3 or newer.</source>
        <comment>version, version, branch</comment>
        <translation>pip 默认安装的 PyTorch %1 自带 CUDA %2，需要驱动 %3 或更新。</translation>
    </message>
    <message>
        <source>PyTorch %1 runs on it from the packages for CUDA %2 (%3) only, with driver %4 or newer.</source>
        <comment>version, version, cu126, branch</comment>
        <translation>PyTorch %1 只有面向 CUDA %2 的安装包（%3）能在它上面运行，需要驱动 %4 或更新。</translation>
    </message>
    <message>
        <source>PyTorch %1 is the last that runs on it, from the packages for CUDA %2 (%3).</source>
        <comment>version, version, cu116</comment>
        <translation>能在它上面运行的最后一版是 PyTorch %1，用面向 CUDA %2 的安装包（%3）。</translation>
    </message>
    <message>
        <source>No TensorFlow from 2.0 on names it.</source>
        <translation>自 2.0 起没有任何 TensorFlow 版本列出它。</translation>
    </message>
    <message>
        <source>TensorFlow %1 is built with CUDA %2, which does not know this GPU yet; users report that its packages fail on it, and that NVIDIA&apos;s container runs.</source>
        <comment>version, version</comment>
        <translation>TensorFlow %1 以 CUDA %2 构建，当时还没有这款 GPU；有用户报告其安装包在它上面出错，而 NVIDIA 的容器可用。</translation>
    </message>
    <message>
        <source>TensorFlow %1 is built with CUDA %2, which does not know this GPU yet: not known whether it runs.</source>
        <comment>version, version</comment>
        <translation>TensorFlow %1 以 CUDA %2 构建，当时还没有这款 GPU：能否运行未知。</translation>
    </message>
    <message>
        <source>TensorFlow %1 runs on it.</source>
        <comment>version</comment>
        <translation>TensorFlow %1 可在它上面运行。</translation>
    </message>
    <message>
        <source>TensorFlow %1 is the last that runs on it.</source>
        <comment>version</comment>
        <translation>能在它上面运行的最后一版是 TensorFlow %1。</translation>
    </message>
    <message>
        <source>By the lowest compute capability that they state, it also runs %1.</source>
        <comment>names</comment>
        <translation>按各自声明的最低计算能力，它还能运行 %1。</translation>
    </message>
    <message>
        <source>Windows (PyTorch&apos;s packages)</source>
        <translation>Windows（PyTorch 安装包）</translation>
    </message>
    <message>
        <source>Systems: %1.</source>
        <comment>list</comment>
        <translation>操作系统：%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>card, what it needs</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: today&apos;s default packages have left it behind; older ones still run.</source>
        <comment>card</comment>
        <translation>%1：如今的默认安装包已不再支持它，较旧的仍可运行。</translation>
    </message>
    <message>
        <source>%1: no framework of today runs on it.</source>
        <comment>card</comment>
        <translation>%1：如今没有任何框架能在它上面运行。</translation>
    </message>
    <message>
        <source>No version of cuDNN that was read knows it.</source>
        <translation>所查阅的各版 cuDNN 都不支持它。</translation>
    </message>
    <message>
        <source>%1: its compute capability is not known, so nothing can be said of its software.</source>
        <comment>card</comment>
        <translation>%1：计算能力未知，因此无法判断其软件。</translation>
    </message>
    <message>
        <source>%1: in AMD&apos;s matrix of ROCm %2.</source>
        <comment>card, version</comment>
        <translation>%1：列于 AMD 的 ROCm %2 支持表。</translation>
    </message>
    <message>
        <source>%1: not in AMD&apos;s matrix of ROCm %2. Programs may run; nobody promises it.</source>
        <comment>card, version</comment>
        <translation>%1：未列于 AMD 的 ROCm %2 支持表。程序或许能运行，但没有保证。</translation>
    </message>
    <message>
        <source>%1: not known whether ROCm runs on it.</source>
        <comment>card</comment>
        <translation>%1：能否运行 ROCm 未知。</translation>
    </message>
    <message>
        <source>%1: PyTorch&apos;s documentation of %2 names its series, as XPU.</source>
        <comment>card, version</comment>
        <translation>%1：PyTorch %2 的文档列出了它所属的系列（XPU）。</translation>
    </message>
    <message>
        <source>%1: PyTorch&apos;s documentation does not name its series.</source>
        <comment>card</comment>
        <translation>%1：PyTorch 的文档未列出它所属的系列。</translation>
    </message>
    <message>
        <source>%1: not in the table of compatibility, which knows cards of NVIDIA, AMD and Intel.</source>
        <comment>card</comment>
        <translation>%1：不在兼容性表中，该表只含 NVIDIA、AMD 和 Intel 的显卡。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>It is a whole computer with system and driver on it. NVIDIA&apos;s instructions for it take PyTorch&apos;s packages for CUDA %1 (%2), or NVIDIA&apos;s containers.</source>
        <comment>version, cu130</comment>
        <translation>这是自带系统和驱动的整机。NVIDIA 的教程使用 PyTorch 的 CUDA %1 安装包（%2），或 NVIDIA 的容器。</translation>
    </message>
    <message>
        <source>Do not plan PyTorch on it. Language models are answered without ROCm by llama.cpp or Ollama, through Vulkan: try yours before the card is kept.</source>
        <translation>不要指望在上面用 PyTorch。语言模型可以不用 ROCm，由 llama.cpp 或 Ollama 通过 Vulkan 运行：决定留下这张卡之前，先用自己的模型试一试。</translation>
    </message>
    <message>
        <source>%1: AMD kept it up to ROCm %2; the matrix of ROCm %3 has it no more.</source>
        <comment>card, version, version</comment>
        <translation>%1：AMD 对它的支持到 ROCm %2 为止；ROCm %3 的支持表里已没有它。</translation>
    </message>
    <message>
        <source>%1: PyTorch&apos;s documentation of %2 names the Arc cards with its chip, as XPU; the Pro cards are not named apart.</source>
        <comment>card, version</comment>
        <translation>%1：PyTorch %2 的文档列有采用同款芯片的 Arc 显卡（XPU），没有单独列出 Pro。</translation>
    </message>
</context>
<context>
    <name>CatalogueDigest</name>
    <message>
        <source>is not as it was shipped: %1. Install the program again.</source>
        <comment>the catalogue</comment>
        <translation>与发布时不一致：%1。请重新安装程序。</translation>
    </message>
    <message>
        <source>what it holds under “%1” was changed or is damaged</source>
        <comment>id of a table</comment>
        <translation>其中“%1”的内容被改动或已损坏</translation>
    </message>
    <message>
        <source>under “%1” it holds %2 entries of %3</source>
        <comment>id of a table, numbers</comment>
        <translation>其中“%1”应有 %3 项，现有 %2 项</translation>
    </message>
</context>
<context>
    <name>CatalogueFile</name>
    <message>
        <source>is a catalogue of format %1; this version of Rigwright reads format %2. Install the program and its catalogue together.</source>
        <translation>是格式 %1 的配件库；当前版本的 Rigwright 只能读取格式 %2。请将程序与配件库一同安装。</translation>
    </message>
    <message>
        <source>is not there; a catalogue was expected.</source>
        <translation>不存在；此处应为配件库。</translation>
    </message>
    <message>
        <source>cannot be replaced (%1).</source>
        <comment>a file</comment>
        <translation>无法替换（%1）。</translation>
    </message>
    <message>
        <source>The catalogue was not found; looked for: %1. Install the program again, or name the file in the environment variable RIGWRIGHT_CATALOGUE.</source>
        <translation>找不到配件库；已查找：%1。请重新安装程序，或用环境变量 RIGWRIGHT_CATALOGUE 指定该文件。</translation>
    </message>
    <message>
        <source>holds a part that this version of Rigwright cannot read: %1: %2: %3. Install the program and its catalogue together.</source>
        <comment>part&apos;s id: field: what is wrong</comment>
        <translation>含有此版本 Rigwright 无法读取的配件：%1：%2：%3。请将程序与其配件库一同安装。</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1 (%2)</source>
        <comment>axis: figure (unit)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Figures are the vendors&apos; ratings, without sparsity unless the name says so.</source>
        <translation>数据为厂商标称值；除非名称中注明，均不计稀疏。</translation>
    </message>
    <message>
        <source>There is no figure called “%1” for a chart; these can be drawn: %2.</source>
        <translation>图表没有名为“%1”的指标；可用的指标有：%2。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 与 %2 的关系</translation>
    </message>
    <message>
        <source>Without a series</source>
        <translation>无系列</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 chips.</source>
        <translation>已显示：%1 款芯片，共 %2 款。</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Not in this chart, because a figure of it is not known or has no sum: %1.</source>
        <comment>machines</comment>
        <translation>未列入此图，因为其某项指标未知或无法求和：%1。</translation>
    </message>
    <message>
        <source>A machine stands at the sums over its cards, the price of all its parts today and the watts of the whole machine in training.</source>
        <translation>机器按其所有显卡的合计值、全部配件的现价和整机训练功耗标出。</translation>
    </message>
    <message>
        <source>Bars of figures with different units need a GPU that counts as 1.</source>
        <translation>单位不同的指标要画成条形图，须选一款 GPU 作为基准（=1）。</translation>
    </message>
    <message>
        <source>%1, %2 = 1</source>
        <comment>per dollar, the GPU that counts as 1</comment>
        <translation>%1，%2 = 1</translation>
    </message>
    <message>
        <source>%1 = 1</source>
        <comment>the GPU that counts as 1</comment>
        <translation>%1 = 1</translation>
    </message>
    <message>
        <source>No bar for “%1” of %2 of the %3 chips: it is not known of them.</source>
        <translation>“%1”：%3 款芯片中有 %2 款的数据未知，未画条形。</translation>
    </message>
    <message>
        <source>There is no GPU “%1” that could count as 1.</source>
        <translation>没有可作为基准（=1）的 GPU“%1”。</translation>
    </message>
    <message>
        <source>Figures side by side</source>
        <translation>指标并排对比</translation>
    </message>
    <message>
        <source>Only the longest %1 of %2 are drawn.</source>
        <translation>只绘制最长的 %1 条，共 %2 条。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two dates</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>暂无此类价格</translation>
    </message>
    <message>
        <source>Prices are the vendors&apos; launch prices in US dollars.</source>
        <translation>价格为厂商的首发价（美元）。</translation>
    </message>
    <message>
        <source>They are not adjusted for inflation.</source>
        <translation>未按通货膨胀调整。</translation>
    </message>
    <message>
        <source>proportional, %1 %2</source>
        <comment>slope, unit</comment>
        <translation>正比，斜率 %1 %2</translation>
    </message>
    <message>
        <source>affine, %1 %2 and %3 %4</source>
        <comment>offset, unit, slope, unit</comment>
        <translation>仿射，截距 %1 %2，斜率 %3 %4</translation>
    </message>
    <message>
        <source>× %1 a year</source>
        <translation>每年 × %1</translation>
    </message>
    <message>
        <source>× %1 a year, twice as much in %2 years</source>
        <translation>每年 × %1，%2 年翻一番</translation>
    </message>
    <message>
        <source>not defined</source>
        <comment>a figure</comment>
        <translation>未定义</translation>
    </message>
    <message>
        <source>Trend of %1: %2, R² %3, %4 points; by the AICc better by %5 than the other law.</source>
        <translation>%1 的趋势线：%2，R² %3，%4 个点；其 AICc 比另一种形式低 %5（更优）。</translation>
    </message>
    <message>
        <source>Trend of %1: %2, R² %3, %4 points.</source>
        <translation>%1 的趋势线：%2，R² %3，%4 个点。</translation>
    </message>
    <message>
        <source>Tensor FP16 accumulates in FP32 for %1 of the chips, in FP16 for %2; of %3 the source does not say it.</source>
        <translation>Tensor FP16 的累加精度：%1 款芯片为 FP32，%2 款为 FP16；另有 %3 款的来源未说明。</translation>
    </message>
    <message>
        <source>The rest of a machine costs %1 beside one card, as you say.</source>
        <translation>除一张显卡外，整机其余部分按您填写的 %1 计算。</translation>
    </message>
    <message>
        <source>The rest of a machine is assumed to cost %1 beside one card.</source>
        <translation>除一张显卡外，整机其余部分假定为 %1。</translation>
    </message>
    <message>
        <source>Speeds were measured in training at FP16, each against a GPU of the same series of runs, and are told with the %1 as 1; series of runs differ in software and batch sizes.</source>
        <translation>速度为 FP16 训练的实测值，均与同一组测试中的另一款 GPU 对比得出，并以 %1 为基准（=1）；各组测试的软件和批大小不同。</translation>
    </message>
    <message>
        <source>Nothing is chosen beside the chart. “All” shows every one.</source>
        <translation>图表旁未选择任何项。点击“全部”可全部显示。</translation>
    </message>
    <message>
        <source>Chosen by %1: %2.</source>
        <comment>series, names</comment>
        <translation>按%1筛选：%2。</translation>
    </message>
    <message>
        <source>Chosen by %1: %2 of %3.</source>
        <comment>series, count, count</comment>
        <translation>按%1筛选：已选 %2 项，共 %3 项。</translation>
    </message>
    <message>
        <source>Only what the words “%1” find.</source>
        <translation>只显示“%1”的搜索结果。</translation>
    </message>
    <message>
        <source>Only those that were chosen one by one: %1.</source>
        <comment>count</comment>
        <translation>只显示逐个选择的 %1 项。</translation>
    </message>
    <message>
        <source>No frontier: neither end of “%1” is better.</source>
        <translation>没有前沿：“%1”的高低没有优劣之分。</translation>
    </message>
    <message>
        <source>On the frontier: %1 of %2; no other is better in one of the two figures and no worse in the other.</source>
        <translation>位于前沿：%1 个，共 %2 个；没有其他点能在两项指标中一项更优而另一项不差。</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>On the frontier</source>
        <translation>位于前沿</translation>
    </message>
    <message>
        <source>Trend of the series, %1</source>
        <translation>系列趋势值，%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>across a chart, at a value</comment>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Cut to a part of the chart: %1 of its %2 points lie outside.</source>
        <translation>只显示图表的一部分：%2 个点中有 %1 个在范围之外。</translation>
    </message>
    <message>
        <source>Vendor not known</source>
        <translation>厂商未知</translation>
    </message>
    <message>
        <source>Architecture not known</source>
        <translation>架构未知</translation>
    </message>
    <message>
        <source>at launch</source>
        <comment>which price counts</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>market, new</source>
        <comment>which price counts</comment>
        <translation>市场价，全新</translation>
    </message>
    <message>
        <source>market, used</source>
        <comment>which price counts</comment>
        <translation>市场价，二手</translation>
    </message>
    <message>
        <source>your own</source>
        <comment>which price counts</comment>
        <translation>自填价格</translation>
    </message>
    <message>
        <source>series</source>
        <comment>by which points are told apart</comment>
        <translation>系列</translation>
    </message>
    <message>
        <source>vendor</source>
        <comment>by which points are told apart</comment>
        <translation>厂商</translation>
    </message>
    <message>
        <source>architecture</source>
        <comment>by which points are told apart</comment>
        <translation>架构</translation>
    </message>
    <message>
        <source>GPU or processor</source>
        <comment>by which points are told apart</comment>
        <translation>类别（GPU/处理器）</translation>
    </message>
    <message>
        <source>“%1” is no figure of power limits; these are: %2.</source>
        <translation>“%1”不是功耗限制图的指标；可用的有：%2。</translation>
    </message>
    <message>
        <source>%1, %2 cards</source>
        <comment>GPU, count</comment>
        <translation>%1，%2 张显卡</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>GPU: what ran</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Power limit (W)</source>
        <translation>功耗限制（W）</translation>
    </message>
    <message>
        <source>Power limit (% of the rating)</source>
        <translation>功耗限制（额定功耗的百分比）</translation>
    </message>
    <message>
        <source>Speed (% of the one at the highest limit measured)</source>
        <translation>速度（实测最高功耗限制下速度的百分比）</translation>
    </message>
    <message>
        <source>Speed per watt of the limit (1 at the highest limit measured)</source>
        <translation>每瓦功耗限制的速度（实测最高功耗限制时为 1）</translation>
    </message>
    <message>
        <source>Speed at each power limit</source>
        <translation>各功耗限制下的速度</translation>
    </message>
    <message>
        <source>Shown: %1 measurements, %2 of them of training, the others of serving; the two are not to be compared.</source>
        <translation>已显示：%1 组实测，其中 %2 组为训练，其余为推理服务；两者不可相互比较。</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <comment>GPUs</comment>
        <translation>已选：%1。</translation>
    </message>
    <message>
        <source>Id in the catalogue</source>
        <translation>配件库中的 id</translation>
    </message>
    <message>
        <source>No trend for %1 of the series: fewer than three points, or none of the laws is nearer to them than their mean.</source>
        <translation>有 %1 个系列没有趋势线：点少于三个，或没有任何形式比平均值更接近这些点。</translation>
    </message>
    <message>
        <source>No trend for %1: fewer than three points, or none of the laws is nearer to them than their mean.</source>
        <translation>%1 没有趋势线：点少于三个，或没有任何形式比平均值更接近这些点。</translation>
    </message>
    <message>
        <source>No line at %1: a logarithmic axis shows only values above zero.</source>
        <translation>%1 处没有参考线：对数轴只显示大于零的值。</translation>
    </message>
    <message>
        <source>No bars for “%1”: it is not known of the %2, which counts as 1.</source>
        <translation>“%1”没有条形：作为基准（=1）的 %2 没有这项数据。</translation>
    </message>
    <message>
        <source>The %1 cannot count as 1: “%2” is not known of it.</source>
        <translation>%1 不能作为基准（=1）：没有它的“%2”数据。</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>heading</comment>
        <translation>指标</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>axis, which price counts</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, dollars of %3</source>
        <comment>axis, which price counts, year</comment>
        <translation>%1，%2，%3 年的美元</translation>
    </message>
    <message>
        <source>You have entered no prices of your own yet: choose a card on the Parts page and add one under its prices.</source>
        <translation>尚未填写自己的价格：在“配件”页选择一张显卡，在其价格下添加。</translation>
    </message>
    <message>
        <source>Prices are your own, in US dollars, of each GPU the cheapest within half a year of its newest (%1).</source>
        <translation>价格为自填价格（美元），每款 GPU 取最新价格前半年内最便宜的显卡（%1）。</translation>
    </message>
    <message>
        <source>The price index does not have %1.</source>
        <comment>a year</comment>
        <translation>物价指数中没有 %1 年。</translation>
    </message>
    <message>
        <source>They are brought to the dollars of %1 by the consumer price index (%2), which ends with %3: later prices count as that year&apos;s.</source>
        <translation>已按消费者价格指数（%2）折算为 %1 年的美元；该指数止于 %3 年，之后的价格按该年计。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>machine (what is not known)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The area of a mark stands for its memory.</source>
        <translation>标记的面积表示显存大小。</translation>
    </message>
    <message>
        <source>Vendor</source>
        <comment>heading</comment>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Architecture</source>
        <comment>heading</comment>
        <translation>架构</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>heading</comment>
        <translation>类别</translation>
    </message>
    <message>
        <source>Measurement</source>
        <comment>heading</comment>
        <translation>测量</translation>
    </message>
    <message>
        <source>Prices are the newest market or list prices of new cards in US dollars, of each GPU the cheapest within half a year of its newest (%1); what is %2 months older than today does not count.</source>
        <translation>价格是全新显卡最新的市场价或标价（美元），每款 GPU 取其最新价格前半年内最低的一个（%1）；早于今天 %2 个月的不计。</translation>
    </message>
    <message>
        <source>Prices are the newest market prices of used cards in US dollars, of each GPU the cheapest within half a year of its newest (%1); what is %2 months older than today does not count.</source>
        <translation>价格是二手显卡最新的市场价（美元），每款 GPU 取其最新价格前半年内最低的一个（%1）；早于今天 %2 个月的不计。</translation>
    </message>
    <message>
        <source>Only what meets: %1.</source>
        <comment>conditions such as ≥ 24 GB</comment>
        <translation>仅显示符合条件的：%1。</translation>
    </message>
    <message>
        <source>%1 without “%2”</source>
        <comment>number of chips, figure</comment>
        <translation>%1 款缺少“%2”</translation>
    </message>
    <message>
        <source>%1 without either</source>
        <comment>number of chips</comment>
        <translation>%1 款两者都缺</translation>
    </message>
    <message>
        <source>%1 whose value is not above zero, which a logarithmic axis cannot show</source>
        <comment>number of chips</comment>
        <translation>%1 款的数值不大于零，对数轴无法显示</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>chips by what they lack</comment>
        <translation>未列出：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>ChartAnswer</name>
    <message>
        <source>%1 at %2</source>
        <comment>GPU, horizontal figure</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between GPUs</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Least %1 for the money: %2</source>
        <comment>vertical figure, GPUs</comment>
        <translation>同等价格下 %1 最低：%2</translation>
    </message>
    <message>
        <source>Most %1 for the money: %2</source>
        <comment>vertical figure, GPUs</comment>
        <translation>同等价格下 %1 最高：%2</translation>
    </message>
    <message>
        <source>Least %1 by %2: %3</source>
        <comment>vertical figure, horizontal figure, GPUs</comment>
        <translation>按%2，%1最低：%3</translation>
    </message>
    <message>
        <source>Most %1 by %2: %3</source>
        <comment>vertical figure, horizontal figure, GPUs</comment>
        <translation>按%2，%1最高：%3</translation>
    </message>
    <message>
        <source>%1: %2 alone</source>
        <comment>figure, GPU</comment>
        <translation>%1：仅 %2</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <comment>figure, GPUs in order</comment>
        <translation>%1：%2 居首，其次 %3</translation>
    </message>
    <message>
        <source>%1: %2, then %3 and %4</source>
        <comment>figure, GPUs in order</comment>
        <translation>%1：%2 居首，其次 %3、%4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, what it is divided by</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>GPU, year</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Least %1 so far: %2</source>
        <comment>figure, GPU</comment>
        <translation>%1迄今最低：%2</translation>
    </message>
    <message>
        <source>Most %1 so far: %2</source>
        <comment>figure, GPU</comment>
        <translation>%1迄今最高：%2</translation>
    </message>
    <message>
        <source>%1; before it %2</source>
        <comment>the best one, those before</comment>
        <translation>%1；此前依次为 %2</translation>
    </message>
</context>
<context>
    <name>ChartFile</name>
    <message>
        <source>must be one of %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>must have a low end below its high end.</source>
        <translation>下限必须小于上限。</translation>
    </message>
    <message>
        <source>is missing: where the line stands.</source>
        <translation>缺失：应为参考线所在的数值。</translation>
    </message>
    <message>
        <source>is missing: what is to be drawn.</source>
        <translation>缺失：应为要绘制的内容。</translation>
    </message>
    <message>
        <source>is missing; a chart&apos;s file begins with &quot;rigwright_chart&quot;: 1.</source>
        <translation>缺失；图表文件须以 &quot;rigwright_chart&quot;: 1 开头。</translation>
    </message>
    <message>
        <source>is %1: this file was written for a newer version of Rigwright.</source>
        <translation>为 %1：此文件是为更新版本的 Rigwright 编写的。</translation>
    </message>
</context>
<context>
    <name>ChartKey</name>
    <message>
        <source>Area of a mark: %1; the largest is %2</source>
        <comment>figure with its unit, value</comment>
        <translation>标记面积：%1；最大为 %2</translation>
    </message>
    <message>
        <source>Dashed in a series&apos; colour: its trend</source>
        <translation>与系列同色的虚线：该系列的趋势线</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>series without a line in the key</comment>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series, number of points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>frontier</source>
        <comment>a line in a chart&apos;s key</comment>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Larger, solid line: on the frontier</source>
        <translation>较大的标记与实线：位于前沿</translation>
    </message>
</context>
<context>
    <name>ChartLines</name>
    <message>
        <source>“%1” is no number: a line is written as 24, or as 24 = two cards, and the next one after a semicolon.</source>
        <translation>“%1”不是数字：参考线应写成 24 或 24 = 两张显卡，多条之间用半角分号分隔。</translation>
    </message>
    <message>
        <source>A chart has room for %1 lines an axis.</source>
        <translation>每条坐标轴最多可有 %1 条参考线。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>value of a line, its name</comment>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>ChartQuestions</name>
    <message>
        <source>Median of FP32 per dollar: GTX 900 %1, GTX 10 %2 GFLOPS: %3 times as much; the document of 2018 says about twice.</source>
        <translation>每美元 FP32 的中位数：GTX 900 为 %1 GFLOPS，GTX 10 为 %2 GFLOPS，是前者的 %3 倍；2018 年的文档称约为两倍。</translation>
    </message>
    <message>
        <source>%1 times by “%2”</source>
        <comment>ratio, figure</comment>
        <translation>按“%2”为 %1 倍</translation>
    </message>
    <message>
        <source>The document measured CNNs, RNNs and Transformers and gives no figures. Shown for CNNs is what was measured; for RNNs memory bandwidth and for Transformers tensor FP16, which the document puts first for them.</source>
        <translation>该文档实测了 CNN、RNN 和 Transformer，但未给出数据。此处 CNN 采用实测值；RNN 采用显存带宽，Transformer 采用 Tensor FP16，即该文档认为对二者最重要的指标。</translation>
    </message>
    <message>
        <source>RTX 2060 against V100: %1; the document says more than 5 times.</source>
        <translation>RTX 2060 与 V100 相比：%1；该文档称超过 5 倍。</translation>
    </message>
    <message>
        <source>%1 %2 TFLOPS</source>
        <comment>name, FP32</comment>
        <translation>%1 %2 TFLOPS</translation>
    </message>
    <message>
        <source>The highest clock belongs to the least FP32: %1. Clocks do not compare across makes.</source>
        <translation>频率最高的，FP32 反而最低：%1。不同厂商之间的频率不可比。</translation>
    </message>
    <message>
        <source>What does FP32 cost? GTX 900, GTX 10, RTX 20</source>
        <translation>FP32 算力要花多少钱？GTX 900、GTX 10、RTX 20</translation>
    </message>
    <message>
        <source>What does FP32 cost? All GPUs</source>
        <translation>FP32 算力要花多少钱？所有 GPU</translation>
    </message>
    <message>
        <source>What does FP32 draw? GTX 900, GTX 10, RTX 20</source>
        <translation>FP32 算力的功耗是多少？GTX 900、GTX 10、RTX 20</translation>
    </message>
    <message>
        <source>What does tensor FP16 draw? All GPUs</source>
        <translation>Tensor FP16 算力的功耗是多少？所有 GPU</translation>
    </message>
    <message>
        <source>How does memory bandwidth grow? GPUs and processors</source>
        <translation>显存/内存带宽如何增长？GPU 和处理器</translation>
    </message>
    <message>
        <source>What is a card worth for CNN, RNN, Transformer? RTX 20 and V100</source>
        <translation>显卡跑 CNN、RNN、Transformer 的性价比如何？RTX 20 和 V100</translation>
    </message>
    <message>
        <source>What is a card worth by measured training speed?</source>
        <translation>按实测训练速度，显卡的性价比如何？</translation>
    </message>
    <message>
        <source>What is a whole machine worth by measured training speed?</source>
        <translation>按实测训练速度，整机的性价比如何？</translation>
    </message>
    <message>
        <source>Does the clock say anything? A processor and three GPUs</source>
        <translation>频率能说明性能吗？一款处理器和三款 GPU</translation>
    </message>
    <message>
        <source>How does FP32 per watt grow?</source>
        <translation>每瓦 FP32 算力如何增长？</translation>
    </message>
    <message>
        <source>How does FP32 per dollar grow?</source>
        <translation>每美元 FP32 算力如何增长？</translation>
    </message>
    <message>
        <source>What does memory cost?</source>
        <translation>显存要花多少钱？</translation>
    </message>
    <message>
        <source>How does memory per dollar grow?</source>
        <translation>每美元显存容量如何增长？</translation>
    </message>
    <message>
        <source>What does memory bandwidth cost?</source>
        <translation>显存带宽要花多少钱？</translation>
    </message>
    <message>
        <source>Is there bandwidth enough for FP32?</source>
        <translation>带宽跟得上 FP32 算力吗？</translation>
    </message>
    <message>
        <source>What gives most for the money today? Tensor FP16 of new cards</source>
        <translation>今天买什么最划算？全新显卡的张量 FP16</translation>
    </message>
    <message>
        <source>What gives most for the money used? Memory of used cards</source>
        <translation>二手买什么最划算？二手显卡的显存</translation>
    </message>
    <message>
        <source>What does a power limit cost in training? A40 and V100</source>
        <translation>训练时设功耗限制会损失多少速度？A40 和 V100</translation>
    </message>
    <message>
        <source>What does a power limit cost in serving? RTX 4090, 5090</source>
        <translation>推理服务时设功耗限制会损失多少速度？RTX 4090、5090</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>%1: %2</source>
        <comment>figure with its unit, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>value of a figure</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>On the frontier</source>
        <translation>位于前沿</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a sentence that is read aloud</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Better in both: %1 (%2; %3)</source>
        <comment>GPU, vertical figure, horizontal figure</comment>
        <translation>两项都更好：%1（%2；%3）</translation>
    </message>
</context>
<context>
    <name>ChipColumns</name>
    <message>
        <source>Used price</source>
        <comment>column</comment>
        <translation>二手价</translation>
    </message>
    <message>
        <source>Used price seen</source>
        <comment>column: the date of that price</comment>
        <translation>二手价日期</translation>
    </message>
    <message>
        <source>New price today</source>
        <comment>column</comment>
        <translation>当前新品价</translation>
    </message>
</context>
<context>
    <name>CitedWords</name>
    <message>
        <source>“%1” must be 1.</source>
        <translation>“%1”必须是 1。</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation>没有来源“%1”。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>A file with parts of your own; may be given several times.</source>
        <translation>含有自定义配件的文件；可多次给出。</translation>
    </message>
    <message>
        <source>The exit code is 1 from this severity on: blocker, caution, unknown or note.</source>
        <translation>检查结果达到此严重程度时，退出码为 1：blocker、caution、unknown 或 note。</translation>
    </message>
    <message>
        <source>text or json.</source>
        <translation>text 或 json。</translation>
    </message>
    <message>
        <source>--format must be text or json, not &quot;%1&quot;.</source>
        <translation>--format 必须是 text 或 json，不能是“%1”。</translation>
    </message>
    <message>
        <source>--severity must be blocker, caution, unknown or note, not &quot;%1&quot;.</source>
        <translation>--severity 必须是 blocker、caution、unknown 或 note，不能是“%1”。</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <translation>价格：%1。</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>connector</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>from</source>
        <comment>what a connector hangs on</comment>
        <translation>上游</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Nothing was found that stands against this machine.</source>
        <translation>没有发现这台机器有任何问题。</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>Accepted: %1 (%2)</source>
        <comment>a finding, the user&apos;s reason</comment>
        <translation>已接受：%1（%2）</translation>
    </message>
    <message>
        <source>There is no figure &quot;%1&quot;; there are: %2.</source>
        <translation>没有名为“%1”的参数；可用的有：%2。</translation>
    </message>
    <message>
        <source>Lists the GPU chips with their figures.</source>
        <translation>列出 GPU 芯片及其参数。</translation>
    </message>
    <message>
        <source>Lists the parts of a kind: gpus, cards, processors, motherboards, supplies, cases, coolers, memory, drives.</source>
        <translation>列出某一类配件：gpus、cards、processors、motherboards、supplies、cases、coolers、memory、drives。</translation>
    </message>
    <message>
        <source>Shows one part: every figure with its source, and for a motherboard where its lanes come from.</source>
        <translation>显示一个配件：每项参数及其来源；对主板还显示通道从何而来。</translation>
    </message>
    <message>
        <source>Says whether a machine will run, what is lost, why, and what would mend it.</source>
        <translation>说明一台机器能否运行、损失了什么、原因何在，以及如何改进。</translation>
    </message>
    <message>
        <source>Writes the report of a machine as PDF or HTML.</source>
        <translation>将一台机器的报告写成 PDF 或 HTML。</translation>
    </message>
    <message>
        <source>Says what is wrong with parts files, or with the shipped catalogue where no path is given.</source>
        <translation>检查配件文件中的错误；不给路径时检查自带的配件库。</translation>
    </message>
    <message>
        <source>&quot;rigwright-cli %1 --help&quot; tells more.</source>
        <comment>a command&apos;s name</comment>
        <translation>&quot;rigwright-cli %1 --help&quot; 可查看详细说明。</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no *.json file at %1.</source>
        <translation>%1 处没有 *.json 文件。</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue; its figures are those that the file was saved with.</source>
        <translation>%1 不在配件库中；其参数沿用文件保存时的数据。</translation>
    </message>
    <message>
        <source>%1: %2 was %3 when the file was saved and is %4 in the catalogue, which counts.</source>
        <comment>part, figure, old, new</comment>
        <translation>%1：%2 在文件保存时为 %3，配件库中现为 %4，以配件库为准。</translation>
    </message>
    <message>
        <source>Rigwright plans machines for deep learning: which parts, and what is lost where they fall short.</source>
        <translation>Rigwright 用于规划深度学习机器：该用哪些配件，不足之处会损失什么。</translation>
    </message>
    <message>
        <source>Exit codes: 0 nothing at or above the severity asked for (blocker); 1 findings; 2 bad input; 3 not read or not written.</source>
        <translation>退出码：0 没有达到指定严重程度（默认 blocker）的检查结果；1 有检查结果；2 输入有误；3 无法读取或写入。</translation>
    </message>
    <message>
        <source>--lang is &quot;%1&quot;; it must be one of: %2.</source>
        <translation>--lang 为“%1”；必须是以下之一：%2。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;; there are: %2.</source>
        <translation>没有名为“%1”的命令；可用的有：%2。</translation>
    </message>
    <message>
        <source>The standard output could not be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键名</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>The figure on the horizontal axis.</source>
        <translation>横轴的指标。</translation>
    </message>
    <message>
        <source>The file to write: .svg, .png, .pdf or .csv.</source>
        <translation>要写入的文件：.svg、.png、.pdf 或 .csv。</translation>
    </message>
    <message>
        <source>Lists the figures that can stand on an axis.</source>
        <translation>列出可用作坐标轴的指标。</translation>
    </message>
    <message>
        <source>--out must name the file to write.</source>
        <translation>--out 必须给出要写入的文件。</translation>
    </message>
    <message>
        <source>--format must be table, csv or json, not &quot;%1&quot;.</source>
        <translation>--format 必须是 table、csv 或 json，不能是“%1”。</translation>
    </message>
    <message>
        <source>Only parts for which EXPR holds, e.g. &quot;memory_gib &gt;= 24 and (vendor = NVIDIA or name ~ Pro)&quot;.</source>
        <translation>只列出满足 EXPR 的配件，例如 &quot;memory_gib &gt;= 24 and (vendor = NVIDIA or name ~ Pro)&quot;。</translation>
    </message>
    <message>
        <source>Sorts by a figure; -KEY sorts from the largest. What is unknown comes last.</source>
        <translation>按某项参数排序；-KEY 表示从大到小。未知的排在最后。</translation>
    </message>
    <message>
        <source>The figures to show, separated by commas.</source>
        <translation>要显示的参数，以逗号分隔。</translation>
    </message>
    <message>
        <source>table, csv or json; csv and json hold every figure.</source>
        <translation>table、csv 或 json；csv 和 json 包含全部参数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of part; there are: %2.</source>
        <translation>“%1”不是配件类别；可用的有：%2。</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>source: title, date, certainty</comment>
        <translation>%1，%2（%3）</translation>
    </message>
    <message>
        <source>%1, %2, %3 (%4)</source>
        <comment>source: title, publisher, date, certainty</comment>
        <translation>%1，%2，%3（%4）</translation>
    </message>
    <message>
        <source>also: %1</source>
        <comment>other names of a part</comment>
        <translation>又名：%1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>There is no price for this part.</source>
        <translation>此配件没有价格。</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>basis</source>
        <translation>价格依据</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>used</source>
        <comment>condition of a part</comment>
        <translation>二手</translation>
    </message>
    <message>
        <source>new</source>
        <comment>condition of a part</comment>
        <translation>全新</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;; &quot;rigwright-cli parts KIND --search TEXT&quot; finds ids.</source>
        <translation>没有配件“%1”；可用 &quot;rigwright-cli parts KIND --search TEXT&quot; 查找 id。</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;; there are: %2.</source>
        <translation>没有配件“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>table, csv or json.</source>
        <translation>table、csv 或 json。</translation>
    </message>
    <message>
        <source>The folder of your store, where it is not the usual one.</source>
        <translation>数据文件所在的文件夹；不在默认位置时给出。</translation>
    </message>
    <message>
        <source>--map is &quot;%1&quot;; it must be KEY=COLUMN, such as amount=Price.</source>
        <translation>--map 为“%1”；必须是 KEY=COLUMN 的形式，例如 amount=Price。</translation>
    </message>
    <message>
        <source>Says what would be stored, and stores nothing.</source>
        <translation>只说明将保存什么，不实际保存。</translation>
    </message>
    <message>
        <source>For prices: which column holds part, amount, currency, date, condition, basis or source; a currency or a date stands for all rows. May be given several times, and is remembered for the same header.</source>
        <translation>用于价格：part、amount、currency、date、condition、basis 或 source 各在哪一列；也可直接给出货币或日期，对所有行有效。可多次给出；表头相同的文件会沿用。</translation>
    </message>
    <message>
        <source>--format is &quot;%1&quot;; it must be text or json.</source>
        <translation>--format 为“%1”；必须是 text 或 json。</translation>
    </message>
    <message>
        <source>--map is for prices only.</source>
        <translation>--map 只能用于 prices。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) read</source>
        <comment>by an import</comment>
        <translation>
            <numerusform>读取了 %n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new or changed part(s)</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>新增或更改 %n 个配件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) filled in that were unknown</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>补全 %n 项原本未知的参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n 个价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) already stored as they are</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n 条记录已保存过，没有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doubtful and not stored, %n record(s):</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>存疑而未保存的记录（%n 条）：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, %n record(s) or single figure(s):</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>略过的记录或单项参数（%n 项）：</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored.</source>
        <comment>an import</comment>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>There is nothing to store.</source>
        <translation>没有可保存的内容。</translation>
    </message>
    <message>
        <source>Nothing was stored: this is a preview.</source>
        <translation>未保存任何内容：这只是预览。</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) explained</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n 个警告已有说明</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>errors, warnings, explained ones</comment>
        <translation>%1，%2，%3。</translation>
    </message>
    <message>
        <source>Only parts in which every word of TEXT is found: names, numbers, vendors, figures with their unit such as 24GB. Misprints are forgiven.</source>
        <translation>只列出包含 TEXT 中每个词的配件：名称、编号、厂商、带单位的参数（例如 24GB）。允许拼写有误。</translation>
    </message>
    <message>
        <source>Speed: %1 of %2 (%3) %4</source>
        <comment>a number such as 0.45, a GPU, the work, a citation such as [3]</comment>
        <translation>速度：%2 的 %1 倍（%3）%4</translation>
    </message>
    <message>
        <source>With your own and imported parts, prices and figures, as the window shows them.</source>
        <translation>连同您自己的和导入的配件、价格与参数，与窗口中显示的一致。</translation>
    </message>
    <message>
        <source>The same from another folder.</source>
        <translation>同上，取自另一个文件夹。</translation>
    </message>
    <message>
        <source>What mends all blockers (%1): %2.</source>
        <comment>price, edits</comment>
        <translation>可消除全部致命问题的改法（%1）：%2。</translation>
    </message>
    <message>
        <source>A better arrangement: %1.</source>
        <comment>edits</comment>
        <translation>更好的摆放：%1。</translation>
    </message>
    <message>
        <source>Says of each check on how many machines of the catalogue it can be evaluated, and which figures it lacks.</source>
        <translation>说明每项检查在目录的多少台机器上可以判断，以及缺少哪些数据。</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>can be evaluated</source>
        <translation>可判断</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>有提示</translation>
    </message>
    <message>
        <source>missing figures</source>
        <translation>缺少的数据</translation>
    </message>
    <message>
        <source>%1 machines of the catalogue, the same each time.</source>
        <translation>用目录中的零件组成 %1 台机器，每次相同。</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Bars of Y in place of points.</source>
        <translation>用 Y 的条形图代替散点。</translation>
    </message>
    <message>
        <source>A further figure for the bars; may be given several times.</source>
        <translation>条形图的另一项指标；可多次给出。</translation>
    </message>
    <message>
        <source>The GPU against which bars are told.</source>
        <translation>条形图中作为基准（=1）的 GPU。</translation>
    </message>
    <message>
        <source>A chart that is ready: see --questions.</source>
        <translation>现成的图表：见 --questions。</translation>
    </message>
    <message>
        <source>A chart from a file that the window shared.</source>
        <translation>由程序窗口分享的图表文件。</translation>
    </message>
    <message>
        <source>What is told apart: series, vendor, architecture or kind.</source>
        <translation>按什么区分：series、vendor、architecture 或 kind。</translation>
    </message>
    <message>
        <source>Only this one of what is told apart; may be given several times.</source>
        <translation>只显示所区分的这一组；可多次给出。</translation>
    </message>
    <message>
        <source>Only what these words find, as in the search.</source>
        <translation>只显示这些词的搜索结果，与搜索框相同。</translation>
    </message>
    <message>
        <source>Only this GPU or processor; may be given several times.</source>
        <translation>只显示这款 GPU 或处理器；可多次给出。</translation>
    </message>
    <message>
        <source>The processors too.</source>
        <translation>同时显示处理器。</translation>
    </message>
    <message>
        <source>Which price counts: launch, market, used or own.</source>
        <translation>价格口径：launch、market、used 或 own。</translation>
    </message>
    <message>
        <source>Prices in the dollars of this year.</source>
        <translation>将价格折算为该年份的美元。</translation>
    </message>
    <message>
        <source>What the rest of a machine costs, in US dollars.</source>
        <translation>整机其余部分的价格（美元）。</translation>
    </message>
    <message>
        <source>A trend line for each series.</source>
        <translation>为每个系列绘制趋势线。</translation>
    </message>
    <message>
        <source>The frontier of what nothing else beats.</source>
        <translation>绘制前沿，即没有其他点能胜过的点。</translation>
    </message>
    <message>
        <source>Marks as large as the memory.</source>
        <translation>标记大小按显存容量。</translation>
    </message>
    <message>
        <source>Lines across, as &quot;24; 48 = two cards&quot;.</source>
        <translation>参考线，例如 &quot;24; 48 = 两张显卡&quot;。</translation>
    </message>
    <message>
        <source>Linear axes in place of logarithmic ones.</source>
        <translation>用线性坐标轴代替对数坐标轴。</translation>
    </message>
    <message>
        <source>A machine&apos;s file: it and its variants stand in the chart too.</source>
        <translation>机器文件：该机器及其各方案也显示在图表中。</translation>
    </message>
    <message>
        <source>Of the picture in pixels, as 1280x800.</source>
        <translation>图片的像素尺寸，例如 1280x800。</translation>
    </message>
    <message>
        <source>Lists the charts that are ready.</source>
        <translation>列出现成的图表。</translation>
    </message>
    <message>
        <source>--%1 must be one of %2, not “%3”.</source>
        <translation>--%1 必须是 %2 之一，不能是“%3”。</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>--%1 必须是 %2 到 %3 之间的数字，不能是“%4”。</translation>
    </message>
    <message>
        <source>There is no question “%1”; --questions lists them.</source>
        <translation>没有名为“%1”的问题；可用 --questions 列出所有问题。</translation>
    </message>
    <message>
        <source>--size must be given as 1280x800, not “%1”.</source>
        <translation>--size 须写成 1280x800 的形式，不能是“%1”。</translation>
    </message>
    <message>
        <source>A chart needs a figure for each axis: chart Y --versus X --out FILE; or a question: chart --question KEY --out FILE.</source>
        <translation>图表的每条坐标轴都需要一项指标：chart Y --versus X --out FILE；或指定一个问题：chart --question KEY --out FILE。</translation>
    </message>
    <message>
        <source>Draws one figure of the GPU chips against another, bars of several, or an answer to a question.</source>
        <translation>绘制 GPU 芯片两项指标的关系图、多项指标的条形图，或回答某个问题的图表。</translation>
    </message>
    <message>
        <source>There is no part “%1”; “rigwright-cli gpus” lists the GPUs.</source>
        <translation>没有配件“%1”；“rigwright-cli gpus”会列出所有 GPU。</translation>
    </message>
    <message>
        <source>There is no “%1” to be shown; these are: %2.</source>
        <translation>没有可显示的“%1”；可选的有：%2。</translation>
    </message>
    <message>
        <source>There is no price index to adjust prices by.</source>
        <translation>没有可用来折算价格的物价指数。</translation>
    </message>
    <message>
        <source>--dollars-of: the price index goes from %1 to %2.</source>
        <translation>--dollars-of：物价指数的范围是 %1 年到 %2 年。</translation>
    </message>
    <message>
        <source>A chart is named by its figures, by --question or by --view: one of the three.</source>
        <translation>图表由参数名、--question 或 --view 指定，三者只能选一。</translation>
    </message>
    <message>
        <source>Bars have one axis: --bars goes without --versus.</source>
        <translation>条形图只有一个轴：--bars 不能与 --versus 同用。</translation>
    </message>
    <message>
        <source>--beside and --counts-as-1 go with --bars.</source>
        <translation>--beside 和 --counts-as-1 须与 --bars 同用。</translation>
    </message>
    <message>
        <source>Bars have neither trends nor a frontier.</source>
        <translation>条形图没有趋势线，也没有前沿。</translation>
    </message>
    <message>
        <source>Who asks: overall, trying, starting, kaggle, kaggle-deep, researcher, cv, nlp, start-up, cluster.</source>
        <translation>提问者：overall、trying、starting、kaggle、kaggle-deep、researcher、cv、nlp、start-up、cluster。</translation>
    </message>
    <message>
        <source>Of the budget, as ISO 4217 has it.</source>
        <translation>预算的货币，用 ISO 4217 代码。</translation>
    </message>
    <message>
        <source>Money in words: plenty, short, little or almost-none.</source>
        <translation>用词表示的预算：plenty、short、little 或 almost-none。</translation>
    </message>
    <message>
        <source>Size of the data set in GB.</source>
        <translation>数据集大小（GB）。</translation>
    </message>
    <message>
        <source>any, pytorch, tensorflow, jax, paddlepaddle, mxnet or caffe.</source>
        <translation>any、pytorch、tensorflow、jax、paddlepaddle、mxnet 或 caffe。</translation>
    </message>
    <message>
        <source>Kind of net: cnn, rnn or transformer.</source>
        <translation>网络类型：cnn、rnn 或 transformer。</translation>
    </message>
    <message>
        <source>normal or very-deep.</source>
        <translation>normal 或 very-deep。</translation>
    </message>
    <message>
        <source>How many machines.</source>
        <translation>机器数。</translation>
    </message>
    <message>
        <source>How many GPUs in each.</source>
        <translation>每台机器的 GPU 数。</translation>
    </message>
    <message>
        <source>workstation or server.</source>
        <translation>workstation 或 server。</translation>
    </message>
    <message>
        <source>The machines stand in a data centre.</source>
        <translation>机器放在数据中心。</translation>
    </message>
    <message>
        <source>elsewhere or china.</source>
        <translation>elsewhere 或 china。</translation>
    </message>
    <message>
        <source>Memory that the work needs on each GPU.</source>
        <translation>任务在每个 GPU 上需要的显存。</translation>
    </message>
    <message>
        <source>A display hangs on the GPU.</source>
        <translation>GPU 接有显示器。</translation>
    </message>
    <message>
        <source>No used cards.</source>
        <translation>不要二手显卡。</translation>
    </message>
    <message>
        <source>cards, tpu or all.</source>
        <translation>cards、tpu 或 all。</translation>
    </message>
    <message>
        <source>Of memory, bandwidth, speed and price, 0 to 10 each, as 3,3,4,8.</source>
        <translation>显存、带宽、速度和价格的权重，各为 0 到 10，例如 3,3,4,8。</translation>
    </message>
    <message>
        <source>score or newest.</source>
        <translation>score 或 newest。</translation>
    </message>
    <message>
        <source>Only this source; may be given several times.</source>
        <translation>只用这个来源；可多次给出。</translation>
    </message>
    <message>
        <source>The GPU of the rack plan; the first offer otherwise.</source>
        <translation>机柜规划所用的 GPU；不给出时取列表中的第一款。</translation>
    </message>
    <message>
        <source>What a rack bears, in kW.</source>
        <translation>一个机柜可承受的功率（kW）。</translation>
    </message>
    <message>
        <source>At most so many offers of the catalogue.</source>
        <translation>最多列出配件库中的多少款。</translation>
    </message>
    <message>
        <source>--%1 must be a number above %2, at most %3, not “%4”.</source>
        <translation>--%1 必须是大于 %2 且不超过 %3 的数字，不能是“%4”。</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from 1 to %2, not “%3”.</source>
        <translation>--%1 必须是 1 到 %2 之间的整数，不能是“%3”。</translation>
    </message>
    <message>
        <source>--currency must be three capital letters such as USD, not “%1”.</source>
        <translation>--currency 必须是三个大写字母，例如 USD，不能是“%1”。</translation>
    </message>
    <message>
        <source>--weights must be four numbers from 0 to 10, as 3,3,4,8, not “%1”.</source>
        <translation>--weights 必须是四个 0 到 10 之间的数字，例如 3,3,4,8，不能是“%1”。</translation>
    </message>
    <message>
        <source>There is no source “%1”; these are: %2.</source>
        <translation>没有来源“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>Or: %1.</source>
        <translation>或者：%1。</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>memory GiB</source>
        <translation>显存 GiB</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>TFLOPS in theory</source>
        <translation>理论 TFLOPS</translation>
    </message>
    <message>
        <source>still sold</source>
        <translation>是否在售</translation>
    </message>
    <message>
        <source>What the catalogue gives:</source>
        <translation>配件库给出的选择：</translation>
    </message>
    <message>
        <source>Where they disagree:</source>
        <translation>有分歧之处：</translation>
    </message>
    <message>
        <source>Racks:</source>
        <translation>机柜：</translation>
    </message>
    <message>
        <source>There is no rate of exchange for %1.</source>
        <translation>没有 %1 的汇率。</translation>
    </message>
    <message>
        <source>--format must be text or json, not “%1”.</source>
        <translation>--format 必须是 text 或 json，不能是“%1”。</translation>
    </message>
    <message>
        <source>Says what a model&apos;s training or inference needs on each GPU, part by part, which GPUs hold it and how fast they would be.</source>
        <translation>逐项说明模型的训练或推理在每个 GPU 上需要多少显存、哪些 GPU 放得下、速度如何。</translation>
    </message>
    <message>
        <source>Sets GPUs and processors side by side: figures, speeds, what an upgrade costs.</source>
        <translation>并排对比 GPU 和处理器：参数、速度、升级的花费。</translation>
    </message>
    <message>
        <source>Says whether buying a machine or renting its work is cheaper, and from when on.</source>
        <translation>说明买机器与租用哪个更便宜，以及从何时起更便宜。</translation>
    </message>
    <message>
        <source>Which GPU for this work and this money: what the catalogue gives, what the dated sources say, and where they disagree.</source>
        <translation>这样的任务和预算该选哪款 GPU：配件库给出的选择、注明日期的各来源的说法，以及分歧之处。</translation>
    </message>
    <message>
        <source>The GPU that you own: the others are weighed as an upgrade of it.</source>
        <translation>您已有的 GPU：其他 GPU 按对它的升级来评估。</translation>
    </message>
    <message>
        <source>What yours cost: the sum of the whole path is told.</source>
        <translation>您的 GPU 当初的花费：给出后会显示整条路径的总花费。</translation>
    </message>
    <message>
        <source>What one costs, by you; may be given several times.</source>
        <translation>您给某一款填的价格；可多次给出。</translation>
    </message>
    <message>
        <source>Which price counts: new-else-used, new, used or launch.</source>
        <translation>价格口径：new-else-used、new、used 或 launch。</translation>
    </message>
    <message>
        <source>Of the amounts that you give, and of the answer.</source>
        <translation>您所填金额和结果的货币。</translation>
    </message>
    <message>
        <source>The kind of net: cnn, rnn or transformer.</source>
        <translation>网络类型：cnn、rnn 或 transformer。</translation>
    </message>
    <message>
        <source>How many GPUs a processor is to feed.</source>
        <translation>处理器要带动多少个 GPU。</translation>
    </message>
    <message>
        <source>The work is bound by the processor.</source>
        <translation>任务受处理器限制。</translation>
    </message>
    <message>
        <source>The clock of a GPU&apos;s peak beside a processor: boost or base.</source>
        <translation>与处理器对比时，GPU 峰值按哪个频率计算：boost 或 base。</translation>
    </message>
    <message>
        <source>“%1” is no GPU and no processor, or it names several; “rigwright-cli gpus --search” and “rigwright-cli parts processors --search” find ids.</source>
        <translation>“%1”既不是 GPU 也不是处理器，或者对应多个；可用“rigwright-cli gpus --search”和“rigwright-cli parts processors --search”查找 id。</translation>
    </message>
    <message>
        <source>--%1 must be an amount of money from 0 on, not “%2”.</source>
        <translation>--%1 必须是不小于 0 的金额，不能是“%2”。</translation>
    </message>
    <message>
        <source>--price must be new-else-used, new, used or launch, not “%1”.</source>
        <translation>--price 必须是 new-else-used、new、used 或 launch，不能是“%1”。</translation>
    </message>
    <message>
        <source>--price-of must be given as ID=AMOUNT, not “%1”.</source>
        <translation>--price-of 须写成 ID=AMOUNT 的形式，不能是“%1”。</translation>
    </message>
    <message>
        <source>--owned must name a GPU, not “%1”.</source>
        <translation>--owned 必须是一款 GPU，不能是“%1”。</translation>
    </message>
    <message>
        <source>--for must be cnn, rnn or transformer, not “%1”.</source>
        <translation>--for 必须是 cnn、rnn 或 transformer，不能是“%1”。</translation>
    </message>
    <message>
        <source>--gpus must be a whole number from 1 to %1, not “%2”.</source>
        <translation>--gpus 必须是 1 到 %1 之间的整数，不能是“%2”。</translation>
    </message>
    <message>
        <source>--peak must be boost or base, not “%1”.</source>
        <translation>--peak 必须是 boost 或 base，不能是“%1”。</translation>
    </message>
    <message>
        <source>--currency: there is no rate for “%1”.</source>
        <translation>--currency：没有“%1”的汇率。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>figure (unit)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, theoretical</source>
        <comment>a figure of peak speed</comment>
        <translation>%1，理论</translation>
    </message>
    <message>
        <source>Tensor Cores</source>
        <translation>Tensor Core</translation>
    </message>
    <message>
        <source>16-bit capability</source>
        <translation>支持 16 位</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>%1 That was measured at other nets.</source>
        <comment>a sentence</comment>
        <translation>%1该数据由其他网络测得。</translation>
    </message>
    <message>
        <source>%1 Its FP32 peak is %2 times the other&apos;s, which is theoretical.</source>
        <comment>a sentence, a ratio</comment>
        <translation>%1其 FP32 峰值是对方的 %2 倍，仅为理论值。</translation>
    </message>
    <message>
        <source>Not ranked: %1, as this is not known of it: %2.</source>
        <translation>未排序：%1，因为其以下数据未知：%2。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>sentence, publisher, date</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>Power: %1 against yours.</source>
        <translation>功耗：与您的相比 %1。</translation>
    </message>
    <message>
        <source>%1 (%2 GHz, %3 GHz over all cores)</source>
        <translation>%1（%2 GHz，全部核心合计 %3 GHz）</translation>
    </message>
    <message numerus="yes">
        <source>Processors for %n GPUs, by the clock of one thread:</source>
        <translation>
            <numerusform>用于 %n 个 GPU 的处理器，按单线程频率排序：</numerusform>
        </translation>
    </message>
    <message>
        <source>Processors for work that is bound by them, by clock over all cores:</source>
        <translation>用于受处理器限制的任务的处理器，按全部核心合计频率排序：</translation>
    </message>
    <message>
        <source>%1: %2 GFLOPS for a dollar; %3: %4. That is %5 times as many, and the peak is %6 times as high (theoretical).</source>
        <translation>%1：每美元 %2 GFLOPS；%3：%4。后者是前者的 %5 倍，峰值为 %6 倍（理论）。</translation>
    </message>
    <message>
        <source>SPEED</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>UPGRADE</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>WHAT COUNTS FIRST</source>
        <translation>首先看什么</translation>
    </message>
    <message>
        <source>PROCESSORS</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>CAUTIONS</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>A model or a net that is known by name: see --list-models.</source>
        <translation>程序已收录的模型或网络：见 --list-models。</translation>
    </message>
    <message>
        <source>A model&apos;s own config.json.</source>
        <translation>模型自带的 config.json。</translation>
    </message>
    <message>
        <source>A list of a convolutional net&apos;s layers.</source>
        <translation>卷积网络的层列表。</translation>
    </message>
    <message>
        <source>transformer, cnn, rnn, diffusion or own.</source>
        <translation>transformer、cnn、rnn、diffusion 或 own。</translation>
    </message>
    <message>
        <source>Only this GPU; may be given several times.</source>
        <translation>只看这款 GPU；可多次给出。</translation>
    </message>
    <message>
        <source>The card draws the desktop as well.</source>
        <translation>显卡同时用于显示桌面。</translation>
    </message>
    <message>
        <source>Error correction is on.</source>
        <translation>已开启纠错（ECC）。</translation>
    </message>
    <message>
        <source>Lists the models and nets that are known by name.</source>
        <translation>列出程序已收录的模型和网络。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>--kind must be transformer, cnn, rnn, diffusion or own.</source>
        <translation>--kind 必须是 transformer、cnn、rnn、diffusion 或 own。</translation>
    </message>
    <message>
        <source>There is no model “%1”; --list-models lists them.</source>
        <translation>没有模型“%1”；可用 --list-models 列出所有模型。</translation>
    </message>
    <message>
        <source>--%1 says nothing about this work.</source>
        <translation>--%1 不适用于此任务。</translation>
    </message>
    <message>
        <source>The GPU must hold %1 GiB.</source>
        <translation>GPU 需要容纳 %1 GiB。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n GPU(s) must hold %1 GiB.</source>
        <translation>
            <numerusform>%n 个 GPU 中每个需要容纳 %1 GiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>speed is</source>
        <translation>速度依据</translation>
    </message>
    <message>
        <source>No GPU of the catalogue holds it; share it over more of them, or ask for less.</source>
        <translation>配件库中没有放得下的 GPU；请分到更多 GPU 上，或降低要求。</translation>
    </message>
    <message>
        <source>The machine that is bought: its price, draw, tariff and hours.</source>
        <translation>要购买的机器：其价格、功耗、电价和使用时间。</translation>
    </message>
    <message>
        <source>What the whole machine costs.</source>
        <translation>整机的价格。</translation>
    </message>
    <message>
        <source>What one GPU costs, in the place of --capital.</source>
        <translation>单个 GPU 的价格，用来代替 --capital。</translation>
    </message>
    <message>
        <source>What the machine takes from the wall at work.</source>
        <translation>机器工作时的插座端功耗。</translation>
    </message>
    <message>
        <source>What it takes at other times; without it, it is switched off.</source>
        <translation>机器其余时间的功耗；不给出时视为关机。</translation>
    </message>
    <message>
        <source>How many GPUs are needed at a time.</source>
        <translation>同时需要多少个 GPU。</translation>
    </message>
    <message>
        <source>The GPU that is bought, for the comparison of speeds.</source>
        <translation>要购买的 GPU，用于比较速度。</translation>
    </message>
    <message>
        <source>What is rented: see --list-offers.</source>
        <translation>租用的报价：见 --list-offers。</translation>
    </message>
    <message>
        <source>What an hour of one rented GPU costs.</source>
        <translation>租用一个 GPU 每小时的价格。</translation>
    </message>
    <message>
        <source>How fast a rented GPU is; the one that is bought counts as 1.</source>
        <translation>租用的 GPU 的速度；以购买的 GPU 为 1。</translation>
    </message>
    <message>
        <source>Storage and traffic of what is rented, a month.</source>
        <translation>租用时每月的存储和流量费用。</translation>
    </message>
    <message>
        <source>A month of a subscription, as a third way.</source>
        <translation>每月的订阅费用，作为第三种方式。</translation>
    </message>
    <message>
        <source>How many hours a week the GPUs work.</source>
        <translation>GPU 每周工作多少小时。</translation>
    </message>
    <message>
        <source>The same by the month.</source>
        <translation>同上，按月计。</translation>
    </message>
    <message>
        <source>Over how many years; 3 where it is not given.</source>
        <translation>按多少年计算；不给出时为 3。</translation>
    </message>
    <message>
        <source>What a kilowatt-hour costs.</source>
        <translation>每千瓦时的电价。</translation>
    </message>
    <message>
        <source>What a place for the machine costs a month.</source>
        <translation>机器每月的托管费用。</translation>
    </message>
    <message>
        <source>Watts of the building for one of the machine; 1 where it is not given.</source>
        <translation>机器每耗 1 W，整个机房耗多少瓦；不给出时为 1。</translation>
    </message>
    <message>
        <source>What it is sold for at the end, in percent of its price.</source>
        <translation>期末残值所得，占其价格的百分比。</translation>
    </message>
    <message>
        <source>Of all amounts; USD where it is not given.</source>
        <translation>所有金额的货币；不给出时为 USD。</translation>
    </message>
    <message>
        <source>Your own file of cloud prices, JSON or CSV.</source>
        <translation>您自己的云价格文件，JSON 或 CSV。</translation>
    </message>
    <message>
        <source>Where you are, as CN.</source>
        <translation>您所在的地区，例如 CN。</translation>
    </message>
    <message>
        <source>What you work with, as pytorch.</source>
        <translation>您所用的框架，例如 pytorch。</translation>
    </message>
    <message>
        <source>low or almost-none: what sources advise then.</source>
        <translation>low 或 almost-none：显示各来源在这种情况下的建议。</translation>
    </message>
    <message>
        <source>Lists the offers; --offer NAME narrows the list.</source>
        <translation>列出报价；--offer NAME 可缩小范围。</translation>
    </message>
    <message>
        <source>Lists free and cheap services.</source>
        <translation>列出免费和便宜的服务。</translation>
    </message>
    <message>
        <source>--%1 must be a number, not “%2”.</source>
        <translation>--%1 必须是数字，不能是“%2”。</translation>
    </message>
    <message>
        <source>--%1 %2</source>
        <comment>an option, what it must be</comment>
        <translation>--%1 %2</translation>
    </message>
    <message>
        <source>--gpus must be a whole number, not “%1”.</source>
        <translation>--gpus 必须是整数，不能是“%1”。</translation>
    </message>
    <message>
        <source>--budget must be low or almost-none, not “%1”.</source>
        <translation>--budget 必须是 low 或 almost-none，不能是“%1”。</translation>
    </message>
    <message>
        <source>--currency must be a code of three capital letters, such as USD, not “%1”.</source>
        <translation>--currency 必须是三个大写字母的代码，例如 USD，不能是“%1”。</translation>
    </message>
    <message>
        <source>There is no GPU “%1”; “rigwright-cli gpus” lists them.</source>
        <translation>没有 GPU“%1”；“rigwright-cli gpus”会列出所有 GPU。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>advice, who says so, date</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>bought, %1</source>
        <translation>购买，%1</translation>
    </message>
    <message>
        <source>rented, %1</source>
        <translation>租用，%1</translation>
    </message>
    <message>
        <source>offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>age</source>
        <translation>距今</translation>
    </message>
    <message>
        <source>price not stated</source>
        <translation>未公布价格</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>%1: %2 (stated %3, %4)</source>
        <comment>service, price, date, age</comment>
        <translation>%1：%2（%3 公布，%4）</translation>
    </message>
    <message>
        <source>  Not for you: %1</source>
        <comment>why</comment>
        <translation>  不适合您：%1</translation>
    </message>
    <message>
        <source>  Beware: %1</source>
        <translation>  注意：%1</translation>
    </message>
    <message>
        <source>part of the need</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>图片/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>There is no GPU “%1”, or several.</source>
        <translation>没有名为“%1”的 GPU，或者有多个。</translation>
    </message>
    <message>
        <source>The whole machine as a multiple of its GPUs, as 1.4; without it 1, the bare GPUs.</source>
        <translation>整机价格相当于其 GPU 价格的倍数，例如 1.4；不填则为 1，即只算 GPU。</translation>
    </message>
    <message>
        <source>Worst card link: %1</source>
        <comment>a link, whose it is</comment>
        <translation>最慢的显卡链路：%1</translation>
    </message>
    <message>
        <source>Also tells how so many cards would do beside one.</source>
        <translation>同时说明这么多张显卡与单卡相比的速度。</translation>
    </message>
    <message>
        <source>What these cards are for: one run, faster, or a run on each.</source>
        <translation>这些显卡的用途：让一个任务更快，或每张各跑一个任务。</translation>
    </message>
    <message>
        <source>--aim must be one-run or many-runs.</source>
        <translation>--aim 必须为 one-run 或 many-runs。</translation>
    </message>
    <message>
        <source>--cards must be from 1 to %1.</source>
        <translation>--cards 必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The work itself is shared over %1 GPUs; --cards must be the same.</source>
        <translation>任务本身分布在 %1 个 GPU 上；--cards 必须与之相同。</translation>
    </message>
    <message>
        <source>Several of %1:</source>
        <comment>a GPU</comment>
        <translation>多张 %1：</translation>
    </message>
    <message>
        <source>Options of every command: --help, --lang %1. --version tells the version.</source>
        <translation>每个命令都可用的选项：--help、--lang %1。--version 显示版本。</translation>
    </message>
    <message>
        <source>Which prices count: new ones alone, used before new, or any: used where no new one of today exists.</source>
        <translation>采用哪些价格：new 只用全新品，used 二手优先，any 没有近期全新价格时用二手。</translation>
    </message>
    <message>
        <source>The currency of prices, such as CNY; others are converted by the known rates.</source>
        <translation>价格的货币，例如 CNY；其他货币按已知汇率换算。</translation>
    </message>
    <message>
        <source>--prices must be new, used or any, not “%1”.</source>
        <translation>--prices 只能是 new、used 或 any，不能是“%1”。</translation>
    </message>
    <message>
        <source>There is no rate for the currency “%1”.</source>
        <translation>没有货币“%1”的汇率。</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a mend</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>Mend: %1. %2</source>
        <comment>an edit, its effect in sentences</comment>
        <translation>改进方案：%1。%2</translation>
    </message>
    <message>
        <source>A GGUF file, or beside --config a safetensors file or its index: weights as they are stored. May be given several times, for a model in several files.</source>
        <translation>GGUF 文件；或与 --config 一起给出的 safetensors 文件或其索引：按存储方式计算权重。模型分成多个文件时可多次给出。</translation>
    </message>
    <message>
        <source>Beside a safetensors file or its index, --config must say what the model is.</source>
        <translation>给出 safetensors 文件或其索引时，须用 --config 说明模型。</translation>
    </message>
    <message>
        <source>Of a model in several safetensors files, their index is needed.</source>
        <translation>模型分成多个 safetensors 文件时，需要其索引文件。</translation>
    </message>
    <message>
        <source>Only one of --model, --config, --weights-file, --layers-file, --kind and --own-gib can say what the work is.</source>
        <translation>--model、--config、--weights-file、--layers-file、--kind 和 --own-gib 中只能用一个来说明工作负载。</translation>
    </message>
    <message>
        <source>What is the work? --model, --config, --weights-file, --layers-file or --own-gib says it.</source>
        <translation>工作负载是什么？请用 --model、--config、--weights-file、--layers-file 或 --own-gib 说明。</translation>
    </message>
    <message>
        <source>The day of the report, such as 2026-11-22: the same input then gives the same file. Default: today.</source>
        <translation>报告的日期，例如 2026-11-22：同样的输入会得到同样的文件。默认为今天。</translation>
    </message>
    <message>
        <source>--date must be a day such as 2026-11-22, not “%1”.</source>
        <translation>--date 必须是日期，例如 2026-11-22，而不是“%1”。</translation>
    </message>
    <message>
        <source>Money for the GPUs of all machines, with --currency (USD otherwise).</source>
        <translation>所有机器的 GPU 的预算，配合 --currency（默认为 USD）。</translation>
    </message>
    <message>
        <source>Only GPUs of this maker: NVIDIA, AMD or Intel.</source>
        <translation>只要这家厂商的 GPU：NVIDIA、AMD 或 Intel。</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What was said 2016–2020:</source>
        <translation>2016–2020 年的说法：</translation>
    </message>
    <message>
        <source>From the machine to the first training run: system, driver, CUDA, frameworks, words. Without a topic it lists them; “guide compatibility --gpu ID” says what runs on a card, and how it is installed.</source>
        <translation>从装好机器到第一次训练：操作系统、驱动、CUDA、框架、术语。不带主题时列出全部主题；“guide compatibility --gpu ID”说明一张显卡能运行什么、如何安装。</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>It prints: %1</source>
        <translation>输出：%1</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>What document %1 said:</source>
        <translation>文档 %1 的说法：</translation>
    </message>
    <message>
        <source>What document %1 said (%2):</source>
        <translation>文档 %1 的说法（%2）：</translation>
    </message>
    <message>
        <source>Today (as of %1):</source>
        <translation>如今（截至 %1）：</translation>
    </message>
    <message>
        <source>What changed:</source>
        <translation>变化：</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>步骤：</translation>
    </message>
    <message>
        <source>To install it under %1:</source>
        <translation>在 %1 下安装：</translation>
    </message>
    <message>
        <source>%1 has no graphics card whose GPU is known.</source>
        <translation>%1 中没有 GPU 已知的显卡。</translation>
    </message>
    <message>
        <source>There is no GPU “%1”.</source>
        <translation>没有名为“%1”的 GPU。</translation>
    </message>
    <message>
        <source>Say which cards: --gpu ID or --machine FILE.</source>
        <translation>请指明显卡：--gpu ID 或 --machine FILE。</translation>
    </message>
    <message>
        <source>No topic answers “%1”; without a topic the command lists them.</source>
        <translation>没有主题能回答“%1”；不带主题时，此命令列出全部主题。</translation>
    </message>
    <message>
        <source>Answers for the cards of this machine.</source>
        <translation>针对这台机器的显卡作答。</translation>
    </message>
    <message>
        <source>Answers for this GPU; may be given several times.</source>
        <translation>针对这款 GPU 作答；可多次给出。</translation>
    </message>
    <message>
        <source>Writes a machine to the cards of the answer into this file.</source>
        <translation>把与答案中显卡相配的整机写入此文件。</translation>
    </message>
    <message>
        <source>A machine&apos;s file ends in .rig.json, not “%1”.</source>
        <translation>整机文件以 .rig.json 结尾，而不是“%1”。</translation>
    </message>
    <message>
        <source>Nothing is to be bought, so there is no machine to write.</source>
        <translation>没有要购买的显卡，因此没有整机可写。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a file, its machine&apos;s name, a sentence on it</comment>
        <translation>%1：%2%3</translation>
    </message>
    <message>
        <source>For which the steps are: ubuntu-24.04, ubuntu-22.04, debian-12, rhel-9, windows-11 or wsl2.</source>
        <translation>步骤适用的系统：ubuntu-24.04、ubuntu-22.04、debian-12、rhel-9、windows-11 或 wsl2。</translation>
    </message>
    <message>
        <source>How many of it you own.</source>
        <translation>你有几张。</translation>
    </message>
    <message>
        <source>Without GPUs to compare: what you would add, beside what yours brings.</source>
        <translation>不给出要比较的 GPU 时：除卖掉现有卡所得之外，愿意再加多少钱。</translation>
    </message>
    <message>
        <source>What one of yours brings; without it, its newest used price.</source>
        <translation>现有的一张能卖多少；不填则取最新的二手价。</translation>
    </message>
    <message>
        <source>--owned-count must be a whole number, not “%1”.</source>
        <translation>--owned-count 必须是整数，而不是“%1”。</translation>
    </message>
    <message>
        <source>Name two to compare, or what you own with --owned.</source>
        <translation>请给出两个来比较，或用 --owned 给出你现有的。</translation>
    </message>
    <message>
        <source>--resale, --paid, --budget and --owned-count go with --owned.</source>
        <translation>--resale、--paid、--budget 和 --owned-count 要与 --owned 一起使用。</translation>
    </message>
    <message>
        <source>--budget asks of all GPUs: name none beside it.</source>
        <translation>--budget 针对所有 GPU：不要再列出 GPU。</translation>
    </message>
    <message>
        <source>What is known of them stands side by side.</source>
        <translation>已知的数据并列如下。</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which gain less for the money, are not listed.</source>
        <translation>
            <numerusform>另有 %n 种同样花费收益更低，未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds the plan against what the machine says of itself; may be given several times.</source>
        <translation>把方案与机器自身的输出对照；可多次给出。</translation>
    </message>
    <message>
        <source>Plan and machine:</source>
        <translation>方案与实机：</translation>
    </message>
    <message>
        <source>Recognises a machine in what it says of itself: outputs of lspci, nvidia-smi, dmidecode, lstopo, rocm-smi and of Windows&apos; tools, in any order.</source>
        <translation>从机器自身的输出识别一台机器：lspci、nvidia-smi、dmidecode、lstopo、rocm-smi 以及 Windows 工具的输出，顺序不限。</translation>
    </message>
    <message>
        <source>The board %1 is not in the catalogue.</source>
        <translation>目录中没有主板 %1。</translation>
    </message>
    <message>
        <source>Ways between the cards:</source>
        <translation>显卡之间的路径：</translation>
    </message>
    <message>
        <source>Prints the line to copy that writes all of it into one file, masked: linux or windows.</source>
        <translation>打印一行可复制的命令，把所需内容脱敏后写入一个文件：linux 或 windows。</translation>
    </message>
    <message>
        <source>--collect must be linux or windows, not “%1”.</source>
        <translation>--collect 必须是 linux 或 windows，而不是“%1”。</translation>
    </message>
    <message>
        <source>%1 carries no works; --model or another option says what the work is.</source>
        <translation>%1 中没有任务；请用 --model 或其他选项说明任务。</translation>
    </message>
    <message>
        <source>%1 carries no work “%2”.</source>
        <translation>%1 中没有任务“%2”。</translation>
    </message>
    <message>
        <source>The works that this machine is for; without another work, the one that needs most.</source>
        <translation>这台机器所承担的任务；未另外指定任务时，取需求最大的一项。</translation>
    </message>
    <message>
        <source>With --machine: that one of its works, by number or name.</source>
        <translation>与 --machine 连用：按编号或名称取其中的一项任务。</translation>
    </message>
    <message>
        <source>The standard input could not be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>The slowest link between these cards, as PCIe generation and lanes, or nvlink.</source>
        <translation>这些显卡之间最慢的链路：PCIe 版本与通道数，或 nvlink。</translation>
    </message>
    <message>
        <source>--card-link must be a PCIe generation from 1 to 6 and 1, 2, 4, 8 or 16 lanes, as in 4x8, or nvlink.</source>
        <translation>--card-link 须为 1 到 6 的 PCIe 版本加 1、2、4、8 或 16 条通道，例如 4x8，或为 nvlink。</translation>
    </message>
    <message>
        <source>work</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>GiB on a card</source>
        <translation>每卡 GiB</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>显卡数</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Drawing in the window: %1</source>
        <comment>title of a drawing</comment>
        <translation>窗口中的图：%1</translation>
    </message>
    <message>
        <source>Of the rack plan: the circuits of the place, as us-240v-30a.</source>
        <translation>机柜规划用：当地的供电回路，如 us-240v-30a。</translation>
    </message>
    <message>
        <source>--circuit must be one of %1, not “%2”.</source>
        <translation>--circuit 必须是 %1 之一，而不是“%2”。</translation>
    </message>
    <message>
        <source>elsewhere or china: what may be sold there, and in China prices in yuan.</source>
        <translation>elsewhere 或 china：当地允许销售的产品；在中国按人民币价格。</translation>
    </message>
    <message>
        <source>Writes the machine to the cards that are named.</source>
        <translation>写出配有所推荐显卡的整机文件。</translation>
    </message>
    <message>
        <source>--region must be elsewhere or china, not “%1”.</source>
        <translation>--region 必须是 elsewhere 或 china，而不是“%1”。</translation>
    </message>
    <message>
        <source>It serves users around the clock, in the place of hours of training.</source>
        <translation>全天候为用户服务，代替训练小时数。</translation>
    </message>
    <message>
        <source>Tells what to run after the first start, and what it must print.</source>
        <translation>列出首次开机后要运行的命令，以及应当显示的内容。</translation>
    </message>
    <message>
        <source>After the first start:</source>
        <translation>首次开机后：</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <comment>what a command printed</comment>
        <translation>实际显示：%1</translation>
    </message>
    <message>
        <source>Which whole machine does most of a work for the money, proven over the catalogue: every part, its price, and that none is better.</source>
        <translation>这笔钱能买到哪台做这项工作最快的整机：列出每个配件及其价格，并证明目录中没有更好的。</translation>
    </message>
    <message>
        <source>--frontier must be two budgets, as 1000..20000.</source>
        <translation>--frontier 须为两个预算，例如 1000..20000。</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起价</translation>
    </message>
    <message>
        <source>does</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>The best of each budget:</source>
        <translation>各预算下的最佳机器：</translation>
    </message>
    <message>
        <source>What took no part:</source>
        <translation>未参与的配件：</translation>
    </message>
    <message>
        <source>What cut the search short, how often:</source>
        <translation>搜索被截去的原因及次数：</translation>
    </message>
    <message>
        <source>--top must be a number from 1 to 20, not “%1”.</source>
        <translation>--top 须为 1 到 20 的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>The best machine of every budget between two.</source>
        <translation>两个预算之间每个预算的最佳机器。</translation>
    </message>
    <message>
        <source>So many machines that differ in their cards; without it 3.</source>
        <translation>给出这么多台显卡不同的机器；默认 3。</translation>
    </message>
    <message>
        <source>--%1 must be KEY=VALUE, not “%2”.</source>
        <translation>--%1 须写作 KEY=VALUE，而不是“%2”。</translation>
    </message>
    <message>
        <source>--%1 knows %2, not “%3”.</source>
        <translation>--%1 可用 %2，不能用“%3”。</translation>
    </message>
    <message>
        <source>%1 carries no works; --model says what the work is.</source>
        <translation>%1 没有记录工作；请用 --model 指定工作。</translation>
    </message>
    <message>
        <source>--set says how a work is done; --model or --work says which.</source>
        <translation>--set 说明工作如何进行；请用 --model 或 --work 指定是哪项工作。</translation>
    </message>
    <message>
        <source>--cards must be a number or two of them, as 1..4.</source>
        <translation>--cards 须为一个数或一个范围，例如 1..4。</translation>
    </message>
    <message>
        <source>There is no part “%1”.</source>
        <translation>没有配件“%1”。</translation>
    </message>
    <message>
        <source>The work: a model that is known by name, see “memory --list-models”.</source>
        <translation>工作：按名称已知的模型，见“memory --list-models”。</translation>
    </message>
    <message>
        <source>The work: the first one that this machine is for.</source>
        <translation>工作：这台机器所记录的第一项。</translation>
    </message>
    <message>
        <source>How the work is done, by the options of “memory”: method=qlora. May be given several times.</source>
        <translation>工作如何进行，用“memory”的选项表示：method=qlora。可多次给出。</translation>
    </message>
    <message>
        <source>What each card must have at least, and all of them: memory-each, memory-in-all in GiB, fp32, tensor-fp16 in TFLOPS, bandwidth in GB/s. May be given several times.</source>
        <translation>每张显卡及全部显卡至少须有：memory-each、memory-in-all（GiB）、fp32、tensor-fp16（TFLOPS）、bandwidth（GB/s）。可多次给出。</translation>
    </message>
    <message>
        <source>For all that is not owned, in the currency.</source>
        <translation>用于所有尚未拥有的配件，按所选货币。</translation>
    </message>
    <message>
        <source>How many cards, or between which numbers: 2, 1..4.</source>
        <translation>显卡数量或范围：2、1..4。</translation>
    </message>
    <message>
        <source>The circuit at the wall, such as us-15a or eu-16a.</source>
        <translation>墙上的供电回路，例如 us-15a 或 eu-16a。</translation>
    </message>
    <message>
        <source>What else hangs on that circuit.</source>
        <translation>该回路上的其他负载。</translation>
    </message>
    <message>
        <source>The machine stands in a data centre in the sense of the drivers&apos; licence.</source>
        <translation>机器位于驱动程序许可协议所指的数据中心。</translation>
    </message>
    <message>
        <source>What is owned: its parts may be used again and cost nothing.</source>
        <translation>已有的机器：其中的配件可以再用，不计价。</translation>
    </message>
    <message>
        <source>An owned part that must be used again; may be given several times.</source>
        <translation>必须再用的已有配件；可多次给出。</translation>
    </message>
    <message>
        <source>A part or a GPU that the machine must have; may be given several times.</source>
        <translation>机器必须有的配件或 GPU；可多次给出。</translation>
    </message>
    <message>
        <source>A part or a GPU that it must not have; may be given several times.</source>
        <translation>机器不得有的配件或 GPU；可多次给出。</translation>
    </message>
    <message>
        <source>The GPUs&apos; vendor; without it, all that CUDA runs on.</source>
        <translation>GPU 厂商；默认为所有能运行 CUDA 的 GPU。</translation>
    </message>
    <message>
        <source>Memory that corrects errors.</source>
        <translation>纠错内存。</translation>
    </message>
    <message>
        <source>A display hangs on one of the cards.</source>
        <translation>有显示器接在其中一张显卡上。</translation>
    </message>
    <message>
        <source>Cards whose price was seen in another currency count too.</source>
        <translation>只见过其他货币价格的显卡也算在内。</translation>
    </message>
    <message>
        <source>No blower, no rack case.</source>
        <translation>不用涡轮卡，不用机架机箱。</translation>
    </message>
    <message>
        <source>Memory of the machine at least; without it as much as all cards have, and 16.</source>
        <translation>机器内存至少这么多；默认不少于全部显存，且不少于 16。</translation>
    </message>
    <message>
        <source>Lanes of a card at the least; without it 8, 0 for any link.</source>
        <translation>每张显卡至少的通道数；默认 8，0 表示任何链路均可。</translation>
    </message>
    <message>
        <source>The drive at least; without it 900.</source>
        <translation>硬盘至少这么大；默认 900。</translation>
    </message>
    <message>
        <source>A check whose cautions the machine must not have; may be given several times.</source>
        <translation>机器不得有其警告的检查项；可多次给出。</translation>
    </message>
    <message>
        <source>A check, or pcie, power or fit for a group whose missing figures it may have; may be given several times.</source>
        <translation>可以有其警告的检查项，或 pcie、power、fit（该组允许缺少数据）；可多次给出。</translation>
    </message>
    <message>
        <source>How many machines are built.</source>
        <translation>组装多少台机器。</translation>
    </message>
    <message>
        <source>--machines must be a number from 1 to %1, not “%2”.</source>
        <translation>--machines 必须是 1 到 %1 之间的数字，而不是“%2”。</translation>
    </message>
    <message>
        <source>The catalogue of %1 is whole and can be read; this is a preview, and nothing was stored.</source>
        <translation>%1 的配件库完整且可以读取；这只是预览，没有存入任何内容。</translation>
    </message>
    <message>
        <source>The catalogue of %1 counts now in the window, and here with --own or --store. &quot;import catalogue --take-out&quot; lets the shipped one count again.</source>
        <translation>现在窗口中以 %1 的配件库为准，命令行加上 --own 或 --store 时也是如此。“import catalogue --take-out”可恢复使用自带的配件库。</translation>
    </message>
    <message>
        <source>The shipped catalogue counts again.</source>
        <translation>已恢复使用自带的配件库。</translation>
    </message>
    <message>
        <source>--take-out is for a catalogue; other imports are taken out in the window: Data, Imports.</source>
        <translation>--take-out 只用于配件库；其他导入请在窗口的“数据 → 导入记录”中移除。</translation>
    </message>
    <message>
        <source>--take-out needs no file.</source>
        <translation>--take-out 不需要文件。</translation>
    </message>
    <message>
        <source>Name at least one file to import.</source>
        <translation>请至少指定一个要导入的文件。</translation>
    </message>
    <message>
        <source>One catalogue is imported: name its file.</source>
        <translation>一次只能导入一个配件库：请指定它的文件。</translation>
    </message>
    <message>
        <source>For a catalogue: takes out the one that was imported, without a file.</source>
        <translation>用于配件库：移除已导入的那个，不需要文件。</translation>
    </message>
    <message>
        <source>Holds the machine against renting: an offer of “rent-or-buy --list-offers”.</source>
        <translation>与租用比较：“rent-or-buy --list-offers”中的一个报价。</translation>
    </message>
    <message>
        <source>Says what an offer of a second-hand card is worth: which card, what is at risk, whether it starts, fits and runs, and what to test on the day it arrives.</source>
        <translation>判断二手显卡的商品描述：是哪款卡，有哪些风险，能否启动、装得下、跑得动，以及到货当天要测什么。</translation>
    </message>
    <message>
        <source>Takes parts or prices from files into your store, or a machine from somebody&apos;s list of parts, and says what was left out and why.</source>
        <translation>从文件中导入配件或价格，或由他人的配置单得到一台机器，并说明略去了什么以及原因。</translation>
    </message>
    <message>
        <source>Writes your own prices as CSV, your own parts as a parts file, or the parts of a machine as a list.</source>
        <translation>把您自己的价格写为 CSV、自己的配件写为配件文件，或把一台机器的配件写为配置单。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be exported; it must be prices, parts or list.</source>
        <translation>无法导出“%1”；须为 prices、parts 或 list。</translation>
    </message>
    <message>
        <source>--choose is “%1”; it must be LINE=PART, with a line of the list and the id of a part or a GPU; LINE=own takes it as it is written, LINE= leaves it out.</source>
        <translation>--choose 为“%1”；须为 LINE=PART，即清单中的行号和配件或 GPU 的 id；LINE=own 表示按原文，LINE= 表示略去该行。</translation>
    </message>
    <message>
        <source>Writes the machine of the list; lines that are asked are left out until they are chosen.</source>
        <translation>写出清单对应的机器；待确认的行在选定之前不计入。</translation>
    </message>
    <message>
        <source>What a line means, by its number: the id of a part or a GPU; without one it is left out.</source>
        <translation>按行号指定该行的含义：配件或 GPU 的 id；不写 id 则略去该行。</translation>
    </message>
    <message>
        <source>What a sign means that several currencies use, where nothing in the list tells.</source>
        <translation>清单本身无法判断时，多种货币共用的符号指哪种货币。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n part(s) written.</source>
        <translation>
            <numerusform>%1：已写出 %n 个配件。</numerusform>
        </translation>
    </message>
    <message>
        <source>text, markdown, bbcode, csv or chinese.</source>
        <translation>text、markdown、bbcode、csv 或 chinese。</translation>
    </message>
    <message>
        <source>--as must be text, markdown, bbcode, csv or chinese, not “%1”.</source>
        <translation>--as 须为 text、markdown、bbcode、csv 或 chinese，不能是“%1”。</translation>
    </message>
    <message>
        <source>On the day it arrives</source>
        <translation>到货当天</translation>
    </message>
    <message>
        <source>Then: rigwright-cli offer %1 --arrived OUTPUT</source>
        <translation>然后运行：rigwright-cli offer %1 --arrived OUTPUT</translation>
    </message>
    <message>
        <source>The machine that the card shall go into.</source>
        <translation>显卡要装入的机器。</translation>
    </message>
    <message>
        <source>What the commands of the sheet printed, held against the offer. May be given several times.</source>
        <translation>验货单中各命令的输出，用来与商品描述核对。可多次给出。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be imported; it must be one of: opendb, prices, parts, catalogue, list.</source>
        <translation>无法导入“%1”；须为 opendb、prices、parts、catalogue 或 list。</translation>
    </message>
    <message>
        <source>alone, this would make it</source>
        <translation>单用这一项的效果</translation>
    </message>
    <message>
        <source>GiB before</source>
        <translation>之前 GiB</translation>
    </message>
    <message>
        <source>GiB after</source>
        <translation>之后 GiB</translation>
    </message>
    <message>
        <source>What counts first, compute or bandwidth: sorts by it, and says which sources put it first and which the other.</source>
        <translation>先看什么，compute（算力）或 bandwidth（带宽）：按它排序，并说明哪些来源先看它、哪些先看另一个。</translation>
    </message>
    <message>
        <source>--first must be compute or bandwidth, not &quot;%1&quot;.</source>
        <translation>--first 必须是 compute 或 bandwidth，不能是“%1”。</translation>
    </message>
    <message>
        <source>Say what binds the answer, and which prices would change it.</source>
        <translation>说明答案受什么约束、哪些价格会改变它。</translation>
    </message>
    <message>
        <source>Write the parts of all machines that are named as a price list with empty cells for the prices of today, which “import prices” reads.</source>
        <translation>把所列各整机的部件写成报价表，今日价格留空；填好后可用 import prices 读入。</translation>
    </message>
    <message>
        <source>A shop for the links of that list, with {part} for the part&apos;s name; may be given several times. Without it PCPartPicker, eBay and JD.</source>
        <translation>报价表链接所用的商店，{part} 代表部件名；可多次给出。不给则用 PCPartPicker、eBay 和京东。</translation>
    </message>
    <message>
        <source>How it is installed: rigwright-cli guide compatibility --gpu %1 --system SYSTEM</source>
        <comment>id</comment>
        <translation>安装步骤：rigwright-cli guide compatibility --gpu %1 --system SYSTEM</translation>
    </message>
    <message>
        <source>What is best: speed, memory, speed-for-money or cost-over-years (price and electricity).</source>
        <translation>什么最好：speed、memory、speed-for-money 或 cost-over-years（价格加电费）。</translation>
    </message>
    <message>
        <source>Tokens or images a second at the least, without a model TFLOPS.</source>
        <translation>每秒至少多少 token 或图像；没有模型时以 TFLOPS 计。</translation>
    </message>
    <message>
        <source>The years of cost-over-years; without it 3.</source>
        <translation>cost-over-years 的年数；不写时为 3。</translation>
    </message>
    <message>
        <source>How many hours a year it trains; without it 2000.</source>
        <translation>一年训练多少小时；不写时为 2000。</translation>
    </message>
    <message>
        <source>What a kilowatt-hour costs, in the currency.</source>
        <translation>一度电的价格，以所选货币计。</translation>
    </message>
    <message>
        <source>Cards may be limited below their rating, as far as their speed was measured so.</source>
        <translation>显卡可以限到额定功耗以下，仅限测过该功耗下速度的显卡。</translation>
    </message>
    <message>
        <source>“%1” is not one model alone; it may be %2. --list-models lists all.</source>
        <comment>words, ids</comment>
        <translation>“%1”对应的模型不止一个，可能是 %2。--list-models 列出全部。</translation>
    </message>
    <message>
        <source>An owned part that may be sold, and what one of it brings, in the currency: so much more may be spent where the machine does without it; may be given several times.</source>
        <translation>可以卖出的已有配件，以及每件卖得多少，按所用货币：机器不用它时，可以多花这么多；可多次给出。</translation>
    </message>
    <message>
        <source>Cards without BF16 (before Ampere) may train transformers and diffusion models too, in FP16 with loss scaling.</source>
        <translation>没有 BF16 的显卡（Ampere 之前）也可以训练 Transformer 和扩散模型，用 FP16 加损失缩放。</translation>
    </message>
</context>
<context>
    <name>CloudFile</name>
    <message>
        <source>has no column “%1”; the first line must name the columns: %2.</source>
        <translation>没有“%1”列；第一行须给出列名：%2。</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>为空。</translation>
    </message>
    <message>
        <source>has more than %1 offers.</source>
        <translation>报价超过 %1 条。</translation>
    </message>
    <message>
        <source>holds no price: there is nothing below the first line.</source>
        <translation>没有价格：第一行以下没有内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out, the first one because: %1</source>
        <translation>
            <numerusform>已略过 %n 行，第一行的原因：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudPrices</name>
    <message>
        <source>is missing: how many GPUs the price is for.</source>
        <translation>缺失：应为该价格对应的 GPU 数。</translation>
    </message>
    <message>
        <source>must be a code of three capital letters, such as USD.</source>
        <translation>必须是三个大写字母的代码，例如 USD。</translation>
    </message>
    <message>
        <source>must be the day of the price, as 2026-03-01.</source>
        <translation>必须是该价格的日期，例如 2026-03-01。</translation>
    </message>
    <message>
        <source>is empty: the file holds no price.</source>
        <translation>为空：文件中没有价格。</translation>
    </message>
    <message>
        <source>There is no offer “%1”; --list-offers lists them.</source>
        <translation>没有报价“%1”；可用 --list-offers 列出所有报价。</translation>
    </message>
    <message>
        <source>“%1” fits several offers: %2. Name one of them.</source>
        <translation>“%1”对应多个报价：%2。请指定其中一个。</translation>
    </message>
    <message>
        <source>must not lie below price_per_hour, with which the range begins.</source>
        <translation>不得低于 price_per_hour，即区间的起点。</translation>
    </message>
</context>
<context>
    <name>CloudServices</name>
    <message>
        <source>must be a date, as 2020-03 or 2026-03-01.</source>
        <translation>必须是日期，例如 2020-03 或 2026-03-01。</translation>
    </message>
    <message>
        <source>must be a code of three capital letters, such as USD.</source>
        <translation>必须是三个大写字母的代码，例如 USD。</translation>
    </message>
</context>
<context>
    <name>CnnWords</name>
    <message>
        <source>The batch must be from 1 to %1.</source>
        <translation>批大小必须在 1 到 %1 之间。</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 %2</source>
        <comment>publisher, date</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of works; how many are not named</comment>
        <translation>
            <numerusform>%1，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3 at %4 (%5).</source>
        <translation>在 %4 中，%1 的速度是 %3 的 %2 倍（%5）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 times as fast as %3, between %4 and %5 over %n comparisons: %6 (%7).</source>
        <translation>
            <numerusform>%1 的速度是 %3 的 %2 倍，%n 次对比在 %4 到 %5 倍之间：%6（%7）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no upgrade, says a source; it is %2 times as fast as yours (%3).</source>
        <translation>%1：有来源认为不必升级；其速度是您的 %2 倍（%3）。</translation>
    </message>
    <message>
        <source>%1: no upgrade, says a source; how fast it is against yours is not known.</source>
        <translation>%1：有来源认为不必升级；其速度与您的相比如何未知。</translation>
    </message>
    <message>
        <source>%1 is no gain: it is %2 times as fast as yours (%3).</source>
        <translation>%1 没有提升：其速度是您的 %2 倍（%3）。</translation>
    </message>
    <message>
        <source>%1 is no faster than yours: %2 times (%3).</source>
        <translation>%1 不比您的快：速度是您的 %2 倍（%3）。</translation>
    </message>
    <message>
        <source>%1 has %2 times the FLOPS of yours, which is theoretical.</source>
        <translation>%1 的 FLOPS 是您的 %2 倍，仅为理论值。</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as yours (%3).</source>
        <translation>%1 的速度是您的 %2 倍（%3）。</translation>
    </message>
    <message>
        <source>How fast %1 is against yours is not known: no source here compares them, and figures are missing.</source>
        <translation>%1 与您的相比速度如何未知：这里没有来源比较过两者，参数也不全。</translation>
    </message>
    <message>
        <source>How much more memory it has is not known.</source>
        <translation>显存多出多少未知。</translation>
    </message>
    <message>
        <source>It has %1 GiB more memory.</source>
        <translation>显存多 %1 GiB。</translation>
    </message>
    <message>
        <source>It has %1 GiB less memory.</source>
        <translation>显存少 %1 GiB。</translation>
    </message>
    <message>
        <source>It has as much memory.</source>
        <translation>显存相同。</translation>
    </message>
    <message>
        <source>It has no price of today: give your own.</source>
        <translation>没有近期价格：请自行填写。</translation>
    </message>
    <message>
        <source>It costs %1; say what yours brings, and the rest is reckoned.</source>
        <translation>价格为 %1；填写现有显卡的转卖所得，即可算出其余各项。</translation>
    </message>
    <message>
        <source>It costs %1; yours brings %2, so that nothing is to be added.</source>
        <translation>价格为 %1；现有显卡转卖可得 %2，无需补差价。</translation>
    </message>
    <message>
        <source>It costs %1; yours brings %2, so that %3 are to be added.</source>
        <translation>价格为 %1；现有显卡转卖可得 %2，需补差价 %3。</translation>
    </message>
    <message>
        <source>It costs %1; yours brings %2, so that %3 are to be added: %4 for each 10 % of theoretical speed.</source>
        <translation>价格为 %1；现有显卡转卖可得 %2，需补差价 %3：理论速度每提高 10% 花费 %4。</translation>
    </message>
    <message>
        <source>It costs %1; yours brings %2, so that %3 are to be added: %4 for each 10 % of speed.</source>
        <translation>价格为 %1；现有显卡转卖可得 %2，需补差价 %3：速度每提高 10% 花费 %4。</translation>
    </message>
    <message>
        <source>the same</source>
        <comment>how a speed is known</comment>
        <translation>相同</translation>
    </message>
    <message>
        <source>read</source>
        <comment>how a speed is known</comment>
        <translation>读取</translation>
    </message>
    <message>
        <source>chained</source>
        <comment>how a speed is known</comment>
        <translation>换算</translation>
    </message>
    <message>
        <source>modelled</source>
        <comment>how a speed is known</comment>
        <translation>估算</translation>
    </message>
    <message>
        <source>theoretical</source>
        <comment>how a speed is known</comment>
        <translation>理论</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>how a speed is known</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>It is the same GPU.</source>
        <translation>是同一款 GPU。</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3, by way of %4: %5 (%6).</source>
        <translation>%1 的速度是 %3 的 %2 倍，经 %4 换算：%5（%6）。</translation>
    </message>
    <message>
        <source>No source here compares %1 with %2. By their memory bandwidth, which tells inside one architecture, it is %3 times as fast: an estimate.</source>
        <translation>没有来源对比过 %1 与 %2。显存带宽在同一架构内可反映速度，按此估算，前者是后者的 %3 倍。</translation>
    </message>
    <message>
        <source>No source here compares %1 with %2. The ratio of their peaks (%4) is %3: theoretical, not what training gains.</source>
        <translation>没有来源对比过 %1 与 %2。两者的峰值之比（%4）为 %3：这是理论值，不等于训练的实际提升。</translation>
    </message>
    <message>
        <source>How fast %1 is against %2 is not known.</source>
        <translation>%1 相对于 %2 的速度未知。</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a price</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (by you)</source>
        <comment>amount</comment>
        <translation>%1（自填）</translation>
    </message>
    <message>
        <source>%1 (at launch, %2)</source>
        <comment>amount, date</comment>
        <translation>%1（首发价，%2）</translation>
    </message>
    <message>
        <source>%1 (new, %2)</source>
        <comment>amount, date</comment>
        <translation>%1（全新，%2）</translation>
    </message>
    <message>
        <source>%1 (used, %2)</source>
        <comment>amount, date</comment>
        <translation>%1（二手，%2）</translation>
    </message>
    <message>
        <source>%1 (your own, %2)</source>
        <comment>amount, date</comment>
        <translation>%1（自填价格，%2）</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>money to be added</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>three sentences</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source>%1 The whole path, with what yours cost, comes to %2.</source>
        <comment>sentences, amount</comment>
        <translation>%1加上现有显卡的购入价，整条升级路线共花费 %2。</translation>
    </message>
    <message>
        <source>Power plugs: %1 in place of %2; see that the supply has them.</source>
        <translation>供电接头：由 %2 变为 %1；请确认电源有这些接头。</translation>
    </message>
    <message>
        <source>%1 brings %2, as you say.</source>
        <translation>%1 转卖可得 %2（自填）。</translation>
    </message>
    <message>
        <source>%1 is counted at %2: its newest used price (%3).</source>
        <translation>%1 按 %2 计：取最新的二手价（%3）。</translation>
    </message>
    <message>
        <source>your own price</source>
        <translation>自填价格</translation>
    </message>
    <message>
        <source>What %1 brings is not known: its last used price, %2, is of %3. Say your own.</source>
        <translation>%1 的转卖所得未知：最近一次二手价 %2 是 %3 的。请自行填写。</translation>
    </message>
    <message>
        <source>What %1 brings is not known: no used price was seen. Say your own.</source>
        <translation>%1 的转卖所得未知：没有查到二手价。请自行填写。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a sentence, its publisher, its date</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>The architectures differ (%1): memory bandwidth does not tell which is faster.</source>
        <translation>架构不同（%1）：不能凭显存带宽判断哪款更快。</translation>
    </message>
    <message>
        <source>Whether memory bandwidth tells which is faster is not known: the architecture of %1 is missing.</source>
        <translation>无法得知能否凭显存带宽判断哪款更快：缺少 %1 的架构数据。</translation>
    </message>
    <message>
        <source>FLOPS are theoretical: peaks that training does not reach.</source>
        <translation>FLOPS 为理论值：训练达不到这样的峰值。</translation>
    </message>
    <message>
        <source>Tensor Cores: %1, up to ×5 on a subset of the operations where the library uses them. None: %2 (×1).</source>
        <translation>有 Tensor Core：%1，在软件库用到它的部分运算上最高 ×5。没有：%2（×1）。</translation>
    </message>
    <message>
        <source>One more %1 beside yours: work that fits one card runs faster by as much, less what the way between the cards costs.</source>
        <translation>在现有卡旁再加一张 %1：单卡放得下的任务按卡数提速，再扣除卡间通信的损失。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of cards, price of each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>价格为 %1。</translation>
    </message>
    <message>
        <source>%1 (×1)</source>
        <comment>a GPU to which others are relative</comment>
        <translation>%1（×1）</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>GPU, times as fast, how it is known</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>Fastest first: %1.</source>
        <translation>从快到慢：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between GPUs in an order</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 How fast %2 is beside them is not known.</source>
        <comment>sentence, GPUs</comment>
        <translation>%1%2 与它们相比有多快尚不清楚。</translation>
    </message>
    <message>
        <source>No source here compares %1 with %2. By bandwidth, matrix rate and watts, as pairs that were measured follow them, it is %3 times as fast, between %4 and %5: an estimate.</source>
        <translation>此处没有来源比较 %1 与 %2。按显存带宽、矩阵算力和功耗，依照实测显卡对的规律，其速度约为后者的 %3 倍，介于 %4 与 %5 倍之间：这是估算。</translation>
    </message>
    <message>
        <source>Said of %1: “%2” Such a sentence holds at the prices of its day.</source>
        <comment>GPUs, a sentence</comment>
        <translation>关于%1的说法：“%2”这样的说法只在当时的价格下成立。</translation>
    </message>
    <message>
        <source>Most memory: %1, %2 GiB against %3.</source>
        <comment>GPU, its memory, that of the fastest</comment>
        <translation>显存最多：%1，%2 GiB，最快的为 %3 GiB。</translation>
    </message>
</context>
<context>
    <name>ComparisonsFile</name>
    <message>
        <source>must be tensor-cores, flops, bandwidth, 16-bit or cache.</source>
        <translation>必须是 tensor-cores、flops、bandwidth、16-bit 或 cache。</translation>
    </message>
    <message>
        <source>must say what is compared first.</source>
        <translation>必须说明首先比较什么。</translation>
    </message>
    <message>
        <source>must be not-needed, better or path.</source>
        <translation>必须是 not-needed、better 或 path。</translation>
    </message>
    <message>
        <source>must name two GPUs or more.</source>
        <translation>必须列出两款或更多 GPU。</translation>
    </message>
</context>
<context>
    <name>Compatibility</name>
    <message>
        <source>must be a compute capability such as 8.6.</source>
        <translation>必须是计算能力，例如 8.6。</translation>
    </message>
    <message>
        <source>must be a version such as 12.8.</source>
        <translation>必须是版本号，例如 12.8。</translation>
    </message>
</context>
<context>
    <name>CompileCatalogue</name>
    <message>
        <source>%1: holds no *.json file.</source>
        <translation>%1：没有 *.json 文件。</translation>
    </message>
    <message>
        <source>usage: compile-catalogue FOLDER DATABASE</source>
        <translation>用法：compile-catalogue FOLDER DATABASE</translation>
    </message>
</context>
<context>
    <name>ConfigFieldWords</name>
    <message>
        <source>“%1” must be a whole number from 0 to %2.</source>
        <translation>“%1”必须是 0 到 %2 之间的整数。</translation>
    </message>
    <message>
        <source>This is no config.json of a transformer that is known here: it has no “%1”.</source>
        <translation>这不是本程序所知的 Transformer 的 config.json：缺少“%1”。</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>cannot be restored; your store is as it was. %1</source>
        <comment>a file; why</comment>
        <translation>无法恢复；您的数据文件保持原样。%1</translation>
    </message>
    <message>
        <source>cannot be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>It is no store of this version.</source>
        <translation>它不是此版本的数据文件。</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>has a field longer than %1 kB, or a quote that is not closed.</source>
        <translation>有超过 %1 kB 的字段，或有未闭合的引号。</translation>
    </message>
    <message>
        <source>has a field longer than %1 kB.</source>
        <translation>有超过 %1 kB 的字段。</translation>
    </message>
    <message>
        <source>has more than %1 columns.</source>
        <translation>超过 %1 列。</translation>
    </message>
    <message>
        <source>has a quote that is not closed before the end of the file.</source>
        <translation>有直到文件末尾仍未闭合的引号。</translation>
    </message>
    <message>
        <source>has bytes that are no text.</source>
        <translation>含有不是文本的字节。</translation>
    </message>
    <message>
        <source>is neither UTF-8 nor UTF-16, and this build cannot read GBK; save it as UTF-8.</source>
        <translation>既不是 UTF-8 也不是 UTF-16，而当前程序构建无法读取 GBK；请另存为 UTF-8。</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>is damaged, or is not a SQLite database (%1).</source>
        <comment>a database file</comment>
        <translation>已损坏，或不是 SQLite 数据库（%1）。</translation>
    </message>
    <message>
        <source>cannot be read or written (%1).</source>
        <comment>a database file</comment>
        <translation>无法读取或写入（%1）。</translation>
    </message>
    <message>
        <source>is being written by another window; try again in a moment.</source>
        <comment>a database file</comment>
        <translation>正由另一个窗口写入；请稍后重试。</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>of an unknown date</source>
        <translation>日期未知</translation>
    </message>
    <message>
        <source>less than a month old</source>
        <translation>不到 1 个月前</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n 个月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n 年前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decoding</name>
    <message>
        <source>%1 has more than %2 MiB; what a machine says of itself is shorter.</source>
        <translation>%1 超过 %2 MiB；一台机器自身的输出不会这么长。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>该文本</translation>
    </message>
</context>
<context>
    <name>DetectedRows</name>
    <message>
        <source>sure</source>
        <comment>how a part was recognised</comment>
        <translation>确定</translation>
    </message>
    <message>
        <source>likely</source>
        <comment>how a part was recognised</comment>
        <translation>很可能</translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>how a part was recognised</comment>
        <translation>几种之一</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <comment>how a part was recognised</comment>
        <translation>目录中没有</translation>
    </message>
    <message>
        <source>by its PCI id</source>
        <translation>按 PCI 标识</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>by its name and memory</source>
        <translation>按名称和显存</translation>
    </message>
    <message>
        <source>by a name that is cut</source>
        <translation>按不完整的名称</translation>
    </message>
    <message>
        <source>by what the firmware calls it</source>
        <translation>按固件中的名称</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sure, by its PCI id</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of which it is one</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>part of the processor, no card to plan with</source>
        <translation>处理器的核显，不是可规划的显卡</translation>
    </message>
    <message>
        <source>a display of the server or the virtual machine, no card to plan with</source>
        <translation>服务器或虚拟机的显示设备，不是可规划的显卡</translation>
    </message>
    <message>
        <source>read as printed</source>
        <translation>按显示的内容读取</translation>
    </message>
    <message>
        <source>The texts do not say which board it is.</source>
        <translation>这些文本没有说明是哪块主板。</translation>
    </message>
    <message>
        <source>The texts have no graphics card.</source>
        <translation>这些文本中没有显卡。</translation>
    </message>
    <message>
        <source>How many lanes each card has is not told.</source>
        <translation>没有说明每张显卡有多少条通道。</translation>
    </message>
    <message>
        <source>In which slot each card stands is not told.</source>
        <translation>没有说明每张显卡在哪个插槽。</translation>
    </message>
    <message>
        <source>The texts have no processor.</source>
        <translation>这些文本中没有处理器。</translation>
    </message>
    <message>
        <source>The texts have no memory modules.</source>
        <translation>这些文本中没有内存条。</translation>
    </message>
    <message>
        <source>The ways between the cards are not told.</source>
        <translation>没有说明显卡之间的路径。</translation>
    </message>
    <message>
        <source>%1 It is told by: %2</source>
        <comment>what is missing, commands</comment>
        <translation>%1可由以下命令得知：%2</translation>
    </message>
    <message>
        <source>%1: nothing in it was understood.</source>
        <translation>%1：其中没有可识别的内容。</translation>
    </message>
    <message>
        <source>%1 is cut: what it announces is not all there.</source>
        <translation>%1 不完整：其中提到的内容并未全部给出。</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not understood.</source>
        <translation>
            <numerusform>另有 %n 行未能识别。</numerusform>
        </translation>
    </message>
    <message>
        <source>It writes machine.txt: PCI devices with their links, board, processor, memory modules, slots, what nvidia-smi and rocm-smi say. It asks for the password of root. Serial numbers, UUIDs, MAC addresses and the programs that use a card are masked.</source>
        <translation>它会写出 machine.txt：PCI 设备及其链路、主板、处理器、内存条、插槽，以及 nvidia-smi 和 rocm-smi 的信息。需要 root 密码。序列号、UUID、MAC 地址和使用显卡的程序都会被遮盖。</translation>
    </message>
    <message>
        <source>It writes machine.txt: board, processor, memory modules, graphics cards with their links, what nvidia-smi says. It needs no administrator. Serial numbers, UUIDs and the programs that use a card are masked.</source>
        <translation>它会写出 machine.txt：主板、处理器、内存条、显卡及其链路，以及 nvidia-smi 的信息。不需要管理员权限。序列号、UUID 和使用显卡的程序都会被遮盖。</translation>
    </message>
</context>
<context>
    <name>DetectedWords</name>
    <message numerus="yes">
        <source>all %n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>全部 %n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lanes</source>
        <translation>%2 条通道中的 %1 条</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>%n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>lanes now not told, at most %1</source>
        <translation>未给出当前通道数，最多 %1 条</translation>
    </message>
    <message>
        <source>PCIe %1 now, %2 at most</source>
        <translation>当前为 PCIe %1，最高 %2</translation>
    </message>
    <message>
        <source>PCIe %1</source>
        <translation>PCIe %1</translation>
    </message>
    <message>
        <source>PCIe %1 at most</source>
        <translation>最高 PCIe %1</translation>
    </message>
    <message>
        <source>The card is wired for no more.</source>
        <translation>显卡本身只接了这么多通道。</translation>
    </message>
    <message>
        <source>The slot has no more.</source>
        <translation>插槽没有更多通道。</translation>
    </message>
    <message>
        <source>The board is of an older generation than the card.</source>
        <translation>主板的 PCIe 版本低于显卡。</translation>
    </message>
    <message>
        <source>A narrower link on the way to the processor limits it.</source>
        <translation>通往处理器的路径上有一条更窄的链路在限制它。</translation>
    </message>
    <message>
        <source>The text does not say what takes the other lanes.</source>
        <translation>文本没有说明其余通道被什么占用。</translation>
    </message>
    <message>
        <source>Only root sees the link: run the command with sudo.</source>
        <translation>只有 root 能看到链路：请用 sudo 运行该命令。</translation>
    </message>
    <message>
        <source>The text says nothing of the link.</source>
        <translation>文本没有提到链路。</translation>
    </message>
    <message>
        <source>The card is at rest, so its speed says nothing.</source>
        <translation>显卡处于空闲，其速度不说明任何问题。</translation>
    </message>
    <message>
        <source>At rest a link slows down: ask again while the card works.</source>
        <translation>空闲时链路会降速：请在显卡工作时再查一次。</translation>
    </message>
    <message>
        <source>Likely %1.</source>
        <translation>很可能是 %1。</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>以下之一：%1。</translation>
    </message>
    <message>
        <source>The catalogue has no such part.</source>
        <translation>目录中没有这个部件。</translation>
    </message>
    <message>
        <source>a graphics card without a name</source>
        <translation>一块没有名称的显卡</translation>
    </message>
    <message>
        <source>It does not answer: it fell off the bus.</source>
        <translation>它没有响应：已从总线上掉线。</translation>
    </message>
    <message>
        <source>Part of the processor.</source>
        <translation>属于处理器。</translation>
    </message>
    <message>
        <source>The server&apos;s own display, no card to plan with.</source>
        <translation>服务器自带的显示芯片，不计入方案。</translation>
    </message>
    <message>
        <source>A display of the virtual machine, no card to plan with.</source>
        <translation>虚拟机的显示设备，不计入方案。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what is said of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>The text speaks of %n more GPU(s) and ends before them.</source>
        <translation>
            <numerusform>文本提到另外 %n 块 GPU，但在它们之前就结束了。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not answer the driver.</source>
        <translation>%1 对驱动没有响应。</translation>
    </message>
    <message>
        <source>A GPU</source>
        <translation>一块 GPU</translation>
    </message>
    <message>
        <source>%1 fell off the bus.</source>
        <translation>%1 已从总线上掉线。</translation>
    </message>
    <message>
        <source>nvidia-smi does not reach its driver.</source>
        <translation>nvidia-smi 无法连接驱动。</translation>
    </message>
    <message>
        <source>nvidia-smi finds no GPU.</source>
        <translation>nvidia-smi 没有找到 GPU。</translation>
    </message>
    <message numerus="yes">
        <source>The texts are of several machines: %1 and %n other(s).</source>
        <translation>
            <numerusform>这些文本来自多台机器：%1 和另外 %n 台。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n graphics card(s)</source>
        <translation>
            <numerusform>%n 块显卡</numerusform>
        </translation>
    </message>
    <message>
        <source>A virtual machine: nothing of the real one is seen from within.</source>
        <translation>一台虚拟机：从内部看不到真实机器。</translation>
    </message>
    <message>
        <source>Nothing that these texts say is of a board, a processor or a card.</source>
        <translation>这些文本没有提到主板、处理器或显卡。</translation>
    </message>
    <message>
        <source>It is a virtual machine: board, slots and links are not those of the real one.</source>
        <translation>这是一台虚拟机：主板、插槽和链路都不是真实机器的。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things that were seen</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>facts of a link</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts of a link</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a board, a processor, cards</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 of %2 lanes (it claims %3, and is wired for %2)</source>
        <translation>%2 条通道中的 %1 条（自称 %3 条，实际布线 %2 条）</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>connector</source>
        <translation>插槽</translation>
    </message>
    <message>
        <source>none</source>
        <comment>connector</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>功耗限制</translation>
    </message>
    <message>
        <source>none</source>
        <comment>power limit</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>none entered</source>
        <comment>price</comment>
        <translation>未填写</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>已拥有</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>fed by supply</source>
        <translation>供电电源</translation>
    </message>
    <message>
        <source>as the program chooses</source>
        <translation>由程序选择</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of parts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Only there: %1.</source>
        <comment>names of parts</comment>
        <translation>只在那份文件中：%1。</translation>
    </message>
    <message>
        <source>Only in yours: %1.</source>
        <comment>names of parts</comment>
        <translation>只在您的文件中：%1。</translation>
    </message>
    <message>
        <source>%1, %2: %3 there, %4 in yours.</source>
        <comment>part, what is said of it, value, value</comment>
        <translation>%1，%2：那份为 %3，您的为 %4。</translation>
    </message>
    <message>
        <source>The settings of the board differ.</source>
        <translation>主板设置不同。</translation>
    </message>
    <message>
        <source>Other findings are accepted.</source>
        <translation>已接受的检查结果不同。</translation>
    </message>
    <message>
        <source>The site differs.</source>
        <translation>使用地点不同。</translation>
    </message>
    <message>
        <source>The work differs.</source>
        <translation>用途不同。</translation>
    </message>
    <message>
        <source>It is called “%1” there.</source>
        <comment>name of a machine</comment>
        <translation>在那份文件中名为“%1”。</translation>
    </message>
    <message>
        <source>The variants differ.</source>
        <translation>方案不同。</translation>
    </message>
</context>
<context>
    <name>DiffusionWords</name>
    <message>
        <source>“%1” must be from %2 to %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>Each level needs its channels, its transformer layers and its heads.</source>
        <translation>每一级都需要给出通道数、Transformer 层数和头数。</translation>
    </message>
    <message>
        <source>The transformer needs its blocks, its width and its feed-forward.</source>
        <translation>需要给出 Transformer 的块数、宽度和前馈层宽度。</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>card %1</source>
        <translation>显卡 %1</translation>
    </message>
    <message>
        <source>drive %1</source>
        <translation>硬盘 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>part</comment>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>part</comment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>kind of part → the new part</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Take %1 out of its connector</source>
        <comment>card</comment>
        <translation>从接口上取下 %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <comment>card, slot</comment>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message numerus="yes">
        <source>Lift the power limit of %n card(s)</source>
        <translation>
            <numerusform>取消 %n 张显卡的功耗限制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit %n card(s) to %1</source>
        <translation>
            <numerusform>将 %n 张显卡的功耗限制为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 × %2</source>
        <comment>count, part</comment>
        <translation>取 %1 × %2</translation>
    </message>
    <message>
        <source>Mark %1 as owned</source>
        <comment>part</comment>
        <translation>将 %1 标记为已有</translation>
    </message>
    <message>
        <source>Mark %1 as to be bought</source>
        <comment>part</comment>
        <translation>将 %1 标记为待购</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <comment>part</comment>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <comment>part</comment>
        <translation>解锁 %1</translation>
    </message>
    <message>
        <source>Change the site</source>
        <translation>更改用电环境</translation>
    </message>
    <message>
        <source>Change the work</source>
        <translation>更改用途</translation>
    </message>
    <message>
        <source>Name the machine “%1”</source>
        <translation>将机器命名为“%1”</translation>
    </message>
    <message>
        <source>Accept “%1”</source>
        <comment>title of a check</comment>
        <translation>接受“%1”</translation>
    </message>
    <message>
        <source>Accept “%1” no longer</source>
        <comment>title of a check</comment>
        <translation>不再接受“%1”</translation>
    </message>
    <message>
        <source>Use another circuit: %1</source>
        <translation>改用其他电路：%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>card, slot</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>list of &quot;card 2 to PCI_E3&quot;</comment>
        <translation>移动：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power limit, what it leaves of the speed</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go on with a copy as a new variant</source>
        <translation>复制为新方案并继续</translation>
    </message>
    <message>
        <source>Show variant %1</source>
        <comment>letter</comment>
        <translation>切换到方案 %1</translation>
    </message>
    <message>
        <source>Remove variant %1</source>
        <comment>letter</comment>
        <translation>移除方案 %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>显卡 %1</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>硬盘 %1</translation>
    </message>
    <message>
        <source>%1 then gets no lanes.</source>
        <comment>card 2</comment>
        <translation>此后%1得不到任何通道。</translation>
    </message>
    <message>
        <source>%1 then shares a narrower way to the processor.</source>
        <comment>card 2</comment>
        <translation>此后%1与处理器之间共用的通路更窄。</translation>
    </message>
    <message>
        <source>%1 then has PCIe %2 instead of %3.</source>
        <comment>card 2, 4.0 x4, 4.0 x16</comment>
        <translation>此后%1为 PCIe %2，而不是 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n 项致命问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n 项警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known</source>
        <translation>
            <numerusform>%n 项未知</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between blockers and cautions</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Let the program choose which supply feeds what</source>
        <translation>让程序决定由哪个电源供电</translation>
    </message>
    <message>
        <source>Hang %1 on %2</source>
        <comment>part, supply</comment>
        <translation>把 %1 接在 %2 上</translation>
    </message>
    <message numerus="yes">
        <source>Hang %n part(s) on %1</source>
        <comment>supply</comment>
        <translation>
            <numerusform>把 %n 个部件接在 %1 上</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>setting of the firmware or jumper, value</comment>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <comment>card 2, watts</comment>
        <translation>将%1的功耗限制为 %2</translation>
    </message>
    <message>
        <source>Adds %1.</source>
        <comment>1 blocker, 2 cautions</comment>
        <translation>新增 %1。</translation>
    </message>
    <message>
        <source>Mends %1.</source>
        <comment>1 blocker, 2 cautions</comment>
        <translation>消除 %1。</translation>
    </message>
    <message>
        <source>Mends %1, adds %2.</source>
        <comment>1 blocker, 2 cautions; 1 caution</comment>
        <translation>消除 %1，新增 %2。</translation>
    </message>
    <message>
        <source>No price known.</source>
        <comment>of a change to the machine</comment>
        <translation>价格未知。</translation>
    </message>
    <message>
        <source>Free.</source>
        <comment>a change to the machine</comment>
        <translation>免费。</translation>
    </message>
    <message>
        <source>Saves %1.</source>
        <comment>amount</comment>
        <translation>节省 %1。</translation>
    </message>
    <message>
        <source>%1 more in training.</source>
        <comment>watts</comment>
        <translation>训练功耗增加 %1。</translation>
    </message>
    <message>
        <source>%1 less in training.</source>
        <comment>watts</comment>
        <translation>训练功耗减少 %1。</translation>
    </message>
    <message>
        <source>fix without a known price</source>
        <translation>有改进方案，价格未知</translation>
    </message>
    <message>
        <source>fix from %1</source>
        <comment>amount</comment>
        <translation>改进方案 %1 起</translation>
    </message>
    <message>
        <source>free fix</source>
        <translation>可免费改进</translation>
    </message>
    <message>
        <source>No mend was looked for: worse findings took all the tries that a search may make.</source>
        <translation>未寻找改进方案：更严重的检查结果已用完搜索允许的全部尝试次数。</translation>
    </message>
    <message numerus="yes">
        <source>The search stopped after %n tries; a better mend may exist.</source>
        <translation>
            <numerusform>搜索在尝试 %n 次后停止；可能还有更好的改进方案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The search for what mends all blockers stopped after %n tries; a better set of changes may exist.</source>
        <translation>
            <numerusform>寻找可消除全部致命问题的改法，在尝试 %n 次后停止；可能还有更好的一组改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <comment>of which a price is set</comment>
        <translation>
            <numerusform>%n 个配件</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a price of %1 for %2</source>
        <comment>amount, part</comment>
        <translation>将 %2 的价格填为 %1</translation>
    </message>
    <message>
        <source>Take back the price entered for %1</source>
        <comment>part</comment>
        <translation>撤回为 %1 填写的价格</translation>
    </message>
    <message>
        <source>%1 more.</source>
        <comment>what the machine costs after a change</comment>
        <translation>多花 %1。</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Cards map their memory above 4 GB (NVIDIA MLNX_OFED manual; AMD ROCm, BAR memory, 2025-04-07): the firmware must allow it</source>
        <translation>显卡的显存映射在 4 GB 以上的地址（NVIDIA MLNX_OFED 手册；AMD ROCm《BAR memory》，2025-04-07）：固件必须允许</translation>
    </message>
    <message>
        <source>An adapter joins 8-pin plugs of 150 W each; one cable for each plug</source>
        <translation>转接头把每个 150 W 的 8 针插头并在一起；每个插头应有自己的线</translation>
    </message>
    <message>
        <source>CFM = 1.756 × W / °C (Comair Rotron), 10 °C over the room; of the fans&apos; free-air figures half is counted, a share of ours. A fan without a figure moves 78.5 to 190.3 m³/h, as nine of ten of the catalogue&apos;s fans of 120 and 140 mm do; in a rack 38.2 to 378.8</source>
        <translation>CFM = 1.756 × W / °C（Comair Rotron），按高出室温 10 °C 计；风扇的自由风量只算一半，这一比例由我们设定。没有标称值的风扇按 78.5 至 190.3 m³/h 计，目录中 120 和 140 mm 的风扇十分之九在此范围；机架用的按 38.2 至 378.8 m³/h</translation>
    </message>
    <message>
        <source>Lists of their day, judged by its prices: a GPU guide of about 2018, and the list of T. Dettmers of 2019-04-03</source>
        <translation>当时的名单，按当时的价格判断：约 2018 年的一份显卡指南，以及 T. Dettmers 2019-04-03 的名单</translation>
    </message>
    <message>
        <source>A carrier without a switch chip needs the firmware to split the slot; the ways that the board&apos;s vendor lists</source>
        <translation>没有交换芯片的载卡要靠固件拆分插槽；主板厂商列出的拆分方式</translation>
    </message>
    <message>
        <source>The case vendor&apos;s list of board formats</source>
        <translation>机箱厂商列出的主板板型</translation>
    </message>
    <message>
        <source>US NEC 210.20(A): everything on the circuit counts, and lasting loads at most to 80 %</source>
        <translation>美国 NEC 210.20(A)：回路上的一切都计入，长时间负载最多 80%</translation>
    </message>
    <message>
        <source>Seasonic&apos;s guide for 16-pin cables (as Telepolis reports it): straight for 35 mm before the first bend</source>
        <translation>海韵的 16 针线指南（据 Telepolis 报道）：第一个弯之前要直行 35 mm</translation>
    </message>
    <message>
        <source>The case vendor&apos;s highest card; where none is printed, 22 mm less than its highest cooler (the largest difference among the catalogue&apos;s cases that print both)</source>
        <translation>机箱厂商标注的显卡最大高度；未标注时，按散热器最大高度减 22 mm（目录中两者都标注的机箱的最大差值）</translation>
    </message>
    <message>
        <source>The case vendor&apos;s longest card; a radiator in front takes 27–30 mm of it and its fans 25 mm</source>
        <translation>机箱厂商标注的显卡最大长度；前置水冷排占去 27–30 mm，其风扇占 25 mm</translation>
    </message>
    <message>
        <source>Thresholds of ours, 1.2 kg or 300 mm: vendors give none; MSI&apos;s manuals ask for a bolster under heavy cards, an RTX A6000 (1,179 g, 267 mm) does without</source>
        <translation>阈值 1.2 kg 或 300 mm 由我们设定，厂商没有给出；微星的手册要求给重显卡加支架，而 RTX A6000（1,179 g、267 mm）不需要</translation>
    </message>
    <message>
        <source>A card in place s with n slots needs the case&apos;s slots s to s + n - 1</source>
        <translation>放在第 s 个位置、占 n 槽的显卡需要机箱的第 s 至 s + n - 1 个槽位</translation>
    </message>
    <message>
        <source>Everything behind the chipset shares its one uplink to the processor</source>
        <translation>芯片组后面的所有设备共用它到处理器的一条上行链路</translation>
    </message>
    <message>
        <source>US NEC 210.20(A): a load of three hours or more takes at most 80 % of the breaker; training is such a load</source>
        <translation>美国 NEC 210.20(A)：持续三小时或更久的负载最多占断路器的 80%；训练就是这样的负载</translation>
    </message>
    <message>
        <source>NVIDIA: cuDNN&apos;s support matrices and the matrix of CUDA, drivers and architectures; PyTorch&apos;s release matrix (2026-09) and issue 157517</source>
        <translation>NVIDIA：cuDNN 支持矩阵，以及 CUDA、驱动与架构的矩阵；PyTorch 发布矩阵（2026-09）和 issue 157517</translation>
    </message>
    <message>
        <source>The board&apos;s lane table: a connector without lanes does not see its device</source>
        <translation>主板的通道表：没有通道的接口看不到其中的设备</translation>
    </message>
    <message>
        <source>Every power socket of a card takes a plug of its own; EPS and PCIe 8-pin plugs are keyed differently. An adapter comes with GeForce cards of 16 pins</source>
        <translation>显卡的每个供电插座都要有自己的插头；EPS 与 PCIe 8 针插头的防呆键不同。16 针的 GeForce 显卡随附转接头</translation>
    </message>
    <message>
        <source>PCIe CEM: 75 W from the slot, 75 W a 6-pin, 150 W an 8-pin plug; 12V-2x6 by its cable&apos;s sense rating, 600 W at the most. More than 150 °C at the plug of an RTX 5090: A. Schilling, March 2025 (as Tecnoandroid reports it)</source>
        <translation>PCIe CEM：插槽供 75 W，6 针插头 75 W，8 针插头 150 W；12V-2x6 按线缆的识别额定值，最多 600 W。RTX 5090 的插头超过 150 °C：A. Schilling，2025 年 3 月（据 Tecnoandroid 报道）</translation>
    </message>
    <message>
        <source>The cooler vendor&apos;s list of sockets, and the heat that he rates it for</source>
        <translation>散热器厂商列出的插座，以及标称的散热能力</translation>
    </message>
    <message>
        <source>The case vendor&apos;s highest cooler</source>
        <translation>机箱厂商标注的散热器最大高度</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: 4 cores for one card, 4 to 6 for two, 6 fast ones for four to eight</source>
        <translation>《动手学深度学习》选择服务器和 GPU：一张显卡 4 个核心，两张 4 至 6 个，四至八张 6 个高频核心</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s licence of the GeForce drivers, clause 2.1.3, as read in Lambda&apos;s forum, topic 138 (January 2018)</source>
        <translation>NVIDIA GeForce 驱动的许可协议第 2.1.3 条，见 Lambda 论坛主题 138（2018 年 1 月）</translation>
    </message>
    <message>
        <source>The data set that is stated for the work, and the capacity of all drives</source>
        <translation>工作所填的数据集大小，以及所有硬盘的容量</translation>
    </message>
    <message>
        <source>The makers&apos; notices of last orders and shipments, and the dated prices of new pieces</source>
        <translation>厂商关于最后订购和最后发货的通知，以及全新品带日期的价格</translation>
    </message>
    <message>
        <source>Registered and unbuffered modules do not replace each other (JEDEC). Dive into Deep Learning, Selecting Servers and GPUs: ECC memory with eight cards</source>
        <translation>带寄存器与不带寄存器的内存不能互换（JEDEC）。《动手学深度学习》选择服务器和 GPU：八张显卡应配 ECC 内存</translation>
    </message>
    <message>
        <source>Intel ATX design guide: EPS and PCIe 8-pin plugs are keyed and wired differently; a forced one shorts 12 V to ground</source>
        <translation>英特尔 ATX 设计指南：EPS 与 PCIe 8 针插头的防呆键和接线都不同；硬插会把 12 V 与地短路</translation>
    </message>
    <message>
        <source>A board starts with one of its EPS inputs at the least; the others carry the processor&apos;s peak (quoted ratings of one plug: 235, 300, 336 W)</source>
        <translation>主板至少要有一个 EPS 输入才能启动；其余的承担处理器的峰值（所引单个插头的额定值：235、300、336 W）</translation>
    </message>
    <message>
        <source>Measured on an RTX 5090 (Igor&apos;s Lab): 1.57, 1.43, 1.28, 1.09 times the rating; allowances, and the peaks that are assumed instead where that is asked for: Intel ATX 3.0 design guide</source>
        <translation>在一张 RTX 5090 上测得（Igor&apos;s Lab）：额定功率的 1.57、1.43、1.28、1.09 倍；允许值，以及选择按规范计算时所假定的峰值：英特尔 ATX 3.0 设计指南</translation>
    </message>
    <message>
        <source>The generations of processors that the board&apos;s maker lists or excludes, and those that its first firmware did not know. Intel, 2017: Coffee Lake goes with the 300 series only; AMD&apos;s chart of AM4 chipsets, 2020; AMD, 2023: WRX90 is for Threadripper PRO</source>
        <translation>主板厂商列出或排除的处理器代次，以及首版固件不认识的代次。英特尔，2017 年：Coffee Lake 只配 300 系列；AMD 的 AM4 芯片组表，2020 年；AMD，2023 年：WRX90 用于 Threadripper PRO</translation>
    </message>
    <message>
        <source>PCIe base specification: a link trains at the lower generation of its two ends</source>
        <translation>PCIe 基础规范：链路按两端中较低的代次训练</translation>
    </message>
    <message>
        <source>A whole machine has a processor, a board, memory, a supply and a case</source>
        <translation>一台完整的机器有处理器、主板、内存、电源和机箱</translation>
    </message>
    <message>
        <source>The supply&apos;s label: its rating at 100–127 V. Supplies of 1600 W and more often carry less there, from 2000 W on they often need 200–240 V</source>
        <translation>电源铭牌：在 100–127 V 下的额定值。1600 W 及以上的电源在此电压下往往输出更少，2000 W 起往往需要 200–240 V</translation>
    </message>
    <message>
        <source>PCIe base specification: a link trains with the lanes that both its ends have; what that costs is measured, or carried over by its bandwidth and the card&apos;s speed</source>
        <translation>PCIe 基础规范：链路按两端都有的通道数训练；由此的代价是实测的，或按带宽和显卡速度推算</translation>
    </message>
    <message>
        <source>ATX, E-ATX and the SSI formats have 7 slot places, micro-ATX 4, mini-ITX 1; longer boards one every 20.32 mm</source>
        <translation>ATX、E-ATX 和 SSI 板型有 7 个槽位，micro-ATX 有 4 个，mini-ITX 有 1 个；更长的主板每 20.32 mm 一个</translation>
    </message>
    <message>
        <source>One M.2 connector of the board or of a carrier for each M.2 drive</source>
        <translation>每块 M.2 硬盘需要主板或载卡上的一个 M.2 接口</translation>
    </message>
    <message>
        <source>How many lanes an M.2 connector has, and what shares them, stands in the board&apos;s manual</source>
        <translation>一个 M.2 接口有多少通道、与什么共用，写在主板手册里</translation>
    </message>
    <message>
        <source>The board&apos;s lane table: this M.2 connector shares the slot&apos;s lanes</source>
        <translation>主板的通道表：这个 M.2 接口占用该插槽的通道</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: 32, 64, 128 and 256 GB of memory for one, two, four and eight cards</source>
        <translation>《动手学深度学习》选择服务器和 GPU：一、二、四、八张显卡分别配 32、64、128、256 GB 内存</translation>
    </message>
    <message>
        <source>The board&apos;s memory slots, and the most memory that its maker states</source>
        <translation>主板的内存插槽数，以及厂商标注的最大内存</translation>
    </message>
    <message>
        <source>AMD&apos;s specification of the Ryzen 7000, 2022: DDR5-5200 with one module a channel, DDR5-3600 with two. Kingston&apos;s guide to DDR5 on AM5: a second pair slows the Ryzen 8000 and 9000 too</source>
        <translation>AMD Ryzen 7000 规格，2022 年：每通道一条为 DDR5-5200，两条为 DDR5-3600。金士顿的 AM5 DDR5 指南：再加一对也会让 Ryzen 8000 和 9000 降速</translation>
    </message>
    <message>
        <source>The memory types that board and processor take</source>
        <translation>主板和处理器支持的内存类型</translation>
    </message>
    <message>
        <source>A machine does not start without memory, a cooler and something to start from</source>
        <translation>没有内存、散热器和启动盘，机器无法启动</translation>
    </message>
    <message>
        <source>Work that is dealt evenly waits for its slowest part, and each part must fit into the smallest memory</source>
        <translation>平均分配的工作要等最慢的一份，每一份都必须装进最小的显存</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: a machine with eight cards has 10 Gbit Ethernet</source>
        <translation>《动手学深度学习》选择服务器和 GPU：八张显卡的机器配万兆以太网</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: a display hangs on integrated graphics, or else on a card</source>
        <translation>《动手学深度学习》选择服务器和 GPU：显示器接在集成显卡上，否则接在一张显卡上</translation>
    </message>
    <message>
        <source>L = 10 · log10(Σ 10^(Li/10)); up to 45 dB(A) suits an office, 55 is the limit of the German rule for workplaces (ASR A3.7)</source>
        <translation>L = 10 · log10(Σ 10^(Li/10))；办公室宜在 45 dB(A) 以内，德国工作场所规定（ASR A3.7）的上限为 55</translation>
    </message>
    <message>
        <source>The bridge vendor&apos;s span in slots and the cards that it is made for</source>
        <translation>桥接器厂商标注的槽距，以及适用的显卡</translation>
    </message>
    <message>
        <source>PCIe CEM: a card goes into a slot as long as its edge, or into a shorter one with an open end</source>
        <translation>PCIe CEM：显卡插入与其金手指等长的插槽，或末端开口的较短插槽</translation>
    </message>
    <message>
        <source>The budget that is stated, and the prices of all parts that are not owned</source>
        <translation>所填的预算，以及所有尚未拥有的配件的价格</translation>
    </message>
    <message>
        <source>A part without a price never counts as free: the total is what is known of it</source>
        <translation>没有价格的配件绝不算作免费：总价只是其中已知的部分</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s product briefs of passive cards: &quot;requires system airflow&quot;</source>
        <translation>NVIDIA 被动散热显卡的产品简介：“requires system airflow”（需要机箱气流）</translation>
    </message>
    <message>
        <source>No direct peer access across the link of two processors (Exxact, 2016-04-05; Supermicro on the 4029GP-TRT); what goes through a chipset shares its uplink</source>
        <translation>跨两个处理器之间的链路没有直接的点对点访问（Exxact，2016-04-05；超微关于 4029GP-TRT 的说明）；经过芯片组的数据共用其上行链路</translation>
    </message>
    <message>
        <source>The processor vendor&apos;s number of PCIe lanes</source>
        <translation>处理器厂商标注的 PCIe 通道数</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: no high-end processor is needed, most of the work is done on the cards</source>
        <translation>《动手学深度学习》选择服务器和 GPU：不需要高端处理器，大部分计算在显卡上完成</translation>
    </message>
    <message>
        <source>The case vendor&apos;s radiator places; radiators are made of 120 or 140 mm fans in a row</source>
        <translation>机箱厂商标注的水冷排位置；水冷排由一列 120 或 140 mm 风扇组成</translation>
    </message>
    <message>
        <source>The supply&apos;s label: amperes on 12 V together, and of each rail; Intel ATX design guide: rails above 18 A are split where 240 VA protection is claimed</source>
        <translation>电源铭牌：12 V 合计的安培数，以及每一路的；英特尔 ATX 设计指南：标称 240 VA 保护时，超过 18 A 的输出要分路</translation>
    </message>
    <message>
        <source>The riser vendor&apos;s PCIe generation; a card that trains faster than its riser is made for loses its link, as owners report of 3.0 risers</source>
        <translation>转接卡厂商标注的 PCIe 代次；显卡训练的速率超过转接卡的设计时会丢失链路，3.0 转接线的用户有此报告</translation>
    </message>
    <message>
        <source>1 W is 3.412 BTU/h; a ton of cooling is 12,000 BTU/h (3,517 W)</source>
        <translation>1 W 为 3.412 BTU/h；一冷吨为 12,000 BTU/h（3,517 W）</translation>
    </message>
    <message>
        <source>The board&apos;s manual: these SATA ports are off with what is plugged in elsewhere</source>
        <translation>主板手册：别处插有设备时，这些 SATA 接口关闭</translation>
    </message>
    <message>
        <source>Supplies that were not made for it neither start together nor share a load: all plugs of a card come from one of them, which carries it alone (a near-fire is on record from supplies in a chain)</source>
        <translation>并非为并联而造的电源既不会同时启动，也不分担负载：一张显卡的所有插头来自同一台，由它单独承担（串接电源险些起火已有记录）</translation>
    </message>
    <message>
        <source>One cable for each socket, no two cards on one (S. Bekman, Machine Learning Engineering: no pigtails); two sockets on a cable up to 150 W together, 225 W at the most</source>
        <translation>每个插座一条线，两张显卡不共用一条（S. Bekman《Machine Learning Engineering》：不要用一分二）；一条线上的两个插座合计 150 W 以内，最多 225 W</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: for four to eight cards 6 cores at 4.0 GHz are preferred to 8 at 3.5 GHz, since one thread of Python feeds them</source>
        <translation>《动手学深度学习》选择服务器和 GPU：四至八张显卡时，6 核 4.0 GHz 优于 8 核 3.5 GHz，因为由一个 Python 线程供给它们</translation>
    </message>
    <message>
        <source>Slot pitch 20.32 mm (0.8 inch); a card covers the slots below its own</source>
        <translation>槽距 20.32 mm（0.8 英寸）；显卡会盖住自己下方的插槽</translation>
    </message>
    <message>
        <source>T. Dettmers, Which GPU for deep learning, 2016-06-25: above 3.5 GB the GTX 970 falls in speed</source>
        <translation>T. Dettmers《Which GPU for deep learning》2016-06-25：超过 3.5 GB 后 GTX 970 变慢</translation>
    </message>
    <message>
        <source>The processor&apos;s socket and the board&apos;s</source>
        <translation>处理器的插座与主板的插座</translation>
    </message>
    <message>
        <source>d2l, Selecting servers and GPUs: two cards with several fans each need slots 60 mm apart</source>
        <translation>d2l《选择服务器和 GPU》：两张多风扇显卡的插槽需相距 60 mm</translation>
    </message>
    <message>
        <source>An open-air card needs a free slot below it; two such GTX 1080 Ti next to each other ran at 84 °C (M. Riedl). With more than two cards a blower is needed (d2l)</source>
        <translation>开放式散热的显卡下方需要一个空槽；两张紧挨的 GTX 1080 Ti 运行在 84 °C（M. Riedl）。超过两张时需要涡轮卡（d2l）</translation>
    </message>
    <message>
        <source>Corsair on board formats: E-ATX is no strict standard, sizes and holes vary; cases mostly mean 305 × 272–277 mm by it, the format goes to 330 mm</source>
        <translation>海盗船关于板型的说明：E-ATX 不是严格的标准，尺寸和孔位各不相同；机箱所说的大多是 305 × 272–277 mm，这种板型可到 330 mm</translation>
    </message>
    <message>
        <source>A supply carries its rating continuously; training is continuous. Worst draw: PL2 or PPT of the processor</source>
        <translation>电源可持续输出其额定功率；训练是持续负载。最坏情况：处理器的 PL2 或 PPT</translation>
    </message>
    <message>
        <source>The case vendor&apos;s supply forms; ATX 150 × 86 mm, SFX and SFX-L 125 × 63.5 mm (Intel)</source>
        <translation>机箱厂商标注的电源规格；ATX 为 150 × 86 mm，SFX 和 SFX-L 为 125 × 63.5 mm（英特尔）</translation>
    </message>
    <message>
        <source>Puget Systems: 98.7 % of the rating is not to be recommended; Lambda: more supplies fail near their rating. Above 80 % is a caution</source>
        <translation>Puget Systems：不建议用到额定的 98.7%；Lambda：越接近额定，电源损坏越多。超过 80% 即为警告</translation>
    </message>
    <message>
        <source>The case vendor&apos;s longest supply; a place for ATX has 140 mm, for SFX 100 (Intel)</source>
        <translation>机箱厂商标注的电源最大长度；ATX 位置有 140 mm，SFX 有 100 mm（英特尔）</translation>
    </message>
    <message>
        <source>Everything behind a chipset or a switch shares its one connection to the processor</source>
        <translation>芯片组或交换芯片后面的所有设备共用它到处理器的一条连接</translation>
    </message>
    <message>
        <source>The card vendor&apos;s recommended supply for a whole machine with one such card; never multiplied by the number of cards</source>
        <translation>显卡厂商为装有一张这种显卡的整机推荐的电源；绝不乘以显卡数量</translation>
    </message>
    <message>
        <source>Dive into Deep Learning, Selecting Servers and GPUs: 4 GB of graphics memory at least, 8 are better, and 2 more where the card drives a display</source>
        <translation>《动手学深度学习》选择服务器和 GPU：显存至少 4 GB，8 GB 更好，接显示器时再加 2 GB</translation>
    </message>
    <message>
        <source>an epoch of one network</source>
        <translation>一个网络的一轮训练</translation>
    </message>
    <message>
        <source>image networks in TensorFlow 1.7</source>
        <translation>TensorFlow 1.7 中的图像网络</translation>
    </message>
    <message>
        <source>a network of 30 million parameters</source>
        <translation>三千万参数的网络</translation>
    </message>
    <message>
        <source>vLLM, a 27B model in FP8</source>
        <translation>vLLM，27B 模型，FP8</translation>
    </message>
    <message>
        <source>vLLM, decoding</source>
        <translation>vLLM，解码</translation>
    </message>
    <message>
        <source>llama.cpp, rows split: decoding and prompt</source>
        <translation>llama.cpp，按行拆分：解码与提示处理</translation>
    </message>
    <message>
        <source>llama.cpp, layers split: decoding and prompt</source>
        <translation>llama.cpp，按层拆分：解码与提示处理</translation>
    </message>
    <message>
        <source>T. Dettmers, Which GPU for deep learning, 2016-06-25 (Xeon Phi) and 2019-04-03 (AMD); for today the guide&apos;s table of software: the newest matrix of ROCm that was read whole, and PyTorch&apos;s page on Intel GPUs</source>
        <translation>T. Dettmers《Which GPU for deep learning》2016-06-25（Xeon Phi）和 2019-04-03（AMD）；目前的情况依据指南的软件表：完整读过的最新 ROCm 支持矩阵，以及 PyTorch 关于英特尔 GPU 的页面</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>One RTX 5090 and a drive in the wrong place</source>
        <translation>一张 RTX 5090 和一块插错位置的硬盘</translation>
    </message>
    <message>
        <source>Four RTX 3090 in one workstation</source>
        <translation>一台装四张 RTX 3090 的工作站</translation>
    </message>
    <message>
        <source>One card, room for a second</source>
        <translation>一张显卡，预留第二张的位置</translation>
    </message>
    <message>
        <source>A second card for an older workstation</source>
        <translation>给旧工作站加第二张显卡</translation>
    </message>
    <message>
        <source>A small beginner&apos;s machine with a card of 180 W, after the d2l guide of 2020</source>
        <translation>入门小主机，配 180 W 显卡（依据 2020 年 d2l 指南）</translation>
    </message>
    <message>
        <source>One GPU, after the d2l guide of 2020</source>
        <translation>单 GPU（依据 2020 年 d2l 指南）</translation>
    </message>
    <message>
        <source>Two GPUs three slots apart, after the d2l guide of 2020</source>
        <translation>双 GPU，间隔三个槽位（依据 2020 年 d2l 指南）</translation>
    </message>
    <message>
        <source>Four GPUs on a 240 V circuit, after the d2l guide of 2020</source>
        <translation>四 GPU，240 V 电路（依据 2020 年 d2l 指南）</translation>
    </message>
    <message>
        <source>Eight GPUs in a server with two processors, after the d2l guide of 2020</source>
        <translation>双处理器服务器，八 GPU（依据 2020 年 d2l 指南）</translation>
    </message>
    <message>
        <source>Kaggle at less cost: one RTX 2060</source>
        <translation>低成本参加 Kaggle：一张 RTX 2060</translation>
    </message>
    <message>
        <source>Kaggle competitions: one RTX 2070</source>
        <translation>Kaggle 竞赛：一张 RTX 2070</translation>
    </message>
    <message>
        <source>Two RTX 2080 within 5,000 USD, after Lambda&apos;s list of 2020</source>
        <translation>5,000 美元以内的两张 RTX 2080（依据 Lambda 2020 年清单）</translation>
    </message>
    <message>
        <source>Four RTX 2080 Ti within 8,500 USD, after Lambda&apos;s list of 2020</source>
        <translation>8,500 美元以内的四张 RTX 2080 Ti（依据 Lambda 2020 年清单）</translation>
    </message>
    <message>
        <source>Learn and compete for about 1,000 USD, 2026</source>
        <translation>约 1,000 美元入门：学习和比赛，2026 年</translation>
    </message>
    <message>
        <source>Learn and compete for about 6,500 yuan, 2026</source>
        <translation>约 6,500 元入门：学习和比赛，2026 年</translation>
    </message>
    <message>
        <source>Courses, Kaggle, models up to 7B at 4 bits</source>
        <translation>课程、Kaggle、4 位量化的 7B 以下模型</translation>
    </message>
    <message>
        <source>One RTX 5090, 2026</source>
        <translation>单卡 RTX 5090，2026 年</translation>
    </message>
    <message>
        <source>One RTX 5090 D V2, 2026</source>
        <translation>单卡 RTX 5090 D V2，2026 年</translation>
    </message>
    <message>
        <source>Images, speech, language models up to 32B at 4 bits</source>
        <translation>图像、语音、4 位量化的 32B 以下语言模型</translation>
    </message>
    <message>
        <source>Two used RTX 3090, 2026</source>
        <translation>双卡二手 RTX 3090，2026 年</translation>
    </message>
    <message>
        <source>Two used RTX 3090 in China, 2026</source>
        <translation>双卡二手 RTX 3090（国内），2026 年</translation>
    </message>
    <message>
        <source>Language models up to 70B at 4 bits</source>
        <translation>4 位量化的 70B 以下语言模型</translation>
    </message>
    <message>
        <source>One RTX PRO 6000, 2026</source>
        <translation>单卡 RTX PRO 6000，2026 年</translation>
    </message>
    <message>
        <source>Fine-tuning up to 32B in one tower</source>
        <translation>一台塔式机，微调 32B 以下模型</translation>
    </message>
    <message>
        <source>One RTX 5880 Ada, 2026</source>
        <translation>单卡 RTX 5880 Ada，2026 年</translation>
    </message>
    <message>
        <source>Fine-tuning up to 14B in one quiet tower</source>
        <translation>一台安静的塔式机，微调 14B 以下模型</translation>
    </message>
    <message>
        <source>Four used RTX 3090 for data-parallel training, 2026</source>
        <translation>四卡二手 RTX 3090 数据并行训练，2026 年</translation>
    </message>
    <message>
        <source>Four used RTX 3090 on a socket of 16 A, 2026</source>
        <translation>四卡二手 RTX 3090，16 A 插座，2026 年</translation>
    </message>
    <message>
        <source>Cards limited to 280 W, each with 16 lanes; a circuit of 240 V</source>
        <translation>显卡限 280 W，各 16 条通道，需 240 V 回路</translation>
    </message>
    <message>
        <source>Cards limited to 280 W, each with 16 lanes</source>
        <translation>显卡限 280 W，各 16 条通道</translation>
    </message>
    <message>
        <source>A 70B model for ten users, 2026</source>
        <translation>供十人使用的 70B 模型，2026 年</translation>
    </message>
    <message>
        <source>A 70B model on two RTX 5880 Ada, 2026</source>
        <translation>双卡 RTX 5880 Ada 运行 70B 模型，2026 年</translation>
    </message>
    <message>
        <source>Inference at 8 bits with long contexts</source>
        <translation>8 位推理，长上下文</translation>
    </message>
    <message>
        <source>Inference at 4 bits, contexts of 8k</source>
        <translation>4 位推理，上下文 8k</translation>
    </message>
    <message>
        <source>A researcher&apos;s machine of 2016: two GTX 1080 and one TITAN X</source>
        <translation>2016 年研究者的机器：两张 GTX 1080 和一张 TITAN X</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>line %1</source>
        <comment>place in a file</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a file: what is wrong</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>%1 must be a whole number of at most ten digits, not “%2”.</source>
        <translation>“%1”必须是最多十位的整数，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1 must be yes or no, not “%2”.</source>
        <translation>“%1”必须是 yes 或 no，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>“%1”必须是以下之一：%2；不能是“%3”。</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>全部权重</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>One layer a line; what goes in comes first.</source>
        <translation>每行一层；首行为输入。</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>Empty: as the last dense layer has it.</source>
        <translation>留空：与最后一个全连接层一致。</translation>
    </message>
    <message>
        <source>Need on each card, GiB</source>
        <translation>每张显卡所需显存，GiB</translation>
    </message>
    <message>
        <source>%1 must be a number, not “%2”.</source>
        <translation>“%1”必须是数字，不能是“%2”。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Heads of keys and values</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Width of a head</source>
        <translation>每个头的维度</translation>
    </message>
    <message>
        <source>Width of the feed-forward</source>
        <translation>前馈层维度</translation>
    </message>
    <message>
        <source>Gated feed-forward</source>
        <translation>门控前馈层</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>Output layer shares the table of words</source>
        <translation>输出层与词嵌入共享权重</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts for a token</source>
        <translation>每个 token 使用的专家数</translation>
    </message>
    <message>
        <source>Sliding window, tokens</source>
        <translation>滑动窗口，token</translation>
    </message>
    <message>
        <source>Empty: every layer looks back all the way.</source>
        <translation>留空：每层都能看到全部上文。</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元类型</translation>
    </message>
    <message>
        <source>Width of what goes in</source>
        <translation>输入维度</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Batch on each card</source>
        <translation>每张显卡的批大小</translation>
    </message>
    <message>
        <source>Tokens in a sequence</source>
        <translation>序列长度，token</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>上下文长度，token</translation>
    </message>
    <message>
        <source>Side of a picture, pixels</source>
        <translation>图片边长，像素</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值精度</translation>
    </message>
    <message>
        <source>All in 16 bits</source>
        <translation>全部 16 位</translation>
    </message>
    <message>
        <source>All in 32 bits</source>
        <translation>全部 32 位</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Adam in 8 bits</source>
        <translation>8 位 Adam</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>every layer</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Scores are never written to memory.</source>
        <translation>注意力分数不写入显存。</translation>
    </message>
    <message>
        <source>Rank of the adapters</source>
        <translation>适配器的秩</translation>
    </message>
    <message>
        <source>Adapters on</source>
        <translation>适配器作用于</translation>
    </message>
    <message>
        <source>queries and values</source>
        <translation>Q 和 V 矩阵</translation>
    </message>
    <message>
        <source>all of attention</source>
        <translation>注意力的全部矩阵</translation>
    </message>
    <message>
        <source>all matrices</source>
        <translation>所有矩阵</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>8 bits (INT8, FP8)</source>
        <translation>8 位（INT8、FP8）</translation>
    </message>
    <message>
        <source>4 bits, GPTQ or AWQ</source>
        <translation>4 位，GPTQ 或 AWQ</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>Weights in</source>
        <translation>权重精度</translation>
    </message>
    <message>
        <source>Keys and values in</source>
        <translation>KV 缓存精度</translation>
    </message>
    <message>
        <source>Feature maps</source>
        <translation>特征图</translation>
    </message>
    <message>
        <source>as a framework keeps them</source>
        <translation>按框架实际保留的计</translation>
    </message>
    <message>
        <source>each twice: activation and error</source>
        <translation>各计两份：激活值和误差</translation>
    </message>
    <message>
        <source>as the guide of 2016 reckons</source>
        <translation>按 2016 年指南的算法</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>implicit matrix product</source>
        <translation>隐式矩阵乘</translation>
    </message>
    <message>
        <source>written out as a matrix</source>
        <translation>展开为矩阵</translation>
    </message>
    <message>
        <source>by Fourier transform</source>
        <translation>傅里叶变换</translation>
    </message>
    <message>
        <source>Cards with own data</source>
        <translation>数据并行的显卡数</translation>
    </message>
    <message>
        <source>Data parallel: by itself it adds speed, no memory.</source>
        <translation>数据并行：本身只提高速度，不增加可用显存。</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 阶段</translation>
    </message>
    <message>
        <source>1 shares out the optimiser, 2 the gradients too, 3 the weights too.</source>
        <translation>1 分摊优化器，2 再分摊梯度，3 再分摊权重。</translation>
    </message>
    <message>
        <source>Cards to a matrix</source>
        <translation>张量并行的显卡数</translation>
    </message>
    <message>
        <source>Share the sequence too</source>
        <translation>同时切分序列</translation>
    </message>
    <message>
        <source>Cards to the layers</source>
        <translation>流水线并行的显卡数</translation>
    </message>
    <message>
        <source>Pipeline parallel: each card holds some of the layers.</source>
        <translation>流水线并行：每张显卡只放一部分层。</translation>
    </message>
    <message>
        <source>%1 is empty; it must be a whole number.</source>
        <translation>%1为空；必须是整数。</translation>
    </message>
    <message>
        <source>Width of shared experts</source>
        <translation>共享专家的宽度</translation>
    </message>
    <message>
        <source>Layers without experts</source>
        <translation>不含专家的层数</translation>
    </message>
    <message>
        <source>Width of the feed-forward there</source>
        <translation>这些层的前馈宽度</translation>
    </message>
    <message>
        <source>as the model&apos;s maker stores them</source>
        <translation>按模型发布方的存储格式</translation>
    </message>
    <message>
        <source>FP8 in blocks of 128 × 128</source>
        <translation>FP8，128 × 128 分块</translation>
    </message>
    <message>
        <source>NF4, scales quantised too</source>
        <translation>NF4，缩放系数也量化</translation>
    </message>
    <message>
        <source>NF4, scales in 32 bits</source>
        <translation>NF4，缩放系数为 32 位</translation>
    </message>
    <message>
        <source>MXFP4, of a mixture the experts alone</source>
        <translation>MXFP4，混合专家模型仅用于专家</translation>
    </message>
    <message>
        <source>EXL2 or EXL3</source>
        <translation>EXL2 或 EXL3</translation>
    </message>
    <message>
        <source>Weights that share a scale</source>
        <translation>共用一个缩放系数的权重数</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>每个权重的位数</translation>
    </message>
    <message>
        <source>The output layer has 6.</source>
        <translation>输出层为 6 位。</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>llama.cpp, Ollama</source>
        <translation>llama.cpp、Ollama</translation>
    </message>
    <message>
        <source>PyTorch, compiled</source>
        <translation>PyTorch（已编译）</translation>
    </message>
    <message>
        <source>PyTorch, not compiled (Transformers)</source>
        <translation>PyTorch，未编译（Transformers）</translation>
    </message>
    <message>
        <source>What is not known gives the interval over all that are tuned.</source>
        <translation>选“未知”时给出所有经过优化的软件的整个区间。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Hugging Face (Transformers, PEFT)</source>
        <translation>Hugging Face（Transformers、PEFT）</translation>
    </message>
    <message>
        <source>What the output layer keeps of each token differs by framework. Not known: the interval over all.</source>
        <translation>不同框架的输出层为每个 token 保留的数据不同。未知时给出涵盖所有框架的区间。</translation>
    </message>
    <message>
        <source>Matrices in FP8</source>
        <translation>矩阵以 FP8 计算</translation>
    </message>
    <message>
        <source>On GPUs that can; weights and gradients stay as they are. It counts for the speed.</source>
        <translation>用于支持 FP8 的 GPU；权重和梯度保持不变，只影响速度。</translation>
    </message>
    <message>
        <source>Sequences are filled with texts</source>
        <translation>序列由文本填满</translation>
    </message>
    <message>
        <source>Else each is as long as its text, and the allocator may keep twice what the longest needs.</source>
        <translation>否则每个序列与其文本等长，分配器占用的显存可能达到最长文本所需的两倍。</translation>
    </message>
    <message>
        <source>Tokens or images in all</source>
        <translation>token 或图像总数</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>Of one pass over the data. Left empty, hours and energy are not told.</source>
        <translation>一遍数据的总量。留空则不计算时长和电耗。</translation>
    </message>
    <message>
        <source>In your currency. Left empty, money is not told.</source>
        <translation>按你的货币。留空则不计算电费。</translation>
    </message>
    <message>
        <source>Batches to a step</source>
        <translation>每步的批数（梯度累积）</translation>
    </message>
    <message>
        <source>Gradients of so many are added up before weights change and cards exchange them.</source>
        <translation>累加这么多批的梯度之后，才更新权重、在显卡之间交换梯度。</translation>
    </message>
    <message>
        <source>In system memory</source>
        <translation>放在内存中</translation>
    </message>
    <message>
        <source>nothing of it</source>
        <translation>不放</translation>
    </message>
    <message>
        <source>optimiser and gradients (ZeRO-Offload)</source>
        <translation>优化器和梯度（ZeRO-Offload）</translation>
    </message>
    <message>
        <source>weights too, layer by layer</source>
        <translation>权重也放，逐层调入</translation>
    </message>
    <message>
        <source>The GPU needs less, and waits for PCIe and the processor: no speed is told.</source>
        <translation>GPU 所需显存更少，但要等待 PCIe 和处理器，因此不给出速度。</translation>
    </message>
    <message>
        <source>Layers in system memory</source>
        <translation>放在内存中的层数</translation>
    </message>
    <message>
        <source>The processor runs them, and the output layer with them: what llama.cpp does not offload.</source>
        <translation>这些层连同输出层由处理器运行，即 llama.cpp 没有卸载到 GPU 的部分。</translation>
    </message>
    <message>
        <source>Layers with experts in system memory</source>
        <translation>专家放在内存中的层数</translation>
    </message>
    <message>
        <source>llama.cpp calls it --n-cpu-moe: such experts need no memory of the GPU, and the processor reads them.</source>
        <translation>即 llama.cpp 的 --n-cpu-moe：这些专家不占显存，由处理器读取。</translation>
    </message>
    <message>
        <source>Populated memory channels</source>
        <translation>已插内存的通道数</translation>
    </message>
    <message>
        <source>Of the system&apos;s memory: two on desktops with two or four modules.</source>
        <translation>指系统内存：台式机插两条或四条时为两个通道。</translation>
    </message>
    <message>
        <source>Their rate, MT/s</source>
        <translation>内存速率，MT/s</translation>
    </message>
    <message>
        <source>5600 is DDR5-5600.</source>
        <translation>5600 即 DDR5-5600。</translation>
    </message>
    <message>
        <source>Drafted tokens</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>by layers of the model&apos;s own (MTP, EAGLE)</source>
        <translation>由模型自带的层起草（MTP、EAGLE）</translation>
    </message>
    <message>
        <source>by a small model</source>
        <translation>由小模型起草</translation>
    </message>
    <message>
        <source>Tokens are proposed and then checked several at a time. A draft model needs memory of its own.</source>
        <translation>先提出若干 token，再一次验证多个。草稿模型另需显存。</translation>
    </message>
    <message>
        <source>Longest prompt, tokens</source>
        <translation>最长提示词，token</translation>
    </message>
    <message>
        <source>What of the context is read at once, before the first answer; empty: all of it.</source>
        <translation>在给出首个回答之前一次读入的部分；留空：整个上下文。</translation>
    </message>
    <message>
        <source>Text encoders and autoencoder</source>
        <translation>文本编码器和自编码器</translation>
    </message>
    <message>
        <source>on the GPU beside the net</source>
        <translation>与网络一同留在 GPU 上</translation>
    </message>
    <message>
        <source>there only while they work</source>
        <translation>仅在工作时载入 GPU</translation>
    </message>
    <message>
        <source>In turn: ComfyUI, diffusers with model offload; in training, texts and pictures that are encoded beforehand.</source>
        <translation>轮流载入：ComfyUI、启用模型卸载的 diffusers；训练时指文本和图片已提前编码。</translation>
    </message>
    <message>
        <source>Weights of the net that stand still</source>
        <translation>冻结网络的权重精度</translation>
    </message>
    <message>
        <source>16 bits, with a 32-bit master copy</source>
        <translation>16 位，保留 32 位主权重</translation>
    </message>
    <message>
        <source>32 bits, computed in 16 (AMP)</source>
        <translation>32 位权重，16 位计算（AMP）</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1 must be a number; “%2” is none.</source>
        <translation>“%1”必须是数字；“%2”不是数字。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>“%1”必须是整数。</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>%1 must be “%2” or “%3”.</source>
        <translation>“%1”必须是“%2”或“%3”。</translation>
    </message>
    <message>
        <source>%1 must be a date such as 2020-09-24.</source>
        <translation>“%1”必须是日期，例如 2020-09-24。</translation>
    </message>
    <message>
        <source>%1: of each there are 1 to %2.</source>
        <translation>“%1”：每种的数量须在 1 到 %2 之间。</translation>
    </message>
    <message>
        <source>%1 must be written as “2 PCIe 8-pin, 1 EPS 8-pin”; known are %2.</source>
        <translation>“%1”须写成“2 PCIe 8-pin, 1 EPS 8-pin”的形式；已知的接口有：%2。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This cannot be written: %1. What stood there is as it was.</source>
        <comment>a file</comment>
        <translation>无法写入：%1。原有内容保持不变。</translation>
    </message>
    <message>
        <source>it is not there whole</source>
        <translation>写入不完整</translation>
    </message>
    <message>
        <source>it is a folder, a pipe or a device, and no file</source>
        <translation>它是文件夹、管道或设备，而不是文件</translation>
    </message>
    <message>
        <source>cannot be read: it is not there.</source>
        <comment>a file</comment>
        <translation>无法读取：该文件不存在。</translation>
    </message>
    <message>
        <source>cannot be read: it is a folder, a pipe or a device, and no file.</source>
        <comment>a file</comment>
        <translation>无法读取：它是文件夹、管道或设备，而不是文件。</translation>
    </message>
    <message>
        <source>cannot be read (%1).</source>
        <comment>a file</comment>
        <translation>无法读取（%1）。</translation>
    </message>
    <message>
        <source>is larger than the %1 that such a file may have.</source>
        <comment>2 MB</comment>
        <translation>超过了此类文件的上限 %1。</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>of a GPU</comment>
        <translation>显存</translation>
    </message>
    <message>
        <source>Made for</source>
        <comment>a GPU</comment>
        <translation>用途</translation>
    </message>
    <message>
        <source>Year</source>
        <comment>of launch</comment>
        <translation>年份</translation>
    </message>
    <message>
        <source>Used prices</source>
        <translation>二手价</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>prices</comment>
        <translation>二手</translation>
    </message>
    <message>
        <source>New prices</source>
        <translation>新品价</translation>
    </message>
    <message>
        <source>New</source>
        <comment>prices</comment>
        <translation>新品</translation>
    </message>
    <message>
        <source>%1: any</source>
        <comment>a filter that is taken back</comment>
        <translation>%1：不限</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>year of launch</comment>
        <translation>%1 年起</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>at least this amount</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>at most this amount</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>%1 ≥ %2</source>
        <comment>figure, amount</comment>
        <translation>%1 ≥ %2</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <comment>figure, amount</comment>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>GPU vendor</source>
        <translation>GPU 厂商</translation>
    </message>
    <message>
        <source>New or used</source>
        <translation>全新或二手</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>The ends of the budgets must be two amounts above 0, the lower one first.</source>
        <translation>预算范围的两端须为大于 0 的金额，低的在前。</translation>
    </message>
    <message>
        <source>the oldest of its prices is of %1</source>
        <comment>a date</comment>
        <translation>其中最早的价格日期为 %1</translation>
    </message>
    <message>
        <source>its prices have no date</source>
        <translation>其价格没有日期</translation>
    </message>
    <message>
        <source>No machine was found before the search was stopped.</source>
        <translation>搜索停止前没有找到机器。</translation>
    </message>
    <message>
        <source>For %1 there is no such machine; the cheapest has %2 and costs %3.</source>
        <comment>money, cards, money</comment>
        <translation>%1 买不到这样的机器；最便宜的一台有%2，价格 %3。</translation>
    </message>
    <message>
        <source>No machine of the catalogue meets all of this for %1: change one of the conditions.</source>
        <translation>%1 之内，目录中没有机器满足全部条件：请改动其中一项。</translation>
    </message>
    <message>
        <source>No machine of the catalogue meets all of this: change one of the conditions.</source>
        <translation>目录中没有机器满足全部条件：请改动其中一项。</translation>
    </message>
    <message>
        <source>With other cards: %1 for %2, %3.</source>
        <comment>cards, money, speed</comment>
        <translation>换用其他显卡：%1，%2，%3。</translation>
    </message>
    <message>
        <source>%1 of the budget is left.</source>
        <translation>预算还剩 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) that nobody could check</source>
        <translation>
            <numerusform>%n 项数据无法检查</numerusform>
        </translation>
    </message>
    <message>
        <source>The checks find nothing against it.</source>
        <translation>各项检查均无异议。</translation>
    </message>
    <message>
        <source>The checks say: it works, with %1.</source>
        <translation>检查结论：可以工作，有%1。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source>used %1</source>
        <comment>a card</comment>
        <translation>二手 %1</translation>
    </message>
    <message>
        <source>one %1</source>
        <translation>一张 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n owned)</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%1（已有 %n 张）</numerusform>
        </translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation>TFLOPS</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>张图像/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>%1 GiB on the cards</source>
        <translation>显存共 %1 GiB</translation>
    </message>
    <message>
        <source>%1 TFLOPS of matrix units in theory</source>
        <translation>矩阵单元理论值 %1 TFLOPS</translation>
    </message>
    <message>
        <source>%1 (owned)</source>
        <comment>a part</comment>
        <translation>%1（已有）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Proven over %1 combinations.</source>
        <translation>已对 %1 种组合证明。</translation>
    </message>
    <message>
        <source>The search was stopped: a machine may be up to %1 % better.</source>
        <translation>搜索已停止：可能还有至多好 %1% 的机器。</translation>
    </message>
    <message>
        <source>Proven: of %1 combinations none is more than %2 % faster, and none that is as fast is cheaper.</source>
        <translation>已证明：%1 种组合中没有一种快 %2% 以上，同样快的也没有更便宜的。</translation>
    </message>
    <message>
        <source>Proven: of %1 combinations none is better.</source>
        <translation>已证明：%1 种组合中没有更好的。</translation>
    </message>
    <message>
        <source>Buy a machine with %1 for %2: %3; %4.</source>
        <comment>cards, money, speed, date of the oldest price</comment>
        <translation>买一台配%1的机器，%2：%3；%4。</translation>
    </message>
    <message>
        <source>With it: %1.</source>
        <comment>parts</comment>
        <translation>其余配件：%1。</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <comment>how it is known</comment>
        <translation>速度的依据：%1。</translation>
    </message>
    <message>
        <source>dearer than the budget or than one that is as good</source>
        <translation>超出预算，或比同样好的更贵</translation>
    </message>
    <message>
        <source>slower than the best</source>
        <translation>比最佳的慢</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>内存太少</translation>
    </message>
    <message>
        <source>a cooler that is not shown to carry the processor&apos;s heat away</source>
        <translation>散热器未表明能带走处理器的热量</translation>
    </message>
    <message>
        <source>no place for all cards</source>
        <translation>放不下全部显卡</translation>
    </message>
    <message>
        <source>a card with too few lanes</source>
        <translation>显卡通道太少</translation>
    </message>
    <message>
        <source>the way between two cards is not known</source>
        <translation>两张显卡之间的通路未知</translation>
    </message>
    <message>
        <source>none left that fits: %1</source>
        <comment>a kind of part</comment>
        <translation>没有合适的：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a price that counts</source>
        <translation>
            <numerusform>%n 个配件没有可用的价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) whose price is too old</source>
        <translation>
            <numerusform>%n 个配件的价格太旧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of which only the price at launch is known</source>
        <translation>
            <numerusform>%n 张显卡只有首发价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of cards whose price is of another market</source>
        <translation>
            <numerusform>%n 种显卡组合的价格来自其他市场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without fans of their own, or too loud</source>
        <translation>
            <numerusform>%n 张显卡没有自带风扇，或太吵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that no current framework runs on</source>
        <translation>
            <numerusform>%n 张显卡没有现行框架支持</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without CUDA: a vendor must be asked for</source>
        <translation>
            <numerusform>%n 张显卡不支持 CUDA：须指定厂商</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of other vendors</source>
        <translation>
            <numerusform>%n 张其他厂商的显卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of cards that do not hold the work</source>
        <translation>
            <numerusform>%n 种显卡组合容纳不下这项工作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of cards below what was asked for</source>
        <translation>
            <numerusform>%n 种显卡组合达不到要求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of cards whose speed is not known</source>
        <translation>
            <numerusform>%n 种显卡组合的速度未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) by your choice</source>
        <translation>
            <numerusform>%n 个配件按您的选择排除</numerusform>
        </translation>
    </message>
    <message>
        <source>The budget must be above 0 and below a million millions.</source>
        <translation>预算须大于 0 且小于一万亿。</translation>
    </message>
    <message>
        <source>There is no rate of exchange for %1.</source>
        <translation>没有 %1 的汇率。</translation>
    </message>
    <message>
        <source>It must be a number above 0 and at most a million.</source>
        <translation>须为大于 0 且不超过一百万的数。</translation>
    </message>
    <message>
        <source>There is no part “%1”.</source>
        <translation>没有配件“%1”。</translation>
    </message>
    <message>
        <source>“%1” is wanted and excluded.</source>
        <translation>“%1”既被要求又被排除。</translation>
    </message>
    <message>
        <source>“%1” is to be kept and is not owned.</source>
        <translation>“%1”要保留，但并未拥有。</translation>
    </message>
    <message>
        <source>There is no check “%1”.</source>
        <translation>没有检查项“%1”。</translation>
    </message>
    <message>
        <source>The number of cards must lie between 1 and %1, the lower one first.</source>
        <translation>显卡数量须在 1 到 %1 之间，小的在前。</translation>
    </message>
    <message>
        <source>It must be a number of lanes from 0 to 16.</source>
        <translation>须为 0 到 16 的通道数。</translation>
    </message>
    <message>
        <source>It must be a part between 0 and 1.</source>
        <translation>须为 0 到 1 之间的比例。</translation>
    </message>
    <message>
        <source>“%1” is no part of a machine that is put together.</source>
        <translation>“%1”不是装机用的配件。</translation>
    </message>
    <message>
        <source>No price that counts is known of “%1”.</source>
        <translation>“%1”没有可用的价格。</translation>
    </message>
    <message>
        <source>What each budget brings</source>
        <translation>各预算能买到什么</translation>
    </message>
    <message>
        <source>Price of the whole machine, %1</source>
        <comment>currency</comment>
        <translation>整机价格，%1</translation>
    </message>
    <message>
        <source>The best machine</source>
        <translation>最佳机器</translation>
    </message>
    <message>
        <source>%1 looked at.</source>
        <comment>sets of parts</comment>
        <translation>已查看 %1 组。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>尚未找到。</translation>
    </message>
    <message>
        <source>The best so far: %1, %2; one up to %3 % better may be there.</source>
        <translation>目前最佳：%1，%2；可能还有最多好 %3% 的机器。</translation>
    </message>
    <message>
        <source>“%1” is no shop: write its name, =, and the address of its search with {part} for the part&apos;s name.</source>
        <translation>“%1”不是商店：请写名称、= 和搜索地址，地址里用 {part} 代表部件名。</translation>
    </message>
    <message>
        <source>does %1 % more</source>
        <translation>性能高 %1%</translation>
    </message>
    <message>
        <source>does %1 % less</source>
        <translation>性能低 %1%</translation>
    </message>
    <message>
        <source>costs %1 more</source>
        <comment>money</comment>
        <translation>贵 %1</translation>
    </message>
    <message>
        <source>costs %1 less</source>
        <comment>money</comment>
        <translation>便宜 %1</translation>
    </message>
    <message>
        <source>does and costs the same</source>
        <translation>性能和价格相同</translation>
    </message>
    <message>
        <source>With %1 to spend</source>
        <comment>money</comment>
        <translation>预算为 %1 时</translation>
    </message>
    <message>
        <source>With more money</source>
        <translation>预算更高时</translation>
    </message>
    <message>
        <source>On a circuit of %1 V and %2 A</source>
        <translation>用 %1 V、%2 A 的电路时</translation>
    </message>
    <message>
        <source>With %1 GiB of memory, whatever the cards have</source>
        <translation>内存只要 %1 GiB、不论显存多少时</translation>
    </message>
    <message>
        <source>With a drive of %1 GB in place of %2 GB</source>
        <translation>硬盘用 %1 GB 而非 %2 GB 时</translation>
    </message>
    <message>
        <source>With %1 to %2 cards</source>
        <translation>允许 %1 到 %2 块显卡时</translation>
    </message>
    <message>
        <source>%1 for %2, %3</source>
        <comment>cards, money, speed</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1 there is one: %2.</source>
        <comment>how a condition gives way; a machine</comment>
        <translation>%1有一台：%2。</translation>
    </message>
    <message>
        <source>To give up one of these alone is not enough, for then another condition stands in the way: %1.</source>
        <comment>conditions</comment>
        <translation>单独放弃其中任何一项都不够，因为还有别的条件拦着：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>电路</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>显卡数量</translation>
    </message>
    <message>
        <source>memory of the machine</source>
        <translation>整机内存</translation>
    </message>
    <message>
        <source>size of the drive</source>
        <translation>硬盘容量</translation>
    </message>
    <message>
        <source>what each card must have</source>
        <translation>每块显卡的要求</translation>
    </message>
    <message>
        <source>cautions that are refused</source>
        <translation>不接受的注意事项</translation>
    </message>
    <message>
        <source>figures that must be known</source>
        <translation>必须已知的参数</translation>
    </message>
    <message>
        <source>parts that must be in it</source>
        <translation>必须包含的部件</translation>
    </message>
    <message>
        <source>parts that must not be in it</source>
        <translation>必须排除的部件</translation>
    </message>
    <message>
        <source>owned parts that must stay</source>
        <translation>必须保留的自有部件</translation>
    </message>
    <message>
        <source>vendor of the GPU</source>
        <translation>GPU 厂商</translation>
    </message>
    <message>
        <source>lanes of each card</source>
        <translation>每块显卡的通道数</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>安静</translation>
    </message>
    <message>
        <source>memory with ECC</source>
        <translation>ECC 内存</translation>
    </message>
    <message>
        <source>room for the data set</source>
        <translation>数据集的空间</translation>
    </message>
    <message>
        <source>%1: %2; it %3.</source>
        <comment>how a condition gives way; a machine; “does 8 % more”</comment>
        <translation>%1：%2；它%3。</translation>
    </message>
    <message>
        <source>Whatever is given up, there is none: the catalogue lacks priced parts that fit.</source>
        <translation>放弃任何条件都没有：目录里缺少有价格且合适的部件。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a condition</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>No machine meets the condition %1.</source>
        <translation>没有整机满足条件%1。</translation>
    </message>
    <message>
        <source>These conditions contradict each other; one of them must give way: %1.</source>
        <translation>以下条件相互矛盾，必须放弃其中一项：%1。</translation>
    </message>
    <message>
        <source>With %1 no machine meets all of this; the cheapest costs %2.</source>
        <translation>用 %1 没有整机满足全部条件；最便宜的要 %2。</translation>
    </message>
    <message>
        <source>With %1 no machine meets all of this.</source>
        <translation>用 %1 没有整机满足全部条件。</translation>
    </message>
    <message>
        <source>With %1: %2.</source>
        <comment>a part, a machine</comment>
        <translation>用 %1：%2。</translation>
    </message>
    <message>
        <source>With %1 the best machine is %2; beside the best of all it %3.</source>
        <comment>a part, a machine, “costs $412 more”</comment>
        <translation>用 %1 时最好的整机是：%2；与总体最好的相比%3。</translation>
    </message>
    <message>
        <source>Were %1 %2 % dearer: %3.</source>
        <comment>a part, a number, a machine</comment>
        <translation>若 %1 贵 %2%：%3。</translation>
    </message>
    <message>
        <source>Were %1 %2 % cheaper: %3.</source>
        <comment>a part, a number, a machine</comment>
        <translation>若 %1 便宜 %2%：%3。</translation>
    </message>
    <message>
        <source>No price of one part, %1 % up or down, changes the choice.</source>
        <translation>任何一个部件的价格涨跌 %1% 都不会改变选择。</translation>
    </message>
    <message>
        <source>It was stopped before all was tried.</source>
        <translation>尚未全部试完就已停止。</translation>
    </message>
    <message>
        <source>the same cards with %1, %2 in all</source>
        <comment>parts, money</comment>
        <translation>显卡不变，改用 %1，共 %2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between what a machine does and costs</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>With less than each card must have</source>
        <translation>放宽对每张显卡的要求时</translation>
    </message>
    <message>
        <source>With the cautions that are refused</source>
        <translation>接受目前拒绝的警告时</translation>
    </message>
    <message>
        <source>With parts of which a figure is not known</source>
        <translation>接受参数不全的配件时</translation>
    </message>
    <message>
        <source>Without the parts that must be in it</source>
        <translation>不限定必须包含的配件时</translation>
    </message>
    <message>
        <source>With the parts that must not be in it</source>
        <translation>允许使用排除的配件时</translation>
    </message>
    <message>
        <source>Without the owned parts that must stay</source>
        <translation>不再保留现有配件时</translation>
    </message>
    <message>
        <source>With GPUs of every vendor</source>
        <translation>不限 GPU 厂商时</translation>
    </message>
    <message>
        <source>With fewer lanes for each card</source>
        <translation>允许每张显卡用更少的通道时</translation>
    </message>
    <message>
        <source>With a machine that may be loud</source>
        <translation>不要求安静时</translation>
    </message>
    <message>
        <source>With memory without ECC</source>
        <translation>不要求 ECC 内存时</translation>
    </message>
    <message>
        <source>Without room for the data set</source>
        <translation>不为数据集预留空间时</translation>
    </message>
    <message>
        <source>To give up one of these alone changes nothing: %1.</source>
        <comment>conditions</comment>
        <translation>单独放宽以下任一项都不会改变结果：%1。</translation>
    </message>
    <message>
        <source>The best so far: %1, %2; a cheaper one is still looked for.</source>
        <translation>目前最佳：%1，%2；仍在寻找更便宜的。</translation>
    </message>
    <message>
        <source>What costs least over the years is one machine, whatever the budget: there are no steps between two budgets.</source>
        <translation>多年总成本最低的只有一台机器，与预算无关：两个预算之间没有台阶。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on riser cables in an open frame: see that it, or a rail beside it, carries so many.</source>
        <translation>
            <numerusform>%n 张显卡用转接线立在开放式机架上：请确认机架或旁边的支架装得下这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on riser cables, in the case&apos;s holders for upright cards.</source>
        <translation>
            <numerusform>%n 张显卡用转接线装在机箱的竖装槽位上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit each card to %1 W: %2 % of the speed, as it was measured.</source>
        <translation>把每张卡限到 %1 W：实测速度为原来的 %2 %。</translation>
    </message>
    <message>
        <source>Two supplies: a cable must start them together, and all plugs of a card come from one of them.</source>
        <translation>两个电源：须用一根线让它们同时启动，每张卡的所有供电插头都取自同一个电源。</translation>
    </message>
    <message>
        <source>%1 over %2 years with electricity, %3</source>
        <comment>money, years, speed</comment>
        <translation>%2 年连电费共 %1，%3</translation>
    </message>
    <message>
        <source>Proven: of %1 combinations none costs less over the years.</source>
        <translation>已证明：%1 种组合中没有一种多年总成本更低。</translation>
    </message>
    <message>
        <source>slower than was asked for</source>
        <translation>比要求的慢</translation>
    </message>
    <message>
        <source>nobody knows what it draws at the wall</source>
        <translation>墙插处的功耗未知</translation>
    </message>
    <message>
        <source>no place in the case for cards on riser cables</source>
        <translation>机箱里没有地方放转接线上的显卡</translation>
    </message>
    <message>
        <source>no place in the case for a second supply</source>
        <translation>机箱里没有第二个电源的位置</translation>
    </message>
    <message>
        <source>The least speed must be a number above 0.</source>
        <translation>最低速度必须是大于 0 的数。</translation>
    </message>
    <message>
        <source>Where memory is sought, no speed can be asked for.</source>
        <translation>以显存为目标时不能要求速度。</translation>
    </message>
    <message>
        <source>The years must be a number above 0 and at most %1.</source>
        <translation>年数必须大于 0 且不超过 %1。</translation>
    </message>
    <message>
        <source>The hours of a year must be a number from 0 to %1.</source>
        <translation>一年的小时数必须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>What a kilowatt-hour costs must be said: the costs of the years rest on it.</source>
        <translation>必须给出一度电的价格：多年的成本以它为依据。</translation>
    </message>
    <message>
        <source>costs %1 % less over the years</source>
        <translation>多年总成本少 %1 %</translation>
    </message>
    <message>
        <source>costs %1 % more over the years</source>
        <translation>多年总成本多 %1 %</translation>
    </message>
    <message>
        <source>With limited cards</source>
        <translation>限制显卡功耗时</translation>
    </message>
    <message>
        <source>least speed</source>
        <translation>最低速度</translation>
    </message>
    <message>
        <source>cards at their full power</source>
        <translation>显卡按满功耗运行</translation>
    </message>
    <message>
        <source>Buy a machine with %1 for %2, and sell %3 for %4: %5; %6.</source>
        <comment>cards, money, parts, money, speed, date of the oldest price</comment>
        <translation>买一台配%1的机器，%2，并卖出%3得 %4：%5；%6。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without BF16, in which such models are trained</source>
        <translation>
            <numerusform>%n 张显卡没有 BF16，而这类模型用它训练</numerusform>
        </translation>
    </message>
    <message>
        <source>Price of the whole machine less what is sold, %1</source>
        <comment>currency</comment>
        <translation>整机价格减去卖出所得，%1</translation>
    </message>
    <message>
        <source>“%1” is to be sold and is not owned.</source>
        <translation>“%1”要卖出，但并未拥有。</translation>
    </message>
    <message>
        <source>What “%1” brings must be above 0 and below a million millions.</source>
        <translation>“%1”卖出所得须大于 0 且小于一万亿。</translation>
    </message>
    <message>
        <source>With whatever speed</source>
        <translation>不限速度时</translation>
    </message>
    <message>
        <source>BF16 for training</source>
        <translation>用 BF16 训练</translation>
    </message>
    <message>
        <source>With cards without BF16, which train in FP16</source>
        <translation>允许用没有 BF16、以 FP16 训练的显卡时</translation>
    </message>
</context>
<context>
    <name>FormLint</name>
    <message>
        <source>%1 %2: %3</source>
        <comment>sign, figure, what the linter says of it</comment>
        <translation>%1 %2：%3</translation>
    </message>
</context>
<context>
    <name>GgufShapeWords</name>
    <message>
        <source>There is no file.</source>
        <translation>没有文件。</translation>
    </message>
    <message>
        <source>The header does not say what the model is; the first part of a model in several files does.</source>
        <translation>文件头没有说明模型；模型分成多个文件时，说明在第一个文件中。</translation>
    </message>
    <message>
        <source>The model lies in %1 files; all of them are needed.</source>
        <translation>该模型分成 %1 个文件，需要全部文件。</translation>
    </message>
</context>
<context>
    <name>GgufWords</name>
    <message>
        <source>A tensor has more than four dimensions.</source>
        <translation>有张量超过四个维度。</translation>
    </message>
    <message>
        <source>The tensor “%1” is held in numbers of a kind that is not known here (%2).</source>
        <translation>张量“%1”的数值类型未知（%2）。</translation>
    </message>
    <message>
        <source>The tensor “%1” has a size that cannot be.</source>
        <translation>张量“%1”的大小不可能成立。</translation>
    </message>
    <message>
        <source>This is no GGUF file.</source>
        <translation>这不是 GGUF 文件。</translation>
    </message>
    <message>
        <source>GGUF of version %1 is not known here; 2 and 3 are.</source>
        <translation>不支持版本为 %1 的 GGUF；支持版本 2 和 3。</translation>
    </message>
    <message>
        <source>The header speaks of more values or tensors than can be.</source>
        <translation>文件头所述的值或张量数量不可能成立。</translation>
    </message>
    <message>
        <source>The header is cut off, or lies about its sizes.</source>
        <translation>文件头不完整，或所述大小不实。</translation>
    </message>
    <message>
        <source>The header speaks of %1 bytes, the file has %2: it is not whole.</source>
        <translation>文件头所述为 %1 字节，而文件只有 %2 字节：文件不完整。</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>en</source>
        <comment>the folder of the guide&apos;s texts in this language: zh_CN in Chinese; en where there is none</comment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>Installing</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Deploying</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Several GPUs</source>
        <translation>多 GPU</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景知识</translation>
    </message>
    <message>
        <source>Names and words</source>
        <translation>名称与术语</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
</context>
<context>
    <name>GuideChecklist</name>
    <message>
        <source>In the firmware: Above 4G Decoding on.</source>
        <translation>在固件（BIOS）中：打开 Above 4G Decoding。</translation>
    </message>
    <message>
        <source>Is Secure Boot on? Then the driver&apos;s modules must be signed; those of Ubuntu&apos;s packages are.</source>
        <translation>Secure Boot 是否打开？打开时驱动模块必须有签名；Ubuntu 软件包中的模块已签名。</translation>
    </message>
    <message>
        <source>Switch nouveau off, then restart; afterwards “lsmod | grep nouveau” prints nothing.</source>
        <translation>停用 nouveau 并重启；之后“lsmod | grep nouveau”应没有输出。</translation>
    </message>
    <message>
        <source>The driver: branch %1 is the last one for this card.</source>
        <comment>branch</comment>
        <translation>驱动：%1 是支持这张显卡的最后一个分支。</translation>
    </message>
    <message>
        <source>Its packages for this system were not read; NVIDIA&apos;s guide names them.</source>
        <translation>它在这个系统上的软件包未查阅，请见 NVIDIA 的安装指南。</translation>
    </message>
    <message>
        <source>The driver with NVIDIA&apos;s open modules; then restart.</source>
        <translation>安装带 NVIDIA 开源内核模块的驱动，然后重启。</translation>
    </message>
    <message>
        <source>The driver, from Ubuntu&apos;s signed packages; then restart.</source>
        <translation>从 Ubuntu 已签名的软件包安装驱动，然后重启。</translation>
    </message>
    <message>
        <source>The section contrib must be on.</source>
        <translation>须启用 contrib 软件源。</translation>
    </message>
    <message>
        <source>The driver for Windows, branch 580 or newer.</source>
        <translation>安装 Windows 驱动，分支 580 或更新。</translation>
    </message>
    <message>
        <source>The driver is Windows&apos; own, branch 580 or newer, never one inside WSL2. In PowerShell as administrator, then restart:</source>
        <translation>驱动装在 Windows 中（分支 580 或更新），切勿装在 WSL2 里。以管理员身份在 PowerShell 中运行，然后重启：</translation>
    </message>
    <message>
        <source>No ready-made package of PyTorch that was read runs on all of these cards.</source>
        <translation>在所查阅的 PyTorch 现成安装包中，没有一个能同时用于这些显卡。</translation>
    </message>
    <message numerus="yes">
        <source>PyTorch %1 in an environment of its own, with Python %2 to %3; the last line must name %n card(s).</source>
        <comment>versions</comment>
        <translation>
            <numerusform>在单独的环境中安装 PyTorch %1，Python %2 至 %3；最后一行应显示 %n 张显卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>The power limit of the plan as a service: a restart forgets it.</source>
        <translation>把方案中的功耗限制设为系统服务：重启后限制会丢失。</translation>
    </message>
    <message>
        <source>The power limits of the plan as a service: a restart forgets them. The numbers count cards as nvidia-smi does, which may be another order than the plan&apos;s.</source>
        <translation>把方案中的各功耗限制设为系统服务：重启后限制会丢失。编号按 nvidia-smi 的顺序，可能与方案中的顺序不同。</translation>
    </message>
    <message>
        <source>The ways between the cards: NV# is NVLink, PIX one bridge, PHB the processor, SYS another processor.</source>
        <translation>显卡之间的路径：NV# 为 NVLink，PIX 经一个桥，PHB 经处理器，SYS 经另一处理器。</translation>
    </message>
    <message>
        <source>Load it for an hour with all cards; it needs the toolkit, which compiles it.</source>
        <translation>让全部显卡满载一小时；编译它需要 CUDA 工具包。</translation>
    </message>
    <message>
        <source>Meanwhile, in another window: does each card have its full link?</source>
        <translation>同时在另一个窗口查看：每张显卡是否跑满链路？</translation>
    </message>
    <message>
        <source>Afterwards this must print nothing.</source>
        <translation>之后这条命令应没有输出。</translation>
    </message>
    <message>
        <source>These cards have no driver in common: Blackwell works with NVIDIA&apos;s open modules alone, cards before Turing with the closed ones alone.</source>
        <translation>这些显卡没有共同的驱动：Blackwell 只能用 NVIDIA 的开源内核模块，Turing 之前的显卡只能用闭源模块。</translation>
    </message>
    <message numerus="yes">
        <source>Are all %n card(s) there?</source>
        <translation>
            <numerusform>系统识别到全部 %n 张显卡了吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The driver&apos;s state stays while no program runs.</source>
        <translation>没有程序运行时仍保持驱动状态。</translation>
    </message>
    <message>
        <source>Which target each card has stands in the guide; PyTorch is installed for one.</source>
        <translation>每张显卡的 gfx 目标见指南；PyTorch 只能按其中一个安装。</translation>
    </message>
    <message>
        <source>PyTorch from AMD, in a new environment with Python 3.11 to 3.14.</source>
        <translation>在新环境（Python 3.11 至 3.14）中安装 AMD 提供的 PyTorch。</translation>
    </message>
    <message>
        <source>Compute something; ROCm keeps the name cuda.</source>
        <translation>做一次计算；ROCm 沿用 cuda 这一名称。</translation>
    </message>
    <message>
        <source>PyTorch for Intel&apos;s GPUs.</source>
        <translation>面向 Intel GPU 的 PyTorch。</translation>
    </message>
    <message>
        <source>See it.</source>
        <translation>查看。</translation>
    </message>
    <message>
        <source>Docker with NVIDIA&apos;s toolkit, and a look from inside.</source>
        <translation>Docker 和 NVIDIA 的工具包，并在容器里查看显卡。</translation>
    </message>
    <message>
        <source>Load it for an hour with all cards, in a container that compiles it.</source>
        <translation>让所有显卡满载一小时，程序在容器里编译。</translation>
    </message>
    <message>
        <source>Load it for an hour with all cards. It needs CUDA&apos;s toolkit, which compiles it: 12.9 at the newest, as CUDA 13 does not know the oldest of these cards.</source>
        <translation>让所有显卡满载一小时。编译需要 CUDA 工具包，最高 12.9：CUDA 13 已不支持其中最老的卡。</translation>
    </message>
    <message>
        <source>System and driver are on it: install neither, update them.</source>
        <translation>系统和驱动已经装好：不要重装，只需更新。</translation>
    </message>
    <message>
        <source>PyTorch in NVIDIA&apos;s container, with the model&apos;s files outside of it.</source>
        <translation>在 NVIDIA 的容器里用 PyTorch，模型文件放在容器外。</translation>
    </message>
    <message>
        <source>Or in an environment of its own; the last line must print True.</source>
        <translation>也可以用单独的虚拟环境；最后一行应输出 True。</translation>
    </message>
</context>
<context>
    <name>GuideFiles</name>
    <message>
        <source>There is no source “%1”.</source>
        <translation>没有来源“%1”。</translation>
    </message>
</context>
<context>
    <name>GuideFrameworks</name>
    <message>
        <source>must be active, maintenance or ended.</source>
        <translation>必须是 active、maintenance 或 ended。</translation>
    </message>
    <message>
        <source>There is no framework “%1”.</source>
        <translation>没有框架“%1”。</translation>
    </message>
    <message>
        <source>active</source>
        <comment>a framework</comment>
        <translation>活跃</translation>
    </message>
    <message>
        <source>maintained only</source>
        <comment>a framework</comment>
        <translation>仅维护</translation>
    </message>
    <message>
        <source>ended</source>
        <comment>a framework</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a framework&apos;s state</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>beginners</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>research</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>industry</source>
        <translation>工业</translation>
    </message>
    <message>
        <source>phones</source>
        <translation>手机</translation>
    </message>
    <message>
        <source>JAX and TPUs</source>
        <translation>JAX 与 TPU</translation>
    </message>
    <message>
        <source>Chinese material</source>
        <translation>中文资料</translation>
    </message>
</context>
<context>
    <name>GuideGlossary</name>
    <message>
        <source>There is no word “%1”.</source>
        <translation>没有词条“%1”。</translation>
    </message>
</context>
<context>
    <name>GuidePictures</name>
    <message>
        <source>A processor and a GPU (not to scale)</source>
        <translation>处理器与 GPU（未按比例）</translation>
    </message>
    <message>
        <source>A multiprocessor and one of its CUDA cores (not to scale)</source>
        <translation>一个多处理器与其中一个 CUDA 核心（未按比例）</translation>
    </message>
    <message>
        <source>A matrix product in tiles</source>
        <translation>分块矩阵乘法</translation>
    </message>
    <message>
        <source>The convolution theorem</source>
        <translation>卷积定理</translation>
    </message>
    <message>
        <source>The processor (Intel Core i7-5960X) has 8 cores around a large cache that all of them share. The GPU (NVIDIA GTX 980) has 16 multiprocessors of 128 CUDA cores each, 2,048 in all, and a small L2 cache between them. The one spends its area on few cores that wait little, the other on many that compute at once.</source>
        <translation>处理器（英特尔 Core i7-5960X）有 8 个核心，围绕着一块由全部核心共享的大缓存。GPU（英伟达 GTX 980）有 16 个多处理器，每个 128 个 CUDA 核心，共 2048 个，中间是一小块 L2 缓存。前者把面积用于少数很少等待的核心，后者用于大量同时计算的核心。</translation>
    </message>
    <message>
        <source>All cores of a group carry out the same instruction, each on a number of its own; registers, shared memory and L1 lie beside them. One core takes the instruction and its operands, computes in a unit for floating-point numbers or in one for whole numbers, and gives the result back to the registers.</source>
        <translation>一组中的所有核心执行同一条指令，各自处理自己的数据；寄存器、共享内存和 L1 就在旁边。单个核心接收指令和操作数，在浮点单元或整数单元中计算，再把结果送回寄存器。</translation>
    </message>
    <message>
        <source>One tile of Z = X · Y is the sum of four products: tile 1 of its row of X times tile 1 of its column of Y, and so on to tile 4. A block of threads loads such a pair into shared memory, multiplies it, adds, and goes on to the next pair, so that each number is read from the GPU&apos;s memory once for a whole tile.</source>
        <translation>Z = X · Y 的一个分块是四个乘积之和：X 中所在行的第 1 块乘以 Y 中所在列的第 1 块，依此类推到第 4 块。一个线程块把这样一对分块读入共享内存，相乘、累加，再处理下一对，因此每个数只从 GPU 内存读取一次，供整个分块使用。</translation>
    </message>
    <message>
        <source>Two ways lead to the same result. The direct way moves the kernel g over the image f and sums products at each place. The other transforms both (FFT), multiplies number by number, and transforms back: f * g is the inverse transform of F(f) · F(g). It needs memory for the transforms.</source>
        <translation>两条路得到同一结果。直接的做法是让卷积核 g 在图像 f 上移动，在每个位置对乘积求和。另一条路是先把两者变换（FFT），逐元素相乘，再变换回来：f * g 是 F(f) · F(g) 的逆变换。它需要额外的内存存放变换结果。</translation>
    </message>
    <message>
        <source>Memory controller</source>
        <comment>part of a chip</comment>
        <translation>内存控制器</translation>
    </message>
    <message>
        <source>Cache that all cores share</source>
        <comment>part of a chip</comment>
        <translation>所有核心共享的缓存</translation>
    </message>
    <message>
        <source>Core</source>
        <comment>of a processor</comment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Memory controllers</source>
        <comment>part of a chip</comment>
        <translation>内存控制器</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <comment>part of a chip</comment>
        <translation>L2 缓存</translation>
    </message>
    <message>
        <source>Intel Core i7-5960X: 8 cores</source>
        <translation>英特尔 Core i7-5960X：8 个核心</translation>
    </message>
    <message>
        <source>NVIDIA GTX 980: 16 multiprocessors of 128 CUDA cores</source>
        <translation>英伟达 GTX 980：16 个多处理器，每个 128 个 CUDA 核心</translation>
    </message>
    <message>
        <source>One instruction for all</source>
        <translation>所有核心同一条指令</translation>
    </message>
    <message>
        <source>Registers</source>
        <comment>part of a multiprocessor</comment>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Shared memory and L1</source>
        <comment>part of a multiprocessor</comment>
        <translation>共享内存与 L1</translation>
    </message>
    <message>
        <source>Takes the instruction</source>
        <comment>part of a core</comment>
        <translation>接收指令</translation>
    </message>
    <message>
        <source>Operands</source>
        <comment>part of a core</comment>
        <translation>操作数</translation>
    </message>
    <message>
        <source>Floating-point unit</source>
        <translation>浮点单元</translation>
    </message>
    <message>
        <source>Unit for whole numbers</source>
        <translation>整数单元</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>part of a core</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>A group of 32 cores in a multiprocessor</source>
        <translation>多处理器中的一组 32 个核心</translation>
    </message>
    <message>
        <source>One CUDA core</source>
        <translation>一个 CUDA 核心</translation>
    </message>
    <message>
        <source>Σ: tile 1 of X times tile 1 of Y, and so on to 4, added up</source>
        <translation>Σ：X 的第 1 块乘以 Y 的第 1 块，依此到第 4 块，全部相加</translation>
    </message>
    <message>
        <source>Image f</source>
        <translation>图像 f</translation>
    </message>
    <message>
        <source>Kernel g</source>
        <translation>卷积核 g</translation>
    </message>
    <message>
        <source>Result f * g</source>
        <translation>结果 f * g</translation>
    </message>
    <message>
        <source>FFT</source>
        <translation>FFT</translation>
    </message>
    <message>
        <source>Back: inverse FFT</source>
        <translation>返回：逆 FFT</translation>
    </message>
    <message>
        <source>Direct: move g over f, sum products at each place</source>
        <translation>直接：在 f 上移动 g，在每个位置对乘积求和</translation>
    </message>
    <message>
        <source>Over frequencies: transform, multiply number by number, transform back</source>
        <translation>经由频域：变换、逐元素相乘、逆变换</translation>
    </message>
</context>
<context>
    <name>GuideTopicFile</name>
    <message>
        <source>must begin with a line “---”.</source>
        <translation>必须以一行“---”开头。</translation>
    </message>
    <message>
        <source>must be at most %1 characters long.</source>
        <translation>最多 %1 个字符。</translation>
    </message>
    <message>
        <source>must be a field, a colon and its value.</source>
        <translation>必须是字段、冒号和值。</translation>
    </message>
    <message>
        <source>has no line “---” at the end of its fields.</source>
        <translation>字段末尾缺少一行“---”。</translation>
    </message>
    <message>
        <source>stands twice.</source>
        <translation>出现了两次。</translation>
    </message>
    <message>
        <source>must be of small letters, digits and hyphens.</source>
        <translation>只能含小写字母、数字和连字符。</translation>
    </message>
    <message>
        <source>is none of the groups.</source>
        <translation>不是任何一个分组。</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>必须是整数。</translation>
    </message>
    <message>
        <source>must be rows such as S86, with commas.</source>
        <translation>必须是以逗号分隔的编号，例如 S86。</translation>
    </message>
    <message>
        <source>must be a date as 2026-11-23, or as much of it as is known.</source>
        <translation>必须是日期，例如 2026-11-23，或其中已知的部分。</translation>
    </message>
    <message>
        <source>is no field of a topic.</source>
        <translation>不是主题的字段。</translation>
    </message>
    <message>
        <source>There are more than %1 sources.</source>
        <translation>来源超过 %1 个。</translation>
    </message>
    <message>
        <source>must be id | title | publisher | date | address.</source>
        <translation>必须是“id | 标题 | 发布者 | 日期 | 网址”。</translation>
    </message>
    <message>
        <source>must name id, title and publisher.</source>
        <translation>必须写明 id、标题和发布者。</translation>
    </message>
    <message>
        <source>must have a date as 2026-11-23, or n.d.</source>
        <translation>必须有日期，例如 2026-11-23，或写 n.d.。</translation>
    </message>
    <message>
        <source>must have an address of the web, http or https, or none.</source>
        <translation>网址必须是 http 或 https，或留空。</translation>
    </message>
    <message>
        <source>A block of code does not end.</source>
        <translation>有一个代码块没有结束。</translation>
    </message>
    <message>
        <source>A text stands before the first heading.</source>
        <translation>第一个标题之前有正文。</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>为空。</translation>
    </message>
    <message>
        <source>is no heading of a topic.</source>
        <translation>不是主题的标题。</translation>
    </message>
    <message>
        <source>A block of code stands before the first step.</source>
        <translation>第一步之前有代码块。</translation>
    </message>
    <message>
        <source>There are more than %1 steps.</source>
        <translation>步骤超过 %1 个。</translation>
    </message>
    <message>
        <source>must begin with “1. ”.</source>
        <translation>必须以“1. ”开头。</translation>
    </message>
    <message>
        <source>cites “%1”, which is none of its sources.</source>
        <translation>引用了“%1”，它不在来源之列。</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>缺失。</translation>
    </message>
    <message>
        <source>must be at most %1 KiB.</source>
        <translation>最多 %1 KiB。</translation>
    </message>
    <message>
        <source>is not UTF-8.</source>
        <translation>不是 UTF-8。</translation>
    </message>
    <message>
        <source>There is no picture “%1”.</source>
        <translation>没有名为“%1”的图。</translation>
    </message>
</context>
<context>
    <name>IndexFormat</name>
    <message>
        <source>is missing: the year that the value is of.</source>
        <translation>缺失：应为该值所属的年份。</translation>
    </message>
    <message>
        <source>is missing: the level of prices in that year.</source>
        <translation>缺失：应为该年份的物价水平。</translation>
    </message>
    <message>
        <source>must name a source that is listed.</source>
        <translation>必须引用已列出的来源。</translation>
    </message>
</context>
<context>
    <name>InferenceWords</name>
    <message>
        <source>“%1” must be from 1 to %2.</source>
        <translation>“%1”必须在 1 到 %2 之间。</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>is larger than the %1 MB that such a file may have.</source>
        <translation>超过了此类文件的 %1 MB 上限。</translation>
    </message>
    <message>
        <source>is not UTF-8 text.</source>
        <translation>不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels.</source>
        <translation>嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>is not valid JSON: %1.</source>
        <translation>不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>must hold one JSON object.</source>
        <translation>必须包含一个 JSON 对象。</translation>
    </message>
    <message>
        <source>is missing; it must be a text.</source>
        <translation>缺失；必须是文本。</translation>
    </message>
    <message>
        <source>must be a text.</source>
        <translation>必须是文本。</translation>
    </message>
    <message>
        <source>is longer than %1 characters.</source>
        <translation>超过 %1 个字符。</translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation>必须是数字。</translation>
    </message>
    <message>
        <source>is %1; it must lie between %2 and %3.</source>
        <translation>为 %1；必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>必须是整数。</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>必须是 true 或 false。</translation>
    </message>
    <message>
        <source>must be a list of texts.</source>
        <translation>必须是文本列表。</translation>
    </message>
    <message>
        <source>has more than %1 entries.</source>
        <translation>超过 %1 项。</translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation>必须是列表。</translation>
    </message>
    <message>
        <source>must be an object.</source>
        <translation>必须是对象。</translation>
    </message>
    <message>
        <source>must be a list of at most %1 whole numbers.</source>
        <translation>必须是最多含 %1 个整数的列表。</translation>
    </message>
    <message>
        <source>must hold whole numbers between %1 and %2.</source>
        <translation>所含整数必须在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>has the field &quot;%1&quot;, which does not belong here.</source>
        <translation>含有字段“%1”，该字段不属于此处。</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>The kind must be decoder, encoder or diffusion.</source>
        <translation>kind 必须是 decoder、encoder 或 diffusion。</translation>
    </message>
    <message>
        <source>What a source states needs enough_gib or maybe_gib.</source>
        <translation>来源给出的需求须有 enough_gib 或 maybe_gib。</translation>
    </message>
    <message>
        <source>A net needs its layers, or what its source states.</source>
        <translation>网络须有各层的描述，或来源给出的需求。</translation>
    </message>
    <message>
        <source>What is stored must be 16, mxfp4 or fp8.</source>
        <translation>存储格式必须是 16、mxfp4 或 fp8。</translation>
    </message>
    <message>
        <source>“%1” is no way to make a net need less.</source>
        <translation>“%1”不是减少网络显存需求的办法。</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>%1 GB</source>
        <comment>memory of all cards</comment>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>sum of prices</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>可用</translation>
    </message>
    <message numerus="yes">
        <source>Works, %n limit(s)</source>
        <translation>
            <numerusform>可用，%n 处受限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n 项无法检查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 处问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is drawn, how much of what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 GPUs, %2 cards, %3 boards with the tables of their lanes.</source>
        <translation>%1 款 GPU、%2 款显卡、%3 款主板（含通道表）。</translation>
    </message>
    <message>
        <source>%1 Newest price of %2. No network needed.</source>
        <comment>what is known, month</comment>
        <translation>%1最新价格为 %2，无需联网。</translation>
    </message>
</context>
<context>
    <name>LinkAnswer</name>
    <message>
        <source>no card is placed</source>
        <translation>没有已安装的显卡</translation>
    </message>
    <message>
        <source>%1 (card %2)</source>
        <comment>a link, the number of the card that has it</comment>
        <translation>%1（显卡 %2）</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more not known</source>
        <comment>a link; links of cards that may be slower</comment>
        <translation>
            <numerusform>%1；另有 %n 条未知</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets no lanes.</source>
        <comment>card 2</comment>
        <translation>%1 没有分到通道。</translation>
    </message>
    <message>
        <source>What lanes %1 gets is not known.</source>
        <comment>card 2</comment>
        <translation>%1 能分到多少通道未知。</translation>
    </message>
    <message numerus="yes">
        <source>Every card has all its lanes; of %n more it is not known.</source>
        <translation>
            <numerusform>每张显卡都有全部通道；另有 %n 张未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card has all its lanes.</source>
        <translation>每张显卡都有全部通道。</translation>
    </message>
    <message>
        <source>%1 has %2 of its %3 lanes, behind the chipset.</source>
        <comment>card 2</comment>
        <translation>%1 只有 %3 条通道中的 %2 条，接在芯片组之后。</translation>
    </message>
    <message>
        <source>%1 has %2 of its %3 lanes.</source>
        <comment>card 2</comment>
        <translation>%1 只有 %3 条通道中的 %2 条。</translation>
    </message>
    <message>
        <source>%1 get no lanes.</source>
        <comment>cards 1 and 2</comment>
        <translation>%1 没有分到通道。</translation>
    </message>
    <message>
        <source>What lanes %1 get is not known.</source>
        <comment>cards 1 and 2</comment>
        <translation>%1 能分到多少通道未知。</translation>
    </message>
    <message>
        <source>%1 have %2 of their %3 lanes.</source>
        <comment>cards 1 and 2</comment>
        <translation>%1 各只有 %3 条通道中的 %2 条。</translation>
    </message>
</context>
<context>
    <name>Lint</name>
    <message>
        <source>has no source.</source>
        <translation>没有来源。</translation>
    </message>
    <message>
        <source>is %1; a sane value lies between %2 and %3.</source>
        <translation>为 %1；合理值应在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>is empty; leave out what is not known.</source>
        <translation>为空；未知的数据请直接省略。</translation>
    </message>
    <message>
        <source>has no currency such as USD or CNY.</source>
        <translation>没有货币，例如 USD 或 CNY。</translation>
    </message>
    <message>
        <source>has no date.</source>
        <translation>没有日期。</translation>
    </message>
    <message>
        <source>has no amount above 0.</source>
        <translation>没有大于 0 的金额。</translation>
    </message>
    <message>
        <source>is %1, but %2 × %3 cores × %4 MHz gives %5; they may differ by 3 %.</source>
        <comment>FP32 operations a clock come first</comment>
        <translation>为 %1，但 %2 × %3 个核心 × %4 MHz 得 %5；两者相差不得超过 3%。</translation>
    </message>
    <message>
        <source>over a bus of %1 bits means %2 Gbit/s a pin; %3 runs between %4 and %5.</source>
        <translation>按 %1 位的位宽计算，每引脚为 %2 Gbit/s；%3 应在 %4 到 %5 之间。</translation>
    </message>
    <message>
        <source>carry %1 W together with the slot, less than the %2 W that the card draws.</source>
        <translation>连同插槽共可供电 %1 W，低于显卡的功耗 %2 W。</translation>
    </message>
    <message>
        <source>is %1, but %2 mm are %3 slot pitches.</source>
        <translation>为 %1，但 %2 mm 相当于 %3 个槽距。</translation>
    </message>
    <message>
        <source>must be lower case letters, digits, dots and hyphens.</source>
        <translation>必须由小写字母、数字、点和连字符组成。</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>为空。</translation>
    </message>
    <message>
        <source>is missing: a card needs the id of its chip.</source>
        <translation>缺失：显卡需要给出其芯片的 id。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, which is no chip of the catalogue.</source>
        <translation>为“%1”，配件库中没有这款芯片。</translation>
    </message>
    <message>
        <source>is %1, more than the %2 that the vendor states.</source>
        <translation>为 %1，大于厂商给出的 %2。</translation>
    </message>
    <message>
        <source>is %1 W, less than the %2 W of tdp_w.</source>
        <translation>为 %1 W，小于 tdp_w 的 %2 W。</translation>
    </message>
    <message>
        <source>is %1, fewer than the %2 cores.</source>
        <translation>为 %1，少于核心数 %2。</translation>
    </message>
    <message>
        <source>belongs to two parts.</source>
        <translation>被两个配件使用。</translation>
    </message>
    <message>
        <source>stands twice; a label belongs to one connector.</source>
        <translation>出现了两次；一个标签只能属于一个接口。</translation>
    </message>
    <message>
        <source>is wired x%1 but is only x%2 long.</source>
        <translation>布线为 x%1，但长度只有 x%2。</translation>
    </message>
    <message>
        <source>has no width: its links cannot be checked.</source>
        <translation>没有链路宽度：无法检查其链路。</translation>
    </message>
    <message>
        <source>has no upstream: where its lanes come from is not known.</source>
        <translation>没有 upstream：无法得知其通道从何而来。</translation>
    </message>
    <message>
        <source>names a connector that the board does not have.</source>
        <translation>引用了此主板没有的接口。</translation>
    </message>
    <message>
        <source>needs connectors and rows.</source>
        <translation>需要 connectors 和 rows。</translation>
    </message>
    <message>
        <source>needs one width for each connector of the group.</source>
        <translation>需要为组内每个接口各给一个链路宽度。</translation>
    </message>
    <message>
        <source>can never be taken: row %1 comes first and lights the same connectors. The most generous row stands first.</source>
        <translation>永远不会被采用：第 %1 行在前，且启用相同的接口。应把通道最多的行放在最前。</translation>
    </message>
    <message>
        <source>gives %1 the width %2; PCI Express knows 1, 2, 4, 8 and 16.</source>
        <translation>给 %1 的链路宽度为 %2；PCI Express 只有 1、2、4、8 和 16。</translation>
    </message>
    <message>
        <source>gives %1 x%2, more than its own x%3.</source>
        <translation>给 %1 的是 x%2，超过其自身的 x%3。</translation>
    </message>
    <message>
        <source>switches off %1, which is not among the connectors.</source>
        <translation>关闭了 %1，但它不在 connectors 之中。</translation>
    </message>
    <message>
        <source>has too many combinations to try them all; whether lanes are conserved is not known.</source>
        <translation>组合太多，无法逐一尝试；通道总数是否守恒不得而知。</translation>
    </message>
    <message>
        <source>takes %1 lanes from %2, which has %3 to give, when %4 are occupied.</source>
        <translation>当 %4 被占用时，从 %2 取用 %1 条通道，而它只有 %3 条可分。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be one of: %2.</source>
        <translation>为“%1”；必须是以下之一：%2。</translation>
    </message>
    <message>
        <source>is empty: where the lanes of this board go is not known, and no link can be checked.</source>
        <translation>为空：无法得知此主板的通道去向，也就无法检查任何链路。</translation>
    </message>
    <message>
        <source>is PCIe %1.0, and the catalogue has no processor for %2 to compare it with.</source>
        <translation>为 PCIe %1.0，但配件库中没有可供对照的 %2 插座处理器。</translation>
    </message>
    <message>
        <source>is PCIe %1.0, but no processor for %2 has more than %3.0.</source>
        <translation>为 PCIe %1.0，但 %2 插座的处理器最高只支持 PCIe %3.0。</translation>
    </message>
    <message>
        <source>stands in the place of the slot before it.</source>
        <translation>与前一个插槽的槽位相同。</translation>
    </message>
    <message>
        <source>are not in the order of their places: the slots go down and up again.</source>
        <translation>未按槽位顺序排列：插槽先向下，又折回向上。</translation>
    </message>
    <message>
        <source>is %1 W, but its chip is sold with %2 W.</source>
        <translation>为 %1 W，但其芯片的标称功耗为 %2 W。</translation>
    </message>
    <message>
        <source>is %1 W for a whole machine, but the card alone draws %2 W.</source>
        <translation>为整机 %1 W，但仅显卡的功耗就有 %2 W。</translation>
    </message>
    <message>
        <source>is %1 mm, less than the height of %2 mm; were they exchanged?</source>
        <translation>为 %1 mm，小于高度 %2 mm；是否填反了？</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>is %1, but %2 multiprocessors of %3 cores each do not give that.</source>
        <translation>为 %1，但 %2 个多处理器、每个 %3 个核心得不出此数。</translation>
    </message>
    <message>
        <source>is %1, but %2 multiprocessors at %3 MHz give %4 at most without sparsity; is it the sparse figure?</source>
        <translation>为 %1，但 %2 个多处理器在 %3 MHz 下不计稀疏最多为 %4；填的是否为稀疏数据？</translation>
    </message>
    <message>
        <source>is %1, but twice the dense %2 is %3; they may differ by 3 %.</source>
        <translation>为 %1，但稠密数据 %2 的两倍为 %3；两者相差不得超过 3%。</translation>
    </message>
    <message>
        <source>carries the die %1; the name is what the vendor sells it as.</source>
        <translation>含有核心代号 %1；此处应为厂商的销售名称。</translation>
    </message>
    <message>
        <source>is the name of %1 as well.</source>
        <translation>同时也是 %1 的名称。</translation>
    </message>
    <message>
        <source>is the number of %1 as well.</source>
        <translation>同时也是 %1 的部件号。</translation>
    </message>
    <message>
        <source>hold &quot;%1&quot;, which is the name of %2.</source>
        <translation>含有“%1”，而它是 %2 的名称。</translation>
    </message>
    <message>
        <source>is %1 A, which is %2 W at 12 V: more than the supply&apos;s %3 W.</source>
        <translation>为 %1 A，在 12 V 下即 %2 W：超过电源的 %3 W。</translation>
    </message>
    <message>
        <source>is %1 W at 100–127 V, more than the %2 W that it carries at 200–240 V.</source>
        <translation>为 %1 W（100–127 V），大于 200–240 V 下的 %2 W。</translation>
    </message>
    <message>
        <source>is given, but the supply has no 16-pin connector.</source>
        <translation>已给出，但此电源没有 16 针接口。</translation>
    </message>
    <message>
        <source>is %1 mm, more than the case is deep (%2 mm) or high (%3 mm).</source>
        <translation>为 %1 mm，超过机箱的深度（%2 mm）和高度（%3 mm）。</translation>
    </message>
    <message>
        <source>is %1 mm, more than the case is wide (%2 mm).</source>
        <translation>为 %1 mm，超过机箱的宽度（%2 mm）。</translation>
    </message>
    <message>
        <source>is given, but an air cooler has no radiator.</source>
        <translation>已给出，但风冷散热器没有冷排。</translation>
    </message>
    <message>
        <source>is SATA, but the drive has PCI Express lanes.</source>
        <translation>为 SATA，但此硬盘有 PCI Express 通道。</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, which is no chip of the catalogue.</source>
        <translation>引用了“%1”，但配件库中没有这款芯片。</translation>
    </message>
    <message>
        <source>is %1, more than the %2 usable lanes.</source>
        <translation>为 %1，多于可用通道数 %2。</translation>
    </message>
    <message>
        <source>is %1 GHz, less than the base clock of %2 GHz.</source>
        <translation>为 %1 GHz，低于基础频率 %2 GHz。</translation>
    </message>
    <message>
        <source>GFLOPS/W</source>
        <translation>GFLOPS/W</translation>
    </message>
    <message>
        <source>GB/s per W</source>
        <translation>(GB/s)/W</translation>
    </message>
    <message>
        <source>means %1 %2; the %3 other chips of %4 lie between %5 and %6.</source>
        <comment>number, unit, count, architecture, lowest, highest</comment>
        <translation>相当于 %1 %2；%4 架构的其他 %3 款芯片在 %5 到 %6 之间。</translation>
    </message>
    <message>
        <source>has the label &quot;%1&quot; of another switch; a label belongs to one.</source>
        <translation>与另一个交换芯片的标签“%1”相同；一个标签只能属于一个。</translation>
    </message>
    <message>
        <source>has the id &quot;%1&quot; of another setting; an id belongs to one.</source>
        <translation>与另一个设置的标识“%1”相同；一个标识只能属于一个。</translation>
    </message>
    <message>
        <source>can never be taken: its conditions exclude each other.</source>
        <translation>永远不会被采用：其条件互相排斥。</translation>
    </message>
    <message>
        <source>can never be taken: it asks for %1 processors, and the board has sockets for %2.</source>
        <translation>永远不会被采用：它要求 %1 个处理器，而主板只有 %2 个处理器插座。</translation>
    </message>
    <message>
        <source>can never be taken: no processor of the catalogue for this board has those lanes or is of those generations.</source>
        <translation>永远不会被采用：目录中适用于此主板的处理器都没有这些通道数，也不属于这些代系。</translation>
    </message>
    <message>
        <source>has too many connectors to try them all; whether its rows leave anything open is not known.</source>
        <translation>接口太多，无法逐一尝试；各行是否留有未定之处尚不清楚。</translation>
    </message>
    <message>
        <source>must say which goes dark first: the rows do not light %1 all at once, and leave that open.</source>
        <translation>必须说明哪一个先断开：各行不能同时点亮 %1，也没有说明取舍。</translation>
    </message>
    <message>
        <source>names the socket &quot;%1&quot;, which no other part of the catalogue has.</source>
        <translation>写有处理器插座“%1”，而目录中没有其他部件使用它。</translation>
    </message>
    <message>
        <source>names the generation &quot;%1&quot;, of which the catalogue has no processor.</source>
        <translation>写有代系“%1”，而目录中没有这一代系的处理器。</translation>
    </message>
    <message>
        <source>excludes the generation &quot;%1&quot;, which stands among those that the board takes.</source>
        <translation>排除了代系“%1”，而它又列在主板支持的代系之中。</translation>
    </message>
</context>
<context>
    <name>ListAnswer</name>
    <message>
        <source>Newest first</source>
        <translation>从新到旧</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>从旧到新</translation>
    </message>
    <message>
        <source>%1, highest first</source>
        <comment>figure</comment>
        <translation>%1从高到低</translation>
    </message>
    <message>
        <source>%1, lowest first</source>
        <comment>figure</comment>
        <translation>%1从低到高</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <comment>search and filters</comment>
        <translation>没有符合条件的</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, kind of parts</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>number, all, kind of parts</comment>
        <translation>%3：%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>order, part</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <comment>order, parts</comment>
        <translation>%1：%2，其次 %3</translation>
    </message>
    <message>
        <source>%1: %2, then %3 and %4</source>
        <comment>order, parts</comment>
        <translation>%1：%2，其次 %3、%4</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. Shown is what “%2” finds: %3 of %4 %5.</source>
        <comment>…, kind of parts</comment>
        <translation>没有名为“%1”的条目。显示的是“%2”的结果：%5 %3 / %4。</translation>
    </message>
    <message>
        <source>None of %1 %2 fits the search and the filters. “Clear filters” brings them back.</source>
        <comment>number, kind of parts</comment>
        <translation>%2：%1 款中没有符合搜索和筛选条件的。点“清除筛选”可全部恢复。</translation>
    </message>
    <message>
        <source>%1 of %2 %3. A dash means that the figure is not known.</source>
        <comment>number, all, kind of parts</comment>
        <translation>%3：%1 / %2。短横表示该数据未知。</translation>
    </message>
    <message>
        <source>All %1 %2 are listed. A dash means that the figure is not known.</source>
        <comment>number, kind of parts</comment>
        <translation>%2：共 %1 款，已全部列出。短横表示该数据未知。</translation>
    </message>
    <message>
        <source>Dearest first</source>
        <translation>从贵到便宜</translation>
    </message>
    <message>
        <source>Cheapest first</source>
        <translation>从便宜到贵</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>%1 has more than %2 MiB; a list of parts is shorter.</source>
        <translation>%1 超过 %2 MiB；配置单没有这么长。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>该文本</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Logging</name>
    <message>
        <source>No log can be written there; the program runs without one.</source>
        <translation>无法在该处写入日志；程序将在没有日志的情况下运行。</translation>
    </message>
</context>
<context>
    <name>MachinePoint</name>
    <message>
        <source>This machine</source>
        <translation>此机器</translation>
    </message>
    <message>
        <source>Variant %1 (this machine)</source>
        <comment>letter</comment>
        <translation>方案 %1（此机器）</translation>
    </message>
    <message>
        <source>Variant %1</source>
        <comment>letter</comment>
        <translation>方案 %1</translation>
    </message>
</context>
<context>
    <name>MachineWords</name>
    <message>
        <source>No card with %1 is known that could stand in a machine of one&apos;s own; it is sold in whole systems or rented.</source>
        <translation>没有采用 %1 且能装进自组机器的显卡；它只随整机出售或供租用。</translation>
    </message>
    <message numerus="yes">
        <source>No machine here holds %n card(s); beyond eight, several machines or a cloud share the work.</source>
        <translation>
            <numerusform>此处没有能装 %n 张显卡的机器；超过 8 张时，由多台机器或云分担工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>One %1</source>
        <translation>单张 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>This is a template with the GPU in it; nothing blocks it.</source>
        <translation>这是装有此 GPU 的模板；没有任何致命问题。</translation>
    </message>
    <message numerus="yes">
        <source>This is the nearest machine; %n blocker(s) are left, with what mends them.</source>
        <translation>
            <numerusform>这是最接近的机器；还剩 %n 项致命问题，并附有改进方案。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Fits only just</source>
        <translation>勉强放得下</translation>
    </message>
    <message>
        <source>May not be enough</source>
        <translation>可能不够</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Memory not known</source>
        <translation>显存未知</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>显存碎片</translation>
    </message>
    <message>
        <source>Error correction is on and takes a sixteenth: %1 of the %2 GiB are left.</source>
        <translation>ECC 已开启，占去十六分之一：%2 GiB 中剩 %1 GiB。</translation>
    </message>
    <message>
        <source>Processor and GPU share the memory: the GPU may hold %1 of the %2 GiB.</source>
        <translation>处理器与 GPU 共用内存：%2 GiB 中 GPU 可用 %1 GiB。</translation>
    </message>
    <message>
        <source>Processor and GPU share the memory: the GPU may hold %1 of the %2 GiB as the system comes, and %3 once its limit is raised.</source>
        <translation>处理器与 GPU 共用内存：%2 GiB 中 GPU 默认可用 %1 GiB，调高上限后可用 %3 GiB。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A part</source>
        <translation>某个配件</translation>
    </message>
    <message>
        <source>%1 (%2 GB/s)</source>
        <comment>link, bandwidth</comment>
        <translation>%1（%2 GB/s）</translation>
    </message>
    <message>
        <source>%1 shares its lanes with %2.</source>
        <comment>slot, other connectors</comment>
        <translation>%1 与 %2 共用通道。</translation>
    </message>
    <message>
        <source>What else is plugged in, or this processor, leaves %1 dark.</source>
        <comment>connector</comment>
        <translation>由于其他已插的设备或此处理器，%1 没有通道。</translation>
    </message>
    <message>
        <source>%1 hangs on a processor that is not there.</source>
        <comment>connector</comment>
        <translation>%1 连接的处理器并未安装。</translation>
    </message>
    <message>
        <source>The board&apos;s table deals %1 lanes; %2 has %3.</source>
        <comment>lanes, processor, lanes</comment>
        <translation>主板的通道表按 %1 条通道分配；%2 只有 %3 条。</translation>
    </message>
    <message>
        <source>The table does not print this processor: some links will be narrower than shown.</source>
        <translation>通道表未列出此处理器：部分链路会比显示的更窄。</translation>
    </message>
    <message>
        <source>The machine needs %1 W in training; the supply carries %2 W (%3 %).</source>
        <comment>watts, watts, percent</comment>
        <translation>训练时整机需要 %1 W；电源可提供 %2 W（%3%）。</translation>
    </message>
    <message>
        <source>At its worst the machine needs %1 W; the supply carries %2 W (%3 %).</source>
        <comment>watts, watts, percent</comment>
        <translation>整机最大功耗为 %1 W；电源可提供 %2 W（%3%）。</translation>
    </message>
    <message>
        <source>With the processor at its highest draw beside cards at their limit.</source>
        <translation>按处理器达到最大功耗、显卡达到功耗限制计算。</translation>
    </message>
    <message>
        <source>Training takes %1 W of the supply&apos;s %2 W (%3 %).</source>
        <comment>watts, watts, percent</comment>
        <translation>训练功耗为 %1 W，电源额定 %2 W（%3%）。</translation>
    </message>
    <message>
        <source>Above 80 % for hours a supply runs hot and loud, and fails sooner.</source>
        <translation>长时间超过 80% 时，电源发热大、噪声大，也更早损坏。</translation>
    </message>
    <message>
        <source>Needs %1 W at its %2 peak; this supply allows %3 W.</source>
        <comment>watts, window, watts</comment>
        <translation>%2 峰值需要 %1 W；此电源允许 %3 W。</translation>
    </message>
    <message>
        <source>The shape of the peak was measured on an RTX 5090; other cards may peak less.</source>
        <translation>峰值曲线是在 RTX 5090 上实测的；其他显卡的峰值可能较低。</translation>
    </message>
    <message>
        <source>The maker of %1 asks for a supply of %2 W; this one has %3 W.</source>
        <comment>card, watts, watts</comment>
        <translation>%1的厂商要求 %2 W 的电源；当前电源为 %3 W。</translation>
    </message>
    <message>
        <source>The maker&apos;s figure stands for a whole machine with one such card.</source>
        <translation>厂商给出的数值针对装有一张该显卡的整机。</translation>
    </message>
    <message>
        <source>The supply has no plug left for %1: %2 missing.</source>
        <comment>card, connectors</comment>
        <translation>电源没有多余的接头供%1使用：缺 %2。</translation>
    </message>
    <message>
        <source>The card takes %1.</source>
        <comment>connectors</comment>
        <translation>此显卡需要 %1。</translation>
    </message>
    <message>
        <source>The supply has no such plug of its own; each 8-pin plug of the adapter takes a cable of its own.</source>
        <translation>电源自身没有这种接头；转接头的每个 8 针接头都要单独接一根线。</translation>
    </message>
    <message>
        <source>Training takes %1 W at the wall (%2 A); the circuit (%3) trips at %4 W.</source>
        <comment>watts, amperes, circuit, watts</comment>
        <translation>训练时插座端功耗为 %1 W（%2 A）；电路（%3）达到 %4 W 会跳闸。</translation>
    </message>
    <message>
        <source>For hours it carries %1 W.</source>
        <comment>watts</comment>
        <translation>长时间只能承受 %1 W。</translation>
    </message>
    <message>
        <source>Training takes %1 W at the wall; the circuit (%2) carries %3 W for hours.</source>
        <comment>watts, circuit, watts</comment>
        <translation>训练时插座端功耗为 %1 W；电路（%2）长时间可承受 %3 W。</translation>
    </message>
    <message>
        <source>Nothing else may hang on this circuit.</source>
        <translation>此电路上不能再接其他设备。</translation>
    </message>
    <message>
        <source>%1 covers %2, where %3 stands.</source>
        <comment>card, slot, card</comment>
        <translation>%1挡住了 %2，而%3就装在那里。</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n slot place(s).</source>
        <translation>
            <numerusform>它占用 %n 个槽位。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 needs %3 slots in the case; %4 has %5.</source>
        <comment>card, slot, count, case, count</comment>
        <translation>%2 上的%1需要机箱有 %3 个槽位；%4 只有 %5 个。</translation>
    </message>
    <message>
        <source>The card reaches below the board&apos;s last slot.</source>
        <translation>此显卡超出了主板最下方的插槽。</translation>
    </message>
    <message>
        <source>%1 does not take %2, which is %3.</source>
        <comment>case, board, format</comment>
        <translation>%1 装不下 %2（%3 板型）。</translation>
    </message>
    <message>
        <source>There are %1 processors for %2 socket(s).</source>
        <comment>count, count</comment>
        <translation>有 %1 颗处理器，但只有 %2 个处理器插座。</translation>
    </message>
    <message>
        <source>%1 does not go into %2.</source>
        <comment>processor, board</comment>
        <translation>%1 无法装到 %2 上。</translation>
    </message>
    <message>
        <source>The processor has socket %1, the board %2.</source>
        <comment>socket, socket</comment>
        <translation>处理器的插座为 %1，主板为 %2。</translation>
    </message>
    <message>
        <source>%1 is %2; %3 does not take it.</source>
        <comment>memory, type, board or processor</comment>
        <translation>%1 是 %2；%3 不支持。</translation>
    </message>
    <message>
        <source>Without it this cannot be checked: %1.</source>
        <comment>list of checks</comment>
        <translation>缺少此数据，无法检查：%1。</translation>
    </message>
    <message>
        <source>Nothing is chosen yet: %1.</source>
        <comment>kind of part</comment>
        <translation>尚未选择：%1。</translation>
    </message>
    <message>
        <source>What depends on it cannot be checked.</source>
        <translation>与之相关的项目无法检查。</translation>
    </message>
    <message>
        <source>Not known of %1: %2.</source>
        <comment>part, figure</comment>
        <translation>%1 的数据未知：%2。</translation>
    </message>
    <message>
        <source>Device without lanes</source>
        <translation>设备没有通道</translation>
    </message>
    <message>
        <source>A device in a connector that gets no lanes, in one that it does not go into, or in none at all.</source>
        <translation>设备所在的接口没有通道，或与接口不匹配，或尚未放入任何接口。</translation>
    </message>
    <message>
        <source>Lanes lost</source>
        <translation>通道降级</translation>
    </message>
    <message>
        <source>A device whose link trains with fewer lanes than it can use, and why: the slot&apos;s wiring, what else is plugged in, or the processor.</source>
        <translation>链路协商到的通道少于设备可用的通道，以及原因：插槽布线、其他已插设备或处理器。</translation>
    </message>
    <message>
        <source>Lower PCIe generation</source>
        <translation>PCIe 版本降低</translation>
    </message>
    <message>
        <source>A link that trains at a lower PCIe generation than the device can do; a caution below 7.8 GB/s, else a note.</source>
        <translation>链路的 PCIe 版本低于设备的能力；低于 7.8 GB/s 为警告，否则为提示。</translation>
    </message>
    <message>
        <source>M.2 takes lanes</source>
        <translation>M.2 占用通道</translation>
    </message>
    <message>
        <source>A drive in an M.2 connector that takes lanes from a card&apos;s slot.</source>
        <translation>M.2 接口中的硬盘占用了显卡插槽的通道。</translation>
    </message>
    <message>
        <source>Card behind the chipset</source>
        <translation>显卡接在芯片组下</translation>
    </message>
    <message>
        <source>A card in a slot behind the chipset, whose one uplink it shares.</source>
        <translation>显卡位于芯片组下的插槽，与其他设备共用唯一的上行链路。</translation>
    </message>
    <message>
        <source>Processor&apos;s lanes</source>
        <translation>处理器通道数</translation>
    </message>
    <message>
        <source>A board&apos;s table that deals more lanes than this processor has.</source>
        <translation>主板的通道表分出的通道多于该处理器所有。</translation>
    </message>
    <message>
        <source>Supply too small</source>
        <translation>电源功率不足</translation>
    </message>
    <message>
        <source>Supply near its rating</source>
        <translation>电源接近额定功率</translation>
    </message>
    <message>
        <source>A draw in training above 80 % of the supply&apos;s rating.</source>
        <translation>训练功耗超过电源额定功率的 80%。</translation>
    </message>
    <message>
        <source>Millisecond peaks</source>
        <translation>毫秒级峰值</translation>
    </message>
    <message>
        <source>Peaks of 100 µs to 100 ms above what a supply of this ATX version allows: one card at its measured excursion, the others at their limit.</source>
        <translation>100 µs 至 100 ms 的峰值超过该 ATX 版本电源所允许的值：一张显卡按实测瞬时功耗，其余按上限。</translation>
    </message>
    <message>
        <source>Card maker&apos;s supply</source>
        <translation>显卡厂商的电源要求</translation>
    </message>
    <message>
        <source>A supply below what the card&apos;s maker asks for a machine with one such card.</source>
        <translation>电源低于显卡厂商对装一张该卡的整机的要求。</translation>
    </message>
    <message>
        <source>Power plug missing</source>
        <translation>缺少供电接头</translation>
    </message>
    <message>
        <source>A card whose power sockets get no plug from the supply.</source>
        <translation>显卡的供电接口在电源上没有可用的接头。</translation>
    </message>
    <message>
        <source>Power adapter</source>
        <translation>供电转接头</translation>
    </message>
    <message>
        <source>A card that is fed by an adapter.</source>
        <translation>显卡通过转接线供电。</translation>
    </message>
    <message>
        <source>Connectors&apos; rating</source>
        <translation>供电接口额定功率</translation>
    </message>
    <message>
        <source>A card that draws more than its connectors and the slot are rated for.</source>
        <translation>显卡功耗超过其供电接口与插槽的额定值。</translation>
    </message>
    <message>
        <source>Circuit at the wall</source>
        <translation>插座端电路</translation>
    </message>
    <message>
        <source>A draw at the wall above what the circuit carries: above its breaker a blocker, above what it carries for hours a caution.</source>
        <translation>插座端功耗超过电路承载能力：超过断路器额定值为致命问题，超过长时间承载值为警告。</translation>
    </message>
    <message>
        <source>Card too long</source>
        <translation>显卡过长</translation>
    </message>
    <message>
        <source>Cards in each other&apos;s way</source>
        <translation>显卡相互阻挡</translation>
    </message>
    <message>
        <source>A card that covers the slot of another.</source>
        <translation>显卡遮住了另一张卡的插槽。</translation>
    </message>
    <message>
        <source>Slots of the case</source>
        <translation>机箱槽位</translation>
    </message>
    <message>
        <source>Slot too short</source>
        <translation>插槽过短</translation>
    </message>
    <message>
        <source>A card whose edge is longer than its slot, and the slot&apos;s end is closed.</source>
        <translation>显卡金手指长于插槽，且插槽末端封闭。</translation>
    </message>
    <message>
        <source>Board format</source>
        <translation>主板板型</translation>
    </message>
    <message>
        <source>A board whose format the case does not take.</source>
        <translation>机箱不支持该主板板型。</translation>
    </message>
    <message>
        <source>Processor socket</source>
        <translation>处理器插座</translation>
    </message>
    <message>
        <source>A processor that does not go into the board&apos;s socket.</source>
        <translation>处理器与主板插座不匹配。</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>内存类型</translation>
    </message>
    <message>
        <source>Memory of a type that board or processor does not take.</source>
        <translation>主板或处理器不支持的内存类型。</translation>
    </message>
    <message>
        <source>Part not chosen</source>
        <translation>配件未选择</translation>
    </message>
    <message>
        <source>A part that a whole machine has and this one has not yet.</source>
        <translation>整机应有而此处尚未选择的配件。</translation>
    </message>
    <message>
        <source>Lane table of %1.</source>
        <comment>board</comment>
        <translation>%1 的通道表。</translation>
    </message>
    <message>
        <source>Lane table of %1, page %2.</source>
        <comment>board, page</comment>
        <translation>%1 的通道表，第 %2 页。</translation>
    </message>
    <message>
        <source>This combination is not printed there: it follows from the table.</source>
        <translation>其中没有列出此组合：由该表推断得出。</translation>
    </message>
    <message>
        <source>%1 is wired that way</source>
        <comment>slot</comment>
        <translation>%1 的布线如此</translation>
    </message>
    <message>
        <source>the board&apos;s lane table</source>
        <translation>主板的通道表</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <comment>connectors</comment>
        <translation>与 %1 共用</translation>
    </message>
    <message>
        <source>the processor&apos;s lanes</source>
        <translation>处理器的通道数</translation>
    </message>
    <message>
        <source>the uplink of %1</source>
        <comment>chipset or switch</comment>
        <translation>%1 的上行链路</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>&quot;Card 2&quot;, name</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Measured: %1 (%2).</source>
        <comment>source, what ran</comment>
        <translation>实测：%1（%2）。</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <comment>riser</comment>
        <translation>中间的%1</translation>
    </message>
    <message>
        <source>The radiator of %1 fits only in front and takes %2 to %3 mm with its fans.</source>
        <comment>cooler, thickness, thickness</comment>
        <translation>%1 的冷排只能装在前部，连同风扇占用 %2 到 %3 mm。</translation>
    </message>
    <message>
        <source>Measure whether the card still goes in behind it.</source>
        <translation>请测量冷排后方是否还装得下显卡。</translation>
    </message>
    <message>
        <source>%1: the cards on riser cables need %2 slots; the case has %3 upright ones.</source>
        <comment>list of cards, count, count</comment>
        <translation>%1：用转接线安装的显卡需要 %2 个槽位；机箱有 %3 个竖装槽位。</translation>
    </message>
    <message numerus="yes">
        <source>The board does not tell where they stand; %n more slot(s) are free beside the board&apos;s cards. See how the case holds them.</source>
        <translation>
            <numerusform>从主板无法得知它们的位置；除主板上的显卡所占槽位外，还有 %n 个空闲槽位。请查看机箱如何固定它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>No more slots of the case are free: they need a holder elsewhere.</source>
        <translation>机箱没有更多空闲槽位：需要在别处固定它们。</translation>
    </message>
    <message>
        <source>It hangs on a riser cable, so it may stand in another place: look it up.</source>
        <translation>它用转接线连接，可能装在其他位置：请自行查证。</translation>
    </message>
    <message>
        <source>The side panel does not close over it.</source>
        <translation>侧板会因它而合不上。</translation>
    </message>
    <message>
        <source>The cable should run straight for %1 mm before it bends: bent earlier its contacts may come loose. A socket at the card&apos;s end, or an angled adapter, needs less.</source>
        <comment>length</comment>
        <translation>供电线应直走 %1 mm 再弯折：弯折过早，触点可能松动。接口位于显卡末端，或使用弯头转接头时，所需空间较小。</translation>
    </message>
    <message>
        <source>%1 in %2 hangs over the lower edge of %3.</source>
        <comment>card, slot, board</comment>
        <translation>%2 上的%1伸出 %3 的下边缘。</translation>
    </message>
    <message>
        <source>It may press on the headers there, and the case needs %1 slots.</source>
        <comment>count</comment>
        <translation>它可能压到那里的插针，并且机箱需要有 %1 个槽位。</translation>
    </message>
    <message>
        <source>%1 is %2 mm deep; by E-ATX cases like %3 mostly mean %4 mm.</source>
        <comment>board, depth, case, depth</comment>
        <translation>%1 深 %2 mm；%3 这类机箱所说的 E-ATX 大多指 %4 mm。</translation>
    </message>
    <message>
        <source>A standoff may press on the board&apos;s back, and its far edge may stand without one: compare the holes, take out what does not match.</source>
        <translation>铜柱可能顶到主板背面，而主板外侧边缘可能没有铜柱支撑：请比对孔位，拆下不匹配的铜柱。</translation>
    </message>
    <message>
        <source>%1 is %2: in %3 it needs a bracket for the place of an ATX supply.</source>
        <comment>supply, form, case</comment>
        <translation>%1 为 %2 规格：装入 %3 的 ATX 电源位需要转接支架。</translation>
    </message>
    <message>
        <source>Its cables are shorter, too.</source>
        <translation>其线缆也较短。</translation>
    </message>
    <message>
        <source>%1 is %2; %3 takes %4.</source>
        <comment>supply, form, case, forms</comment>
        <translation>%1 为 %2 规格；%3 支持 %4。</translation>
    </message>
    <message>
        <source>%1 is %2 mm long; %3 takes supplies up to %4 mm.</source>
        <comment>supply, length, case, length</comment>
        <translation>%1 长 %2 mm；%3 支持的电源最长为 %4 mm。</translation>
    </message>
    <message>
        <source>%1 is %2 mm high; %3 takes coolers up to %4 mm.</source>
        <comment>cooler, height, case, height</comment>
        <translation>%1 高 %2 mm；%3 支持的散热器最高为 %4 mm。</translation>
    </message>
    <message>
        <source>%1 has a radiator of %2 mm; %3 has room for it only in a place for larger fans.</source>
        <comment>cooler, size, case</comment>
        <translation>%1 的冷排为 %2 mm；%3 只有较大风扇的位置装得下它。</translation>
    </message>
    <message>
        <source>See whether that place has the holes for the smaller fans as well.</source>
        <translation>请确认该位置是否也有较小风扇的安装孔。</translation>
    </message>
    <message>
        <source>%1 has a radiator of %2 mm; %3 has no place for it.</source>
        <comment>cooler, size, case</comment>
        <translation>%1 的冷排为 %2 mm；%3 没有它的安装位置。</translation>
    </message>
    <message>
        <source>%1: a card of %2 g wants a support.</source>
        <comment>list of cards, weight</comment>
        <translation>%1：%2 g 的显卡需要支撑。</translation>
    </message>
    <message>
        <source>%1: a card of %2 mm wants a support.</source>
        <comment>list of cards, length</comment>
        <translation>%1：%2 mm 的显卡需要支撑。</translation>
    </message>
    <message>
        <source>In an upright case it pulls at its slot, most of all on the road.</source>
        <translation>在立式机箱中，它会拉扯插槽，运输途中尤其如此。</translation>
    </message>
    <message>
        <source>A card longer than the case takes, a radiator in front counted.</source>
        <translation>显卡长于机箱所能容纳的长度，已计入前部冷排。</translation>
    </message>
    <message>
        <source>A card that reaches below the case&apos;s last slot, or cards on riser cables for which the case has no holder.</source>
        <translation>显卡超出机箱最下方的槽位，或机箱没有固定转接线上显卡的位置。</translation>
    </message>
    <message>
        <source>Card too high</source>
        <translation>显卡过高</translation>
    </message>
    <message>
        <source>A card that reaches further from the board than the case&apos;s side panel.</source>
        <translation>显卡从主板伸出的高度超过机箱侧板。</translation>
    </message>
    <message>
        <source>Cable against the side panel</source>
        <translation>供电线顶到侧板</translation>
    </message>
    <message>
        <source>A 16-pin cable that has no room to run straight before it bends.</source>
        <translation>16 针供电线在弯折前没有足够的直走空间。</translation>
    </message>
    <message>
        <source>Card over the board&apos;s edge</source>
        <translation>显卡超出主板边缘</translation>
    </message>
    <message>
        <source>A card that covers slot places below the board&apos;s own last one.</source>
        <translation>显卡占用了主板最后一个槽位以下的槽位。</translation>
    </message>
    <message>
        <source>Standoffs</source>
        <translation>铜柱</translation>
    </message>
    <message>
        <source>A board deeper than what cases mean by E-ATX.</source>
        <translation>主板深度超过机箱通常所说的 E-ATX。</translation>
    </message>
    <message>
        <source>Supply&apos;s form</source>
        <translation>电源规格</translation>
    </message>
    <message>
        <source>A power supply of a form that the case does not take.</source>
        <translation>机箱不支持该规格的电源。</translation>
    </message>
    <message>
        <source>Supply too long</source>
        <translation>电源过长</translation>
    </message>
    <message>
        <source>A power supply longer than the case takes.</source>
        <translation>电源长于机箱所能容纳的长度。</translation>
    </message>
    <message>
        <source>Cooler too high</source>
        <translation>散热器过高</translation>
    </message>
    <message>
        <source>A processor cooler higher than the case takes.</source>
        <translation>处理器散热器高于机箱所能容纳的高度。</translation>
    </message>
    <message>
        <source>Place for the radiator</source>
        <translation>冷排位置</translation>
    </message>
    <message>
        <source>A liquid cooler whose radiator has no place in the case.</source>
        <translation>液冷散热器的冷排在机箱中没有安装位置。</translation>
    </message>
    <message>
        <source>Card&apos;s support</source>
        <translation>显卡支撑</translation>
    </message>
    <message>
        <source>A card above 1.2 kg or 300 mm on an upright board.</source>
        <translation>竖立的主板上，超过 1.2 kg 或 300 mm 的显卡。</translation>
    </message>
    <message>
        <source>%1: %2 GiB of memory; the work needs %3 GiB.</source>
        <comment>cards, memory, memory</comment>
        <translation>%1：显存 %2 GiB；用途需要 %3 GiB。</translation>
    </message>
    <message>
        <source>Take a card with more memory, a smaller batch or fewer bits.</source>
        <translation>请选用显存更大的显卡、更小的批大小或更少的位数。</translation>
    </message>
    <message>
        <source>%1 drives the display: %2 GiB of memory, %3 GiB are needed.</source>
        <comment>card, memory, memory</comment>
        <translation>%1负责显示输出：显存 %2 GiB，需要 %3 GiB。</translation>
    </message>
    <message>
        <source>A display takes %1 GiB more. A processor with integrated graphics frees them.</source>
        <comment>memory</comment>
        <translation>显示输出另需 %1 GiB。使用带核显的处理器可腾出这部分显存。</translation>
    </message>
    <message>
        <source>%1: %2 GiB of memory, less than the %3 GiB that are advised at least; 8 are better.</source>
        <comment>cards, memory, memory</comment>
        <translation>%1：显存 %2 GiB，低于建议的最低值 %3 GiB；8 GiB 更好。</translation>
    </message>
    <message>
        <source>State what the work needs; small models may do with less.</source>
        <translation>请填写用途所需的显存；小模型可能用不了这么多。</translation>
    </message>
    <message>
        <source>Too dear for what it gives: take the GTX 1080 Ti. Excepted is computer vision on large data or video. The same guide names it the best of all by a small margin.</source>
        <translation>性价比不高：建议选 GTX 1080 Ti。用于大规模数据或视频的计算机视觉除外。同一指南又称它以微弱优势成为综合最佳。</translation>
    </message>
    <message>
        <source>The Titan Xp is faster at nearly the same price. The same guide takes it where no Titan Xp is to be had.</source>
        <translation>Titan Xp 价格相近而速度更快。买不到 Titan Xp 时，同一指南选用此卡。</translation>
    </message>
    <message>
        <source>Already 6 GB are tight; take the GTX 1060 with 6 GB.</source>
        <translation>6 GB 已经偏紧；建议选 6 GB 的 GTX 1060。</translation>
    </message>
    <message>
        <source>Slow, dear for that, and in trouble with its memory: take the GTX 1060, or else the GTX 1050 Ti with 4 GB.</source>
        <translation>速度慢，相对性能偏贵，显存也有问题：建议选 GTX 1060，或者 4 GB 的 GTX 1050 Ti。</translation>
    </message>
    <message>
        <source>The list has any Tesla: no real advantage over GeForce at up to ten times the price.</source>
        <translation>名单包含所有 Tesla：价格最高可达 GeForce 的十倍，却没有实际优势。</translation>
    </message>
    <message>
        <source>The list has any Quadro. In the same article Lambda takes the Quadro RTX 6000 and 8000 for large models (2020-02).</source>
        <translation>名单包含所有 Quadro。同一文章中，Lambda 为大型模型选用 Quadro RTX 6000 和 8000（2020-02）。</translation>
    </message>
    <message>
        <source>The list has any Founders Edition.</source>
        <translation>名单包含所有 Founders Edition。</translation>
    </message>
    <message>
        <source>In the same article Lambda takes it for large models (2020-02).</source>
        <translation>同一文章中，Lambda 为大型模型选用它（2020-02）。</translation>
    </message>
    <message>
        <source>The list gives no reason.</source>
        <translation>名单未说明理由。</translation>
    </message>
    <message>
        <source>%1: a GPU guide of about 2018 advises against it.</source>
        <comment>cards</comment>
        <translation>%1：一份约 2018 年的 GPU 指南不建议选用。</translation>
    </message>
    <message>
        <source>%1: T. Dettmers&apos;s list of 2019-04-03 advises against it.</source>
        <comment>cards</comment>
        <translation>%1：T. Dettmers 2019-04-03 的名单不建议选用。</translation>
    </message>
    <message>
        <source>The card came later, in %1: the list did not know it.</source>
        <comment>year</comment>
        <translation>此卡在 %1 年才发布：名单当时并不包含它。</translation>
    </message>
    <message>
        <source>Prices have changed since.</source>
        <translation>此后价格已有变化。</translation>
    </message>
    <message>
        <source>%1: compute capability %2, below %3.</source>
        <comment>cards, capability, capability</comment>
        <translation>%1：计算能力 %2，低于 %3。</translation>
    </message>
    <message>
        <source>No version of cuDNN runs on it, and with it hardly any framework. Take a GTX 900 or newer.</source>
        <translation>没有任何版本的 cuDNN 能在其上运行，因此几乎没有框架可用。请选用 GTX 900 或更新的显卡。</translation>
    </message>
    <message>
        <source>%1: the work needs %2 GiB, and only the first %3 GiB are fast.</source>
        <comment>cards, memory, memory</comment>
        <translation>%1：用途需要 %2 GiB，而只有前 %3 GiB 是高速的。</translation>
    </message>
    <message>
        <source>The last half gibibyte of a GTX 970 hangs on a slow path. Take a smaller batch, or another card.</source>
        <translation>GTX 970 最后半 GiB 的显存接在慢速通路上。请选用更小的批大小，或换一张显卡。</translation>
    </message>
    <message>
        <source>The cards differ: %1.</source>
        <comment>cards</comment>
        <translation>显卡不一致：%1。</translation>
    </message>
    <message>
        <source>A model that is spread over them runs at the pace of the slowest; models of their own do not.</source>
        <translation>分布在这些显卡上的模型按最慢的一张运行；各卡独立运行的模型则不会。</translation>
    </message>
    <message>
        <source>The slowest sets the pace, the smallest memory the size.</source>
        <translation>最慢的显卡决定速度，最小的显存决定规模。</translation>
    </message>
    <message>
        <source>The slowest sets the pace, the smallest memory, %1 GiB, the size.</source>
        <comment>memory</comment>
        <translation>最慢的显卡决定速度，最小的显存（%1 GiB）决定规模。</translation>
    </message>
    <message>
        <source>%1: the GeForce drivers are not licensed for datacenter deployment.</source>
        <comment>cards</comment>
        <translation>%1：GeForce 驱动程序的许可不允许在数据中心部署。</translation>
    </message>
    <message>
        <source>So the licence as read in January 2018; what a data centre is it does not say, and a rack in an office is probably not meant. This is not legal advice: ask the seller, or take a card for data centres.</source>
        <translation>以上依据 2018 年 1 月查阅的许可条款；其中没有说明何为数据中心，办公室里的机架大概不在其列。这不是法律意见：请询问卖家，或选用数据中心显卡。</translation>
    </message>
    <message>
        <source>%1: 16-bit yes, no Tensor Cores, less support (as of 2019-04-03).</source>
        <comment>cards</comment>
        <translation>%1：支持 16 位，没有 Tensor Core，软件支持较少（截至 2019-04-03）。</translation>
    </message>
    <message>
        <source>%1: Xeon Phi, to be avoided for deep learning.</source>
        <comment>cards</comment>
        <translation>%1：Xeon Phi，深度学习应避免使用。</translation>
    </message>
    <message>
        <source>Five reasons from a cluster with over 500 of them: its MKL did not go with NumPy; the compiler failed on templates; features of C++11 were missing; the code was slow; layers of changing size made it slower than a processor. It is no longer made.</source>
        <translation>一个装有 500 多块此卡的集群给出五条理由：其 MKL 无法与 NumPy 配合；编译器无法处理模板；缺少 C++11 的部分特性；代码运行慢；层的大小变化时比处理器还慢。它已停产。</translation>
    </message>
    <message>
        <source>Today: look for its chip in ROCm&apos;s list before you buy.</source>
        <translation>目前：购买前请在 ROCm 的列表中查找它的芯片。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s page calls this support a prototype since 2.5; other frameworks may lack it.</source>
        <translation>PyTorch 的页面自 2.5 起将此支持称为原型；其他框架可能不支持。</translation>
    </message>
    <message>
        <source>Look whether your framework runs on it before you buy.</source>
        <translation>购买前请查证您的框架能否在其上运行。</translation>
    </message>
    <message>
        <source>Graphics memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>A card with less memory than the work needs, at least 4 GiB, and 2 more where it drives the display.</source>
        <translation>显卡的显存少于用途所需：至少 4 GiB，负责显示输出时再加 2 GiB。</translation>
    </message>
    <message>
        <source>Advised against</source>
        <translation>不建议选用</translation>
    </message>
    <message>
        <source>A card that a dated list of advice tells to avoid.</source>
        <translation>某份注明日期的建议名单提出应避免的显卡。</translation>
    </message>
    <message>
        <source>Support by CUDA</source>
        <translation>CUDA 支持</translation>
    </message>
    <message>
        <source>A card of NVIDIA that cuDNN, CUDA or PyTorch no longer supports.</source>
        <translation>cuDNN、CUDA 或 PyTorch 已不再支持的 NVIDIA 显卡。</translation>
    </message>
    <message>
        <source>Slow part of the memory</source>
        <translation>显存的慢速部分</translation>
    </message>
    <message>
        <source>A GTX 970 for work that needs more than its fast 3.5 GiB.</source>
        <translation>将 GTX 970 用于所需显存超过其高速 3.5 GiB 的用途。</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>显卡不一致</translation>
    </message>
    <message>
        <source>Cards with different chips for work that is dealt evenly over them.</source>
        <translation>工作平均分配到芯片不同的显卡上。</translation>
    </message>
    <message>
        <source>Licence for data centres</source>
        <translation>数据中心许可</translation>
    </message>
    <message>
        <source>GeForce or Titan cards in a data centre.</source>
        <translation>在数据中心使用 GeForce 或 Titan 显卡。</translation>
    </message>
    <message>
        <source>Support by frameworks</source>
        <translation>框架支持</translation>
    </message>
    <message>
        <source>Cards of other makers than NVIDIA, and what runs on them.</source>
        <translation>NVIDIA 以外厂商的显卡，以及能在其上运行的框架。</translation>
    </message>
    <message>
        <source>Its fans draw from there: a slot further down would leave it more air.</source>
        <translation>其风扇从那里吸气：装到更靠下的插槽可留出更多空隙。</translation>
    </message>
    <message>
        <source>%1: open-air, with %2 mm of air above the next card.</source>
        <comment>list of cards, gap</comment>
        <translation>%1：开放式散热，与下一张显卡之间有 %2 mm 空隙。</translation>
    </message>
    <message>
        <source>With %1 cards side by side each blows its heat into the next one: take cards with a blower or liquid cooling.</source>
        <comment>count</comment>
        <translation>%1 张显卡并排时，每张都把热量吹向下一张：请选用涡轮散热或液冷的显卡。</translation>
    </message>
    <message>
        <source>The upper card draws the lower one&apos;s heat and will slow down: leave a slot free between them, or take a card with a blower.</source>
        <translation>上方的显卡会吸入下方显卡的热量而降速：请在两者之间空出一个插槽，或选用涡轮散热的显卡。</translation>
    </message>
    <message>
        <source>%1 and %2 stand %3 mm apart, slot to slot.</source>
        <comment>card, card, distance</comment>
        <translation>%1与%2的插槽间距为 %3 mm。</translation>
    </message>
    <message>
        <source>Two cards with fans of their own want %1 mm, three slots.</source>
        <comment>distance</comment>
        <translation>两张自带风扇的显卡需要 %1 mm 的间距，即三个槽位。</translation>
    </message>
    <message>
        <source>See that the fans of %1 press air through it; none of the build&apos;s is known for %2 mmH₂O and more.</source>
        <comment>case, pressure</comment>
        <translation>请确认 %1 的风扇能把空气压过显卡；此机器的风扇中，没有已知静压达到 %2 mmH₂O 的。</translation>
    </message>
    <message>
        <source>%1 drives none through it: it would overheat in minutes without a duct and a fan of its own.</source>
        <comment>case</comment>
        <translation>%1 不会把空气送过显卡：如不加装导风罩和专用风扇，几分钟内就会过热。</translation>
    </message>
    <message>
        <source>%1 has no fan.</source>
        <comment>case</comment>
        <translation>%1 没有风扇。</translation>
    </message>
    <message>
        <source>The machine&apos;s heat stays inside: add fans that draw in and blow out.</source>
        <translation>机器的热量会留在机箱内：请加装进风和排风风扇。</translation>
    </message>
    <message>
        <source>The parts&apos; %1 W need %2 m³ of air an hour; the fans of %3 move about %4.</source>
        <comment>watts, airflow, case, airflow</comment>
        <translation>配件的 %1 W 发热每小时需要 %2 m³ 空气；%3 的风扇每小时约输送 %4。</translation>
    </message>
    <message>
        <source>So the air leaves more than 10 °C warmer than the room: add fans, or stronger ones.</source>
        <translation>因此排出的空气会比室温高 10 °C 以上：请增加风扇，或换用更强的风扇。</translation>
    </message>
    <message>
        <source>%1 is rated for %2 W; %3 gives off %4 W.</source>
        <comment>cooler, watts, processor, watts</comment>
        <translation>%1 的额定散热功率为 %2 W；%3 的发热为 %4 W。</translation>
    </message>
    <message>
        <source>The processor will slow down while it works.</source>
        <translation>处理器工作时会降速。</translation>
    </message>
    <message>
        <source>%1 is rated for %2 W; %3 may draw %4 W for a while.</source>
        <comment>cooler, watts, processor, watts</comment>
        <translation>%1 的额定散热功率为 %2 W；%3 的短时功耗可达 %4 W。</translation>
    </message>
    <message>
        <source>It carries the processor&apos;s rating; only its highest draw is more.</source>
        <translation>它能满足处理器的额定功率；只是不足以应对其最大功耗。</translation>
    </message>
    <message>
        <source>%1 is not made for the socket of %2.</source>
        <comment>cooler, processor</comment>
        <translation>%1 不适用于 %2 的处理器插座。</translation>
    </message>
    <message>
        <source>%1 is not listed for the socket of %2.</source>
        <comment>cooler, processor</comment>
        <translation>%1 的支持列表中没有 %2 的处理器插座。</translation>
    </message>
    <message>
        <source>It is listed for a socket with the same mounting: ask its vendor whether it covers this processor.</source>
        <translation>列表中有安装方式相同的插座：请向其厂商确认是否适用于此处理器。</translation>
    </message>
    <message>
        <source>The machine gives %1 W to the room: %2 BTU/h, %3 tons of cooling.</source>
        <comment>watts, heat, tons</comment>
        <translation>机器向室内散热 %1 W：%2 BTU/h，%3 冷吨。</translation>
    </message>
    <message>
        <source>The room&apos;s cooling takes %1 W away: the room warms up until the cards slow down.</source>
        <comment>watts</comment>
        <translation>房间的制冷可带走 %1 W：室温会升高，直到显卡降速。</translation>
    </message>
    <message>
        <source>An ordinary room warms up with that: see what its cooling takes away.</source>
        <translation>普通房间会因此升温：请查看其制冷能带走多少热量。</translation>
    </message>
    <message numerus="yes">
        <source>The build&apos;s %n fan(s) come to %1 dB(A) at full speed, the cards&apos; own not counted.</source>
        <comment>noise</comment>
        <translation>
            <numerusform>此机器的 %n 个风扇全速时合计 %1 dB(A)，不含显卡自带的风扇。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is above %1 dB(A), the most that the German rule for workplaces allows.</source>
        <comment>noise</comment>
        <translation>这高于 %1 dB(A)，即德国工作场所规定允许的最大值。</translation>
    </message>
    <message>
        <source>Up to %1 dB(A) suits an office.</source>
        <comment>noise</comment>
        <translation>不超过 %1 dB(A) 适合办公室。</translation>
    </message>
    <message>
        <source>Cards without air</source>
        <translation>显卡缺少气流</translation>
    </message>
    <message>
        <source>An open-air card with less than a free slot below it.</source>
        <translation>开放式散热显卡的下方空隙不足一个插槽。</translation>
    </message>
    <message>
        <source>Cards close together</source>
        <translation>显卡间距过近</translation>
    </message>
    <message>
        <source>Two open-air cards whose slots are less than 60 mm apart.</source>
        <translation>两张开放式散热显卡的插槽间距小于 60 mm。</translation>
    </message>
    <message>
        <source>Passive card</source>
        <translation>被动散热显卡</translation>
    </message>
    <message>
        <source>A card without a fan, made for a server&apos;s air, in another case.</source>
        <translation>没有风扇、为服务器风道设计的显卡装在其他机箱中。</translation>
    </message>
    <message>
        <source>Air through the case</source>
        <translation>机箱风量</translation>
    </message>
    <message>
        <source>Fans that move less air than the parts&apos; heat needs, or none.</source>
        <translation>风扇的风量低于配件散热所需，或没有风扇。</translation>
    </message>
    <message>
        <source>Processor&apos;s cooler</source>
        <translation>处理器散热器</translation>
    </message>
    <message>
        <source>A cooler that is rated for less than the processor gives off, or made for other sockets.</source>
        <translation>散热器的额定散热功率低于处理器的发热，或散热器适用于其他处理器插座。</translation>
    </message>
    <message>
        <source>Heat into the room</source>
        <translation>室内散热</translation>
    </message>
    <message>
        <source>More heat than the room&apos;s cooling takes away; from 1,500 W a note where that is not known.</source>
        <translation>发热超过房间制冷所能带走的热量；制冷能力未知时，从 1,500 W 起为提示。</translation>
    </message>
    <message>
        <source>Noise of the fans</source>
        <translation>风扇噪声</translation>
    </message>
    <message>
        <source>The build&apos;s fans together above 45 dB(A) at full speed; what came with the case and the cards is not counted.</source>
        <translation>此机器的风扇全速时合计超过 45 dB(A)；机箱和显卡自带的风扇不计入。</translation>
    </message>
    <message>
        <source>That is %1 too much; parts that you own cost nothing.</source>
        <comment>amount</comment>
        <translation>超出 %1；已有的配件不计费用。</translation>
    </message>
    <message>
        <source>The parts cost at least %1; the budget is %2.</source>
        <comment>amount, amount</comment>
        <translation>配件至少需要 %1；预算为 %2。</translation>
    </message>
    <message>
        <source>The parts cost %1; the budget is %2.</source>
        <comment>amount, amount</comment>
        <translation>配件需要 %1；预算为 %2。</translation>
    </message>
    <message>
        <source>%1 costs %2, the cards together %3: money better spent on the GPU.</source>
        <comment>processor, amount, amount</comment>
        <translation>%1 价格为 %2，显卡合计 %3：这笔钱更值得花在 GPU 上。</translation>
    </message>
    <message>
        <source>Most of the work is done on the cards; a processor of the middle class feeds them.</source>
        <translation>大部分工作由显卡完成；中档处理器就能满足它们。</translation>
    </message>
    <message>
        <source>Without a price: %1.</source>
        <comment>parts</comment>
        <translation>没有价格：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) have no price, and none has one: the total is not known.</source>
        <translation>
            <numerusform>%n 个配件全都没有价格：总价未知。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) have no price: the total is at least %1.</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n 个配件没有价格：总价至少为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Over the budget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>Parts that cost more than the budget that was stated.</source>
        <translation>配件的费用超过所填的预算。</translation>
    </message>
    <message>
        <source>Dear processor</source>
        <translation>处理器过贵</translation>
    </message>
    <message>
        <source>A processor that costs more than all cards together.</source>
        <translation>处理器的价格超过所有显卡的总和。</translation>
    </message>
    <message>
        <source>Parts without a price</source>
        <translation>没有价格的配件</translation>
    </message>
    <message>
        <source>Parts that are to be bought and of which no price is known.</source>
        <translation>待购且价格未知的配件。</translation>
    </message>
    <message>
        <source>No longer made</source>
        <translation>已停产</translation>
    </message>
    <message>
        <source>A card or a processor that is to be bought and is no longer made.</source>
        <translation>待购但已停产的显卡或处理器。</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from, to</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>About %1 % more time for %2, reckoned by bandwidth and speed from what was measured on %3.</source>
        <comment>percent, kind of work, GPU</comment>
        <translation>%2耗时约增加 %1%，根据 %3 上的实测结果按带宽和速度推算。</translation>
    </message>
    <message>
        <source>About %1 % more time for %2, measured on %3.</source>
        <comment>percent, kind of work, GPU</comment>
        <translation>%2耗时约增加 %1%，在 %3 上实测。</translation>
    </message>
    <message>
        <source>%1 passes no more.</source>
        <comment>riser</comment>
        <translation>%1 只能接通这么多通道。</translation>
    </message>
    <message>
        <source>%1 share the chipset&apos;s uplink: together they can move %2 GB/s, it carries %3 GB/s.</source>
        <comment>devices, bandwidth, bandwidth</comment>
        <translation>%1 共用芯片组的上行链路：合计最多可传输 %2 GB/s，该链路可承载 %3 GB/s。</translation>
    </message>
    <message>
        <source>What works at the same time shares it; a slot of the processor does not.</source>
        <translation>同时工作的设备分享其带宽；由处理器引出的插槽则不必分享。</translation>
    </message>
    <message>
        <source>%1 share the %2 GB/s of %3 on their way to the processor; together they can move %4 GB/s.</source>
        <comment>devices, bandwidth, switch, bandwidth</comment>
        <translation>%1 通往处理器时共用 %3 的 %2 GB/s；合计最多可传输 %4 GB/s。</translation>
    </message>
    <message>
        <source>Between themselves they have their full links.</source>
        <translation>它们彼此之间可用满各自的链路。</translation>
    </message>
    <message>
        <source>%1 is made for PCIe %2.0; %3 would train at %4.0 and lose its link.</source>
        <comment>riser, generation, card, generation</comment>
        <translation>%1适用于 PCIe %2.0；%3会按 %4.0 协商，导致链路中断。</translation>
    </message>
    <message>
        <source>Set the slot to PCIe %1.0 in the firmware, or take a riser for %2.0.</source>
        <comment>generation, generation</comment>
        <translation>请在固件中将该插槽设为 PCIe %1.0，或选用支持 %2.0 的转接线。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 holds %n device(s), and the slot can be split for %3 of them.</source>
        <comment>carrier, slot, count</comment>
        <translation>
            <numerusform>%2 上的%1装有 %n 个设备，而该插槽的通道拆分只够其中 %3 个使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others get no lanes. A carrier with a switch chip needs no split.</source>
        <translation>其余设备分不到通道。带交换芯片的转接卡不需要通道拆分。</translation>
    </message>
    <message numerus="yes">
        <source>%1 works only when the firmware splits %2 for its %n device(s).</source>
        <comment>carrier, slot</comment>
        <translation>
            <numerusform>%1只有在固件为其 %n 个设备拆分 %2 的通道后才能工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for “PCIe bifurcation” or “RAID mode” of this slot before the first start.</source>
        <translation>首次开机前，请在固件中查找该插槽的“PCIe bifurcation”或“RAID mode”。</translation>
    </message>
    <message numerus="yes">
        <source>Turn on “Above 4G Decoding” in the firmware for %n card(s) with up to %1 GiB.</source>
        <comment>memory</comment>
        <translation>
            <numerusform>请在固件中为 %n 张显卡（单张最多 %1 GiB）打开“Above 4G Decoding”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it a machine may not start, or not find all cards.</source>
        <translation>否则机器可能无法启动，或识别不到全部显卡。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 talk through the chipset, at most %3 GB/s; %n pair(s) do.</source>
        <comment>card, card, bandwidth</comment>
        <translation>
            <numerusform>%1与%2经芯片组通信，最高 %3 GB/s；这样的显卡有 %n 对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 talk across the link between the processors, at most %3 GB/s; %n pair(s) do.</source>
        <comment>card, card, bandwidth</comment>
        <translation>
            <numerusform>%1与%2经处理器之间的链路通信，最高 %3 GB/s；这样的显卡有 %n 对。</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 the cards wait for it at every step.</source>
        <comment>kind of work</comment>
        <translation>在%1中，显卡每一步都要等待它。</translation>
    </message>
    <message>
        <source>A bridge joins two cards of the kind that it is made for.</source>
        <translation>桥接器只能连接它所适用的同类型的两张显卡。</translation>
    </message>
    <message>
        <source>%1 spans %2 slots; %3 and %4 stand %5 apart.</source>
        <comment>bridge, count, card, card, count</comment>
        <translation>%1 跨 %2 个槽位；%3与%4相距 %5 个。</translation>
    </message>
    <message>
        <source>A bridge does not bend: move a card, or take one of that length.</source>
        <translation>桥接器不能弯折：请移动显卡，或换用长度相符的桥接器。</translation>
    </message>
    <message>
        <source>Shared uplink</source>
        <translation>共用上行链路</translation>
    </message>
    <message>
        <source>Devices behind a chipset or a switch that together can move more than its connection to the processor carries.</source>
        <translation>芯片组或交换芯片下的多个设备，合计传输量可超过其到处理器的连接所能承载。</translation>
    </message>
    <message>
        <source>Riser too slow</source>
        <translation>转接线过慢</translation>
    </message>
    <message>
        <source>A card behind a riser that is made for a lower PCIe generation.</source>
        <translation>显卡所用的转接线面向较低的 PCIe 版本。</translation>
    </message>
    <message>
        <source>Slot to be split</source>
        <translation>插槽需要通道拆分</translation>
    </message>
    <message>
        <source>A carrier for several devices that needs the firmware to split its slot.</source>
        <translation>承载多个设备的转接卡，需要在固件中为其插槽设置通道拆分。</translation>
    </message>
    <message>
        <source>Above 4G Decoding</source>
        <translation>Above 4G Decoding</translation>
    </message>
    <message>
        <source>Four cards or more, or a card of 16 GiB or more: a setting of the firmware.</source>
        <translation>有四张或更多显卡，或有 16 GiB 及以上显存的显卡：须在固件中设置。</translation>
    </message>
    <message>
        <source>Way between cards</source>
        <translation>显卡间的通路</translation>
    </message>
    <message>
        <source>Cards that talk to each other through the chipset or across two processors.</source>
        <translation>显卡之间经过芯片组或跨两颗处理器通信。</translation>
    </message>
    <message>
        <source>NVLink bridge</source>
        <translation>NVLink 桥接器</translation>
    </message>
    <message>
        <source>A bridge whose length is not the distance of the cards, or that fits none of them.</source>
        <translation>桥接器的长度与显卡间距不符，或不适用于任何一张显卡。</translation>
    </message>
    <message>
        <source>Ask the shop for a board with new firmware, or look for a button that flashes it without a processor.</source>
        <translation>可向商家要一块已更新固件的主板，或看主板是否有无需处理器即可刷写固件的按钮。</translation>
    </message>
    <message>
        <source>Take a processor of a generation that the board lists, or a board for this one.</source>
        <translation>请选择主板已列出代系的处理器，或换用支持此处理器的主板。</translation>
    </message>
    <message>
        <source>There is nothing to plug a display into: neither a card nor the processor nor the board has an output.</source>
        <translation>没有可接显示器的地方：显卡、处理器和主板都没有显示输出接口。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 cores; for %n card(s) the guide has at least %3.</source>
        <comment>processor, cores, cores</comment>
        <translation>
            <numerusform>%1 有 %2 个核心；对 %n 张显卡，指南建议至少 %3 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cores load and prepare the data; too few of them let the cards wait.</source>
        <translation>核心负责加载和准备数据；核心太少，显卡就要等待。</translation>
    </message>
    <message>
        <source>%1 boosts to %2 GHz; with four cards or more a fast single thread counts, %3 GHz or more.</source>
        <comment>processor, clock, clock</comment>
        <translation>%1 最高加速到 %2 GHz；有四张或更多显卡时，单线程速度很重要，宜为 %3 GHz 或更高。</translation>
    </message>
    <message>
        <source>The guide prefers 6 cores at 4.0 GHz to 8 at 3.5 GHz, although 24 is less than 28 GHz in all: one thread of Python feeds the cards.</source>
        <translation>指南认为 6 核 4.0 GHz 优于 8 核 3.5 GHz，尽管总和 24 GHz 小于 28 GHz：为显卡供给数据的是单个 Python 线程。</translation>
    </message>
    <message>
        <source>The memory is %1 GiB in all; %2 takes %3 GiB.</source>
        <comment>memory, board, memory</comment>
        <translation>内存共 %1 GiB；%2 最多支持 %3 GiB。</translation>
    </message>
    <message>
        <source>Take less memory, or a board that takes more.</source>
        <translation>请减少内存，或换用支持更多内存的主板。</translation>
    </message>
    <message>
        <source>There are %1 memory modules; %2 has %3 slots.</source>
        <comment>count, board, count</comment>
        <translation>内存共 %1 条；%2 有 %3 个内存插槽。</translation>
    </message>
    <message>
        <source>Fewer and larger modules give the same memory.</source>
        <translation>用条数更少、单条容量更大的内存，总容量不变。</translation>
    </message>
    <message numerus="yes">
        <source>The machine has %1 GiB of memory; the guide&apos;s advice for %n card(s) is %2 GiB.</source>
        <comment>memory, memory</comment>
        <translation>
            <numerusform>这台机器有 %1 GiB 内存；对 %n 张显卡，指南建议 %2 GiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts 32 GB for each card, so that data can be prepared in memory. Work on small data needs less.</source>
        <translation>指南按每张显卡 32 GB 计算，以便在内存中准备数据。数据较小时所需更少。</translation>
    </message>
    <message>
        <source>%1 is registered memory; %2 takes unbuffered modules only.</source>
        <comment>memory, board</comment>
        <translation>%1 是带寄存器的内存；%2 只支持无缓冲内存。</translation>
    </message>
    <message>
        <source>Take unbuffered memory (UDIMM).</source>
        <translation>请选择无缓冲内存（UDIMM）。</translation>
    </message>
    <message>
        <source>%1 is unbuffered memory; %2 takes registered modules only.</source>
        <comment>memory, board</comment>
        <translation>%1 是无缓冲内存；%2 只支持带寄存器的内存。</translation>
    </message>
    <message>
        <source>Take registered memory (RDIMM).</source>
        <translation>请选择带寄存器的内存（RDIMM）。</translation>
    </message>
    <message>
        <source>%1 corrects errors (ECC), which %2 does not use.</source>
        <comment>memory, processor</comment>
        <translation>%1 可纠错（ECC），但 %2 不使用此功能。</translation>
    </message>
    <message>
        <source>The memory works without it; memory without ECC costs less.</source>
        <translation>不用 ECC，内存也能工作；不带 ECC 的内存更便宜。</translation>
    </message>
    <message>
        <source>%1 has no ECC; the guide&apos;s machine with eight cards has it.</source>
        <comment>memory</comment>
        <translation>%1 没有 ECC；指南中的八卡机器带有 ECC。</translation>
    </message>
    <message>
        <source>In long runs with much memory a flipped bit goes unnoticed without it.</source>
        <translation>长时间运行且内存较大时，没有 ECC 就发现不了位翻转。</translation>
    </message>
    <message>
        <source>Firmware for the processor</source>
        <translation>处理器所需的固件</translation>
    </message>
    <message>
        <source>No display output</source>
        <translation>没有显示输出</translation>
    </message>
    <message>
        <source>A machine without an output for a display on a card, in the processor or on the board.</source>
        <translation>显卡、处理器和主板上都没有显示输出接口的机器。</translation>
    </message>
    <message>
        <source>Cores for the cards</source>
        <translation>配合显卡的核心数</translation>
    </message>
    <message>
        <source>Fewer cores than 4 for one or two cards, or 6 for more.</source>
        <translation>一两张显卡时少于 4 个核心，或显卡更多时少于 6 个。</translation>
    </message>
    <message>
        <source>Speed of one thread</source>
        <translation>单线程速度</translation>
    </message>
    <message>
        <source>Four cards or more with a processor that boosts to less than 4.0 GHz.</source>
        <translation>有四张或更多显卡，而处理器的加速频率低于 4.0 GHz。</translation>
    </message>
    <message>
        <source>Memory slots</source>
        <translation>内存插槽</translation>
    </message>
    <message>
        <source>More modules than the board has slots, or more memory than it takes.</source>
        <translation>内存条数多于主板的内存插槽，或内存容量超过主板支持的上限。</translation>
    </message>
    <message>
        <source>Memory for the cards</source>
        <translation>配合显卡的内存</translation>
    </message>
    <message>
        <source>Less than 32 GiB of memory for each card, a guide&apos;s advice.</source>
        <translation>每张显卡的内存少于 32 GiB，此为指南的建议。</translation>
    </message>
    <message>
        <source>Registered and ECC memory</source>
        <translation>带寄存器与 ECC 内存</translation>
    </message>
    <message>
        <source>Cards at their limit, the processor at its rated power, and 96 W for board, memory, drives and fans; network cards, switch boards and chosen fans on top.</source>
        <translation>按显卡达到功耗限制、处理器为额定功耗，主板、内存、硬盘和风扇共 96 W 计算；网卡、交换板和所选风扇另计。</translation>
    </message>
    <message>
        <source>By Intel&apos;s design guide this machine may need %1 W at its %2 peak; this supply allows %3 W.</source>
        <comment>watts, window, watts</comment>
        <translation>按 Intel 设计指南，这台机器的 %2 峰值可能需要 %1 W；此电源允许 %3 W。</translation>
    </message>
    <message>
        <source>The guide&apos;s curve is stricter than what was measured: makers approve machines that it rejects.</source>
        <translation>指南的曲线比实测更严格：有些机器按它不合格，厂商却认可。</translation>
    </message>
    <message>
        <source>The board takes EPS plugs first; another supply, or an adapter from PCIe 8-pin plugs to EPS, feeds the card.</source>
        <translation>EPS 接头优先供主板使用；显卡可由另一个电源供电，或用 PCIe 8 针转 EPS 的转接头。</translation>
    </message>
    <message>
        <source>A supply with more plugs, or an adapter for those that are free, feeds it.</source>
        <translation>换用接头更多的电源，或为空闲的接头加转接头，即可供电。</translation>
    </message>
    <message>
        <source>Use one cable for each socket: this takes a supply with more cables.</source>
        <translation>每个供电接口单独用一根线：这需要供电线更多的电源。</translation>
    </message>
    <message>
        <source>%1 8- and 6-pin plugs are in use and %2 cables carry them: %3 shares a cable with another card.</source>
        <comment>plugs, cables, card</comment>
        <translation>共使用 %1 个 8 针和 6 针接头，由 %2 根线供电：%3与另一张显卡共用一根线。</translation>
    </message>
    <message>
        <source>%1 8- and 6-pin plugs are in use and %2 cables carry them: one that feeds %3 carries %4 W, more than the %5 W that a cable should.</source>
        <comment>plugs, cables, card, watts, watts</comment>
        <translation>共使用 %1 个 8 针和 6 针接头，由 %2 根线供电：为%3供电的一根线承载 %4 W，超过一根线应承载的 %5 W。</translation>
    </message>
    <message>
        <source>%1 8- and 6-pin plugs are in use and %2 cables carry them: two sockets of %3, rated for %4 W together, hang on one cable.</source>
        <comment>plugs, cables, card, watts</comment>
        <translation>共使用 %1 个 8 针和 6 针接头，由 %2 根线供电：%3有两个供电接口接在同一根线上，额定功率合计 %4 W。</translation>
    </message>
    <message>
        <source>The supply has no EPS plug for the processor on %1.</source>
        <comment>board</comment>
        <translation>电源没有 EPS 接头，无法为 %1 上的处理器供电。</translation>
    </message>
    <message>
        <source>Without one the machine does not start.</source>
        <translation>没有 EPS 接头，机器无法启动。</translation>
    </message>
    <message>
        <source>%1 has %2 EPS inputs; the supply has plugs for %3.</source>
        <comment>board, inputs, plugs</comment>
        <translation>%1 有 %2 个 EPS 输入接口；电源的接头可接 %3 个。</translation>
    </message>
    <message>
        <source>The board starts with one; a processor at its highest draw wants all of them.</source>
        <translation>接一个即可启动；处理器达到最大功耗时需要全部接上。</translation>
    </message>
    <message>
        <source>%1 takes an EPS plug out of an adapter: put each end where it belongs.</source>
        <comment>card</comment>
        <translation>%1使用转接头引出的 EPS 接头：两端请各插到对应的位置。</translation>
    </message>
    <message>
        <source>EPS and PCIe 8-pin plugs look alike and are wired differently: forced into each other they short 12 V to ground.</source>
        <translation>EPS 与 PCIe 8 针接头外形相似，接线却不同：强行互插会使 12 V 对地短路。</translation>
    </message>
    <message>
        <source>%1 takes an EPS plug; the 8-pin plugs that are free are PCIe ones and must not be forced into it.</source>
        <comment>card</comment>
        <translation>%1需要 EPS 接头；空闲的 8 针接头是 PCIe 接头，不能强行插入。</translation>
    </message>
    <message>
        <source>The two are keyed differently: forced, they short 12 V to ground. An adapter from two PCIe 8-pin plugs to EPS does it.</source>
        <translation>两者的防呆形状不同：强行插入会使 12 V 对地短路。可用两个 PCIe 8 针转 EPS 的转接头。</translation>
    </message>
    <message>
        <source>Training needs %1 W on 12 V; this supply carries %2 W there.</source>
        <comment>watts, watts</comment>
        <translation>训练时 12 V 需要 %1 W；此电源的 12 V 可提供 %2 W。</translation>
    </message>
    <message>
        <source>Its rating counts what 5 V and 3.3 V carry as well.</source>
        <translation>其额定功率也包括 5 V 和 3.3 V 的输出。</translation>
    </message>
    <message>
        <source>At its worst the machine needs %1 W on 12 V; this supply carries %2 W there.</source>
        <comment>watts, watts</comment>
        <translation>整机最大功耗时 12 V 需要 %1 W；此电源的 12 V 可提供 %2 W。</translation>
    </message>
    <message>
        <source>The plugs of %1 carry %2 W; one 12 V rail of this supply switches off above %3 W.</source>
        <comment>card, watts, watts</comment>
        <translation>%1的接头承载 %2 W；此电源的单路 12 V 输出超过 %3 W 即会切断。</translation>
    </message>
    <message>
        <source>Spread the card&apos;s plugs over several rails, or join the rails where the supply has a switch for it.</source>
        <translation>请将显卡的接头分到几路 12 V 输出上；如果电源有切换开关，也可将各路合并。</translation>
    </message>
    <message>
        <source>No single supply has all plugs for %1.</source>
        <comment>card</comment>
        <translation>没有任何一个电源能单独提供%1所需的全部接头。</translation>
    </message>
    <message>
        <source>All plugs of a card come from one supply: two of them are never at quite the same voltage, and one may be off while the other is on.</source>
        <translation>一张显卡的所有接头须来自同一个电源：两个电源的电压不会完全相同，而且可能一个开着、另一个关着。</translation>
    </message>
    <message>
        <source>%1 supplies feed this machine: they must be switched on together.</source>
        <comment>a number of 2 or more</comment>
        <translation>这台机器由 %1 个电源供电：它们必须同时开启。</translation>
    </message>
    <message>
        <source>Use an adapter that starts them together, and all plugs of a card from one supply; never chain them.</source>
        <translation>请用同步启动的转接头，一张显卡的所有接头须来自同一个电源；切勿将电源串接。</translation>
    </message>
    <message>
        <source>At %1 V %2 carries %3 W of its %4 W.</source>
        <comment>volts, supply, watts, watts</comment>
        <translation>在 %1 V 下，%2 可提供 %3 W（额定 %4 W）。</translation>
    </message>
    <message>
        <source>The machine&apos;s draw stays below that.</source>
        <translation>整机功耗低于此值。</translation>
    </message>
    <message>
        <source>The machine needs up to %1 W: a circuit of 200–240 V, or another supply.</source>
        <comment>watts</comment>
        <translation>整机最多需要 %1 W：请用 200–240 V 的电路，或换用其他电源。</translation>
    </message>
    <message>
        <source>Give the machine a circuit of its own, or take off what else hangs on this one.</source>
        <translation>请为这台机器单独使用一条电路，或移走此电路上的其他设备。</translation>
    </message>
    <message>
        <source>With the %1 W that hang on the circuit already, training takes %2 W; the circuit (%3) trips at %4 W.</source>
        <comment>watts, watts, circuit, watts</comment>
        <translation>连同电路上已有的 %1 W，训练时共需 %2 W；电路（%3）达到 %4 W 会跳闸。</translation>
    </message>
    <message>
        <source>With the %1 W that hang on the circuit already, training takes %2 W; the circuit (%3) carries %4 W for hours.</source>
        <comment>watts, watts, circuit, watts</comment>
        <translation>连同电路上已有的 %1 W，训练时共需 %2 W；电路（%3）长时间可承受 %4 W。</translation>
    </message>
    <message>
        <source>Sockets that share a cable</source>
        <translation>供电接口共用一根线</translation>
    </message>
    <message>
        <source>More 8- and 6-pin plugs in use than the supply has cables for them: two sockets on a cable are a caution above 150 W, a blocker where it carries more than 225 W.</source>
        <translation>使用的 8 针和 6 针接头多于电源为其配备的线：一根线接两个供电接口，超过 150 W 为警告，承载超过 225 W 为致命问题。</translation>
    </message>
    <message>
        <source>Processor&apos;s power plug</source>
        <translation>处理器供电接头</translation>
    </message>
    <message>
        <source>A supply without an EPS plug for the board (blocker), or with fewer than the board has inputs (caution).</source>
        <translation>电源没有供主板使用的 EPS 接头（致命问题），或接头少于主板的输入接口（警告）。</translation>
    </message>
    <message>
        <source>EPS is not PCIe 8-pin</source>
        <translation>EPS 不是 PCIe 8 针</translation>
    </message>
    <message>
        <source>A card with an EPS socket, where the free plugs are PCIe 8-pin ones or an adapter is used: the two look alike and must not be forced.</source>
        <translation>显卡为 EPS 供电接口，而空闲的接头是 PCIe 8 针，或使用了转接头：两者外形相似，不能强行插入。</translation>
    </message>
    <message>
        <source>What 12 V carries</source>
        <translation>12 V 的供电能力</translation>
    </message>
    <message>
        <source>A draw above what the supply carries on 12 V (in training a blocker, at worst a caution), or a card above the limit of one 12 V rail.</source>
        <translation>功耗超过电源 12 V 的供电能力（训练时超过为致命问题，仅最大功耗时超过为警告），或显卡超过单路 12 V 输出的上限。</translation>
    </message>
    <message>
        <source>Several supplies</source>
        <translation>多个电源</translation>
    </message>
    <message>
        <source>Shared circuit</source>
        <translation>共用电路</translation>
    </message>
    <message>
        <source>A draw that the circuit does not carry together with what else hangs on it: above its breaker a blocker, above what it carries for hours a caution.</source>
        <translation>功耗与电路上的其他负载合计超过电路承载能力：超过断路器额定值为致命问题，超过长时间承载值为警告。</translation>
    </message>
    <message>
        <source>Rating at low mains voltage</source>
        <translation>低市电电压下的额定功率</translation>
    </message>
    <message>
        <source>A supply that carries less than its rating at 100–127 V: a note where the machine stays below that, else a caution.</source>
        <translation>电源在 100–127 V 下达不到额定功率：整机功耗低于此时可提供的功率为提示，否则为警告。</translation>
    </message>
    <message>
        <source>%1 devices want an M.2 connector; board and carriers have %2.</source>
        <comment>count, count</comment>
        <translation>%1 个设备需要 M.2 接口；主板和转接卡共有 %2 个。</translation>
    </message>
    <message>
        <source>Take a carrier for M.2 drives, fewer and larger drives, or SATA drives instead of: %1.</source>
        <comment>drives</comment>
        <translation>请加一张 M.2 硬盘转接卡，改用数量更少、容量更大的硬盘，或用 SATA 硬盘代替：%1。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is off in this arrangement.</source>
        <comment>drive, port</comment>
        <translation>%1装在 %2 上，而此接口在此配置下已关闭。</translation>
    </message>
    <message>
        <source>What is plugged in elsewhere switches the port off: take another port.</source>
        <translation>其他位置已插的设备使此接口关闭：请换一个接口。</translation>
    </message>
    <message>
        <source>There are %1 SATA drives without a place and %2 free ports.</source>
        <comment>count, count</comment>
        <translation>有 %1 块 SATA 硬盘尚未安装，空闲接口有 %2 个。</translation>
    </message>
    <message>
        <source>What is plugged in elsewhere switches ports off.</source>
        <translation>其他位置已插的设备会使一些接口关闭。</translation>
    </message>
    <message>
        <source>Off with what is plugged in elsewhere: %1.</source>
        <comment>ports</comment>
        <translation>因其他位置已占用而关闭：%1。</translation>
    </message>
    <message>
        <source>SATA ports of the board are off with what is plugged in elsewhere.</source>
        <translation>主板的部分 SATA 接口因其他位置已占用而关闭。</translation>
    </message>
    <message>
        <source>SATA ports that are off with what is plugged in elsewhere: %1.</source>
        <comment>ports</comment>
        <translation>因其他位置已占用而关闭的 SATA 接口：%1。</translation>
    </message>
    <message>
        <source>Leave them empty when you plug in the drives.</source>
        <translation>安装硬盘时请将它们留空。</translation>
    </message>
    <message>
        <source>The data set takes %1 GB, and no drive is chosen.</source>
        <comment>size</comment>
        <translation>数据集为 %1 GB，尚未选择硬盘。</translation>
    </message>
    <message>
        <source>Add a drive that holds it.</source>
        <translation>请添加容得下它的硬盘。</translation>
    </message>
    <message>
        <source>The data set takes %1 GB; the drives hold %2 GB.</source>
        <comment>size, size</comment>
        <translation>数据集为 %1 GB；硬盘共可容纳 %2 GB。</translation>
    </message>
    <message>
        <source>In the machine: %1.</source>
        <comment>drives</comment>
        <translation>机器中有：%1。</translation>
    </message>
    <message>
        <source>%1 cards, and no network card of %2 Gbit/s is in the build.</source>
        <comment>count, rate</comment>
        <translation>有 %1 张显卡，但机器中没有 %2 Gbit/s 的网卡。</translation>
    </message>
    <message>
        <source>The guide&apos;s machine with eight cards has 10 Gbit Ethernet. The board may have it: its own ports are not in the catalogue.</source>
        <translation>指南中的八卡机器配有 10 Gbit 以太网。主板可能自带：配件库中没有主板自身网络接口的数据。</translation>
    </message>
    <message>
        <source>M.2 connectors</source>
        <translation>M.2 接口</translation>
    </message>
    <message>
        <source>More M.2 drives than board and carriers have connectors for.</source>
        <translation>M.2 硬盘多于主板和转接卡的 M.2 接口。</translation>
    </message>
    <message>
        <source>SATA ports that are off</source>
        <translation>已关闭的 SATA 接口</translation>
    </message>
    <message>
        <source>SATA ports that the board switches off for something else, with and without a drive in them.</source>
        <translation>主板因其他设备而关闭的 SATA 接口，无论其中是否接有硬盘。</translation>
    </message>
    <message>
        <source>Room for the data set</source>
        <translation>数据集的存放空间</translation>
    </message>
    <message>
        <source>A data set larger than the drives of the machine.</source>
        <translation>数据集大于机器的硬盘容量。</translation>
    </message>
    <message>
        <source>Network for many cards</source>
        <translation>多显卡的网络</translation>
    </message>
    <message>
        <source>Eight cards or more without a network card of 10 Gbit/s.</source>
        <translation>有八张或更多显卡，但没有 10 Gbit/s 的网卡。</translation>
    </message>
    <message>
        <source>There are no two cards in slots of the board that %1 fits.</source>
        <comment>bridge</comment>
        <translation>主板插槽中没有两张%1适用的卡。</translation>
    </message>
    <message>
        <source>%1 does not work in %2: it fits the socket, and is of a generation (%3) that the board does not take.</source>
        <comment>processor, board, generation</comment>
        <translation>%1 不能在 %2 上工作：插座相符，但主板不支持它的代系（%3）。</translation>
    </message>
    <message>
        <source>The board takes: %1.</source>
        <comment>list of generations</comment>
        <translation>主板支持：%1。</translation>
    </message>
    <message>
        <source>So says a list of %1.</source>
        <comment>date</comment>
        <translation>依据 %1 的支持列表。</translation>
    </message>
    <message>
        <source>The machine has no memory; it does not start.</source>
        <translation>机器没有内存，无法启动。</translation>
    </message>
    <message>
        <source>All else of a machine is chosen. Add modules that the board takes.</source>
        <translation>其余部件均已选定。请添加主板支持的内存。</translation>
    </message>
    <message>
        <source>The processor has no cooler.</source>
        <translation>处理器没有散热器。</translation>
    </message>
    <message>
        <source>Add one that fits its socket. Some processors come with one in the box: then leave it out.</source>
        <translation>请添加适合其插座的散热器。有些处理器盒装自带散热器，那就不必添加。</translation>
    </message>
    <message>
        <source>The machine has no drive to start from.</source>
        <translation>机器没有可供启动的硬盘。</translation>
    </message>
    <message>
        <source>Add one, unless it starts over the network or you have one.</source>
        <translation>请添加一块，除非机器从网络启动或您已有硬盘。</translation>
    </message>
    <message>
        <source>%1 modules run at %2 MT/s on AM5, not at %3.</source>
        <comment>count, transfers, transfers</comment>
        <translation>在 AM5 上，%1 条内存以 %2 MT/s 运行，而不是 %3。</translation>
    </message>
    <message>
        <source>AMD states no more for two modules on one channel. Two modules of twice the size keep their speed; with four, more than that is luck and may not start.</source>
        <translation>一个通道上有两条内存时，AMD 只给出这一速度。换成两条容量加倍的内存可保持原速；四条内存要更快全凭运气，甚至可能无法启动。</translation>
    </message>
    <message>
        <source>%1 has no ECC, and the work asks for it.</source>
        <comment>memory</comment>
        <translation>%1 没有 ECC，而任务要求 ECC。</translation>
    </message>
    <message>
        <source>Take memory with ECC that board and processor use, or do without it under Site and use.</source>
        <translation>请选择主板和处理器都能使用的 ECC 内存，或在“用电与用途”中取消此要求。</translation>
    </message>
    <message>
        <source>The work asks for ECC, and %2 does not use that of %1.</source>
        <comment>memory, processor</comment>
        <translation>任务要求 ECC，而 %2 不使用 %1 的 ECC。</translation>
    </message>
    <message>
        <source>Errors in memory go unnoticed. Take a processor that uses ECC, on a board for it.</source>
        <translation>内存错误不会被发现。请选择使用 ECC 的处理器及与之相配的主板。</translation>
    </message>
    <message>
        <source>Part forgotten</source>
        <translation>遗漏部件</translation>
    </message>
    <message>
        <source>No memory, no cooler or no drive in a machine that is whole otherwise.</source>
        <translation>其余部件齐全的机器缺少内存、散热器或硬盘。</translation>
    </message>
    <message>
        <source>A processor that the board&apos;s first firmware did not know, or of a generation that the board does not take.</source>
        <translation>主板最初的固件不识别的处理器，或主板不支持其代系的处理器。</translation>
    </message>
    <message>
        <source>Speed of four modules</source>
        <translation>四条内存的速度</translation>
    </message>
    <message>
        <source>More than two modules on AM5, faster than AMD states for them.</source>
        <translation>AM5 上超过两条内存，且其速度高于 AMD 给出的速度。</translation>
    </message>
    <message>
        <source>Registered or unbuffered memory that the board does not take, ECC that the processor does not use, ECC that the work asks for and that is not there, and many cards without it.</source>
        <translation>主板不支持的带寄存器内存或无缓冲内存、处理器不使用的 ECC、任务要求而没有的 ECC，以及多显卡机器缺少 ECC。</translation>
    </message>
    <message>
        <source>Training takes at least %1 W at the wall (%2 A), whatever the supply; the circuit (%3) trips at %4 W.</source>
        <comment>watts, amperes, circuit, watts</comment>
        <translation>无论选用什么电源，训练时插座端功耗至少为 %1 W（%2 A）；电路（%3）在 %4 W 时跳闸。</translation>
    </message>
    <message>
        <source>Training takes at least %1 W at the wall, whatever the supply; the circuit (%2) carries %3 W for hours.</source>
        <comment>watts, circuit, watts</comment>
        <translation>无论选用什么电源，训练时插座端功耗至少为 %1 W；电路（%2）可持续承载 %3 W。</translation>
    </message>
    <message>
        <source>The board has %1 M.2 connectors; their lanes, and what shares them, were not read. The link is not known of: %2.</source>
        <comment>count, drives</comment>
        <translation>主板有 %1 个 M.2 接口，其通道以及与何者共用均未读到。链路未知的有：%2。</translation>
    </message>
    <message>
        <source>Look up in the board&apos;s manual which of them hangs on the processor, and whether it takes lanes from a slot.</source>
        <translation>请在主板手册中查明哪个接口直连处理器，以及它是否占用插槽的通道。</translation>
    </message>
    <message>
        <source>Link of an M.2 drive</source>
        <translation>M.2 硬盘的链路</translation>
    </message>
    <message>
        <source>An M.2 drive on a board whose M.2 connectors are known by their number only.</source>
        <translation>M.2 硬盘装在只知道 M.2 接口数量的主板上。</translation>
    </message>
    <message>
        <source>New pieces are leftovers or cannot be had; used ones are sold.</source>
        <translation>全新的只剩库存尾货，或已买不到；市面上有二手的。</translation>
    </message>
    <message>
        <source>A draw above the supply&apos;s rating, of several supplies above that of each: in training a blocker, with the processor at its highest draw a caution.</source>
        <translation>功耗超过电源额定功率，有多个电源时超过其中任何一个的额定功率：训练时超过为致命问题，仅处理器最高功耗时超过为警告。</translation>
    </message>
    <message>
        <source>Two or more supplies that were not made to work together; as blockers a card that no single one of them can feed, and a load that cannot be divided over them.</source>
        <translation>两个或更多电源并非为配合工作而设计；若其中没有一个能单独为某张显卡供电，或负载无法分配到各电源上，则为致命问题。</translation>
    </message>
    <message>
        <source>one of the %1 × %2</source>
        <comment>number, supply</comment>
        <translation>%1 × %2 中的一个</translation>
    </message>
    <message>
        <source>supply %1 (%2)</source>
        <comment>number, name of the part</comment>
        <translation>电源 %1（%2）</translation>
    </message>
    <message>
        <source>Several supplies share no load: each carries alone what hangs on its plugs, and a card hangs on one of them.</source>
        <translation>多个电源不分担负载：每个电源独自承担接在其接头上的部件，而一张显卡只接在其中一个上。</translation>
    </message>
    <message>
        <source>The machine needs %1 W in training; its supplies carry %2 W together (%3 %).</source>
        <comment>watts, watts, percent</comment>
        <translation>这台机器训练时需要 %1 W；各电源合计能供 %2 W（%3%）。</translation>
    </message>
    <message>
        <source>In training %1 would have to carry %2 W of its %3 W (%4 %).</source>
        <comment>supply, watts, watts, percent</comment>
        <translation>训练时%1须供 %2 W，而其额定功率为 %3 W（%4%）。</translation>
    </message>
    <message>
        <source>Several supplies share no load: each carries alone what hangs on its plugs. Hang less on this one, or let the program choose.</source>
        <translation>多个电源不分担负载：每个电源独自承担接在其接头上的部件。请减少接在这个电源上的部件，或让程序决定。</translation>
    </message>
    <message>
        <source>At its worst %1 W hang on %2, which carries %3 W (%4 %).</source>
        <comment>watts, supply, watts, percent</comment>
        <translation>功耗最大时有 %1 W 接在%2上，而它能供 %3 W（%4%）。</translation>
    </message>
    <message>
        <source>With the processor at its highest draw beside cards at their limit; the board&apos;s supply also feeds the slots of cards that hang on another one, up to 75 W each.</source>
        <translation>处理器处于最高功耗，显卡处于功耗上限；主板的电源还要为接在其他电源上的显卡的插槽供电，每张最多 75 W。</translation>
    </message>
    <message>
        <source>Training takes %1 W of the %2 W that %3 carries (%4 %).</source>
        <comment>watts, watts, supply, percent</comment>
        <translation>训练占用 %3 的 %2 W 中的 %1 W（%4%）。</translation>
    </message>
    <message>
        <source>%1 W may hang on %2 at its %3 peak; it allows %4 W.</source>
        <comment>watts, supply, window, watts</comment>
        <translation>%3 峰值时可能有 %1 W 接在%2上；它允许 %4 W。</translation>
    </message>
    <message>
        <source>By Intel&apos;s design guide %1 W may hang on %2 at its %3 peak; it allows %4 W.</source>
        <comment>watts, supply, window, watts</comment>
        <translation>按英特尔设计指南，%3 峰值时可能有 %1 W 接在%2上；它允许 %4 W。</translation>
    </message>
    <message>
        <source>Training needs %1 W on 12 V of %2, which carries %3 W there.</source>
        <comment>watts, supply, watts</comment>
        <translation>训练需要%2的 12 V 供 %1 W，而它在 12 V 上能供 %3 W。</translation>
    </message>
    <message>
        <source>At its worst the machine needs %1 W on 12 V of %2, which carries %3 W there.</source>
        <comment>watts, supply, watts</comment>
        <translation>功耗最大时这台机器需要%2的 12 V 供 %1 W，而它在 12 V 上能供 %3 W。</translation>
    </message>
    <message>
        <source>%1 cards of %2 W cannot be divided over %3 supplies of %4 W: one of them would have to carry %5 W.</source>
        <comment>a number of 2 or more, watts, a number of 2 or more, watts, watts</comment>
        <translation>%1 张 %2 W 的显卡无法分配到 %3 个 %4 W 的电源上：其中一个须供 %5 W。</translation>
    </message>
    <message>
        <source>Training takes %1 W, which cannot be divided over these %2 supplies: %3 would have to carry %4 W of its %5 W.</source>
        <comment>watts, a number of 2 or more, supply, watts, watts</comment>
        <translation>训练需要 %1 W，无法分配到这 %2 个电源上：%3须供 %4 W，而其额定功率为 %5 W。</translation>
    </message>
    <message>
        <source>The plugs of %1 hang on another supply than the board&apos;s.</source>
        <comment>processor</comment>
        <translation>%1 的供电接头与主板接在不同的电源上。</translation>
    </message>
    <message>
        <source>One without the other does not start, and the two are never at quite the same voltage.</source>
        <translation>缺一个就无法启动，而且两者的电压从不完全相同。</translation>
    </message>
    <message>
        <source>Up to %1 W hang on it: a circuit of 200–240 V, or another supply.</source>
        <comment>watts</comment>
        <translation>最多有 %1 W 接在它上面：需要 200–240 V 的供电回路，或换一个电源。</translation>
    </message>
    <message>
        <source>Not known of %1, %2: %3.</source>
        <comment>board, connectors, figure</comment>
        <translation>%1 的 %2 未知：%3。</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <comment>checks, part, figures</comment>
        <translation>%1（%2：%3）</translation>
    </message>
    <message>
        <source>Not checked, for want of figures: %1.</source>
        <comment>list of checks with part and figure</comment>
        <translation>因缺少数据而未检查：%1。</translation>
    </message>
    <message>
        <source>Few makers print these, and builders do not wait for them: look them up if one of them worries you.</source>
        <translation>厂商很少公布这些数据，装机时一般也不等它们：如有顾虑，请自行查阅。</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>a setting of the board</source>
        <translation>主板的一项设置</translation>
    </message>
    <message>
        <source>%1: %2 mm long; %3 takes %4 mm.</source>
        <comment>cards, length, case, length</comment>
        <translation>%1：长 %2 mm；%3 可容纳 %4 mm。</translation>
    </message>
    <message>
        <source>%1: too long for %2, an x%3 edge in an x%4 slot with a closed end.</source>
        <comment>cards, slots, width, width</comment>
        <translation>%1：对 %2 来说太长，x%3 金手指插入末端封闭的 x%4 插槽。</translation>
    </message>
    <message>
        <source>%1: %2 mm high; %3 takes %4 mm.</source>
        <comment>cards, height, case, height</comment>
        <translation>%1：高 %2 mm；%3 可容纳 %4 mm。</translation>
    </message>
    <message>
        <source>%1: the 16-pin cable needs %2 mm up to the side panel; %3 has %4 mm.</source>
        <comment>cards, height, case, height</comment>
        <translation>%1：16 针线缆到侧板需要 %2 mm；%3 有 %4 mm。</translation>
    </message>
    <message>
        <source>%1: %2 mm of air above the device below.</source>
        <comment>cards, gap</comment>
        <translation>%1：与下方设备之间有 %2 mm 空隙。</translation>
    </message>
    <message>
        <source>%1: no fan of its own, made for the air of a server&apos;s chassis.</source>
        <comment>list of cards</comment>
        <translation>%1：自身没有风扇，为服务器机箱的风道设计。</translation>
    </message>
    <message>
        <source>No longer made: %1.</source>
        <comment>parts</comment>
        <translation>已停产：%1。</translation>
    </message>
    <message>
        <source>New pieces are leftovers or cannot be had; used ones are sold. New ones of today: %1.</source>
        <comment>GPUs</comment>
        <translation>全新的是库存或已买不到；二手仍有出售。现售的新品：%1。</translation>
    </message>
    <message>
        <source>For %1 there is no measurement of such a card and such a link.</source>
        <comment>kind of work</comment>
        <translation>对于%1，没有这种显卡在这种链路上的实测数据。</translation>
    </message>
    <message>
        <source>Up to %1 % more time for %2, reckoned by bandwidth and speed from what was measured on %3.</source>
        <comment>percent, kind of work, GPU</comment>
        <translation>%2最多慢 %1%，由 %3 上的实测按带宽和速度推算。</translation>
    </message>
    <message>
        <source>Up to %1 % more time for %2, measured on %3.</source>
        <comment>percent, kind of work, GPU</comment>
        <translation>%2最多慢 %1%，在 %3 上实测。</translation>
    </message>
    <message>
        <source>The board gives no more in this arrangement: %1.</source>
        <comment>slots</comment>
        <translation>在这种安装方式下主板只给这么多：%1。</translation>
    </message>
    <message>
        <source>%1 has no more lanes for %2.</source>
        <comment>processor, slots</comment>
        <translation>%1 没有更多通道给 %2。</translation>
    </message>
    <message>
        <source>A setting of the board deals no more to %1.</source>
        <comment>slots</comment>
        <translation>主板的一项设置没有给 %1 更多通道。</translation>
    </message>
    <message>
        <source>Wired with x%1 lanes, whatever the length: %2.</source>
        <comment>width, slots</comment>
        <translation>无论长度，只接了 x%1 通道：%2。</translation>
    </message>
    <message>
        <source>%1: x%2 instead of x%3.</source>
        <comment>cards, width, width</comment>
        <translation>%1：x%2，而非 x%3。</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <comment>cards, link, link</comment>
        <translation>%1：%2，而非 %3。</translation>
    </message>
    <message>
        <source>The board gives PCIe %1.0 there, and no more: %2.</source>
        <comment>generation, slots</comment>
        <translation>主板在此最高只给 PCIe %1.0：%2。</translation>
    </message>
    <message>
        <source>%1 gives PCIe %2.0, and no more.</source>
        <comment>processor, generation</comment>
        <translation>%1 最高只支持 PCIe %2.0。</translation>
    </message>
    <message>
        <source>%1: PCIe %2.0 instead of %3.0.</source>
        <comment>cards, generation, generation</comment>
        <translation>%1：PCIe %2.0，而非 %3.0。</translation>
    </message>
    <message>
        <source>%1: %2 instead of PCIe %3.0.</source>
        <comment>cards, link, generation</comment>
        <translation>%1：%2，而非 PCIe %3.0。</translation>
    </message>
    <message>
        <source>%1: no lanes in %2, will not be seen.</source>
        <comment>devices, connectors</comment>
        <translation>%1：在 %2 中没有通道，不会被识别。</translation>
    </message>
    <message>
        <source>%1: %2 is no place for it.</source>
        <comment>device, connector</comment>
        <translation>%1：不能插入 %2。</translation>
    </message>
    <message>
        <source>%1: in no slot yet.</source>
        <comment>devices</comment>
        <translation>%1：尚未插入任何插槽。</translation>
    </message>
    <message>
        <source>No free connector was found, or none was chosen.</source>
        <translation>没有找到空闲的接口，或尚未选择。</translation>
    </message>
    <message>
        <source>%1: in a connector that this board does not have.</source>
        <comment>devices</comment>
        <translation>%1：所在接口在这块主板上不存在。</translation>
    </message>
    <message>
        <source>%1 and %2 share lanes; another M.2 connector may not.</source>
        <comment>connectors, slot</comment>
        <translation>%1 与 %2 共用通道；别的 M.2 接口可能不会。</translation>
    </message>
    <message>
        <source>%1 in %2: behind the chipset.</source>
        <comment>cards, slots</comment>
        <translation>%1（%2）：接在芯片组之后。</translation>
    </message>
    <message>
        <source>%1 in %2: behind the chipset, at %3.</source>
        <comment>cards, slots, link</comment>
        <translation>%1（%2）：接在芯片组之后，%3。</translation>
    </message>
    <message>
        <source>%1 share their switches (%2): each has %3 GB/s to the processor, and the cards on it can move %4 GB/s.</source>
        <comment>devices, switches, bandwidth, bandwidth</comment>
        <translation>%1共用各自的交换芯片（%2）：每个到处理器有 %3 GB/s，其上的显卡合计可传输 %4 GB/s。</translation>
    </message>
    <message>
        <source>%1 needs a later firmware than the one that %2 first came with.</source>
        <comment>processor, board</comment>
        <translation>%1 需要比 %2 最初附带的更新的固件。</translation>
    </message>
    <message>
        <source>%1: an adapter is needed for %2.</source>
        <comment>cards, connectors</comment>
        <translation>%1：%2 需要转接头。</translation>
    </message>
    <message>
        <source>%1: up to %2 W drawn; connectors and slot are rated for %3 W.</source>
        <comment>cards, watts, watts</comment>
        <translation>%1：功耗最高 %2 W；接口和插槽的额定为 %3 W。</translation>
    </message>
    <message>
        <source>No more time for %1, by what was measured on %2.</source>
        <comment>kind of work, GPU</comment>
        <translation>按 %2 上的实测，%1不会更慢。</translation>
    </message>
    <message>
        <source>%1 takes lanes from %2 with %3 in it; another M.2 connector may not.</source>
        <comment>connectors, slot, drives</comment>
        <translation>%1 中有%3，占用 %2 的通道；别的 M.2 接口可能不会。</translation>
    </message>
    <message>
        <source>%1 hangs on the chipset, whose uplink of %2 GB/s is shared with drives and network.</source>
        <comment>slot, bandwidth</comment>
        <translation>%1 接在芯片组上，与硬盘和网络共用其 %2 GB/s 的上行链路。</translation>
    </message>
    <message>
        <source>%1 hangs on the chipset, whose uplink is shared with drives and network.</source>
        <comment>slot</comment>
        <translation>%1 接在芯片组上，与硬盘和网络共用其上行链路。</translation>
    </message>
    <message>
        <source>%1: only x%2, because of %3 in %4.</source>
        <comment>card, width, drives, connectors</comment>
        <translation>%1：只有 x%2，因为 %4 中的 %3。</translation>
    </message>
    <message>
        <source>a server&apos;s plug-in module</source>
        <comment>form of a supply</comment>
        <translation>服务器的插拔式模块</translation>
    </message>
    <message>
        <source>%1: up to %2 W through one plug of 16 pins, which is rated for %3 W.</source>
        <comment>cards, watts, watts</comment>
        <translation>%1：单个 16 针插头最多承受 %2 W，额定 %3 W。</translation>
    </message>
    <message>
        <source>Plugs have grown hot and melted at this load: take the supply&apos;s own cable, push it in until it clicks, and leave its first 35 mm straight; a power limit eases it.</source>
        <translation>在这样的负载下，插头曾经过热甚至熔化：请使用电源自带的线缆，插到底听到咔嗒声，前 35 mm 保持笔直；限制功耗可减轻负担。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <comment>in slots, of several kinds</comment>
        <translation>
            <numerusform>%n 个部件</numerusform>
        </translation>
    </message>
    <message>
        <source>Not chosen: %1</source>
        <comment>kind of part</comment>
        <translation>未选择：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part, the figure of it that is not known</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 without lanes</source>
        <comment>card 2</comment>
        <translation>%1 没有通道</translation>
    </message>
    <message>
        <source>%1 in the wrong connector</source>
        <comment>drive 1</comment>
        <translation>%1 装错了接口</translation>
    </message>
    <message>
        <source>%1 in no slot yet</source>
        <comment>card 2</comment>
        <translation>%1 尚未放入插槽</translation>
    </message>
    <message>
        <source>%1 in a slot the board lacks</source>
        <comment>card 2</comment>
        <translation>%1 所在插槽主板上没有</translation>
    </message>
    <message>
        <source>%1 at x%2</source>
        <comment>card 2, width</comment>
        <translation>%1 只有 x%2</translation>
    </message>
    <message>
        <source>%1 at PCIe %2.0</source>
        <comment>card 2, generation</comment>
        <translation>%1 只有 PCIe %2.0</translation>
    </message>
    <message>
        <source>x%1 only, for a drive&apos;s sake</source>
        <comment>width</comment>
        <translation>因硬盘只剩 x%1</translation>
    </message>
    <message>
        <source>%1 behind the chipset</source>
        <comment>card 2</comment>
        <translation>%1 接在芯片组之后</translation>
    </message>
    <message>
        <source>%1 lanes of the board&apos;s %2</source>
        <comment>lanes of the processor, lanes that the board deals</comment>
        <translation>主板分配 %2 条通道，处理器只有 %1 条</translation>
    </message>
    <message>
        <source>%1 GB/s shared by %2 GB/s</source>
        <comment>bandwidth of the uplink, bandwidth of what hangs on it</comment>
        <translation>%2 GB/s 共用 %1 GB/s</translation>
    </message>
    <message>
        <source>%1 behind a PCIe %2.0 riser</source>
        <comment>card 2, generation</comment>
        <translation>%1 接在 PCIe %2.0 转接线上</translation>
    </message>
    <message>
        <source>Split %1 in the BIOS</source>
        <comment>slot</comment>
        <translation>须在 BIOS 中拆分 %1</translation>
    </message>
    <message>
        <source>%1 of %2 devices in %3 get lanes</source>
        <comment>count, count, slot</comment>
        <translation>%3 中 %2 个设备只有 %1 个有通道</translation>
    </message>
    <message>
        <source>Turn on “Above 4G Decoding”</source>
        <translation>须开启“Above 4G Decoding”</translation>
    </message>
    <message>
        <source>Cards talk through the chipset</source>
        <translation>显卡之间经芯片组通信</translation>
    </message>
    <message>
        <source>Cards talk across processors</source>
        <translation>显卡之间跨处理器通信</translation>
    </message>
    <message>
        <source>Bridge of %1 slots over %2</source>
        <comment>count, count</comment>
        <translation>跨 %1 槽的桥接器，间距为 %2 槽</translation>
    </message>
    <message>
        <source>No pair of cards for the bridge</source>
        <translation>没有适合该桥接器的两张显卡</translation>
    </message>
    <message>
        <source>Processor and board: two sockets</source>
        <translation>处理器与主板插座不同</translation>
    </message>
    <message>
        <source>%1 processors for %2 socket(s)</source>
        <comment>count, count</comment>
        <translation>%1 个处理器，%2 个插座</translation>
    </message>
    <message>
        <source>Memory of another type</source>
        <translation>内存类型不符</translation>
    </message>
    <message>
        <source>The processor needs a later BIOS</source>
        <translation>处理器需要较新的 BIOS</translation>
    </message>
    <message>
        <source>The board does not take this processor</source>
        <translation>主板不支持此处理器</translation>
    </message>
    <message>
        <source>No memory</source>
        <translation>没有内存</translation>
    </message>
    <message>
        <source>No cooler</source>
        <translation>没有散热器</translation>
    </message>
    <message>
        <source>No drive to start from</source>
        <translation>没有启动硬盘</translation>
    </message>
    <message>
        <source>%1 cores, %2 advised</source>
        <comment>count, count</comment>
        <translation>%1 个核心，建议 %2 个</translation>
    </message>
    <message>
        <source>One thread at %1 GHz</source>
        <comment>clock</comment>
        <translation>单线程 %1 GHz</translation>
    </message>
    <message>
        <source>%1 modules for %2 slots</source>
        <comment>count, count</comment>
        <translation>%1 条内存，%2 个插槽</translation>
    </message>
    <message>
        <source>%1 GiB on a board for %2 GiB</source>
        <comment>memory, memory</comment>
        <translation>内存 %1 GiB，主板最多 %2 GiB</translation>
    </message>
    <message>
        <source>Memory at %1 MT/s, not %2</source>
        <comment>transfers, transfers</comment>
        <translation>内存只能到 %1 MT/s，而非 %2</translation>
    </message>
    <message>
        <source>%1 GiB of memory, %2 advised</source>
        <comment>memory, memory</comment>
        <translation>内存 %1 GiB，建议 %2</translation>
    </message>
    <message>
        <source>Registered memory, board for unbuffered</source>
        <translation>RDIMM 内存，主板只支持 UDIMM</translation>
    </message>
    <message>
        <source>Unbuffered memory, board for registered</source>
        <translation>UDIMM 内存，主板只支持 RDIMM</translation>
    </message>
    <message>
        <source>ECC that is not used</source>
        <translation>ECC 未被使用</translation>
    </message>
    <message>
        <source>Memory without ECC</source>
        <translation>内存没有 ECC</translation>
    </message>
    <message>
        <source>%1: %2 of %3 GiB</source>
        <comment>cards, memory that is there, memory that is needed</comment>
        <translation>%1：显存 %2 GiB，需要 %3 GiB</translation>
    </message>
    <message>
        <source>%1: advised against</source>
        <comment>cards</comment>
        <translation>%1：有来源不建议购买</translation>
    </message>
    <message>
        <source>%1: too old for today&apos;s CUDA</source>
        <comment>cards</comment>
        <translation>%1：不再受新版 CUDA 支持</translation>
    </message>
    <message>
        <source>%1: slow above %2 GiB</source>
        <comment>cards, memory</comment>
        <translation>%1：超过 %2 GiB 变慢</translation>
    </message>
    <message>
        <source>Cards differ</source>
        <translation>显卡型号不同</translation>
    </message>
    <message>
        <source>%1: no licence for data centres</source>
        <comment>cards</comment>
        <translation>%1：不许可用于数据中心</translation>
    </message>
    <message>
        <source>%1: not CUDA</source>
        <comment>cards</comment>
        <translation>%1：不支持 CUDA</translation>
    </message>
    <message>
        <source>%1 drives for %2 M.2 connectors</source>
        <comment>count, count</comment>
        <translation>%1 块硬盘，%2 个 M.2 接口</translation>
    </message>
    <message>
        <source>%1: link not known</source>
        <comment>drives</comment>
        <translation>%1：链路未知</translation>
    </message>
    <message>
        <source>%1 in a port that is off</source>
        <comment>drive 1</comment>
        <translation>%1 所在端口已停用</translation>
    </message>
    <message>
        <source>%1 SATA drives, %2 free ports</source>
        <comment>count, count</comment>
        <translation>%1 块 SATA 硬盘，%2 个空闲端口</translation>
    </message>
    <message>
        <source>SATA ports are off</source>
        <translation>部分 SATA 端口停用</translation>
    </message>
    <message>
        <source>%1 GB of data on %2 GB</source>
        <comment>size, size</comment>
        <translation>数据 %1 GB，硬盘 %2 GB</translation>
    </message>
    <message>
        <source>%1 GB of data, no drive</source>
        <comment>size</comment>
        <translation>数据 %1 GB，没有硬盘</translation>
    </message>
    <message>
        <source>No %1 Gbit/s network</source>
        <comment>rate</comment>
        <translation>没有 %1 Gbit/s 网络</translation>
    </message>
    <message>
        <source>%1 over the budget</source>
        <comment>amount</comment>
        <translation>超出预算 %1</translation>
    </message>
    <message>
        <source>Processor dearer than the cards</source>
        <translation>处理器比显卡贵</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a price</source>
        <translation>
            <numerusform>%n 个配件没有价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) no longer made</source>
        <translation>
            <numerusform>%n 个配件已停产</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply %1 short in training</source>
        <comment>watts</comment>
        <translation>训练时电源缺 %1</translation>
    </message>
    <message>
        <source>Supply %1 short at worst</source>
        <comment>watts</comment>
        <translation>最大功耗时电源缺 %1</translation>
    </message>
    <message>
        <source>Supplies %1 short together</source>
        <comment>watts</comment>
        <translation>各电源合计缺 %1</translation>
    </message>
    <message>
        <source>One supply %1 short in training</source>
        <comment>watts</comment>
        <translation>训练时一个电源缺 %1</translation>
    </message>
    <message>
        <source>One supply %1 short at worst</source>
        <comment>watts</comment>
        <translation>最大功耗时一个电源缺 %1</translation>
    </message>
    <message>
        <source>Supply at %1 % in training</source>
        <comment>percent</comment>
        <translation>训练时电源负载 %1%</translation>
    </message>
    <message>
        <source>One supply at %1 % in training</source>
        <comment>percent</comment>
        <translation>训练时一个电源负载 %1%</translation>
    </message>
    <message>
        <source>Supply %1 short in peaks</source>
        <comment>watts</comment>
        <translation>峰值时电源缺 %1</translation>
    </message>
    <message>
        <source>%1 W supply; the card&apos;s maker asks for %2 W</source>
        <comment>watts, watts</comment>
        <translation>电源 %1 W，显卡厂商要求 %2 W</translation>
    </message>
    <message>
        <source>No power plug for %1</source>
        <comment>cards</comment>
        <translation>%1 没有供电接头</translation>
    </message>
    <message>
        <source>%1 on a power adapter</source>
        <comment>card 2</comment>
        <translation>%1 使用供电转接头</translation>
    </message>
    <message>
        <source>%1: %2 of %3 W on its plugs</source>
        <comment>card 2, watts, watts</comment>
        <translation>%1：接头负载 %2 W，额定 %3 W</translation>
    </message>
    <message>
        <source>%1: two sockets on one cable</source>
        <comment>card 2</comment>
        <translation>%1：两个接口共用一根线</translation>
    </message>
    <message>
        <source>%1 shares a cable</source>
        <comment>card 2</comment>
        <translation>%1 与其他显卡共用一根线</translation>
    </message>
    <message>
        <source>%1 W on one cable</source>
        <comment>watts</comment>
        <translation>一根线承载 %1 W</translation>
    </message>
    <message>
        <source>No plug for the processor</source>
        <translation>处理器没有供电接头</translation>
    </message>
    <message>
        <source>%1 of %2 plugs for the processor</source>
        <comment>count, count</comment>
        <translation>处理器供电接头 %1 个，需要 %2 个</translation>
    </message>
    <message>
        <source>%1 takes EPS, not PCIe 8-pin</source>
        <comment>card 2</comment>
        <translation>%1 用 EPS 接头，不是 PCIe 8-pin</translation>
    </message>
    <message>
        <source>12 V %1 short in training</source>
        <comment>watts</comment>
        <translation>训练时 12 V 缺 %1</translation>
    </message>
    <message>
        <source>12 V %1 short at worst</source>
        <comment>watts</comment>
        <translation>最大功耗时 12 V 缺 %1</translation>
    </message>
    <message>
        <source>One 12 V rail %1 short</source>
        <comment>watts</comment>
        <translation>一路 12 V 缺 %1</translation>
    </message>
    <message>
        <source>%1 supplies to start together</source>
        <comment>a number of 2 or more</comment>
        <translation>%1 个电源须同时启动</translation>
    </message>
    <message>
        <source>No single supply feeds %1</source>
        <comment>card 2</comment>
        <translation>没有一个电源能单独为%1供电</translation>
    </message>
    <message>
        <source>One of %1 supplies %2 short</source>
        <comment>a number of 2 or more, watts</comment>
        <translation>%1 个电源之一缺 %2</translation>
    </message>
    <message>
        <source>Processor and board on two supplies</source>
        <translation>处理器与主板接在不同电源上</translation>
    </message>
    <message>
        <source>Circuit %1 short for hours</source>
        <comment>watts</comment>
        <translation>持续负载超出电路 %1</translation>
    </message>
    <message>
        <source>Circuit %1 short: it trips</source>
        <comment>watts</comment>
        <translation>超出电路 %1，会跳闸</translation>
    </message>
    <message>
        <source>Supply carries %1 W at %2 V</source>
        <comment>watts, volts</comment>
        <translation>电源在 %2 V 下只有 %1 W</translation>
    </message>
    <message>
        <source>%1: %2 mm too long</source>
        <comment>card 2, length</comment>
        <translation>%1：长出 %2 mm</translation>
    </message>
    <message>
        <source>%1 too long behind the radiator</source>
        <comment>card 2</comment>
        <translation>%1 装上冷排后过长</translation>
    </message>
    <message>
        <source>%1 perhaps too long behind the radiator</source>
        <comment>card 2</comment>
        <translation>%1 装上冷排后可能过长</translation>
    </message>
    <message>
        <source>%1 covers %2</source>
        <comment>card 2, slot</comment>
        <translation>%1 挡住 %2</translation>
    </message>
    <message>
        <source>%1 below the case&apos;s last slot</source>
        <comment>card 2</comment>
        <translation>%1 低于机箱最后一个槽位</translation>
    </message>
    <message>
        <source>Cards on risers need %1 slots</source>
        <comment>count</comment>
        <translation>接转接线的显卡需要 %1 个槽位</translation>
    </message>
    <message>
        <source>%1 too long for an x%2 slot</source>
        <comment>card 2, width</comment>
        <translation>%1 装不进 x%2 插槽</translation>
    </message>
    <message>
        <source>Board does not fit the case</source>
        <translation>机箱装不下主板</translation>
    </message>
    <message>
        <source>%1: %2 mm too high</source>
        <comment>card 2, height</comment>
        <translation>%1：高出 %2 mm</translation>
    </message>
    <message>
        <source>%1: cable %2 mm too near the panel</source>
        <comment>card 2, length</comment>
        <translation>%1：线缆离侧板近 %2 mm</translation>
    </message>
    <message>
        <source>%1 hangs over the board&apos;s edge</source>
        <comment>card 4</comment>
        <translation>%1 超出主板边缘</translation>
    </message>
    <message>
        <source>Board %1 mm deep</source>
        <comment>depth</comment>
        <translation>主板深 %1 mm</translation>
    </message>
    <message>
        <source>Supply does not fit the case</source>
        <translation>机箱装不下电源</translation>
    </message>
    <message>
        <source>Supply needs a bracket</source>
        <translation>电源需要支架</translation>
    </message>
    <message>
        <source>Supply %1 mm too long</source>
        <comment>length</comment>
        <translation>电源长出 %1 mm</translation>
    </message>
    <message>
        <source>Cooler %1 mm too high</source>
        <comment>height</comment>
        <translation>散热器高出 %1 mm</translation>
    </message>
    <message>
        <source>No place for a %1 mm radiator</source>
        <comment>size</comment>
        <translation>没有 %1 mm 冷排的位置</translation>
    </message>
    <message>
        <source>%1 mm radiator in a wider place only</source>
        <comment>size</comment>
        <translation>%1 mm 冷排只有较宽的位置</translation>
    </message>
    <message>
        <source>%1: support wanted</source>
        <comment>cards 1–4</comment>
        <translation>%1：需要支撑</translation>
    </message>
    <message>
        <source>%1: %2 mm of air</source>
        <comment>cards, gap</comment>
        <translation>%1：只有 %2 mm 间隙</translation>
    </message>
    <message>
        <source>Cards %1 mm apart</source>
        <comment>distance</comment>
        <translation>显卡间距 %1 mm</translation>
    </message>
    <message>
        <source>%1: no fan of its own</source>
        <comment>card 2</comment>
        <translation>%1：自身没有风扇</translation>
    </message>
    <message>
        <source>%1 of %2 m³ of air an hour</source>
        <comment>airflow, airflow</comment>
        <translation>每小时风量 %1 m³，需要 %2 m³</translation>
    </message>
    <message>
        <source>Case without a fan</source>
        <translation>机箱没有风扇</translation>
    </message>
    <message>
        <source>Cooler %1 short</source>
        <comment>watts</comment>
        <translation>散热器缺 %1</translation>
    </message>
    <message>
        <source>Cooler %1 short at worst</source>
        <comment>watts</comment>
        <translation>最大功耗时散热器缺 %1</translation>
    </message>
    <message>
        <source>Cooler for another socket</source>
        <translation>散热器不适用于此插座</translation>
    </message>
    <message>
        <source>Cooler not listed for the socket</source>
        <translation>散热器未列出此插座</translation>
    </message>
    <message>
        <source>%1 dB(A) of noise</source>
        <comment>level</comment>
        <translation>噪声 %1 dB(A)</translation>
    </message>
    <message>
        <source>Room&apos;s cooling %1 short</source>
        <comment>watts</comment>
        <translation>房间制冷缺 %1</translation>
    </message>
    <message>
        <source>%1 W of heat in the room</source>
        <comment>watts</comment>
        <translation>向房间散热 %1 W</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default packages need %1.</source>
        <comment>capability</comment>
        <translation>PyTorch 的默认安装包需要 %1。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default packages need %1; only those for CUDA %2 still run on it (as of %3).</source>
        <comment>capability, version, version</comment>
        <translation>PyTorch 的默认安装包需要 %1；只有面向 CUDA %2 的仍可在它上面运行（截至 %3）。</translation>
    </message>
    <message>
        <source>CUDA %1 is the last toolkit for it.</source>
        <comment>version</comment>
        <translation>支持它的最后一版工具包是 CUDA %1。</translation>
    </message>
    <message>
        <source>cuDNN 9 and PyTorch&apos;s packages of today need %1.</source>
        <comment>capability</comment>
        <translation>cuDNN 9 和如今的 PyTorch 安装包需要 %1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the entries of a list</comment>
        <translation>；</translation>
    </message>
    <message numerus="yes">
        <source>A work of this machine is shared over %n card(s); it has %1.</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>这台机器的一项任务要分到 %n 张显卡上；机器里有 %1 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add cards, or share the work over fewer of them (page Workload).</source>
        <translation>增加显卡，或把任务分到更少的显卡上（“工作负载”页）。</translation>
    </message>
    <message>
        <source>%1: %2 GiB of memory; the work may take up to %3 GiB.</source>
        <comment>cards, memory, memory</comment>
        <translation>%1：显存 %2 GiB；任务最多可能占用 %3 GiB。</translation>
    </message>
    <message>
        <source>What it needs at the least fits; with what PyTorch keeps back it may not be enough. A smaller batch or fewer bits make it sure.</source>
        <translation>最低需求放得下；算上 PyTorch 预留的部分可能不够。减小批大小或降低位数即可稳妥。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s) for a work</source>
        <comment>cards that are there</comment>
        <translation>
            <numerusform>任务需要 %n 张显卡，现有 %1 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: the list of ROCm %1 names it.</source>
        <comment>version</comment>
        <translation>目前：ROCm %1 的列表中有它。</translation>
    </message>
    <message>
        <source>Today: the list of ROCm %1 does not name it; look for it in the newest list before you buy.</source>
        <comment>version</comment>
        <translation>目前：ROCm %1 的列表中没有它；购买前请查看最新的列表。</translation>
    </message>
    <message>
        <source>%1: not CUDA; PyTorch %2 names its chip among Intel&apos;s GPUs on which it runs.</source>
        <comment>cards, version</comment>
        <translation>%1：不支持 CUDA；PyTorch %2 把它的芯片列入可运行的英特尔 GPU。</translation>
    </message>
    <message>
        <source>%1: not CUDA, and the page of PyTorch %2 on Intel&apos;s GPUs does not name its series.</source>
        <comment>cards, version</comment>
        <translation>%1：不支持 CUDA，且 PyTorch %2 关于英特尔 GPU 的页面没有列出其系列。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a rule</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Nothing to plug a display into: the machine is run over the network.</source>
        <translation>没有可接显示器的接口：这台机器通过网络使用。</translation>
    </message>
    <message>
        <source>To install the system and to set up the firmware, put in a card with outputs for that day, or prepare the drive in another machine; set up SSH before the card comes out. Ask the board&apos;s maker whether it starts without graphics: not every board does.</source>
        <translation>安装系统、设置固件的那天，请临时插一张有输出接口的显卡，或在另一台机器上装好硬盘；取出显卡之前先配好 SSH。请向主板厂商确认没有显卡时能否启动：并非每块主板都能。</translation>
    </message>
    <message>
        <source>Take a processor with integrated graphics, a board with graphics of its own, or a small card with outputs. If it is run over the network alone, choose “Without display” under Site.</source>
        <translation>请选用带核显的处理器、自带显示芯片的主板，或加一张有输出接口的小显卡。如果只通过网络使用，请在“场地”中选“不接显示器”。</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>Launch date</source>
        <translation>发布日期</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Measured training speed, CNN</source>
        <translation>实测训练速度（CNN）</translation>
    </message>
    <message>
        <source>Measured training speed, RNN</source>
        <translation>实测训练速度（RNN）</translation>
    </message>
    <message>
        <source>Measured training speed, Transformer</source>
        <translation>实测训练速度（Transformer）</translation>
    </message>
    <message>
        <source>Energy of a year around the clock</source>
        <translation>全年不间断运行的耗电量</translation>
    </message>
    <message>
        <source>%1 per dollar</source>
        <comment>figure</comment>
        <translation>每美元 %1</translation>
    </message>
    <message>
        <source>%1 per watt</source>
        <comment>figure</comment>
        <translation>每瓦 %1</translation>
    </message>
    <message>
        <source>%1 per GiB of memory</source>
        <comment>figure</comment>
        <translation>每 GiB 显存的 %1</translation>
    </message>
    <message>
        <source>%1 per dollar of the whole machine</source>
        <comment>figure</comment>
        <translation>整机每美元 %1</translation>
    </message>
    <message>
        <source>as it is</source>
        <comment>a figure that is divided by nothing</comment>
        <translation>原值</translation>
    </message>
    <message>
        <source>per dollar</source>
        <translation>每美元</translation>
    </message>
    <message>
        <source>per watt</source>
        <translation>每瓦</translation>
    </message>
    <message>
        <source>per GiB of memory</source>
        <translation>每 GiB 显存</translation>
    </message>
    <message>
        <source>per dollar of the whole machine</source>
        <translation>整机每美元</translation>
    </message>
</context>
<context>
    <name>MoveOptions</name>
    <message>
        <source>%1 · %2 GB/s</source>
        <comment>link, rate</comment>
        <translation>%1 · %2 GB/s</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>link before, link after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>device, how its link changes</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: changes places with %2</source>
        <comment>connector, device</comment>
        <translation>%1：与 %2 互换</translation>
    </message>
    <message>
        <source>%1: %2, changes places with %3</source>
        <comment>connector, link, device</comment>
        <translation>%1：%2（与 %3 互换）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>connector, link</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>市场定位</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>Launch date</source>
        <translation>发布日期</translation>
    </message>
    <message>
        <source>Launch price</source>
        <translation>首发价</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存/内存类型</translation>
    </message>
    <message>
        <source>Memory bus</source>
        <translation>显存位宽</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>多处理器数</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>基础频率</translation>
    </message>
    <message>
        <source>Boost clock</source>
        <translation>加速频率</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP16 without Tensor Cores</source>
        <translation>FP16（不用 Tensor Core）</translation>
    </message>
    <message>
        <source>Tensor FP16, dense</source>
        <translation>Tensor FP16（稠密）</translation>
    </message>
    <message>
        <source>Tensor FP16, sparse</source>
        <translation>Tensor FP16（稀疏）</translation>
    </message>
    <message>
        <source>Tensor FP16 accumulates in</source>
        <translation>Tensor FP16 累加精度</translation>
    </message>
    <message>
        <source>TF32, dense</source>
        <translation>TF32（稠密）</translation>
    </message>
    <message>
        <source>INT8, dense</source>
        <translation>INT8（稠密）</translation>
    </message>
    <message>
        <source>INT8, sparse</source>
        <translation>INT8（稀疏）</translation>
    </message>
    <message>
        <source>FP8, dense</source>
        <translation>FP8（稠密）</translation>
    </message>
    <message>
        <source>FP4, dense</source>
        <translation>FP4（稠密）</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>gfx target</source>
        <translation>gfx 目标</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe 版本</translation>
    </message>
    <message>
        <source>PCIe lanes used</source>
        <translation>使用的 PCIe 通道数</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Reference design</source>
        <translation>公版设计</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>厚度</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位数</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>供电接口</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>散热方式</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重量</translation>
    </message>
    <message>
        <source>Recommended supply</source>
        <translation>建议电源</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>代系</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>插座</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Highest draw (PL2, PPT)</source>
        <translation>最大功耗（PL2、PPT）</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>PCIe 通道数</translation>
    </message>
    <message>
        <source>Usable lanes</source>
        <translation>可用通道数</translation>
    </message>
    <message>
        <source>Lanes for slots</source>
        <translation>插槽可用通道数</translation>
    </message>
    <message>
        <source>Memory channels</source>
        <translation>内存通道数</translation>
    </message>
    <message>
        <source>Integrated graphics</source>
        <translation>核显</translation>
    </message>
    <message>
        <source>Processors in one machine</source>
        <translation>单机处理器数</translation>
    </message>
    <message>
        <source>Processor sockets</source>
        <translation>处理器插座数</translation>
    </message>
    <message>
        <source>Chipset</source>
        <translation>芯片组</translation>
    </message>
    <message>
        <source>Board format</source>
        <translation>主板板型</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Memory slots</source>
        <translation>内存插槽数</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>最大内存</translation>
    </message>
    <message>
        <source>Processor generations</source>
        <translation>支持的处理器代系</translation>
    </message>
    <message>
        <source>Power inputs</source>
        <translation>供电输入接口</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>额定功率</translation>
    </message>
    <message>
        <source>80 PLUS level</source>
        <translation>80 PLUS 等级</translation>
    </message>
    <message>
        <source>ATX version</source>
        <translation>ATX 版本</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Rating of the 16-pin cable</source>
        <translation>16 针供电线额定功率</translation>
    </message>
    <message>
        <source>12 V rail</source>
        <translation>12 V 输出</translation>
    </message>
    <message>
        <source>Rating at 100–127 V</source>
        <translation>100–127 V 下的额定功率</translation>
    </message>
    <message>
        <source>Board formats</source>
        <translation>支持的主板板型</translation>
    </message>
    <message>
        <source>Vertical slots</source>
        <translation>竖装槽位数</translation>
    </message>
    <message>
        <source>Longest card</source>
        <translation>显卡限长</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>显卡限高</translation>
    </message>
    <message>
        <source>Highest cooler</source>
        <translation>散热器限高</translation>
    </message>
    <message>
        <source>Longest supply</source>
        <translation>电源限长</translation>
    </message>
    <message>
        <source>Supply forms</source>
        <translation>支持的电源规格</translation>
    </message>
    <message>
        <source>Fans included</source>
        <translation>自带风扇</translation>
    </message>
    <message>
        <source>Radiators</source>
        <translation>冷排支持</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Radiator</source>
        <translation>冷排</translation>
    </message>
    <message>
        <source>Sockets</source>
        <translation>支持的插座</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>条数</translation>
    </message>
    <message>
        <source>Size of a module</source>
        <translation>单条容量</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输速率</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>带寄存器（RDIMM）</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>硬盘接口</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Lane table for this machine</source>
        <translation>适用于此机器的通道表</translation>
    </message>
    <message>
        <source>Lanes of the connector</source>
        <translation>接口的通道数</translation>
    </message>
    <message>
        <source>PCIe generation of the connector</source>
        <translation>接口的 PCIe 版本</translation>
    </message>
    <message>
        <source>What the connector hangs on</source>
        <translation>接口的上游</translation>
    </message>
    <message>
        <source>Place of the slot</source>
        <translation>插槽的位置</translation>
    </message>
    <message>
        <source>Length of the slot</source>
        <translation>插槽的长度</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Motherboard</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>机箱</translation>
    </message>
    <message>
        <source>Cooler</source>
        <translation>散热器</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Motherboards</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>机箱</translation>
    </message>
    <message>
        <source>Coolers</source>
        <translation>散热器</translation>
    </message>
    <message>
        <source>Memory kits</source>
        <translation>内存套装</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>致命问题</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Cannot check</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>third party</source>
        <translation>第三方</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推算</translation>
    </message>
    <message>
        <source>United States, 120 V, 15 A</source>
        <translation>美国，120 V，15 A</translation>
    </message>
    <message>
        <source>United States, 120 V, 20 A</source>
        <translation>美国，120 V，20 A</translation>
    </message>
    <message>
        <source>United States, 240 V, 20 A</source>
        <translation>美国，240 V，20 A</translation>
    </message>
    <message>
        <source>United States, 240 V, 30 A</source>
        <translation>美国，240 V，30 A</translation>
    </message>
    <message>
        <source>Europe, 230 V, 16 A</source>
        <translation>欧洲，230 V，16 A</translation>
    </message>
    <message>
        <source>United Kingdom, 230 V, 13 A plug</source>
        <translation>英国，230 V，13 A 插头</translation>
    </message>
    <message>
        <source>China, 220 V, 10 A</source>
        <translation>中国，220 V，10 A</translation>
    </message>
    <message>
        <source>China, 220 V, 16 A</source>
        <translation>中国，220 V，16 A</translation>
    </message>
    <message>
        <source>Japan, 100 V, 15 A</source>
        <translation>日本，100 V，15 A</translation>
    </message>
    <message>
        <source>Own circuit, %1 V, %2 A</source>
        <translation>自定义电路，%1 V，%2 A</translation>
    </message>
    <message>
        <source>Training on one card</source>
        <translation>单卡训练</translation>
    </message>
    <message>
        <source>Data-parallel training</source>
        <translation>数据并行训练</translation>
    </message>
    <message>
        <source>Tensor-parallel training</source>
        <translation>张量并行训练</translation>
    </message>
    <message>
        <source>Sharded training</source>
        <translation>分片训练</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Processor 1</source>
        <translation>处理器 1</translation>
    </message>
    <message>
        <source>Processor 2</source>
        <translation>处理器 2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>SATA</source>
        <translation>SATA</translation>
    </message>
    <message>
        <source>no lanes</source>
        <translation>无通道</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without price</source>
        <comment>a sum of prices</comment>
        <translation>
            <numerusform>%n 个配件没有价格</numerusform>
        </translation>
    </message>
    <message>
        <source>≥ %1, %2</source>
        <comment>sum of prices, number of parts without</comment>
        <translation>≥ %1，%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>kind of part: the machine&apos;s own</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>NVLink generation</source>
        <translation>NVLink 版本</translation>
    </message>
    <message>
        <source>Display outputs</source>
        <translation>显示输出接口</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Highest speed</source>
        <translation>最高转速</translation>
    </message>
    <message>
        <source>Airflow</source>
        <translation>风量</translation>
    </message>
    <message>
        <source>Static pressure</source>
        <translation>静压</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>Rate of a port</source>
        <translation>单端口速率</translation>
    </message>
    <message>
        <source>Socket of a port</source>
        <translation>端口类型</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Fits the GPUs</source>
        <translation>适用的 GPU</translation>
    </message>
    <message>
        <source>Cards joined</source>
        <translation>连接的显卡数</translation>
    </message>
    <message>
        <source>Span, in slots</source>
        <translation>跨度（槽位数）</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Plugs into</source>
        <translation>插入的接口</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>提供的接口</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出接口数</translation>
    </message>
    <message>
        <source>Lanes of an output</source>
        <translation>单个输出接口的通道数</translation>
    </message>
    <message>
        <source>Needs bifurcation</source>
        <translation>需要通道拆分</translation>
    </message>
    <message>
        <source>Switch chip</source>
        <translation>交换芯片</translation>
    </message>
    <message>
        <source>Lanes of the uplink</source>
        <translation>上行链路的通道数</translation>
    </message>
    <message>
        <source>Plugs at the supply</source>
        <translation>电源端接头</translation>
    </message>
    <message>
        <source>Plugs at the device</source>
        <translation>设备端接头</translation>
    </message>
    <message>
        <source>For supplies</source>
        <translation>适用的电源</translation>
    </message>
    <message>
        <source>Most GPUs</source>
        <translation>最多 GPU 数</translation>
    </message>
    <message>
        <source>Form of the GPUs</source>
        <translation>GPU 形态</translation>
    </message>
    <message>
        <source>Highest power</source>
        <translation>最大功耗</translation>
    </message>
    <message>
        <source>Rating of a supply</source>
        <translation>单个电源额定功率</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>风扇</translation>
    </message>
    <message>
        <source>Network card</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Bridge</source>
        <comment>kind of part: joins cards, such as NVLink</comment>
        <translation>桥接器</translation>
    </message>
    <message>
        <source>Riser or adapter</source>
        <translation>转接线或转接卡</translation>
    </message>
    <message>
        <source>Switch board</source>
        <comment>kind of part: a PCI Express switch</comment>
        <translation>交换板</translation>
    </message>
    <message>
        <source>Power cable</source>
        <translation>供电线</translation>
    </message>
    <message>
        <source>Whole system</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>风扇</translation>
    </message>
    <message>
        <source>Network cards</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>kind of part: they join cards, such as NVLink</comment>
        <translation>桥接器</translation>
    </message>
    <message>
        <source>Risers and adapters</source>
        <translation>转接线与转接卡</translation>
    </message>
    <message>
        <source>Switch boards</source>
        <comment>kind of part: PCI Express switches</comment>
        <translation>交换板</translation>
    </message>
    <message>
        <source>Power cables</source>
        <translation>供电线</translation>
    </message>
    <message>
        <source>Whole systems</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>供货状态</translation>
    </message>
    <message>
        <source>Generations that need a later firmware</source>
        <translation>需要较新固件的代系</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <translation>内存条类型</translation>
    </message>
    <message>
        <source>Graphics on the board</source>
        <translation>主板自带显示</translation>
    </message>
    <message>
        <source>Cables for cards</source>
        <translation>显卡供电线数</translation>
    </message>
    <message>
        <source>12 V rails</source>
        <translation>12 V 输出路数</translation>
    </message>
    <message>
        <source>Limit of a 12 V rail</source>
        <translation>单路 12 V 输出上限</translation>
    </message>
    <message>
        <source>Uplink of the chipset</source>
        <translation>芯片组的上行链路</translation>
    </message>
    <message>
        <source>Uplink of a switch</source>
        <translation>交换芯片的上行链路</translation>
    </message>
    <message>
        <source>Ways to split the slot</source>
        <translation>插槽的拆分方式</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Memory that the work needs</source>
        <translation>工作所需的显存</translation>
    </message>
    <message>
        <source>Price in the same currency</source>
        <translation>同一货币的价格</translation>
    </message>
    <message>
        <source>Card %1</source>
        <comment>number</comment>
        <translation>显卡 %1</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <comment>number</comment>
        <translation>硬盘 %1</translation>
    </message>
    <message>
        <source>Network card %1</source>
        <comment>number</comment>
        <translation>网卡 %1</translation>
    </message>
    <message>
        <source>Riser %1</source>
        <comment>number</comment>
        <translation>转接线 %1</translation>
    </message>
    <message>
        <source>Switch board %1</source>
        <comment>number</comment>
        <translation>交换板 %1</translation>
    </message>
    <message>
        <source>training on one card</source>
        <comment>within a sentence</comment>
        <translation>单卡训练</translation>
    </message>
    <message>
        <source>data-parallel training</source>
        <comment>within a sentence</comment>
        <translation>数据并行训练</translation>
    </message>
    <message>
        <source>tensor-parallel work</source>
        <comment>within a sentence</comment>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>sharded training</source>
        <comment>within a sentence</comment>
        <translation>分片训练</translation>
    </message>
    <message>
        <source>inference</source>
        <comment>within a sentence</comment>
        <translation>推理</translation>
    </message>
    <message>
        <source>within one switch</source>
        <translation>同一交换芯片内</translation>
    </message>
    <message>
        <source>within one processor</source>
        <translation>同一处理器内</translation>
    </message>
    <message>
        <source>through the chipset</source>
        <translation>经过芯片组</translation>
    </message>
    <message>
        <source>across the processors</source>
        <translation>跨处理器</translation>
    </message>
    <message>
        <source>Heat that it is rated for</source>
        <translation>额定散热功率</translation>
    </message>
    <message>
        <source>passes its lanes on</source>
        <comment>riser</comment>
        <translation>将通道传下去</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>connector, riser in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&quot;Card 2&quot;, name of the part</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (not in the catalogue)</source>
        <comment>id of a part</comment>
        <translation>%1（不在配件库中）</translation>
    </message>
    <message>
        <source>%1, output %2</source>
        <comment>&quot;Riser 1&quot;, number</comment>
        <translation>%1，输出接口 %2</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>limited to %1</source>
        <comment>watts</comment>
        <translation>功耗限制为 %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a source</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>插槽</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>watts</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <comment>length of time</comment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>length of time</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Generations that it does not take</source>
        <translation>不支持的处理器代系</translation>
    </message>
    <message>
        <source>Whether it takes other generations than those listed</source>
        <translation>是否支持所列以外的代系</translation>
    </message>
    <message>
        <source>Number of M.2 connectors</source>
        <translation>M.2 接口数量</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>amount, basis and date of a price</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Lowest power limit</source>
        <translation>功耗限制下限</translation>
    </message>
    <message>
        <source>Highest power limit</source>
        <translation>功耗限制上限</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>numbers of devices: from, to</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>numbers of devices</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of devices</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Cards %1</source>
        <comment>numbers</comment>
        <translation>显卡 %1</translation>
    </message>
    <message>
        <source>Drives %1</source>
        <comment>numbers</comment>
        <translation>硬盘 %1</translation>
    </message>
    <message>
        <source>Network cards %1</source>
        <comment>numbers</comment>
        <translation>网卡 %1</translation>
    </message>
    <message>
        <source>Risers %1</source>
        <comment>numbers</comment>
        <translation>转接线 %1</translation>
    </message>
    <message>
        <source>Switch boards %1</source>
        <comment>numbers</comment>
        <translation>交换板 %1</translation>
    </message>
    <message>
        <source>Core, generation %1</source>
        <comment>number</comment>
        <translation>酷睿第 %1 代</translation>
    </message>
    <message>
        <source>Xeon Scalable, generation %1</source>
        <comment>number</comment>
        <translation>至强可扩展第 %1 代</translation>
    </message>
    <message>
        <source>PCI ids</source>
        <translation>PCI 标识</translation>
    </message>
    <message>
        <source>Names in the firmware</source>
        <translation>固件中的名称</translation>
    </message>
    <message>
        <source>INT4, dense</source>
        <translation>INT4，稠密</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from an amount of money to another</comment>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>NetText</name>
    <message>
        <source>No layer above is called “%1”.</source>
        <translation>上方没有名为“%1”的层。</translation>
    </message>
    <message>
        <source>The first line says what goes in, as “input 3x224x224”: channels, height, width.</source>
        <translation>第一行描述输入，例如“input 3x224x224”：通道、高、宽。</translation>
    </message>
    <message>
        <source>“%1” is not known here; there are stride, pad, groups, nobias and from.</source>
        <translation>无法识别“%1”；可用的有 stride、pad、groups、nobias 和 from。</translation>
    </message>
    <message>
        <source>Behind “%1” stands a whole number from %2 to %3, not “%4”.</source>
        <translation>“%1”之后须为 %2 到 %3 之间的整数，不能是“%4”。</translation>
    </message>
    <message>
        <source>Behind “%1” stands how many channels it gives, from 1 to %2.</source>
        <translation>“%1”之后须为输出通道数，从 1 到 %2。</translation>
    </message>
    <message>
        <source>“%1” needs a square window, as 3x3.</source>
        <translation>“%1”需要正方形窗口，例如 3x3。</translation>
    </message>
    <message>
        <source>Behind “upsample” stands how many times, from 1 to 64.</source>
        <translation>“upsample”之后须为放大倍数，从 1 到 64。</translation>
    </message>
    <message>
        <source>A list may have %1 layers at most.</source>
        <translation>列表最多 %1 层。</translation>
    </message>
    <message>
        <source>Behind a name stands the layer, as “first: relu”.</source>
        <translation>名称之后须写层，例如“first: relu”。</translation>
    </message>
    <message>
        <source>“%1” is no layer; there are %2.</source>
        <translation>没有“%1”这种层；可用的有：%2。</translation>
    </message>
    <message>
        <source>A list may have %1 characters at most.</source>
        <translation>列表最多 %1 个字符。</translation>
    </message>
    <message>
        <source>There is no layer yet; write one below the input, as “conv 64 3x3”.</source>
        <translation>还没有任何层；请在输入之下写一层，例如“conv 64 3x3”。</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>MiB layer by layer: %1.</source>
        <translation>逐层 MiB：%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>who wrote it, and when</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 prints, in MB: %2.</source>
        <comment>who and when, numbers</comment>
        <translation>%1给出的是（MB）：%2。</translation>
    </message>
    <message>
        <source>More than three of these at once throw away much of what is in the picture; results may suffer.</source>
        <translation>同时用三项以上会丢掉图像中的大量信息，结果可能变差。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who and when, what he says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the last resort: convolutions are tuned for batches of 64 and more</source>
        <translation>最后的办法：卷积是针对 64 及以上的批大小优化的</translation>
    </message>
</context>
<context>
    <name>Nets</name>
    <message>
        <source>The two parts to be joined differ in size; this one is %1.</source>
        <translation>要合并的两部分尺寸不同；此处为 %1。</translation>
    </message>
    <message>
        <source>The window of %1 × %1 is larger than what goes in, %2.</source>
        <translation>窗口 %1 × %1 大于输入 %2。</translation>
    </message>
    <message>
        <source>%1 channels cannot be cut into %2 groups.</source>
        <translation>%1 个通道不能分成 %2 组。</translation>
    </message>
    <message>
        <source>This layer is too large to be reckoned with.</source>
        <translation>此层太大，无法计算。</translation>
    </message>
</context>
<context>
    <name>NewerCatalogue</name>
    <message>
        <source>is a catalogue of format %1; this version of Rigwright reads format %2. A later version of the program reads it.</source>
        <translation>是格式 %1 的配件库；此版本的 Rigwright 读取格式 %2。较新版本的程序可以读取它。</translation>
    </message>
    <message>
        <source>is a catalogue of another format; this version of Rigwright reads format %1.</source>
        <translation>是另一种格式的配件库；此版本的 Rigwright 读取格式 %1。</translation>
    </message>
    <message>
        <source>has other tables than a catalogue has.</source>
        <comment>a file</comment>
        <translation>其中的数据表与配件库不符。</translation>
    </message>
    <message>
        <source>is damaged. Get the file again.</source>
        <translation>已损坏。请重新获取该文件。</translation>
    </message>
    <message>
        <source>is not a catalogue of Rigwright.</source>
        <translation>不是 Rigwright 的配件库。</translation>
    </message>
    <message>
        <source>does not hold what its checksums say: %1. Get the file again.</source>
        <translation>其内容与校验和不符：%1。请重新获取该文件。</translation>
    </message>
    <message>
        <source>The catalogue that you imported, %1, cannot be read, so the one that came with the program counts. Take it out, and import it again.</source>
        <translation>您导入的配件库 %1 无法读取，因此以程序自带的配件库为准。请将其移除，再重新导入。</translation>
    </message>
    <message>
        <source>holds no GPUs, or does not say of which day it is.</source>
        <translation>不含任何 GPU，或没有注明日期。</translation>
    </message>
    <message>
        <source>says that it is of %1, and today is %2. Nothing was changed.</source>
        <comment>days</comment>
        <translation>注明的日期是 %1，而今天是 %2。未作任何更改。</translation>
    </message>
    <message>
        <source>is of %1; the catalogue that counts is of %2 and not older. Nothing was changed.</source>
        <comment>days</comment>
        <translation>日期为 %1；当前使用的配件库日期为 %2，并不更旧。未作任何更改。</translation>
    </message>
    <message>
        <source>The catalogue that you imported cannot be read, so the one that came with the program counts. Take it out, and import it again. %1</source>
        <comment>what is wrong with it, a sentence</comment>
        <translation>您导入的配件库无法读取，因此以程序自带的配件库为准。请将其移除，再重新导入。%1</translation>
    </message>
    <message>
        <source>is not as you imported it: %1. Take it out, and import it again.</source>
        <comment>the catalogue</comment>
        <translation>与导入时不同：%1。请将其移除，再重新导入。</translation>
    </message>
    <message>
        <source>This folder cannot be made, so nothing was imported.</source>
        <translation>无法创建此文件夹，因此未导入任何内容。</translation>
    </message>
    <message>
        <source>cannot be removed (%1).</source>
        <comment>a file</comment>
        <translation>无法删除（%1）。</translation>
    </message>
    <message>
        <source>is not there: no catalogue was imported.</source>
        <comment>a file</comment>
        <translation>不存在：没有导入过配件库。</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>, </source>
        <comment>between the names of parts</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>It is sold as faulty (line %1): count on a card that does not run.</source>
        <translation>按故障卡出售（第 %1 行）：请当作不能运行的卡。</translation>
    </message>
    <message>
        <source>Nobody vouches that it runs (line %1): ask for a picture of nvidia-smi on the running card.</source>
        <translation>没有人保证它能运行（第 %1 行）：请卖家提供该卡运行时 nvidia-smi 的截图。</translation>
    </message>
    <message>
        <source>The seller takes nothing back (line %1): buy only where the platform protects you.</source>
        <translation>卖家不接受退货（第 %1 行）：只在有平台保障时购买。</translation>
    </message>
    <message>
        <source>It mined for years (line %1): expect dry pads and worn fans.</source>
        <translation>曾用于挖矿（第 %1 行）：导热垫可能干裂，风扇可能磨损。</translation>
    </message>
    <message>
        <source>It was repaired or opened (line %1): ask what was done, and by whom.</source>
        <translation>曾维修或拆开过（第 %1 行）：请问清做了什么、由谁做的。</translation>
    </message>
    <message>
        <source>It was changed by somebody else than its maker (line %1).</source>
        <translation>由厂商以外的人改装过（第 %1 行）。</translation>
    </message>
    <message>
        <source>No graphics card was found in the text.</source>
        <translation>文本中没有找到显卡。</translation>
    </message>
    <message>
        <source>Line %1 names a notebook&apos;s GPU: it is no card that goes into a slot.</source>
        <translation>第 %1 行说的是笔记本电脑的 GPU：不是能插入插槽的显卡。</translation>
    </message>
    <message>
        <source>Line %1 gives the card a memory that none with this GPU has: it was rebuilt in a way that the catalogue does not know, or it is a misprint.</source>
        <translation>第 %1 行所说的显存容量，使用该 GPU 的显卡都没有：要么是目录中没有的改装卡，要么是笔误。</translation>
    </message>
    <message>
        <source>Line %1 may mean: %2. Ask the seller which.</source>
        <translation>第 %1 行可能指：%2。请向卖家问清。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of GPUs</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>By line %1 it is %2.</source>
        <translation>由第 %1 行可知：%2。</translation>
    </message>
    <message>
        <source>Which card with this GPU it is, is not told: ask for its model, then its length, slots and plugs can be looked up.</source>
        <translation>没有说明是使用该 GPU 的哪款显卡：请问清型号，才能查到长度、槽位和供电接口。</translation>
    </message>
    <message>
        <source>It is a module for servers on somebody&apos;s carrier board, of which the catalogue knows no size, no plugs and no cooling: ask for all three. Without a second module on a board made for it there is no NVLink.</source>
        <translation>它是装在第三方转接板上的服务器模块，目录中没有该转接板的尺寸、供电接口和散热数据：三项都请问清。没有专用底板上的第二个模块就没有 NVLink。</translation>
    </message>
    <message>
        <source>It is a module for servers: it goes into no slot. Without a carrier board or the server that it was made for it is of no use.</source>
        <translation>它是服务器模块，插不进任何插槽。没有转接板或与之配套的服务器就无法使用。</translation>
    </message>
    <message>
        <source>It is made for servers: ask whether it has a fan of its own, an output for a display, and which plug it takes.</source>
        <translation>它是为服务器制造的：请问清是否自带风扇、有无显示输出、使用哪种供电接口。</translation>
    </message>
    <message>
        <source>It has no fan: it needs a blower of its own, or a server&apos;s air.</source>
        <translation>它没有风扇：需要另加涡轮风扇，或服务器的风道。</translation>
    </message>
    <message>
        <source>No picture comes out of it: the machine needs another output.</source>
        <translation>它没有显示输出：机器需要另一个显示输出。</translation>
    </message>
    <message>
        <source>It takes a processor&apos;s plug (EPS), not one for graphics cards.</source>
        <translation>它使用处理器的供电接头（EPS），而不是显卡的。</translation>
    </message>
    <message>
        <source>Its memory was exchanged by a workshop: the maker gives no warranty, nobody promises firmware or drivers, and each workshop&apos;s board and cooler differ. Ask for a memory test under load, and for the right to return it.</source>
        <translation>它的显存由作坊更换过：厂商不提供质保，固件和驱动没有人保证，各家作坊的电路板和散热器也不相同。请要求提供满载显存测试，并约定可以退货。</translation>
    </message>
    <message>
        <source>The text does not say in which currency its price is.</source>
        <translation>文本没有说明价格是哪种货币。</translation>
    </message>
    <message>
        <source>It is offered for %1; used ones were last seen at %2.</source>
        <translation>报价 %1；最近见到的二手价为 %2。</translation>
    </message>
    <message>
        <source>It is offered for %1; no used price of such a card is known.</source>
        <translation>报价 %1；没有这种卡的二手价。</translation>
    </message>
    <message>
        <source>No price was read; used ones were last seen at %1.</source>
        <translation>没有读到价格；最近见到的二手价为 %1。</translation>
    </message>
    <message>
        <source>How much of its memory the card maps at start, was not read: switch on “Above 4G Decoding” where the firmware has it.</source>
        <translation>没有查到该卡启动时映射多少显存：固件有“Above 4G Decoding”选项时请打开。</translation>
    </message>
    <message>
        <source>It asks nothing special of the firmware: GeForce cards map 256 MiB at start.</source>
        <translation>对固件没有特殊要求：GeForce 显卡启动时映射 256 MiB。</translation>
    </message>
    <message>
        <source>It will likely not start in %1: the card maps %2 GiB at start, and owners report that boards with this chipset do not place so much, even with “Above 4G Decoding” on.</source>
        <translation>它在 %1 上很可能无法启动：该卡启动时映射 %2 GiB，据用户报告，使用该芯片组的主板即使打开“Above 4G Decoding”也分配不了这么多。</translation>
    </message>
    <message>
        <source>It maps %1 GiB at start: the board needs “Above 4G Decoding” and a system that starts from UEFI.</source>
        <translation>它启动时映射 %1 GiB：主板须有“Above 4G Decoding”选项，系统须由 UEFI 启动。</translation>
    </message>
    <message>
        <source>Whether %1 has it, the catalogue does not know: look in its firmware under PCI settings before you pay.</source>
        <translation>目录中没有 %1 是否具备该选项的数据：付款前请在固件的 PCI 设置中确认。</translation>
    </message>
    <message>
        <source>Look for it in the firmware&apos;s PCI settings before you pay.</source>
        <translation>付款前请在固件的 PCI 设置中确认。</translation>
    </message>
    <message>
        <source>: </source>
        <comment>between a severity and a finding</comment>
        <translation>：</translation>
    </message>
    <message>
        <source>A module goes into no slot of this machine.</source>
        <translation>模块插不进这台机器的任何插槽。</translation>
    </message>
    <message>
        <source>No connector with lanes is free for it in this machine.</source>
        <translation>这台机器没有带通道的空闲接口可用。</translation>
    </message>
    <message>
        <source>It goes in: %1.</source>
        <translation>可以装入：%1。</translation>
    </message>
    <message>
        <source>No graphics card was found in this text.</source>
        <translation>这段文本中没有找到显卡。</translation>
    </message>
    <message>
        <source>Ask before you buy: the text does not say which card it is.</source>
        <translation>购买前请先问清：文本没有说明是哪款显卡。</translation>
    </message>
    <message>
        <source>Leave it, unless you repair cards: %1 is offered as faulty.</source>
        <translation>除非您会修显卡，否则不要买：%1 按故障卡出售。</translation>
    </message>
    <message>
        <source>Leave it, unless you have the server for it: %1 is a module and goes into no slot.</source>
        <translation>除非您有配套的服务器，否则不要买：%1 是模块，插不进插槽。</translation>
    </message>
    <message>
        <source>Leave it: no framework of today runs on %1.</source>
        <translation>不要买：现在没有框架能在 %1 上运行。</translation>
    </message>
    <message>
        <source>%1 runs old versions of the software only.</source>
        <translation>%1 只能运行旧版软件。</translation>
    </message>
    <message>
        <source>%1 is a rebuilt card without warranty: buy it only with the right to return it, and test its memory on the first day.</source>
        <translation>%1 是没有质保的改装卡：只在可以退货时购买，并在到货当天测试显存。</translation>
    </message>
    <message>
        <source>%1: clear up what speaks against it first.</source>
        <translation>%1：请先弄清下列风险。</translation>
    </message>
    <message>
        <source>%1: nothing in the text speaks against it; ask for a picture of it running.</source>
        <translation>%1：文本中没有看到风险；请卖家提供运行截图。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>代</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>功耗限制</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Whether it starts</source>
        <translation>能否启动</translation>
    </message>
    <message>
        <source>In this machine</source>
        <translation>装入这台机器</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>It prints: %1</source>
        <translation>应输出：%1</translation>
    </message>
    <message>
        <source>GPU %1, %2</source>
        <comment>number, point: Memory</comment>
        <translation>GPU %1，%2</translation>
    </message>
    <message>
        <source>GPU %1 answers.</source>
        <translation>GPU %1 有响应。</translation>
    </message>
    <message>
        <source>GPU %1 does not answer: it fell off the bus, or has no power.</source>
        <translation>GPU %1 没有响应：已从总线脱落，或没有供电。</translation>
    </message>
    <message>
        <source>%1: the outputs do not say; %2 is expected.</source>
        <translation>%1：输出中没有；应为 %2。</translation>
    </message>
    <message>
        <source>%1: %2; read it under load, %3 is expected then.</source>
        <translation>%1：%2；请在满载时读取，那时应为 %3。</translation>
    </message>
    <message>
        <source>%1: %2; whether that is %3, the outputs do not say.</source>
        <translation>%1：%2；输出无法说明它是不是 %3。</translation>
    </message>
    <message>
        <source>%1: %2, as expected.</source>
        <translation>%1：%2，符合预期。</translation>
    </message>
    <message>
        <source>%1: %2 where %3 was expected.</source>
        <translation>%1：%2，应为 %3。</translation>
    </message>
    <message>
        <source>The outputs show no such card: run the commands of the sheet, and paste all that they print.</source>
        <translation>输出中没有这款显卡：请运行验货单中的命令，并粘贴全部输出。</translation>
    </message>
    <message>
        <source>Claim it: this is not the card that was sold, or it is not whole.</source>
        <translation>请维权：这不是所售的显卡，或者它不完整。</translation>
    </message>
    <message>
        <source>It is the card that was sold; its link is not what it can be. Try it in another slot before you claim.</source>
        <translation>是所售的显卡；但链路没有达到它的能力。维权前请先换一个插槽试试。</translation>
    </message>
    <message>
        <source>It is the card that was sold; look at the points that differ.</source>
        <translation>是所售的显卡；请查看不一致的各项。</translation>
    </message>
    <message>
        <source>Nothing speaks against it so far; some points were not read.</source>
        <translation>目前没有发现问题；有些项没有读到。</translation>
    </message>
    <message>
        <source>It is the card that was sold, and all points that were read are as expected.</source>
        <translation>是所售的显卡，读到的各项均符合预期。</translation>
    </message>
</context>
<context>
    <name>OnChipMemory</name>
    <message>
        <source>must hold a figure.</source>
        <translation>必须含有一个数据。</translation>
    </message>
    <message>
        <source>Registers of a multiprocessor</source>
        <translation>每个多处理器的寄存器</translation>
    </message>
    <message>
        <source>Shared memory of a multiprocessor, at most</source>
        <translation>每个多处理器的共享内存（最多）</translation>
    </message>
    <message>
        <source>L1 cache of a multiprocessor, at most</source>
        <translation>每个多处理器的 L1 缓存（最多）</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2 缓存</translation>
    </message>
    <message>
        <source>Infinity Cache</source>
        <translation>Infinity Cache</translation>
    </message>
    <message>
        <source>%1 KiB (%2 of 32 bits)</source>
        <comment>size, number of registers</comment>
        <translation>%1 KiB（%2 个 32 位）</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <comment>size</comment>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <comment>size</comment>
        <translation>%1 MiB</translation>
    </message>
</context>
<context>
    <name>OpenDb</name>
    <message>
        <source>The same record stands in the data set twice.</source>
        <translation>同一记录在数据集中出现了两次。</translation>
    </message>
    <message>
        <source>Another record of the data set has the same part number.</source>
        <translation>数据集中另一条记录有相同的部件号。</translation>
    </message>
    <message>
        <source>Several parts of the catalogue have its part numbers.</source>
        <translation>配件库中有多个配件与其部件号相符。</translation>
    </message>
    <message>
        <source>A part of your own has the id of this record.</source>
        <translation>您的一个自定义配件已使用此记录的 id。</translation>
    </message>
    <message>
        <source>The import was stopped; nothing was stored.</source>
        <translation>导入已停止；未保存任何内容。</translation>
    </message>
    <message>
        <source>cannot be read (%1).</source>
        <comment>a file</comment>
        <translation>无法读取（%1）。</translation>
    </message>
    <message>
        <source>is longer than the %1 kB that a record may have.</source>
        <translation>超过了单条记录的 %1 kB 上限。</translation>
    </message>
    <message>
        <source>More than %1 records cannot be taken: this is not the data set that it should be.</source>
        <translation>有超过 %1 条记录无法导入：这不像是正确的数据集。</translation>
    </message>
    <message>
        <source>The data set has more than the %1 records that are taken.</source>
        <translation>数据集的记录数超过 %1 条的上限。</translation>
    </message>
    <message>
        <source>There is no record of BuildCores OpenDB at %1: it has files such as GPU.jsonl or open-db/GPU/&lt;id&gt;.json.</source>
        <translation>%1 处没有 BuildCores OpenDB 的记录：它应有 GPU.jsonl 或 open-db/GPU/&lt;id&gt;.json 之类的文件。</translation>
    </message>
    <message>
        <source>names no connector for a card that takes more than the slot gives: the connectors stay unknown.</source>
        <translation>没有列出接口，而此显卡的功耗超过插槽供电：接口仍记为未知。</translation>
    </message>
    <message>
        <source>names 8-pin connectors beside a 16-pin one, which are most often those of its adapter: the connectors stay unknown.</source>
        <translation>除 16 针接口外还列出了 8 针接口，后者多半属于附带的转接头：接口仍记为未知。</translation>
    </message>
    <message>
        <source>lies far from what the chip takes, so the figure stays unknown.</source>
        <translation>与芯片的功耗相差过大，因此该参数仍记为未知。</translation>
    </message>
    <message>
        <source>is more than the slot and the connectors carry, so the figure stays unknown.</source>
        <translation>超过插槽与接口的供电能力，因此该参数仍记为未知。</translation>
    </message>
    <message>
        <source>is a category that the catalogue has no kind of part for.</source>
        <translation>是配件库中没有对应类别的分类。</translation>
    </message>
    <message>
        <source>is not there.</source>
        <comment>a file or folder</comment>
        <translation>不存在。</translation>
    </message>
    <message>
        <source>names a plug that is none of EPS, so the inputs stay unknown.</source>
        <translation>列出了不属于 EPS 的接头，因此供电输入接口仍记为未知。</translation>
    </message>
    <message>
        <source>lacks plugs that such a supply has, so zeros stand for unknown here; the connectors stay unknown.</source>
        <translation>缺少此类电源应有的接头，可见此处的 0 表示未知；接口仍记为未知。</translation>
    </message>
    <message>
        <source>names more lanes than the four that an M.2 has, so the width stays unknown.</source>
        <translation>列出的通道数超过 M.2 的四条，因此链路宽度仍记为未知。</translation>
    </message>
    <message>
        <source>is SO-DIMM, which boards of the catalogue do not take.</source>
        <translation>为 SO-DIMM，配件库中的主板都不支持。</translation>
    </message>
    <message>
        <source>do not add up to the capacity, so both figures stay unknown.</source>
        <translation>与总容量不符，因此两项参数仍记为未知。</translation>
    </message>
    <message>
        <source>contradicts the interface, so both stay unknown.</source>
        <translation>与硬盘接口矛盾，因此两项仍记为未知。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, for which the catalogue has no word; the figure stays unknown.</source>
        <translation>为“%1”，配件库中没有对应的词；该参数仍记为未知。</translation>
    </message>
    <message>
        <source>The part with this number is of another kind.</source>
        <translation>使用此部件号的配件属于另一类别。</translation>
    </message>
    <message>
        <source>%1 is %2 there and %3 in the catalogue: it may be another product.</source>
        <comment>key of a figure, value, value</comment>
        <translation>%1 在该数据集中为 %2，在配件库中为 %3：可能是另一款产品。</translation>
    </message>
    <message>
        <source>is missing; a part needs a name.</source>
        <translation>缺失；配件须有名称。</translation>
    </message>
    <message>
        <source>is missing or is no id of this data set.</source>
        <translation>缺失，或不是此数据集的 id。</translation>
    </message>
    <message>
        <source>must be a text.</source>
        <translation>必须是文本。</translation>
    </message>
    <message>
        <source>is longer than %1 characters.</source>
        <translation>超过 %1 个字符。</translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation>必须是数字。</translation>
    </message>
    <message>
        <source>is below zero, so the figure stays unknown.</source>
        <translation>小于零，因此该参数仍记为未知。</translation>
    </message>
    <message>
        <source>is no number of things, so the figure stays unknown.</source>
        <translation>不是有效的数量，因此该参数仍记为未知。</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>必须是 true 或 false。</translation>
    </message>
    <message>
        <source>must be a list of at most %1 texts.</source>
        <translation>必须是最多含 %1 个文本的列表。</translation>
    </message>
    <message>
        <source>lies outside of what can be (%1 to %2), so the figure stays unknown.</source>
        <translation>超出可能的范围（%1 到 %2），因此该参数仍记为未知。</translation>
    </message>
    <message>
        <source>lists &quot;%1&quot;, for which the catalogue has no word; the others are taken.</source>
        <translation>列出了“%1”，配件库中没有对应的词；其余各项照常导入。</translation>
    </message>
    <message>
        <source>is not what the name says, so the figure stays unknown.</source>
        <translation>与名称所说的不符，因此该参数保持未知。</translation>
    </message>
</context>
<context>
    <name>OwnLists</name>
    <message numerus="yes">
        <source>%n price(s) of yours</source>
        <translation>
            <numerusform>您的 %n 个价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of yours</source>
        <translation>
            <numerusform>您的 %n 个配件</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of at least %2 entries of your store can be read.</source>
        <comment>numbers</comment>
        <translation>您的数据文件中至少有 %2 项，只能读取其中 %1 项。</translation>
    </message>
    <message>
        <source>Your store holds %1.</source>
        <translation>您的数据文件中有%1。</translation>
    </message>
    <message>
        <source>%1 The file was left as it is; choose another name for the new list.</source>
        <comment>a sentence on how much there is</comment>
        <translation>%1该文件未作改动；请为新列表另选文件名。</translation>
    </message>
    <message>
        <source>Saved as %1: %2.</source>
        <comment>a file, so many prices or parts</comment>
        <translation>已保存为 %1：%2。</translation>
    </message>
</context>
<context>
    <name>OwnSources</name>
    <message>
        <source>A Mini-ITX board has one slot, in the first place</source>
        <translation>Mini-ITX 主板只有一个插槽，位于第一个槽位</translation>
    </message>
    <message>
        <source>ASRock Rack counts its seven slots from the lower edge, as on the ROMED8-2T whose places were measured; wide and narrow slots alternate, so both directions give the same widths</source>
        <translation>ASRock Rack 从下边缘起数七个插槽，与量过槽位的 ROMED8-2T 相同；宽窄插槽交替，因此两个方向的宽度相同</translation>
    </message>
    <message>
        <source>ASUS&apos;s ATX boards with the same four slots (one x16, one x4 in x16 length, two x1) that were read, ROG STRIX B760-A and B760-F GAMING WIFI and TUF GAMING B650-PLUS WIFI, all have them in places 2 (x16), 4 (x1), 5 (x4) and 7 (x1)</source>
        <translation>读过的华硕同样四个插槽（一个 x16、一个 x16 长度的 x4、两个 x1）的 ATX 主板 ROG STRIX B760-A、B760-F GAMING WIFI 和 TUF GAMING B650-PLUS WIFI，都位于第 2（x16）、4（x1）、5（x4）、7（x1）个槽位</translation>
    </message>
    <message>
        <source>Core Ultra 200S is the only family of the LGA1851 socket in the list, so the first firmware takes it</source>
        <translation>列表中 LGA1851 插座只有 Core Ultra 200S 一个系列，因此首版固件支持它</translation>
    </message>
    <message>
        <source>FP32 rate of RDNA 4, derived: cores x boost clock x 4 (two operations, dual issue, as AMD counts for the RX 9070 XT)</source>
        <translation>RDNA 4 的 FP32 速率，推算：核心数 × 加速频率 × 4（两次运算、双发射，与 AMD 对 RX 9070 XT 的算法相同）</translation>
    </message>
    <message>
        <source>Follows by arithmetic from other figures of the same part</source>
        <translation>由同一配件的其他数值算得</translation>
    </message>
    <message>
        <source>Four long and two short slots, the last named PCI_E6; the X99A GAMING 7 with the same set was read with its long slots in places 2, 4, 6 and 7</source>
        <translation>四长两短六个插槽，最后一个名为 PCI_E6；读过的同样配置的 X99A GAMING 7，其长插槽位于第 2、4、6、7 个槽位</translation>
    </message>
    <message>
        <source>Four slots fill the four places of a microATX board; their order is that of the firmware&apos;s table, which on the PRIME Z390-A, the PRIME Z490-A, the ROG STRIX Z390-E and Z490-E GAMING and the ROG STRIX Z270G GAMING is the order from the top</source>
        <translation>四个插槽占满 microATX 主板的四个槽位；顺序按固件中的表，在 PRIME Z390-A、PRIME Z490-A、ROG STRIX Z390-E 和 Z490-E GAMING 以及 ROG STRIX Z270G GAMING 上，这就是从上到下的顺序</translation>
    </message>
    <message>
        <source>Four slots fill the four places of a microATX board; their order is that of the firmware&apos;s table, which on the ROG STRIX Z270G GAMING, with the same four slots, is the order from the top</source>
        <translation>四个插槽占满 microATX 主板的四个槽位；顺序按固件中的表，在同样四个插槽的 ROG STRIX Z270G GAMING 上，这就是从上到下的顺序</translation>
    </message>
    <message>
        <source>Gigabyte&apos;s boards of 2018 to 2021 with PCIEX16, PCIEX8 and PCIEX4 that were read (Z390 AORUS PRO WIFI, from the manual&apos;s drawing; X570S AORUS MASTER, from Hardwareluxx&apos;s table) have them in places 2, 5 and 7</source>
        <translation>读过的技嘉 2018 至 2021 年带 PCIEX16、PCIEX8 和 PCIEX4 的主板（Z390 AORUS PRO WIFI，据手册图；X570S AORUS MASTER，据 Hardwareluxx 的表）把它们放在第 2、5、7 个槽位</translation>
    </message>
    <message>
        <source>Gigabyte&apos;s text of the board, written before Ryzen 5000, lists these families: the first firmware takes them</source>
        <translation>技嘉在 Ryzen 5000 之前写的主板说明列出了这些系列：首版固件支持它们</translation>
    </message>
    <message>
        <source>On sale since December 2023 (Newegg), after the 14th generation (October 2023)</source>
        <translation>2023 年 12 月上市（Newegg），晚于第 14 代（2023 年 10 月）</translation>
    </message>
    <message>
        <source>On sale since July 2022 with the 12th generation alone in its description (Newegg); the 13th generation came in October 2022, the 14th in October 2023</source>
        <translation>2022 年 7 月上市，说明中只有第 12 代（Newegg）；第 13 代于 2022 年 10 月、第 14 代于 2023 年 10 月推出</translation>
    </message>
    <message>
        <source>On sale since March 2021 (Newegg); Threadripper PRO 5000 came in 2022</source>
        <translation>2021 年 3 月上市（Newegg）；Threadripper PRO 5000 于 2022 年推出</translation>
    </message>
    <message>
        <source>Reckoned: cores × base clock × 64 FP32 operations a clock, for a Knights Landing core has two vector units of 512 bits, each 16 fused multiply-adds in FP32 (so Cornell&apos;s course on the Stampede2 machine)</source>
        <translation>推算：核心数 × 基础频率 × 每时钟 64 次 FP32 运算，因为 Knights Landing 核心有两个 512 位向量单元，每个每时钟 16 次 FP32 乘加（据康奈尔大学关于 Stampede2 的课程）</translation>
    </message>
    <message>
        <source>SMs x boost clock x 512, the rate of the RTX 5090, for two owners&apos; measurements show no limit where FP16 accumulates in FP32: 236.3 TFLOPS with cuBLAS over two minutes (binbinsh/gpu-bench, where an RTX 4090 has 175.1); 0.91 of an RTX 5090, as in TF32 (gakaki/mmapeak_5090_5090d)</source>
        <translation>SM 数 × 加速频率 × 512（与 RTX 5090 相同）：两位用户的实测表明，FP16 以 FP32 累加时不受限制：cuBLAS 持续两分钟 236.3 TFLOPS（binbinsh/gpu-bench，其中 RTX 4090 为 175.1）；与 TF32 一样为 RTX 5090 的 0.91（gakaki/mmapeak_5090_5090d）</translation>
    </message>
    <message>
        <source>SMs x boost clock x the dense rate per SM and clock that NVIDIA&apos;s whitepapers come to for Quadro RTX 6000, RTX A6000, RTX 6000 Ada and RTX PRO 6000 Blackwell (FP16 1024 with FP32 accumulation, INT8 2048, TF32 512, FP8 2048, FP4 4096); sparse is twice dense from Ampere on</source>
        <translation>SM 数 × 加速频率 × 每 SM 每时钟的稠密速率，后者取自 NVIDIA 白皮书对 Quadro RTX 6000、RTX A6000、RTX 6000 Ada 和 RTX PRO 6000 Blackwell 的数值（FP16 1024（FP32 累加）、INT8 2048、TF32 512、FP8 2048、FP4 4096）；自 Ampere 起稀疏为稠密的两倍</translation>
    </message>
    <message>
        <source>SMs x boost clock x the dense rate per SM and clock that NVIDIA&apos;s whitepapers come to for RTX 2080 Ti, 3090, 4090 and 5090 (FP16 512 with FP32 accumulation, INT8 2048, TF32 256, FP8 1024 with FP32 accumulation, FP4 4096); sparse is twice dense from Ampere on</source>
        <translation>SM 数 × 加速频率 × 每 SM 每时钟的稠密速率，后者取自 NVIDIA 白皮书对 RTX 2080 Ti、3090、4090 和 5090 的数值（FP16 512（FP32 累加）、INT8 2048、TF32 256、FP8 1024（FP32 累加）、FP4 4096）；自 Ampere 起稀疏为稠密的两倍</translation>
    </message>
    <message>
        <source>Seven slots PCIE_1 to PCIE_7 for the seven places, as on the MZ32-AR0 (same format, same names), whose drawing numbers them from the bottom: place = 8 less the number</source>
        <translation>七个插槽 PCIE_1 至 PCIE_7 对应七个槽位，与 MZ32-AR0 相同（板型、名称一致），其图纸从下往上编号：槽位 = 8 减编号</translation>
    </message>
    <message>
        <source>Seven slots fill the seven places of an ATX board; their order is that of the firmware&apos;s table (SMBIOS type 9, nine probes of the collection DMI Tables), which on the ROG STRIX Z270E and Z370-E GAMING, with short and long slots in the same sequence, is the order from the top</source>
        <translation>七个插槽占满 ATX 主板的七个槽位；顺序按固件中的表（SMBIOS type 9，DMI Tables 收集的九份记录），在长短插槽次序相同的 ROG STRIX Z270E 和 Z370-E GAMING 上，这就是从上到下的顺序</translation>
    </message>
    <message>
        <source>Seven slots fill the seven places of an ATX board; their order is that of the firmware&apos;s table, which on the ROG STRIX Z270E GAMING, with the same seven labels, is the order from the top</source>
        <translation>七个插槽占满 ATX 主板的七个槽位；顺序按固件中的表，在标签相同的 ROG STRIX Z270E GAMING 上，这就是从上到下的顺序</translation>
    </message>
    <message>
        <source>Seven slots of full length fill the seven places of the board</source>
        <translation>七个全长插槽占满主板的七个槽位</translation>
    </message>
    <message>
        <source>Seven x16 slots fill the seven places of the board</source>
        <translation>七个 x16 插槽占满主板的七个槽位</translation>
    </message>
    <message>
        <source>Six slots PCI_E1 to PCI_E6; on MSI&apos;s AM4 boards that were measured (B450 TOMAHAWK MAX II, MAG B550 TOMAHAWK, MEG B550 UNIFY, MEG X570 UNIFY) PCI_E1 lies in the second place and the numbers count downwards, so six slots fill places 2 to 7</source>
        <translation>六个插槽 PCI_E1 至 PCI_E6；在量过的微星 AM4 主板（B450 TOMAHAWK MAX II、MAG B550 TOMAHAWK、MEG B550 UNIFY、MEG X570 UNIFY）上，PCI_E1 位于第二个槽位且编号向下递增，因此六个插槽占第 2 至 7 个槽位</translation>
    </message>
    <message>
        <source>Slots 1, 3 and 5 held dual-slot cards: the numbers are taken as places</source>
        <translation>插槽 1、3、5 装有双槽显卡：编号即视为槽位</translation>
    </message>
    <message>
        <source>Supermicro numbers the places of the form factor from the lower edge: its microATX boards (X11SSM-F, X11SPM-F, H13SAE-MF) carry SLOT4 to SLOT7, the larger ones SLOT1 to SLOT7; place = 8 less the number</source>
        <translation>超微从板型的下边缘开始给槽位编号：其 microATX 主板（X11SSM-F、X11SPM-F、H13SAE-MF）为 SLOT4 至 SLOT7，更大的为 SLOT1 至 SLOT7；槽位 = 8 减编号</translation>
    </message>
    <message>
        <source>Supermicro numbers the places of the form factor from the lower edge: its microATX boards X9SCM, X10SLL-F, X10SLM-F and X11SCM-F have only SLOT4 to SLOT7 in their firmware tables, the larger ones SLOT1 to SLOT7; place = 8 less the number</source>
        <translation>超微从板型的下边缘开始给槽位编号：其 microATX 主板 X9SCM、X10SLL-F、X10SLM-F 和 X11SCM-F 的固件表中只有 SLOT4 至 SLOT7，更大的有 SLOT1 至 SLOT7；槽位 = 8 减编号</translation>
    </message>
    <message>
        <source>The B450 AORUS PRO without WiFi has the same four slots; Hardwareluxx&apos;s table shows them in places 1 (x1), 2 (x16), 5 (x4) and 7 (x1 in x16 length)</source>
        <translation>不带 WiFi 的 B450 AORUS PRO 有同样的四个插槽；Hardwareluxx 的表显示它们位于第 1（x1）、2（x16）、5（x4）、7（x16 长度的 x1）个槽位</translation>
    </message>
    <message>
        <source>The board&apos;s manual and platform, as they came out, name the eighth generation alone: the first firmware takes it</source>
        <translation>主板手册和平台在上市时只提到第八代：首版固件支持它</translation>
    </message>
    <message>
        <source>The board&apos;s manual lists these families up to Ryzen 3000: the first firmware takes them</source>
        <translation>主板手册列出的系列到 Ryzen 3000 为止：首版固件支持它们</translation>
    </message>
    <message>
        <source>The board&apos;s manual, printed before Ryzen 3000, lists these families: the first firmware takes them</source>
        <translation>主板手册印于 Ryzen 3000 之前，列出了这些系列：首版固件支持它们</translation>
    </message>
    <message>
        <source>The board&apos;s manual, printed before Ryzen 5000, lists these families: the first firmware takes them</source>
        <translation>主板手册印于 Ryzen 5000 之前，列出了这些系列：首版固件支持它们</translation>
    </message>
    <message>
        <source>The compute capability that NVIDIA&apos;s table gives to the other cards of the same generation (Pascal GP10x 6.1, Turing 7.5, Ampere GA10x 8.6, Ada 8.9, Blackwell GB20x 12.0)</source>
        <translation>NVIDIA 表中同代其他显卡的计算能力（Pascal GP10x 6.1、Turing 7.5、Ampere GA10x 8.6、Ada 8.9、Blackwell GB20x 12.0）</translation>
    </message>
    <message>
        <source>The firmware lists the same six slots on the same ports, in the same order, as that of the ROG STRIX Z390-E GAMING, whose places were measured on a picture</source>
        <translation>固件列出的六个插槽、端口和顺序与 ROG STRIX Z390-E GAMING 相同，后者的槽位是在图片上量得的</translation>
    </message>
    <message>
        <source>The review counts six slots, long, short, long, short, long, long; the X99A GAMING 7 with the same set was read with its long slots in places 2, 4, 6 and 7</source>
        <translation>评测数出六个插槽：长、短、长、短、长、长；读过的同样配置的 X99A GAMING 7，其长插槽位于第 2、4、6、7 个槽位</translation>
    </message>
    <message>
        <source>The review of the board as it came out names these families: the first firmware takes them</source>
        <translation>主板上市时的评测提到了这些系列：首版固件支持它们</translation>
    </message>
    <message>
        <source>The review of the board as it came out shows the lane tables of these families: the first firmware takes them</source>
        <translation>主板上市时的评测给出了这些系列的通道表：首版固件支持它们</translation>
    </message>
    <message>
        <source>Threadripper 3000 is the only family of the sTRX4 socket, so the first firmware takes it</source>
        <translation>Threadripper 3000 是 sTRX4 插座唯一的系列，因此首版固件支持它</translation>
    </message>
    <message>
        <source>Twice the dense TF32 rate: NVIDIA&apos;s professional cards have 1024 FP16 operations with FP32 accumulation per SM and clock and 512 TF32 ones</source>
        <translation>TF32 稠密速率的两倍：NVIDIA 专业卡每个 SM 每周期有 1024 次以 FP32 累加的 FP16 运算和 512 次 TF32 运算</translation>
    </message>
    <message>
        <source>Xe-cores x boost clock x 2048 FP16 operations, the rate that the figures of Arc Pro B50 and B60 come to (FP32 accumulation; half the INT8 rate that Intel states)</source>
        <translation>Xe 核心数 × 加速频率 × 2048 次 FP16 运算，与 Arc Pro B50、B60 的数据相符（FP32 累加；为 Intel 所示 INT8 速率的一半）</translation>
    </message>
    <message>
        <source>Xe-cores x boost clock x 2048 FP16 operations: 16 XMX engines a Xe-core with 128 FP16 or BF16 operations a clock each, after a report on the Xe HPG architecture (yd166.com, in Chinese)</source>
        <translation>Xe 核心数 × 加速频率 × 2048 次 FP16 运算：每个 Xe 核心有 16 个 XMX 引擎，每个每周期 128 次 FP16 或 BF16 运算，据关于 Xe HPG 架构的报道（yd166.com，中文）</translation>
    </message>
    <message>
        <source>Twice an M3 Max of 40 cores, of which the M3 Ultra joins two</source>
        <translation>40 核 GPU 的 M3 Max 的两倍：M3 Ultra 由两块拼成</translation>
    </message>
    <message>
        <source>Memory clock that nvidia-smi shows (10,501 MHz, 21 Gb/s) x 384 bits</source>
        <translation>nvidia-smi 显示的显存频率（10,501 MHz，21 Gb/s）× 384 位</translation>
    </message>
    <message>
        <source>Modified cards, memory exchanged: the chip, its clocks and its bus are the unmodified card&apos;s, so every figure but the size of the memory is taken from that card&apos;s entry</source>
        <translation>改装卡（更换过显存）：芯片、频率和位宽与未改装的卡相同，因此除显存容量外的各项数据均取自该卡的条目</translation>
    </message>
    <message>
        <source>Seven slots fill the seven places of the board</source>
        <translation>七个插槽占满了主板的七个位置</translation>
    </message>
    <message>
        <source>The FP32 figure of the same part, times the ratio of FP16 to FP32 that all parts of its architecture have of which both are known (Vega and Alchemist: twice, Polaris: the same)</source>
        <translation>同一部件的 FP32 数值，乘以同架构中两者都已知的部件共有的 FP16 与 FP32 之比（Vega、Alchemist 为两倍，Polaris 相同）</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>装机</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>顾问</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租用还是购买</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Finder</source>
        <translation>整机查找</translation>
    </message>
</context>
<context>
    <name>PartFormat</name>
    <message>
        <source>is &quot;%1&quot;; it must be one of: %2.</source>
        <translation>为“%1”；必须是以下之一：%2。</translation>
    </message>
    <message>
        <source>names the source &quot;%1&quot;, which is not listed.</source>
        <translation>引用了来源“%1”，但来源列表中没有它。</translation>
    </message>
    <message>
        <source>names the connector &quot;%1&quot;; known are: %2.</source>
        <translation>引用了接口“%1”；已知的有：%2。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be a date such as 2020-09-24.</source>
        <translation>为“%1”；必须是日期，例如 2020-09-24。</translation>
    </message>
    <message>
        <source>has no source.</source>
        <translation>没有来源。</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>缺失。</translation>
    </message>
    <message>
        <source>must be a currency such as USD or CNY.</source>
        <translation>必须是货币，例如 USD 或 CNY。</translation>
    </message>
    <message>
        <source>must be a date such as 2020-09-24.</source>
        <translation>必须是日期，例如 2020-09-24。</translation>
    </message>
    <message>
        <source>must name a source that is listed.</source>
        <translation>必须引用已列出的来源。</translation>
    </message>
    <message>
        <source>has the field &quot;%1&quot;, which %2 do not have.</source>
        <translation>含有字段“%1”，而 %2 没有此字段。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be lower case letters, digits, dots and hyphens.</source>
        <translation>为“%1”；必须由小写字母、数字、点和连字符组成。</translation>
    </message>
    <message>
        <source>is missing; a parts file begins with &quot;rigwright_parts&quot;: 1.</source>
        <translation>缺失；配件文件须以 &quot;rigwright_parts&quot;: 1 开头。</translation>
    </message>
    <message>
        <source>is %1: this file was written for a newer version of Rigwright.</source>
        <translation>为 %1：此文件是为更新版本的 Rigwright 编写的。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in this file.</source>
        <translation>“%1”在此文件中出现了两次。</translation>
    </message>
    <message>
        <source>is the US dollar, in which the rates of all others are given.</source>
        <translation>为美元；美元是汇率的基准，不应列出。</translation>
    </message>
    <message>
        <source>is missing: how much of the currency one US dollar buys.</source>
        <translation>缺失：应为一美元可兑换的该货币金额。</translation>
    </message>
</context>
<context>
    <name>PartListWords</name>
    <message>
        <source>, </source>
        <comment>between numbers of lines</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of pieces, name</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Taken by maker, series and figures; which timings it has, was not compared.</source>
        <translation>按厂商、系列和参数认定；没有比对时序。</translation>
    </message>
    <message>
        <source>Which card with this GPU it is, is not told: its length, slots and plugs stay unknown.</source>
        <translation>没有说明是使用该 GPU 的哪款显卡：长度、槽位和供电接口仍不清楚。</translation>
    </message>
    <message>
        <source>No part is called just so.</source>
        <translation>没有名称完全相符的配件。</translation>
    </message>
    <message>
        <source>No part is called just so: it is about “%1”.</source>
        <translation>没有名称完全相符的配件：差别在“%1”。</translation>
    </message>
    <message>
        <source>The name does not say which memory or which form it has.</source>
        <translation>名称没有说明显存容量或形态。</translation>
    </message>
    <message>
        <source>Several parts are called so.</source>
        <translation>有多个配件用此名称。</translation>
    </message>
    <message>
        <source>No card with this GPU has so much memory by its maker: it was rebuilt, or it is a misprint.</source>
        <translation>使用该 GPU 的原厂显卡没有这么大的显存：是改装卡，或是笔误。</translation>
    </message>
    <message>
        <source>A notebook&apos;s GPU is no card for a machine.</source>
        <translation>笔记本电脑的 GPU 不是可以装机的显卡。</translation>
    </message>
    <message>
        <source>It is not in the catalogue: what the line says of it is all that is known.</source>
        <translation>目录中没有：只知道这一行所写的内容。</translation>
    </message>
    <message>
        <source>Its price was left out: the list does not say in which currency it is.</source>
        <translation>价格未采用：清单没有说明是哪种货币。</translation>
    </message>
    <message>
        <source>Its price was left out: it is not the price of this part alone.</source>
        <translation>价格未采用：它不是该配件单独的价格。</translation>
    </message>
    <message>
        <source>a card with %1</source>
        <translation>使用 %1 的显卡</translation>
    </message>
    <message>
        <source>none of these: as it is written</source>
        <translation>都不是：按原文</translation>
    </message>
    <message>
        <source>No part was found in it. A list has one part a line, such as “GPU: GeForce RTX 3090”.</source>
        <translation>没有找到配件。配置单每行一个配件，例如“显卡 GeForce RTX 3090”。</translation>
    </message>
    <message numerus="yes">
        <source>Choose which part is meant in %n line(s): %1.</source>
        <translation>
            <numerusform>请为 %n 行选定配件：第 %1 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) are recognised.</source>
        <translation>
            <numerusform>另有 %n 行已识别。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All parts are recognised, in %n line(s).</source>
        <translation>
            <numerusform>全部配件均已识别，共 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are recognised.</source>
        <translation>
            <numerusform>已识别 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) name what the catalogue does not have: %1.</source>
        <translation>
            <numerusform>有 %n 行是目录中没有的配件：第 %1 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its prices are of %1, too old to buy by: ask again before you order.</source>
        <translation>价格日期为 %1，已过时：下单前请重新询价。</translation>
    </message>
    <message>
        <source>Its prices are of %1.</source>
        <translation>价格日期为 %1。</translation>
    </message>
    <message>
        <source>The list does not say of which day its prices are.</source>
        <translation>清单没有说明价格的日期。</translation>
    </message>
    <message>
        <source>Where a line has several pieces, its price was taken for that of one.</source>
        <translation>一行有多件时，价格按单件计。</translation>
    </message>
    <message numerus="yes">
        <source>No part was found in %n line(s): %1.</source>
        <translation>
            <numerusform>有 %n 行没有找到配件：第 %1 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are nothing that a machine is planned with: %1.</source>
        <translation>
            <numerusform>有 %n 行不属于机器配件：第 %1 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is longer than a list of parts: its end was not read.</source>
        <translation>文本过长：末尾没有读取。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a GPU, maker of the card</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Which part is “%1”?</source>
        <translation>“%1”是哪个配件？</translation>
    </message>
</context>
<context>
    <name>PartText</name>
    <message>
        <source>It came with the program.</source>
        <translation>此配件为程序自带。</translation>
    </message>
    <message>
        <source>It is your own part.</source>
        <translation>这是您的自定义配件。</translation>
    </message>
    <message>
        <source>It was imported; Data, Imports lists from where.</source>
        <translation>此配件由导入得来；从何处导入，见“数据 → 导入记录”。</translation>
    </message>
    <message>
        <source>It comes from the open machine&apos;s file.</source>
        <translation>此配件来自当前打开的机器文件。</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>origin of a part</comment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>imported</source>
        <comment>origin of a part</comment>
        <translation>导入</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>没有备注。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>Id：%1</translation>
    </message>
    <message>
        <source>Part number: %1</source>
        <translation>部件号：%1</translation>
    </message>
    <message>
        <source>Also called: %1</source>
        <translation>又名：%1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>No source is given.</source>
        <translation>没有给出来源。</translation>
    </message>
</context>
<context>
    <name>PartsFiles</name>
    <message>
        <source>describes the source &quot;%1&quot; differently from %2; one source needs one description.</source>
        <translation>对来源“%1”的描述与 %2 不同；一个来源只能有一种描述。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in %2 already; an id belongs to one part.</source>
        <translation>“%1”已存在于 %2 中；一个 id 只能属于一个配件。</translation>
    </message>
    <message>
        <source>is not there.</source>
        <comment>a file or folder</comment>
        <translation>不存在。</translation>
    </message>
    <message>
        <source>is missing; a parts file begins with &quot;rigwright_parts&quot;: 1.</source>
        <translation>缺失；配件文件须以 &quot;rigwright_parts&quot;: 1 开头。</translation>
    </message>
    <message>
        <source>is %1: this file was written for a newer version of Rigwright.</source>
        <translation>为 %1：此文件是为更新版本的 Rigwright 编写的。</translation>
    </message>
    <message>
        <source>is described differently in the catalogue, which keeps its own description.</source>
        <translation>与配件库中的描述不同；配件库保留自己的描述。</translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation>必须是列表。</translation>
    </message>
    <message>
        <source>names the chip &quot;%1&quot;, which is neither in the catalogue nor in the files.</source>
        <translation>引用了芯片“%1”，但配件库和文件中都没有它。</translation>
    </message>
    <message>
        <source>must be an object.</source>
        <translation>必须是对象。</translation>
    </message>
    <message>
        <source>The id stands twice in the files; the first one counts.</source>
        <translation>此 id 在文件中出现了两次；以第一个为准。</translation>
    </message>
    <message>
        <source>A part with this id is shipped. Change single figures of it instead, or give yours another id.</source>
        <translation>程序自带的配件已使用此 id。请改为修改该配件的单项参数，或给您的配件换一个 id。</translation>
    </message>
    <message>
        <source>A part of another kind has this id.</source>
        <translation>另一类别的配件已使用此 id。</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>There is no *.json file at %1.</source>
        <translation>%1 处没有 *.json 文件。</translation>
    </message>
    <message>
        <source>The import was stopped; nothing was stored.</source>
        <translation>导入已停止；未保存任何内容。</translation>
    </message>
    <message>
        <source>More than %1 parts cannot be taken.</source>
        <translation>有超过 %1 个配件无法导入。</translation>
    </message>
</context>
<context>
    <name>PcWords</name>
    <message>
        <source>lanes not known</source>
        <translation>通道未知</translation>
    </message>
    <message>
        <source>%1 of x%2</source>
        <comment>&quot;PCIe 4.0 x4&quot;, lanes that the card could take</comment>
        <translation>%1（显卡为 x%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of parts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>what keeps cards out, how many of how many</comment>
        <translation>%1（%3 款中的 %2 款）</translation>
    </message>
    <message>
        <source>%1 fits best for the money: %2, %3 in %4.</source>
        <comment>card, memory and price, link, connector</comment>
        <translation>%1 最划算：%2，%4 上为 %3。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>link, connector</comment>
        <translation>%2：%1</translation>
    </message>
    <message numerus="yes">
        <source>brings %n limit(s)</source>
        <translation>
            <numerusform>带来 %n 处受限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known</source>
        <comment>that decide whether the card goes in</comment>
        <translation>
            <numerusform>%n 项未知</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>memory not known</source>
        <translation>显存未知</translation>
    </message>
    <message>
        <source>%1 for %2 used</source>
        <comment>memory, price</comment>
        <translation>%1，二手 %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>memory, price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <comment>kinds of part</comment>
        <translation>还需填写：%1。</translation>
    </message>
    <message>
        <source>The catalogue has no card with a current price.</source>
        <translation>配件库中没有带当前价格的显卡。</translation>
    </message>
    <message>
        <source>No card sold today fits this machine as it is: %1.</source>
        <translation>目前在售的显卡都装不进这台机器：%1。</translation>
    </message>
    <message>
        <source>with the supply %1, %2</source>
        <comment>a larger supply in place of the old one, its price</comment>
        <translation>换用电源 %1，%2</translation>
    </message>
    <message>
        <source>%1 %2 fits best for the money: %3, %4 in %5.</source>
        <comment>card, with which supply, memory and price, link, connector</comment>
        <translation>%1（%2）最划算：%3，%5 上为 %4。</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>%1 stands in no connector now.</source>
        <comment>card</comment>
        <translation>%1现在没有插在任何接口上。</translation>
    </message>
    <message>
        <source>In %1 %2 gets no lanes now.</source>
        <comment>slot, card</comment>
        <translation>现在%2在 %1 中得不到通道。</translation>
    </message>
    <message>
        <source>In %1 %2 stands in another card&apos;s way now.</source>
        <comment>slot, card</comment>
        <translation>现在%2在 %1 中挡住了另一张卡。</translation>
    </message>
    <message>
        <source>In %1 %2 has %3 GB/s less now.</source>
        <comment>slot, card, bandwidth</comment>
        <translation>现在%2在 %1 中少 %3 GB/s。</translation>
    </message>
    <message>
        <source>In %1 %2 has %3 mm less air now.</source>
        <comment>slot, card, length</comment>
        <translation>现在%2在 %1 中少 %3 mm 的通风间隙。</translation>
    </message>
    <message>
        <source>In %1 %2 has a card below it now.</source>
        <comment>slot, card</comment>
        <translation>现在%2在 %1 中，下方紧挨着一张卡。</translation>
    </message>
    <message>
        <source>What lanes %2 has in %1 is not known.</source>
        <comment>slot, card</comment>
        <translation>%2 在 %1 中有多少通道尚不清楚。</translation>
    </message>
    <message>
        <source>In %1 %2 hangs on the chipset now.</source>
        <comment>slot, card</comment>
        <translation>%2 现在插在 %1，挂在芯片组下。</translation>
    </message>
</context>
<context>
    <name>PlannedWorks</name>
    <message>
        <source>is “%1”, a model that this version does not know.</source>
        <translation>为“%1”，本版本不认识这个模型。</translation>
    </message>
    <message>
        <source>is “%1”; without a model it must be one of %2.</source>
        <translation>为“%1”；没有模型时，必须是以下之一：%2。</translation>
    </message>
    <message>
        <source>A transformer of one&apos;s own</source>
        <translation>自定义的 Transformer</translation>
    </message>
    <message>
        <source>A net of one&apos;s own</source>
        <translation>自定义的网络</translation>
    </message>
    <message>
        <source>LSTM or GRU</source>
        <translation>LSTM 或 GRU</translation>
    </message>
    <message>
        <source>My own number</source>
        <translation>自填数值</translation>
    </message>
    <message>
        <source>%1, inference</source>
        <comment>a model</comment>
        <translation>%1，推理</translation>
    </message>
    <message>
        <source>%1, training</source>
        <comment>a model</comment>
        <translation>%1，训练</translation>
    </message>
    <message>
        <source>%1, training: %2</source>
        <comment>a model, how it is trained</comment>
        <translation>%1，训练：%2</translation>
    </message>
    <message>
        <source>Training (%1): batch of %2 on each card, %3 tokens in a sequence</source>
        <comment>how, sequences, tokens</comment>
        <translation>训练（%1）：每卡批大小 %2，序列长 %3 个 token</translation>
    </message>
    <message>
        <source>Training: batch of %1 on each card</source>
        <translation>训练：每卡批大小 %1</translation>
    </message>
    <message>
        <source>Training (%1): batch of %2 on each card</source>
        <comment>how, samples</comment>
        <translation>训练（%1）：每卡批大小 %2</translation>
    </message>
    <message>
        <source>says nothing about this work.</source>
        <translation>对这项任务没有意义。</translation>
    </message>
    <message>
        <source>is no value of a work that this version knows.</source>
        <translation>不是本版本认识的任务参数。</translation>
    </message>
    <message>
        <source>A need that is stated</source>
        <translation>直接给出的需求</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n user(s) at once, %1 tokens of context each; weights: %2</source>
        <comment>tokens, format of the weights</comment>
        <translation>
            <numerusform>同时服务 %n 个用户，每个上下文 %1 个 token；权重：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
</context>
<context>
    <name>PowerAnswer</name>
    <message>
        <source>%1 to %2</source>
        <comment>number of watts, watts</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 to %4 %)</source>
        <comment>watts, watts, percent, percent</comment>
        <translation>%1 / %2（%3% 到 %4%）</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <comment>watts, watts, percent</comment>
        <translation>%1 / %2（%3%）</translation>
    </message>
    <message>
        <source>%1 of %2: %3 too much</source>
        <comment>watts, watts, watts</comment>
        <translation>%1 / %2：超出 %3</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %): above %4 %</source>
        <comment>watts, watts, percent, percent</comment>
        <translation>%1 / %2（%3%）：超过 %4%</translation>
    </message>
    <message>
        <source>Worst case</source>
        <translation>最大功耗</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <comment>watts, watts</comment>
        <translation>%1 / 至少 %2</translation>
    </message>
    <message>
        <source>%1 of %2 to %3: the supply&apos;s ATX version is not known</source>
        <comment>watts, watts, watts</comment>
        <translation>%1 / %2 到 %3：电源的 ATX 版本未知</translation>
    </message>
    <message>
        <source>Peak of %1</source>
        <comment>length of time</comment>
        <translation>%1 峰值</translation>
    </message>
    <message>
        <source>%1 breaker</source>
        <comment>watts</comment>
        <translation>断路器 %1</translation>
    </message>
    <message>
        <source>%1 A at %2 V are %3 VA; the machine takes them at a power factor of %4.</source>
        <comment>current, voltage, apparent power, factor</comment>
        <translation>%2 V、%1 A 即 %3 VA；机器按功率因数 %4 计算。</translation>
    </message>
    <message>
        <source>Wall, training</source>
        <translation>插座端（训练）</translation>
    </message>
    <message>
        <source>%1 for hours</source>
        <comment>watts</comment>
        <translation>持续 %1</translation>
    </message>
    <message>
        <source>What the circuit carries for three hours or longer.</source>
        <translation>电路在三小时或更长时间内可承受的功率。</translation>
    </message>
    <message>
        <source>Wall, worst case</source>
        <translation>插座端（最大）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>watts, watts</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>no limit to compare with</source>
        <translation>没有可对比的上限</translation>
    </message>
    <message>
        <source>within</source>
        <translation>未超出</translation>
    </message>
    <message>
        <source>above %1 %</source>
        <comment>percent</comment>
        <translation>超过 %1%</translation>
    </message>
    <message>
        <source>above</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>%1, supply %2</source>
        <comment>&quot;Training&quot; or the like, number of the supply</comment>
        <translation>%1，电源 %2</translation>
    </message>
    <message>
        <source>≤ %1 %</source>
        <comment>share of a limit</comment>
        <translation>≤ %1%</translation>
    </message>
    <message>
        <source>≥ %1 %</source>
        <comment>share of a limit</comment>
        <translation>≥ %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of a limit</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <comment>share of a limit</comment>
        <translation>%1–%2%</translation>
    </message>
</context>
<context>
    <name>PowerBars</name>
    <message>
        <source>%1 × %2</source>
        <comment>number, name of a part</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Board, memory, drives and fans</source>
        <translation>主板、内存、硬盘和风扇</translation>
    </message>
    <message>
        <source>up to %1 more</source>
        <comment>watts</comment>
        <translation>最多再加 %1</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <comment>&quot;Card 1&quot;</comment>
        <translation>%1 的峰值</translation>
    </message>
    <message>
        <source>peak of one card</source>
        <translation>一张显卡的峰值</translation>
    </message>
    <message>
        <source>lost in the supply</source>
        <translation>电源损耗</translation>
    </message>
    <message>
        <source>other load on the circuit</source>
        <translation>电路上的其他负载</translation>
    </message>
    <message>
        <source>may come on top: the processor&apos;s highest draw is not known</source>
        <translation>可能另需：处理器的最大功耗未知</translation>
    </message>
    <message>
        <source>more for short peaks</source>
        <translation>短时峰值可更高</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙上插座</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>what carries the machine&apos;s draw</comment>
        <translation>电源</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>number of cards</comment>
        <translation>%1×</translation>
    </message>
</context>
<context>
    <name>PowerCurveFormat</name>
    <message>
        <source>must hold at least three pairs [watts, speed], by ascending watts, each speed a share of the one at the highest limit.</source>
        <translation>必须至少包含三组 [瓦数, 速度]，按瓦数升序排列，速度为相对于最高功耗限制下速度的比例。</translation>
    </message>
    <message>
        <source>must be training or serving.</source>
        <translation>必须是 training 或 serving。</translation>
    </message>
    <message>
        <source>must name a source that is listed.</source>
        <translation>必须引用已列出的来源。</translation>
    </message>
</context>
<context>
    <name>PowerLimits</name>
    <message>
        <source>source not known</source>
        <translation>来源未知</translation>
    </message>
    <message>
        <source>Limited to %1: there is no measurement of its speed.</source>
        <comment>watts</comment>
        <translation>功耗限制为 %1：没有其速度的实测数据。</translation>
    </message>
    <message>
        <source>Limited to %1 (%2 %): there is no measurement of its speed at this kind of work.</source>
        <comment>watts, percent</comment>
        <translation>功耗限制为 %1（%2%）：没有此类用途下速度的实测数据。</translation>
    </message>
    <message>
        <source>Limited to %1 (%2 %): %3 % of its speed at %4 in %5, measured (%6); fit error %7 %.</source>
        <comment>watts, percent, percent, watts, kind of work, source, percent</comment>
        <translation>功耗限制为 %1（%2%）：在 %5 中，速度为 %4 时的 %3%，实测（%6）；拟合误差 %7%。</translation>
    </message>
    <message>
        <source>no measurement of the speed</source>
        <translation>无速度实测数据</translation>
    </message>
    <message>
        <source>%1 % of the speed, measured</source>
        <comment>percent</comment>
        <translation>速度为原来的 %1%，实测</translation>
    </message>
    <message>
        <source>%1: %2 % of the speed (measured, ±%3)</source>
        <comment>watts, percent, percent points</comment>
        <translation>%1：速度为原来的 %2%（实测，±%3 个百分点）</translation>
    </message>
    <message>
        <source>%1: no measurement of this card&apos;s speed at this limit</source>
        <comment>watts</comment>
        <translation>%1：没有此显卡在此功耗限制下速度的实测数据</translation>
    </message>
    <message>
        <source>%1: no measurement of this card&apos;s speed at a limit</source>
        <comment>watts</comment>
        <translation>%1：没有此显卡在功耗限制下速度的实测数据</translation>
    </message>
    <message>
        <source>No limit: each card draws up to %1.</source>
        <comment>watts</comment>
        <translation>无限制：每张显卡的功耗最高为 %1。</translation>
    </message>
    <message>
        <source>No limit; what the card draws is not known.</source>
        <translation>无限制；显卡的功耗未知。</translation>
    </message>
    <message>
        <source>%1 a year</source>
        <comment>change of the cost of electricity</comment>
        <translation>每年 %1</translation>
    </message>
    <message>
        <source>Of the speed at %1, measured in %2 (%3).</source>
        <comment>watts, kind of work, source</comment>
        <translation>相对于 %1 时的速度，在 %2 中实测（%3）。</translation>
    </message>
    <message>
        <source>Of the speed at %1, measured in %2 (%3): the slowest of %4 measurements; the fastest kept %5 %.</source>
        <comment>watts, kind of work, source, number, percent</comment>
        <translation>相对于 %1 时的速度，在 %2 中实测（%3）：取 %4 组实测中最慢的；最快的保持 %5%。</translation>
    </message>
</context>
<context>
    <name>PowerPlan</name>
    <message>
        <source>, </source>
        <comment>between entries of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of a part, its name</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>EPS</source>
        <comment>the processor&apos;s power plug</comment>
        <translation>EPS</translation>
    </message>
    <message>
        <source>Board with its slots, memory, drives and fans</source>
        <translation>主板及其插槽、内存、硬盘和风扇</translation>
    </message>
    <message>
        <source>24 pins</source>
        <comment>the board&apos;s power plug</comment>
        <translation>24 针</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <comment>watts, watts, percent</comment>
        <translation>%1 / %2（%3%）</translation>
    </message>
    <message>
        <source>Supply %1: %2</source>
        <comment>number, name of the part</comment>
        <translation>电源 %1：%2</translation>
    </message>
    <message>
        <source>A card&apos;s draw counts for the supply of its plugs; up to 75 W of it may come through the slot instead, which the worst case of the board&apos;s supply has on top.</source>
        <translation>显卡的功耗计入其接头所接的电源；其中最多 75 W 可能改由插槽供给，主板电源的最大功耗已另外计入这部分。</translation>
    </message>
    <message>
        <source>Divided so that the fullest supply is as little loaded as can be.</source>
        <translation>这样的分配使负载最重的电源尽可能轻。</translation>
    </message>
    <message>
        <source>Divided as you chose; what you left open is divided so that the fullest supply is as little loaded as can be.</source>
        <translation>按您的选择分配；您未指定的部分，其分配使负载最重的电源尽可能轻。</translation>
    </message>
    <message>
        <source>No division keeps each supply below its rating; this is the least bad one.</source>
        <translation>没有一种分配能使每个电源都不超过额定功率；这是其中最好的一种。</translation>
    </message>
    <message>
        <source>Not all divisions were tried; this is the best one of those that were.</source>
        <translation>并未尝试所有分配；这是已尝试的分配中最好的一种。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>part, its plugs</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 feeds nothing.</source>
        <comment>supply</comment>
        <translation>%1 不给任何部件供电。</translation>
    </message>
    <message>
        <source>%1 feeds %2; together %3.</source>
        <comment>supply, list of parts, watts</comment>
        <translation>%1 供电：%2；合计 %3。</translation>
    </message>
</context>
<context>
    <name>PowerTables</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>watts</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>watts</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>The supply&apos;s ATX version is not known.</source>
        <translation>电源的 ATX 版本未知。</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of connectors, their type</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <comment>connectors</comment>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>by adapter: %1</source>
        <comment>connectors</comment>
        <translation>用转接头：%1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>number of cards</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Need, W</source>
        <translation>需要（W）</translation>
    </message>
    <message>
        <source>Peak, W</source>
        <comment>what one card&apos;s excursion adds</comment>
        <translation>峰值增量（W）</translation>
    </message>
    <message>
        <source>Allowed, W</source>
        <translation>允许（W）</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>letter of a part in a drawing</comment>
        <translation>图中代号</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Training, W</source>
        <translation>训练功耗（W）</translation>
    </message>
    <message>
        <source>Worst case, W</source>
        <translation>最大功耗（W）</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Carries, W</source>
        <translation>可供电（W）</translation>
    </message>
    <message>
        <source>Fed by</source>
        <translation>供电电源</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Cards on its plugs</source>
        <translation>所接显卡数</translation>
    </message>
</context>
<context>
    <name>PrefillWords</name>
    <message>
        <source>A prompt of %1 tokens is read at %2 tokens/s: the first token comes after %3 s.</source>
        <translation>读取 %1 个 token 的提示词，速度为每秒 %2 个 token：%3 秒后给出首个 token。</translation>
    </message>
</context>
<context>
    <name>PriceHistory</name>
    <message>
        <source>launch</source>
        <comment>a price</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>list</source>
        <comment>a price</comment>
        <translation>标价</translation>
    </message>
    <message>
        <source>market, new</source>
        <comment>a price</comment>
        <translation>市场价，全新</translation>
    </message>
    <message>
        <source>market, used</source>
        <comment>a price</comment>
        <translation>市场价，二手</translation>
    </message>
    <message>
        <source>yours, new</source>
        <comment>a price</comment>
        <translation>自填价格，全新</translation>
    </message>
    <message>
        <source>yours, used</source>
        <comment>a price</comment>
        <translation>自填价格，二手</translation>
    </message>
    <message>
        <source>%1 %2 for one US dollar (%3)</source>
        <comment>amount, currency, date</comment>
        <translation>1 美元 = %1 %2（%3）</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Price (%1)</source>
        <comment>currency</comment>
        <translation>价格（%1）</translation>
    </message>
    <message>
        <source>Converted at %1.</source>
        <comment>rate of exchange</comment>
        <translation>换算汇率：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) in %1 are not shown: there is no rate for it.</source>
        <translation>
            <numerusform>有 %n 个 %1 价格未显示：没有该货币的汇率。</numerusform>
        </translation>
    </message>
    <message>
        <source>No price of this part can be drawn yet. Add your own below, or import a list of prices with Data, Import prices from CSV.</source>
        <translation>此配件还没有可绘制的价格。请在下方自行添加，或用“数据 → 从 CSV 导入价格”导入价格表。</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <source>your own, used</source>
        <comment>a price</comment>
        <translation>自填价格，二手</translation>
    </message>
    <message>
        <source>your own</source>
        <comment>a price</comment>
        <translation>自填价格</translation>
    </message>
    <message>
        <source>launch</source>
        <comment>a price</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>list, used</source>
        <comment>a price</comment>
        <translation>标价，二手</translation>
    </message>
    <message>
        <source>list, new</source>
        <comment>a price</comment>
        <translation>标价，全新</translation>
    </message>
    <message>
        <source>market, used</source>
        <comment>a price</comment>
        <translation>市场价，二手</translation>
    </message>
    <message>
        <source>market, new</source>
        <comment>a price</comment>
        <translation>市场价，全新</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are older than six months, the oldest is of %1: ask before you order.</source>
        <translation>
            <numerusform>%n 个价格已超过六个月，最早的是 %1：下单前请询价。</numerusform>
        </translation>
    </message>
    <message>
        <source>old</source>
        <comment>a price</comment>
        <translation>旧价</translation>
    </message>
    <message>
        <source>price of the GPU, not of this card</source>
        <translation>该 GPU 的价格，非此显卡</translation>
    </message>
    <message>
        <source>price of another card with this GPU</source>
        <translation>同 GPU 其他显卡的价格</translation>
    </message>
    <message>
        <source>converted from %1 at the rate of %2</source>
        <comment>amount, date</comment>
        <translation>由 %1 按 %2 的汇率换算</translation>
    </message>
    <message>
        <source>value added tax included</source>
        <translation>含增值税</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the marks of a price</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>New, else used</source>
        <comment>which prices count</comment>
        <translation>全新优先，否则二手</translation>
    </message>
    <message>
        <source>New only</source>
        <comment>which prices count</comment>
        <translation>只用全新</translation>
    </message>
    <message>
        <source>Used, else new</source>
        <comment>which prices count</comment>
        <translation>二手优先，否则全新</translation>
    </message>
    <message>
        <source>At launch</source>
        <comment>which prices count</comment>
        <translation>首发价</translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s)</source>
        <comment>nothing newer is known</comment>
        <translation>
            <numerusform>%n 个是首发价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s) of %1</source>
        <comment>nothing newer is known; year</comment>
        <translation>
            <numerusform>%n 个是 %1 年的首发价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s) of %1 to %2</source>
        <comment>nothing newer is known; year, year</comment>
        <translation>
            <numerusform>%n 个是 %1 至 %2 年的首发价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of used parts</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n 个是二手价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of another card with the same GPU</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n 个是同 GPU 的另一款显卡的价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n converted (oldest rate of %1)</source>
        <comment>prices, date</comment>
        <translation>
            <numerusform>%n 个经过换算（最早的汇率为 %1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with value added tax</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n 个含增值税</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n price(s): %1.</source>
        <comment>list of what they are</comment>
        <translation>
            <numerusform>%n 个价格中：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what prices are</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of part</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>as entered for this machine</source>
        <comment>a price</comment>
        <translation>为这台机器填写的价格</translation>
    </message>
    <message>
        <source>%1 × %2–%3</source>
        <comment>kind of part, ratio, ratio</comment>
        <translation>%1为 %2–%3 倍</translation>
    </message>
    <message>
        <source>How prices moved since is not known for %1.</source>
        <comment>kinds of part</comment>
        <translation>此后价格变化未知：%1。</translation>
    </message>
    <message>
        <source>used</source>
        <comment>condition of a part</comment>
        <translation>二手</translation>
    </message>
    <message>
        <source>new</source>
        <comment>condition of a part</comment>
        <translation>全新</translation>
    </message>
    <message>
        <source>Since then prices of such parts moved: %1.</source>
        <comment>list of kinds with ratios</comment>
        <translation>此后同类配件的价格变为：%1。</translation>
    </message>
    <message>
        <source>converted</source>
        <comment>a price</comment>
        <translation>已换算</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>is empty: a price that is not known is left out, never free.</source>
        <translation>为空：未知的价格请直接省略，不能视为免费。</translation>
    </message>
    <message>
        <source>is not a number with &quot;%1&quot; as its decimal mark.</source>
        <translation>不是以“%1”为小数点的数字。</translation>
    </message>
    <message>
        <source>has something beside the number that names no currency.</source>
        <translation>数字旁有文字或符号，但不是货币。</translation>
    </message>
    <message>
        <source>is 0: a price that is not known is left out, never free.</source>
        <translation>为 0：未知的价格请直接省略，不能视为免费。</translation>
    </message>
    <message>
        <source>lies outside of what a price can be (0.01 to 1,000,000,000).</source>
        <translation>超出价格可能的范围（0.01 到 1,000,000,000）。</translation>
    </message>
    <message>
        <source>could be a day and a month or a month and a day; write it as 2026-11-01.</source>
        <translation>无法确定是日/月还是月/日；请写成 2026-11-01 的形式。</translation>
    </message>
    <message>
        <source>is not a date such as 2026-11-01.</source>
        <translation>不是日期；正确的写法例如 2026-11-01。</translation>
    </message>
    <message>
        <source>cannot be read (%1).</source>
        <comment>a file</comment>
        <translation>无法读取（%1）。</translation>
    </message>
    <message>
        <source>names no part of the catalogue.</source>
        <translation>在配件库中没有对应的配件。</translation>
    </message>
    <message>
        <source>Several parts of the catalogue are called so.</source>
        <translation>配件库中有多个配件叫此名称。</translation>
    </message>
    <message>
        <source>names no currency that is known.</source>
        <translation>不是已知的货币。</translation>
    </message>
    <message>
        <source>could be one of %1; say which.</source>
        <translation>可能是以下之一：%1；请指明。</translation>
    </message>
    <message>
        <source>has the sign of another currency than %1.</source>
        <translation>带有 %1 以外的货币符号。</translation>
    </message>
    <message>
        <source>says neither new nor used.</source>
        <translation>既不是 new（全新）也不是 used（二手）。</translation>
    </message>
    <message>
        <source>is none of launch, list and market.</source>
        <translation>不是 launch、list 或 market。</translation>
    </message>
    <message>
        <source>Another row has a different price of the same part, day, currency and condition; the first one counts.</source>
        <translation>另一行中同一配件、日期、货币和成色的价格与此不同；以第一个为准。</translation>
    </message>
    <message>
        <source>has no header line that can be read.</source>
        <translation>没有可读取的表头行。</translation>
    </message>
    <message>
        <source>has more than the %1 rows that are taken.</source>
        <translation>超过 %1 行的上限。</translation>
    </message>
    <message>
        <source>has more than %1 rows that cannot be used.</source>
        <translation>有超过 %1 行无法使用。</translation>
    </message>
    <message>
        <source>The import was stopped; nothing was stored.</source>
        <translation>导入已停止；未保存任何内容。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>decimal is &quot;%1&quot;; it must be . or a comma.</source>
        <translation>decimal 为“%1”；必须是 . 或逗号。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that a column can hold; there are: part, amount, currency, date, condition, basis, source, and decimal.</source>
        <translation>“%1”不是列可以表示的内容；可用的有：part、amount、currency、date、condition、basis、source 和 decimal。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no column of this file; its columns are: %3.</source>
        <comment>what a column holds, column, list</comment>
        <translation>%1 为“%2”，但此文件没有这一列；可用的列有：%3。</translation>
    </message>
    <message>
        <source>No column says which part a price is of; name it.</source>
        <translation>没有指明价格属于哪个配件的列；请指定。</translation>
    </message>
    <message>
        <source>No column holds the price; name it.</source>
        <translation>没有价格列；请指定。</translation>
    </message>
    <message>
        <source>No column holds the date of the prices; name it, or give one date for all.</source>
        <translation>没有价格的日期列；请指定，或给出一个适用于所有价格的日期。</translation>
    </message>
</context>
<context>
    <name>Racks</name>
    <message>
        <source>A cluster needs 1 to %1 machines with 1 to %2 GPUs each.</source>
        <translation>集群须有 1 到 %1 台机器，每台 1 到 %2 个 GPU。</translation>
    </message>
    <message>
        <source>The power of a GPU is not known, so there is no plan: choose another GPU.</source>
        <translation>GPU 的功耗未知，无法规划：请选择其他 GPU。</translation>
    </message>
    <message>
        <source>A number of the plan is too large, or 0.</source>
        <translation>规划中有数字过大或为 0。</translation>
    </message>
    <message>
        <source>A rack must bear more than 0 kW.</source>
        <translation>机柜的承载功率必须大于 0 kW。</translation>
    </message>
    <message>
        <source>%1 network ports are more than two tiers of switches with %2 ports serve (%3): take larger switches or fewer ports.</source>
        <translation>需要 %1 个网络端口，超过两层 %2 口交换机所能提供的数量（%3）：请选用更大的交换机或减少端口。</translation>
    </message>
    <message>
        <source>One machine takes %1 kW, more than the %2 kW that a rack bears: take racks with more power, or fewer GPUs in a machine.</source>
        <translation>一台机器的功耗为 %1 kW，超过机柜可承载的 %2 kW：请选用功率更大的机柜，或减少每台机器的 GPU 数。</translation>
    </message>
    <message>
        <source>One machine is higher than a rack.</source>
        <translation>一台机器比机柜还高。</translation>
    </message>
</context>
<context>
    <name>Rankings</name>
    <message>
        <source>Tensor Cores</source>
        <translation>Tensor Core</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>16-bit capability</source>
        <translation>16 位计算能力</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>There is no store %1, so there are no parts and prices of yours to read.</source>
        <translation>数据文件 %1 不存在，因此没有您的自定义配件和价格可读取。</translation>
    </message>
    <message>
        <source>Your store %1 is empty: it was never begun, or what it held is lost. Your own parts and prices are left out. Restore a backup, in the window&apos;s Data menu, shows which copies there are.</source>
        <translation>您的数据文件 %1 是空的：从未写入过，或其内容已丢失。您的自定义配件和价格未计入。窗口“数据”菜单中的“恢复备份”会列出现有的副本。</translation>
    </message>
    <message>
        <source>Your store %1 is damaged, so your own parts and prices are left out. It is as it was; the window sets it aside when it opens, and Restore a backup, in its Data menu, shows which copies there are.</source>
        <translation>您的数据文件 %1 已损坏，因此您的自定义配件和价格未计入。该文件未作改动；窗口打开时会将其另存，“数据”菜单中的“恢复备份”会列出现有的副本。</translation>
    </message>
    <message>
        <source>Your store %1 was written by a newer version of Rigwright; what this version does not know of is left out.</source>
        <translation>您的数据文件 %1 由更新版本的 Rigwright 写成；此版本不认识的内容未计入。</translation>
    </message>
    <message>
        <source>SQLite cannot read it.</source>
        <translation>SQLite 无法读取它。</translation>
    </message>
</context>
<context>
    <name>RealityAnswer</name>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>%n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <comment>memory of a card</comment>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures of a card</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>PCIe %1.0</source>
        <translation>PCIe %1.0</translation>
    </message>
    <message>
        <source>PCIe %1.0 at rest</source>
        <translation>空闲时 PCIe %1.0</translation>
    </message>
    <message>
        <source>Its power limit is %1, planned %2: supply and heat were reckoned with less. Set it with nvidia-smi -pl, or plan with %1.</source>
        <translation>功耗限制为 %1，方案为 %2：电源和散热是按较低的功耗计算的。请用 nvidia-smi -pl 设置，或在方案中改为 %1。</translation>
    </message>
    <message>
        <source>Its power limit is %1, planned %2: it is slower than planned. nvidia-smi -pl raises it.</source>
        <translation>功耗限制为 %1，方案为 %2：速度低于方案。可用 nvidia-smi -pl 提高。</translation>
    </message>
    <message>
        <source>It has %1 GiB of memory, planned %2.</source>
        <translation>显存为 %1 GiB，方案为 %2 GiB。</translation>
    </message>
    <message>
        <source>Mended, x%1 becomes x%2.</source>
        <comment>lanes found, lanes planned</comment>
        <translation>解决后，x%1 变为 x%2。</translation>
    </message>
    <message>
        <source>The plan has no card that could be held against the machine.</source>
        <translation>方案中没有可与实机对照的显卡。</translation>
    </message>
    <message numerus="yes">
        <source>%n other card(s) lost something, too.</source>
        <translation>
            <numerusform>另有 %n 张显卡也有损失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same holds for %n other(s).</source>
        <translation>
            <numerusform>另有 %n 张也是如此。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card has lost lanes. How fast the links are is seen while the cards work: ask again under load.</source>
        <translation>没有显卡丢失通道。链路速度要在显卡工作时才能看出：请在负载下再查一次。</translation>
    </message>
    <message>
        <source>The machine is as planned: no card has lost lanes or speed of its link.</source>
        <translation>实机与方案一致：没有显卡丢失通道或链路速度。</translation>
    </message>
    <message>
        <source>%1 and %2: planned %3, nvidia-smi topo prints %4.</source>
        <comment>two cards, a way, a word of nvidia-smi</comment>
        <translation>%1和%2：方案为%3，nvidia-smi topo 显示 %4。</translation>
    </message>
    <message>
        <source>Driver %1 is too old for %2, which needs %3 or newer.</source>
        <comment>version, a card, a branch</comment>
        <translation>驱动 %1 对%2来说太旧，需要 %3 或更新版本。</translation>
    </message>
    <message>
        <source>as planned</source>
        <comment>of a card in the machine</comment>
        <translation>与方案一致</translation>
    </message>
    <message>
        <source>at rest</source>
        <comment>of a card in the machine</comment>
        <translation>空闲</translation>
    </message>
    <message>
        <source>lanes lost</source>
        <comment>of a card in the machine</comment>
        <translation>丢失通道</translation>
    </message>
    <message>
        <source>slower link</source>
        <comment>of a card in the machine</comment>
        <translation>链路较慢</translation>
    </message>
    <message>
        <source>in another slot</source>
        <comment>of a card in the machine</comment>
        <translation>在别的插槽</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>of a card in the machine</comment>
        <translation>未找到</translation>
    </message>
    <message>
        <source>not planned</source>
        <comment>of a card in the machine</comment>
        <translation>方案中没有</translation>
    </message>
    <message>
        <source>not told</source>
        <comment>of a card in the machine</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>file, number</comment>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Seen in %1: “%2”.</source>
        <comment>a file and line, the line itself</comment>
        <translation>见 %1：“%2”。</translation>
    </message>
    <message>
        <source>divided (MIG)</source>
        <comment>of a card in the machine</comment>
        <translation>被 MIG 划分</translation>
    </message>
    <message>
        <source>without addresses</source>
        <comment>of a card in the machine</comment>
        <translation>没有地址</translation>
    </message>
</context>
<context>
    <name>RealityWords</name>
    <message>
        <source>Card %1 (%2)</source>
        <translation>显卡 %1（%2）</translation>
    </message>
    <message>
        <source>%1 is as planned.</source>
        <translation>%1 与方案一致。</translation>
    </message>
    <message>
        <source>%1 rests: the speed of its link says nothing now.</source>
        <translation>%1 处于空闲：其链路速度此时不说明任何问题。</translation>
    </message>
    <message>
        <source>%1: planned with %2 lanes, it has %3.</source>
        <translation>%1：方案为 %2 条通道，实际只有 %3 条。</translation>
    </message>
    <message>
        <source>%1: planned with PCIe %2.0, the link does not reach it.</source>
        <translation>%1：方案为 PCIe %2.0，链路没有达到。</translation>
    </message>
    <message>
        <source>%1 stands in %2, planned in %3; its lanes are as planned.</source>
        <translation>%1 插在 %2，方案为 %3；通道数与方案一致。</translation>
    </message>
    <message>
        <source>%1 is not in what the machine says of itself.</source>
        <translation>机器自身的输出中没有 %1。</translation>
    </message>
    <message>
        <source>%1 is in the machine and not in the plan.</source>
        <translation>%1 在机器中，但不在方案中。</translation>
    </message>
    <message>
        <source>%1: the texts do not tell how its link is.</source>
        <translation>%1：文本没有说明其链路情况。</translation>
    </message>
    <message>
        <source>The card is at rest, and a link slows down then.</source>
        <translation>显卡处于空闲，此时链路会降速。</translation>
    </message>
    <message>
        <source>The card fell off the bus and does not answer.</source>
        <translation>显卡已从总线上掉线，没有响应。</translation>
    </message>
    <message>
        <source>The card stands in %1, which gives these lanes.</source>
        <translation>显卡插在 %1，该插槽正好提供这么多通道。</translation>
    </message>
    <message>
        <source>The port above the card has no more lanes.</source>
        <translation>显卡上级端口没有更多通道。</translation>
    </message>
    <message>
        <source>The board, its processor or a riser allows no more than this generation.</source>
        <translation>主板、处理器或转接线最高只支持这一代。</translation>
    </message>
    <message>
        <source>The texts are of a virtual machine, which does not see the real link.</source>
        <translation>这些文本来自虚拟机，看不到真实链路。</translation>
    </message>
    <message>
        <source>Only root sees the link.</source>
        <translation>只有 root 能看到链路。</translation>
    </message>
    <message>
        <source>The texts do not have it.</source>
        <translation>文本中没有。</translation>
    </message>
    <message>
        <source>How many lanes the plan gives is not known.</source>
        <translation>方案给出多少通道尚不清楚。</translation>
    </message>
    <message>
        <source>Ask again while the card works.</source>
        <translation>请在显卡工作时再查一次。</translation>
    </message>
    <message>
        <source>Switch the machine off, seat the card and its plugs anew, and look at the kernel&apos;s log after the next start.</source>
        <translation>关机，重新插好显卡及其供电插头，下次启动后查看内核日志。</translation>
    </message>
    <message>
        <source>Move the card to the planned slot, or plan it in %1.</source>
        <translation>把显卡移到方案中的插槽，或在方案中改为 %1。</translation>
    </message>
    <message>
        <source>Empty %1, or move what is in it to a connector that shares no lanes with the slot.</source>
        <translation>取出 %1 中的设备，或移到不与该插槽共享通道的接口。</translation>
    </message>
    <message>
        <source>Look up what the slot and the processor are wired for; try without the riser.</source>
        <translation>查明插槽和处理器的接线；不用转接线再试。</translation>
    </message>
    <message>
        <source>Set the slot&apos;s split and its generation to automatic in the firmware.</source>
        <translation>在固件中把该插槽的拆分和 PCIe 版本设为自动。</translation>
    </message>
    <message>
        <source>Switch off, take the card out, clean its contacts and seat it again; try without the riser.</source>
        <translation>关机，取出显卡，清洁触点后重新插好；不用转接线再试。</translation>
    </message>
    <message>
        <source>Ask the machine that runs it.</source>
        <translation>请在宿主机上查看。</translation>
    </message>
    <message>
        <source>Run sudo lspci -vv.</source>
        <translation>请运行 sudo lspci -vv。</translation>
    </message>
    <message>
        <source>Add the output of sudo lspci -vv, or of nvidia-smi -q.</source>
        <translation>请加上 sudo lspci -vv 或 nvidia-smi -q 的输出。</translation>
    </message>
    <message>
        <source>Under load nvidia-smi -q or lspci -vv then shows generation %1.</source>
        <translation>此后在负载下，nvidia-smi -q 或 lspci -vv 会显示第 %1 代。</translation>
    </message>
    <message>
        <source>lspci -vv then shows LnkSta with Width x%1.</source>
        <translation>此后 lspci -vv 的 LnkSta 会显示 Width x%1。</translation>
    </message>
    <message>
        <source>The card is in nvidia-smi or lspci again.</source>
        <translation>显卡重新出现在 nvidia-smi 或 lspci 中。</translation>
    </message>
    <message>
        <source>The slot hangs on the chipset: the kernel names one narrow link for this card and other devices.</source>
        <translation>插槽接在芯片组上：内核指出这张显卡和其他设备受同一条窄链路限制。</translation>
    </message>
    <message>
        <source>The lanes of one slot of the processor are dealt among several cards.</source>
        <translation>处理器一个插槽的通道分给了几张显卡。</translation>
    </message>
    <message>
        <source>Move the card to a slot that hangs on the processor.</source>
        <translation>把显卡移到接在处理器上的插槽。</translation>
    </message>
    <message>
        <source>Set the split of the slots in the firmware to what was planned (bifurcation), or plan the cards with these lanes.</source>
        <translation>在固件中把插槽的通道拆分设为规划的方式，或按这些通道规划显卡。</translation>
    </message>
    <message>
        <source>Switch on “Above 4G decoding” in the firmware, and switch off its legacy mode (CSM).</source>
        <translation>在固件中开启“Above 4G Decoding”，并关闭传统模式（CSM）。</translation>
    </message>
    <message>
        <source>The card may stand in %1, where it would have just these.</source>
        <translation>显卡可能插在 %1，在那里正好只有这么多通道。</translation>
    </message>
    <message>
        <source>%1 may take the lanes: with something in it this slot has just these.</source>
        <translation>通道可能被 %1 占用：其中装有设备时，该插槽正好只有这么多。</translation>
    </message>
    <message>
        <source>The firmware may split the slot, or hold it at an older generation.</source>
        <translation>固件可能拆分了该插槽，或限制在较旧的 PCIe 版本。</translation>
    </message>
    <message>
        <source>The firmware may have no room for the card&apos;s memory among its addresses.</source>
        <translation>固件的地址空间可能放不下显卡的显存。</translation>
    </message>
    <message>
        <source>The card, its riser or their contacts may not sit well.</source>
        <translation>显卡、转接线或触点可能没有插好。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is divided by MIG into %n instance(s), the largest with %2 GiB: a program sees one of them, not the card.</source>
        <comment>a card, GiB</comment>
        <translation>
            <numerusform>%1 被 MIG 分成 %n 个实例，最大的有 %2 GiB：一个程序只能看到其中一个，而不是整张卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is divided by MIG: a program sees one of its instances, not the card.</source>
        <translation>%1 被 MIG 划分：一个程序只能看到其中一个实例，而不是整张卡。</translation>
    </message>
    <message>
        <source>%1 is seen, but its memory found no room among the addresses: no driver can use it.</source>
        <translation>%1 能被看到，但其显存没有分配到地址：任何驱动都无法使用它。</translation>
    </message>
    <message>
        <source>MIG is on.</source>
        <translation>MIG 已开启。</translation>
    </message>
    <message>
        <source>The card stands in a box outside of the case: it has the lanes of its cable (Thunderbolt or USB4), not those of a slot.</source>
        <translation>显卡位于机箱外的外接盒中：它的通道数由线缆（雷电或 USB4）决定，而不是由插槽决定。</translation>
    </message>
    <message>
        <source>The riser that the card hangs on may be made for an older generation, or be too long.</source>
        <translation>显卡所接的转接线可能是为较旧的代制造的，或者太长。</translation>
    </message>
    <message>
        <source>The firmware gave the card&apos;s memory no addresses.</source>
        <translation>固件没有给显卡的显存分配地址。</translation>
    </message>
    <message>
        <source>End what runs on the card and switch it off with sudo nvidia-smi -mig 0, or plan with the memory of one instance.</source>
        <translation>结束该卡上运行的程序，用 sudo nvidia-smi -mig 0 关闭它；或者按一个实例的显存来规划。</translation>
    </message>
    <message>
        <source>Put the card into a slot, or plan it at the lanes of its cable.</source>
        <translation>把显卡插到插槽里，或者按线缆的通道数来规划它。</translation>
    </message>
    <message>
        <source>Try the card in the slot itself; a riser says for which generation it is made.</source>
        <translation>把显卡直接插在插槽上试一试；转接线上标明它适用于哪一代。</translation>
    </message>
    <message>
        <source>nvidia-smi -L then lists the card without MIG devices.</source>
        <translation>之后 nvidia-smi -L 列出该卡时不再带有 MIG 设备。</translation>
    </message>
    <message>
        <source>lspci -vv then shows an address for each region of its memory.</source>
        <translation>之后 lspci -vv 会为它的每个内存区域显示地址。</translation>
    </message>
</context>
<context>
    <name>RecurrentWords</name>
    <message>
        <source>“%1” must be from %2 to %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
</context>
<context>
    <name>ReductionWords</name>
    <message>
        <source>Stride 2 in the first convolution</source>
        <translation>第一个卷积的步幅设为 2</translation>
    </message>
    <message>
        <source>A 1×1 convolution at the end, a third of the channels</source>
        <translation>末尾加一个 1×1 卷积，通道数减至三分之一</translation>
    </message>
    <message>
        <source>A 2×2 max pool behind the first convolution</source>
        <translation>第一个卷积之后加一个 2×2 最大池化</translation>
    </message>
    <message>
        <source>16 bits in place of 32</source>
        <translation>用 16 位代替 32 位</translation>
    </message>
    <message>
        <source>Half the batch</source>
        <translation>批大小减半</translation>
    </message>
</context>
<context>
    <name>Rent</name>
    <message>
        <source>Buying never pays back: a month of the own machine costs %1 in electricity and hosting, and renting the same work costs %2.</source>
        <translation>购买永远无法回本：自有机器每月的电费和托管费为 %1，而租用完成同样的工作只需 %2。</translation>
    </message>
    <message>
        <source>%1 months at the earliest (%2 hours of use)</source>
        <comment>after …</comment>
        <translation>至少 %1 个月（使用 %2 小时）</translation>
    </message>
    <message>
        <source>%1 months (%2 hours of use)</source>
        <comment>after …</comment>
        <translation>%1 个月（使用 %2 小时）</translation>
    </message>
    <message>
        <source>Over %1 years buying is not cheaper even around the clock.</source>
        <translation>%1 年内，即使昼夜不停地使用，购买也不更便宜。</translation>
    </message>
    <message>
        <source>Over %1 years buying is cheaper however little the machine is used.</source>
        <translation>%1 年内，无论用得多少，购买都更便宜。</translation>
    </message>
    <message>
        <source>Over %1 years buying is the cheaper one from %2 hours a week on; below that, renting is. A mix of both pays only where the use is uneven: own what works longer than that all year, rent the rest.</source>
        <translation>%1 年内，每周使用 %2 小时以上时购买更便宜，低于此则租用更便宜。只有使用量起伏较大时，两者搭配才划算：全年都超过该时长的部分购买，其余租用。</translation>
    </message>
    <message>
        <source>Electricity is not counted: no tariff is given. With it, buying pays later.</source>
        <translation>未计电费：没有给出电价。计入后回本会更晚。</translation>
    </message>
    <message>
        <source>Electricity is not counted: the machine&apos;s draw is not known. With it, buying pays later.</source>
        <translation>未计电费：机器的功耗未知。计入后回本会更晚。</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>the machine outside of work</comment>
        <translation>关机</translation>
    </message>
    <message>
        <source>Electricity: %1 at work for %2 hours a month, otherwise %3; PUE %4; %5 a kWh: %6 a month.</source>
        <translation>电费：工作时 %1，每月 %2 小时，其余时间 %3；PUE %4；每千瓦时 %5：每月 %6。</translation>
    </message>
    <message>
        <source>Nothing for resale is counted.</source>
        <translation>未计转卖。</translation>
    </message>
    <message>
        <source>Resale at the end: %1 (%2 % of the price, your own number); it takes no part in the month of break-even.</source>
        <translation>期末残值：%1（价格的 %2%，自填）；不影响回本月份的计算。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the planned machine have no price: it costs more than is counted, and buying pays later.</source>
        <translation>
            <numerusform>规划的机器有 %n 个配件没有价格：实际花费高于计算值，回本会更晚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices in %1 are not counted: no rate of exchange is known.</source>
        <translation>以 %1 计的价格未计入：汇率未知。</translation>
    </message>
    <message>
        <source>The planned machine takes more than is counted: the draw of a part, or the efficiency of the supply, is not known.</source>
        <translation>规划的机器实际功耗高于计算值：有配件的功耗或电源的转换效率未知。</translation>
    </message>
    <message>
        <source>Speed: %1 rented hours do the work of one own hour (your own number).</source>
        <translation>速度：租用 %1 小时相当于自有机器工作 1 小时（自填）。</translation>
    </message>
    <message>
        <source>Speed: rented and own GPU count as equally fast: nobody compared them here. Enter your own ratio if you know it.</source>
        <translation>速度：租用的与自有的 GPU 按同样快计算：没有来源对比过两者。如果知道比值，请自行填写。</translation>
    </message>
    <message>
        <source>Speed: the rented GPU is the same chip as the own one.</source>
        <translation>速度：租用的 GPU 与自有的是同一款芯片。</translation>
    </message>
    <message>
        <source>Speed: %1 rented hours do the work of one own hour, as the source says (%2).</source>
        <translation>速度：据来源所述，租用 %1 小时相当于自有机器工作 1 小时（%2）。</translation>
    </message>
    <message>
        <source>Speed: %1 rented hours do the work of one own hour, by measured training speeds (%2).</source>
        <translation>速度：按实测训练速度，租用 %1 小时相当于自有机器工作 1 小时（%2）。</translation>
    </message>
    <message>
        <source>Rented: %1 an hour in all, your own price.</source>
        <translation>租用：每小时共 %1，自填价格。</translation>
    </message>
    <message>
        <source>%1 × %2 %3 (%4)</source>
        <comment>number of machines, provider, its name of the machine, GPU</comment>
        <translation>%1 × %2 %3（%4）</translation>
    </message>
    <message>
        <source>Rented: %1, %2 an hour in all, your own price.</source>
        <translation>租用：%1，每小时共 %2，自填价格。</translation>
    </message>
    <message>
        <source>Rented: %1, %2, %3, %4 an hour in all; %5. Ask for the present price before you decide.</source>
        <translation>租用：%1，%2，%3，每小时共 %4；%5。决定之前请查询当前价格。</translation>
    </message>
    <message>
        <source>no region stated</source>
        <translation>未注明区域</translation>
    </message>
    <message>
        <source>price of %1, %2</source>
        <comment>date, age</comment>
        <translation>%1 的价格，%2</translation>
    </message>
    <message>
        <source>on demand</source>
        <comment>a cloud price</comment>
        <translation>按需</translation>
    </message>
    <message>
        <source>spot (may be taken away at any time)</source>
        <comment>a cloud price</comment>
        <translation>竞价（现货，随时可能被收回）</translation>
    </message>
    <message>
        <source>from private hosts</source>
        <comment>a cloud price</comment>
        <translation>个人主机出租</translation>
    </message>
    <message>
        <source>reserved for a year</source>
        <comment>a cloud price</comment>
        <translation>预留一年</translation>
    </message>
    <message>
        <source>reserved for three years</source>
        <comment>a cloud price</comment>
        <translation>预留三年</translation>
    </message>
    <message>
        <source>term not stated</source>
        <comment>a cloud price</comment>
        <translation>未注明计价方式</translation>
    </message>
    <message>
        <source>There is nothing left to pay for the machine: using it is cheaper than renting from the first hour.</source>
        <translation>机器已无需再付款：从第一个小时起，使用它就比租用便宜。</translation>
    </message>
    <message>
        <source>Buying is cheaper after %1.</source>
        <comment>so many months (so many hours)</comment>
        <translation>%1后购买更便宜。</translation>
    </message>
    <message>
        <source>Over %1 years buying is cheaper only because of the resale; without it, it pays back after %2.</source>
        <translation>%1 年内，只有计入转卖，购买才更便宜；不计转卖，需%2才能回本。</translation>
    </message>
    <message>
        <source>Renting is cheaper: buying would take more than a hundred years to pay back.</source>
        <translation>租用更便宜：购买要一百年以上才能回本。</translation>
    </message>
    <message>
        <source>Over %1 years renting is cheaper: buying pays back only after %2.</source>
        <translation>%1 年内租用更便宜：购买需%2才能回本。</translation>
    </message>
    <message>
        <source>At the end of %1 years: bought at least %2, rented %3.</source>
        <translation>%1 年期末：购买至少花费 %2，租用花费 %3。</translation>
    </message>
    <message>
        <source>At the end of %1 years: bought %2, rented %3.</source>
        <translation>%1 年期末：购买花费 %2，租用花费 %3。</translation>
    </message>
    <message>
        <source>The subscription costs %1 over the same time, but promises neither hours nor a certain GPU.</source>
        <translation>订阅同期花费 %1，但不保证使用时长，也不保证 GPU 型号。</translation>
    </message>
    <message>
        <source>%1 GPUs are needed and %2 are paid for: the offer has no smaller machine. What stands idle does no work in this reckoning.</source>
        <translation>需要 %1 个 GPU，却要付 %2 个的费用：此报价没有更小的机器。计算时，闲置的 GPU 不算做工作。</translation>
    </message>
    <message>
        <source>The planned machine has %1 GPUs and %2 are rented: the two do not do the same work.</source>
        <translation>规划的机器有 %1 个 GPU，租用的有 %2 个：两者完成的工作量不同。</translation>
    </message>
    <message>
        <source>That is more rented hours than a month has: about %1 times as many GPUs must be rented at a time.</source>
        <translation>租用时长超过了一个月的总时长：须同时租用约 %1 倍的 GPU。</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (%3).</source>
        <comment>rate of exchange, currency, date</comment>
        <translation>1 USD = %1 %2（%3）。</translation>
    </message>
    <message>
        <source>Both prices stay what they are over the years; no interest is counted.</source>
        <translation>两种价格多年保持不变；未计利息。</translation>
    </message>
    <message>
        <source>Speed: %1 rented hours do the work of one own hour, by bandwidth, matrix rate and watts: an estimate. Enter your own ratio if you know it.</source>
        <translation>速度：租用 %1 小时相当于自有 1 小时的工作量，按显存带宽、矩阵算力和功耗估算。如有实测比值，请自行填写。</translation>
    </message>
    <message numerus="yes">
        <source>Always on: both run around the clock, whether somebody asks or not; %n rented machine(s) for each of one&apos;s own.</source>
        <translation>
            <numerusform>一直运行：无论是否有人使用，自有的和租用的机器都全天候运行；每台自有机器对应 %n 台租用的机器。</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 an hour: %2 At %3 an hour: %4</source>
        <comment>a price, a sentence, another price, another sentence</comment>
        <translation>每小时 %1 时：%2每小时 %3 时：%4</translation>
    </message>
</context>
<context>
    <name>RentCase</name>
    <message>
        <source>is not known: no part of the planned machine has a price that can be counted. Enter what the machine costs.</source>
        <translation>未知：规划的机器没有可计入的配件价格。请填写整机价格。</translation>
    </message>
    <message>
        <source>is not known: enter what the machine costs.</source>
        <translation>未知：请填写整机价格。</translation>
    </message>
    <message>
        <source>is not known: enter how many hours a week the GPUs work.</source>
        <translation>未知：请填写 GPU 每周工作多少小时。</translation>
    </message>
    <message>
        <source>is not known: %1 is a market place without a fixed price. Enter the price of an hour that you see there.</source>
        <translation>未知：%1 是没有固定价格的交易市场。请填写您在其中看到的每小时价格。</translation>
    </message>
    <message>
        <source>is not known: choose an offer, or enter the price of an hour.</source>
        <translation>未知：请选择报价，或填写每小时价格。</translation>
    </message>
    <message>
        <source>is given in %1, and no rate of exchange to %2 is known. Enter the price of an hour in %2.</source>
        <translation>以 %1 计价，但与 %2 的汇率未知。请填写以 %2 计的每小时价格。</translation>
    </message>
</context>
<context>
    <name>RentOrBuy</name>
    <message>
        <source>must be a number above %1 and at most %2.</source>
        <translation>必须是大于 %1 且不超过 %2 的数字。</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2.</source>
        <translation>必须是 %1 到 %2 之间的数字。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a source</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>No check that could be made found anything.</source>
        <translation>能够进行的检查均未发现问题。</translation>
    </message>
    <message>
        <source>Accepted findings</source>
        <translation>已接受的检查结果</translation>
    </message>
    <message>
        <source>These stand, but were accepted with a reason; they do not count in the verdict.</source>
        <translation>这些检查结果依然成立，但已注明理由并接受；不计入结论。</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明理由</translation>
    </message>
    <message>
        <source>What could not be checked</source>
        <translation>无法检查的项目</translation>
    </message>
    <message>
        <source>This keeps back: %1.</source>
        <comment>a list of checks</comment>
        <translation>因此无法进行：%1。</translation>
    </message>
    <message>
        <source>Every figure that the checks need is known.</source>
        <translation>检查所需的数据均已知。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>first and last slot place of a card</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing stands in a card&apos;s way</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Slot places, 1 is the topmost</source>
        <translation>槽位（1 为最上方）</translation>
    </message>
    <message>
        <source>Room left in length (mm)</source>
        <translation>长度余量（mm）</translation>
    </message>
    <message>
        <source>In its way</source>
        <translation>阻挡物</translation>
    </message>
    <message>
        <source>Room in the case</source>
        <translation>机箱空间</translation>
    </message>
    <message>
        <source>No graphics card has been chosen yet.</source>
        <translation>尚未选择显卡。</translation>
    </message>
    <message>
        <source>No case has been chosen yet.</source>
        <translation>尚未选择机箱。</translation>
    </message>
    <message>
        <source>The cards reach down to slot place %1; the case has %2 expansion slots.</source>
        <translation>显卡向下占到第 %1 个槽位；机箱有 %2 个扩展槽位。</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>GB/s</source>
        <comment>heading of a column of bandwidths</comment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>It could do</source>
        <comment>the best link of the device itself</comment>
        <translation>设备上限</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <comment>what a connector gets its lanes from</comment>
        <translation>上游</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>No motherboard has been chosen yet.</source>
        <translation>尚未选择主板。</translation>
    </message>
    <message>
        <source>No card or drive stands on the motherboard yet.</source>
        <translation>主板上还没有显卡或硬盘。</translation>
    </message>
    <message>
        <source>Some of these links do not stand in the board&apos;s manual as such; they follow from its tables.</source>
        <translation>其中部分链路在主板手册中没有直接列出，而是由手册中的表格推断得出。</translation>
    </message>
    <message>
        <source>Switched off by what stands elsewhere: %1.</source>
        <translation>因其他位置已占用而关闭：%1。</translation>
    </message>
    <message>
        <source>Not placed on the motherboard yet: %1.</source>
        <translation>尚未装到主板上：%1。</translation>
    </message>
    <message>
        <source>%1
not in the catalogue</source>
        <comment>id of a part</comment>
        <translation>%1
不在配件库中</translation>
    </message>
    <message>
        <source>part number %1</source>
        <translation>部件号 %1</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>No part has been chosen yet.</source>
        <translation>尚未选择配件。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Each</source>
        <comment>price of one</comment>
        <translation>单价</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>小计</translation>
    </message>
    <message>
        <source>Price basis</source>
        <translation>价格依据</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>总计：%1</translation>
    </message>
    <message>
        <source>owned</source>
        <comment>instead of a price: the user has the part already</comment>
        <translation>已有</translation>
    </message>
    <message>
        <source>Machine without a name</source>
        <translation>未命名的机器</translation>
    </message>
    <message>
        <source>%1 × %2: %3</source>
        <comment>number of parts, name, price</comment>
        <translation>%1 × %2：%3</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>share of what is allowed</comment>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Training, against the supply&apos;s rating</source>
        <translation>训练功耗，对比电源额定功率</translation>
    </message>
    <message>
        <source>Worst case, against the supply&apos;s rating</source>
        <translation>最大功耗，对比电源额定功率</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of connectors, their type</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no power connector</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Power budget</source>
        <translation>功耗预算</translation>
    </message>
    <message>
        <source>No part that draws power has been chosen yet.</source>
        <translation>尚未选择耗电的配件。</translation>
    </message>
    <message>
        <source>Efficiency of the supply at the training draw: %1.</source>
        <translation>电源在训练功耗下的转换效率：%1。</translation>
    </message>
    <message>
        <source>The draw of at least one part is not known, so the sums are what the others need.</source>
        <translation>至少有一个配件的功耗未知，因此合计只含其余配件的功耗。</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>供电接口</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>From the supply</source>
        <translation>电源直供</translation>
    </message>
    <message>
        <source>By adapter</source>
        <translation>用转接头</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Carries, with the slot</source>
        <translation>连同插槽可供电</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, title of the check</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What mends it: %1</source>
        <translation>改进方案：%1</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>A report is written as .pdf or .html; &quot;%1&quot; ends otherwise.</source>
        <translation>报告须写为 .pdf 或 .html；“%1”的扩展名不符。</translation>
    </message>
    <message>
        <source>The report could not be drawn.</source>
        <translation>无法绘制报告。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Made with Rigwright %1</source>
        <comment>version of the program</comment>
        <translation>由 Rigwright %1 生成</translation>
    </message>
    <message>
        <source>outside the case</source>
        <comment>place of a card in an enclosure</comment>
        <translation>机箱外</translation>
    </message>
    <message>
        <source>in no slot of the board</source>
        <comment>place of a card on a riser</comment>
        <translation>不在主板插槽上</translation>
    </message>
    <message>
        <source>Air to the next device (mm)</source>
        <translation>与下一设备的间隙（mm）</translation>
    </message>
    <message>
        <source>Too little air below: %1.</source>
        <comment>list of cards</comment>
        <translation>下方间隙过小，进风不足：%1。</translation>
    </message>
    <message>
        <source>The heat in the case needs %1 m³ of air an hour at 10 °C above the room; half of what its fans move in free air is %2 to %3.</source>
        <translation>按比室温高 10 °C 计算，机箱内的热量每小时需要 %1 m³ 空气；机箱风扇自由送风量的一半为 %2 到 %3。</translation>
    </message>
    <message>
        <source>The heat in the case needs %1 m³ of air an hour at 10 °C above the room; how many fans it has is not known.</source>
        <translation>按比室温高 10 °C 计算，机箱内的热量每小时需要 %1 m³ 空气；机箱的风扇数未知。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>card, sentence about its power limit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Worst case, at the wall, against the breaker</source>
        <translation>插座端最大功耗，对比断路器</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>Which supply feeds what</source>
        <translation>由哪个电源供电</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>供电对象</translation>
    </message>
    <message>
        <source>Plugs</source>
        <translation>接头</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a change to the machine, its effect in sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>What limits it, and the cheapest change</source>
        <translation>限制所在，以及花费最少的改动</translation>
    </message>
    <message>
        <source>What to buy</source>
        <translation>需要购买</translation>
    </message>
    <message>
        <source>What must be decided</source>
        <translation>有待决定</translation>
    </message>
    <message>
        <source>Could not be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>Cheapest change</source>
        <translation>花费最少的改动</translation>
    </message>
    <message>
        <source>%1: name, date, signature</source>
        <comment>approved, checked</comment>
        <translation>%1：姓名、日期、签字</translation>
    </message>
    <message>
        <source>Rigwright · report of a machine</source>
        <translation>Rigwright · 整机报告</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Section of the case</source>
        <translation>机箱剖面</translation>
    </message>
    <message numerus="yes">
        <source>%n more: see the next pages</source>
        <comment>rows that a page has no room for</comment>
        <translation>
            <numerusform>另有 %n 项：见后页</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest set of changes that leaves no problem: %1.</source>
        <comment>list of changes</comment>
        <translation>花费最少、能消除全部问题的一组改动：%1。</translation>
    </message>
    <message>
        <source>Ways between the cards</source>
        <translation>显卡之间的通路</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>通路</translation>
    </message>
    <message>
        <source>Quote</source>
        <comment>empty column for an offered price</comment>
        <translation>报价</translation>
    </message>
    <message>
        <source>%1, variant %2</source>
        <comment>name of a machine, letter</comment>
        <translation>%1，方案 %2</translation>
    </message>
    <message>
        <source>Pairs of cards</source>
        <translation>显卡对</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a work, its need and speed</comment>
        <translation>%1——%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the phrases of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, name of a part</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a part, its price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <comment>day</comment>
        <translation>配件库日期 %1</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet</source>
        <translation>尚未选择任何配件</translation>
    </message>
    <message>
        <source>Training, at the wall, against what the circuit carries</source>
        <translation>插座端训练功耗，对比回路可持续承载</translation>
    </message>
    <message>
        <source>It brings: %1.</source>
        <comment>titles of checks</comment>
        <translation>但会带来：%1。</translation>
    </message>
    <message>
        <source>Not everything is chosen yet</source>
        <translation>尚有配件未选择</translation>
    </message>
    <message>
        <source>Still to be chosen: %1.</source>
        <comment>kinds of parts</comment>
        <translation>尚待选择：%1。</translation>
    </message>
    <message>
        <source>%1 (it brings: %2)</source>
        <comment>a change to the machine, titles of checks</comment>
        <translation>%1（但会带来：%2）</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <comment>air through a case</comment>
        <translation>足够。</translation>
    </message>
    <message>
        <source>That is too little.</source>
        <comment>air through a case</comment>
        <translation>不足。</translation>
    </message>
    <message>
        <source>Whether that is enough is not known: the fans&apos; figures would say.</source>
        <comment>air through a case</comment>
        <translation>是否足够尚不清楚，须查风扇的风量数据。</translation>
    </message>
    <message>
        <source>What blowers drive out by themselves is not in it.</source>
        <translation>涡轮散热显卡自行排出的热量不计在内。</translation>
    </message>
    <message>
        <source>such prices since: × %1–%2</source>
        <comment>lowest and highest factor</comment>
        <translation>此后同类价格：%1–%2 倍</translation>
    </message>
    <message>
        <source>Supplier</source>
        <comment>empty column for who offers it</comment>
        <translation>供应商</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cards, their name</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ReportAsBuilt</name>
    <message>
        <source>As built</source>
        <translation>实机对照</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>a card, a place in a text, the line</comment>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <source>Read from: %1.</source>
        <comment>names of texts</comment>
        <translation>读取自：%1。</translation>
    </message>
</context>
<context>
    <name>ReportAssembly</name>
    <message>
        <source>Step</source>
        <comment>its number</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>to be ticked by hand</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, part</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>On the table: %1 into the socket of %2.</source>
        <comment>processors, board</comment>
        <translation>装机前，先在桌面上把 %1 装入 %2 的插座。</translation>
    </message>
    <message>
        <source>Memory: %1, into the slots that the board&apos;s manual names first.</source>
        <comment>kits</comment>
        <translation>内存：%1，装入主板手册首先列出的插槽。</translation>
    </message>
    <message>
        <source>%1 into %2.</source>
        <comment>a device, its connector</comment>
        <translation>%1 装入 %2。</translation>
    </message>
    <message>
        <source>Cooler: %1.</source>
        <comment>its name</comment>
        <translation>散热器：%1。</translation>
    </message>
    <message>
        <source>Fans: %1.</source>
        <comment>their names</comment>
        <translation>风扇：%1。</translation>
    </message>
    <message>
        <source>Power supply: %1.</source>
        <comment>its name</comment>
        <translation>电源：%1。</translation>
    </message>
    <message>
        <source>Power supply into the case: %1.</source>
        <comment>its name</comment>
        <translation>把电源装入机箱：%1。</translation>
    </message>
    <message>
        <source>Board into the case (%1), its 24-pin and processor plugs in.</source>
        <comment>name of a case</comment>
        <translation>把主板装入机箱（%1），插好 24 针和处理器供电插头。</translation>
    </message>
    <message>
        <source>slot places %1 to %2</source>
        <comment>of a card</comment>
        <translation>槽位 %1 至 %2</translation>
    </message>
    <message>
        <source>%1: no slot has been chosen.</source>
        <comment>a device</comment>
        <translation>%1：尚未选择插槽。</translation>
    </message>
    <message>
        <source>%1 into %2, %3.</source>
        <comment>a card, its connector, slot places</comment>
        <translation>%1 装入 %2，%3。</translation>
    </message>
    <message>
        <source>Bridge: %1.</source>
        <comment>its name</comment>
        <translation>桥接器：%1。</translation>
    </message>
    <message>
        <source>Power cables of the cards as the cable plan says: pushed in until they click, with no bend close to the plug.</source>
        <translation>按线缆表接好显卡供电线：插到底并听到卡扣声，插头附近不要弯折。</translation>
    </message>
    <message>
        <source>Firmware: %1</source>
        <comment>a sentence</comment>
        <translation>固件：%1</translation>
    </message>
    <message>
        <source>Assembly, in this order</source>
        <translation>组装步骤（按顺序）</translation>
    </message>
    <message>
        <source>Setting of the board: “%1” is “%2”.</source>
        <comment>a setting or jumper, its value</comment>
        <translation>主板设置：“%1”设为“%2”。</translation>
    </message>
</context>
<context>
    <name>ReportCables</name>
    <message>
        <source>Cable</source>
        <comment>its number</comment>
        <translation>线缆</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Plug</source>
        <translation>插头</translation>
    </message>
    <message>
        <source>To</source>
        <comment>where a cable goes</comment>
        <translation>接至</translation>
    </message>
    <message>
        <source>Laid</source>
        <comment>to be ticked by hand</comment>
        <translation>已接</translation>
    </message>
    <message>
        <source>%1, socket %2</source>
        <comment>a card, number</comment>
        <translation>%1，接口 %2</translation>
    </message>
    <message>
        <source>several supplies</source>
        <translation>多个电源</translation>
    </message>
    <message>
        <source>%1 by an adapter</source>
        <comment>a plug</comment>
        <translation>%1（经转接线）</translation>
    </message>
    <message>
        <source>no plug is left</source>
        <translation>没有剩余插头</translation>
    </message>
    <message>
        <source>ATX 24-pin</source>
        <translation>ATX 24 针</translation>
    </message>
    <message>
        <source>EPS, how many the board takes is not known</source>
        <translation>EPS，主板需要几个未知</translation>
    </message>
    <message>
        <source>Cable plan</source>
        <translation>线缆表</translation>
    </message>
    <message>
        <source>Whether the supply has all these plugs, or which a card takes, is not known: look before you order.</source>
        <translation>电源是否具备全部这些插头，或显卡需要哪些插头，尚不清楚：订购前请查明。</translation>
    </message>
    <message>
        <source>%1 plugs share %2 cables: the fullest carries %3.</source>
        <comment>numbers, watts</comment>
        <translation>%1 个插头共用 %2 根线缆：负载最大的一根承载 %3。</translation>
    </message>
    <message>
        <source>SATA power</source>
        <translation>SATA 供电</translation>
    </message>
    <message>
        <source>SATA data</source>
        <translation>SATA 数据</translation>
    </message>
    <message>
        <source>Sockets are counted from the bracket with the screen&apos;s sockets. Cables of another supply are never used, even where their plugs fit.</source>
        <translation>接口从带显示输出的挡板一侧数起。切勿使用其他电源的线缆，即使插头能插上。</translation>
    </message>
    <message>
        <source>How many cables carry these %1 plugs is not known: at least %2, of which the fullest would carry %3. One for each socket is best.</source>
        <comment>numbers, watts</comment>
        <translation>承载这 %1 个插头的线缆数未知：至少 %2 根，其中负载最大的一根承载 %3。最好每个插座用一根。</translation>
    </message>
</context>
<context>
    <name>ReportCover</name>
    <message>
        <source>%1 (assumed)</source>
        <comment>a circuit</comment>
        <translation>%1（假定）</translation>
    </message>
    <message>
        <source>%1, for %2, %3 hours a year. %4.</source>
        <comment>graphics cards, a kind of work, hours, a circuit</comment>
        <translation>%1，用于%2，每年 %3 小时。%4。</translation>
    </message>
    <message>
        <source>No graphics card</source>
        <translation>没有显卡</translation>
    </message>
    <message>
        <source>Do not order it as it is: no set of three changes mends it. Choose other parts.</source>
        <translation>请勿照此订购：三项以内的改动都无法解决问题。请另选配件。</translation>
    </message>
    <message>
        <source>what they cost is not known</source>
        <translation>费用未知</translation>
    </message>
    <message>
        <source>they cost nothing</source>
        <translation>没有费用</translation>
    </message>
    <message>
        <source>Do not order it as it is. With these changes no problem is left, and %2: %1.</source>
        <comment>list of changes; what they cost</comment>
        <translation>请勿照此订购。做以下改动后不再有问题，%2：%1。</translation>
    </message>
    <message>
        <source>It can be ordered as planned; what its limits cost stands below.</source>
        <translation>可以按计划订购；各项限制的代价见下文。</translation>
    </message>
    <message>
        <source>Nothing speaks against it so far.</source>
        <translation>目前没有发现不利之处。</translation>
    </message>
    <message>
        <source>It can be ordered as planned.</source>
        <translation>可以按计划订购。</translation>
    </message>
    <message>
        <source>No part has been chosen yet: there is nothing to order.</source>
        <translation>尚未选择任何配件：没有可订购的内容。</translation>
    </message>
    <message>
        <source>Find out before you order: %1.</source>
        <comment>list of what is not known</comment>
        <translation>订购前请查明：%1。</translation>
    </message>
    <message>
        <source>Nothing is to be bought.</source>
        <translation>不需要购买任何配件。</translation>
    </message>
    <message>
        <source>To be bought: %1.</source>
        <comment>a sum</comment>
        <translation>需要购买：%1。</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <comment>list of parts</comment>
        <translation>已有：%1。</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>供电回路</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Used parts</source>
        <translation>二手配件</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are of used parts: may these be bought?</source>
        <translation>
            <numerusform>%n 个价格是二手价：可以购买二手配件吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Stand in no slot yet: %1.</source>
        <translation>尚未放入插槽：%1。</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a change costs nothing</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>Planned</source>
        <comment>who signs</comment>
        <translation>规划</translation>
    </message>
    <message>
        <source>Circuit checked</source>
        <comment>who signs</comment>
        <translation>回路核查</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>who signs</comment>
        <translation>批准</translation>
    </message>
    <message>
        <source>Nothing keeps it from running so far; what its limits cost stands below.</source>
        <translation>目前没有妨碍运行的问题；各项限制的代价见下。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>no single change</source>
        <comment>that mends a limit</comment>
        <translation>没有单项改动能解决</translation>
    </message>
    <message>
        <source>the machine costs %1 more</source>
        <translation>整机多花 %1</translation>
    </message>
    <message>
        <source>Still to be chosen: %1.</source>
        <comment>kinds of parts</comment>
        <translation>尚待选择：%1。</translation>
    </message>
    <message>
        <source>Figures that few makers print</source>
        <translation>厂商很少公布的数据</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>limits</comment>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>the machine costs %1 more, the circuit aside</source>
        <translation>整机多花 %1，回路改造另计</translation>
    </message>
    <message>
        <source>Limits that stay then: %1.</source>
        <comment>list of limits</comment>
        <translation>之后仍有限制：%1。</translation>
    </message>
    <message>
        <source>Nothing keeps it from running so far.</source>
        <translation>目前没有妨碍运行的问题。</translation>
    </message>
    <message>
        <source>Free of charge, and worth doing: %1.</source>
        <comment>list of changes</comment>
        <translation>不花钱且值得做的：%1。</translation>
    </message>
    <message>
        <source>Free, but at the cost of speed: %1.</source>
        <comment>list of changes</comment>
        <translation>不花钱、但会降低速度的：%1。</translation>
    </message>
    <message>
        <source>The circuit is assumed: %1. Which one is there?</source>
        <comment>a circuit</comment>
        <translation>供电回路为假定值：%1。实际是哪一种？</translation>
    </message>
    <message>
        <source>%1 carries too little as planned: an electrician must say what does, or the machine must draw less.</source>
        <comment>a circuit</comment>
        <translation>%1 无法承载当前方案：须请电工确定合适的回路，或降低整机功耗。</translation>
    </message>
    <message>
        <source>The circuit is assumed: %1, which carries too little as planned. Is there one of %2, or shall the machine draw less?</source>
        <comment>a circuit; amperes, volts, socket</comment>
        <translation>供电回路为假定值：%1，无法承载当前方案。是否有 %2 的回路，还是降低整机功耗？</translation>
    </message>
    <message>
        <source>%1 carries too little as planned: shall there be one of %2, or shall the machine draw less?</source>
        <comment>a circuit; amperes, volts, socket</comment>
        <translation>%1 无法承载当前方案：另设 %2 的回路，还是降低整机功耗？</translation>
    </message>
    <message>
        <source>Missing parts</source>
        <translation>缺少的配件</translation>
    </message>
    <message>
        <source>%1: there already, or to be bought as well, from %2?</source>
        <comment>list, a sum</comment>
        <translation>%1：已有，还是一并购买（%2 起）？</translation>
    </message>
    <message>
        <source>%1: there already, or to be bought as well?</source>
        <comment>list</comment>
        <translation>%1：已有，还是一并购买？</translation>
    </message>
    <message>
        <source>A price is to be asked for: %1.</source>
        <comment>list of parts</comment>
        <translation>需要询价：%1。</translation>
    </message>
    <message>
        <source>The work</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>No model is stated: whether it fits into the memory, and how fast it runs, is not judged here.</source>
        <translation>未填写模型：显存能否放下、速度如何，本报告未作判断。</translation>
    </message>
    <message>
        <source>No tariff is stated for %1 kWh a year.</source>
        <translation>每年用电 %1 kWh，但未填写电价。</translation>
    </message>
</context>
<context>
    <name>ReportFigures</name>
    <message>
        <source>no price is known</source>
        <comment>caption of a sum</comment>
        <translation>没有已知价格</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s), the oldest of %1</source>
        <translation>
            <numerusform>%n 个价格，最早的为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 to %3 as such prices moved since</source>
        <comment>caption of a sum; sums</comment>
        <translation>%1；按同类价格此后的变动为 %2 至 %3</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>work dealt evenly fits %1 GB each</source>
        <translation>平均分配的工作每张卡可用 %1 GB</translation>
    </message>
    <message>
        <source>each card holds its own; no sum for a model that is not divided</source>
        <translation>各卡各用自己的显存；不拆分的模型不能相加</translation>
    </message>
    <message>
        <source>the work needs %1 GB on each card</source>
        <translation>每张卡需要 %1 GB</translation>
    </message>
    <message>
        <source>at the worst %1</source>
        <comment>watts of watts</comment>
        <translation>最坏情况 %1</translation>
    </message>
    <message>
        <source>chosen fans %1 dB(A) at full speed</source>
        <translation>所选风扇全速时 %1 dB(A)</translation>
    </message>
    <message>
        <source>noise not known</source>
        <translation>噪声未知</translation>
    </message>
    <message>
        <source>Heat into the room</source>
        <translation>散入房间的热量</translation>
    </message>
    <message>
        <source>%1 = %2 BTU/h</source>
        <comment>watts, the same in British thermal units</comment>
        <translation>%1 = %2 BTU/h</translation>
    </message>
    <message>
        <source>%1 GB/s each way</source>
        <translation>每个方向 %1 GB/s</translation>
    </message>
    <message>
        <source>its works need up to %1 GB on a card</source>
        <comment>memory</comment>
        <translation>任务在单卡上最多需要 %1 GB</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s), without a date</source>
        <translation>
            <numerusform>%n 个价格，没有日期</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportFirstStart</name>
    <message>
        <source>What is run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>What it must print</source>
        <translation>应当显示</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>to be ticked by hand</comment>
        <translation>已核对</translation>
    </message>
    <message>
        <source>Linux, Windows</source>
        <translation>Linux、Windows</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1: generation %2, width %3</source>
        <comment>card, numbers</comment>
        <translation>%1：第 %2 代，宽度 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): %1</source>
        <translation>
            <numerusform>%n 行：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The power limit of %1; as an administrator, after every start. The number behind -i is that of nvidia-smi -L.</source>
        <translation>%1 的功率上限；以管理员身份，每次启动后运行。-i 后面的编号以 nvidia-smi -L 为准。</translation>
    </message>
    <message>
        <source>While the cards work (at rest they slow down): %1</source>
        <comment>lines</comment>
        <translation>显卡工作时（空闲时会降速）：%1</translation>
    </message>
    <message>
        <source>nearly %1 GB of memory</source>
        <translation>接近 %1 GB 内存</translation>
    </message>
    <message>
        <source>First start: what to run, and what it must print</source>
        <translation>首次启动：运行什么，应当显示什么</translation>
    </message>
    <message>
        <source>%1: generation %2, width %3, limit %4</source>
        <comment>card, numbers, watts</comment>
        <translation>%1：第 %2 代，宽度 %3，功率上限 %4</translation>
    </message>
    <message>
        <source>more than %1 GB/s</source>
        <translation>高于 %1 GB/s</translation>
    </message>
    <message>
        <source>In the matrix “Unidirectional P2P=Enabled”: the same in both directions.</source>
        <translation>在“Unidirectional P2P=Enabled”矩阵中：两个方向相同。</translation>
    </message>
    <message>
        <source>In the matrix “Unidirectional P2P=Enabled”, from CUDA&apos;s samples: %1</source>
        <comment>lines</comment>
        <translation>CUDA 示例程序的“Unidirectional P2P=Enabled”矩阵：%1</translation>
    </message>
    <message>
        <source>%1: %2 at most</source>
        <comment>card, watts</comment>
        <translation>%1：最高 %2</translation>
    </message>
    <message>
        <source>“Power Draw” while all cards work, from a second terminal: %1</source>
        <comment>lines</comment>
        <translation>所有显卡工作时，在另一个终端中看“Power Draw”：%1</translation>
    </message>
    <message>
        <source>After ten minutes of load: “GPU Current Temp” below “GPU Slowdown Temp”, and “HW Thermal Slowdown: Not Active”.</source>
        <translation>负载十分钟后：“GPU Current Temp”低于“GPU Slowdown Temp”，且“HW Thermal Slowdown: Not Active”。</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <comment>memory</comment>
        <translation>%1 GB，共应 %2 GB</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <comment>numbers</comment>
        <translation>%1 张，共应 %2 张</translation>
    </message>
    <message>
        <source>%1: not the planned link</source>
        <translation>%1：链路与方案不符</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>与方案一致</translation>
    </message>
    <message>
        <source>%1 of %2 W</source>
        <comment>power limits</comment>
        <translation>%1 W，方案 %2 W</translation>
    </message>
    <message>
        <source>%1 – %2: another way</source>
        <comment>cards</comment>
        <translation>%1 – %2：路径不同</translation>
    </message>
    <message>
        <source>at least %1 of %2 GB/s</source>
        <comment>rates between cards</comment>
        <translation>至少 %1 GB/s，方案 %2 GB/s</translation>
    </message>
    <message>
        <source>%1 – %2: %3 of %4 GB/s; lanes are lost, or the copies go over the processor&apos;s memory</source>
        <comment>cards, rates</comment>
        <translation>%1 – %2：%3 GB/s，方案 %4 GB/s；丢失了通道，或拷贝经过了内存</translation>
    </message>
    <message>
        <source>%1: %2 of %3 W</source>
        <comment>card, watts</comment>
        <translation>%1：%2 W，上限 %3 W</translation>
    </message>
    <message>
        <source>%1 slows down for heat (%2 °C)</source>
        <translation>%1 因过热降速（%2 °C）</translation>
    </message>
    <message>
        <source>not slowed down by heat</source>
        <translation>未因过热降速</translation>
    </message>
    <message>
        <source>at most %1 °C</source>
        <translation>最高 %1 °C</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) were seen.</source>
        <translation>
            <numerusform>共 %n 步，已看到 %1 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) did not print what was planned.</source>
        <translation>
            <numerusform>有 %n 步的显示与方案不符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step printed what was planned.</source>
        <translation>每一步的显示都与方案一致。</translation>
    </message>
    <message>
        <source>In its matrix: %1</source>
        <comment>lines</comment>
        <translation>其矩阵中应为：%1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>words of which one stands there</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Pairs of cards %1: %2</source>
        <comment>1–2, 1–3; a word</comment>
        <translation>显卡对 %1：%2</translation>
    </message>
    <message>
        <source>GeForce cards without NVLink copy over the processor&apos;s memory: less is no proof of lost lanes.</source>
        <translation>没有 NVLink 的 GeForce 显卡经处理器内存复制：低于此值不能证明丢失了通道。</translation>
    </message>
    <message>
        <source>The power limit of all cards; as an administrator, after every start.</source>
        <translation>全部显卡的功耗限制；以管理员身份运行，每次启动后都要执行。</translation>
    </message>
</context>
<context>
    <name>ReportMends</name>
    <message>
        <source>%1 then has %2</source>
        <comment>card 2, PCIe 5.0 x8</comment>
        <translation>%1可得到 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a change, what devices have by it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ReportSite</name>
    <message>
        <source>%1, %2 A at %3 V</source>
        <comment>watts, amperes, volts</comment>
        <translation>%1，%3 V 时 %2 A</translation>
    </message>
    <message>
        <source>%1 A at %2 V</source>
        <comment>amperes, volts</comment>
        <translation>%2 V，%1 A</translation>
    </message>
    <message>
        <source>%1 A at %2 V, socket %3</source>
        <comment>amperes, volts, kind of socket</comment>
        <translation>%2 V，%1 A，插座 %3</translation>
    </message>
    <message>
        <source>%1, assumed: it has not been chosen</source>
        <comment>a circuit</comment>
        <translation>%1（假定：尚未选择）</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>供电回路</translation>
    </message>
    <message>
        <source>A load of hours may take</source>
        <translation>持续数小时的负载最多</translation>
    </message>
    <message>
        <source>The breaker carries</source>
        <translation>断路器可承载</translation>
    </message>
    <message>
        <source>At the wall, in training</source>
        <translation>墙上插座处，训练时</translation>
    </message>
    <message>
        <source>At the wall, at the worst</source>
        <translation>墙上插座处，最坏情况</translation>
    </message>
    <message>
        <source>What else hangs on the circuit</source>
        <translation>同一回路上的其他负载</translation>
    </message>
    <message>
        <source>An uninterruptible supply carries at least</source>
        <translation>不间断电源至少需要</translation>
    </message>
    <message>
        <source>%1 VA: the worst case at the wall</source>
        <comment>apparent power</comment>
        <translation>%1 VA：墙上插座处的最坏情况</translation>
    </message>
    <message>
        <source>Heat into the room, in training</source>
        <translation>训练时散入房间的热量</translation>
    </message>
    <message>
        <source>The room&apos;s cooling takes away</source>
        <translation>房间制冷可带走</translation>
    </message>
    <message>
        <source>Noise of the chosen fans at full speed</source>
        <translation>所选风扇全速时的噪声</translation>
    </message>
    <message>
        <source>%1 dB(A)</source>
        <translation>%1 dB(A)</translation>
    </message>
    <message>
        <source>%1 kWh</source>
        <comment>energy</comment>
        <translation>%1 kWh</translation>
    </message>
    <message>
        <source>Electricity for %1 hours of training a year</source>
        <translation>每年训练 %1 小时的用电</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>energy, money</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1; no tariff is stated</source>
        <comment>energy</comment>
        <translation>%1；未给出电价</translation>
    </message>
    <message>
        <source>one circuit of its own: %1</source>
        <comment>amperes, volts, socket</comment>
        <translation>一条专用回路：%1</translation>
    </message>
    <message>
        <source>%1 carries too little; an electrician must say what does</source>
        <comment>amperes, volts, socket</comment>
        <translation>%1 承载不足；请电工确定合适的回路</translation>
    </message>
    <message>
        <source>%1 carries too little; one circuit of its own that does: %2</source>
        <comment>amperes, volts, socket</comment>
        <translation>%1 承载不足；足够的专用回路：%2</translation>
    </message>
    <message>
        <source>Wall, circuit and heat</source>
        <translation>插座、回路与散热</translation>
    </message>
    <message>
        <source>For the electrician: %1.</source>
        <comment>one circuit of its own</comment>
        <translation>给电工：%1。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>It trips beyond, at a power factor of %1</source>
        <translation>超过即跳闸（功率因数 %1）</translation>
    </message>
    <message numerus="yes">
        <source>%n, one for each power supply</source>
        <translation>
            <numerusform>%n 个，每个电源一个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 VA, %2 A at %3 V</source>
        <comment>apparent power, amperes, volts</comment>
        <translation>%1 VA，%3 V 时 %2 A</translation>
    </message>
    <message>
        <source>Plugs at the wall</source>
        <translation>墙上插头</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>watts, amperes, volts</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 = %2 BTU/h</source>
        <comment>watts, the same in British thermal units</comment>
        <translation>%1 = %2 BTU/h</translation>
    </message>
    <message>
        <source>at least %1 kWh: what the supply loses is not known</source>
        <comment>energy</comment>
        <translation>至少 %1 kWh：电源的损耗未知</translation>
    </message>
    <message>
        <source>%1; %2 are left for what else hangs on it</source>
        <comment>amperes, volts, socket; watts</comment>
        <translation>%1；还剩 %2 供同一回路上的其他设备使用</translation>
    </message>
</context>
<context>
    <name>ReportSoftware</name>
    <message>
        <source>Software under %1, in this order</source>
        <comment>a system</comment>
        <translation>%1 软件安装（按顺序）</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>its number</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What is done, and the commands</source>
        <translation>操作与命令</translation>
    </message>
    <message>
        <source>What it must print</source>
        <translation>应当显示</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>to be ticked by hand</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Where each step is from stands in the program&apos;s guide, with date and source.</source>
        <translation>各步骤的出处见程序的指南，附日期与来源。</translation>
    </message>
</context>
<context>
    <name>ReportVariants</name>
    <message>
        <source>Variants side by side</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>%1, this report</source>
        <comment>letter of a variant</comment>
        <translation>%1（本报告）</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>To buy</source>
        <translation>需购买</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Memory for the work</source>
        <translation>工作所需显存</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Has (GB)</source>
        <translation>拥有 (GB)</translation>
    </message>
    <message>
        <source>Needed (GB)</source>
        <translation>需要 (GB)</translation>
    </message>
    <message>
        <source>Left (GB)</source>
        <translation>剩余 (GB)</translation>
    </message>
</context>
<context>
    <name>ReportWorks</name>
    <message>
        <source>no card</source>
        <translation>没有显卡</translation>
    </message>
    <message>
        <source>Memory: the lower number must be there at the least; the upper one is what PyTorch takes as it is written, with what its allocator may keep back.</source>
        <translation>显存：较小的数是最低限度；较大的数是 PyTorch 按常规写法的占用，含其分配器可能保留的部分。</translation>
    </message>
    <message>
        <source>Speed: of all cards of the work together, by itself on them. Measured: this GPU at this work. Interpolated: this GPU at other work. Modelled: from the share of their figures that measured GPUs reach. At most: what the figures allow.</source>
        <translation>速度：该任务所有显卡合计，且单独运行时。实测：这款 GPU 做这项任务。插值：这款 GPU 做其他任务。模型估计：按实测 GPU 达到其标称值的比例推算。上限：标称值所允许的最大值。</translation>
    </message>
    <message>
        <source>Works that share a card at the same time slow each other down; by how much was not measured.</source>
        <translation>同时共用一张显卡的任务会互相拖慢；程度没有实测。</translation>
    </message>
    <message>
        <source>“%1” is not understood by this version; its need is the one that the file has.</source>
        <translation>本版本不理解“%1”；其需求取自文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 GiB on %n card(s): %2</source>
        <comment>memory, whether it fits</comment>
        <translation>
            <numerusform>%n 张显卡，每张 %1 GiB：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2; expected speed: %3.</source>
        <comment>what is done, memory, speed</comment>
        <translation>%1。%2；预期速度：%3。</translation>
    </message>
    <message>
        <source>The work: memory and speed</source>
        <translation>任务：显存与速度</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Needs (GiB)</source>
        <translation>需要（GiB）</translation>
    </message>
    <message>
        <source>On a card</source>
        <translation>能否放下</translation>
    </message>
    <message>
        <source>Expected speed</source>
        <translation>预期速度</translation>
    </message>
</context>
<context>
    <name>ReportYears</name>
    <message>
        <source>≥ %1</source>
        <comment>a sum of money</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>购入时</translation>
    </message>
    <message numerus="yes">
        <source>After %n year(s)</source>
        <translation>
            <numerusform>%n 年后</numerusform>
        </translation>
    </message>
    <message>
        <source>Renting could not be set against it: %1</source>
        <comment>a sentence</comment>
        <translation>无法与租用比较：%1</translation>
    </message>
    <message>
        <source>at your own price by the hour</source>
        <translation>按您填写的每小时价格</translation>
    </message>
    <message>
        <source>Rented: %1</source>
        <comment>name of an offer</comment>
        <translation>租用：%1</translation>
    </message>
    <message>
        <source>Cost over the years</source>
        <translation>历年费用</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>购入</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>At the draw of training, the tariff and the hours of this report. Repairs, the room&apos;s cooling, the work of people, and what the machine brings when it is sold are not counted.</source>
        <translation>按本报告的训练功耗、电价和小时数计算。维修、房间制冷、人工，以及机器转卖所得均不计入。</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>The amount must be from 0 to 10¹⁸.</source>
        <translation>总量须在 0 到 10¹⁸ 之间。</translation>
    </message>
    <message>
        <source>The epochs must be from 1 to %1.</source>
        <translation>轮数须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The price of a kWh must be from 0 to %1.</source>
        <translation>每千瓦时电价须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>%1 images take %2 hours.</source>
        <translation>%1 张图像需要 %2 小时。</translation>
    </message>
    <message>
        <source>%1 tokens take %2 hours.</source>
        <translation>%1 个 token 需要 %2 小时。</translation>
    </message>
    <message>
        <source>%1 images take %2 hours, %3 kWh at the GPUs&apos; rated draw.</source>
        <translation>%1 张图像需要 %2 小时，按 GPU 额定功耗计为 %3 千瓦时。</translation>
    </message>
    <message>
        <source>%1 tokens take %2 hours, %3 kWh at the GPUs&apos; rated draw.</source>
        <translation>%1 个 token 需要 %2 小时，按 GPU 额定功耗计为 %3 千瓦时。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>By your tariff that is %1.</source>
        <translation>按你的电价为 %1。</translation>
    </message>
</context>
<context>
    <name>RunsFile</name>
    <message>
        <source>There is no model “%1”.</source>
        <translation>没有模型“%1”。</translation>
    </message>
    <message>
        <source>There is no net “%1” with its layers.</source>
        <translation>没有带各层描述的网络“%1”。</translation>
    </message>
    <message>
        <source>There is no task “%1”.</source>
        <translation>没有任务“%1”。</translation>
    </message>
</context>
<context>
    <name>SafetensorsWords</name>
    <message>
        <source>This is no safetensors file, or it is cut off.</source>
        <translation>这不是 safetensors 文件，或文件不完整。</translation>
    </message>
    <message>
        <source>The file does not say how large its weights are, or its sizes cannot be.</source>
        <translation>文件没有说明权重大小，或所述大小不可能成立。</translation>
    </message>
    <message>
        <source>These weights are not those of the model: %1 bytes for %2 parameters.</source>
        <translation>这些权重不属于该模型：%1 字节对应 %2 个参数。</translation>
    </message>
</context>
<context>
    <name>SaveChart</name>
    <message>
        <source>No chip has both figures.</source>
        <translation>没有芯片同时具备这两项数据。</translation>
    </message>
    <message>
        <source>“%1” does not end in one of those that a chart is saved as: %2.</source>
        <translation>“%1”的扩展名不是可用于保存图表的扩展名：%2。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels cannot be made: each side has 1 to %3.</source>
        <translation>无法生成 %1 × %2 像素的图片：每边须为 1 到 %3 像素。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels does not fit into memory.</source>
        <translation>内存不足，无法生成 %1 × %2 像素的图片。</translation>
    </message>
</context>
<context>
    <name>ScalingFile</name>
    <message>
        <source>“%1” is no kind of net.</source>
        <translation>“%1”不是网络类型。</translation>
    </message>
</context>
<context>
    <name>ScalingWords</name>
    <message>
        <source>convolutional net</source>
        <translation>卷积网络</translation>
    </message>
    <message>
        <source>recurrent net</source>
        <translation>循环网络</translation>
    </message>
    <message>
        <source>dense net</source>
        <translation>全连接网络</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>diffusion model</source>
        <translation>扩散模型</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>; </source>
        <comment>between what is said beside each other</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>“%1” must be from %2 to %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>%1 heads cannot share %2 heads of keys and values evenly.</source>
        <translation>%1 个注意力头不能均分到 %2 个 KV 头。</translation>
    </message>
</context>
<context>
    <name>SiteFormat</name>
    <message>
        <source>is &quot;%1&quot;; it must be &quot;own&quot; or one of: %2.</source>
        <translation>为“%1”；必须是 &quot;own&quot; 或以下之一：%2。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be measured or specification.</source>
        <translation>为“%1”；必须是 measured 或 specification。</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;; it must be single-training, data-parallel, tensor-parallel, sharded or inference.</source>
        <translation>为“%1”；必须是 single-training、data-parallel、tensor-parallel、sharded 或 inference。</translation>
    </message>
    <message>
        <source>is longer than any model&apos;s own description.</source>
        <translation>比任何模型的自述文件都长。</translation>
    </message>
    <message>
        <source>holds more values than a work has.</source>
        <translation>包含的参数比一项任务能有的还多。</translation>
    </message>
</context>
<context>
    <name>SixteenBits</name>
    <message>
        <source>16 bits save memory, not time: FP16 runs at %1 of the rate of FP32.</source>
        <comment>a number</comment>
        <translation>16 位省内存而不省时间：FP16 的速率是 FP32 的 %1 倍。</translation>
    </message>
    <message>
        <source>Fast at 16 bits: its Tensor Cores reach %1 times its rate of FP32.</source>
        <comment>a number</comment>
        <translation>16 位速度快：其 Tensor Core 达到 FP32 速率的 %1 倍。</translation>
    </message>
    <message>
        <source>Fast at 16 bits: FP16 runs at %1 times the rate of FP32.</source>
        <comment>a number</comment>
        <translation>16 位速度快：FP16 的速率是 FP32 的 %1 倍。</translation>
    </message>
    <message>
        <source>16 bits save memory, not time: its cores are not faster at FP16.</source>
        <translation>16 位省内存而不省时间：它的核心在 FP16 下并不更快。</translation>
    </message>
</context>
<context>
    <name>SpeedFormat</name>
    <message>
        <source>is missing: how many times as fast as the other GPU.</source>
        <translation>缺失：应为速度是另一款 GPU 的多少倍。</translation>
    </message>
    <message>
        <source>must name a source that is listed.</source>
        <translation>必须引用已列出的来源。</translation>
    </message>
    <message>
        <source>must be one of %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
</context>
<context>
    <name>SpeedWords</name>
    <message>
        <source>Tensor Cores</source>
        <translation>Tensor Core</translation>
    </message>
    <message>
        <source>FP32 units</source>
        <translation>FP32 单元</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>插值</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>模型估计</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>上限</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Rigwright did not end properly last time. What happened before stands in the log: Help, Open log folder.</source>
        <translation>Rigwright 上次未正常退出。此前的情况记录在日志中：帮助 → 打开日志文件夹。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Your store %1 was written by a newer version of Rigwright. It was left as it is, and your own parts and prices are not shown; update this program to use them.</source>
        <translation>您的数据文件 %1 由更新版本的 Rigwright 写成。该文件未作改动，您的自定义配件和价格不会显示；请更新程序后再使用。</translation>
    </message>
    <message>
        <source>Your store %1 could not be opened, so your own parts and prices are not shown. %2</source>
        <comment>path, what SQLite said</comment>
        <translation>无法打开您的数据文件 %1，因此不显示您的自定义配件和价格。%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written, so your own parts and prices cannot be saved. %2</source>
        <comment>path, what SQLite said</comment>
        <translation>无法写入文件夹 %1，因此无法保存您的自定义配件和价格。%2</translation>
    </message>
    <message>
        <source>Your store %1 cannot be written: your own parts and prices are shown, but changes to them cannot be saved. %2</source>
        <comment>path, what SQLite said</comment>
        <translation>无法写入您的数据文件 %1：您的自定义配件和价格会显示，但对其所作的更改无法保存。%2</translation>
    </message>
    <message>
        <source>It is damaged, and could not be moved out of the way.</source>
        <translation>它已损坏，且无法移到别处。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made, so your own parts and prices cannot be saved.</source>
        <translation>无法创建文件夹 %1，因此无法保存您的自定义配件和价格。</translation>
    </message>
    <message>
        <source>A price must be more than 0.</source>
        <translation>价格必须大于 0。</translation>
    </message>
    <message>
        <source>A price needs a currency, such as USD or CNY, and a date.</source>
        <translation>价格需要货币（例如 USD 或 CNY）和日期。</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was stored.</source>
        <translation>导入已停止；其中的内容均未保存。</translation>
    </message>
    <message>
        <source>There is no import with the number %1 any more.</source>
        <translation>编号为 %1 的导入已不存在。</translation>
    </message>
    <message>
        <source>%1 is a database of another program. It was left as it is, and your own parts and prices cannot be saved beside it; move it elsewhere, or choose another folder for your data.</source>
        <translation>%1 是其他程序的数据库。该文件未作改动，您的自定义配件和价格无法保存在同一位置；请将它移到别处，或为您的数据另选文件夹。</translation>
    </message>
    <message>
        <source>Your store %1 was written by a newer version of Rigwright: your own parts and prices are shown, but changes to them cannot be saved; update this program.</source>
        <translation>您的数据文件 %1 由更新版本的 Rigwright 写成：您的自定义配件和价格会显示，但对其所作的更改无法保存；请更新程序。</translation>
    </message>
    <message>
        <source>Your store %1 could not be brought to the format of this version and is as it was: your own parts and prices are shown, but changes to them cannot be saved. %2</source>
        <comment>path, what SQLite said</comment>
        <translation>您的数据文件 %1 无法转换为当前版本的格式，已保持原样：您的自定义配件和价格会显示，但对其所作的更改无法保存。%2</translation>
    </message>
    <message>
        <source>A part of your store cannot be read and is left out. %1</source>
        <comment>what SQLite said</comment>
        <translation>您的数据文件有一部分无法读取，已略过。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of your store are left out.</source>
        <translation>
            <numerusform>您的数据文件中另有 %n 项已略过。</numerusform>
        </translation>
    </message>
    <message>
        <source>The source %1 of your own parts cannot be read; its name alone is kept.</source>
        <comment>id</comment>
        <translation>您的自定义配件的来源 %1 无法读取；只保留了其名称。</translation>
    </message>
    <message>
        <source>Your own part %1 cannot be read and is left out. %2</source>
        <comment>id, what is wrong</comment>
        <translation>您的自定义配件 %1 无法读取，已略过。%2</translation>
    </message>
    <message>
        <source>Your own part %1 cannot be read and is left out: it calls itself %2.</source>
        <comment>ids</comment>
        <translation>您的自定义配件 %1 无法读取，已略过：其自身的 id 为 %2。</translation>
    </message>
    <message>
        <source>An imported price of %1 cannot be read and is left out.</source>
        <comment>id</comment>
        <translation>%1 的一个导入价格无法读取，已略过。</translation>
    </message>
    <message>
        <source>Your own price of %1 cannot be read and is left out.</source>
        <comment>id</comment>
        <translation>您为 %1 填写的一个价格无法读取，已略过。</translation>
    </message>
    <message>
        <source>Your figure &quot;%1&quot; of %2 is left out. %3</source>
        <comment>figure, part, what is wrong</comment>
        <translation>您为 %2 填写的参数“%1”已略过。%3</translation>
    </message>
    <message>
        <source>Your figure &quot;%1&quot; of %2 cannot be read and is left out.</source>
        <comment>figure, part</comment>
        <translation>您为 %2 填写的参数“%1”无法读取，已略过。</translation>
    </message>
    <message>
        <source>Your own figure</source>
        <translation>您的自填值</translation>
    </message>
    <message>
        <source>Your own figure: %1</source>
        <translation>您的自填值：%1</translation>
    </message>
    <message>
        <source>Your own rate of %1 cannot be read and is left out. %2</source>
        <comment>currency, what is wrong</comment>
        <translation>无法读取您自填的 %1 汇率，已略去。%2</translation>
    </message>
    <message>
        <source>%1 has no figure &quot;%2&quot;.</source>
        <comment>part, key</comment>
        <translation>%1 没有名为“%2”的参数。</translation>
    </message>
    <message>
        <source>must be known; to take your own figure away, remove it.</source>
        <translation>不能为未知；要取消自填值，请将其移除。</translation>
    </message>
    <message>
        <source>must be one of: %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>You have no part of your own with the id %1.</source>
        <translation>您没有 id 为 %1 的自定义配件。</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters.</source>
        <translation>理由超过 %1 个字符。</translation>
    </message>
    <message>
        <source>rate of exchange</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device where your store should be. It was left as it is, and your own parts and prices are not shown; move it elsewhere, or choose another folder for your data.</source>
        <translation>%1 处应为您的数据文件，却是文件夹、管道或设备。它未作改动，您的自定义配件和价格不会显示；请将其移到别处，或为您的数据另选文件夹。</translation>
    </message>
    <message>
        <source>Your store was damaged and has been set aside as %1; a new, empty one takes its place. Restore a backup, in the window&apos;s Data menu, shows which copies there are and what each of them holds.</source>
        <translation>您的数据文件已损坏，现已另存为 %1；并以新的空文件代替。窗口“数据”菜单中的“恢复备份”会列出现有的副本及其内容。</translation>
    </message>
    <message>
        <source>Your store %1 was a file of 0 bytes: if it held parts and prices of yours, they are not in it any more. It begins anew. Restore a backup, in the window&apos;s Data menu, shows which copies there are.</source>
        <translation>您的数据文件 %1 为 0 字节：如果其中曾有您的自定义配件和价格，它们已不在其中。该文件将重新开始。窗口“数据”菜单中的“恢复备份”会列出现有的副本。</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>“%1” must be from %2 to %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
</context>
<context>
    <name>Upgrade</name>
    <message>
        <source>An amount of money must be a number from 0 on, not %1.</source>
        <translation>金额必须是不小于 0 的数字，不能是 %1。</translation>
    </message>
    <message>
        <source>There is no rate between %1 and %2.</source>
        <translation>没有 %1 与 %2 之间的汇率。</translation>
    </message>
    <message>
        <source>There is no GPU “%1”.</source>
        <translation>没有 GPU“%1”。</translation>
    </message>
    <message>
        <source>How many are owned must be a whole number from 1 to %1, not %2.</source>
        <translation>现有张数必须是 1 到 %1 的整数，而不是 %2。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of cards, card</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 GiB more memory</source>
        <translation>显存多 %1 GiB</translation>
    </message>
    <message>
        <source>%1 GiB less memory</source>
        <translation>显存少 %1 GiB</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>a price</comment>
        <translation>每张 %1</translation>
    </message>
    <message>
        <source>%1, %2 to be added after selling yours</source>
        <comment>price, money</comment>
        <translation>%1，卖掉现有的之后再加 %2</translation>
    </message>
    <message>
        <source>%1, which yours brings</source>
        <comment>price</comment>
        <translation>%1，卖掉现有的就够</translation>
    </message>
    <message>
        <source>about %1 times as fast</source>
        <translation>速度约为 %1 倍</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between gains</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Keep your %1: for %2 beside what it brings, nothing is known to be a third faster without less memory.</source>
        <translation>继续用你的 %1：除卖掉它所得之外再加 %2，没有已知能快三分之一而显存不减的卡。</translation>
    </message>
    <message>
        <source>Keep your %1: of what is sold at a price that is known, nothing is known to be a third faster without less memory.</source>
        <translation>继续用你的 %1：在价格已知的在售卡中，没有已知能快三分之一而显存不减的。</translation>
    </message>
    <message>
        <source>Replace your %1 with %2: %3.</source>
        <comment>cards, cards, what is gained</comment>
        <translation>把你的 %1 换成 %2：%3。</translation>
    </message>
    <message>
        <source>Or add one more %1 beside yours: %2 GiB in all, %3. Work that fits one card runs at most %4 times as fast; Build shows which lanes your board leaves for it.</source>
        <comment>card, memory, price, times</comment>
        <translation>或者再加一张 %1：显存共 %2 GiB，%3。单卡放得下的任务最多快到 %4 倍；主板还能给它多少通道，见“装机”页。</translation>
    </message>
    <message>
        <source>For memory: %1, %2.</source>
        <comment>cards, what is gained</comment>
        <translation>若要显存：%1，%2。</translation>
    </message>
    <message>
        <source>Dollars are counted at %1 %2 (%3).</source>
        <comment>a rate, its currency, its date</comment>
        <translation>美元按 %1 %2 折算（%3）。</translation>
    </message>
</context>
<context>
    <name>UpgradeForm</name>
    <message>
        <source>new, else used</source>
        <comment>which price counts</comment>
        <translation>全新，没有则用二手</translation>
    </message>
    <message>
        <source>new</source>
        <comment>which price counts</comment>
        <translation>全新</translation>
    </message>
    <message>
        <source>used</source>
        <comment>which price counts</comment>
        <translation>二手</translation>
    </message>
    <message>
        <source>at launch</source>
        <comment>which price counts</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>deep learning at large</source>
        <comment>the work</comment>
        <translation>一般深度学习</translation>
    </message>
    <message>
        <source>convolutional nets</source>
        <comment>the work</comment>
        <translation>卷积网络</translation>
    </message>
    <message>
        <source>recurrent nets</source>
        <comment>the work</comment>
        <translation>循环网络</translation>
    </message>
    <message>
        <source>Transformers</source>
        <comment>the work</comment>
        <translation>Transformer</translation>
    </message>
</context>
<context>
    <name>VerdictBand</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limit(s)</source>
        <translation>
            <numerusform>%n 处限制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n 项未检查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>To buy</source>
        <translation>需购买</translation>
    </message>
    <message numerus="yes">
        <source>To buy, %n part(s) unpriced</source>
        <translation>
            <numerusform>需购买，%n 个配件无价格</numerusform>
        </translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>sum of prices</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of watts, watts</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Slowest link</source>
        <translation>最慢链路</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a link</comment>
        <translation>≤ %1</translation>
    </message>
    <message numerus="yes">
        <source>Will not work as planned: %n problem(s)</source>
        <translation>
            <numerusform>无法按计划工作：%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Works, with %n limit(s)</source>
        <translation>
            <numerusform>可以工作，但有 %n 处限制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems found; %n thing(s) could not be checked</source>
        <translation>
            <numerusform>未发现问题；%n 项无法检查</numerusform>
        </translation>
    </message>
    <message>
        <source>Works</source>
        <translation>可以工作</translation>
    </message>
    <message>
        <source>Training draw</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>At the wall</source>
        <translation>插座端功耗</translation>
    </message>
    <message>
        <source>+ %1</source>
        <comment>number of causes that did not find room</comment>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the verdict</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>the verdict, its causes</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>nothing was found</source>
        <translation>未发现问题</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of findings</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>&quot;and&quot;, &quot;or&quot; or the end</source>
        <translation>“and”、“or”或结尾</translation>
    </message>
    <message>
        <source>--where ends too early: expected %1.</source>
        <translation>--where 过早结束：应为%1。</translation>
    </message>
    <message>
        <source>--where, character %1: expected %2, found &quot;%3&quot;.</source>
        <translation>--where 第 %1 个字符：应为%2，却是“%3”。</translation>
    </message>
    <message>
        <source>--where has more than %1 parentheses inside each other.</source>
        <translation>--where 的括号嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>&quot;)&quot;</source>
        <translation>“)”</translation>
    </message>
    <message>
        <source>the key of a figure</source>
        <translation>参数的键名</translation>
    </message>
    <message>
        <source>one of = != &lt; &lt;= &gt; &gt;= ~</source>
        <translation>以下之一：= != &lt; &lt;= &gt; &gt;= ~</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>--where: &quot;unknown&quot; goes with = and != only.</source>
        <translation>--where：“unknown”只能与 = 和 != 连用。</translation>
    </message>
    <message>
        <source>--where: %1 is a number; compare it with a number by = != &lt; &lt;= &gt; or &gt;=.</source>
        <translation>--where：%1 是数字；请用 = != &lt; &lt;= &gt; 或 &gt;= 与数字比较。</translation>
    </message>
    <message>
        <source>--where is longer than %1 characters.</source>
        <translation>--where 超过 %1 个字符。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Gaming</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>工作站</translation>
    </message>
    <message>
        <source>Data centre</source>
        <translation>数据中心</translation>
    </message>
    <message>
        <source>PCIe card</source>
        <translation>PCIe 卡</translation>
    </message>
    <message>
        <source>SXM module</source>
        <translation>SXM 模块</translation>
    </message>
    <message>
        <source>OAM module</source>
        <translation>OAM 模块</translation>
    </message>
    <message>
        <source>MXM module</source>
        <translation>MXM 模块</translation>
    </message>
    <message>
        <source>Rented only</source>
        <translation>仅供租用</translation>
    </message>
    <message>
        <source>Server module</source>
        <translation>服务器模块</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>在售</translation>
    </message>
    <message>
        <source>No longer made</source>
        <translation>已停产</translation>
    </message>
    <message>
        <source>Blower</source>
        <translation>涡轮</translation>
    </message>
    <message>
        <source>Open air</source>
        <translation>开放式散热</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>被动散热</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>水冷</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>铜牌</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>银牌</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金牌</translation>
    </message>
    <message>
        <source>Platinum</source>
        <translation>白金</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>钛金</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔式</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机架式</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>卧式</translation>
    </message>
    <message>
        <source>Open frame</source>
        <translation>开放式机架</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>2.5 inch</source>
        <translation>2.5 英寸</translation>
    </message>
    <message>
        <source>3.5 inch</source>
        <translation>3.5 英寸</translation>
    </message>
    <message>
        <source>Part of a computer</source>
        <translation>整机的一部分</translation>
    </message>
    <message>
        <source>Memory exchanged by others</source>
        <translation>显存由他人更换</translation>
    </message>
</context>
<context>
    <name>WorkloadWords</name>
    <message>
        <source>The number of classes must be from 1 to %1.</source>
        <translation>类别数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The need must be above 0 and at most %1 GiB.</source>
        <translation>需求必须大于 0 且不超过 %1 GiB。</translation>
    </message>
    <message>
        <source>This is more than can be reckoned with; take smaller numbers.</source>
        <translation>超出可计算的范围；请用较小的数字。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>This answer is not to be trusted: the model&apos;s file has %1, which changes what it needs and is not understood here.</source>
        <translation>此结果不可信：模型文件中有 %1，会改变其需求，而本程序无法解读。</translation>
    </message>
    <message>
        <source>%1 GiB of it stand in the system&apos;s memory, where no other program may need them. How fast such a run is was not measured here.</source>
        <translation>其中 %1 GiB 放在内存中，其他程序不能占用这部分内存。这样运行有多快，没有实测数据。</translation>
    </message>
    <message>
        <source>%1 GiB of it stand in the system&apos;s memory, which carries %2 GB/s at most; no other program may need them there.</source>
        <translation>其中 %1 GiB 放在内存中，内存带宽最多 %2 GB/s；其他程序不能占用这部分内存。</translation>
    </message>
</context>
<context>
    <name>WorksOnMachine</name>
    <message numerus="yes">
        <source>%n work(s) at the same time.</source>
        <translation>
            <numerusform>%n 项任务同时运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) at the same time: dealt to the cards, one must hold up to %1 GiB.</source>
        <comment>memory</comment>
        <translation>
            <numerusform>%n 项任务同时运行：分到各显卡后，单卡最多要容纳 %1 GiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a speed</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 tokens/s, %2</source>
        <comment>number, how it is known</comment>
        <translation>%1 token/s，%2</translation>
    </message>
    <message>
        <source>%1 images/s, %2</source>
        <comment>number, how it is known</comment>
        <translation>%1 张图/秒，%2</translation>
    </message>
    <message>
        <source>%1; at full power, a limit makes it slower</source>
        <comment>a speed</comment>
        <translation>%1；按满功率计，设了功耗限制会更慢</translation>
    </message>
    <message numerus="yes">
        <source>Does not fit: it takes %n card(s), there are %1</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>放不下：需要 %n 张显卡，现有 %1 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) at once</source>
        <translation>
            <numerusform>同时 %n 个用户</numerusform>
        </translation>
    </message>
    <message>
        <source>It is for “%1”: a card must hold %2 GiB.</source>
        <comment>a work, memory</comment>
        <translation>用于“%1”：一张显卡要容纳 %2 GiB。</translation>
    </message>
    <message numerus="yes">
        <source>It is for “%1”: each of %n card(s) must hold %2 GiB.</source>
        <comment>a work, memory</comment>
        <translation>
            <numerusform>用于“%1”：%n 张显卡每张要容纳 %2 GiB。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s), one at a time: it must hold the greatest, “%1”, %2 GiB on a card.</source>
        <comment>a work, memory</comment>
        <translation>
            <numerusform>%n 项任务轮流运行：要容纳其中最大的“%1”，每卡 %2 GiB。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cnns</name>
    <message>
        <source>AlexNet</source>
        <translation>AlexNet</translation>
    </message>
    <message>
        <source>VGG-16</source>
        <translation>VGG-16</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>U-Net</source>
        <translation>U-Net</translation>
    </message>
    <message>
        <source>572 × 572 in one channel; 388 × 388 come out.</source>
        <translation>输入为 572 × 572 单通道，输出为 388 × 388。</translation>
    </message>
    <message>
        <source>The guide&apos;s example: 250 × 250 × 3, batch 128</source>
        <translation>指南的例子：250 × 250 × 3，批量 128</translation>
    </message>
    <message>
        <source>ImageNet, 224 × 224 × 3, best results of 2016</source>
        <translation>ImageNet，224 × 224 × 3，2016 年的最佳结果</translation>
    </message>
    <message>
        <source>At least 12 GB.</source>
        <translation>至少 12 GB。</translation>
    </message>
    <message>
        <source>112 × 112 × 3, like ImageNet</source>
        <translation>112 × 112 × 3，类似 ImageNet</translation>
    </message>
    <message>
        <source>Perhaps 4 to 6 GB.</source>
        <translation>大约 4 至 6 GB。</translation>
    </message>
    <message>
        <source>Video, 25 × 75 × 75 × 3</source>
        <translation>视频，25 × 75 × 75 × 3</translation>
    </message>
    <message>
        <source>12 GB may be far from enough for good results.</source>
        <translation>12 GB 可能远不够得到好结果。</translation>
    </message>
    <message>
        <source>A tenth of ImageNet</source>
        <translation>ImageNet 的 10%</translation>
    </message>
    <message>
        <source>A small net overfits as well as a large one; about 4 GB or less are enough.</source>
        <translation>样本少，小网络已会过拟合；4 GB 左右或更少就够了。</translation>
    </message>
    <message>
        <source>Kaggle plankton: 50 × 50, two colour channels, 400,000 images, about 100 classes</source>
        <translation>Kaggle 浮游生物：50 × 50，双色信道，40 万张图像，约 100 类</translation>
    </message>
    <message>
        <source>A small GPU of 4 to 6 GB does as well; neither more GPUs nor more memory help.</source>
        <translation>一个 4–6 GB 的小 GPU 就能达到很好的效果；更多 GPU 或更大显存没有优势。</translation>
    </message>
    <message>
        <source>Partly Sunny with a Chance of Hashtags: two large dense layers</source>
        <translation>Partly Sunny with a Chance of Hashtags：两层大的全连接网络</translation>
    </message>
    <message>
        <source>Fitted only just into 6 GB. “Only just” is taken as less than a tenth to spare.</source>
        <translation>勉强才能塞进 6 GB 显存。“勉强”在此按余量不足十分之一计。</translation>
    </message>
    <message>
        <source>Its 952 is half of 1906; a stride of 2 goes in both directions and leaves a quarter.</source>
        <translation>其中 952 是 1906 的一半；步长 2 在两个方向都起作用，只剩四分之一。</translation>
    </message>
</context>
<context>
    <name>comparisons</name>
    <message>
        <source>Deep learning at large: Tensor Cores, then memory bandwidth, then the cache hierarchy, then FLOPS</source>
        <translation>深度学习总体：Tensor Core 优先，其次显存带宽，再次缓存层级，最后 FLOPS</translation>
    </message>
    <message>
        <source>Convolutional nets and Transformers: Tensor Cores, then FLOPS, then memory bandwidth, then 16-bit capability</source>
        <translation>卷积网络和 Transformer：Tensor Core 优先，其次 FLOPS，再次显存带宽，最后 16 位计算能力</translation>
    </message>
    <message>
        <source>Recurrent nets: memory bandwidth, then 16-bit capability, then Tensor Cores, then FLOPS</source>
        <translation>循环网络：显存带宽优先，其次 16 位计算能力，再次 Tensor Core，最后 FLOPS</translation>
    </message>
    <message>
        <source>FLOPS are theoretical: they are measured on problems that do not occur in practice, and mislead.</source>
        <translation>FLOPS 是理论值：它针对的是现实中不会出现的问题，具有误导性。</translation>
    </message>
    <message>
        <source>Memory bandwidth can be compared inside one architecture only, as of a GTX 1080 and a GTX 1070; not between a GTX 1080 and a GTX Titan X (Maxwell).</source>
        <translation>显存带宽只能在同一架构内直接比较，例如 GTX 1080 与 GTX 1070；GTX 1080 与 GTX Titan X（Maxwell）之间不能直接比较。</translation>
    </message>
    <message>
        <source>Tensor Cores make a subset of the operations up to 5 times as fast; make sure that your library uses them.</source>
        <translation>Tensor Core 可将部分运算的速度提高到 5 倍；请确认你所用的库支持它。</translation>
    </message>
    <message>
        <source>Against a processor a GPU is 5 times as fast in general, and 10 times on larger problems.</source>
        <translation>与处理器相比，GPU 在一般问题上快 5 倍，在更大的问题上快 10 倍。</translation>
    </message>
    <message>
        <source>A GPU costs a tenth of what a processor of the same computing power costs.</source>
        <translation>相同计算能力的 GPU，价格一般是处理器的十分之一。</translation>
    </message>
    <message>
        <source>GPUs are cheaper than processors and faster, often by more than an order of magnitude.</source>
        <translation>与处理器相比，GPU 更便宜、性能更高，通常超过一个数量级。</translation>
    </message>
    <message>
        <source>With 4 to 8 GPUs the speed of a single thread counts: 6 cores at 4.0 GHz are preferred to 8 cores at 3.5 GHz, although 24 GHz in sum is less than 28.</source>
        <translation>有 4–8 个 GPU 时，单线程速度更重要：6 核 4.0 GHz 优于 8 核 3.5 GHz，尽管总和 24 GHz 低于 28 GHz。</translation>
    </message>
    <message>
        <source>Who owns a GTX Titan X (Maxwell) has no need to upgrade to a Titan X (Pascal) or a Titan Xp.</source>
        <translation>如果你已经有了 GTX Titan X（Maxwell），就没有必要升级到 Titan X（Pascal）或 Titan Xp。</translation>
    </message>
    <message>
        <source>GTX 1080 Ti, 1080 and 1070 are better than the GTX 980 Ti, as they have 11 and 8 GB of memory in place of 6.</source>
        <translation>GTX 1080 Ti、1080 和 1070 都比 GTX 980 Ti 好，因为它们有 11 GB 和 8 GB 显存，而不是 6 GB。</translation>
    </message>
    <message>
        <source>Begin with a used GTX 970; for Kaggle competitions sell it and upgrade to a GTX 1080.</source>
        <translation>先买一块二手 GTX 970；要参加 Kaggle 比赛，就把它卖了升级到 GTX 1080。</translation>
    </message>
    <message>
        <source>Begin with a used GTX 970; for research sell it and upgrade to a GTX Titan X.</source>
        <translation>先买一块二手 GTX 970；要做研究，就把它卖了升级到 GTX Titan X。</translation>
    </message>
    <message>
        <source>The Titan Xp is faster than the Titan X (Pascal) at almost the same price.</source>
        <translation>Titan Xp 比 Titan X（Pascal）更快，价格几乎相同。</translation>
    </message>
    <message>
        <source>For its money a GTX 1060 gives about what a GTX 980 gives.</source>
        <translation>GTX 1060 的性价比与 GTX 980 相当。</translation>
    </message>
    <message>
        <source>A GTX 1080 gave somewhat less for its money than a GTX 1070; since the GTX 1080 Ti came its price fell so far that both give about the same.</source>
        <translation>GTX 1080 的性价比原本略低于 GTX 1070；自 GTX 1080 Ti 推出后价格大幅下降，两者的性价比已相当。</translation>
    </message>
    <message>
        <source>A GTX 1060 is slower than a GTX Titan X (Maxwell).</source>
        <translation>GTX 1060 比 GTX Titan X（Maxwell）慢。</translation>
    </message>
    <message>
        <source>A GTX 1070 costs somewhat less than a GTX Titan X (Maxwell).</source>
        <translation>GTX 1070 比 GTX Titan X（Maxwell）便宜一些。</translation>
    </message>
    <message>
        <source>As long as a work stays within 3.75 GB, a GTX 970 is faster than a GTX 960.</source>
        <translation>只要不超过 3.75 GB，GTX 970 就比 GTX 960 快。</translation>
    </message>
</context>
<context>
    <name>free</name>
    <message>
        <source>12 h a session at most</source>
        <translation>每次会话最长 12 小时</translation>
    </message>
    <message>
        <source>A session with a GPU lasts 12 hours at most.</source>
        <translation>每次 GPU 会话最长 12 小时。</translation>
    </message>
    <message>
        <source>The GPU is a T4 or another one, not guaranteed; an A100 is not offered.</source>
        <translation>GPU 为 T4 等，不固定也不保证，不提供 A100。</translation>
    </message>
    <message>
        <source>The machine is not kept: local files are gone when the session ends, so save to Drive.</source>
        <translation>实例不保留：会话结束后本地文件会丢失，需保存到云端硬盘。</translation>
    </message>
    <message>
        <source>Google Colab (free)</source>
        <translation>Google Colab（免费）</translation>
    </message>
    <message>
        <source>From mainland China Colab is hard to use (stated in March 2020): it needs a steady connection to Google, and a connection that breaks may lose the training.</source>
        <translation>在中国大陆使用 Colab 体验不好（2020 年 3 月的说法）：需要能稳定连上 Google，掉线很可能要重新训练。</translation>
    </message>
    <message>
        <source>100 compute units a month</source>
        <translation>每月 100 个计算单元</translation>
    </message>
    <message>
        <source>The price is about 1,180 yen a month in Japan, tax included, with 100 compute units.</source>
        <translation>日本价格约每月 1180 日元（含税），含 100 个计算单元。</translation>
    </message>
    <message>
        <source>An A100 comes at times; when the service is busy it is restricted.</source>
        <translation>有时能分到 A100，繁忙时受限。</translation>
    </message>
    <message>
        <source>Units are valid for 90 days.</source>
        <translation>计算单元有效期 90 天。</translation>
    </message>
    <message>
        <source>Google Colab Pro</source>
        <translation>Google Colab Pro</translation>
    </message>
    <message>
        <source>500 compute units a month</source>
        <translation>每月 500 个计算单元</translation>
    </message>
    <message>
        <source>The price is about 5,200 yen a month in Japan, tax included, with 500 compute units.</source>
        <translation>日本价格约每月 5200 日元（含税），含 500 个计算单元。</translation>
    </message>
    <message>
        <source>Subscribers are served first with an A100.</source>
        <translation>A100 有优先名额。</translation>
    </message>
    <message>
        <source>Google Colab Pro+</source>
        <translation>Google Colab Pro+</translation>
    </message>
    <message>
        <source>84 h on a T4, 58 h on an L4, 18.5 h on an A100 40 GB or 13.3 h on an A100 80 GB for 10 USD</source>
        <translation>10 美元可用 T4 84 小时、L4 58 小时、A100 40 GB 18.5 小时或 A100 80 GB 13.3 小时</translation>
    </message>
    <message>
        <source>100 compute units cost 10 US dollars, and larger amounts are not cheaper.</source>
        <translation>100 个计算单元 10 美元，多买不打折。</translation>
    </message>
    <message>
        <source>Units used in an hour: T4 1.19, L4 1.71, A100 40 GB 5.40, A100 80 GB 7.52, RTX PRO 6000 8.71.</source>
        <translation>每小时消耗单元：T4 1.19，L4 1.71，A100 40 GB 5.40，A100 80 GB 7.52，RTX PRO 6000 8.71。</translation>
    </message>
    <message>
        <source>The rates vary a little with time; the one of the H100 was not known.</source>
        <translation>费率会略有变动；H100 的费率当时未知。</translation>
    </message>
    <message>
        <source>Google Colab (pay as you go)</source>
        <translation>Google Colab（按量付费）</translation>
    </message>
    <message>
        <source>A Pro subscription brings 100 compute units a month.</source>
        <translation>Pro 订阅每月含 100 个计算单元。</translation>
    </message>
    <message>
        <source>Afterwards use counts as free of charge and nothing is guaranteed.</source>
        <translation>用完后按免费用户处理，资源不保证。</translation>
    </message>
    <message>
        <source>Google Colab Pro, once the units are used up</source>
        <translation>Google Colab Pro，计算单元用完之后</translation>
    </message>
    <message>
        <source>100 compute units cost 9.99 US dollars and 500 cost 49.99.</source>
        <translation>100 个计算单元 9.99 美元，500 个 49.99 美元。</translation>
    </message>
    <message>
        <source>Standard GPUs are mostly T4, premium ones mostly V100 or A100; none is guaranteed.</source>
        <translation>标准 GPU 通常为 T4，高级 GPU 通常为 V100 或 A100，均不保证。</translation>
    </message>
    <message>
        <source>Google Colab (pay as you go), September 2022</source>
        <translation>Google Colab（按量付费），2022 年 9 月</translation>
    </message>
    <message>
        <source>Mostly a K80, some T4, rarely a P100; TPUs can be chosen.</source>
        <translation>主要是 K80，有概率分到 T4，极少能分到 P100；也能选 TPU。</translation>
    </message>
    <message>
        <source>A connection that breaks may lose the training.</source>
        <translation>掉线后很可能要重新训练。</translation>
    </message>
    <message>
        <source>Google Colab, free (as of 2020)</source>
        <translation>Google Colab 免费版（2020 年的说法）</translation>
    </message>
    <message>
        <source>A T4 or a P100 for sure.</source>
        <translation>能确保分到 T4 或 P100。</translation>
    </message>
    <message>
        <source>Said to be for users in the USA only.</source>
        <translation>据说仅限美国用户。</translation>
    </message>
    <message>
        <source>Google Colab Pro (as of 2020)</source>
        <translation>Google Colab Pro（2020 年的说法）</translation>
    </message>
    <message>
        <source>The GPU choice is two T4 together; a single T4 is not offered.</source>
        <translation>可选 GPU 为双 T4（T4 x2），不提供单张 T4。</translation>
    </message>
    <message>
        <source>Kaggle Notebooks, GPU choice</source>
        <translation>Kaggle Notebooks，可选的 GPU</translation>
    </message>
    <message>
        <source>A P100 can still be asked for by the command-line tool, but the default image&apos;s PyTorch has no kernels for it and fails.</source>
        <translation>命令行工具仍可申请 P100，但默认镜像的 PyTorch 不含其内核，运行会出错。</translation>
    </message>
    <message>
        <source>Kaggle Notebooks, P100</source>
        <translation>Kaggle Notebooks，P100</translation>
    </message>
    <message>
        <source>30 h a week, 9 h a session</source>
        <translation>每周 30 小时，每次 9 小时</translation>
    </message>
    <message>
        <source>GPU time is 30 hours a week, and the counter is set back every week.</source>
        <translation>GPU 每周 30 小时，每周重置。</translation>
    </message>
    <message>
        <source>A GPU session that is running goes on until its limit of 9 hours.</source>
        <translation>已运行的 GPU 会话最多持续到 9 小时上限。</translation>
    </message>
    <message>
        <source>With the quota used up, nothing can be saved with the GPU switched on.</source>
        <translation>配额用完后，不关闭 GPU 就无法提交保存。</translation>
    </message>
    <message>
        <source>Kaggle Notebooks</source>
        <translation>Kaggle Notebooks</translation>
    </message>
    <message>
        <source>Free GPU time is collected by signing in each day; how many hours is not said.</source>
        <translation>每日签到可领取免费 GPU 时间，具体小时数未说明。</translation>
    </message>
    <message>
        <source>Only the Paddle framework may be used.</source>
        <translation>只能使用 Paddle 框架。</translation>
    </message>
    <message>
        <source>Baidu AI Studio (free)</source>
        <translation>百度 AI Studio（免费）</translation>
    </message>
    <message>
        <source>Only PaddlePaddle may be used there: other frameworks cannot be installed.</source>
        <translation>那里只能用 PaddlePaddle，装不了其他框架。</translation>
    </message>
    <message>
        <source>10 h a day</source>
        <translation>每天 10 小时</translation>
    </message>
    <message>
        <source>Each day of use brings 10 hours on a V100.</source>
        <translation>每日登录赠送 10 小时 V100 算力。</translation>
    </message>
    <message>
        <source>The offer is for users of PaddlePaddle.</source>
        <translation>面向 PaddlePaddle 用户。</translation>
    </message>
    <message>
        <source>Baidu AI Studio (free), hours in March 2021</source>
        <translation>百度 AI Studio（免费），2021 年 3 月的时长</translation>
    </message>
    <message>
        <source>Hours of a V100 as a gift; how many is not stated</source>
        <translation>赠送 V100 时长；多少未说明</translation>
    </message>
    <message>
        <source>Only PaddlePaddle may be used: neither TensorFlow nor PyTorch can be installed.</source>
        <translation>只能用 PaddlePaddle：TensorFlow 和 PyTorch 都不给装。</translation>
    </message>
    <message>
        <source>Busy during the day; GPUs become free after 22:00.</source>
        <translation>白天是高峰期，22 点后才有 GPU。</translation>
    </message>
    <message>
        <source>Baidu AI Studio, free (as of 2020)</source>
        <translation>百度 AI Studio 免费版（2020 年的说法）</translation>
    </message>
    <message>
        <source>12 h a day, plus 48 h after five days in a row</source>
        <translation>每天 12 小时，连续五天再加 48 小时</translation>
    </message>
    <message>
        <source>Each day of use brings 12 hours on a V100.</source>
        <translation>每日登录赠送 12 小时 V100 算力。</translation>
    </message>
    <message>
        <source>Running something on five days in a row brings 48 hours more.</source>
        <translation>连续五天运行再加送 48 小时。</translation>
    </message>
    <message>
        <source>Baidu AI Studio (free), hours in February 2020</source>
        <translation>百度 AI Studio（免费），2020 年 2 月的时长</translation>
    </message>
    <message>
        <source>100 h once, for a new account</source>
        <translation>新账号一次性 100 小时</translation>
    </message>
    <message>
        <source>A new account is given 100 GPU hours.</source>
        <translation>新用户赠送 100 小时 GPU 时间。</translation>
    </message>
    <message>
        <source>The cards have 16 GB or 24 GB; the models are not named.</source>
        <translation>显卡显存为 16 GB 或 24 GB，型号未说明。</translation>
    </message>
    <message>
        <source>ModelScope notebooks (new users)</source>
        <translation>魔搭 ModelScope Notebook（新用户）</translation>
    </message>
    <message>
        <source>One Studio with four CPU cores is free; GPUs are paid with credits, of which one is worth one US dollar.</source>
        <translation>一个 4 核 CPU 的 Studio 免费；GPU 用积分支付，1 积分等于 1 美元。</translation>
    </message>
    <message>
        <source>Free credits are promotional, do not add up and may change; their number is not published.</source>
        <translation>免费积分为促销性质，不累积且可能变动，数量未公布。</translation>
    </message>
    <message>
        <source>The first 10 GB of storage are free, with 50 GB at most.</source>
        <translation>前 10 GB 存储免费，上限 50 GB。</translation>
    </message>
    <message>
        <source>Lightning AI Studios (free)</source>
        <translation>Lightning AI Studios（免费）</translation>
    </message>
    <message>
        <source>40 credits a month (one credit is one US dollar)</source>
        <translation>每月 40 积分（1 积分等于 1 美元）</translation>
    </message>
    <message>
        <source>40 credits a month are included; they expire after a year.</source>
        <translation>每月含 40 积分，一年后过期。</translation>
    </message>
    <message>
        <source>More powerful GPUs may be used, and storage is 200 GB at most.</source>
        <translation>可使用更强的 GPU，存储上限 200 GB。</translation>
    </message>
    <message>
        <source>Lightning AI Studios (Pro)</source>
        <translation>Lightning AI Studios（Pro）</translation>
    </message>
    <message>
        <source>4 h on a GPU, again after 24 h</source>
        <translation>GPU 4 小时，24 小时后恢复</translation>
    </message>
    <message>
        <source>The next 4 hours on a GPU come 24 hours later.</source>
        <translation>下一个 4 小时 GPU 时间在 24 小时后恢复。</translation>
    </message>
    <message>
        <source>A user had to wait 26 hours.</source>
        <translation>有用户实际等了 26 小时。</translation>
    </message>
    <message>
        <source>Amazon SageMaker Studio Lab, renewal of the GPU time</source>
        <translation>Amazon SageMaker Studio Lab，GPU 时间何时恢复</translation>
    </message>
    <message>
        <source>4 h on a GPU a day</source>
        <translation>每天 GPU 4 小时</translation>
    </message>
    <message>
        <source>On a GPU: 4 hours a session and 4 hours a day.</source>
        <translation>GPU：每次 4 小时，每天最多 4 小时。</translation>
    </message>
    <message>
        <source>On a CPU: 4 hours a session and 8 hours a day.</source>
        <translation>CPU：每次 4 小时，每天最多 8 小时。</translation>
    </message>
    <message>
        <source>Amazon SageMaker Studio Lab</source>
        <translation>Amazon SageMaker Studio Lab</translation>
    </message>
    <message>
        <source>6 h a session</source>
        <translation>每次 6 小时</translation>
    </message>
    <message>
        <source>A notebook is shut down after 6 hours, and only one free notebook runs at a time.</source>
        <translation>笔记本 6 小时后自动关闭，同一时间只能运行一个免费笔记本。</translation>
    </message>
    <message>
        <source>Notebooks are public and cannot be made private.</source>
        <translation>笔记本只能公开，不能设为私有。</translation>
    </message>
    <message>
        <source>5 GB of storage are free; a Quadro P5000 needs a paid subscription.</source>
        <translation>免费存储 5 GB；使用 Quadro P5000 需付费订阅。</translation>
    </message>
    <message>
        <source>The pool of free machines is limited, so a notebook may wait in a queue.</source>
        <translation>免费机器数量有限，可能需要排队等待。</translation>
    </message>
    <message>
        <source>Paperspace Gradient (free instances), 2021</source>
        <translation>Paperspace Gradient（免费实例），2021 年</translation>
    </message>
    <message>
        <source>The source names it without a price: enter the hourly price that you see there.</source>
        <translation>来源只提到它，没有价格：请输入你在那里看到的每小时价格。</translation>
    </message>
    <message>
        <source>vast.ai (market place, by the hour)</source>
        <translation>vast.ai（按小时租用的市场）</translation>
    </message>
    <message>
        <source>Buy a GTX 1050 Ti with 4 GB.</source>
        <translation>买一块 GTX 1050 Ti（4GB）。</translation>
    </message>
    <message>
        <source>Or a processor for prototypes, and training on rented GPUs of AWS or on TPUs.</source>
        <translation>或者用 CPU 做原型设计，在 AWS 或 TPU 上训练。</translation>
    </message>
    <message>
        <source>Or Google Colab.</source>
        <translation>或者用 Colab。</translation>
    </message>
    <message>
        <source>The guide of 2016 leaves the case &quot;almost no money&quot; open. Free GPUs of others answer it: Google Colab, or Baidu AI Studio with PaddlePaddle.</source>
        <translation>2016 年的指南没有给出“几乎没钱”的答案。可以用别人的免费 GPU：Google Colab，或者用 PaddlePaddle 时的百度 AI Studio。</translation>
    </message>
    <message>
        <source>For little money to spend on a card: a GTX 1050 Ti with 4 GB.</source>
        <translation>想买卡而预算极少：GTX 1050 Ti（4GB）。</translation>
    </message>
    <message>
        <source>A server holds at most 8 GPUs; for larger work the cloud, such as AWS P3 and G4 machines, is the more practical way.</source>
        <translation>高端服务器最多支持 8 块 GPU；更大的部署，用云计算（如 AWS P3 和 G4 实例）更实用。</translation>
    </message>
    <message>
        <source>The guide of 2016: one GTX 1080 is as fast as five of these GPUs of AWS, and their prices rose; buying is the wiser way, and spot instances are no longer advised.</source>
        <translation>2016 年的指南：一块 GTX 1080 的速度是这种 AWS GPU 的五倍，而其价格急剧上升；自己买更明智，不再推荐现货（spot）实例。</translation>
    </message>
</context>
<context>
    <name>profile-000</name>
    <message>
        <source>GPU guide, chapter 15</source>
        <translation>GPU 选型指南（第十五章）</translation>
    </message>
    <message>
        <source>The fastest card of its day; the same chapter calls it too dear elsewhere.</source>
        <translation>当时最快的显卡；但同一章的另一处说它太贵。</translation>
    </message>
    <message>
        <source>Best of all, by a small margin</source>
        <translation>整体最好（小幅度）</translation>
    </message>
    <message>
        <source>11 and 8 GB of memory, more than the 6 GB of the GTX 980 Ti.</source>
        <translation>显存 11 GB 与 8 GB，多于 GTX 980 Ti 的 6 GB。</translation>
    </message>
    <message>
        <source>Good value, a little dear</source>
        <translation>综合性价比高，但略贵</translation>
    </message>
    <message>
        <source>6 GB are enough for many uses; the version with 3 GB is not meant.</source>
        <translation>6 GB 对许多应用已经足够；不是指 3 GB 的版本。</translation>
    </message>
    <message>
        <source>Good value and cheap</source>
        <translation>性价比还不错且便宜</translation>
    </message>
    <message>
        <source>Cards with 12 GB of memory.</source>
        <translation>都是 12 GB 显存的显卡。</translation>
    </message>
    <message>
        <source>Data set above 250 GB</source>
        <translation>数据集大于 250 GB</translation>
    </message>
    <message>
        <source>Faster than a GTX 970, with more memory and without its trouble.</source>
        <translation>比 GTX 970 更快、显存更大，也没有它的显存问题。</translation>
    </message>
    <message>
        <source>Not enough money</source>
        <translation>没有足够的钱</translation>
    </message>
    <message>
        <source>4 GB is tight, but with changes to the model research can begin.</source>
        <translation>4 GB 有限，但调整模型后至少可以开展研究。</translation>
    </message>
    <message>
        <source>Almost no money</source>
        <translation>几乎没有钱</translation>
    </message>
    <message>
        <source>The cheapest way to 12 GB of memory at the time.</source>
        <translation>当时得到 12 GB 显存最便宜的办法。</translation>
    </message>
    <message>
        <source>Short of money, but 12 GB are needed</source>
        <translation>缺钱，但需要 12 GB 显存</translation>
    </message>
    <message>
        <source>Enough for those who begin, or who compete now and then.</source>
        <translation>对入门者或偶尔参赛的人是不错的选择。</translation>
    </message>
    <message>
        <source>Kaggle, any normal competition</source>
        <translation>Kaggle：任何“正常”比赛</translation>
    </message>
    <message>
        <source>More memory and speed for competitions of deep learning.</source>
        <translation>深度学习竞赛需要更大的显存和更快的速度。</translation>
    </message>
    <message>
        <source>Kaggle, deep learning competitions</source>
        <translation>Kaggle：“深度学习竞赛”</translation>
    </message>
    <message>
        <source>For large data sets or video its 1 GB more than the GTX 1080 Ti helps; not the Titan X (Pascal or Maxwell).</source>
        <translation>处理大数据集或视频时，比 GTX 1080 Ti 多出的 1 GB 有一定优势；不要买 Titan X（Pascal 或 Maxwell）。</translation>
    </message>
    <message>
        <source>Researcher in computer vision</source>
        <translation>计算机视觉研究员</translation>
    </message>
    <message>
        <source>Its memory is enough for most research and most uses.</source>
        <translation>对大多数研究和应用，它的显存完全够用。</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>研究人员</translation>
    </message>
    <message>
        <source>Memory is less of a limit there than in computer vision; check what your present model needs.</source>
        <translation>这里的内存限制不像计算机视觉那样严格；请检查现有模型的显存需求。</translation>
    </message>
    <message>
        <source>Researcher in natural language processing</source>
        <translation>自然语言处理研究人员</translation>
    </message>
    <message>
        <source>“Complicated, to be discussed elsewhere”, says the source. The rack planner answers below.</source>
        <translation>来源只说“这个有点复杂，另做探讨”。下面的机柜规划给出回答。</translation>
    </message>
    <message>
        <source>Building a GPU cluster</source>
        <translation>搭建一个 GPU 集群</translation>
    </message>
    <message>
        <source>Begin with it; choose again when you know what comes next.</source>
        <translation>从它开始，再根据下一步的兴趣选择。</translation>
    </message>
    <message>
        <source>Beginning research</source>
        <translation>刚开始进行深度学习研究</translation>
    </message>
    <message>
        <source>The source writes “GTX 1050 Ti (4 or 2 GB)”. No GTX 1050 Ti had 2 GB: this is probably its error, and means the GTX 1050 with 2 GB, which is below the floor of 4 GB that the same source gives.</source>
        <translation>来源写的是“GTX 1050 Ti（4 或 2GB）”。GTX 1050 Ti 没有 2 GB 版本：这可能是来源的错误，指的是 2 GB 的 GTX 1050，而它低于同一来源给出的 4 GB 下限。</translation>
    </message>
    <message>
        <source>Enough where nothing more is asked of it.</source>
        <translation>没有过多要求时已经够用。</translation>
    </message>
    <message>
        <source>Only trying</source>
        <translation>只想尝试一下</translation>
    </message>
    <message>
        <source>Of the five cards of the series these two are for beginners.</source>
        <translation>该系列五款显卡中，这两款适用于初学者。</translation>
    </message>
    <message>
        <source>The 1000 series: for beginners</source>
        <translation>1000 系列：适用于初学者</translation>
    </message>
    <message>
        <source>The GTX 1070 and 1080 suit start-ups; the GTX 1080 Ti suits everybody.</source>
        <translation>GTX 1070 和 GTX 1080 适合初创公司；GTX 1080 Ti 对以上应用都合适。</translation>
    </message>
    <message>
        <source>The 1000 series: for start-ups, some research and industry</source>
        <translation>1000 系列：适合初创公司、部分研究和工业部门</translation>
    </message>
    <message>
        <source>NVIDIA Tesla, the series for enterprises</source>
        <translation>面向企业用户的 NVIDIA Tesla 系列</translation>
    </message>
    <message>
        <source>Passive cooling and memory with error correction suit data centres; the compute is about the same at about ten times the price.</source>
        <translation>被动散热和内存校验更适合数据中心；计算能力相当，价格约贵 10 倍。</translation>
    </message>
    <message>
        <source>More than 100 machines</source>
        <translation>100 台机器以上</translation>
    </message>
    <message>
        <source>good-value servers such as Supermicro&apos;s, with GTX cards put in</source>
        <translation>购买 Supermicro 之类性价比较高的服务器，再安装 GTX 系列的 GPU</translation>
    </message>
    <message>
        <source>For laboratories and small or middling companies whose budget is not ample.</source>
        <translation>适合预算不太充足的实验室和中小公司。</translation>
    </message>
    <message>
        <source>10 to 100 machines</source>
        <translation>10 到 100 台机器</translation>
    </message>
    <message>
        <source>NVIDIA DGX</source>
        <translation>NVIDIA DGX 系列</translation>
    </message>
    <message>
        <source>For laboratories and companies with the budget for it.</source>
        <translation>预算充足的实验室和公司可以考虑。</translation>
    </message>
    <message>
        <source>10 to 100 machines, ample budget</source>
        <translation>10 到 100 台机器，预算充足</translation>
    </message>
    <message>
        <source>Its price is too high for what it does; take a GTX 1080 Ti instead.</source>
        <translation>性价比太低（太贵），可以用 GTX 1080 Ti 代替。</translation>
    </message>
    <message>
        <source>The Titan Xp is faster at nearly the same price.</source>
        <translation>Titan Xp 更快，而价格几乎相同。</translation>
    </message>
    <message>
        <source>3 GB of memory are too little; 6 GB are tight already.</source>
        <translation>显存只有 3 GB，而 6 GB 就已经很有限了。</translation>
    </message>
    <message>
        <source>Slow, dear even used, and with trouble in its memory.</source>
        <translation>很慢，即使二手也相当昂贵，并且存在显存问题。</translation>
    </message>
    <message>
        <source>For enterprises: about the same compute at about ten times the price, with passive cooling and error correction.</source>
        <translation>面向企业用户：计算能力相当，价格约贵 10 倍，采用被动散热并带内存校验。</translation>
    </message>
    <message>
        <source>NVIDIA is better supported by the frameworks, so most people choose it.</source>
        <translation>Nvidia 对深度学习框架支持更好，因此目前大家主要选择 Nvidia。</translation>
    </message>
    <message>
        <source>The Titan Xp is the best GPU overall, and the one for computer vision.</source>
        <translation>整体最好的 GPU 是 Titan Xp，计算机视觉研究员也用它。</translation>
    </message>
    <message>
        <source>The Titan Xp is not recommended: too dear. A GTX 1080 Ti takes its place.</source>
        <translation>不推荐 Titan Xp：太贵，可以用 GTX 1080 Ti 代替。</translation>
    </message>
    <message>
        <source>For data sets above 250 GB: Titan X (Maxwell), Titan X Pascal or Titan Xp.</source>
        <translation>数据集 &gt; 250 GB：Titan X（Maxwell）、Titan X Pascal 或 Titan Xp。</translation>
    </message>
    <message>
        <source>Do not buy the Titan X, neither Pascal nor Maxwell; the Titan Xp is faster at nearly the same price.</source>
        <translation>不要买 Titan X（Pascal 或 Maxwell）；Titan Xp 更快，价格几乎相同。</translation>
    </message>
    <message>
        <source>For most users it is enough to look at compute.</source>
        <translation>对大部分用户来说，只要考虑计算能力就可以了。</translation>
    </message>
    <message>
        <source>The most important property is the memory bandwidth.</source>
        <translation>最重要的特征是内存带宽。</translation>
    </message>
    <message>
        <source>PCIe 3.0 x16 for every card; read the board&apos;s manual, some drop to x8 or x4 with four cards.</source>
        <translation>推荐 PCIe 3.0 x16，并确保多块 GPU 一起使用时仍是 x16；有些主板搭载 4 块时会降到 x8 甚至 x4。</translation>
    </message>
    <message>
        <source>A server usually holds 8 or 16 GPUs.</source>
        <translation>一台服务器通常可以搭载 8 块或者 16 块 GPU。</translation>
    </message>
    <message>
        <source>10 to 100 machines: DGX where the budget is ample, else Supermicro servers with GTX cards.</source>
        <translation>10 到 100 台机器：预算充足用 DGX，否则 Supermicro 服务器加 GTX。</translation>
    </message>
    <message>
        <source>The GTX 970 is not recommended: slow, dear for what it is, trouble with its memory.</source>
        <translation>不推荐 GTX 970：慢、价格高，并且有显存问题。</translation>
    </message>
    <message>
        <source>GPUs at Amazon are quite dear and slow, but an option for those with little money.</source>
        <translation>亚马逊网络服务上的 GPU 相当昂贵和缓慢，但资金很少时也是一个选择。</translation>
    </message>
    <message>
        <source>Where no Titan Xp can be found, a Titan X (Pascal) will do.</source>
        <translation>如果找不到 Titan Xp，也可以购买 Titan X（Pascal）。</translation>
    </message>
</context>
<context>
    <name>profile-001</name>
    <message>
        <source>Deep Learning 500 Questions, chapter 15</source>
        <translation>深度学习 500 问，第十五章</translation>
    </message>
    <message>
        <source>The RTX series brings Tensor Cores and 16-bit training.</source>
        <translation>RTX 系列新增了 Tensor Cores 单元及 FP16 支持。</translation>
    </message>
    <message>
        <source>Good value, but dear</source>
        <translation>性价比高但较贵</translation>
    </message>
    <message>
        <source>6 GB of memory at a low price.</source>
        <translation>以较低价格得到 6 GB 显存。</translation>
    </message>
    <message>
        <source>Good value and cheap</source>
        <translation>性价比高又便宜</translation>
    </message>
    <message>
        <source>Cards with 12 GB of memory.</source>
        <translation>都是 12 GB 显存的显卡。</translation>
    </message>
    <message>
        <source>Data set above 250 GB</source>
        <translation>数据集大于 250 GB</translation>
    </message>
    <message>
        <source>The cheap card with 6 GB.</source>
        <translation>便宜的 6 GB 显卡。</translation>
    </message>
    <message>
        <source>Not enough money</source>
        <translation>没有足够的钱</translation>
    </message>
    <message>
        <source>4 GB, the least that the same source accepts.</source>
        <translation>4 GB，是同一来源接受的最小显存。</translation>
    </message>
    <message>
        <source>Almost no money, or a first step</source>
        <translation>几乎没有钱，入门级</translation>
    </message>
    <message>
        <source>Both suffice for normal competitions.</source>
        <translation>两者都适用于“正常”比赛。</translation>
    </message>
    <message>
        <source>Kaggle, any normal competition</source>
        <translation>Kaggle：任何“正常”比赛</translation>
    </message>
    <message>
        <source>The RTX 2080 Ti where the budget allows it.</source>
        <translation>预算足够可以选择 RTX 2080 Ti。</translation>
    </message>
    <message>
        <source>Kaggle, deep learning competitions</source>
        <translation>Kaggle：“深度学习竞赛”</translation>
    </message>
    <message>
        <source>With a blower or liquid cooling, so that cards can be added later.</source>
        <translation>涡轮散热或水冷散热较好，方便后期增加新的显卡。</translation>
    </message>
    <message>
        <source>Researcher in computer vision</source>
        <translation>计算机视觉研究员</translation>
    </message>
    <message>
        <source>24 GB of memory for very deep nets.</source>
        <translation>网络很深时可以选择 24 GB 的 Titan RTX。</translation>
    </message>
    <message>
        <source>Researcher in computer vision, very deep nets</source>
        <translation>计算机视觉研究员，网络很深</translation>
    </message>
    <message>
        <source>Train with 16-bit numbers (FP16).</source>
        <translation>使用 FP16 来训练。</translation>
    </message>
    <message>
        <source>Researcher in natural language processing</source>
        <translation>NLP 研究人员</translation>
    </message>
    <message>
        <source>“Complicated, to be discussed elsewhere”, says the source. The rack planner answers below.</source>
        <translation>来源只说“这个有点复杂，另做探讨”。下面的机柜规划给出回答。</translation>
    </message>
    <message>
        <source>Building a GPU cluster</source>
        <translation>搭建一个 GPU 集群</translation>
    </message>
    <message>
        <source>Begin with one of them; choose again when you know what comes next.</source>
        <translation>从它们开始，再根据下一步的兴趣选择。</translation>
    </message>
    <message>
        <source>Beginning research</source>
        <translation>刚开始进行深度学习研究</translation>
    </message>
    <message>
        <source>The source writes “GTX 1050 Ti (4 or 2 GB)”. No GTX 1050 Ti had 2 GB: this is probably its error, and means the GTX 1050 with 2 GB, which is below the floor of 4 GB that the same source gives.</source>
        <translation>来源写的是“GTX 1050 Ti（4 或 2GB）”。GTX 1050 Ti 没有 2 GB 版本：这可能是来源的错误，指的是 2 GB 的 GTX 1050，而它低于同一来源给出的 4 GB 下限。</translation>
    </message>
    <message>
        <source>Enough where nothing more is asked of it.</source>
        <translation>没有过多要求时已经够用。</translation>
    </message>
    <message>
        <source>Only trying</source>
        <translation>只想尝试一下</translation>
    </message>
    <message>
        <source>NVIDIA Tesla, the series for enterprises</source>
        <translation>面向企业用户的 NVIDIA Tesla 系列</translation>
    </message>
    <message>
        <source>Passive cooling and memory with error correction suit data centres; the compute is about the same at about ten times the price.</source>
        <translation>被动散热和内存校验更适合数据中心；计算能力相当，价格约贵 10 倍。</translation>
    </message>
    <message>
        <source>More than 100 machines</source>
        <translation>100 台机器以上</translation>
    </message>
    <message>
        <source>good-value servers such as Supermicro&apos;s, with GTX cards put in</source>
        <translation>购买 Supermicro 之类性价比较高的服务器，再安装 GTX 系列的 GPU</translation>
    </message>
    <message>
        <source>For laboratories and small or middling companies whose budget is not ample.</source>
        <translation>适合预算不太充足的实验室和中小公司。</translation>
    </message>
    <message>
        <source>10 to 100 machines</source>
        <translation>10 到 100 台机器</translation>
    </message>
    <message>
        <source>NVIDIA DGX</source>
        <translation>NVIDIA DGX 系列</translation>
    </message>
    <message>
        <source>For laboratories and companies with the budget for it.</source>
        <translation>预算充足的实验室和公司可以考虑。</translation>
    </message>
    <message>
        <source>10 to 100 machines, ample budget</source>
        <translation>10 到 100 台机器，预算充足</translation>
    </message>
    <message>
        <source>For enterprises: about the same compute at about ten times the price, with passive cooling and error correction.</source>
        <translation>面向企业用户：计算能力相当，价格约贵 10 倍，采用被动散热并带内存校验。</translation>
    </message>
    <message>
        <source>NVIDIA is better supported by the frameworks, so most people choose it.</source>
        <translation>Nvidia 对深度学习框架支持更好，因此目前大家主要选择 Nvidia。</translation>
    </message>
    <message>
        <source>For most users it is enough to look at compute.</source>
        <translation>对大部分用户来说，只要考虑计算能力就可以了。</translation>
    </message>
    <message>
        <source>The most important property is the memory bandwidth.</source>
        <translation>最重要的特征是内存带宽。</translation>
    </message>
    <message>
        <source>For data sets above 250 GB: Titan X (Maxwell), Titan X Pascal or Titan Xp.</source>
        <translation>数据集 &gt; 250 GB：Titan X（Maxwell）、Titan X Pascal 或 Titan Xp。</translation>
    </message>
    <message>
        <source>PCIe 3.0 x16 for every card; read the board&apos;s manual, some drop to x8 or x4 with four cards.</source>
        <translation>推荐 PCIe 3.0 x16，并确保多块 GPU 一起使用时仍是 x16；有些主板搭载 4 块时会降到 x8 甚至 x4。</translation>
    </message>
    <message>
        <source>A server usually holds 8 or 16 GPUs.</source>
        <translation>一台服务器通常可以搭载 8 块或者 16 块 GPU。</translation>
    </message>
    <message>
        <source>10 to 100 machines: DGX where the budget is ample, else Supermicro servers with GTX cards.</source>
        <translation>10 到 100 台机器：预算充足用 DGX，否则 Supermicro 服务器加 GTX。</translation>
    </message>
    <message>
        <source>RTX 2070: good value but dear. RTX 2060: good value and cheap.</source>
        <translation>RTX 2070 性价比高但较贵；RTX 2060 性价比高又便宜。</translation>
    </message>
</context>
<context>
    <name>profile-002</name>
    <message>
        <source>T. Dettmers, edition of 2016-06</source>
        <translation>T. Dettmers，2016 年 6 月版</translation>
    </message>
    <message>
        <source>The GTX 1080 for speed; the GTX Titan X for its 12 GB.</source>
        <translation>GTX 1080 速度最快；GTX Titan X 有 12 GB 显存。</translation>
    </message>
    <message>
        <source>Best of all</source>
        <translation>总的说来最好的 GPU</translation>
    </message>
    <message>
        <source>The GTX Titan X from eBay; the GTX 1070 is cheaper and yet faster.</source>
        <translation>eBay 上的 GTX Titan X；GTX 1070 更便宜且速度更快。</translation>
    </message>
    <message>
        <source>Good value, but dear</source>
        <translation>有成本效益但价格高的</translation>
    </message>
    <message>
        <source>Above 3.5 GB its memory is slow; still faster than a GTX 960 up to 3.75 GB.</source>
        <translation>显存使用超过 3.5 GB 时性能会被削弱；不超过 3.75 GB 时仍比 GTX 960 快。</translation>
    </message>
    <message>
        <source>Good value, with trouble</source>
        <translation>有成本效益但麻烦多的</translation>
    </message>
    <message>
        <source>The original GTX Titan, about $350 on eBay in 2016.</source>
        <translation>eBay 上正规的 GTX Titan，2016 年约 350 美元。</translation>
    </message>
    <message>
        <source>Cheapest without trouble</source>
        <translation>最便宜而且没有麻烦</translation>
    </message>
    <message>
        <source>The source names the GTX Titan and gives no reason; for large images and video it asks for 12 GB elsewhere.</source>
        <translation>来源只写 GTX Titan，没有说明理由；别处说大图像和视频需要 12 GB。</translation>
    </message>
    <message>
        <source>Data set above 250 GB</source>
        <translation>我的数据集大于 250 GB</translation>
    </message>
    <message>
        <source>Mostly below $200 in 2016, and slow.</source>
        <translation>2016 年通常在 200 美元以下，但相当慢。</translation>
    </message>
    <message>
        <source>Not much money</source>
        <translation>我钱不多</translation>
    </message>
    <message>
        <source>Google Colab, free of charge</source>
        <translation>Google Colab，免费</translation>
    </message>
    <message>
        <source>Baidu AI Studio, free hours with PaddlePaddle only</source>
        <translation>百度 AI Studio，免费时长，只能用 PaddlePaddle</translation>
    </message>
    <message>
        <source>“Unsolved”, says the source of 2016. Since then there are free services (see Rent or buy), and the later editions name the GTX 1050 Ti with 4 GB.</source>
        <translation>2016 年的来源说“尚待解决”。此后有了免费的云服务（见“租还是买”），后来的版本推荐 4 GB 的 GTX 1050 Ti。</translation>
    </message>
    <message>
        <source>Almost no money</source>
        <translation>我几乎没钱</translation>
    </message>
    <message>
        <source>8 GB are ample for Kaggle; the GTX 970 for data sets of middling size.</source>
        <translation>8 GB 对 Kaggle 相当充足；GTX 970 适合中等大小的数据集。</translation>
    </message>
    <message>
        <source>Kaggle</source>
        <translation>我参加 Kaggle 比赛</translation>
    </message>
    <message>
        <source>At least one GTX Titan X for its memory, and one to four GTX 1080 for trying things out.</source>
        <translation>至少一块 GTX Titan X，另加 1–4 块 GTX 1080 做原型。</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>我是一名研究人员</translation>
    </message>
    <message>
        <source>“Really complicated”, says the source, and points to another article. The rack planner answers below.</source>
        <translation>来源说“这真的很复杂”，并指向另一篇文章。下面的机柜规划给出回答。</translation>
    </message>
    <message>
        <source>Building a GPU cluster</source>
        <translation>我想建立一个 GPU 集群</translation>
    </message>
    <message>
        <source>Begin with a used GTX 970, sell it later, and go on with a GTX 1080 (Kaggle) or a GTX Titan X (research).</source>
        <translation>先用 eBay 上的 GTX 970，之后卖掉：参加 Kaggle 升级到 GTX 1080，做研究升级到 GTX Titan X。</translation>
    </message>
    <message>
        <source>Beginning, and serious about it</source>
        <translation>我刚开始，并且是认真的</translation>
    </message>
    <message>
        <source>its MKL does not work with NumPy, so unit tests cannot run</source>
        <translation>它的 MKL 与 NumPy 不兼容，无法运行单元测试</translation>
    </message>
    <message>
        <source>its compiler does not reduce templates properly, so code has to be rewritten</source>
        <translation>编译器不能对模板做适当约简，大部分代码要重写</translation>
    </message>
    <message>
        <source>the compiler lacks features of C++11, so interfaces in C have to change</source>
        <translation>编译器不支持 C++11 的一些特性，只好改 C 接口</translation>
    </message>
    <message>
        <source>once the code runs, everything is slow; only a small part of C is supported well</source>
        <translation>代码能跑时一切都很慢，只支持很小一部分 C 代码</translation>
    </message>
    <message>
        <source>where tensors change their size, the thread scheduler makes it slower than a processor</source>
        <translation>张量尺寸连续变化时，线程调度器的问题使它比 CPU 还慢</translation>
    </message>
    <message>
        <source>Keep away from Xeon Phi: endless trouble on a cluster of more than 500 of them.</source>
        <translation>远离 Xeon Phi：在超过 500 个 Xeon Phi 的集群上遭遇了无止尽的挫折。</translation>
    </message>
    <message>
        <source>In 2016 there was no library for deep learning on AMD cards: NVIDIA only.</source>
        <translation>2016 年还没有适合 AMD 显卡的深度学习库，只能选择 NVIDIA。</translation>
    </message>
    <message>
        <source>Above 3.5 GB its memory is slow.</source>
        <translation>显存使用超过 3.5 GB 时性能会被削弱。</translation>
    </message>
    <message>
        <source>FLOPS mislead; the measure that counts in practice is memory bandwidth.</source>
        <translation>FLOPS 带有误导性；实践中最重要的性能测量是内存带宽。</translation>
    </message>
    <message>
        <source>Researchers on ImageNet or video do better with the 12 GB of a GTX Titan X.</source>
        <translation>ImageNet、视频数据的研究者选择 12 GB 的 GTX Titan X 会更好。</translation>
    </message>
    <message>
        <source>An excellent GPU for learning, and for most Kaggle data sets; the trouble with its memory is overdramatised.</source>
        <translation>GTX 970 是学习深度学习的优秀 GPU，也适合大多数 Kaggle 数据集；显存问题被夸大了。</translation>
    </message>
    <message>
        <source>No longer recommended: a GTX 1080 is five times as fast as a GPU at AWS, whose price has risen.</source>
        <translation>不再推荐：GTX 1080 的速度是 AWS GPU 的五倍，而其价格急剧上升。</translation>
    </message>
</context>
<context>
    <name>profile-003</name>
    <message>
        <source>Dive into Deep Learning, appendix on servers and GPUs</source>
        <translation>动手学深度学习，附录：选择服务器和 GPU</translation>
    </message>
    <message>
        <source>NVIDIA Tesla</source>
        <translation>NVIDIA Tesla 系列</translation>
    </message>
    <message>
        <source>GPU servers in the cloud</source>
        <translation>云计算中的 GPU 服务器</translation>
    </message>
    <message>
        <source>For large companies.</source>
        <translation>适合大公司。</translation>
    </message>
    <message>
        <source>More than 100 servers</source>
        <translation>超过 100 台服务器</translation>
    </message>
    <message>
        <source>RTX cards in ready-made Supermicro or ASUS servers that hold 4 to 8 GPUs</source>
        <translation>NVIDIA RTX 系列，装在预配置的 Supermicro 或华硕机壳中，每台 4–8 个 GPU</translation>
    </message>
    <message>
        <source>Probably the best value for laboratories and small or middling companies.</source>
        <translation>对实验室或中小型公司可能是最划算的。</translation>
    </message>
    <message>
        <source>10 servers and more</source>
        <translation>10 台以上服务器</translation>
    </message>
    <message>
        <source>For enterprises: comparable compute, more memory with error correction, forced cooling; usually ten times as dear as cards for consumers.</source>
        <translation>面向企业：计算能力相当，通常使用强制冷却、更多内存和 ECC，比消费者 GPU 贵十倍。</translation>
    </message>
    <message>
        <source>Most buyers choose NVIDIA, whose CUDA the frameworks support better.</source>
        <translation>NVIDIA 通过 CUDA 为深度学习框架提供了更好的支持，因此大多数买家选择 NVIDIA。</translation>
    </message>
    <message>
        <source>For most users it is enough to look at compute; bandwidth must let it be used.</source>
        <translation>对于大多数用户来说，查看计算能力就足够了；带宽要足以发挥它。</translation>
    </message>
    <message>
        <source>At most 8 GPUs in a server, at most 4 in a workstation: heat, cooling and power rise fast.</source>
        <translation>高端服务器最多 8 个 GPU，工程工作站最多 4 个：热、冷却和电力需求迅速上升。</translation>
    </message>
    <message>
        <source>From 10 servers on: RTX cards in Supermicro or ASUS servers with 4 to 8 GPUs.</source>
        <translation>10 台以上服务器：RTX 系列，Supermicro 或华硕机壳，容纳 4–8 个 GPU。</translation>
    </message>
    <message>
        <source>For larger deployments the cloud is the more practical way: Amazon&apos;s P3 and G4.</source>
        <translation>对于更大的部署，云计算（如 Amazon P3 和 G4）更实用。</translation>
    </message>
    <message>
        <source>A workstation holds 4 GPUs at most, says the source: above that, heat, cooling and power outgrow what an office building supports. Take a server, or cloud instances such as Amazon&apos;s P3 and G4.</source>
        <translation>来源说一台工作站最多 4 个 GPU：再多，热、冷却和电力需求就超出办公楼所能支持的范围。请用服务器，或 Amazon P3、G4 之类的云实例。</translation>
    </message>
    <message>
        <source>A server holds 8 GPUs at most, says the source (others say 16). Beyond that, cloud instances such as Amazon&apos;s P3 and G4 are more practical.</source>
        <translation>来源说一台服务器最多 8 个 GPU（其他来源说 16 个）。再多时，Amazon P3、G4 之类的云实例更实用。</translation>
    </message>
</context>
<context>
    <name>profile-004-dettmers</name>
    <message>
        <source>T. Dettmers, edition of 2019-04</source>
        <translation>T. Dettmers，2019 年 4 月版</translation>
    </message>
    <message>
        <source>Tensor Cores and 8 GB of memory for the money.</source>
        <translation>以这个价格得到 Tensor Cores 和 8 GB 显存。</translation>
    </message>
    <message>
        <source>Best of all</source>
        <translation>总体最佳 GPU</translation>
    </message>
    <message>
        <source>16-bit computing on Tensor Cores is worth more than merely more of them.</source>
        <translation>用 Tensor Cores 进行 16 位计算，比仅仅拥有更多核心更有价值。</translation>
    </message>
    <message>
        <source>Efficient, but dear</source>
        <translation>高效但价格昂贵</translation>
    </message>
    <message>
        <source>Per money the RTX 2060 does more than the RTX 2070, 2080 or 2080 Ti.</source>
        <translation>RTX 2060 的成本效益高于 RTX 2070、2080 和 2080 Ti。</translation>
    </message>
    <message>
        <source>Efficient and cheap</source>
        <translation>高效且廉价</translation>
    </message>
    <message>
        <source>6 GB of memory at a moderate price.</source>
        <translation>价格适中的 6 GB 显存。</translation>
    </message>
    <message>
        <source>Affordable</source>
        <translation>价格实惠</translation>
    </message>
    <message>
        <source>try things out on the processor, train at AWS or on a TPU</source>
        <translation>CPU（原型设计）+ AWS / TPU（训练）</translation>
    </message>
    <message>
        <source>Google Colab</source>
        <translation>Google Colab</translation>
    </message>
    <message>
        <source>One of three ways: the card with 4 GB, a processor with rented training, or Colab.</source>
        <translation>三选一：4 GB 的显卡，CPU 加租用训练，或 Colab。</translation>
    </message>
    <message>
        <source>Low price</source>
        <translation>价格低廉</translation>
    </message>
    <message>
        <source>The best overall is the one for competitions too.</source>
        <translation>总体最佳的显卡也适合比赛。</translation>
    </message>
    <message>
        <source>Kaggle</source>
        <translation>适合 Kaggle 比赛</translation>
    </message>
    <message>
        <source>The article writes “GTX 2080 Ti”; there is only an RTX 2080 Ti.</source>
        <translation>文章写的是“GTX 2080 Ti”；实际只有 RTX 2080 Ti。</translation>
    </message>
    <message>
        <source>11 GB of memory.</source>
        <translation>11 GB 显存。</translation>
    </message>
    <message>
        <source>Researcher in computer vision</source>
        <translation>适合计算机视觉研究人员</translation>
    </message>
    <message>
        <source>24 GB of memory for very large nets.</source>
        <translation>训练非常大的网络时建议用 24 GB 的 Titan RTX。</translation>
    </message>
    <message>
        <source>Researcher in computer vision, very large nets</source>
        <translation>计算机视觉研究人员，训练非常大的网络</translation>
    </message>
    <message>
        <source>No true advantage over GTX and RTX at up to ten times the price.</source>
        <translation>与 GTX、RTX 相比没有真正的优势，价格却高达 10 倍。</translation>
    </message>
    <message>
        <source>Any Quadro.</source>
        <translation>任何 Quadro。</translation>
    </message>
    <message>
        <source>Titan RTX, Titan V and Titan Xp.</source>
        <translation>Titan RTX、Titan V、Titan Xp。</translation>
    </message>
    <message>
        <source>Any Founders Edition.</source>
        <translation>任何 Founders Edition（公版）。</translation>
    </message>
    <message>
        <source>Powerful, 16-bit yes, no Tensor Cores, less support.</source>
        <translation>功能强大，有 16 位计算能力，没有 Tensor Cores，支持不足。</translation>
    </message>
    <message>
        <source>Very cost-effective; several cloud TPUs together (each like 4 GPUs) are faster than GPUs. Best for training convolutional nets.</source>
        <translation>成本效益很高；使用多个云 TPU（相当于 4 个 GPU）时比 GPU 更快，更适合训练卷积神经网络。</translation>
    </message>
    <message>
        <source>Less suited: for the time being TPUs are best for convolutional nets.</source>
        <translation>不太适合：就目前来看，TPU 更适合卷积神经网络。</translation>
    </message>
    <message>
        <source>Avoid the Titan Xp, Titan V and Titan RTX.</source>
        <translation>避免使用 Titan Xp、Titan V、Titan RTX。</translation>
    </message>
    <message>
        <source>Avoid the Titan RTX.</source>
        <translation>避免使用 Titan RTX。</translation>
    </message>
    <message>
        <source>For very large nets in computer vision: RTX Titans.</source>
        <translation>训练非常大的视觉网络：建议使用 RTX Titan。</translation>
    </message>
    <message>
        <source>One GPU does nearly everything, so good parallelism (PCIe lanes, say) is not that important when several are bought.</source>
        <translation>单个 GPU 几乎可以完成所有任务，因此购买多个 GPU 时，PCIe 通道数等并不是那么重要。</translation>
    </message>
    <message>
        <source>The RTX 2060 does more for its money than the RTX 2070.</source>
        <translation>RTX 2060 比 RTX 2070 具有更高的成本效益。</translation>
    </message>
    <message>
        <source>The best GPU overall is the RTX 2070.</source>
        <translation>总体最佳 GPU 是 RTX 2070。</translation>
    </message>
    <message>
        <source>Avoid any Tesla and any Quadro.</source>
        <translation>避免使用任何 Tesla、任何 Quadro。</translation>
    </message>
    <message>
        <source>The licence of NVIDIA&apos;s GeForce drivers says: “The SOFTWARE is not licensed for datacenter deployment” (clause 2.1.3, drivers after 2017-11-30). NVIDIA does not define “datacenter”. The edition of 2019 puts it so: CUDA in data centres on Tesla only. This is no legal advice.</source>
        <translation>NVIDIA GeForce 驱动许可写明：“The SOFTWARE is not licensed for datacenter deployment”（不许可用于数据中心部署；第 2.1.3 条，2017-11-30 之后的驱动）。NVIDIA 没有定义“数据中心”。2019 年版的说法是：数据中心里只有 Tesla 可以用 CUDA。这不是法律建议。</translation>
    </message>
    <message>
        <source>The agreement of 2025-02-25 keeps it (clause 2.8): software for GeForce and Titan is not licensed for data centres, and the exception for blockchain is gone.</source>
        <translation>2025-02-25 版协议保留此限制（第 2.8 条）：GeForce 和 Titan 的软件不许可用于数据中心，区块链的例外已取消。</translation>
    </message>
</context>
<context>
    <name>profile-004-lambda</name>
    <message>
        <source>Lambda, advice of 2020-02</source>
        <translation>Lambda，2020 年 2 月</translation>
    </message>
    <message>
        <source>48, 24 and 24 GB of memory.</source>
        <translation>显存分别为 48、24、24 GB。</translation>
    </message>
    <message>
        <source>Train every state-of-the-art model of early 2020</source>
        <translation>能训练 2020 年 2 月所有 SOTA 模型</translation>
    </message>
    <message>
        <source>6 GB of memory.</source>
        <translation>6 GB 显存。</translation>
    </message>
    <message>
        <source>Exploring in one&apos;s spare time</source>
        <translation>适合业余时间探索深度学习</translation>
    </message>
    <message>
        <source>8 GB of memory. The source gives no currency; its vendor is American, US dollars are assumed.</source>
        <translation>8 GB 显存。来源没有写明货币；厂商在美国，按美元理解。</translation>
    </message>
    <message>
        <source>Serious researchers, GPU budget 4,000 to 6,000</source>
        <translation>专业研究者，预算 4–6k</translation>
    </message>
    <message>
        <source>11 GB of memory, 40 % faster than the RTX 2080. The source gives no currency; its vendor is American, US dollars are assumed.</source>
        <translation>11 GB 显存，比 RTX 2080 快 40%。来源没有写明货币；厂商在美国，按美元理解。</translation>
    </message>
    <message>
        <source>Serious researchers, GPU budget 8,000 to 9,000</source>
        <translation>专业研究者，GPU 预算约 8–9k</translation>
    </message>
    <message>
        <source>24 GB for those whose budget does not reach the RTX 8000 with 48 GB, which is dear, but an investment for the future.</source>
        <translation>24 GB，适合预算不足以购买 RTX 8000 的研究者；48 GB 的 RTX 8000 价格高，但适合未来投资。</translation>
    </message>
    <message>
        <source>Wide use of state-of-the-art models</source>
        <translation>广泛使用 SOTA 模型</translation>
    </message>
    <message>
        <source>48 GB of memory: dear, but excellent.</source>
        <translation>48 GB 显存：价格相对较高，但性能卓越。</translation>
    </message>
    <message>
        <source>An investment for the future</source>
        <translation>适合未来投资</translation>
    </message>
    <message>
        <source>Titan RTX: for wide use of state-of-the-art models.</source>
        <translation>Titan RTX：适合广泛使用 SOTA 模型的研究者。</translation>
    </message>
    <message>
        <source>Quadro RTX 6000 and RTX 8000: can train every state-of-the-art model of early 2020.</source>
        <translation>Quadro RTX 6000、RTX 8000：能训练 2020 年 2 月所有 SOTA 模型。</translation>
    </message>
    <message>
        <source>RTX 2060 for spare time, RTX 2070 for serious research with a budget of 4,000 to 6,000.</source>
        <translation>RTX 2060 适合业余探索；RTX 2070 适合预算 4–6k 的专业研究者。</translation>
    </message>
</context>
<context>
    <name>profile-004-zhihu</name>
    <message>
        <source>Aero on Zhihu: GPUs online</source>
        <translation>知乎 @Aero：“在线” GPU</translation>
    </message>
    <message>
        <source>Google Colab: mostly a K80, sometimes a T4, rarely a P100</source>
        <translation>Google Colab：主要是 K80，有概率分到 T4，偶尔 P100</translation>
    </message>
    <message>
        <source>Baidu AI Studio: free hours of a V100, PaddlePaddle only</source>
        <translation>百度 AI Studio：免费送 V100 时长，只能用 PaddlePaddle</translation>
    </message>
    <message>
        <source>What they cost and where they can be reached stands under Rent or buy.</source>
        <translation>价格与可用地区见“租还是买”。</translation>
    </message>
    <message>
        <source>GPUs free of charge</source>
        <translation>免费的 GPU</translation>
    </message>
    <message>
        <source>Colab is free and enough for simpler models, but hard to reach from China; a lost connection may mean training again.</source>
        <translation>Colab 免费，可以跑比较简单的模型；但国内访问不便，掉线可能要重新训练。</translation>
    </message>
</context>
<context>
    <name>profile-dettmers-2020-09</name>
    <message>
        <source>T. Dettmers, edition of 2020-09</source>
        <translation>T. Dettmers，2020 年 9 月版</translation>
    </message>
    <message>
        <source>10 and 24 GB of memory.</source>
        <translation>显存分别为 10 GB 与 24 GB。</translation>
    </message>
    <message>
        <source>Best of all</source>
        <translation>总体最佳 GPU</translation>
    </message>
    <message>
        <source>The dear end of good value.</source>
        <translation>性价比高的一档中较贵的。</translation>
    </message>
    <message>
        <source>Efficient, but dear</source>
        <translation>高效但价格昂贵</translation>
    </message>
    <message>
        <source>8 GB of memory each.</source>
        <translation>两者都是 8 GB 显存。</translation>
    </message>
    <message>
        <source>Efficient and cheaper</source>
        <translation>高效且较便宜</translation>
    </message>
    <message>
        <source>In September 2020 for about $400, $300, $220, $230, $190 and $150.</source>
        <translation>2020 年 9 月约为 400、300、220、230、190、150 美元。</translation>
    </message>
    <message>
        <source>Little money: used cards, in this order</source>
        <translation>钱不多：按此顺序买二手卡</translation>
    </message>
    <message>
        <source>free credits of cloud services, until a GPU can be bought</source>
        <translation>先用各种云服务的免费额度，直到能买 GPU</translation>
    </message>
    <message>
        <source>Where the free services are told stands under Rent or buy.</source>
        <translation>免费服务见“租还是买”。</translation>
    </message>
    <message>
        <source>Almost no money</source>
        <translation>几乎没有钱</translation>
    </message>
    <message>
        <source>8 GB of memory.</source>
        <translation>8 GB 显存。</translation>
    </message>
    <message>
        <source>Kaggle</source>
        <translation>适合 Kaggle 比赛</translation>
    </message>
    <message>
        <source>Four of them, once builds with good cooling and enough power are proven.</source>
        <translation>四块；前提是散热和供电的方案已被证实可行。</translation>
    </message>
    <message>
        <source>Competitive researcher in vision, pretraining or translation</source>
        <translation>视觉、预训练或翻译方面有竞争力的研究者</translation>
    </message>
    <message>
        <source>Enough where nothing is pretrained.</source>
        <translation>不做预训练时已经够用。</translation>
    </message>
    <message>
        <source>Researcher in natural language processing, without pretraining</source>
        <translation>NLP 研究者（不做预训练、翻译或语言模型）</translation>
    </message>
    <message>
        <source>After six to nine months sell it and buy four RTX 3080; change again after about three years.</source>
        <translation>6–9 个月后卖掉，换 4 块 RTX 3080；约三年后再换。</translation>
    </message>
    <message>
        <source>Beginning, and serious about it</source>
        <translation>认真的初学者</translation>
    </message>
    <message>
        <source>The GTX 1050 Ti where the supply has only about 300 W.</source>
        <translation>电源只有约 300 W 时用 GTX 1050 Ti。</translation>
    </message>
    <message>
        <source>Trying it out</source>
        <translation>尝试一下</translation>
    </message>
    <message>
        <source>where GeForce is allowed and cooling is assured: two thirds machines with eight RTX 3080, one third with eight RTX 3090</source>
        <translation>允许使用 GeForce 且散热有保证：三分之二 8×RTX 3080，三分之一 8×RTX 3090</translation>
    </message>
    <message>
        <source>where GeForce is not allowed: Supermicro machines with eight A100, or machines with eight RTX 6000</source>
        <translation>不允许使用 GeForce：8×A100 的 Supermicro 机器，或 8×RTX 6000</translation>
    </message>
    <message>
        <source>Above 128 GPUs: machines with eight A100; above 512 a DGX A100 SuperPOD.</source>
        <translation>超过 128 个 GPU：8×A100；超过 512 个：DGX A100 SuperPOD。</translation>
    </message>
    <message>
        <source>Cluster for models on fewer than 128 GPUs</source>
        <translation>集群，模型使用少于 128 个 GPU</translation>
    </message>
    <message>
        <source>Any Tesla, for a single buyer.</source>
        <translation>单个买家：任何 Tesla。</translation>
    </message>
    <message>
        <source>Any Quadro, for a single buyer.</source>
        <translation>单个买家：任何 Quadro。</translation>
    </message>
    <message>
        <source>Titan RTX, Titan V and Titan Xp.</source>
        <translation>Titan RTX、Titan V、Titan Xp。</translation>
    </message>
    <message>
        <source>Any Founders Edition.</source>
        <translation>任何 Founders Edition（公版）。</translation>
    </message>
    <message>
        <source>Avoid the Titan Xp.</source>
        <translation>避免 Titan Xp。</translation>
    </message>
    <message>
        <source>Avoid the Titan RTX.</source>
        <translation>避免 Titan RTX。</translation>
    </message>
    <message>
        <source>Avoid any Tesla and any Quadro.</source>
        <translation>避免任何 Tesla、任何 Quadro。</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Since October 2023 the USA let A100, A800, H100, H800, L40, L40S and RTX 4090 be sold to China only under a licence, which as a rule is refused.</source>
        <translation>自 2023 年 10 月起，A100、A800、H100、H800、L40、L40S 和 RTX 4090 须获美国许可才能销往中国，而许可通常会被拒绝。</translation>
    </message>
    <message>
        <source>The RTX 5090 lies above the limits of the USA for China and is not sold there officially.</source>
        <translation>RTX 5090 超出美国对华出口的限制，未在中国正式销售。</translation>
    </message>
    <message>
        <source>Deliveries of the RTX 5090 D ended in the second quarter of 2025, as was reported.</source>
        <translation>据报道，RTX 5090 D 已于 2025 年第二季度停止供货。</translation>
    </message>
    <message>
        <source>Since 15 May 2026 China&apos;s customs let no RTX 5090 D V2 into the country, as was reported; those that are there may be sold.</source>
        <translation>据报道，自 2026 年 5 月 15 日起，中国海关不再允许 RTX 5090 D V2 进口；已在境内的仍可销售。</translation>
    </message>
    <message>
        <source>H20, H200 and MI325X need a licence of the USA for each case, and China&apos;s customs let few of them in.</source>
        <translation>H20、H200 和 MI325X 须逐案获得美国许可，中国海关也只放行少量。</translation>
    </message>
    <message>
        <source>GPUs with more than 1,400 GB/s of memory bandwidth lie above the limit that was reported for China in April 2025.</source>
        <translation>显存带宽超过 1,400 GB/s 的 GPU 超出了 2025 年 4 月所报道的对华限制。</translation>
    </message>
    <message>
        <source>RTX 6000 Ada needs a licence of the USA for China since 23 October 2023, as was reported.</source>
        <translation>据报道，自 2023 年 10 月 23 日起，RTX 6000 Ada 对华出口需要美国许可。</translation>
    </message>
    <message>
        <source>A30, A40, L4 and RTX A6000 need a licence of the USA for China since 17 November 2023, or a notice to its authorities where the exception for such chips holds, as was reported.</source>
        <translation>据报道，自 2023 年 11 月 17 日起，A30、A40、L4 和 RTX A6000 对华出口需要美国许可；适用此类芯片例外时，须向美国主管部门申报。</translation>
    </message>
</context>
<context>
    <name>rig::ui::AboutDialog</name>
    <message>
        <source>About Rigwright</source>
        <translation>关于 Rigwright</translation>
    </message>
    <message>
        <source>Plans machines for deep learning before money is spent: which GPU, whether the whole machine runs it, what is lost where it falls short, and the cheapest change that mends it.</source>
        <translation>在花钱之前规划深度学习机器：选哪款 GPU，整机能否带得动，不足之处会损失什么，以及花费最少的改进方案。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>自由软件，采用 GNU 通用公共许可证第 3 版或更高版本（GPL-3.0-or-later）。不提供任何担保。</translation>
    </message>
    <message>
        <source>It is built with Qt %1, Qt Charts, SQLite, spdlog and tl::expected.</source>
        <translation>基于 Qt %1、Qt Charts、SQLite、spdlog 和 tl::expected 构建。</translation>
    </message>
    <message>
        <source>Sources of the figures</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>The catalogue is of %1 and was imported; the program came with one of %2.</source>
        <comment>days</comment>
        <translation>配件库日期为 %1，系导入；程序自带的配件库日期为 %2。</translation>
    </message>
    <message>
        <source>The catalogue is of %1.</source>
        <comment>day</comment>
        <translation>配件库日期为 %1。</translation>
    </message>
    <message>
        <source>Its newest price is of %1.</source>
        <comment>day</comment>
        <translation>其中最新的价格日期为 %1。</translation>
    </message>
</context>
<context>
    <name>rig::ui::AdvicePanel</name>
    <message>
        <source>No GPU of the catalogue answers: ask for less memory, or allow more money or used cards.</source>
        <translation>配件库中没有符合条件的 GPU：请降低显存要求，或提高预算，或允许二手显卡。</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs answer.</source>
        <translation>%2 款 GPU 中有 %1 款符合条件。</translation>
    </message>
    <message>
        <source>These say nothing on this question: %1.</source>
        <translation>以下来源未涉及此问题：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The last %n do(es) not concern this question.</source>
        <translation>
            <numerusform>最后 %n 项与此问题无关。</numerusform>
        </translation>
    </message>
    <message>
        <source>The &amp;question</source>
        <translation>问题(&amp;Q)</translation>
    </message>
    <message>
        <source>The chosen GPU</source>
        <translation>所选 GPU</translation>
    </message>
    <message>
        <source>Racks and network</source>
        <translation>机柜与网络</translation>
    </message>
    <message>
        <source>How the list is made</source>
        <translation>列表如何得出</translation>
    </message>
    <message>
        <source>Not in it: %1</source>
        <translation>未列入：%1</translation>
    </message>
    <message>
        <source>What the catalogue gives today</source>
        <translation>配件库目前的推荐</translation>
    </message>
    <message>
        <source>Height of the list</source>
        <translation>列表高度</translation>
    </message>
    <message>
        <source>What was said 2016–2020 (%1)</source>
        <translation>2016–2020 年的说法（%1）</translation>
    </message>
    <message>
        <source>Where that disagrees (%1)</source>
        <translation>其中的分歧（%1）</translation>
    </message>
    <message>
        <source>Plan a machine with it</source>
        <translation>用它规划一台机器</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>More on the advice</source>
        <translation>建议详情</translation>
    </message>
</context>
<context>
    <name>rig::ui::AdvisorPage</name>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>顾问</translation>
    </message>
</context>
<context>
    <name>rig::ui::Autosave</name>
    <message>
        <source>The folder %1 cannot be written, so unsaved work is not kept there. Save the machine yourself.</source>
        <translation>无法写入文件夹 %1，因此未保存的内容不会保留在那里。请自行保存机器。</translation>
    </message>
    <message>
        <source>The unsaved machine could not be kept as %1.</source>
        <translation>无法将未保存的机器保留为 %1。</translation>
    </message>
    <message>
        <source>The unsaved machine could not be kept.</source>
        <translation>未保存的机器未能保留。</translation>
    </message>
</context>
<context>
    <name>rig::ui::BandView</name>
    <message>
        <source>%1 →</source>
        <comment>the old value; the new one stands below</comment>
        <translation>%1 →</translation>
    </message>
</context>
<context>
    <name>rig::ui::BuildPage</name>
    <message>
        <source>Add a &amp;card…</source>
        <translation>添加显卡(&amp;C)…</translation>
    </message>
    <message>
        <source>Go to the &amp;parts</source>
        <translation>转到配件(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the &amp;findings</source>
        <translation>转到检查结果(&amp;F)</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供电</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>分析结果</translation>
    </message>
    <message>
        <source>Go to the &amp;answers</source>
        <translation>转到分析结果(&amp;A)</translation>
    </message>
    <message>
        <source>Copy as a new &amp;variant</source>
        <translation>复制为新方案(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare the variants</source>
        <translation>对比方案(&amp;C)</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>机箱</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1, and what it needs</source>
        <comment>&quot;Add RTX 3090&quot;</comment>
        <translation>%1，连同所需的更改</translation>
    </message>
    <message>
        <source>Work on variant %1</source>
        <comment>letter</comment>
        <translation>切换到方案 %1</translation>
    </message>
    <message>
        <source>Remove variant %1</source>
        <comment>letter</comment>
        <translation>移除方案 %1</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>上一个窗格(&amp;R)</translation>
    </message>
    <message>
        <source>Report (PDF)</source>
        <translation>报告（PDF）</translation>
    </message>
    <message>
        <source>Verdict, lanes, power, findings and parts as a file</source>
        <translation>把结论、通道、供电、检查结果和配件清单存为文件</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <comment>on a button</comment>
        <translation>
            <numerusform>%n 条检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Real</source>
        <comment>tab: the plan beside the machine as it is</comment>
        <translation>实机</translation>
    </message>
</context>
<context>
    <name>rig::ui::CandidateDetails</name>
    <message>
        <source>What the part would change</source>
        <translation>此配件带来的变化</translation>
    </message>
    <message>
        <source>Take it with these changes</source>
        <translation>连同这些更改一并采用</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <comment>of the whole machine</comment>
        <translation>价格：%1。</translation>
    </message>
    <message>
        <source>Training: %1.</source>
        <comment>watts</comment>
        <translation>训练功耗：%1。</translation>
    </message>
    <message>
        <source>At the wall: %1.</source>
        <comment>watts</comment>
        <translation>插座端功耗：%1。</translation>
    </message>
    <message>
        <source>Looking for what must change with it…</source>
        <translation>正在查找须一并更改的内容…</translation>
    </message>
    <message>
        <source>What must change with it:</source>
        <translation>须一并更改：</translation>
    </message>
    <message>
        <source>These changes: %1.</source>
        <comment>money</comment>
        <translation>这些更改：%1。</translation>
    </message>
    <message>
        <source>No set of up to three changes that was tried makes it work. Owned and locked parts are left alone.</source>
        <translation>尝试过的各种改动（最多三处）都无法让它工作；已有和锁定的配件不作改动。</translation>
    </message>
    <message>
        <source>New blocker: %1</source>
        <comment>a finding</comment>
        <translation>新增致命问题：%1</translation>
    </message>
    <message>
        <source>New caution: %1</source>
        <comment>a finding</comment>
        <translation>新增警告：%1</translation>
    </message>
    <message>
        <source>Not known then: %1</source>
        <comment>a finding</comment>
        <translation>届时未知：%1</translation>
    </message>
    <message>
        <source>New note: %1</source>
        <comment>a finding</comment>
        <translation>新增提示：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s).</source>
        <translation>
            <numerusform>另有 %n 条检查结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mended: %1</source>
        <comment>title of a check</comment>
        <translation>已消除：%1</translation>
    </message>
    <message>
        <source>No price is known. You pay</source>
        <translation>价格未知。您的购入价</translation>
    </message>
    <message>
        <source>Price that you pay for one</source>
        <translation>您购入一件的价格</translation>
    </message>
    <message>
        <source>add price</source>
        <translation>填写价格</translation>
    </message>
    <message>
        <source>The findings stay as they are.</source>
        <translation>检查结果没有变化。</translation>
    </message>
</context>
<context>
    <name>rig::ui::CardsModel</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>Bound by %1. It reaches %2 % of what its figures allow, by %n measured run(s).</source>
        <translation>
            <numerusform>瓶颈：%1。达到其自身参数所允许速度的 %2%，依据 %n 次实测。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>显存，GiB</translation>
    </message>
    <message>
        <source>Usable, GiB</source>
        <translation>可用，GiB</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>图片/秒</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Bound by %1.</source>
        <translation>受限于%1。</translation>
    </message>
    <message>
        <source>Images/s of %1</source>
        <comment>of all cards</comment>
        <translation>%1 张卡的图像/秒</translation>
    </message>
    <message>
        <source>Tokens/s of %1</source>
        <comment>of all cards</comment>
        <translation>%1 张卡的 token/秒</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <comment>of all cards</comment>
        <translation>%1 张卡的价格</translation>
    </message>
    <message>
        <source>Each with data of its own, over PCIe 4.0 x8; ≤: what the links cost is not known.</source>
        <translation>每张卡各用自己的数据，经 PCIe 4.0 x8 互联；≤ 表示链路开销未知。</translation>
    </message>
    <message>
        <source>Each with requests of its own.</source>
        <translation>每张卡各自处理请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>heading: their speed and price</comment>
        <translation>
            <numerusform>%n 张卡</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::CardsPanel</name>
    <message>
        <source>of the planned machine (%1 GB/s)</source>
        <translation>规划机器的链路（%1 GB/s）</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>显卡数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Link between them</source>
        <translation>卡间链路(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;or</source>
        <translation>目标(&amp;O)</translation>
    </message>
    <message>
        <source>one run, faster</source>
        <translation>只跑一个任务，更快</translation>
    </message>
    <message>
        <source>a run on each card</source>
        <translation>每张显卡各跑一个任务</translation>
    </message>
</context>
<context>
    <name>rig::ui::CaseLayout</name>
    <message>
        <source>%1 mm · %2</source>
        <comment>number or a question mark, name</comment>
        <translation>%1 mm · %2</translation>
    </message>
    <message>
        <source>%1 mm of air</source>
        <comment>number</comment>
        <translation>空隙 %1 mm</translation>
    </message>
    <message>
        <source>highest cooler: %1 mm</source>
        <comment>number</comment>
        <translation>散热器限高：%1 mm</translation>
    </message>
    <message>
        <source>longest supply: %1 mm</source>
        <comment>number</comment>
        <translation>电源限长：%1 mm</translation>
    </message>
    <message>
        <source>From above: rear at the left</source>
        <translation>俯视：左侧为后部</translation>
    </message>
    <message>
        <source>From the side: rear at the left</source>
        <translation>侧视：左侧为后部</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>正视</translation>
    </message>
    <message>
        <source>From the front: lid at the right</source>
        <translation>正视：右侧为顶盖</translation>
    </message>
    <message>
        <source>From the front: side panel at the right</source>
        <translation>正视：右侧为侧板</translation>
    </message>
    <message>
        <source>longest card: %1 mm</source>
        <comment>number</comment>
        <translation>显卡限长：%1 mm</translation>
    </message>
    <message>
        <source>highest card: %1 mm</source>
        <comment>number</comment>
        <translation>显卡限高：%1 mm</translation>
    </message>
    <message>
        <source>highest card: ? (at least %1 mm)</source>
        <comment>number</comment>
        <translation>显卡限高：?（至少 %1 mm）</translation>
    </message>
    <message>
        <source>? %1</source>
        <comment>name of a cooler</comment>
        <translation>? %1</translation>
    </message>
    <message>
        <source>%1 to %2 mm left</source>
        <comment>number, number</comment>
        <translation>余 %1 到 %2 mm</translation>
    </message>
    <message>
        <source>%1 mm left</source>
        <comment>number</comment>
        <translation>余 %1 mm</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <comment>number</comment>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>place not known</source>
        <comment>a card whose slot could be anywhere</comment>
        <translation>位置未知</translation>
    </message>
</context>
<context>
    <name>rig::ui::CasePlan</name>
    <message>
        <source>%1: %2</source>
        <comment>&quot;Card 2&quot;, name of the part</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (board)</source>
        <comment>name of a figure</comment>
        <translation>%1（主板）</translation>
    </message>
    <message>
        <source>%1 (case)</source>
        <comment>name of a figure</comment>
        <translation>%1（机箱）</translation>
    </message>
</context>
<context>
    <name>rig::ui::CaseSection</name>
    <message>
        <source>Section of the case</source>
        <translation>机箱剖面图</translation>
    </message>
    <message>
        <source>A drawing to scale of board, cards and case; the table below says the same in words. The arrow keys walk its parts.</source>
        <translation>按比例绘制的主板、显卡和机箱；下方的表格以文字说明同样的内容。用方向键可在各配件间移动。</translation>
    </message>
</context>
<context>
    <name>rig::ui::CaseView</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Without the radiator in front.</source>
        <translation>未计入前部冷排。</translation>
    </message>
    <message>
        <source>Parts in the case</source>
        <translation>机箱内的配件</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Slot places</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Length (mm)</source>
        <translation>长度（mm）</translation>
    </message>
    <message>
        <source>Height (mm)</source>
        <translation>高度（mm）</translation>
    </message>
    <message>
        <source>Thickness (mm)</source>
        <translation>厚度（mm）</translation>
    </message>
    <message>
        <source>Air below (mm)</source>
        <translation>下方空隙（mm）</translation>
    </message>
    <message>
        <source>Left (mm)</source>
        <comment>the limit of the case less the part&apos;s size</comment>
        <translation>余量（mm）</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>rig::ui::CaseWords</name>
    <message numerus="yes">
        <source>overlaps %1 by %n place(s)</source>
        <comment>&quot;Card 2&quot;</comment>
        <translation>
            <numerusform>与 %1 重叠 %n 个槽位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 mm</source>
        <comment>&quot;Length&quot;, number</comment>
        <translation>%1：%2 mm</translation>
    </message>
    <message>
        <source>%1: not known</source>
        <comment>&quot;Length&quot;</comment>
        <translation>%1：未知</translation>
    </message>
    <message>
        <source>%1 mm left to the limit of the case, of which the radiator takes %2 to %3 mm</source>
        <comment>number, number, number</comment>
        <translation>距机箱上限余 %1 mm，其中冷排占用 %2 到 %3 mm</translation>
    </message>
    <message>
        <source>%1 mm left to the limit of the case</source>
        <comment>number</comment>
        <translation>距机箱上限余 %1 mm</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between several verdicts about a part</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>No case is chosen: only board and cards are drawn.</source>
        <translation>尚未选择机箱：只画主板和显卡。</translation>
    </message>
    <message>
        <source>%1 is an open frame: it has no walls to be drawn.</source>
        <comment>case</comment>
        <translation>%1 是开放式机架：没有可画的箱壁。</translation>
    </message>
    <message>
        <source>The size of %1 is not known: its outline is not drawn.</source>
        <comment>case</comment>
        <translation>%1 的尺寸未知：不画其轮廓。</translation>
    </message>
    <message>
        <source>%1 is %2 mm long along the slots, less than the board and its slot places: its outline is not drawn.</source>
        <comment>case, number</comment>
        <translation>%1 沿插槽排列方向长 %2 mm，小于主板及其槽位：不画其轮廓。</translation>
    </message>
    <message>
        <source>A length that is not known is drawn as %1 mm, a half-length card&apos;s, open at its end.</source>
        <comment>number</comment>
        <translation>长度未知时按半长卡的 %1 mm 绘制，末端不封口。</translation>
    </message>
    <message>
        <source>A card&apos;s height that is not known is drawn as %1 mm, the highest that was found, open at its end.</source>
        <comment>number</comment>
        <translation>显卡高度未知时按已查到的最大值 %1 mm 绘制，末端不封口。</translation>
    </message>
    <message>
        <source>Another device&apos;s height that is not known is drawn as %1 mm, a low-profile card&apos;s, open at its end.</source>
        <comment>number</comment>
        <translation>其他设备高度未知时按半高卡的 %1 mm 绘制，末端不封口。</translation>
    </message>
    <message>
        <source>%1 mm too long</source>
        <comment>number</comment>
        <translation>超长 %1 mm</translation>
    </message>
    <message>
        <source>at least %1 mm too long with the radiator in front</source>
        <comment>number</comment>
        <translation>前部装冷排时至少超长 %1 mm</translation>
    </message>
    <message>
        <source>with the radiator in front up to %1 mm too long</source>
        <comment>number</comment>
        <translation>前部装冷排时最多超长 %1 mm</translation>
    </message>
    <message>
        <source>in the way of %1</source>
        <comment>&quot;Card 2&quot;</comment>
        <translation>挡住 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) below the last slot of the case</source>
        <translation>
            <numerusform>超出机箱最下方的槽位 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>more cards on cables than the case has upright slots for</source>
        <translation>用转接线安装的显卡多于机箱的竖装槽位</translation>
    </message>
    <message>
        <source>its edge is too long for the slot</source>
        <translation>金手指对该插槽来说太长</translation>
    </message>
    <message>
        <source>%1 mm too high</source>
        <comment>number</comment>
        <translation>超高 %1 mm</translation>
    </message>
    <message>
        <source>%1 mm for the cable: %2 mm missing</source>
        <comment>number, number</comment>
        <translation>供电线需要 %1 mm：缺 %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) over the lower edge of the board</source>
        <translation>
            <numerusform>超出主板下边缘 %n 个槽位</numerusform>
        </translation>
    </message>
    <message>
        <source>the case does not take this format</source>
        <translation>机箱不支持此板型</translation>
    </message>
    <message>
        <source>%1 mm deeper than what cases mean by E-ATX</source>
        <comment>number</comment>
        <translation>比机箱通常所说的 E-ATX 深 %1 mm</translation>
    </message>
    <message>
        <source>the case does not take this form</source>
        <translation>机箱不支持此规格</translation>
    </message>
    <message>
        <source>needs a bracket</source>
        <translation>需要转接支架</translation>
    </message>
    <message>
        <source>the case has no place for it</source>
        <translation>机箱没有它的安装位置</translation>
    </message>
    <message>
        <source>only a place for larger fans</source>
        <translation>只有较大风扇的位置</translation>
    </message>
    <message>
        <source>too little air below: %1 mm</source>
        <comment>number</comment>
        <translation>下方空隙过小：%1 mm</translation>
    </message>
    <message>
        <source>In no slot whose place is known</source>
        <translation>不在位置已知的插槽中</translation>
    </message>
    <message>
        <source>On a cable: the board does not tell where it stands</source>
        <translation>用转接线连接：从主板无法得知其位置</translation>
    </message>
    <message>
        <source>In an enclosure of its own</source>
        <translation>在单独的外置机箱中</translation>
    </message>
    <message>
        <source>No figure says where it stands</source>
        <translation>没有参数说明其位置</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>slot places</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>on a cable</source>
        <translation>用转接线</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>机箱外</translation>
    </message>
    <message>
        <source>not told</source>
        <comment>slot places</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>%1–?</source>
        <comment>first slot place of a card whose thickness is not known</comment>
        <translation>%1–?</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>first and last slot place</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <comment>names of figures</comment>
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>in an enclosure of its own</source>
        <translation>在单独的外置机箱中</translation>
    </message>
    <message>
        <source>stands in no slot of the board</source>
        <translation>不在主板插槽上</translation>
    </message>
    <message>
        <source>nothing found; where it stands is not known</source>
        <translation>未发现问题；位置未知</translation>
    </message>
    <message>
        <source>nothing in its way</source>
        <translation>无阻挡</translation>
    </message>
    <message>
        <source>no case is chosen</source>
        <translation>尚未选择机箱</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>装得下</translation>
    </message>
    <message>
        <source>Slot places: %1</source>
        <comment>&quot;3–5&quot;</comment>
        <translation>槽位：%1</translation>
    </message>
    <message>
        <source>Air below: %1 mm</source>
        <comment>number</comment>
        <translation>下方空隙：%1 mm</translation>
    </message>
    <message>
        <source>A socket at the card&apos;s end, or an angled adapter, needs less.</source>
        <translation>接口位于显卡末端，或使用弯头转接头时，所需空间较小。</translation>
    </message>
    <message>
        <source>No motherboard is chosen: the cards are drawn beside each other.</source>
        <translation>尚未选择主板：显卡并排绘制。</translation>
    </message>
    <message>
        <source>In this case the board lies and the cards stand on it: drawn in the board&apos;s own orientation, so that the lid is where a tower has its side panel.</source>
        <translation>在此机箱中主板平放，显卡立在其上：图按主板自身的方向绘制，因此顶盖位于塔式机箱侧板的位置。</translation>
    </message>
    <message>
        <source>The sides of the board are not known: it is drawn dashed, as large as %1 allows.</source>
        <comment>board format</comment>
        <translation>主板的边长未知：以虚线按 %1 允许的最大尺寸绘制。</translation>
    </message>
    <message>
        <source>The sides of the board are not known: it is drawn dashed, as large as ATX.</source>
        <translation>主板的边长未知：以虚线按 ATX 尺寸绘制。</translation>
    </message>
    <message>
        <source>The board is drawn so that it ends with its last slot place.</source>
        <translation>主板画到其最后一个槽位为止。</translation>
    </message>
    <message>
        <source>The figures of the case do not say where supply and board stand in it: drawn with the supply at the bottom of the rear and the board in the middle of the room above it.</source>
        <translation>机箱参数没有说明电源和主板的位置：电源画在后部底端，主板画在其上方空间的中间。</translation>
    </message>
    <message>
        <source>The figures of the case do not say where the board stands in it: drawn in the middle.</source>
        <translation>机箱参数没有说明主板的位置：画在中间。</translation>
    </message>
    <message>
        <source>Of a cooler only its height is known: its place and its width are drawn dashed.</source>
        <translation>散热器只有高度已知：其位置和宽度以虚线绘制。</translation>
    </message>
    <message>
        <source>The radiator and its fans take %1 to %2 mm; drawn at the longest card&apos;s limit, as the checks count it.</source>
        <comment>thickness, thickness</comment>
        <translation>冷排连同风扇占用 %1 到 %2 mm；画在显卡限长处，与检查的计算方式一致。</translation>
    </message>
    <message>
        <source>the place of its slot is not known</source>
        <translation>所在插槽的位置未知</translation>
    </message>
    <message>
        <source>Where the place of a slot is not known, its card is drawn dashed, by the grid of ATX (20.32 mm) in the order of the slots.</source>
        <translation>插槽位置未知时，显卡按插槽顺序和 ATX 网格（20.32 mm）以虚线画出。</translation>
    </message>
    <message>
        <source>needs a support</source>
        <translation>需要支撑</translation>
    </message>
    <message>
        <source>%1 mm from slot to slot, two cards with fans need %2</source>
        <comment>number, number</comment>
        <translation>插槽间距 %1 mm，两张带风扇的显卡需要 %2 mm</translation>
    </message>
    <message>
        <source>%1 does not fit: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;12 mm too long&quot;</comment>
        <translation>%1装不下：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n parts do not fit; %1: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;12 mm too long&quot;</comment>
        <translation>
            <numerusform>%n 个部件装不下；%1：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a case: then you see what fits into it.</source>
        <translation>请选择机箱，之后即可看到哪些部件装得下。</translation>
    </message>
    <message>
        <source>Everything fits, with one limit; %1: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;needs a support&quot;</comment>
        <translation>全部装得下，但有一处受限；%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Everything fits, with %n limits; %1: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;needs a support&quot;</comment>
        <translation>
            <numerusform>全部装得下，但有 %n 处受限；%1：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is in the way; of %n part(s) a figure or a place is not known.</source>
        <translation>
            <numerusform>未发现装不下的部件；%n 个部件的尺寸或位置未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything fits; the tightest is %1, with %2 mm to spare.</source>
        <comment>&quot;Card 2&quot;, number</comment>
        <translation>全部装得下；余量最小的是%1，还剩 %2 mm。</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>全部装得下。</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChangeBar</name>
    <message>
        <source>Trouble</source>
        <translation>出现问题</translation>
    </message>
    <message>
        <source>News</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take the last change of your own parts, figures and prices back.</source>
        <translation>撤销最近一次对自定义配件、自填值或自填价格的更改。</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartControls</name>
    <message>
        <source>★ %1</source>
        <comment>a chart that is pinned</comment>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>a chart of your own</source>
        <translation>自定义图表</translation>
    </message>
    <message>
        <source>none, figures as they are</source>
        <translation>无，显示原值</translation>
    </message>
    <message>
        <source>Further figures</source>
        <translation>更多指标</translation>
    </message>
    <message>
        <source>Further figures (%1)</source>
        <comment>count</comment>
        <translation>更多指标（%1）</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>问题(&amp;Q)：</translation>
    </message>
    <message>
        <source>Counts as &amp;1:</source>
        <comment>the GPU against which all others are told</comment>
        <translation>作为基准（=1）(&amp;1)：</translation>
    </message>
    <message>
        <source>What the vertical figure is divided by</source>
        <translation>纵轴指标除以什么</translation>
    </message>
    <message>
        <source>What the horizontal figure is divided by</source>
        <translation>横轴指标除以什么</translation>
    </message>
    <message>
        <source>Vert&amp;ical:</source>
        <comment>axis of a chart</comment>
        <translation>纵轴(&amp;I)：</translation>
    </message>
    <message>
        <source>Hori&amp;zontal:</source>
        <comment>axis of a chart</comment>
        <translation>横轴(&amp;Z)：</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartFoot</name>
    <message numerus="yes">
        <source>%n name(s) show on zooming.</source>
        <comment>points whose name finds no room in the chart</comment>
        <translation>
            <numerusform>放大后可再显示 %n 个名称。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table: %n row(s)</source>
        <comment>the chart as a table, folded</comment>
        <translation>
            <numerusform>表格：%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the chart as a table, with all that is said about it.</source>
        <translation>以表格显示图表及全部说明。</translation>
    </message>
    <message>
        <source>Fold the table.</source>
        <translation>收起表格。</translation>
    </message>
    <message>
        <source>Show its figures</source>
        <translation>查看其数据</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the whole chart again (0 in the chart).</source>
        <translation>重新显示整张图表（在图表中按 0）。</translation>
    </message>
    <message>
        <source>The chart as a table</source>
        <translation>以表格显示的图表</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartGroups</name>
    <message>
        <source>&amp;Told apart by:</source>
        <translation>区分依据(&amp;T)：</translation>
    </message>
    <message>
        <source>Chosen &amp;by:</source>
        <translation>筛选依据(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <comment>series</comment>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>series</comment>
        <translation>全不选(&amp;N)</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartLinesForm</name>
    <message>
        <source>my budget</source>
        <translation>我的预算</translation>
    </message>
    <message>
        <source>Lines acro&amp;ss:</source>
        <translation>参考线(&amp;S)：</translation>
    </message>
    <message>
        <source>vertical: 24; 48 = two cards</source>
        <translation>纵轴：24; 48 = 两张显卡</translation>
    </message>
    <message>
        <source>horizontal: 800 = my limit</source>
        <translation>横轴：800 = 我的上限</translation>
    </message>
    <message>
        <source>Lines at values of the vertical axis</source>
        <translation>纵轴参考线的数值</translation>
    </message>
    <message>
        <source>Lines at values of the horizontal axis</source>
        <translation>横轴参考线的数值</translation>
    </message>
    <message>
        <source>A line at my budget</source>
        <translation>按我的预算画参考线</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartOptions</name>
    <message numerus="yes">
        <source>Only the %n chosen</source>
        <comment>points</comment>
        <translation>
            <numerusform>只显示所选的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Trend &amp;lines</source>
        <translation>趋势线(&amp;L)</translation>
    </message>
    <message>
        <source>What nothing else beats: no other point is better in one figure and no worse in the other.</source>
        <translation>没有其他点能胜过的点：没有哪个点在一项指标上更优而另一项不差。</translation>
    </message>
    <message>
        <source>Size by memory</source>
        <translation>标记大小按显存</translation>
    </message>
    <message>
        <source>Processors too</source>
        <translation>包含处理器</translation>
    </message>
    <message>
        <source>Without the words “%1”</source>
        <comment>that filter the chart</comment>
        <translation>去掉筛选词“%1”</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Only the chosen ones</source>
        <translation>仅所选</translation>
    </message>
    <message>
        <source>Dra&amp;wn as:</source>
        <translation>绘制方式(&amp;W)：</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>纵轴用对数刻度</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横轴用对数刻度</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>散点</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Power limits</source>
        <translation>功耗限制</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartPrices</name>
    <message>
        <source>of each price&apos;s own day</source>
        <translation>各价格当时</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>dollars of a year</comment>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>&amp;Price:</source>
        <translation>价格(&amp;P)：</translation>
    </message>
    <message>
        <source>D&amp;ollars:</source>
        <translation>美元币值(&amp;O)：</translation>
    </message>
    <message>
        <source>The &amp;rest of the machine costs:</source>
        <translation>整机其余部分的价格(&amp;R)：</translation>
    </message>
    <message>
        <source>As in the machine I plan</source>
        <translation>与我规划的机器相同</translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartsPage</name>
    <message>
        <source>%1 is not in this chart.</source>
        <translation>此图表中没有 %1。</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg);;Vectors for print (*.pdf);;Table (*.csv)</source>
        <translation>图片 (*.png *.svg);;印刷用矢量图 (*.pdf);;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Vectors for print (*.pdf);;Table (*.csv)</source>
        <translation>图片 (*.png);;印刷用矢量图 (*.pdf);;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>图表已保存为 %1。</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message numerus="yes">
        <source>%n points are chosen.</source>
        <translation>
            <numerusform>已选择 %n 个点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>The chart before</source>
        <translation>上一张图表</translation>
    </message>
    <message>
        <source>The chart after</source>
        <translation>下一张图表</translation>
    </message>
    <message>
        <source>Show the whole chart</source>
        <translation>显示整张图表</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>已复制图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of figures were copied.</source>
        <translation>
            <numerusform>已复制 %n 行数据。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to draw: no GPU has the figures that are asked for, or none is chosen. The line below says which are missing.</source>
        <translation>没有可绘制的内容：没有 GPU 具备所需数据，或未选择任何 GPU。下方一行说明缺少哪些数据。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>e.g. GeForce ≥ 24 GB</source>
        <translation>例如 GeForce ≥ 24 GB</translation>
    </message>
    <message>
        <source>How the chart is drawn, which series and prices it shows; in a low window the filters too.</source>
        <translation>图表的画法、显示哪些系列和价格；窗口较矮时还包括筛选。</translation>
    </message>
</context>
<context>
    <name>rig::ui::CommandPalette</name>
    <message>
        <source>Nothing has all of these words.</source>
        <translation>没有包含所有这些词的内容。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>查找结果</translation>
    </message>
</context>
<context>
    <name>rig::ui::ConnectorsEditor</name>
    <message>
        <source>Press F2 to change a cell; an empty one is not known. Which slots share lanes is described in a parts file: see docs/catalogue-format.md, “Motherboards: where the lanes come from”, then Data, Import parts.</source>
        <translation>按 F2 修改单元格；留空表示未知。哪些插槽共用通道须在配件文件中描述：请参阅 docs/catalogue-format.md 中的“Motherboards: where the lanes come from”一节，再使用“数据 → 导入配件”。</translation>
    </message>
    <message>
        <source>This board&apos;s sharing groups name its connectors, so none can be added or removed here. Export it with Data, Export my parts, change the file as docs/catalogue-format.md says, and import it again.</source>
        <translation>此主板的通道共用组引用了它的接口，因此不能在此添加或移除接口。请用“数据 → 导出我的配件”导出，按 docs/catalogue-format.md 的说明修改文件，然后重新导入。</translation>
    </message>
    <message>
        <source>Slots and other connectors</source>
        <translation>插槽和其他接口</translation>
    </message>
    <message>
        <source>Add a connector</source>
        <translation>添加接口</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除接口</translation>
    </message>
    <message>
        <source>Remove the chosen connector</source>
        <translation>移除所选接口</translation>
    </message>
</context>
<context>
    <name>rig::ui::ConnectorsModel</name>
    <message>
        <source>SLOT%1</source>
        <comment>label of a new connector</comment>
        <translation>SLOT%1</translation>
    </message>
    <message>
        <source>Label</source>
        <comment>of a connector</comment>
        <translation>标签</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a connector</comment>
        <translation>类别</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a slot, from the top</comment>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>of a slot, in lanes</comment>
        <translation>长度</translation>
    </message>
    <message>
        <source>Lanes</source>
        <comment>wired to a connector</comment>
        <translation>通道</translation>
    </message>
    <message>
        <source>PCIe</source>
        <comment>generation</comment>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <comment>processor or chipset</comment>
        <translation>上游</translation>
    </message>
</context>
<context>
    <name>rig::ui::DataActions</name>
    <message>
        <source>Import &amp;OpenDB…</source>
        <translation>导入 OpenDB(&amp;O)…</translation>
    </message>
    <message>
        <source>Import p&amp;rices from CSV…</source>
        <translation>从 CSV 导入价格(&amp;R)…</translation>
    </message>
    <message>
        <source>Import &amp;parts…</source>
        <translation>导入配件(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Export my prices…</source>
        <translation>导出我的价格(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;xport my parts…</source>
        <translation>导出我的配件(&amp;X)…</translation>
    </message>
    <message>
        <source>Exchange r&amp;ates…</source>
        <translation>汇率(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>导入记录(&amp;I)…</translation>
    </message>
    <message>
        <source>Folder of the BuildCores OpenDB</source>
        <translation>BuildCores OpenDB 所在的文件夹</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>导入价格</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>价格表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import parts</source>
        <translation>导入配件</translation>
    </message>
    <message>
        <source>Parts files (*.json);;All files (*)</source>
        <translation>配件文件 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export my prices</source>
        <translation>导出我的价格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export my parts</source>
        <translation>导出我的配件</translation>
    </message>
    <message>
        <source>Parts files (*.json)</source>
        <translation>配件文件 (*.json)</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>恢复备份(&amp;B)…</translation>
    </message>
    <message>
        <source>Import a newer &amp;catalogue…</source>
        <translation>导入更新的配件库(&amp;C)…</translation>
    </message>
    <message>
        <source>Import a newer catalogue</source>
        <translation>导入更新的配件库</translation>
    </message>
    <message>
        <source>Catalogues (*.sqlite);;All files (*)</source>
        <translation>配件库 (*.sqlite);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>rig::ui::DocumentActions</name>
    <message>
        <source>&amp;New machine</source>
        <translation>新建机器(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation>报告存为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>%1[*] – Rigwright</source>
        <comment>[*] is where the mark of unsaved work stands; keep it</comment>
        <translation>%1[*] – Rigwright</translation>
    </message>
    <message>
        <source>%1 (no longer there)</source>
        <translation>%1（已不存在）</translation>
    </message>
    <message>
        <source>No machine was opened or saved yet</source>
        <translation>还没有打开或保存过机器</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved and cannot be kept. Save it, or do the same again to let them go.</source>
        <translation>%1 有未保存的更改，且无法保留。请保存，或重复刚才的操作以放弃更改。</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 are kept; Open recent has them.</source>
        <translation>%1 的未保存更改已保留；可在“最近打开”中找到。</translation>
    </message>
    <message>
        <source>Open a machine</source>
        <translation>打开机器</translation>
    </message>
    <message>
        <source>Machines (*.rig.json);;All files (*)</source>
        <translation>机器 (*.rig.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save this machine</source>
        <translation>保存此机器</translation>
    </message>
    <message>
        <source>Machines (*.rig.json)</source>
        <translation>机器 (*.rig.json)</translation>
    </message>
    <message>
        <source>Report on this machine</source>
        <translation>此机器的报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;网页 (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>报告已保存到 %1。</translation>
    </message>
    <message>
        <source>the unsaved machine</source>
        <translation>未保存的机器</translation>
    </message>
    <message>
        <source>Unsaved work was found but cannot be read: %1 It was left in %2.</source>
        <translation>发现未保存的内容，但无法读取：%1 已将其保留在 %2。</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 of %2 are back. Save them, or start a new machine.</source>
        <translation>已恢复 %2 对 %1 的未保存更改。请保存，或新建一台机器。</translation>
    </message>
    <message numerus="yes">
        <source>%n more unsaved machine(s) were found; Open recent has them.</source>
        <translation>
            <numerusform>还发现 %n 台未保存的机器；可在“最近打开”中找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has changes that are not saved and cannot be kept for the next start. Save it, or close once more to let them go.</source>
        <translation>%1 有未保存的更改，且无法留到下次启动。请保存，或再次关闭以放弃更改。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened, and stays as it is. Yours is saved as %2. %3</source>
        <comment>file, file, what differs</comment>
        <translation>%1 打开后被其他程序改动过，将保持原样。您的内容已保存为 %2。%3</translation>
    </message>
    <message>
        <source>%1 was changed by another program. It stays as it is: what you save here goes to a file beside it.</source>
        <translation>%1 已被其他程序改动。它将保持原样：您在此保存的内容会写入旁边的另一个文件。</translation>
    </message>
    <message>
        <source>This machine is open in another window, too. Whoever saves second gets a file of his own.</source>
        <translation>此机器也在另一个窗口中打开。后保存的一方会得到单独的文件。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more difference(s).</source>
        <translation>
            <numerusform>另有 %n 处不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::DumpBar</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Ask this machine</source>
        <translation>读取本机</translation>
    </message>
    <message>
        <source>Open texts…</source>
        <translation>打开文本…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Line to copy</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Forget the texts</source>
        <translation>清除文本</translation>
    </message>
    <message>
        <source>Reads what this machine says of its parts, without root and without a network</source>
        <translation>读取本机报告的配件信息，不需要 root，也不使用网络</translation>
    </message>
    <message>
        <source>Outputs of lspci, nvidia-smi, dmidecode and others, several together</source>
        <translation>lspci、nvidia-smi、dmidecode 等的输出，可以多个一起打开</translation>
    </message>
    <message>
        <source>Takes such an output from the clipboard</source>
        <translation>从剪贴板读取这类输出</translation>
    </message>
    <message>
        <source>One line for the machine&apos;s own terminal: it writes all of it into one file</source>
        <translation>在该机器的终端中运行的一行命令：把所有信息写入一个文件</translation>
    </message>
    <message>
        <source>Copy the line for Linux</source>
        <translation>复制 Linux 命令</translation>
    </message>
    <message>
        <source>Copy the line for Windows</source>
        <translation>复制 Windows 命令</translation>
    </message>
    <message>
        <source>pasted text %1</source>
        <comment>its number</comment>
        <translation>粘贴的文本 %1</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy what lspci, nvidia-smi or dmidecode printed, then paste it here.</source>
        <translation>剪贴板中没有文本。请复制 lspci、nvidia-smi 或 dmidecode 的输出，再粘贴到这里。</translation>
    </message>
    <message>
        <source>Copied. %1</source>
        <comment>what a line does</comment>
        <translation>已复制。%1</translation>
    </message>
    <message>
        <source>What the machine printed</source>
        <translation>机器显示的内容</translation>
    </message>
    <message>
        <source>Texts (*.txt *.log *.xml *.csv *.json);;All files (*)</source>
        <translation>文本 (*.txt *.log *.xml *.csv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Asking this machine…</source>
        <translation>正在读取本机…</translation>
    </message>
    <message>
        <source>Stopped; nothing was taken.</source>
        <translation>已停止，未读取任何内容。</translation>
    </message>
    <message>
        <source>This machine says nothing of itself.</source>
        <translation>本机没有给出任何信息。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of texts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Drop files or text here, paste them, or let this machine be asked: nothing leaves it.</source>
        <translation>把文件或文本拖到这里，或粘贴，或读取本机：任何内容都不会离开本机。</translation>
    </message>
    <message>
        <source>Read: %1.</source>
        <comment>names of texts</comment>
        <translation>已读取：%1。</translation>
    </message>
</context>
<context>
    <name>rig::ui::FieldEditor</name>
    <message>
        <source>Known</source>
        <comment>the counts of connectors are</comment>
        <translation>已知</translation>
    </message>
    <message>
        <source>%1: known</source>
        <comment>a figure</comment>
        <translation>%1：已知</translation>
    </message>
    <message>
        <source>%1: how many %2</source>
        <comment>a figure, a connector</comment>
        <translation>%1：%2 的数量</translation>
    </message>
    <message>
        <source>%1: nothing in the catalogue is called “%2”; choose one of the suggestions.</source>
        <comment>figure, typed</comment>
        <translation>%1：目录中没有名为“%2”的项目，请从建议中选择。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the range of a figure</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>a date such as 2020-09-24</source>
        <translation>日期，例如 2020-09-24</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>an empty field</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>a name such as %1</source>
        <translation>名称，例如 %1</translation>
    </message>
    <message>
        <source>separated by commas; “none” if there are none</source>
        <translation>多项以半角逗号分隔；没有则填“无”</translation>
    </message>
</context>
<context>
    <name>rig::ui::FiguresModel</name>
    <message>
        <source>● yours (shipped: not known)</source>
        <translation>● 自填（自带值：未知）</translation>
    </message>
    <message>
        <source>● yours (shipped: %1)</source>
        <comment>figure</comment>
        <translation>● 自填（自带值：%1）</translation>
    </message>
    <message>
        <source>▽ imported</source>
        <translation>▽ 导入</translation>
    </message>
    <message>
        <source>● yours</source>
        <translation>● 自填</translation>
    </message>
    <message>
        <source>%1, imported</source>
        <comment>how sure a figure is</comment>
        <translation>%1，导入</translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <comment>name of a figure</comment>
        <translation>“%1”未知。</translation>
    </message>
    <message>
        <source>%1: your own figure of %2.</source>
        <comment>name of a figure, date</comment>
        <translation>%1：您于 %2 自填的值。</translation>
    </message>
    <message>
        <source>%1: your own figure of %2. %3</source>
        <comment>name of a figure, date, the user&apos;s reason</comment>
        <translation>%1：您于 %2 自填的值。%3</translation>
    </message>
    <message>
        <source>%1: no source is given.</source>
        <comment>name of a figure</comment>
        <translation>%1：未给出来源。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a figure, its source</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>可信度</translation>
    </message>
</context>
<context>
    <name>rig::ui::FiguresView</name>
    <message>
        <source>Type a value of your own for the chosen figure (F2). Clear it to take it back.</source>
        <translation>为所选参数填写自己的值 (F2)。清空即可取消自填值。</translation>
    </message>
    <message>
        <source>Figures of the chosen part</source>
        <translation>所选配件的参数</translation>
    </message>
    <message>
        <source>&amp;Own value…</source>
        <translation>自填值(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Take your own value away; the shipped one counts again.</source>
        <translation>取消自填值，重新采用自带值。</translation>
    </message>
    <message>
        <source>Hide what is not known</source>
        <translation>隐藏未知项</translation>
    </message>
    <message numerus="yes">
        <source>Not known: %n</source>
        <comment>figures of a part</comment>
        <translation>
            <numerusform>未知：%n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::Files</name>
    <message>
        <source>The machine is still open and unsaved.</source>
        <translation>机器仍处于打开状态，尚未保存。</translation>
    </message>
</context>
<context>
    <name>rig::ui::FilterChip</name>
    <message>
        <source>%1: %2</source>
        <comment>what a list is narrowed by, the choice</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: any</source>
        <comment>what a list is narrowed by</comment>
        <translation>%1：不限</translation>
    </message>
    <message>
        <source>The cross or the delete key takes the filter back.</source>
        <translation>点叉号或按 Delete 键取消此筛选。</translation>
    </message>
</context>
<context>
    <name>rig::ui::Findables</name>
    <message>
        <source>lane map</source>
        <translation>通道图</translation>
    </message>
    <message>
        <source>Walk the connectors</source>
        <translation>在接口之间移动</translation>
    </message>
    <message>
        <source>Pick a device up and drop it; Esc leaves it where it was</source>
        <translation>拿起设备再放下；Esc 放回原处</translation>
    </message>
    <message>
        <source>case</source>
        <translation>机箱图</translation>
    </message>
    <message>
        <source>Walk the parts; Enter chooses one in the list</source>
        <translation>在配件之间移动；Enter 在列表中选中</translation>
    </message>
    <message>
        <source>list of parts</source>
        <translation>配件列表</translation>
    </message>
    <message>
        <source>Replace the part; Del removes it</source>
        <translation>更换配件；Del 移除</translation>
    </message>
    <message>
        <source>power limits</source>
        <translation>功耗限制</translation>
    </message>
    <message>
        <source>Lower or raise the limit by 5 W; Page up and down by 25 W</source>
        <translation>限制每次增减 5 W；翻页键每次 25 W</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Light up what the finding is about; Esc lets it go</source>
        <translation>突出显示相关部分；Esc 取消</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Zoom; Ctrl+arrows move, 0 shows the whole chart</source>
        <translation>缩放；Ctrl+方向键移动，0 显示整张图表</translation>
    </message>
    <message>
        <source>From point to point; Enter shows the GPU&apos;s figures</source>
        <translation>在数据点之间移动；Enter 显示该 GPU 的参数</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Key in the %1: %2</source>
        <comment>view, key</comment>
        <translation>%1按键：%2</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>检查内容</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>details of a GPU</source>
        <translation>GPU 的详情</translation>
    </message>
    <message>
        <source>From word to word; F1 says what it means, Esc closes it</source>
        <translation>在词语之间移动；F1 显示含义，Esc 关闭</translation>
    </message>
</context>
<context>
    <name>rig::ui::FinderForm</name>
    <message>
        <source>The fastest</source>
        <translation>速度最快</translation>
    </message>
    <message>
        <source>The most GPU memory</source>
        <translation>显存最大</translation>
    </message>
    <message>
        <source>The most speed for the money</source>
        <translation>同样的钱速度最快</translation>
    </message>
    <message>
        <source>All that CUDA runs on</source>
        <translation>所有能运行 CUDA 的 GPU</translation>
    </message>
    <message>
        <source>The &amp;work</source>
        <translation>工作(&amp;W)</translation>
    </message>
    <message>
        <source>Memor&amp;y of each card, GiB</source>
        <translation>每张显卡的显存，GiB(&amp;Y)</translation>
    </message>
    <message>
        <source>Memory of a&amp;ll cards, GiB</source>
        <translation>全部显卡的显存，GiB(&amp;L)</translation>
    </message>
    <message>
        <source>What is &amp;best</source>
        <translation>以什么为最佳(&amp;B)</translation>
    </message>
    <message>
        <source>B&amp;udget, %1</source>
        <translation>预算，%1(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;ircuit at the wall</source>
        <translation>墙上的供电回路(&amp;I)</translation>
    </message>
    <message>
        <source>GPU&amp;s</source>
        <translation>GPU(&amp;S)</translation>
    </message>
    <message>
        <source>How many ca&amp;rds</source>
        <translation>显卡数量(&amp;R)</translation>
    </message>
    <message>
        <source>No model: by GPU memory</source>
        <translation>不指定模型：按显存</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of cards</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>最少显卡数</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>最多显卡数</translation>
    </message>
    <message>
        <source>Use &amp;parts of the open machine again</source>
        <translation>再用当前机器的配件(&amp;P)</translation>
    </message>
    <message>
        <source>A displ&amp;ay hangs on a card</source>
        <translation>有显示器接在显卡上(&amp;A)</translation>
    </message>
    <message>
        <source>Memory with E&amp;CC</source>
        <translation>ECC 内存(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quiet: no blower, no rack case</source>
        <translation>安静：不用涡轮显卡和机架机箱(&amp;Q)</translation>
    </message>
    <message>
        <source>In a data ce&amp;ntre</source>
        <translation>位于数据中心(&amp;N)</translation>
    </message>
    <message>
        <source>The least cost over the years</source>
        <translation>多年总成本最低</translation>
    </message>
    <message>
        <source>At least so &amp;fast, tokens, images a second or TFLOPS</source>
        <translation>最低速度(&amp;F)，每秒 token、图像或 TFLOPS</translation>
    </message>
    <message>
        <source>&amp;Over how many years</source>
        <translation>多少年(&amp;O)</translation>
    </message>
    <message>
        <source>A &amp;kilowatt-hour, %1</source>
        <translation>每度电的价格(&amp;K)，%1</translation>
    </message>
    <message>
        <source>Cards may be limi&amp;ted below their rating</source>
        <translation>显卡可以限到额定功耗以下(&amp;T)</translation>
    </message>
    <message>
        <source>Cards without BF16 &amp;may train, in FP16</source>
        <translation>无 BF16 的显卡可用 FP16 训练(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rig::ui::FinderPage</name>
    <message>
        <source>Looking for the best machine</source>
        <translation>正在查找最佳机器</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找……</translation>
    </message>
    <message>
        <source>%1, %2: found by the Finder page.</source>
        <comment>cards, price</comment>
        <translation>%1，%2：由整机查找页找到。</translation>
    </message>
    <message>
        <source>%1, %2: a variant beside the machine that was open.</source>
        <comment>cards, price</comment>
        <translation>%1，%2：作为方案，与原来打开的机器并列。</translation>
    </message>
    <message>
        <source>Open on the Build page</source>
        <translation>在装机页打开</translation>
    </message>
    <message>
        <source>Beside the open machine</source>
        <translation>与当前机器并列</translation>
    </message>
    <message>
        <source>As a variant: both can be compared</source>
        <translation>作为方案：两者可以对比</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the search; what it has found so far stays</source>
        <translation>结束查找；已找到的保留</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>More or less money</source>
        <translation>预算高低</translation>
    </message>
    <message>
        <source>How it is known</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Parts of the chosen machine</source>
        <translation>所选机器的配件</translation>
    </message>
    <message>
        <source>What ruled machines out</source>
        <translation>排除机器的原因</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>More on the answer</source>
        <translation>答案详情</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>报价表</translation>
    </message>
    <message>
        <source>prices.csv</source>
        <translation>报价.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1: fill in the prices of today and read it by Data, Import prices from CSV; the finder then answers anew.</source>
        <translation>%1：填入今日价格后，用“数据”里的“从 CSV 导入价格”读入，整机查找会重新作答。</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>报价表…</translation>
    </message>
    <message>
        <source>The parts as CSV, with links to shops and empty cells for the prices of today</source>
        <translation>把部件存为 CSV，带商店链接，今日价格留空</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>为什么是它</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Where the price is from</source>
        <translation>价格依据</translation>
    </message>
</context>
<context>
    <name>rig::ui::FindingCard</name>
    <message>
        <source>Show the rule and its source</source>
        <translation>显示规则及其来源</translation>
    </message>
    <message>
        <source>Looking for what would mend it…</source>
        <translation>正在寻找改进方案…</translation>
    </message>
    <message>
        <source>Your reason, then Enter</source>
        <translation>填写理由，然后按 Enter</translation>
    </message>
    <message>
        <source>Why you accept this</source>
        <translation>接受的理由</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <comment>the user&apos;s reason follows</comment>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>No longer accept</source>
        <translation>不再接受</translation>
    </message>
    <message>
        <source>No other part in the catalogue would answer this. Look the figure up, or accept the risk.</source>
        <translation>配件库中没有其他配件能补上这项数据。请自行查证，或接受风险。</translation>
    </message>
    <message>
        <source>No single change that was tried mends this; owned and locked parts are left alone.</source>
        <translation>尝试过的单项改动都无法解决此问题；已有和锁定的配件不作改动。</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>not known of a part</comment>
        <translation>
            <numerusform>%n 项数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <comment>of one cause</comment>
        <translation>
            <numerusform>%n 项结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Why, and the source</source>
        <translation>原因与来源</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, title</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>接受…</translation>
    </message>
    <message>
        <source>Apply</source>
        <comment>a change that mends a finding</comment>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>rig::ui::FindingSources</name>
    <message>
        <source>Figures of %1: %2.</source>
        <comment>part, sources</comment>
        <translation>%1 的参数来源：%2。</translation>
    </message>
</context>
<context>
    <name>rig::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>检查结果：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) that you accepted</source>
        <translation>
            <numerusform>%n 项已接受的检查结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) were made and none found anything: %1.</source>
        <translation>
            <numerusform>已完成 %n 项检查，均未发现问题：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of checks</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>What depends on these could not be checked, because the machine has none: %1.</source>
        <translation>机器缺少以下配件，与之相关的项目无法检查：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of part</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Blockers: it will not work, or is unsafe</source>
        <translation>致命问题：无法工作或不安全</translation>
    </message>
    <message>
        <source>Cautions: it works worse, or at a risk</source>
        <translation>警告：性能较差或有风险</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <comment>severity</comment>
        <translation>显示或隐藏“%1”</translation>
    </message>
    <message>
        <source>Could not be checked: a figure is not known</source>
        <translation>无法检查：有数据未知</translation>
    </message>
    <message>
        <source>Could not be checked</source>
        <translation>无法检查</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are hidden by the counters above.</source>
        <translation>
            <numerusform>上方的计数按钮隐藏了 %n 条检查结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check yet. Problems will appear here as you add parts.</source>
        <translation>还没有可检查的内容。添加配件后，问题会显示在这里。</translation>
    </message>
</context>
<context>
    <name>rig::ui::Fold</name>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <comment>title of a table that is folded</comment>
        <translation>
            <numerusform>%1：%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::FoundParts</name>
    <message>
        <source>owned</source>
        <translation>已有</translation>
    </message>
</context>
<context>
    <name>rig::ui::FoundTable</name>
    <message>
        <source>Machines, the best first</source>
        <translation>机器，最佳的在前</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Training draw</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Price less what is sold</source>
        <translation>价格减卖出所得</translation>
    </message>
</context>
<context>
    <name>rig::ui::FrameworksPanel</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a cell</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Good for</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>Good for anything</source>
        <translation>不限用途</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>可用硬件</translation>
    </message>
    <message>
        <source>Any maker</source>
        <translation>不限厂商</translation>
    </message>
    <message>
        <source>System</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Any system</source>
        <translation>不限系统</translation>
    </message>
    <message>
        <source>Active only</source>
        <translation>仅活跃的</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>始于</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新版本</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>state, date</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No framework of the table fulfils all of this.</source>
        <translation>表中没有框架同时满足这些条件。</translation>
    </message>
</context>
<context>
    <name>rig::ui::FrontierPanel</name>
    <message>
        <source>No machine meets the question between these budgets.</source>
        <translation>这两个预算之间没有符合要求的机器。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s), each the best from its price on.</source>
        <translation>
            <numerusform>共 %n 台机器，每台自其价格起为最佳。</numerusform>
        </translation>
    </message>
    <message>
        <source>Budgets fr&amp;om, %1</source>
        <comment>currency</comment>
        <translation>预算下限，%1(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;to, %1</source>
        <comment>currency</comment>
        <translation>上限，%1(&amp;T)</translation>
    </message>
    <message>
        <source>What each budget brings</source>
        <translation>各预算能买到什么</translation>
    </message>
</context>
<context>
    <name>rig::ui::GpuCompare</name>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>Comparison of the chosen GPUs</source>
        <translation>所选 GPU 的对比</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>figure (unit)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 at launch</source>
        <comment>FP32 per dollar</comment>
        <translation>%1，按首发价</translation>
    </message>
    <message>
        <source>The better figure is marked. Figures that are not known, and those that do not compare across makes (cores, clocks), are not.</source>
        <translation>较优的数值有标记。未知的数值，以及不同厂商之间不可比的数值（核心数、频率），不作标记。</translation>
    </message>
    <message>
        <source>%1   best</source>
        <comment>figure</comment>
        <translation>%1   最优</translation>
    </message>
    <message>
        <source>%1   better</source>
        <comment>figure</comment>
        <translation>%1   较优</translation>
    </message>
</context>
<context>
    <name>rig::ui::GpuDetails</name>
    <message>
        <source>%1 [%2]</source>
        <comment>how sure a figure is, number of its source</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1, %2 · %3</source>
        <comment>source: publisher, date · how sure</comment>
        <translation>%1，%2 · %3</translation>
    </message>
    <message>
        <source>launch</source>
        <comment>basis of a price</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>list</source>
        <comment>basis of a price</comment>
        <translation>标价</translation>
    </message>
    <message>
        <source>market, used</source>
        <comment>basis of a price</comment>
        <translation>市场价，二手</translation>
    </message>
    <message>
        <source>market, new</source>
        <comment>basis of a price</comment>
        <translation>市场价，全新</translation>
    </message>
    <message>
        <source>No price besides the launch price is known.</source>
        <translation>除首发价外没有已知价格。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price: basis, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 slots</source>
        <comment>thickness of a card; may be 2.5</comment>
        <translation>%1 槽</translation>
    </message>
    <message>
        <source>Add to the machine</source>
        <translation>添加到机器</translation>
    </message>
    <message>
        <source>The catalogue has no card with this chip.</source>
        <translation>配件库中没有采用此芯片的显卡。</translation>
    </message>
    <message>
        <source>Your own part.</source>
        <translation>您的自定义配件。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Cards with this chip</source>
        <translation>采用此芯片的显卡</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Details of the chosen GPU</source>
        <translation>所选 GPU 的详细信息</translation>
    </message>
    <message>
        <source>Choose a GPU in the table to see all its figures and where each comes from.</source>
        <translation>在表格中选择一款 GPU，可查看其全部参数及每项数据的来源。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Memory and power</source>
        <translation>显存与功耗</translation>
    </message>
    <message>
        <source>Links and software</source>
        <translation>接口与软件</translation>
    </message>
    <message>
        <source>The chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not known (%1): %2.</source>
        <comment>number of figures, their names</comment>
        <translation>未知（%1 项）：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a price</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>no price of today, or no such figure</source>
        <translation>没有当前价格或此项数据</translation>
    </message>
    <message>
        <source>Registers and caches</source>
        <translation>寄存器与缓存</translation>
    </message>
</context>
<context>
    <name>rig::ui::GpusPage</name>
    <message>
        <source>The chosen rows were copied as text (%1).</source>
        <translation>已将所选行复制为文本（%1）。</translation>
    </message>
    <message>
        <source>%1 was added to the machine on the Build page; Undo takes it out again.</source>
        <translation>已将 %1 添加到“装机”页的机器中；可撤销。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose which figures the table shows.</source>
        <translation>选择表格中显示哪些参数。</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Choose two to four rows with Ctrl or Shift, then compare them side by side.</source>
        <translation>按住 Ctrl 或 Shift 选择两到四行，然后并排对比。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Width of the details</source>
        <translation>详细信息栏宽度</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>常用列</translation>
    </message>
    <message>
        <source>Search, e.g. 4060 Ti</source>
        <translation>搜索，例如 4060 Ti</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Put first what counts first: sources do not agree whether that is compute or memory bandwidth.</source>
        <translation>把最重要的排在前面：是算力还是显存带宽，各来源说法不一。</translation>
    </message>
    <message>
        <source>Choose an order</source>
        <translation>选择排序</translation>
    </message>
    <message>
        <source>Compute first</source>
        <translation>先看算力</translation>
    </message>
    <message>
        <source>Memory bandwidth first</source>
        <translation>先看显存带宽</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新的在前</translation>
    </message>
</context>
<context>
    <name>rig::ui::GuidePage</name>
    <message>
        <source>The checklist is in the clipboard.</source>
        <translation>清单已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The command is in the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Ask, or search for a word</source>
        <translation>提问或查找词语</translation>
    </message>
    <message>
        <source>Search of the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>System</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Copy all steps</source>
        <translation>复制全部步骤</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>For this machine</source>
        <translation>针对这台机器</translation>
    </message>
    <message>
        <source>Table of frameworks</source>
        <translation>框架对照表</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Nothing in the guide answers this. Try fewer or other words.</source>
        <translation>指南中没有相应的回答。请换用较少或其他词语。</translation>
    </message>
    <message>
        <source>The open machine has no graphics card yet. Add one on the Build page, or type the name of one above: its driver, CUDA, frameworks and the steps to install them stand here.</source>
        <translation>当前机器还没有显卡。请在“装机”页添加，或在上方输入显卡名称：这里会给出驱动、CUDA、框架及其安装步骤。</translation>
    </message>
</context>
<context>
    <name>rig::ui::GuideText</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>It prints:</source>
        <translation>输出：</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>no date</source>
        <comment>of a source</comment>
        <translation>无日期</translation>
    </message>
    <message>
        <source>For this machine</source>
        <translation>针对这台机器</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>如今</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <comment>date</comment>
        <translation>截至 %1。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What the document said</source>
        <translation>文档当时的说法</translation>
    </message>
    <message>
        <source>What document %1 said</source>
        <translation>文档 %1 当时的说法</translation>
    </message>
    <message>
        <source>Historic; its date is not known.</source>
        <translation>历史内容，日期未知。</translation>
    </message>
    <message>
        <source>Historic, of %1.</source>
        <comment>date</comment>
        <translation>历史内容，%1。</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>To install it under %1</source>
        <translation>在 %1 下安装</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>优点</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>缺点</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <comment>what serves a model</comment>
        <translation>服务器：%1</translation>
    </message>
    <message>
        <source>Phone: %1</source>
        <comment>what runs a model</comment>
        <translation>手机：%1</translation>
    </message>
    <message>
        <source>Deploying</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Chinese material</source>
        <translation>中文资料</translation>
    </message>
    <message>
        <source>What the documents said</source>
        <translation>文档当时的说法</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>In the catalogue: %1.</source>
        <comment>name of a figure</comment>
        <translation>目录中的参数：%1。</translation>
    </message>
    <message>
        <source>More in the guide</source>
        <translation>在指南中了解更多</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>title of a drawing, what it shows</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>rig::ui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it; those after it stay until you change something.</source>
        <translation>选择一步即可后退或前进到该步；其后的步骤会保留，直到您作出更改。</translation>
    </message>
    <message>
        <source>Steps, the oldest first</source>
        <translation>步骤（最早的在前）</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>rig::ui::ImportDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How far the work is</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <comment>what is imported</comment>
        <translation>导入：%1</translation>
    </message>
    <message>
        <source>Reading. Nothing is stored before you press Import.</source>
        <translation>正在读取。点击“导入”之前不会存入任何内容。</translation>
    </message>
    <message>
        <source>BuildCores OpenDB</source>
        <translation>BuildCores OpenDB</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Storing. Until it is done, nothing is changed.</source>
        <translation>正在存入。完成之前不会改动任何内容。</translation>
    </message>
    <message>
        <source>All of it is stored. Data, Imports can take it out again.</source>
        <translation>已全部存入。可在“数据 → 导入记录”中将其移除。</translation>
    </message>
</context>
<context>
    <name>rig::ui::ImportsDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%1 及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove &amp;all of it</source>
        <translation>全部移除(&amp;A)</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Newest first. An import is taken out as a whole: its parts, figures and prices.</source>
        <translation>最新的排在最前。每次导入只能整体移除，包括其配件、参数和价格。</translation>
    </message>
    <message>
        <source>%1 %2 with %3, %4 and %5 goes. It can only come back by importing its files again.</source>
        <comment>sign, title, counted parts, figures, prices</comment>
        <translation>%1 将移除“%2”，包括 %3、%4和 %5。只有重新导入其文件才能恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n 个配件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n 项参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n 条价格</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking it out…</source>
        <translation>正在移除…</translation>
    </message>
    <message>
        <source>Nothing was imported yet. The Data menu imports parts, prices and newer catalogues; each import can be taken out again here.</source>
        <translation>尚未导入任何内容。“数据”菜单可以导入配件、价格和更新的配件库；每次导入都可以在这里移除。</translation>
    </message>
    <message>
        <source>Catalogue that cannot be read: it does not count</source>
        <translation>无法读取的配件库：不使用</translation>
    </message>
    <message>
        <source>Catalogue of %1, in place of the one that the program came with</source>
        <comment>day</comment>
        <translation>%1 的配件库，取代程序自带的配件库</translation>
    </message>
    <message>
        <source>Catalogue of %1; that of the program is not older and counts</source>
        <comment>day</comment>
        <translation>%1 的配件库；程序自带的并不更旧，以其为准</translation>
    </message>
    <message>
        <source>%1 The catalogue that the program came with counts again. Your own parts and prices stay.</source>
        <comment>sign</comment>
        <translation>%1 将恢复使用程序自带的配件库。您自己的配件和价格保持不变。</translation>
    </message>
    <message>
        <source>The catalogue is being checked. Nothing changes before it is found whole.</source>
        <translation>正在检查配件库。确认完整之前不会有任何更改。</translation>
    </message>
</context>
<context>
    <name>rig::ui::ItemEditor</name>
    <message>
        <source>Connector</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Kits</source>
        <translation>套数</translation>
    </message>
    <message>
        <source>Number of memory kits</source>
        <translation>内存套装数量</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>功耗限制</translation>
    </message>
    <message>
        <source> W</source>
        <comment>suffix of a spin box</comment>
        <translation> W</translation>
    </message>
    <message>
        <source>Power limit in watts</source>
        <translation>功耗限制（瓦）</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>It costs nothing, and no suggestion replaces it.</source>
        <translation>不计费用，改进方案也不会替换它。</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>No suggestion touches it.</source>
        <translation>改进方案不会改动它。</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>更换…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>未安装</translation>
    </message>
    <message numerus="yes">
        <source>for all %n cards of this model</source>
        <translation>
            <numerusform>用于全部 %n 张该型号显卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>再加一个</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Two devices change places.</source>
        <translation>两个设备交换位置。</translation>
    </message>
    <message numerus="yes">
        <source>Replace all %n…</source>
        <translation>
            <numerusform>替换全部 %n 张…</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, %2</source>
        <comment>card 2, its slot</comment>
        <translation>与 %1（%2）</translation>
    </message>
    <message>
        <source>Price paid</source>
        <translation>购入价</translation>
    </message>
    <message>
        <source>Price paid for one</source>
        <translation>一件的购入价</translation>
    </message>
    <message>
        <source>add price</source>
        <translation>填写价格</translation>
    </message>
    <message>
        <source>The catalogue has %1.</source>
        <comment>price</comment>
        <translation>目录中的价格为 %1。</translation>
    </message>
</context>
<context>
    <name>rig::ui::KindList</name>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of part, how many</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Kinds of part</source>
        <translation>配件类别</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>配件类别</translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneBoxes</name>
    <message>
        <source>not chosen</source>
        <comment>processor</comment>
        <translation>未选择</translation>
    </message>
    <message>
        <source>not installed</source>
        <comment>second processor</comment>
        <translation>未安装</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a processor</comment>
        <translation>
            <numerusform>%n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>shared</source>
        <comment>an uplink, in a narrow box</comment>
        <translation>共用</translation>
    </message>
    <message>
        <source>where from is not known</source>
        <comment>the lanes of a connector</comment>
        <translation>上游未知</translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneKey</name>
    <message>
        <source>Ways between cards: %1</source>
        <comment>list of ways</comment>
        <translation>显卡间的通路：%1</translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneMap</name>
    <message>
        <source>Lane map</source>
        <translation>通道图</translation>
    </message>
    <message>
        <source>A drawing of where each lane goes; the table of links says the same in words.</source>
        <translation>显示每条通道去向的图；下方的链路表以文字说明同样的内容。</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>goes in here</source>
        <translation>可装在此处</translation>
    </message>
    <message>
        <source>changes places with %1</source>
        <comment>device and how its link changes</comment>
        <translation>互换：%1</translation>
    </message>
    <message>
        <source>No other connector takes it. Esc leaves it where it is.</source>
        <translation>没有其他接口可装。按 Esc 留在原处。</translation>
    </message>
    <message>
        <source>Release it on a connector to move it there; Esc leaves it where it is.</source>
        <translation>在接口上松开即移到该处；按 Esc 留在原处。</translation>
    </message>
    <message>
        <source>↑ and ↓ walk the connectors that take it, Enter moves it there, Esc leaves it where it is.</source>
        <translation>按 ↑ 和 ↓ 在可用的接口间移动，按 Enter 移到该处，按 Esc 留在原处。</translation>
    </message>
    <message>
        <source>↑ and ↓ walk the connectors; Space or Enter picks up what stands there.</source>
        <translation>按 ↑ 和 ↓ 在接口间移动；按空格键或 Enter 拿起该处的设备。</translation>
    </message>
    <message>
        <source>Only the paths of %1 are drawn: choose another card to see its own.</source>
        <comment>&quot;Card 1&quot;</comment>
        <translation>只画出 %1 的通路：选择其他显卡可查看其通路。</translation>
    </message>
    <message>
        <source>Drag a device to see which link each connector would give it.</source>
        <translation>拖动设备，可查看各接口能给它的链路。</translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneRows</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>empty, PCIe %1.0 x%2</source>
        <comment>generation and width that a connector has at most</comment>
        <translation>空，PCIe %1.0 x%2</translation>
    </message>
    <message>
        <source>does not go in here</source>
        <comment>a device in the wrong connector</comment>
        <translation>不能装在此处</translation>
    </message>
    <message>
        <source>%1 of x%2</source>
        <comment>trained link, the device&apos;s own width</comment>
        <translation>%1（最高 x%2）</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <comment>rate of a link</comment>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>its connector is not on this board</source>
        <translation>此主板上没有它的接口</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>output %1</source>
        <comment>number of an adapter&apos;s output</comment>
        <translation>输出接口 %1</translation>
    </message>
    <message>
        <source>output</source>
        <comment>the only one of an adapter</comment>
        <translation>输出接口</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>x%1 of %2</source>
        <comment>trained width, the device&apos;s own width</comment>
        <translation>x%1 / x%2</translation>
    </message>
    <message>
        <source>PCIe %1.0</source>
        <comment>generation</comment>
        <translation>PCIe %1.0</translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneWords</name>
    <message>
        <source>%1: at most PCIe %2.0 x%3, from: %4.</source>
        <comment>connector, generation, width, processor or chipset</comment>
        <translation>%1：最高 PCIe %2.0 x%3，上游：%4。</translation>
    </message>
    <message>
        <source>%1, %2 GB/s in each direction</source>
        <comment>link, rate</comment>
        <translation>%1，每个方向 %2 GB/s</translation>
    </message>
    <message>
        <source>It does not go in here.</source>
        <translation>它不能装在此处。</translation>
    </message>
    <message>
        <source>It could do PCIe %1.0 x%2 itself.</source>
        <comment>generation, width</comment>
        <translation>它本身可支持 PCIe %1.0 x%2。</translation>
    </message>
    <message>
        <source>Limited by: %1.</source>
        <translation>受限于：%1。</translation>
    </message>
    <message>
        <source>Its way to the processor is %1.</source>
        <comment>&quot;shared: 31.5 of 15.8 GB/s asked&quot;</comment>
        <translation>它通往处理器的链路：%1。</translation>
    </message>
    <message numerus="yes">
        <source>shared by %n device(s), what it carries is not known</source>
        <comment>an uplink</comment>
        <translation>
            <numerusform>由 %n 个设备共用，可承载多少未知</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GB/s</source>
        <comment>asked of an uplink, what it carries</comment>
        <translation>%1 / %2 GB/s</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>card, card, way between them</comment>
        <translation>%1 – %2：%3</translation>
    </message>
    <message>
        <source>%1 – %2: %3, %4 GB/s</source>
        <comment>card, card, way between them, rate</comment>
        <translation>%1 – %2：%3，%4 GB/s</translation>
    </message>
    <message>
        <source>Where it stands on the board was not read: it is drawn after the others.</source>
        <translation>它在主板上的位置没有记载：画在其他插槽之后。</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) to share out</source>
        <comment>of a processor</comment>
        <translation>
            <numerusform>可分配 %n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not in this machine.</source>
        <translation>此机器没有安装它。</translation>
    </message>
    <message>
        <source>It is drawn at the first processor: the board&apos;s figures do not say on which it hangs.</source>
        <translation>画在第一颗处理器处：主板的参数没有说明它接在哪一颗上。</translation>
    </message>
    <message>
        <source>It hangs on PCIe %1.0 x%2.</source>
        <comment>generation, width of an uplink</comment>
        <translation>上行链路为 PCIe %1.0 x%2。</translation>
    </message>
    <message>
        <source>shared: %1 GB/s for what could use %2</source>
        <comment>an uplink</comment>
        <translation>共用 %1 GB/s，需求为 %2 GB/s</translation>
    </message>
</context>
<context>
    <name>rig::ui::LimitBox</name>
    <message>
        <source>none (%1)</source>
        <comment>power limit; the card&apos;s rating</comment>
        <translation>无（%1）</translation>
    </message>
    <message>
        <source>none</source>
        <comment>power limit</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>rig::ui::LimitCurve</name>
    <message>
        <source>%1 %</source>
        <comment>share of the speed</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>rig::ui::LimitRow</name>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of cards</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Cards %1: %2</source>
        <comment>numbers, name of the part</comment>
        <translation>显卡 %1：%2</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐张设置</translation>
    </message>
    <message>
        <source>Gives each of these cards a slider of its own.</source>
        <translation>为其中每张显卡单独设一个滑块。</translation>
    </message>
    <message>
        <source>One slider for each: %1</source>
        <comment>names of cards</comment>
        <translation>逐张设置滑块：%1</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>统一设置</translation>
    </message>
    <message>
        <source>Gives all cards of this model the limit of this one, with one slider for all.</source>
        <translation>将此卡的功耗限制用于所有该型号显卡，共用一个滑块。</translation>
    </message>
    <message>
        <source>All cards of this model like %1</source>
        <comment>names of cards</comment>
        <translation>所有该型号显卡与 %1 相同</translation>
    </message>
    <message>
        <source> W</source>
        <comment>suffix of a spin box</comment>
        <translation> W</translation>
    </message>
    <message>
        <source>Power limit in watts: %1</source>
        <comment>names of cards</comment>
        <translation>功耗限制（瓦）：%1</translation>
    </message>
    <message>
        <source>Power limit: %1</source>
        <comment>names of cards</comment>
        <translation>功耗限制：%1</translation>
    </message>
    <message>
        <source>From %1, the lowest limit measured, to the rating of %2.</source>
        <comment>watts, watts</comment>
        <translation>从 %1（实测的最低功耗限制）到额定功耗 %2。</translation>
    </message>
    <message>
        <source>From %1, half of the rating and no measurement, to the rating of %2.</source>
        <comment>watts, watts</comment>
        <translation>从 %1（额定功耗的一半，并非实测）到额定功耗 %2。</translation>
    </message>
    <message>
        <source>Each line is a measurement: the circles were measured, the line is fitted and never falls.</source>
        <translation>每条线为一组实测：圆圈为实测值，曲线由拟合得出，且不会下降。</translation>
    </message>
    <message>
        <source>Measured speed by power limit: %1</source>
        <comment>names of cards</comment>
        <translation>各功耗限制下的实测速度：%1</translation>
    </message>
</context>
<context>
    <name>rig::ui::LimitSliders</name>
    <message>
        <source>Power limits of the cards</source>
        <translation>显卡的功耗限制</translation>
    </message>
</context>
<context>
    <name>rig::ui::LimitedField</name>
    <message>
        <source>must be a number, not “%1”.</source>
        <translation>必须是数字，不能是“%1”。</translation>
    </message>
    <message>
        <source>must be a whole number, not “%1”.</source>
        <translation>必须是整数，不能是“%1”。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a field&apos;s name, what is wrong with it</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>rig::ui::LinksView</name>
    <message>
        <source>This follows from our reasoning over the manual&apos;s table.</source>
        <translation>这是根据手册中的表格推断得出的。</translation>
    </message>
    <message>
        <source>%1 of x%2</source>
        <comment>trained link, the device&apos;s own width</comment>
        <translation>%1（最高 x%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) of this device are not connected.</source>
        <translation>
            <numerusform>此设备有 %n 条通道未连接。</numerusform>
        </translation>
    </message>
    <message>
        <source>not on this board</source>
        <translation>不在此主板上</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Links of the devices</source>
        <translation>各设备的链路</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Trained link</source>
        <translation>协商链路</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>Choose a motherboard: its manual says which lanes a slot gets.</source>
        <translation>请选择主板：其手册说明各插槽能分到哪些通道。</translation>
    </message>
    <message>
        <source>Add a card or a drive to see the link that it gets on %1.</source>
        <translation>添加显卡或硬盘，即可查看它在 %1 上得到的链路。</translation>
    </message>
    <message>
        <source>Behind the chipset, devices share %1 GB/s.</source>
        <translation>芯片组下的设备共用 %1 GB/s。</translation>
    </message>
    <message>
        <source>%1, shared</source>
        <comment>switch or chipset</comment>
        <translation>%1，共用</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>rate between cards</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Paths between cards</source>
        <translation>显卡间的通路</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>另一张显卡</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>通路</translation>
    </message>
</context>
<context>
    <name>rig::ui::ListActions</name>
    <message>
        <source>Open a part &amp;list…</source>
        <translation>打开配置单(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Copy as list</source>
        <translation>复制为配置单(&amp;C)</translation>
    </message>
    <message>
        <source>A second-&amp;hand card…</source>
        <translation>二手显卡(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Text, as PCPartPicker writes it</source>
        <translation>文本，PCPartPicker 格式(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;BBCode</source>
        <translation>&amp;BBCode</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>C&amp;hinese list</source>
        <translation>中文配置单(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>The list of parts is copied: %n line(s).</source>
        <translation>
            <numerusform>已复制配置单：%n 行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ListView</name>
    <message>
        <source>Parts of the machine</source>
        <translation>机器的配件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Nothing is left to buy.</source>
        <translation>没有需要购买的配件。</translation>
    </message>
    <message>
        <source>To buy: %1.</source>
        <comment>sum of prices</comment>
        <translation>需购买：%1。</translation>
    </message>
</context>
<context>
    <name>rig::ui::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Language / 语言</source>
        <translation>Language / 语言</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of the text</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>打开日志文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Rigwright</source>
        <translation>关于 Rigwright(&amp;A)</translation>
    </message>
    <message>
        <source>No program here opens folders. The log lies in %1.</source>
        <translation>此系统没有可打开文件夹的程序。日志位于 %1。</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>历史记录(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>帮助(&amp;H)…</translation>
    </message>
    <message>
        <source>Find &amp;anything…</source>
        <translation>查找(&amp;A)…</translation>
    </message>
    <message>
        <source>Find parts, templates, settings, help</source>
        <translation>查找配件、模板、设置和帮助</translation>
    </message>
    <message>
        <source>Find help: a key, a check, a command</source>
        <translation>查找帮助：按键、检查、命令</translation>
    </message>
    <message>
        <source>Open the other</source>
        <translation>打开另一份</translation>
    </message>
    <message>
        <source>Open yours</source>
        <translation>打开您的文件</translation>
    </message>
</context>
<context>
    <name>rig::ui::MemoryBar</name>
    <message>
        <source>Memory need by part</source>
        <translation>各部分的显存需求</translation>
    </message>
    <message>
        <source>%1: %2 GiB</source>
        <translation>%1：%2 GiB</translation>
    </message>
    <message>
        <source>%1: %2 to %3 GiB</source>
        <translation>%1：%2 至 %3 GiB</translation>
    </message>
    <message>
        <source>%1 has %2 GiB, of which %3 can be used.</source>
        <translation>%1 有 %2 GiB，其中 %3 可用。</translation>
    </message>
</context>
<context>
    <name>rig::ui::MenuCorner</name>
    <message>
        <source>Prices: %1, %2</source>
        <comment>which prices count, currency</comment>
        <translation>价格：%1，%2</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Find parts, templates, settings, help</source>
        <translation>查找配件、模板、设置和帮助</translation>
    </message>
    <message>
        <source>Which prices count, on every page.</source>
        <translation>各页按哪些价格计算。</translation>
    </message>
</context>
<context>
    <name>rig::ui::MyPc</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Add a card to my PC</source>
        <translation>给现有电脑加一张显卡</translation>
    </message>
    <message>
        <source>What your machine has: a few letters of each name, then Enter. It costs nothing, and no suggestion replaces it.</source>
        <translation>填写现有配件：输入名称中的几个字母，按 Enter。这些配件不计价，也不会被建议更换。</translation>
    </message>
    <message>
        <source>for example B550 Tomahawk</source>
        <translation>例如 B550 Tomahawk</translation>
    </message>
    <message>
        <source>for example 5800X</source>
        <translation>例如 5800X</translation>
    </message>
    <message>
        <source>for example RM750x</source>
        <translation>例如 RM750x</translation>
    </message>
    <message>
        <source>for example Define R5</source>
        <translation>例如 Define R5</translation>
    </message>
    <message>
        <source>for example 3060; empty: none</source>
        <translation>例如 3060；没有则留空</translation>
    </message>
    <message>
        <source>How many such cards</source>
        <translation>这样的显卡有几张</translation>
    </message>
    <message>
        <source>× </source>
        <comment>before a number of cards</comment>
        <translation>× </translation>
    </message>
    <message>
        <source>another one, for example 3090</source>
        <translation>其他显卡，例如 3090</translation>
    </message>
    <message>
        <source>Cards that fit best</source>
        <translation>最合适的显卡</translation>
    </message>
    <message>
        <source>My PC</source>
        <translation>我的电脑</translation>
    </message>
    <message>
        <source>No slot of this machine takes the %1.</source>
        <translation>这台机器没有插槽可装 %1。</translation>
    </message>
    <message>
        <source>Your machine with the %1 in %2.</source>
        <comment>card, connector</comment>
        <translation>已把 %1 装入您机器的 %2。</translation>
    </message>
    <message>
        <source>Which card are you thinking of?</source>
        <translation>想加哪张显卡？</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue as typed: choose from the list below its field, or make a part of your own on the page Parts.</source>
        <translation>资料库中没有名为“%1”的部件：请从输入框下的列表中选择，或在“配件”页新建自定义部件。</translation>
    </message>
    <message>
        <source>Read it from this machine</source>
        <translation>从本机读取</translation>
    </message>
    <message>
        <source>Trying the cards that are sold today…</source>
        <translation>正在逐一试算在售显卡……</translation>
    </message>
</context>
<context>
    <name>rig::ui::Naming</name>
    <message>
        <source>owned</source>
        <translation>已有</translation>
    </message>
</context>
<context>
    <name>rig::ui::News</name>
    <message>
        <source>%1, %2: %3 → %4</source>
        <comment>part, figure, value in the file, value today</comment>
        <translation>%1，%2：%3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) changed since this machine was saved; the catalogue&apos;s count.</source>
        <translation>
            <numerusform>自此机器保存以来，%n 项参数已更改；以配件库为准。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>changed figures</comment>
        <translation>
            <numerusform>还有 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are no longer in the catalogue; the figures are those in the file: %1.</source>
        <translation>
            <numerusform>%n 个配件已不在配件库中；其参数沿用文件中的数据：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unnamed machine</source>
        <translation>未命名的机器</translation>
    </message>
</context>
<context>
    <name>rig::ui::NothingFound</name>
    <message>
        <source>No machine to show</source>
        <translation>没有符合条件的机器</translation>
    </message>
    <message>
        <source>Raise the budget, or give up one of the conditions at the left.</source>
        <translation>请提高预算，或放宽左侧的某项条件。</translation>
    </message>
    <message>
        <source>Show what stands in the way</source>
        <translation>查看受哪项条件限制</translation>
    </message>
</context>
<context>
    <name>rig::ui::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>News</source>
        <translation>消息</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>messages behind the one that is seen</comment>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::NumberField</name>
    <message>
        <source>%1 This must be a number above 0, at most %2. The answer is still that of the last good one.</source>
        <comment>a shape that stands for a mistake, the greatest number</comment>
        <translation>%1 此处必须是大于 0 且不超过 %2 的数字。结果仍按上一个有效数字计算。</translation>
    </message>
</context>
<context>
    <name>rig::ui::OfferDialog</name>
    <message>
        <source>A second-hand card</source>
        <translation>二手显卡</translation>
    </message>
    <message>
        <source>Paste the text of the offer here.</source>
        <translation>请在此粘贴商品描述。</translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>商品描述</translation>
    </message>
    <message>
        <source>On the day it arrives: paste here what the commands of the sheet printed.</source>
        <translation>到货当天：请在此粘贴验货单中各命令的输出。</translation>
    </message>
    <message>
        <source>What the commands printed</source>
        <translation>命令的输出</translation>
    </message>
    <message>
        <source>&amp;For the open machine</source>
        <translation>按当前机器判断(&amp;F)</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>已知情况</translation>
    </message>
    <message>
        <source>&amp;Copy the sheet</source>
        <translation>复制验货单(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Which card it is, what is at risk, whether it starts in your board, fits and has its plugs, until when software supports it, and what to test when it arrives.</source>
        <translation>它是哪款卡，有哪些风险，能否在您的主板上启动，是否装得下、接头是否齐全，软件支持到何时，到货时要测什么。</translation>
    </message>
    <message>
        <source>What it printed</source>
        <translation>输出核对结果</translation>
    </message>
    <message>
        <source>On the day it arrives</source>
        <translation>到货当天</translation>
    </message>
    <message>
        <source>It prints: %1</source>
        <translation>应输出：%1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>rig::ui::OfferList</name>
    <message>
        <source>Any GPU</source>
        <translation>任意 GPU</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>任意区域</translation>
    </message>
    <message>
        <source>Prices older than two years too (%1)</source>
        <translation>包括两年以前的价格（%1）</translation>
    </message>
    <message>
        <source>Cloud prices</source>
        <translation>云价格</translation>
    </message>
    <message>
        <source>Prices (*.json *.csv)</source>
        <translation>价格文件 (*.json *.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) from %1 take the place of the shipped ones.</source>
        <translation>
            <numerusform>已用 %1 中的 %n 条价格代替自带价格。</numerusform>
        </translation>
    </message>
    <message>
        <source>shipped with the program</source>
        <translation>程序自带</translation>
    </message>
    <message>
        <source>%1 of %2 offers, %3. Each price is that of its date; the newest is %4.</source>
        <comment>shown, all, file, age of a price</comment>
        <translation>显示 %2 条报价中的 %1 条，%3。各价格以其日期为准；最新一条为 %4。</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>No offer fits. Clear the search, or choose any GPU and any region.</source>
        <translation>没有符合的报价。请清空搜索，或选择任意 GPU 和任意区域。</translation>
    </message>
    <message>
        <source>Search offers, e.g. A100 lambda</source>
        <translation>搜索报价，例如 A100 lambda</translation>
    </message>
    <message>
        <source>Search offers</source>
        <translation>搜索报价</translation>
    </message>
    <message>
        <source>GPU of the offers</source>
        <translation>报价的 GPU</translation>
    </message>
    <message>
        <source>Region of the offers</source>
        <translation>报价的区域</translation>
    </message>
    <message>
        <source>Offers of GPUs to rent</source>
        <translation>GPU 租用报价</translation>
    </message>
    <message>
        <source>Use a &amp;price file…</source>
        <translation>使用价格文件(&amp;P)…</translation>
    </message>
    <message>
        <source>JSON as the shipped file, or CSV with the columns %1.</source>
        <translation>格式与自带文件相同的 JSON，或含以下各列的 CSV：%1。</translation>
    </message>
    <message>
        <source>Back to the shipped prices</source>
        <translation>恢复自带价格</translation>
    </message>
    <message>
        <source>%1 The prices shown are those from before.</source>
        <comment>what is wrong</comment>
        <translation>%1显示的仍是原来的价格。</translation>
    </message>
</context>
<context>
    <name>rig::ui::OfferModel</name>
    <message>
        <source>you enter it</source>
        <comment>a price</comment>
        <translation>自行填写</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>region of a cloud</comment>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>A GPU and hour</source>
        <translation>每 GPU 每小时</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>价格日期</translation>
    </message>
</context>
<context>
    <name>rig::ui::OffersModel</name>
    <message>
        <source>%1, your own</source>
        <comment>when a price was seen</comment>
        <translation>%1，自填</translation>
    </message>
    <message>
        <source>%1, at launch</source>
        <comment>when a price was seen</comment>
        <translation>%1，首发价</translation>
    </message>
    <message>
        <source>%1, used</source>
        <comment>when a price was seen</comment>
        <translation>%1，二手</translation>
    </message>
    <message>
        <source>%1, used, old</source>
        <comment>when a price was seen</comment>
        <translation>%1，二手，较旧</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>when a price was seen</comment>
        <translation>%1，全新</translation>
    </message>
    <message>
        <source>%1, new, old</source>
        <comment>when a price was seen</comment>
        <translation>%1，全新，较旧</translation>
    </message>
    <message>
        <source>▲ old versions of frameworks only</source>
        <translation>▲ 仅支持旧版框架</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>FP32
TFLOPS</source>
        <translation>FP32
TFLOPS</translation>
    </message>
    <message>
        <source>Still sold</source>
        <translation>在售</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>16 bits
TFLOPS</source>
        <translation>16 位
TFLOPS</translation>
    </message>
</context>
<context>
    <name>rig::ui::Orders</name>
    <message>
        <source>By price</source>
        <translation>按价格</translation>
    </message>
    <message>
        <source>By FP32 per money</source>
        <translation>按每美元 FP32 算力</translation>
    </message>
    <message>
        <source>By FP32 per watt</source>
        <translation>按每瓦 FP32 算力</translation>
    </message>
    <message>
        <source>By memory per money</source>
        <translation>按每美元显存/内存容量</translation>
    </message>
    <message>
        <source>By cores per money</source>
        <translation>按每美元核心数</translation>
    </message>
    <message>
        <source>cores/100 $</source>
        <translation>核心/100 $</translation>
    </message>
    <message>
        <source>By PCIe lanes</source>
        <translation>按 PCIe 通道数</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>条通道</translation>
    </message>
    <message>
        <source>By watts</source>
        <translation>按额定功率</translation>
    </message>
    <message>
        <source>By watts per money</source>
        <translation>按每美元额定功率</translation>
    </message>
    <message>
        <source>By capacity per money</source>
        <translation>按每美元容量</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>最合适的在前</translation>
    </message>
</context>
<context>
    <name>rig::ui::OwnData</name>
    <message>
        <source>Your own parts and prices are still being read.</source>
        <translation>仍在读取您的自定义配件和价格。</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>the sentence that said what was changed</comment>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>%1 of %2 is the shipped figure again.</source>
        <comment>name of a figure, name of a part</comment>
        <translation>%2 的“%1”已恢复为自带值。</translation>
    </message>
    <message>
        <source>%1 of %2 is now your own: %3.</source>
        <comment>name of a figure, name of a part, value</comment>
        <translation>%2 的“%1”现为自填值：%3。</translation>
    </message>
    <message>
        <source>Your price of %1 for %2 is kept.</source>
        <comment>amount, name of a part</comment>
        <translation>已保存您为 %2 自填的价格 %1。</translation>
    </message>
    <message>
        <source>Your price of %1 for %2 was removed.</source>
        <comment>amount, name of a part</comment>
        <translation>已移除您为 %2 自填的价格 %1。</translation>
    </message>
    <message>
        <source>The id %1 belongs to %2 already; an own part needs an id of its own.</source>
        <translation>id %1 已属于 %2；自定义配件须另用一个 id。</translation>
    </message>
    <message>
        <source>Your part %1 is saved.</source>
        <translation>已保存您的自定义配件 %1。</translation>
    </message>
    <message>
        <source>Your part %1 was deleted.</source>
        <translation>已删除您的自定义配件 %1。</translation>
    </message>
    <message>
        <source>One US dollar is now reckoned as %1 %2.</source>
        <comment>amount, currency</comment>
        <translation>现按 1 美元兑 %1 %2 折算。</translation>
    </message>
    <message>
        <source>Your rate of %1 was taken away.</source>
        <comment>currency</comment>
        <translation>已移除您自填的 %1 汇率。</translation>
    </message>
    <message>
        <source>The import “%1” is stored.</source>
        <comment>title of an import</comment>
        <translation>导入的“%1”已存入。</translation>
    </message>
    <message>
        <source>The import “%1” was taken out.</source>
        <comment>title of an import</comment>
        <translation>导入的“%1”已移除。</translation>
    </message>
    <message>
        <source>Your parts and prices are those of %1 again; what was there before is kept as a copy.</source>
        <comment>date and time</comment>
        <translation>您的自定义配件和价格已恢复为 %1 时的内容；此前的内容保留为副本。</translation>
    </message>
    <message>
        <source>The catalogue of %1 counts now, in place of the one that the program came with. Your own parts and prices stand over it as before.</source>
        <comment>day</comment>
        <translation>现在以 %1 的配件库为准，取代程序自带的配件库。您自己的配件和价格照旧优先于它。</translation>
    </message>
    <message>
        <source>The catalogue that the program came with counts again, of %1.</source>
        <comment>day</comment>
        <translation>已恢复使用程序自带的配件库，日期为 %1。</translation>
    </message>
</context>
<context>
    <name>rig::ui::OwnPriceRow</name>
    <message>
        <source>Counts before the catalogue&apos;s prices, everywhere.</source>
        <translation>在所有页面中优先于目录里的价格。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a price of the user&apos;s own</comment>
        <translation>未填</translation>
    </message>
    <message>
        <source>My &amp;price:</source>
        <translation>我的价格(&amp;P)：</translation>
    </message>
    <message>
        <source>My price</source>
        <translation>我的价格</translation>
    </message>
    <message>
        <source>Condition for my price</source>
        <translation>我的价格对应的成色</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartChooser</name>
    <message>
        <source>Add: %1</source>
        <comment>kind of part</comment>
        <translation>添加：%1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>kind of part, name of a part</comment>
        <translation>%1，替换 %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>The catalogue has no part of this kind.</source>
        <translation>配件库中没有这类配件。</translation>
    </message>
    <message>
        <source>No part has all of these words in its name, vendor or chip. Use fewer words.</source>
        <translation>没有配件的名称、厂商或芯片包含全部这些词。请减少搜索词。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these part(s) would not work here; they stand last, with the reason.</source>
        <translation>
            <numerusform>其中 %n 个配件在此机器上不能用；它们排在最后，并附有原因。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s).</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>%n 个配件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name, vendor or chip</source>
        <translation>按名称、厂商或芯片搜索</translation>
    </message>
    <message>
        <source>Search the parts</source>
        <translation>搜索配件</translation>
    </message>
    <message>
        <source>Parts to choose from</source>
        <translation>可选配件</translation>
    </message>
    <message>
        <source>Order of the parts</source>
        <translation>配件排序</translation>
    </message>
    <message>
        <source>Close without choosing (Esc)</source>
        <translation>不选择并关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close without choosing</source>
        <translation>不选择并关闭</translation>
    </message>
    <message>
        <source>I own it already</source>
        <translation>我已有此配件</translation>
    </message>
    <message>
        <source>It then costs nothing, and no suggestion replaces it.</source>
        <translation>这样它就不计费用，改进方案也不会替换它。</translation>
    </message>
    <message>
        <source>Nothing is called “%1”; shown is “%2”.</source>
        <comment>what was typed, what was searched for</comment>
        <translation>没有名为“%1”的配件；当前显示“%2”的搜索结果。</translation>
    </message>
    <message numerus="yes">
        <source>The filters leave out all %n part(s).</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>筛选条件排除了全部 %n 个配件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits only</source>
        <translation>仅显示合适的</translation>
    </message>
    <message>
        <source>Without what would not work here, and what leaves room, lanes or power open.</source>
        <translation>不显示在这里无法工作的配件，也不显示空间、通道或供电无法确认的配件。</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartDetails</name>
    <message>
        <source>No part is chosen</source>
        <translation>未选择配件</translation>
    </message>
    <message>
        <source>Choose a part in the table to see all its figures, its prices, and where each comes from.</source>
        <translation>在表格中选择一个配件，可查看其全部参数、价格以及每项数据的来源。</translation>
    </message>
    <message>
        <source>What is known of the chosen part</source>
        <translation>所选配件的已知信息</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Notes and sources</source>
        <translation>备注与来源</translation>
    </message>
    <message>
        <source>Connectors and lanes of the board</source>
        <translation>主板的接口与通道</translation>
    </message>
    <message>
        <source>Notes, names and sources</source>
        <translation>备注、名称与来源</translation>
    </message>
    <message>
        <source>No price known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>A price of your own can be added under Prices.</source>
        <translation>可在“价格”中添加自己的价格。</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartForm</name>
    <message>
        <source>A part needs a name.</source>
        <translation>配件需要名称。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Figures of the part</source>
        <translation>配件的参数</translation>
    </message>
    <message>
        <source>A part of your own: %1</source>
        <comment>kind of part</comment>
        <translation>自定义配件：%1</translation>
    </message>
    <message>
        <source>Your part %1</source>
        <translation>您的自定义配件 %1</translation>
    </message>
    <message>
        <source>Name (required)</source>
        <translation>名称（必填）</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Part number</source>
        <translation>部件号</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>其他名称</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>多项以半角逗号分隔</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartListDialog</name>
    <message>
        <source>A part list becomes a machine</source>
        <translation>由配置单得到机器</translation>
    </message>
    <message>
        <source>Paste a list here, or drop its file: PCPartPicker&apos;s, a table, a basket, a post. One part a line.</source>
        <translation>请在此粘贴配置单，或拖入文件：PCPartPicker 清单、表格、购物车、帖子均可。每行一个配件。</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>配置单</translation>
    </message>
    <message>
        <source>CPU: AMD Ryzen 9 9950X ($539)
2x RTX 3090 24GB
…</source>
        <translation>CPU AMD Ryzen 9 9950X ¥3999
显卡 RTX 3090 24G ×2
…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>What each line was taken for</source>
        <translation>各行的识别结果</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>To &amp;Build</source>
        <translation>转到配置(&amp;B)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open a part list</source>
        <translation>打开配置单</translation>
    </message>
    <message>
        <source>Lists (*.txt *.md *.csv *.html *.htm);;All files (*)</source>
        <translation>配置单 (*.txt *.md *.csv *.html *.htm);;所有文件 (*)</translation>
    </message>
    <message>
        <source>What line %1 means</source>
        <translation>第 %1 行的含义</translation>
    </message>
    <message>
        <source>Leave this line out</source>
        <translation>略去这一行</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartTableModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>figure (unit)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>origin of a part</comment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>imported</source>
        <comment>origin of a part</comment>
        <translation>导入</translation>
    </message>
    <message>
        <source>from the file</source>
        <comment>origin of a part</comment>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>column: whether a part came with the program, is the user&apos;s or was imported</comment>
        <translation>配件来源</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>column: the price that counts</comment>
        <translation>价格</translation>
    </message>
    <message>
        <source>Not known: %1 (%2)</source>
        <comment>figure, number of parts</comment>
        <translation>“%1”未知（%2 项）</translation>
    </message>
    <message>
        <source>No used price of today is known (%1)</source>
        <comment>number of parts</comment>
        <translation>没有当前二手价（%1 项）</translation>
    </message>
    <message>
        <source>No new price of today is known (%1)</source>
        <comment>number of parts</comment>
        <translation>没有当前新品价（%1 项）</translation>
    </message>
    <message>
        <source>No price of today is known (%1)</source>
        <comment>number of parts</comment>
        <translation>没有当前价格（%1 项）</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartsPage</name>
    <message>
        <source>The catalogue has no parts. Reinstall Rigwright, or import parts with the Data menu.</source>
        <translation>配件库中没有配件。请重新安装 Rigwright，或通过“数据”菜单导入配件。</translation>
    </message>
    <message>
        <source>No part of any kind has all of these words. Use fewer, or a figure with its unit, such as 850 W.</source>
        <translation>各类配件中都没有包含全部这些词的配件。请减少搜索词，或使用带单位的数值，例如 850 W。</translation>
    </message>
    <message>
        <source>The chosen row was copied as text.</source>
        <translation>已将所选行复制为文本。</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>常用列</translation>
    </message>
    <message>
        <source>&amp;New part</source>
        <translation>新建配件(&amp;N)</translation>
    </message>
    <message>
        <source>Describe a part of your own in a form.</source>
        <translation>通过表单填写一个自定义配件。</translation>
    </message>
    <message>
        <source>Copy as &amp;own part…</source>
        <translation>复制为自定义配件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose which figures the table shows.</source>
        <translation>选择表格中显示哪些参数。</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Copy the chosen row</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Width of the details</source>
        <translation>详细信息栏宽度</translation>
    </message>
    <message>
        <source>New part</source>
        <translation>新建配件</translation>
    </message>
    <message>
        <source>A part of your own that begins with the figures of the chosen one.</source>
        <translation>以所选配件的参数为基础新建自定义配件。</translation>
    </message>
    <message>
        <source>Change the chosen part, where it is your own.</source>
        <translation>修改所选配件（仅限自定义配件）。</translation>
    </message>
    <message>
        <source>Delete the chosen part, where it is your own.</source>
        <translation>删除所选配件（仅限自定义配件）。</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <comment>name of a part that is copied</comment>
        <translation>%1（自定义）</translation>
    </message>
    <message>
        <source>Search all parts</source>
        <translation>搜索所有配件</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartsPanel</name>
    <message>
        <source>The list of parts is on the clipboard.</source>
        <translation>配件清单已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Unnamed machine</source>
        <translation>未命名的机器</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>机器名称</translation>
    </message>
    <message>
        <source>Parts, site and use</source>
        <translation>配件、用电与用途</translation>
    </message>
    <message>
        <source>Copy the list as &amp;text</source>
        <translation>将清单复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the list as &amp;Markdown</source>
        <translation>将清单复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the list as &amp;CSV</source>
        <translation>将清单复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>更换(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Move to another connector…</source>
        <translation>移到其他接口(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移到(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Power limit…</source>
        <translation>功耗限制(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Count…</source>
        <translation>数量(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Owned</source>
        <translation>已有(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>The best place for each device</source>
        <translation>每个设备的最佳位置</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Variant %1</source>
        <comment>letter</comment>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>Add part</source>
        <translation>添加配件</translation>
    </message>
    <message>
        <source>&amp;Add a part…</source>
        <translation>添加配件(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>复制清单</translation>
    </message>
</context>
<context>
    <name>rig::ui::PartsTree</name>
    <message>
        <source>not placed</source>
        <translation>未安装</translation>
    </message>
    <message numerus="yes">
        <source>%n kit(s)</source>
        <translation>
            <numerusform>%n 套</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>parts</comment>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>add price</source>
        <translation>填写价格</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of part</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>Not chosen: %1</source>
        <comment>kinds of part</comment>
        <translation>未选择：%1</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>%1 hours a year</source>
        <translation>每年 %1 小时</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>what the user has not chosen</comment>
        <translation>假定</translation>
    </message>
    <message>
        <source>Work · assumed</source>
        <translation>任务 · 假定</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>kinds of part</comment>
        <translation>
            <numerusform>%1等，另有 %n 类</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::PlanView</name>
    <message>
        <source>%1, line %2</source>
        <comment>file</comment>
        <translation>%1，第 %2 行</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were read.</source>
        <translation>
            <numerusform>已读取 %n 条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in them is new.</source>
        <translation>其中没有新内容。</translation>
    </message>
    <message>
        <source>New are: %1, %2, %3.</source>
        <comment>counted parts, figures, prices</comment>
        <translation>新增：%1、%2、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n 个配件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) that were not known</source>
        <translation>
            <numerusform>%n 项原先未知的参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n 条价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are stored already, just as they are.</source>
        <translation>
            <numerusform>其中 %n 项已存在且内容相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) do not go in; “Skipped” says why.</source>
        <translation>
            <numerusform>%n 项不会导入；原因见“已跳过”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are doubtful and are left alone.</source>
        <translation>
            <numerusform>%n 条记录存疑，不予处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the import would do</source>
        <translation>导入预览</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>file and line</comment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>New or changed</source>
        <translation>新增或更改</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>Could mean</source>
        <translation>可能指</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a list, how many</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rig::ui::PowerBars</name>
    <message>
        <source>Power bars</source>
        <translation>功耗条形图</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a bar, what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of a bar, watts</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rig::ui::PowerView</name>
    <message>
        <source>Power</source>
        <translation>供电</translation>
    </message>
    <message>
        <source>Training draws %1; no supply is chosen.</source>
        <translation>训练功耗为 %1；尚未选择电源。</translation>
    </message>
    <message>
        <source>Training draws %1 of the %2 that the supply carries (%3 %); the worst case is %4.</source>
        <translation>训练功耗为 %1，电源可提供 %2（%3%）；最大功耗：%4。</translation>
    </message>
    <message>
        <source>A year of %1 hours costs %2 in electricity.</source>
        <translation>一年运行 %1 小时，电费为 %2。</translation>
    </message>
    <message>
        <source>Who draws how much</source>
        <translation>各配件功耗</translation>
    </message>
    <message>
        <source>Power connectors of the cards</source>
        <translation>显卡的供电接口</translation>
    </message>
    <message>
        <source>Training draws %1; what the supply carries is not known.</source>
        <comment>watts</comment>
        <translation>训练功耗为 %1；电源可提供的功率未知。</translation>
    </message>
    <message>
        <source>Peaks: one card at the excursion that was measured on an RTX 5090 (Igor&apos;s Lab), as a share of its rating; all else at its worst, the other cards at their limit.</source>
        <translation>峰值：一张显卡按 RTX 5090 上实测的瞬时功耗（Igor&apos;s Lab）占额定功耗的比例计算；其余配件按最大功耗，其他显卡按功耗限制。</translation>
    </message>
    <message>
        <source>Peaks: one card at the excursion that Intel&apos;s design guide assumes; all else at its worst, the other cards at their limit.</source>
        <translation>峰值：一张显卡按 Intel 设计指南假定的瞬时功耗计算；其余配件按最大功耗，其他显卡按功耗限制。</translation>
    </message>
    <message>
        <source>Circuit: %1, which is assumed.</source>
        <comment>name of a circuit</comment>
        <translation>电路：%1，此为假定。</translation>
    </message>
    <message>
        <source>Circuit: %1.</source>
        <comment>name of a circuit</comment>
        <translation>电路：%1。</translation>
    </message>
    <message>
        <source>A year of %1 hours takes %2 kWh; no price of electricity is set.</source>
        <comment>hours, energy</comment>
        <translation>一年运行 %1 小时，耗电 %2 kWh；未填写电价。</translation>
    </message>
    <message>
        <source>Draws and short peaks against their limits</source>
        <translation>功耗和短时峰值与其上限的对比</translation>
    </message>
    <message>
        <source>The supplies one by one</source>
        <translation>各个电源</translation>
    </message>
    <message>
        <source>Power limits of the cards</source>
        <translation>显卡的功耗限制</translation>
    </message>
    <message>
        <source>A limit lowers what a card draws for long, not its short peaks.</source>
        <translation>功耗限制降低的是显卡的持续功耗，而不是短时峰值。</translation>
    </message>
    <message>
        <source>Training draws %1; what one of the supplies carries is not known.</source>
        <comment>watts</comment>
        <translation>训练功耗 %1；其中一个电源能供多少未知。</translation>
    </message>
    <message>
        <source>Training draws %1; of it the fullest of %2 supplies (number %3) carries %4 of its %5 (%6 %).</source>
        <translation>训练功耗 %1；%2 个电源中负载最重的（第 %3 个）承担 %4，其额定功率为 %5（%6%）。</translation>
    </message>
</context>
<context>
    <name>rig::ui::PriceMappingEditor</name>
    <message>
        <source>Part (name, id or number)</source>
        <translation>配件（名称、id 或部件号）</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>价格依据</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>First rows of the file; the first line says what each column holds</source>
        <translation>文件的前几行；第一行说明各列的内容</translation>
    </message>
    <message>
        <source>What does each column hold?</source>
        <translation>各列分别是什么内容？</translation>
    </message>
    <message>
        <source>Currency of rows that name none</source>
        <translation>未注明货币的行所用的货币</translation>
    </message>
    <message>
        <source>launch</source>
        <comment>basis of a price</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>list</source>
        <comment>basis of a price</comment>
        <translation>标价</translation>
    </message>
    <message>
        <source>market</source>
        <comment>basis of a price</comment>
        <translation>市场价</translation>
    </message>
    <message>
        <source>point: 1,234.50</source>
        <translation>点：1,234.50</translation>
    </message>
    <message>
        <source>comma: 1.234,50</source>
        <translation>逗号：1.234,50</translation>
    </message>
    <message>
        <source>Where a row does not say it, the currency is</source>
        <translation>行中未注明时，货币为</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>日期为</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>成色为</translation>
    </message>
    <message>
        <source>the basis</source>
        <translation>价格依据为</translation>
    </message>
    <message>
        <source>Decimal mark:</source>
        <translation>小数分隔符：</translation>
    </message>
    <message>
        <source>What the column %1 holds</source>
        <translation>“%1”列的内容</translation>
    </message>
    <message>
        <source>– not used</source>
        <translation>– 不使用</translation>
    </message>
</context>
<context>
    <name>rig::ui::PricesModel</name>
    <message>
        <source>no rate</source>
        <comment>of exchange</comment>
        <translation>无汇率</translation>
    </message>
    <message>
        <source>launch</source>
        <comment>basis of a price</comment>
        <translation>首发价</translation>
    </message>
    <message>
        <source>list</source>
        <comment>basis of a price</comment>
        <translation>标价</translation>
    </message>
    <message>
        <source>market</source>
        <comment>basis of a price</comment>
        <translation>市场价</translation>
    </message>
    <message>
        <source>● yours</source>
        <comment>source of a price</comment>
        <translation>● 自填</translation>
    </message>
    <message>
        <source>Your own observation.</source>
        <translation>您自填的价格。</translation>
    </message>
    <message>
        <source>Converted at %1.</source>
        <comment>rates of exchange</comment>
        <translation>按 %1 折算。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>currency</comment>
        <translation>折合 %1</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>价格依据</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>rig::ui::PricesView</name>
    <message>
        <source>A price must be a number above 0.</source>
        <translation>价格必须是大于 0 的数字。</translation>
    </message>
    <message>
        <source>A currency has three letters, such as USD or CNY.</source>
        <translation>货币须为三个字母，例如 USD 或 CNY。</translation>
    </message>
    <message>
        <source>Show &amp;in:</source>
        <comment>a currency</comment>
        <translation>显示货币(&amp;I)：</translation>
    </message>
    <message>
        <source>Currency of the chart</source>
        <translation>图表的货币</translation>
    </message>
    <message>
        <source>Prices of the chosen part</source>
        <translation>所选配件的价格</translation>
    </message>
    <message>
        <source>My price</source>
        <translation>我的价格</translation>
    </message>
    <message>
        <source>Currency of my price</source>
        <translation>我的价格的货币</translation>
    </message>
    <message>
        <source>Date of my price</source>
        <translation>我的价格的日期</translation>
    </message>
    <message>
        <source>Condition for my price</source>
        <translation>我的价格对应的成色</translation>
    </message>
    <message>
        <source>&amp;Add my price</source>
        <translation>添加我的价格(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move my price</source>
        <translation>移除我的价格(&amp;M)</translation>
    </message>
    <message>
        <source>Choose one of your own prices in the table to remove it.</source>
        <translation>要移除自填价格，请先在表格中选择一条。</translation>
    </message>
    <message>
        <source>Prices that &amp;count:</source>
        <translation>采用的价格(&amp;C)：</translation>
    </message>
    <message>
        <source>The currency of all prices: those in others are converted and say so.</source>
        <translation>所有价格的货币：其他货币的价格会换算并注明。</translation>
    </message>
    <message>
        <source>Which prices count: here, in the machine and on every other page.</source>
        <translation>这里、整机以及其他各页计算时采用哪些价格。</translation>
    </message>
</context>
<context>
    <name>rig::ui::QuestionForm</name>
    <message>
        <source>&amp;Who asks</source>
        <translation>使用者(&amp;W)</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>资金(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>Memor&amp;y needed, GiB</source>
        <translation>所需显存(&amp;Y)，GiB</translation>
    </message>
    <message>
        <source>Data &amp;set, GB</source>
        <translation>数据集(&amp;S)，GB</translation>
    </message>
    <message>
        <source>F&amp;ramework</source>
        <translation>框架(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Kind of net</source>
        <translation>网络类型(&amp;K)</translation>
    </message>
    <message>
        <source>De&amp;pth of the nets</source>
        <translation>网络深度(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Number of machines</source>
        <translation>机器数量(&amp;N)</translation>
    </message>
    <message>
        <source>GPUs &amp;in a machine</source>
        <translation>每台机器的 GPU 数(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;They stand in</source>
        <translation>放置于(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>地区(&amp;G)</translation>
    </message>
    <message>
        <source>What may &amp;answer</source>
        <translation>可选范围(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;List them by</source>
        <translation>排序方式(&amp;L)</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Very deep or very large</source>
        <translation>很深或很大</translation>
    </message>
    <message>
        <source>A workstation</source>
        <translation>工作站</translation>
    </message>
    <message>
        <source>A server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他地区</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Cards to buy</source>
        <translation>可购买的显卡</translation>
    </message>
    <message>
        <source>Google&apos;s TPUs</source>
        <translation>Google 的 TPU</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Score, the best first</source>
        <translation>按评分，最高的在前</translation>
    </message>
    <message>
        <source>Date, the newest first</source>
        <translation>按日期，最新的在前</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>显存：%1</translation>
    </message>
    <message>
        <source>Bandwidth: %1</source>
        <translation>带宽：%1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>Low price: %1</source>
        <translation>低价：%1</translation>
    </message>
    <message>
        <source>A display hangs on it</source>
        <translation>接有显示器</translation>
    </message>
    <message>
        <source>In a data centre</source>
        <translation>位于数据中心</translation>
    </message>
    <message>
        <source>&amp;Used cards too</source>
        <translation>包括二手显卡(&amp;U)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>What counts, 0 to 10</source>
        <translation>各项权重，0 到 10</translation>
    </message>
    <message>
        <source>Usual weights of this role</source>
        <translation>此角色的常用权重</translation>
    </message>
    <message>
        <source>&amp;Budget for all GPUs</source>
        <translation>全部 GPU 的预算(&amp;B)</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>maker of GPUs</comment>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>rig::ui::RackView</name>
    <message>
        <source>Power of a rack, kW</source>
        <translation>每个机柜的功率，kW</translation>
    </message>
    <message>
        <source>Height of a machine, units</source>
        <translation>每台机器的高度，U</translation>
    </message>
    <message>
        <source>Height of a rack, units</source>
        <translation>每个机柜的高度，U</translation>
    </message>
    <message>
        <source>Network ports of a machine</source>
        <translation>每台机器的网络端口数</translation>
    </message>
    <message>
        <source>Ports of a switch</source>
        <translation>每台交换机的端口数</translation>
    </message>
    <message>
        <source>Say on the left how many machines there are, and how many GPUs in each.</source>
        <translation>请在左侧填写机器数量和每台机器的 GPU 数。</translation>
    </message>
    <message>
        <source>There is no plan: no GPU whose power is known answers the question.</source>
        <translation>没有规划：符合问题的 GPU 都没有已知的功耗。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a shape that stands for a mistake, a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>With %1, the row that is chosen above:</source>
        <translation>采用上方所选行的 %1：</translation>
    </message>
    <message>
        <source>10 kW a rack is the lower end of what most rooms have (10 to 30 kW; few go above 30: Uptime Institute&apos;s survey of 2025); 20 to 30 kW need good air cooling with containment, above 40 most go to liquid (Coolnet, read 2026-11). 42 units: NVIDIA&apos;s DGX POD of 2018. Heights and ports of a machine are examples: enter yours. A DGX H100 has 8 units, 8 ports of its compute network and 10.2 kW.</source>
        <translation>每个机柜 10 kW 是多数机房的下限（10 至 30 kW；很少超过 30：Uptime Institute 2025 年调查）；20 至 30 kW 需要良好的风冷和气流隔离，40 以上多改用液冷（Coolnet，2026-11 查阅）。42 U：NVIDIA 2018 年的 DGX POD。机器的高度和端口数仅为示例：请填写您自己的数值。DGX H100 为 8 U，计算网络有 8 个端口，功耗 10.2 kW。</translation>
    </message>
</context>
<context>
    <name>rig::ui::Rail</name>
    <message>
        <source>Decide</source>
        <translation>选型</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>group of pages</comment>
        <translation>整机</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <comment>group of pages</comment>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>rig::ui::RatesDialog</name>
    <message>
        <source>&amp;Add this rate</source>
        <translation>添加此汇率(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Prices are kept in the currency in which they were read. These rates serve to compare them. Press F2 to put your own in the place of a shipped one.</source>
        <translation>价格按读取时的货币保存。这些汇率用于比较价格。按 F2 可用自填汇率代替自带汇率。</translation>
    </message>
    <message>
        <source>Currency, such as SEK</source>
        <translation>货币，例如 SEK</translation>
    </message>
    <message>
        <source>Currency of the new rate</source>
        <translation>新汇率的货币</translation>
    </message>
    <message>
        <source>For one US dollar</source>
        <translation>1 美元可兑</translation>
    </message>
    <message>
        <source>How much of it one US dollar buys</source>
        <translation>1 美元可兑多少该货币</translation>
    </message>
    <message>
        <source>Take your own rate away; the shipped one counts again.</source>
        <translation>取消自填汇率，重新采用自带汇率。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A currency has three letters, such as USD or CNY.</source>
        <translation>货币须为三个字母，例如 USD 或 CNY。</translation>
    </message>
    <message>
        <source>A rate is a number above 0: how much of the currency one US dollar buys.</source>
        <translation>汇率是大于 0 的数字：1 美元可兑多少该货币。</translation>
    </message>
</context>
<context>
    <name>rig::ui::RatesModel</name>
    <message>
        <source>shipped: %1</source>
        <comment>rate of exchange, its source</comment>
        <translation>自带：%1</translation>
    </message>
    <message>
        <source>● yours</source>
        <translation>● 自填</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>For one US dollar</source>
        <translation>1 美元可兑</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>A rate is a number above 0: how much of the currency one US dollar buys.</source>
        <translation>汇率是大于 0 的数字：1 美元可兑多少该货币。</translation>
    </message>
    <message>
        <source>A date is written as 2026-01-31.</source>
        <translation>日期格式如 2026-01-31。</translation>
    </message>
</context>
<context>
    <name>rig::ui::RealView</name>
    <message>
        <source>Plan and machine</source>
        <translation>方案与实机</translation>
    </message>
    <message>
        <source>Each card, planned and found</source>
        <translation>每张显卡的方案与实际</translation>
    </message>
    <message>
        <source>What to run after the first start</source>
        <translation>首次开机后要运行的命令</translation>
    </message>
    <message>
        <source>After the first start: run these, and drop what they print here</source>
        <translation>首次开机后：运行这些命令，把显示的内容拖到这里</translation>
    </message>
    <message>
        <source>Nothing is held against the plan yet: let the machine say what it has, and each card is shown planned and found.</source>
        <translation>还没有可与方案对照的内容：让机器报告它有什么，这里就会列出每张显卡的方案与实际。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a cause, the likeliest first; what it is</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Plan it in %1</source>
        <comment>a slot</comment>
        <translation>在方案中改到 %1</translation>
    </message>
    <message>
        <source>What is run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>What it must print</source>
        <translation>应当显示</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>what a command printed</comment>
        <translation>实际显示</translation>
    </message>
</context>
<context>
    <name>rig::ui::RentAnswer</name>
    <message>
        <source>%1 %2 with %3 × %4, %5 an hour (%6)</source>
        <comment>provider, name, number, GPU, price, date</comment>
        <translation>%1 %2，%3 × %4，每小时 %5（%6）</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <comment>who says so, date</comment>
        <translation>（%1，%2）</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Bought, %1</source>
        <comment>currency</comment>
        <translation>购买，%1</translation>
    </message>
    <message>
        <source>Rented, %1</source>
        <comment>currency</comment>
        <translation>租用，%1</translation>
    </message>
    <message>
        <source>Buying is ahead by, %1</source>
        <comment>currency</comment>
        <translation>购买节省，%1</translation>
    </message>
    <message>
        <source>Subscription, %1</source>
        <comment>currency</comment>
        <translation>订阅，%1</translation>
    </message>
    <message>
        <source>with resale</source>
        <translation>计入转卖</translation>
    </message>
    <message>
        <source>What sources advise</source>
        <translation>各来源的建议</translation>
    </message>
    <message>
        <source>What was taken for granted</source>
        <translation>计算中的假设</translation>
    </message>
    <message>
        <source>Cost by year</source>
        <translation>逐年费用</translation>
    </message>
    <message>
        <source>Rent or buy? Say what the machine costs and how many hours a week it works</source>
        <translation>租用还是购买？请填写整机价格和每周工作小时数</translation>
    </message>
    <message>
        <source>%1 What stands here is the last answer.</source>
        <comment>what is wrong</comment>
        <translation>%1这里仍是上一次的结果。</translation>
    </message>
    <message>
        <source>Also in the report on this machine</source>
        <translation>也写入这台机器的报告</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>rig::ui::RentChart</name>
    <message>
        <source>The lines cross after %1 months.</source>
        <translation>两线在 %1 个月后相交。</translation>
    </message>
    <message>
        <source>The lines do not cross within the years.</source>
        <translation>所计年限内两线不相交。</translation>
    </message>
    <message>
        <source>Cost of buying and of renting over the months</source>
        <translation>购买与租用费用随月份的变化</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Rented</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Paid so far, %1</source>
        <comment>currency</comment>
        <translation>累计支出，%1</translation>
    </message>
    <message>
        <source>even after %1 months</source>
        <translation>%1 个月后回本</translation>
    </message>
    <message>
        <source>After %1 months: bought %2, rented %3.</source>
        <translation>%1 个月后：购买 %2，租用 %3。</translation>
    </message>
    <message>
        <source>Rented, at most</source>
        <translation>租用，最多</translation>
    </message>
    <message>
        <source>Rented, at least</source>
        <translation>租用，最少</translation>
    </message>
</context>
<context>
    <name>rig::ui::RentForm</name>
    <message>
        <source>Price of the &amp;machine</source>
        <translation>整机价格(&amp;M)</translation>
    </message>
    <message>
        <source>Price of one G&amp;PU</source>
        <translation>单块 GPU 价格(&amp;P)</translation>
    </message>
    <message>
        <source>Whole machine, in prices of its GPUs</source>
        <translation>整机价格，以其 GPU 总价为 1</translation>
    </message>
    <message>
        <source>&amp;GPUs at a time</source>
        <translation>同时使用的 GPU 数(&amp;G)</translation>
    </message>
    <message>
        <source>From the &amp;wall at work</source>
        <translation>工作时的插座端功耗(&amp;W)</translation>
    </message>
    <message>
        <source>At other times</source>
        <translation>其余时间</translation>
    </message>
    <message>
        <source>&amp;Tariff</source>
        <translation>电价(&amp;T)</translation>
    </message>
    <message>
        <source>PUE of the building</source>
        <translation>机房的 PUE</translation>
    </message>
    <message>
        <source>Hosting a month</source>
        <translation>每月托管费</translation>
    </message>
    <message>
        <source>Resale at the end</source>
        <translation>期末残值</translation>
    </message>
    <message>
        <source>Own p&amp;rice, a GPU and hour</source>
        <translation>自填价格(&amp;R)，每 GPU 每小时</translation>
    </message>
    <message>
        <source>&amp;Speed of a rented GPU, own one = 1</source>
        <translation>租用 GPU 的速度(&amp;S)，自有 = 1</translation>
    </message>
    <message>
        <source>Storage and traffic a month</source>
        <translation>每月存储与流量费</translation>
    </message>
    <message>
        <source>Hours of use a wee&amp;k</source>
        <translation>每周使用小时数(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>年数(&amp;Y)</translation>
    </message>
    <message>
        <source>How much it is used</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>What is rented</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>欧洲</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>其他地区</translation>
    </message>
    <message>
        <source>low</source>
        <translation>较低</translation>
    </message>
    <message>
        <source>almost none</source>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>The machine that is planned</source>
        <translation>所规划的机器</translation>
    </message>
    <message>
        <source>Own numbers: a whole machine</source>
        <translation>自填数值：整机</translation>
    </message>
    <message>
        <source>Own numbers: by the GPU</source>
        <translation>自填数值：按 GPU</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>a number that is not given</comment>
        <translation>必填</translation>
    </message>
    <message>
        <source>%1 (planned)</source>
        <comment>a number</comment>
        <translation>%1（规划值）</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>关机</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no hosting</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no resale</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no storage</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <comment>a number</comment>
        <translation>%1（假设值）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (offer)</source>
        <comment>a number</comment>
        <translation>%1（报价）</translation>
    </message>
    <message>
        <source>%1 (known)</source>
        <comment>a number</comment>
        <translation>%1（已知值）</translation>
    </message>
    <message>
        <source>as planned, or not stated</source>
        <translation>按规划，或未填写</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no subscription</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2 a month, %3</source>
        <comment>service, price, date</comment>
        <translation>%1：每月 %2，%3</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <comment>currency</comment>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>W</source>
        <comment>watts</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>&amp;Bought</source>
        <translation>购买(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU that is bought</source>
        <translation>购买的 GPU</translation>
    </message>
    <message>
        <source>Third way</source>
        <translation>第三种方式</translation>
    </message>
    <message>
        <source>Subscription as a third way</source>
        <translation>订阅作为第三种方式</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>所在地区</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Training: hours of use</source>
        <translation>训练：按使用小时</translation>
    </message>
    <message>
        <source>Serving: always on</source>
        <translation>服务：一直运行</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
</context>
<context>
    <name>rig::ui::RestoreDialog</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>damaged, set aside</source>
        <translation>已损坏，另存</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Own figures</source>
        <translation>自填值</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Copies of your parts and prices</source>
        <translation>您的配件和价格的副本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There are no copies. One is made before a new version of the program changes how your parts and prices are kept, and before one is restored; a damaged store is kept, too.</source>
        <translation>没有副本。新版程序改变配件和价格的存储方式之前，以及恢复副本之前，都会制作一个副本；损坏的数据文件也会保留。</translation>
    </message>
    <message>
        <source>Newest first. What a copy holds takes the place of all your parts, prices, figures and imports; of these a copy is made before.</source>
        <translation>最新的在前。副本的内容将取代您的全部配件、价格、自填值和导入记录；取代之前会先为它们制作副本。</translation>
    </message>
    <message>
        <source>It is restored; what was there before is the newest copy.</source>
        <translation>已恢复；此前的内容是最新的副本。</translation>
    </message>
</context>
<context>
    <name>rig::ui::SaleList</name>
    <message>
        <source>What one of each would bring if you sold it, %1. Empty: it stays yours.</source>
        <translation>每件卖出可得多少，%1。留空：自己留着。</translation>
    </message>
    <message>
        <source>%1: what it would bring, %2</source>
        <comment>a part, currency</comment>
        <translation>%1：卖出可得，%2</translation>
    </message>
</context>
<context>
    <name>rig::ui::SavedCharts</name>
    <message>
        <source>Taken back: %1</source>
        <comment>the sentence that said what was changed</comment>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <comment>the sentence that said what was changed</comment>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>★ %1</source>
        <comment>a chart that is pinned</comment>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Pin: stand before all questions</source>
        <translation>置顶：排在所有问题之前</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The chart “%1” was replaced.</source>
        <translation>已替换图表“%1”。</translation>
    </message>
    <message>
        <source>The chart “%1” is kept; it stands among the questions.</source>
        <translation>已收藏图表“%1”；可在问题列表中找到。</translation>
    </message>
    <message>
        <source>The chart “%1” was pinned.</source>
        <translation>已置顶图表“%1”。</translation>
    </message>
    <message>
        <source>The chart “%1” was unpinned.</source>
        <translation>已取消置顶图表“%1”。</translation>
    </message>
    <message>
        <source>The chart “%1” was forgotten.</source>
        <translation>已移除图表“%1”。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Share the chart</source>
        <translation>分享图表</translation>
    </message>
    <message>
        <source>Charts (*%1)</source>
        <translation>图表 (*%1)</translation>
    </message>
    <message>
        <source>The chart was written to %1: how it is made, not its figures.</source>
        <translation>图表已写入 %1：只包含图表的设置，不含数据。</translation>
    </message>
    <message>
        <source>Open a chart</source>
        <translation>打开图表</translation>
    </message>
    <message>
        <source>Charts (*%1);;All files (*)</source>
        <translation>图表 (*%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;My charts</source>
        <translation>我的图表(&amp;M)</translation>
    </message>
    <message>
        <source>Keep this chart…</source>
        <translation>收藏此图表…</translation>
    </message>
    <message>
        <source>Open a chart&apos;s file…</source>
        <translation>打开图表文件…</translation>
    </message>
    <message>
        <source>Share this chart as a file…</source>
        <translation>将此图表分享为文件…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>It stands before all questions then.</source>
        <translation>置顶后排在所有问题之前。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name of the chart:</source>
        <translation>图表名称：</translation>
    </message>
</context>
<context>
    <name>rig::ui::SaverRow</name>
    <message>
        <source>Make it fit a smaller card</source>
        <translation>让更小的显卡也放得下</translation>
    </message>
    <message>
        <source>−%1 GiB · %2</source>
        <comment>memory that a way saves, what it costs</comment>
        <translation>−%1 GiB · %2</translation>
    </message>
</context>
<context>
    <name>rig::ui::ServiceList</name>
    <message>
        <source>no monthly price stated</source>
        <comment>a service</comment>
        <translation>未注明月费</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a service</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>Not for you: %1</source>
        <comment>why</comment>
        <translation>不适合您：%1</translation>
    </message>
    <message>
        <source>GPUs: %1.</source>
        <translation>GPU：%1。</translation>
    </message>
    <message>
        <source>Stated %1 (%2): %3.</source>
        <comment>date, age, who</comment>
        <translation>%1（%2），来自 %3。</translation>
    </message>
    <message>
        <source>Statements older than two years too (%1)</source>
        <translation>包括两年以前的说法（%1）</translation>
    </message>
    <message>
        <source>Free and cheap services</source>
        <translation>免费和低价服务</translation>
    </message>
</context>
<context>
    <name>rig::ui::SiteEditor</name>
    <message>
        <source>Circuit</source>
        <translation>电路</translation>
    </message>
    <message>
        <source>Volts</source>
        <translation>电压（V）</translation>
    </message>
    <message>
        <source>Amperes</source>
        <translation>电流（A）</translation>
    </message>
    <message>
        <source>For hours</source>
        <translation>持续负载上限</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Hours a year</source>
        <translation>每年小时数</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source> % of the rating</source>
        <comment>suffix of a spin box</comment>
        <translation>% 额定值</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>tariff</comment>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Price of a kilowatt-hour</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>Currency of the tariff</source>
        <translation>电价的货币</translation>
    </message>
    <message>
        <source>at its rating</source>
        <comment>the processor&apos;s draw while training</comment>
        <translation>按额定功耗</translation>
    </message>
    <message>
        <source> W</source>
        <comment>suffix of a spin box</comment>
        <translation> W</translation>
    </message>
    <message>
        <source>What the processor draws while training</source>
        <translation>训练时处理器的功耗</translation>
    </message>
    <message>
        <source>What the processor draws while the cards train, where you know it.</source>
        <translation>显卡训练时处理器的功耗；已知时填写。</translation>
    </message>
    <message>
        <source>Another circuit</source>
        <translation>其他电路</translation>
    </message>
    <message>
        <source>%1 a kWh</source>
        <comment>money</comment>
        <translation>每千瓦时 %1</translation>
    </message>
    <message>
        <source>Processor while training</source>
        <translation>训练时的处理器</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>budget</comment>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Budget for all that is not owned</source>
        <translation>所有非已有配件的预算</translation>
    </message>
    <message>
        <source>Currency of the budget</source>
        <translation>预算的货币</translation>
    </message>
    <message>
        <source>Else on the circuit</source>
        <translation>电路上的其他负载</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Cooling of the room</source>
        <translation>房间制冷量</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Memory on each card</source>
        <translation>每张显卡所需的显存</translation>
    </message>
    <message>
        <source>Data to hold</source>
        <translation>要存放的数据</translation>
    </message>
    <message>
        <source>In a data centre</source>
        <translation>位于数据中心</translation>
    </message>
    <message>
        <source>Display on a card</source>
        <translation>显卡接显示器</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Memory with ECC</source>
        <translation>ECC 内存</translation>
    </message>
    <message>
        <source>Without display</source>
        <translation>不接显示器</translation>
    </message>
</context>
<context>
    <name>rig::ui::StartPage</name>
    <message>
        <source>today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Which GPU for the work and the money, whether the whole machine runs it, what is lost where it falls short, and the cheapest change that mends it.</source>
        <translation>按工作和预算选 GPU，检查整机能否运行、哪里会打折扣，并给出花费最少的改法。</translation>
    </message>
    <message>
        <source>Which GPU for my work?</source>
        <translation>我的工作该用哪块 GPU？</translation>
    </message>
    <message>
        <source>Add a card to my PC</source>
        <translation>给现有电脑加一张显卡</translation>
    </message>
    <message>
        <source>Five fields: board, processor, supply, case, cards. Then the cards that fit best.</source>
        <translation>填五项：主板、处理器、电源、机箱、显卡，随后列出最合适的显卡。</translation>
    </message>
    <message>
        <source>Plan a new machine</source>
        <translation>配一台新机器</translation>
    </message>
    <message>
        <source>From nothing, or from a template below. Lanes, power, case and wall socket are checked.</source>
        <translation>从空白或下面的模板开始，检查通道、供电、机箱和插座。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Recent machines</source>
        <translation>最近的机器</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Today, 2026</source>
        <translation>2026 年配置</translation>
    </message>
    <message>
        <source>From the guides, 2017–2020</source>
        <translation>旧指南（2017–2020）</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>recent machines</comment>
        <translation>全部 %1 台</translation>
    </message>
    <message>
        <source>Prices: %1, %2; the oldest of %3</source>
        <comment>which prices count, currency, month</comment>
        <translation>价格：%1，%2；最早为 %3</translation>
    </message>
    <message>
        <source>Say what you train or run. You get the card, its speed, its price, and how that is known.</source>
        <translation>说明要训练或运行什么，得到显卡、速度、价格以及依据。</translation>
    </message>
    <message>
        <source>A machine that you saved. You can also drop its file on this window.</source>
        <translation>打开保存过的机器，也可以把文件拖到窗口里。</translation>
    </message>
    <message>
        <source>Find out whether a deep-learning machine works before you pay for it</source>
        <translation>付款之前，先弄清一台深度学习机器能否正常工作</translation>
    </message>
    <message>
        <source>&amp;Read the machine that I have…</source>
        <translation>读取现有的机器(&amp;R)…</translation>
    </message>
    <message>
        <source>Or read the parts of a PC that you have: this one, or another from its printouts</source>
        <translation>或者读取现有电脑的配件：本机，或另一台电脑导出的信息</translation>
    </message>
</context>
<context>
    <name>rig::ui::StartPanel</name>
    <message>
        <source>Enter what I have</source>
        <translation>填写我已有的配件</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <source>No parts yet</source>
        <translation>还没有配件</translation>
    </message>
    <message>
        <source>Add them in the list: lanes, power and room appear here as you go.</source>
        <translation>在列表中添加配件，这里随即显示通道、供电和空间的结果。</translation>
    </message>
</context>
<context>
    <name>rig::ui::SupplyChoices</name>
    <message>
        <source>The program chooses (%1)</source>
        <comment>a supply</comment>
        <translation>由程序决定（%1）</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>让程序决定</translation>
    </message>
    <message>
        <source>Supply of %1</source>
        <comment>a card, a processor, the board</comment>
        <translation>%1 的电源</translation>
    </message>
    <message>
        <source>Which supply feeds what</source>
        <translation>由哪个电源供电</translation>
    </message>
</context>
<context>
    <name>rig::ui::TemplateModel</name>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Training draw</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>What the verdict rests on</source>
        <translation>结论的依据</translation>
    </message>
</context>
<context>
    <name>rig::ui::TemplateTable</name>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
</context>
<context>
    <name>rig::ui::ThisMachine</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Read the machine that I have</source>
        <translation>读取现有的机器</translation>
    </message>
    <message>
        <source>This machine, or what another one printed: its board, processor, cards and drives become a machine in which all parts are yours.</source>
        <translation>本机，或另一台机器显示的内容：主板、处理器、显卡和硬盘会成为一台所有配件都归您所有的机器。</translation>
    </message>
    <message>
        <source>Plan with this machine</source>
        <translation>用这台机器规划</translation>
    </message>
    <message>
        <source>What no machine says of itself</source>
        <translation>机器不会自己报告的配件</translation>
    </message>
    <message>
        <source>What matters most to the checks comes first; what stays empty stays unknown.</source>
        <translation>对检查最重要的排在最前；留空的保持未知。</translation>
    </message>
    <message>
        <source>What was not told</source>
        <translation>没有说明的内容</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>识别出的配件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>显示的名称</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>目录中的配件</translation>
    </message>
    <message>
        <source>How it is known</source>
        <translation>识别依据</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>所在行</translation>
    </message>
    <message>
        <source>not told</source>
        <comment>the slot of a card</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Slot of %1</source>
        <comment>a card</comment>
        <translation>%1 的插槽</translation>
    </message>
    <message>
        <source>The machine as it was read: all of its parts are yours, and no suggestion replaces them.</source>
        <translation>这是读取到的机器：所有配件都归您所有，建议不会替换它们。</translation>
    </message>
</context>
<context>
    <name>rig::ui::UpgradeForm</name>
    <message>
        <source>Choose the card that you own</source>
        <translation>选择您已有的显卡</translation>
    </message>
    <message>
        <source>used price</source>
        <comment>in an empty field: that price counts</comment>
        <translation>二手价</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>“%1” is no GPU that is known, or it names several: choose one of the list.</source>
        <translation>“%1”不是已知的 GPU，或对应多款 GPU：请从列表中选择一款。</translation>
    </message>
    <message>
        <source>The budget must be a number from 0 on, not “%1”; the last answer stays.</source>
        <translation>预算必须是不小于 0 的数字，不能是“%1”；仍保留上一次的结果。</translation>
    </message>
    <message>
        <source>What yours brings or cost must be a number from 0 on, not “%1”; the last answer stays.</source>
        <translation>已有显卡的转卖所得或购入价格必须是不小于 0 的数字，不能是“%1”；仍保留上一次的结果。</translation>
    </message>
    <message>
        <source>Type or choose the card that you might buy.</source>
        <translation>请输入或选择您可能购买的显卡。</translation>
    </message>
    <message>
        <source>It is among the candidates already.</source>
        <translation>它已在候选显卡中。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n candidates, which is the most; remove one first.</source>
        <translation>
            <numerusform>已有 %n 张候选显卡，达到上限；请先移除一张。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;You own</source>
        <translation>你现有的卡(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>张数(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;urrency</source>
        <translation>货币(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Work</source>
        <translation>任务(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>价格(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;nly these cards</source>
        <translation>只看这些卡(&amp;N)</translation>
    </message>
    <message>
        <source>What you get for one of them; left empty, its newest used price counts.</source>
        <translation>一张能卖多少；留空则取最新的二手价。</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>What you paid or will pay for one of them: then the whole path is summed up.</source>
        <translation>一张的买入价（已付或将付）：填了就合计整条升级路线的花费。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>What you would add to what yours bring.</source>
        <translation>除卖掉现有卡所得之外，愿意再加的钱。</translation>
    </message>
    <message>
        <source>all that are sold</source>
        <translation>所有在售的卡</translation>
    </message>
    <message>
        <source>One &amp;brings when sold</source>
        <translation>一张可卖(&amp;B)</translation>
    </message>
    <message>
        <source>Bud&amp;get on top of that</source>
        <translation>另加预算(&amp;G)</translation>
    </message>
    <message>
        <source>You paid for &amp;one</source>
        <translation>一张买入价(&amp;O)</translation>
    </message>
</context>
<context>
    <name>rig::ui::UpgradePanel</name>
    <message>
        <source>Candidates, the cheapest gain first</source>
        <translation>候选显卡，提速花费最低的在前</translation>
    </message>
    <message>
        <source>&amp;Show its figures</source>
        <translation>查看其参数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Speeds that a source compared or that bandwidth tells stand before those that only FLOPS tell, which are theoretical. What has no price or no known speed stands last.</source>
        <translation>由来源对比或由带宽得出的速度排在前面，仅由 FLOPS 得出的理论速度排在其后。没有价格或速度未知的排在最后。</translation>
    </message>
    <message>
        <source>No card that is faster or larger costs so little at a price that is known.</source>
        <translation>在已知价格的显卡中，没有更快或显存更大且在此预算内的。</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Speed, yours is 1</source>
        <translation>速度，已有 = 1</translation>
    </message>
    <message>
        <source>Known by</source>
        <translation>速度依据</translation>
    </message>
    <message>
        <source>Memory more (GiB)</source>
        <translation>显存增加（GiB）</translation>
    </message>
    <message>
        <source>Power more (W)</source>
        <translation>功耗增加（W）</translation>
    </message>
    <message>
        <source>Price (date)</source>
        <translation>价格（日期）</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>需补差价</translation>
    </message>
    <message>
        <source>For a tenth more speed</source>
        <translation>每提速 10% 的花费</translation>
    </message>
    <message>
        <source>That was measured at other nets.</source>
        <translation>该数据是在其他网络上测得的。</translation>
    </message>
    <message>
        <source>No source here speaks of this change.</source>
        <translation>此处没有来源谈到这一更换。</translation>
    </message>
    <message>
        <source>What sources say: %1</source>
        <translation>各来源的说法：%1</translation>
    </message>
    <message>
        <source>Show the figures of %1</source>
        <translation>查看 %1 的参数</translation>
    </message>
    <message>
        <source>Remove %1 from the candidates</source>
        <translation>从候选显卡中移除 %1</translation>
    </message>
    <message>
        <source>one more %1</source>
        <comment>a card</comment>
        <translation>再加一张 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of cards, card</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Which card do you own?</source>
        <translation>你现有哪张卡？</translation>
    </message>
    <message>
        <source>Choose it: then you read what would be worth buying in its place, and what all others cost and gain.</source>
        <translation>选好之后，这里会说换成哪张值得，以及其他各卡要花多少、能快多少。</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which gain less for the money, are not listed. A budget or the cards that you name narrow the list.</source>
        <translation>
            <numerusform>另有 %n 种同样花费收益更低，未列出。填写预算或指定要看的卡可缩小范围。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::VariantsView</name>
    <message>
        <source>no supply is chosen</source>
        <translation>尚未选择电源</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>part, watts</comment>
        <translation>%1（功耗限制为 %2）</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练功耗</translation>
    </message>
    <message>
        <source>Worst case</source>
        <translation>最大功耗</translation>
    </message>
    <message>
        <source>Load of the supply in training</source>
        <translation>训练时的电源负载</translation>
    </message>
    <message>
        <source>At the wall</source>
        <translation>插座端功耗</translation>
    </message>
    <message>
        <source>Worst card link</source>
        <translation>最慢的显卡链路</translation>
    </message>
    <message>
        <source>Worked on:</source>
        <translation>当前方案：</translation>
    </message>
    <message>
        <source>Copy as a new variant</source>
        <translation>复制为新方案</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>只看不同之处</translation>
    </message>
    <message>
        <source>Variants side by side</source>
        <translation>方案并排对比</translation>
    </message>
    <message>
        <source>Work on variant %1</source>
        <comment>letter</comment>
        <translation>切换到方案 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>letter of a variant</comment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1 (worked on)</source>
        <comment>letter of a variant</comment>
        <translation>%1（当前）</translation>
    </message>
    <message>
        <source>≠ marks what differs; in bold what is not as in the one that is worked on. All stand at the same site and do the same work.</source>
        <translation>≠ 表示有差异；粗体表示与当前方案不同。所有方案的用电环境和用途相同。</translation>
    </message>
</context>
<context>
    <name>rig::ui::WebText</name>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>This address is opened by your browser:</source>
        <translation>将由浏览器打开此地址：</translation>
    </message>
</context>
<context>
    <name>rig::ui::WhyPanel</name>
    <message>
        <source>Looking for the best machine with it…</source>
        <translation>正在查找包含它的最佳整机…</translation>
    </message>
    <message>
        <source>Giving up each condition in turn, and moving each price by 15 %…</source>
        <translation>正在逐一放弃各项条件、把各价格涨跌 15%…</translation>
    </message>
    <message>
        <source>Why not this &amp;GPU?</source>
        <translation>为什么不用这款 &amp;GPU？</translation>
    </message>
    <message>
        <source>Or this &amp;motherboard?</source>
        <translation>或这块主板(&amp;M)？</translation>
    </message>
    <message>
        <source>Some letters of its name</source>
        <translation>输入名称的几个字母</translation>
    </message>
    <message>
        <source>What binds the answer, and which prices decide it</source>
        <translation>答案受什么约束、哪些价格起决定作用</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the search; what it has found so far stays</source>
        <translation>结束查找；已找到的保留</translation>
    </message>
</context>
<context>
    <name>rig::ui::WordPanel</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <comment>titles</comment>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between titles</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>All words: page Guide, or Ctrl+K.</source>
        <translation>全部词语：“指南”页，或 Ctrl+K。</translation>
    </message>
</context>
<context>
    <name>rig::ui::WorkloadForm</name>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>My own number</source>
        <translation>自填数值</translation>
    </message>
    <message>
        <source>A list of layers</source>
        <translation>层列表</translation>
    </message>
    <message>
        <source>LSTM or GRU</source>
        <translation>LSTM 或 GRU</translation>
    </message>
    <message>
        <source>Convolutional nets</source>
        <translation>卷积网络</translation>
    </message>
    <message>
        <source>Work that the guide of 2016 names</source>
        <translation>2016 年指南列出的任务</translation>
    </message>
    <message>
        <source>The shape is now that of %1: %2 parameters.</source>
        <translation>模型结构现采用 %1：%2 个参数。</translation>
    </message>
    <message>
        <source>Open a model&apos;s config.json</source>
        <translation>打开模型的 config.json</translation>
    </message>
    <message>
        <source>config.json (*.json)</source>
        <translation>config.json (*.json)</translation>
    </message>
    <message>
        <source>Line %1: </source>
        <translation>第 %1 行：</translation>
    </message>
    <message>
        <source>&amp;What runs</source>
        <translation>运行什么(&amp;W)</translation>
    </message>
    <message>
        <source>Open &amp;config.json…</source>
        <translation>打开 config.json(&amp;C)…</translation>
    </message>
    <message>
        <source>A model&apos;s own config.json; it can be dropped here as well.</source>
        <translation>模型自带的 config.json；也可以拖放到此处。</translation>
    </message>
    <message>
        <source>Shape of the model</source>
        <translation>模型结构</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>a number of the work</comment>
        <translation>未填写</translation>
    </message>
</context>
<context>
    <name>rig::ui::WorkloadPage</name>
    <message>
        <source>The GPU must hold %1 GiB.</source>
        <translation>GPU 须容纳 %1 GiB。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n GPU(s) must hold %1 GiB.</source>
        <translation>
            <numerusform>%n 块 GPU 每块须容纳 %1 GiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 parameters.</source>
        <translation>%1 个参数。</translation>
    </message>
    <message>
        <source>The lower number: fused kernels, and nothing lost to the allocator. The upper one: as PyTorch is written, with what its allocator may keep back.</source>
        <translation>较低值：使用融合内核，分配器没有损耗。较高值：按 PyTorch 的现有写法，并计入其分配器可能保留的显存。</translation>
    </message>
    <message>
        <source>This is what the guide of 2016 says; nobody has the layers.</source>
        <translation>此数值出自 2016 年的指南；各层的构成无从得知。</translation>
    </message>
    <message>
        <source>Memories of several cards are not added up: each holds its share, as chosen on the left.</source>
        <translation>多张显卡的显存不会合并：每张各存放自己的一份，份额按左侧的选择。</translation>
    </message>
    <message>
        <source>No GPU of the catalogue holds this. Share it over more of them on the left, or ask for less: a smaller batch, fewer bits, computing more again.</source>
        <translation>配件库中没有 GPU 能容纳此任务。请在左侧分到更多 GPU 上，或降低需求：更小的批大小、更少的位数、更多的重计算。</translation>
    </message>
    <message>
        <source>No GPU that holds this has “%1” in its name.</source>
        <translation>能容纳此任务的 GPU 中，没有名称含“%1”的。</translation>
    </message>
    <message>
        <source>No measured speed is known for this kind of work.</source>
        <translation>此类任务没有已知的实测速度。</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>直接计算</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>After</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Alone, this would make it</source>
        <translation>单独采用此项</translation>
    </message>
    <message>
        <source>GiB before</source>
        <translation>采用前 GiB</translation>
    </message>
    <message>
        <source>GiB after</source>
        <translation>采用后 GiB</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Choose a GPU in the list to see it against the need, and to plan a machine with it.</source>
        <translation>在列表中选择一款 GPU，可对照需求查看，并用它规划机器。</translation>
    </message>
    <message>
        <source>&amp;Plan a machine</source>
        <translation>规划机器(&amp;P)</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Parts and formulas</source>
        <translation>各部分与公式</translation>
    </message>
    <message>
        <source>Several cards</source>
        <translation>多张显卡</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>GPUs against the work</source>
        <translation>GPU 与任务对照</translation>
    </message>
    <message>
        <source>Parts of the need</source>
        <translation>需求的各部分</translation>
    </message>
    <message>
        <source>What would make the net smaller</source>
        <translation>可以缩小网络的办法</translation>
    </message>
    <message>
        <source>This is still the answer to the last numbers that could be used.</source>
        <translation>这仍是上一组可用数字的结果。</translation>
    </message>
    <message numerus="yes">
        <source>Speed from each GPU&apos;s own figures and the share of them that measured runs reach: those of MLPerf for transformers, of tuned software on GPUs for data centres; Lambda&apos;s for convolutional nets. Against %n of them, estimates from other GPUs were off by %1 % in the middle and by %2 % at worst. What was measured between two GPUs stands in the Advisor, under Upgrade. Bandwidth alone compares GPUs only inside one architecture.</source>
        <translation>
            <numerusform>速度由各 GPU 自身的参数和实测运行所达到的比例得出：Transformer 用 MLPerf 的运行（数据中心 GPU、经过调优的软件），卷积网络用 Lambda 的运行。与其中 %n 次相比，由其他 GPU 推算的结果误差中位数为 %1%，最大 %2%。两个 GPU 之间的实测对比见“顾问”的“升级”。显存带宽只能在同一架构内比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>The card draws the desk&amp;top too (2 GB)</source>
        <translation>该显卡同时用于桌面显示（2 GB）(&amp;T)</translation>
    </message>
    <message>
        <source>Only GPUs that hold &amp;it</source>
        <translation>只显示放得下的 GPU (&amp;I)</translation>
    </message>
    <message>
        <source>Its memory may not be enough: the work needs up to %1 GiB on each card.</source>
        <translation>它的显存可能不够：该任务每张显卡最多需要 %1 GiB。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Plan a machine with %n of it</source>
        <translation>
            <numerusform>用它规划整机（%n 张）(&amp;P)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Plan a machine with %1 × %2</source>
        <translation>用 %1 × %2 规划整机(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Plan a machine with %1</source>
        <translation>用 %1 规划整机(&amp;P)</translation>
    </message>
    <message>
        <source>Search GPUs</source>
        <translation>搜索 GPU</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what an answer rests on</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Tokens of all requests together. Generating reads all weights that a token needs, for every token: the interval is what measured runs reach of each GPU&apos;s bandwidth, with the software that is chosen or with any that is tuned. It begins where the GPU has read its prompt.</source>
        <translation>所有请求合计的 token 数。生成时，每个 token 都要读取其所需的全部权重：区间是实测运行在所选软件（或任一经过优化的软件）下达到的显存带宽份额。从读完提示词之后开始计算。</translation>
    </message>
    <message>
        <source>Works: at the same time or not</source>
        <comment>a step of undo</comment>
        <translation>任务：同时或轮流</translation>
    </message>
    <message>
        <source>For this machine</source>
        <translation>用于这台机器</translation>
    </message>
    <message>
        <source>The work then stands in the machine&apos;s file, in its report, and in what it is judged by.</source>
        <translation>任务会写进机器的文件和报告，并作为检查的依据。</translation>
    </message>
    <message>
        <source>Kept for this machine</source>
        <translation>已记入这台机器</translation>
    </message>
    <message>
        <source>Keep for this machine</source>
        <translation>记入这台机器</translation>
    </message>
    <message>
        <source>Keep a work with the machine</source>
        <comment>a step of undo</comment>
        <translation>把任务记入机器</translation>
    </message>
    <message>
        <source>Take a work out of the machine</source>
        <comment>a step of undo</comment>
        <translation>从机器中移除任务</translation>
    </message>
    <message>
        <source>The interval is what published runs of training reach of a GPU&apos;s matrix rate and bandwidth, by method and length of the step; the Advisor compares two GPUs by the same figures, under Upgrade.</source>
        <translation>区间取自已发表的训练实测，即各种方法和步长下能达到 GPU 矩阵算力与带宽的多少；顾问页的“升级”用同样的指标比较两块 GPU。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Find the &amp;best machine</source>
        <translation>查找最佳整机(&amp;B)</translation>
    </message>
    <message>
        <source>The best whole machine for a budget, with the proof that there is none better</source>
        <translation>某个预算下的最佳整机，并证明没有更好的</translation>
    </message>
    <message>
        <source>Best first: what frameworks of today run on, then the price.</source>
        <translation>最合适的在前：先看现行框架是否支持，再看价格。</translation>
    </message>
    <message>
        <source>ECC is o&amp;n (GDDR: 1/16 less)</source>
        <translation>ECC 已开启（GDDR 少 1/16）(&amp;N)</translation>
    </message>
</context>
<context>
    <name>rig::ui::WorksPanel</name>
    <message>
        <source>The machine carries no work yet. Set one on the left and keep it: it then stands in the machine&apos;s file, in its report, and in what it is judged by.</source>
        <translation>这台机器还没有任务。在左侧设置一项并记入：它会写进机器的文件和报告，并作为检查的依据。</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>GiB on a card</source>
        <translation>每卡 GiB</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>在这台机器上</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>They run</source>
        <translation>运行方式</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>at the same time</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>Show on the left</source>
        <translation>在左侧显示</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Works of this machine</source>
        <translation>这台机器的任务</translation>
    </message>
</context>
<context>
    <name>topics</name>
    <message>
        <source>Titan Xp: the best card, or one to avoid?</source>
        <translation>Titan Xp：最好的显卡，还是应当避免？</translation>
    </message>
    <message>
        <source>Titan X: for large data sets, or not at all?</source>
        <translation>Titan X：用于大数据集，还是不要买？</translation>
    </message>
    <message>
        <source>Titan RTX: to buy or to avoid?</source>
        <translation>Titan RTX：该买还是该避免？</translation>
    </message>
    <message>
        <source>Quadro and Tesla: to buy or to avoid?</source>
        <translation>Quadro 和 Tesla：该买还是该避免？</translation>
    </message>
    <message>
        <source>GTX 970: fine for learning, or not recommended?</source>
        <translation>GTX 970：适合学习，还是不推荐？</translation>
    </message>
    <message>
        <source>RTX 2060 or RTX 2070?</source>
        <translation>RTX 2060 还是 RTX 2070？</translation>
    </message>
    <message>
        <source>What counts first: compute or memory bandwidth?</source>
        <translation>首先看什么：计算能力还是内存带宽？</translation>
    </message>
    <message>
        <source>Several cards: does each need PCIe x16?</source>
        <translation>多块显卡：每块都需要 PCIe x16 吗？</translation>
    </message>
    <message>
        <source>How many GPUs to a server?</source>
        <translation>一台服务器放多少 GPU？</translation>
    </message>
    <message>
        <source>10 to 100 machines: DGX, GTX or RTX?</source>
        <translation>10 到 100 台机器：DGX、GTX 还是 RTX？</translation>
    </message>
    <message>
        <source>Rent in the cloud?</source>
        <translation>要租用云 GPU 吗？</translation>
    </message>
</context>
</TS>
