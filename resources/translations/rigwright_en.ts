<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%n are of another kind (modules, rented ones, other accelerators).</source>
        <translation>
            <numerusform>%n is of another kind (modules, rented ones, other accelerators).</numerusform>
            <numerusform>%n are of another kind (modules, rented ones, other accelerators).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are made for servers, without fans of their own.</source>
        <translation>
            <numerusform>%n is made for servers, without fans of its own.</numerusform>
            <numerusform>%n are made for servers, without fans of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have less memory than is needed.</source>
        <translation>
            <numerusform>%n has less memory than is needed.</numerusform>
            <numerusform>%n have less memory than is needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The memory of %n is not known.</source>
        <translation>
            <numerusform>The memory of %n is not known.</numerusform>
            <numerusform>The memory of %n is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cost more than the budget.</source>
        <translation>
            <numerusform>%n costs more than the budget.</numerusform>
            <numerusform>%n cost more than the budget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Launched %1, %n year(s) ago.</source>
        <translation>
            <numerusform>Launched %1, %n year ago.</numerusform>
            <numerusform>Launched %1, %n years ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckoned with %1 W for each watt of the GPUs: the median of %n whole system(s) in the catalogue. Switches, storage and management come on top.</source>
        <translation>
            <numerusform>Reckoned with %1 W for each watt of the GPUs: the median of %n whole system in the catalogue. Switches, storage and management come on top.</numerusform>
            <numerusform>Reckoned with %1 W for each watt of the GPUs: the median of %n whole systems in the catalogue. Switches, storage and management come on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no price of today to hold against the budget.</source>
        <translation>
            <numerusform>%n has no price of today to hold against the budget.</numerusform>
            <numerusform>%n have no price of today to hold against the budget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are of another maker.</source>
        <translation>
            <numerusform>%n is of another maker.</numerusform>
            <numerusform>%n are of another maker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are made for workstations, not for servers.</source>
        <translation>
            <numerusform>%n is made for workstations, not for servers.</numerusform>
            <numerusform>%n are made for workstations, not for servers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No current framework, or not the one asked for, runs on %n, or it is not known.</source>
        <translation>
            <numerusform>No current framework, or not the one asked for, runs on %n, or it is not known.</numerusform>
            <numerusform>No current framework, or not the one asked for, runs on %n, or it is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all were asked for; each must hold its part of the work by itself.</source>
        <translation>
            <numerusform>%n card in all was asked for; it must hold its part of the work by itself.</numerusform>
            <numerusform>%n cards in all were asked for; each must hold its part of the work by itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardLanes</name>
    <message numerus="yes">
        <source>with %n processor(s)</source>
        <translation>
            <numerusform>with %n processor</numerusform>
            <numerusform>with %n processors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) or more</source>
        <translation>
            <numerusform>with %n card or more</numerusform>
            <numerusform>with %n cards or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardForWork</name>
    <message numerus="yes">
        <source>%n used %1 do it, for about %2</source>
        <translation>
            <numerusform>One used %1 does it, for about %2</numerusform>
            <numerusform>%n used %1 do it, for about %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 do it, for about %2</source>
        <translation>
            <numerusform>One %1 does it, for about %2</numerusform>
            <numerusform>%n × %1 do it, for about %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens/s in all, about %2 for each of %n user(s)</source>
        <translation>
            <numerusform>%1 tokens/s in all, about %2 for %n user</numerusform>
            <numerusform>%1 tokens/s in all, about %2 for each of %n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The machine is for %n other work(s) at the same time: it holds all of them.</source>
        <translation>
            <numerusform>The machine is for %n other work at the same time: it holds both.</numerusform>
            <numerusform>The machine is for %n other works at the same time: it holds all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The machine is for %n other work(s) as well, one at a time: it holds the greatest.</source>
        <translation>
            <numerusform>The machine is for %n other work as well, one at a time: it holds the greater.</numerusform>
            <numerusform>The machine is for %n other works as well, one at a time: it holds the greatest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slower, with %1: %2 and %3 GiB of memory on %n channel(s) of %4 MT/s, which its price does not hold; %5.</source>
        <comment>ways, card and price, GiB, rate, speed</comment>
        <translation>
            <numerusform>Slower, with %1: %2 and %3 GiB of memory on %n channel of %4 MT/s, which its price does not hold; %5.</numerusform>
            <numerusform>Slower, with %1: %2 and %3 GiB of memory on %n channels of %4 MT/s, which its price does not hold; %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardScaling</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by their link</source>
        <translation>
            <numerusform>%n card, by their link</numerusform>
            <numerusform>%n cards, by their link</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>middle %1, %n run(s): %2</source>
        <translation>
            <numerusform>middle %1, %n run: %2</numerusform>
            <numerusform>middle %1, %n runs: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) side by side, each on a card of its own: as many times the runs, each no faster. No link between the cards matters.</source>
        <translation>
            <numerusform>%n run on a card of its own.</numerusform>
            <numerusform>%n runs side by side, each on a card of its own: as many times the runs, each no faster. No link between the cards matters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would be slower than one: exchanging %1 GB of gradients takes longer than the step itself. Take larger batches, fewer exchanges, or a faster link.</source>
        <translation>
            <numerusform>%n card would be slower than one: exchanging %1 GB of gradients takes longer than the step itself. Take larger batches, fewer exchanges, or a faster link.</numerusform>
            <numerusform>%n cards would be slower than one: exchanging %1 GB of gradients takes longer than the step itself. Take larger batches, fewer exchanges, or a faster link.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) may be slower than one, if gradients are not exchanged while the way back is still computed.</source>
        <translation>
            <numerusform>%n card may be slower than one, if gradients are not exchanged while the way back is still computed.</numerusform>
            <numerusform>%n cards may be slower than one, if gradients are not exchanged while the way back is still computed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n of %1 have no bar for “%2”: it is not known of them.</source>
        <comment>count, figure</comment>
        <translation>
            <numerusform>%n of %1 has no bar for “%2”: it is not known of it.</numerusform>
            <numerusform>%n of %1 have no bar for “%2”: it is not known of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartKey</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>series without a line in the key</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) read</source>
        <comment>by an import</comment>
        <translation>
            <numerusform>%n record read</numerusform>
            <numerusform>%n records read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new or changed part(s)</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n new or changed part</numerusform>
            <numerusform>%n new or changed parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) filled in that were unknown</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n figure filled in that was unknown</numerusform>
            <numerusform>%n figures filled in that were unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) already stored as they are</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>%n record already stored as it is</numerusform>
            <numerusform>%n records already stored as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doubtful and not stored, %n record(s):</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>Doubtful and not stored, %n record:</numerusform>
            <numerusform>Doubtful and not stored, %n records:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, %n record(s) or single figure(s):</source>
        <comment>of an import</comment>
        <translation>
            <numerusform>Left out, %n record or single figure:</numerusform>
            <numerusform>Left out, %n records or single figures:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) explained</source>
        <comment>of the linter</comment>
        <translation>
            <numerusform>%n warning explained</numerusform>
            <numerusform>%n warnings explained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Processors for %n GPUs, by the clock of one thread:</source>
        <translation>
            <numerusform>Processors for %n GPU, by the clock of one thread:</numerusform>
            <numerusform>Processors for %n GPUs, by the clock of one thread:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n GPU(s) must hold %1 GiB.</source>
        <translation>
            <numerusform>Each of %n GPU must hold %1 GiB.</numerusform>
            <numerusform>Each of %n GPUs must hold %1 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n part(s) written.</source>
        <translation>
            <numerusform>%1: %n part written.</numerusform>
            <numerusform>%1: %n parts written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, which stand behind these, are not listed.</source>
        <translation>
            <numerusform>%n more, which stand behind these, are not listed.</numerusform>
            <numerusform>%n more, which stand behind these, are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudFile</name>
    <message numerus="yes">
        <source>%n row(s) were left out, the first one because: %1</source>
        <translation>
            <numerusform>%n row was left out, because: %1</numerusform>
            <numerusform>%n rows were left out, the first one because: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of works; how many are not named</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 times as fast as %3, between %4 and %5 over %n comparisons: %6 (%7).</source>
        <translation>
            <numerusform>%1 is %2 times as fast as %3, by %n comparison of %4 to %5: %6 (%7).</numerusform>
            <numerusform>%1 is %2 times as fast as %3, between %4 and %5 over %n comparisons: %6 (%7).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareAnswer</name>
    <message numerus="yes">
        <source>%n GPU(s) side by side</source>
        <translation>
            <numerusform>%n GPU side by side</numerusform>
            <numerusform>%n GPUs side by side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n month old</numerusform>
            <numerusform>%n months old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Detected</name>
    <message numerus="yes">
        <source>The text describes %n machines; give that of one.</source>
        <translation>
            <numerusform>The text describes %n machine; give that of one.</numerusform>
            <numerusform>The text describes %n machines; give that of one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetectedRows</name>
    <message numerus="yes">
        <source>%n more line(s) were not understood.</source>
        <translation>
            <numerusform>%n more line was not understood.</numerusform>
            <numerusform>%n more lines were not understood.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetectedWords</name>
    <message numerus="yes">
        <source>all %n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>all %n lane</numerusform>
            <numerusform>all %n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text speaks of %n more GPU(s) and ends before them.</source>
        <translation>
            <numerusform>The text speaks of %n more GPU and ends before it.</numerusform>
            <numerusform>The text speaks of %n more GPUs and ends before them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n graphics card(s)</source>
        <translation>
            <numerusform>%n graphics card</numerusform>
            <numerusform>%n graphics cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text describes %n machines; they are kept apart. Choose one.</source>
        <translation>
            <numerusform>The text describes %n machine; they are kept apart. Choose one.</numerusform>
            <numerusform>The text describes %n machines; they are kept apart. Choose one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message numerus="yes">
        <source>Lift the power limit of %n card(s)</source>
        <translation>
            <numerusform>Lift the power limit of %n card</numerusform>
            <numerusform>Lift the power limit of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit %n card(s) to %1</source>
        <translation>
            <numerusform>Limit %n card to %1</numerusform>
            <numerusform>Limit %n cards to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limit(s)</source>
        <translation>
            <numerusform>%n limit</numerusform>
            <numerusform>%n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not checked</source>
        <translation>
            <numerusform>%n thing not checked</numerusform>
            <numerusform>%n things not checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hang %n part(s) on %1</source>
        <comment>supply</comment>
        <translation>
            <numerusform>Hang %n part on %1</numerusform>
            <numerusform>Hang %n parts on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The search stopped after %n tries; a better mend may exist.</source>
        <translation>
            <numerusform>The search stopped after %n try; a better mend may exist.</numerusform>
            <numerusform>The search stopped after %n tries; a better mend may exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The search for what mends all problems stopped after %n tries; a better set of changes may exist.</source>
        <translation>
            <numerusform>The search for what mends all problems stopped after %n try; a better set of changes may exist.</numerusform>
            <numerusform>The search for what mends all problems stopped after %n tries; a better set of changes may exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <comment>of which a price is set</comment>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open check(s)</source>
        <comment>that can be made after a change</comment>
        <translation>
            <numerusform>%n open check</numerusform>
            <numerusform>%n open checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message numerus="yes">
        <source>%1 (%n owned)</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%1 (%n owned)</numerusform>
            <numerusform>%1 (%n owned)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a price that counts</source>
        <translation>
            <numerusform>%n part without a price that counts</numerusform>
            <numerusform>%n parts without a price that counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of which only the price at launch is known</source>
        <translation>
            <numerusform>%n card of which only the price at launch is known</numerusform>
            <numerusform>%n cards of which only the price at launch is known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without fans of their own, or too loud</source>
        <translation>
            <numerusform>%n card without fans of its own, or too loud</numerusform>
            <numerusform>%n cards without fans of their own, or too loud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that no current framework runs on</source>
        <translation>
            <numerusform>%n card that no current framework runs on</numerusform>
            <numerusform>%n cards that no current framework runs on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of other vendors</source>
        <translation>
            <numerusform>%n card of another vendor</numerusform>
            <numerusform>%n cards of other vendors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) by your choice</source>
        <translation>
            <numerusform>%n part by your choice</numerusform>
            <numerusform>%n parts by your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on riser cables in an open frame: see that it, or a rail beside it, carries so many.</source>
        <translation>
            <numerusform>%n card on a riser cable in an open frame: see that it, or a rail beside it, carries it.</numerusform>
            <numerusform>%n cards on riser cables in an open frame: see that it, or a rail beside it, carries so many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on riser cables, in the case&apos;s holders for upright cards.</source>
        <translation>
            <numerusform>%n card on a riser cable, in the case&apos;s holder for upright cards.</numerusform>
            <numerusform>%n cards on riser cables, in the case&apos;s holders for upright cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without BF16, in which such models are trained</source>
        <translation>
            <numerusform>%n card without BF16, in which such models are trained</numerusform>
            <numerusform>%n cards without BF16, in which such models are trained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of cards whose price is of another market</source>
        <translation>
            <numerusform>%n combination of cards whose price is of another market</numerusform>
            <numerusform>%n combinations of cards whose price is of another market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without CUDA: ask for their vendor to see them</source>
        <translation>
            <numerusform>%n card without CUDA: ask for their vendor to see them</numerusform>
            <numerusform>%n cards without CUDA: ask for their vendor to see them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of cards that do not hold the work</source>
        <translation>
            <numerusform>%n combination of cards that do not hold the work</numerusform>
            <numerusform>%n combinations of cards that do not hold the work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of cards below what was asked for</source>
        <translation>
            <numerusform>%n combination of cards below what was asked for</numerusform>
            <numerusform>%n combinations of cards below what was asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of cards whose speed is not known</source>
        <translation>
            <numerusform>%n combination of cards whose speed is not known</numerusform>
            <numerusform>%n combinations of cards whose speed is not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) whose price is too old: more than %1 months for cards, memory, drives and discontinued processors, more than %2 for all else</source>
        <translation>
            <numerusform>%n part whose price is too old: more than %1 months for cards, memory, drives and discontinued processors, more than %2 for all else</numerusform>
            <numerusform>%n parts whose price is too old: more than %1 months for cards, memory, drives and discontinued processors, more than %2 for all else</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) without fans of their own</source>
        <translation>
            <numerusform>%n card without fans of its own</numerusform>
            <numerusform>%n cards without fans of their own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideChecklist</name>
    <message numerus="yes">
        <source>PyTorch %1 in an environment of its own, with Python %2 to %3; the last line must name %n card(s).</source>
        <comment>versions</comment>
        <translation>
            <numerusform>PyTorch %1 in an environment of its own, with Python %2 to %3; the last line must name %n card.</numerusform>
            <numerusform>PyTorch %1 in an environment of its own, with Python %2 to %3; the last line must name %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Are all %n card(s) there?</source>
        <translation>
            <numerusform>Is the card there?</numerusform>
            <numerusform>Are all %n cards there?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message numerus="yes">
        <source>Works, %n limit(s)</source>
        <translation>
            <numerusform>Works, %n limit</numerusform>
            <numerusform>Works, %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n not checked</numerusform>
            <numerusform>%n not checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkAnswer</name>
    <message numerus="yes">
        <source>%1; %n more not known</source>
        <comment>a link; links of cards that may be slower</comment>
        <translation>
            <numerusform>%1; %n more not known</numerusform>
            <numerusform>%1; %n more not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every card has all its lanes; of %n more it is not known.</source>
        <translation>
            <numerusform>Every card has all its lanes; of %n more it is not known.</numerusform>
            <numerusform>Every card has all its lanes; of %n more it is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MachineWords</name>
    <message numerus="yes">
        <source>No machine here holds %n card(s); beyond eight, several machines or a cloud share the work.</source>
        <translation>
            <numerusform>No machine here holds %n card; beyond eight, several machines or a cloud share the work.</numerusform>
            <numerusform>No machine here holds %n cards; beyond eight, several machines or a cloud share the work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the nearest machine; %n problem(s) are left, with what mends them.</source>
        <translation>
            <numerusform>This is the nearest machine; %n problem is left, with what mends it.</numerusform>
            <numerusform>This is the nearest machine; %n problems are left, with what mends them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>It takes %n slot place(s).</source>
        <translation>
            <numerusform>It takes %n slot place.</numerusform>
            <numerusform>It takes %n slot places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board does not tell where they stand; %n more slot(s) are free beside the board&apos;s cards. See how the case holds them.</source>
        <translation>
            <numerusform>The board does not tell where they stand; %n more slot is free beside the board&apos;s cards. See how the case holds them.</numerusform>
            <numerusform>The board does not tell where they stand; %n more slots are free beside the board&apos;s cards. See how the case holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The build&apos;s %n fan(s) come to %1 dB(A) at full speed, the cards&apos; own not counted.</source>
        <comment>noise</comment>
        <translation>
            <numerusform>The build&apos;s %n fan comes to %1 dB(A) at full speed, the cards&apos; own not counted.</numerusform>
            <numerusform>The build&apos;s %n fans come to %1 dB(A) at full speed, the cards&apos; own not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) have no price, and none has one: the total is not known.</source>
        <translation>
            <numerusform>%n part has no price: the total is not known.</numerusform>
            <numerusform>%n parts have no price, and none has one: the total is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) have no price: the total is at least %1.</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n part has no price: the total is at least %1.</numerusform>
            <numerusform>%n parts have no price: the total is at least %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 holds %n device(s), and the slot can be split for %3 of them.</source>
        <comment>carrier, slot, count</comment>
        <translation>
            <numerusform>%1 in %2 holds %n device, and the slot can be split for %3 of them.</numerusform>
            <numerusform>%1 in %2 holds %n devices, and the slot can be split for %3 of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works only when the firmware splits %2 for its %n device(s).</source>
        <comment>carrier, slot</comment>
        <translation>
            <numerusform>%1 works only when the firmware splits %2 for its %n device.</numerusform>
            <numerusform>%1 works only when the firmware splits %2 for its %n devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn on “Above 4G Decoding” in the firmware for %n card(s) with up to %1 GiB.</source>
        <comment>memory</comment>
        <translation>
            <numerusform>Turn on “Above 4G Decoding” in the firmware for %n card with up to %1 GiB.</numerusform>
            <numerusform>Turn on “Above 4G Decoding” in the firmware for %n cards with up to %1 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 talk through the chipset, at most %3 GB/s; %n pair(s) do.</source>
        <comment>card, card, bandwidth</comment>
        <translation>
            <numerusform>%1 and %2 talk through the chipset, at most %3 GB/s.</numerusform>
            <numerusform>%1 and %2 talk through the chipset, at most %3 GB/s; %n pairs do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 talk across the link between the processors, at most %3 GB/s; %n pair(s) do.</source>
        <comment>card, card, bandwidth</comment>
        <translation>
            <numerusform>%1 and %2 talk across the link between the processors, at most %3 GB/s.</numerusform>
            <numerusform>%1 and %2 talk across the link between the processors, at most %3 GB/s; %n pairs do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 cores; for %n card(s) the guide has at least %3.</source>
        <comment>processor, cores, cores</comment>
        <translation>
            <numerusform>%1 has %2 cores; for %n card the guide has at least %3.</numerusform>
            <numerusform>%1 has %2 cores; for %n cards the guide has at least %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The machine has %1 GiB of memory; the guide&apos;s advice for %n card(s) is %2 GiB.</source>
        <comment>memory, memory</comment>
        <translation>
            <numerusform>The machine has %1 GiB of memory; the guide&apos;s advice for %n card is %2 GiB.</numerusform>
            <numerusform>The machine has %1 GiB of memory; the guide&apos;s advice for %n cards is %2 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <comment>in slots, of several kinds</comment>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a price</source>
        <translation>
            <numerusform>%n part without a price</numerusform>
            <numerusform>%n parts without a price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) no longer made</source>
        <translation>
            <numerusform>%n part no longer made</numerusform>
            <numerusform>%n parts no longer made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A work of this machine is shared over %n card(s); it has %1.</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>A work of this machine is for %n card; it has %1.</numerusform>
            <numerusform>A work of this machine is shared over %n cards; it has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s) for a work</source>
        <comment>cards that are there</comment>
        <translation>
            <numerusform>%1 of %n card for a work</numerusform>
            <numerusform>%1 of %n cards for a work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>slots</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%n part(s) without price</source>
        <comment>a sum of prices</comment>
        <translation>
            <numerusform>%n part without price</numerusform>
            <numerusform>%n parts without price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnLists</name>
    <message numerus="yes">
        <source>%n price(s) of yours</source>
        <translation>
            <numerusform>%n price of yours</numerusform>
            <numerusform>%n prices of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of yours</source>
        <translation>
            <numerusform>%n part of yours</numerusform>
            <numerusform>%n parts of yours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartListWords</name>
    <message numerus="yes">
        <source>Choose which part is meant in %n line(s): %1.</source>
        <translation>
            <numerusform>Choose which part is meant in line %1.</numerusform>
            <numerusform>Choose which part is meant in %n lines: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) are recognised.</source>
        <translation>
            <numerusform>%n other line is recognised.</numerusform>
            <numerusform>%n other lines are recognised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All parts are recognised, in %n line(s).</source>
        <translation>
            <numerusform>The part in %n line is recognised.</numerusform>
            <numerusform>All parts are recognised, in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are recognised.</source>
        <translation>
            <numerusform>%n line is recognised.</numerusform>
            <numerusform>%n lines are recognised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) name what the catalogue does not have: %1.</source>
        <translation>
            <numerusform>Line %1 names what the catalogue does not have.</numerusform>
            <numerusform>%n lines name what the catalogue does not have: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No part was found in %n line(s): %1.</source>
        <translation>
            <numerusform>No part was found in line %1.</numerusform>
            <numerusform>No part was found in %n lines: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are nothing that a machine is planned with: %1.</source>
        <translation>
            <numerusform>Line %1 is nothing that a machine is planned with.</numerusform>
            <numerusform>%n lines are nothing that a machine is planned with: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PcWords</name>
    <message numerus="yes">
        <source>brings %n limit(s)</source>
        <translation>
            <numerusform>brings %n limit</numerusform>
            <numerusform>brings %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known</source>
        <comment>that decide whether the card goes in</comment>
        <translation>
            <numerusform>%n thing not known</numerusform>
            <numerusform>%n things not known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlannedWorks</name>
    <message numerus="yes">
        <source>Serving %n user(s) at once, %1 tokens of context each; weights: %2</source>
        <comment>tokens, format of the weights</comment>
        <translation>
            <numerusform>Serving %n user, %1 tokens of context; weights: %2</numerusform>
            <numerusform>Serving %n users at once, %1 tokens of context each; weights: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceHistory</name>
    <message numerus="yes">
        <source>%n price(s) in %1 are not shown: there is no rate for it.</source>
        <translation>
            <numerusform>%n price in %1 is not shown: there is no rate for it.</numerusform>
            <numerusform>%n prices in %1 are not shown: there is no rate for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message numerus="yes">
        <source>%n price(s) are older than six months, the oldest is of %1: ask before you order.</source>
        <translation>
            <numerusform>%n price is older than six months, of %1: ask before you order.</numerusform>
            <numerusform>%n prices are older than six months, the oldest is of %1: ask before you order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s)</source>
        <comment>nothing newer is known</comment>
        <translation>
            <numerusform>%n launch price</numerusform>
            <numerusform>%n launch prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s) of %1</source>
        <comment>nothing newer is known; year</comment>
        <translation>
            <numerusform>%n launch price of %1</numerusform>
            <numerusform>%n launch prices of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n launch price(s) of %1 to %2</source>
        <comment>nothing newer is known; year, year</comment>
        <translation>
            <numerusform>%n launch price of %1 to %2</numerusform>
            <numerusform>%n launch prices of %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of used parts</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n of a used part</numerusform>
            <numerusform>%n of used parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of another card with the same GPU</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n of another card with the same GPU</numerusform>
            <numerusform>%n of other cards with the same GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n converted (oldest rate of %1)</source>
        <comment>prices, date</comment>
        <translation>
            <numerusform>%n converted (rate of %1)</numerusform>
            <numerusform>%n converted (oldest rate of %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with value added tax</source>
        <comment>prices</comment>
        <translation>
            <numerusform>%n with value added tax</numerusform>
            <numerusform>%n with value added tax</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n price(s): %1.</source>
        <comment>list of what they are</comment>
        <translation>
            <numerusform>Of %n price: %1.</numerusform>
            <numerusform>Of %n prices: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealityAnswer</name>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a link</comment>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other card(s) lost something, too.</source>
        <translation>
            <numerusform>%n other card lost something, too.</numerusform>
            <numerusform>%n other cards lost something, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same holds for %n other(s).</source>
        <translation>
            <numerusform>The same holds for %n other.</numerusform>
            <numerusform>The same holds for %n others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other card(s) are absent.</source>
        <translation>
            <numerusform>%n other card is absent.</numerusform>
            <numerusform>%n other cards are absent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealityWords</name>
    <message numerus="yes">
        <source>%1 is divided by MIG into %n instance(s), the largest with %2 GiB: a program sees one of them, not the card.</source>
        <comment>a card, GiB</comment>
        <translation>
            <numerusform>%1 is divided by MIG into %n instance of %2 GiB: a program sees that, not the card.</numerusform>
            <numerusform>%1 is divided by MIG into %n instances, the largest with %2 GiB: a program sees one of them, not the card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rent</name>
    <message numerus="yes">
        <source>%n part(s) of the planned machine have no price: it costs more than is counted, and buying pays later.</source>
        <translation>
            <numerusform>%n part of the planned machine has no price: it costs more than is counted, and buying pays later.</numerusform>
            <numerusform>%n parts of the planned machine have no price: they cost more than is counted, and buying pays later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always on: both run around the clock, whether somebody asks or not; %n rented machine(s) for each of one&apos;s own.</source>
        <translation>
            <numerusform>Always on: both run around the clock, whether somebody asks or not; %n rented machine for each of one&apos;s own.</numerusform>
            <numerusform>Always on: both run around the clock, whether somebody asks or not; %n rented machines for each of one&apos;s own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n more: see the next pages</source>
        <comment>rows that a page has no room for</comment>
        <translation>
            <numerusform>%n more: see the next pages</numerusform>
            <numerusform>%n more: see the next pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportCover</name>
    <message numerus="yes">
        <source>%n price(s) are of used parts: may these be bought?</source>
        <translation>
            <numerusform>%n price is of a used part: may it be bought?</numerusform>
            <numerusform>%n prices are of used parts: may these be bought?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportFigures</name>
    <message numerus="yes">
        <source>%n price(s), the oldest of %1</source>
        <translation>
            <numerusform>%n price, of %1</numerusform>
            <numerusform>%n prices, the oldest of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s), without a date</source>
        <translation>
            <numerusform>%n price, without a date</numerusform>
            <numerusform>%n prices, without a date</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportFirstStart</name>
    <message numerus="yes">
        <source>%n line(s): %1</source>
        <translation>
            <numerusform>%n line: %1</numerusform>
            <numerusform>%n lines: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) were seen.</source>
        <translation>
            <numerusform>%1 of %n step was seen.</numerusform>
            <numerusform>%1 of %n steps were seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) did not print what was planned.</source>
        <translation>
            <numerusform>%n step did not print what was planned.</numerusform>
            <numerusform>%n steps did not print what was planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): %1</source>
        <comment>what lspci prints</comment>
        <translation>
            <numerusform>%n card: %1</numerusform>
            <numerusform>%n cards: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportSite</name>
    <message numerus="yes">
        <source>%n, one for each power supply</source>
        <translation>
            <numerusform>%n, of the power supply</numerusform>
            <numerusform>%n, one for each power supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWorks</name>
    <message numerus="yes">
        <source>%1 GiB on %n card(s): %2</source>
        <comment>memory, whether it fits</comment>
        <translation>
            <numerusform>%1 GiB on %n card: %2</numerusform>
            <numerusform>%1 GiB on each of %n cards: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportYears</name>
    <message numerus="yes">
        <source>After %n year(s)</source>
        <translation>
            <numerusform>After %n year</numerusform>
            <numerusform>After %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>%n more entries of your store are left out.</source>
        <translation>
            <numerusform>%n more entry of your store is left out.</numerusform>
            <numerusform>%n more entries of your store are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBand</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limit(s)</source>
        <translation>
            <numerusform>%n limit</numerusform>
            <numerusform>%n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n not checked</numerusform>
            <numerusform>%n not checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To buy, %n part(s) unpriced</source>
        <translation>
            <numerusform>To buy, %n part unpriced</numerusform>
            <numerusform>To buy, %n parts unpriced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Will not work as planned: %n problem(s)</source>
        <translation>
            <numerusform>Will not work as planned: %n problem</numerusform>
            <numerusform>Will not work as planned: %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Works, with %n limit(s)</source>
        <translation>
            <numerusform>Works, with %n limit</numerusform>
            <numerusform>Works, with %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not complete yet; so far %n limit(s)</source>
        <translation>
            <numerusform>Not complete yet; so far %n limit</numerusform>
            <numerusform>Not complete yet; so far %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems found; %n thing(s) could not be checked</source>
        <translation>
            <numerusform>No problems found; %n thing could not be checked</numerusform>
            <numerusform>No problems found; %n things could not be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not complete yet; no problems so far, %n thing(s) could not be checked</source>
        <translation>
            <numerusform>Not complete yet; no problems so far, %n thing could not be checked</numerusform>
            <numerusform>Not complete yet; no problems so far, %n things could not be checked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksOnMachine</name>
    <message numerus="yes">
        <source>%n work(s) at the same time.</source>
        <translation>
            <numerusform>%n work.</numerusform>
            <numerusform>%n works at the same time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) at the same time: dealt to the cards, one must hold up to %1 GiB.</source>
        <comment>memory</comment>
        <translation>
            <numerusform>%n work: a card must hold up to %1 GiB.</numerusform>
            <numerusform>%n works at the same time: dealt to the cards, one must hold up to %1 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Does not fit: it takes %n card(s), there are %1</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>Does not fit: it takes %n card, there are %1</numerusform>
            <numerusform>Does not fit: it takes %n cards, there are %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) at once</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is for “%1”: each of %n card(s) must hold %2 GiB.</source>
        <comment>a work, memory</comment>
        <translation>
            <numerusform>It is for “%1”: %n card must hold %2 GiB.</numerusform>
            <numerusform>It is for “%1”: each of %n cards must hold %2 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s), one at a time: it must hold the greatest, “%1”, %2 GiB on a card.</source>
        <comment>a work, memory</comment>
        <translation>
            <numerusform>%n work: it must hold “%1”, %2 GiB on a card.</numerusform>
            <numerusform>%n works, one at a time: it must hold the greatest, “%1”, %2 GiB on a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on one card; shared by %n of the cards it fits, with up to %2 GiB on each</source>
        <comment>how it fits, memory; number of cards</comment>
        <translation>
            <numerusform>%1 on one card; shared by %n of the cards it fits, with up to %2 GiB on each</numerusform>
            <numerusform>%1 on one card; shared by %n of the cards it fits, with up to %2 GiB on each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens/s in all, %2 for each of %n user(s), %3</source>
        <comment>numbers, how it is known</comment>
        <translation>
            <numerusform>%1 tokens/s in all, %2 for each of %n user, %3</numerusform>
            <numerusform>%1 tokens/s in all, %2 for each of %n users, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on one card; shared by %n of the cards it fits, its layers by their memory: up to %2 GiB</source>
        <comment>how it fits, a list of memory; number of cards</comment>
        <translation>
            <numerusform>%1 on one card; shared by %n of the cards it fits, its layers by their memory: up to %2 GiB</numerusform>
            <numerusform>%1 on one card; shared by %n of the cards it fits, its layers by their memory: up to %2 GiB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is for “%1”: %n card(s) hold its layers by their memory, %2 GiB.</source>
        <comment>a work, memory</comment>
        <translation>
            <numerusform>It is for “%1”: %n card holds its layers by its memory, %2 GiB.</numerusform>
            <numerusform>It is for “%1”: %n cards hold its layers by their memory, %2 GiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::AdvicePanel</name>
    <message numerus="yes">
        <source>The last %n do(es) not concern this question.</source>
        <translation>
            <numerusform>The last one does not concern this question.</numerusform>
            <numerusform>The last %n do not concern this question.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::BuildPage</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <comment>on a button</comment>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::CandidateDetails</name>
    <message numerus="yes">
        <source>%n more finding(s).</source>
        <translation>
            <numerusform>%n more finding.</numerusform>
            <numerusform>%n more findings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <comment>of a card</comment>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <comment>of a processor</comment>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n module(s)</source>
        <comment>of memory</comment>
        <translation>
            <numerusform>%n module</numerusform>
            <numerusform>%n modules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::CardsModel</name>
    <message numerus="yes">
        <source>Bound by %1. It reaches %2 % of what its figures allow, by %n measured run(s).</source>
        <translation>
            <numerusform>Bound by %1. It reaches %2 % of what its figures allow, by %n measured run.</numerusform>
            <numerusform>Bound by %1. It reaches %2 % of what its figures allow, by %n measured runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>heading: their speed and price</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::CaseWords</name>
    <message numerus="yes">
        <source>overlaps %1 by %n place(s)</source>
        <comment>&quot;Card 2&quot;</comment>
        <translation>
            <numerusform>overlaps %1 by %n place</numerusform>
            <numerusform>overlaps %1 by %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) below the last slot of the case</source>
        <translation>
            <numerusform>%n place below the last slot of the case</numerusform>
            <numerusform>%n places below the last slot of the case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) over the lower edge of the board</source>
        <translation>
            <numerusform>%n place over the lower edge of the board</numerusform>
            <numerusform>%n places over the lower edge of the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts do not fit; %1: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;12 mm too long&quot;</comment>
        <translation>
            <numerusform>%n part does not fit; %1: %2.</numerusform>
            <numerusform>%n parts do not fit; %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything fits, with %n limits; %1: %2.</source>
        <comment>&quot;Card 2&quot;, &quot;needs a support&quot;</comment>
        <translation>
            <numerusform>Everything fits, with %n limit; %1: %2.</numerusform>
            <numerusform>Everything fits, with %n limits; %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is in the way; of %n part(s) a figure or a place is not known.</source>
        <translation>
            <numerusform>Nothing is in the way; of %n part a figure or its place is not known.</numerusform>
            <numerusform>Nothing is in the way; of %n parts a figure or the place is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartFoot</name>
    <message numerus="yes">
        <source>%n name(s) show on zooming.</source>
        <comment>points whose name finds no room in the chart</comment>
        <translation>
            <numerusform>%n name shows on zooming.</numerusform>
            <numerusform>%n names show on zooming.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table: %n row(s)</source>
        <comment>the chart as a table, folded</comment>
        <translation>
            <numerusform>Table: %n row</numerusform>
            <numerusform>Table: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartOptions</name>
    <message numerus="yes">
        <source>Only the %n chosen</source>
        <comment>points</comment>
        <translation>
            <numerusform>Only the %n chosen</numerusform>
            <numerusform>Only the %n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ChartsPage</name>
    <message numerus="yes">
        <source>%n points are chosen.</source>
        <translation>
            <numerusform>%n points are chosen.</numerusform>
            <numerusform>%n points are chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of figures were copied.</source>
        <translation>
            <numerusform>%n row of figures were copied.</numerusform>
            <numerusform>%n rows of figures were copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::DocumentActions</name>
    <message numerus="yes">
        <source>%n more unsaved machine(s) were found; Open recent has them.</source>
        <translation>
            <numerusform>%n more unsaved machine was found; Open recent has it.</numerusform>
            <numerusform>%n more unsaved machines were found; Open recent has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more difference(s).</source>
        <translation>
            <numerusform>And %n more difference.</numerusform>
            <numerusform>And %n more differences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::FiguresView</name>
    <message numerus="yes">
        <source>Not known: %n</source>
        <comment>figures of a part</comment>
        <translation>
            <numerusform>Not known: %n</numerusform>
            <numerusform>Not known: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::Findables</name>
    <message numerus="yes">
        <source>and %n more: type on</source>
        <comment>parts of a kind</comment>
        <translation>
            <numerusform>and %n more: type on</numerusform>
            <numerusform>and %n more: type on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::FindingCard</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>not known of a part</comment>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <comment>of one cause</comment>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n finding(s) that you accepted</source>
        <translation>
            <numerusform>%n finding that you accepted</numerusform>
            <numerusform>%n findings that you accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) were made and none found anything: %1.</source>
        <translation>
            <numerusform>%n check was made and found nothing: %1.</numerusform>
            <numerusform>%n checks were made and none found anything: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are hidden by the counters above.</source>
        <translation>
            <numerusform>%n finding is hidden by the counters above.</numerusform>
            <numerusform>%n findings are hidden by the counters above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::Fold</name>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <comment>title of a table that is folded</comment>
        <translation>
            <numerusform>%1: %n row</numerusform>
            <numerusform>%1: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::FrontierPanel</name>
    <message numerus="yes">
        <source>%n machine(s), each the best from its price on.</source>
        <translation>
            <numerusform>%n machine, the best from its price on.</numerusform>
            <numerusform>%n machines, each the best from its price on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ImportsDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ItemEditor</name>
    <message numerus="yes">
        <source>for all %n cards of this model</source>
        <translation>
            <numerusform>for the one card of this model</numerusform>
            <numerusform>for all %n cards of this model</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace all %n…</source>
        <translation>
            <numerusform>Replace all %n…</numerusform>
            <numerusform>Replace all %n…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneBoxes</name>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <comment>of a processor</comment>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::LaneWords</name>
    <message numerus="yes">
        <source>shared by %n device(s), what it carries is not known</source>
        <comment>an uplink</comment>
        <translation>
            <numerusform>shared by %n device, what it carries is not known</numerusform>
            <numerusform>shared by %n devices, what it carries is not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) to share out</source>
        <comment>of a processor</comment>
        <translation>
            <numerusform>%n lane to share out</numerusform>
            <numerusform>%n lanes to share out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::LinksView</name>
    <message numerus="yes">
        <source>%n lane(s) of this device are not connected.</source>
        <translation>
            <numerusform>%n lane of this device is not connected.</numerusform>
            <numerusform>%n lanes of this device are not connected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::ListActions</name>
    <message numerus="yes">
        <source>The list of parts is copied: %n line(s).</source>
        <translation>
            <numerusform>The list of parts is copied: %n line.</numerusform>
            <numerusform>The list of parts is copied: %n lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::News</name>
    <message numerus="yes">
        <source>%n figure(s) changed since this machine was saved; the catalogue&apos;s count.</source>
        <translation>
            <numerusform>%n figure changed since this machine was saved; the catalogue&apos;s counts.</numerusform>
            <numerusform>%n figures changed since this machine was saved; the catalogue&apos;s count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>changed figures</comment>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are no longer in the catalogue; the figures are those in the file: %1.</source>
        <translation>
            <numerusform>%n part is no longer in the catalogue; the figures are those in the file: %1.</numerusform>
            <numerusform>%n parts are no longer in the catalogue; the figures are those in the file: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::Notice</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>messages behind the one that is seen</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::OfferList</name>
    <message numerus="yes">
        <source>%n price(s) from %1 take the place of the shipped ones.</source>
        <translation>
            <numerusform>%n price from %1 takes the place of the shipped ones.</numerusform>
            <numerusform>%n prices from %1 take the place of the shipped ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::PartChooser</name>
    <message numerus="yes">
        <source>%n of these part(s) would not work here; they stand last, with the reason.</source>
        <translation>
            <numerusform>%n of these parts would not work here; it stands last, with the reason.</numerusform>
            <numerusform>%n of these parts would not work here; they stand last, with the reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s).</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>%n part.</numerusform>
            <numerusform>%n parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filters leave out all %n part(s).</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>The filters leave out the one part that there is.</numerusform>
            <numerusform>The filters leave out all %n parts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::PartsTree</name>
    <message numerus="yes">
        <source>%n kit(s)</source>
        <translation>
            <numerusform>%n kit</numerusform>
            <numerusform>%n kits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>parts</comment>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more · not chosen</source>
        <comment>kinds of part</comment>
        <translation>
            <numerusform>and %n more · not chosen</numerusform>
            <numerusform>and %n more · not chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::PlanView</name>
    <message numerus="yes">
        <source>%n record(s) were read.</source>
        <translation>
            <numerusform>%n record was read.</numerusform>
            <numerusform>%n records were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) that were not known</source>
        <translation>
            <numerusform>%n figure that was not known</numerusform>
            <numerusform>%n figures that were not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are stored already, just as they are.</source>
        <translation>
            <numerusform>%n of them is stored already, just as it is.</numerusform>
            <numerusform>%n of them are stored already, just as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are doubtful and are left alone.</source>
        <translation>
            <numerusform>%n record is doubtful and is left alone.</numerusform>
            <numerusform>%n records are doubtful and are left alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are skipped; “Skipped” says why.</source>
        <translation>
            <numerusform>%n row is skipped; “Skipped” says why.</numerusform>
            <numerusform>%n rows are skipped; “Skipped” says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::UpgradeForm</name>
    <message numerus="yes">
        <source>There are %n candidates, which is the most; remove one first.</source>
        <translation>
            <numerusform>There is %n candidate, which is the most; remove one first.</numerusform>
            <numerusform>There are %n candidates, which is the most; remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::UpgradePanel</name>
    <message numerus="yes">
        <source>%n more, which stand behind these, are not listed. A budget or the cards that you name narrow the list.</source>
        <translation>
            <numerusform>%n more, which stand behind these, are not listed. A budget or the cards that you name narrow the list.</numerusform>
            <numerusform>%n more, which stand behind these, are not listed. A budget or the cards that you name narrow the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rig::ui::WorkloadPage</name>
    <message numerus="yes">
        <source>Each of %n GPU(s) must hold %1 GiB.</source>
        <translation>
            <numerusform>Each of %n GPU must hold %1 GiB.</numerusform>
            <numerusform>Each of %n GPUs must hold %1 GiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed from each GPU&apos;s own figures and the share of them that measured runs reach: those of MLPerf for transformers, of tuned software on GPUs for data centres; Lambda&apos;s for convolutional nets. Against %n of them, estimates from other GPUs were off by %1 % in the middle and by %2 % at worst. What was measured between two GPUs stands in the Advisor, under Upgrade. Bandwidth alone compares GPUs only inside one architecture.</source>
        <translation>
            <numerusform>Speed from each GPU&apos;s own figures and the share of them that measured runs reach: those of MLPerf for transformers, of tuned software on GPUs for data centres; Lambda&apos;s for convolutional nets. Against %n of them, estimates from other GPUs were off by %1 % in the middle and by %2 % at worst. What was measured between two GPUs stands in the Advisor, under Upgrade. Bandwidth alone compares GPUs only inside one architecture.</numerusform>
            <numerusform>Speed from each GPU&apos;s own figures and the share of them that measured runs reach: those of MLPerf for transformers, of tuned software on GPUs for data centres; Lambda&apos;s for convolutional nets. Against %n of them, estimates from other GPUs were off by %1 % in the middle and by %2 % at worst. What was measured between two GPUs stands in the Advisor, under Upgrade. Bandwidth alone compares GPUs only inside one architecture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Plan a machine with %n of them</source>
        <translation>
            <numerusform>&amp;Plan a machine with it</numerusform>
            <numerusform>&amp;Plan a machine with %n of them</numerusform>
        </translation>
    </message>
</context>
</TS>
