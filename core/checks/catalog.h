// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// Every check; each stands in the file of its name. Adding one: its file, a line here and one in catalog.cpp, its
/// test.
extern const Check connectorDark;
extern const Check laneDowngrade;
extern const Check generationDowngrade;
extern const Check m2TakesLanes;
extern const Check chipsetSlot;
extern const Check processorLanes;
extern const Check supplyCapacity;
extern const Check supplyHeadroom;
extern const Check excursion;
extern const Check vendorMinimum;
extern const Check connectorMissing;
extern const Check adapter;
extern const Check connectorRating;
extern const Check circuit;
extern const Check cardLength;
extern const Check slotOverlap;
extern const Check caseSlots;
extern const Check openSlotEnd;
extern const Check boardFormat;
extern const Check cardHeight;
extern const Check cableBend;
extern const Check lastSlotOverhang;
extern const Check standoffs;
extern const Check supplyForm;
extern const Check supplyLength;
extern const Check coolerHeight;
extern const Check radiatorPlace;
extern const Check cardSupport;
extern const Check stackedOpenAir;
extern const Check spacing;
extern const Check passiveCard;
extern const Check airflow;
extern const Check coolerCapacity;
extern const Check roomHeat;
extern const Check noise;
extern const Check socket;
extern const Check memoryType;
extern const Check incomplete;

} // namespace rig::checks
