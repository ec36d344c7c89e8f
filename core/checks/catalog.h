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
extern const Check uplinkContention;
extern const Check riserLimit;
extern const Check bifurcationSetting;
extern const Check above4g;
extern const Check peerPath;
extern const Check nvlinkBridge;
extern const Check supplyCapacity;
extern const Check supplyHeadroom;
extern const Check excursion;
extern const Check vendorMinimum;
extern const Check connectorMissing;
extern const Check adapter;
extern const Check connectorRating;
extern const Check sharedCable;
extern const Check epsMissing;
extern const Check epsIntoPcie;
extern const Check railLimit;
extern const Check severalSupplies;
extern const Check circuit;
extern const Check breakerShared;
extern const Check inputDerating;
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
extern const Check firmwareVersion;
extern const Check noDisplayOutput;
extern const Check coresPerCard;
extern const Check singleThread;
extern const Check memorySlots;
extern const Check memoryPerCard;
extern const Check ecc;
extern const Check vramFloor;
extern const Check avoidList;
extern const Check computeCapability;
extern const Check slowSegment;
extern const Check mixedCards;
extern const Check dataCentreLicence;
extern const Check acceleratorSupport;
extern const Check m2Count;
extern const Check sataOff;
extern const Check datasetFits;
extern const Check networkForEight;
extern const Check overBudget;
extern const Check processorOverspend;
extern const Check partWithoutPrice;
extern const Check discontinued;

} // namespace rig::checks
