<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>SpeedWords</name>
    <message>
        <source>FP32 units</source>
        <translation>FP32-unuoj</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>topics</name>
    <message>
        <source>RTX 2060 or RTX 2070?</source>
        <translation>Ĉu RTX 2060 aŭ RTX 2070?</translation>
    </message>
</context>
</TS>
