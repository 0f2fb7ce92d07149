import * as E from 'fp-ts/Either'
import {
  duplicateVehicle,
  repairOf,
  repairPositionsIn,
  remedyCostOf,
  applyRemedyToVehicle,
  type SharedRepair,
  type UnplannedProblemStop,
  type ProblemStop,
  type Remedy,
  type Rule,
  type VehicleId,
} from '../../../src/domain/problem'
import type { StopId } from '../../../src/domain/stop'
import { extraCostOf, tourWithVehicle } from './find-repairs'
import { findInsertion } from '../find-insertion'
import type { TimeCheck } from '../time-check'
import { legCost, isLatenessTooCostly, latenessCost, type CostModel } from '../cost-rates'
import { overload } from '../loads'
import { vehicleKindKey } from '../cheapest-insertion'
import { idleTour, timetableWithLateDeparture, type TimedTour } from '../tour'

/** The maximum number of vehicles for each remedy, and of stops for each vehicle. */
const MAX_TRIED_VEHICLES = 6
const MAX_STOPS = 300

/** A repair for fewer stops is not shared. */
const MIN_STOPS = 2

const OVERTIME_SECONDS = 2 * 3_600
const EARLIER_SECONDS = 3_600
const UNLIMITED_LOAD = 1e9

type ReasonsByStop = ReadonlyMap<StopId, Omit<UnplannedProblemStop, 'stop'>>

type SharedTrial = { readonly tour: TimedTour; readonly remedy: Remedy }

/**
 * For each kind of remedy, the repair that lets the most unplanned stops be planned, found by trial; those for most
 * stops first.
 */
export const findSharedRepairs = (
  waiting: ReadonlyArray<ProblemStop>,
  tours: ReadonlyMap<VehicleId, TimedTour>,
  reasonsOf: ReasonsByStop,
  costModel: CostModel,
  hasTimeLeft: TimeCheck,
): ReadonlyArray<SharedRepair> => {
  if (waiting.length < MIN_STOPS) return []
  const bestByKind = new Map<Remedy['kind'], PricedSharedRepair>()
  for (const trial of sharedTrials(tours, reasonsOf)) {
    if (!hasTimeLeft()) break
    const candidate = tryRemedy(trial, waiting, costModel, hasTimeLeft)
    const existing = bestByKind.get(trial.remedy.kind)
    if (candidate !== undefined && (existing === undefined || isBetter(candidate, existing)))
      bestByKind.set(trial.remedy.kind, candidate)
  }
  return [...bestByKind.values()]
    .toSorted((first, second) => (isBetter(first, second) ? -1 : 1))
    .map(({ repair }) => repair)
}

type PricedSharedRepair = { readonly repair: SharedRepair; readonly cost: number }

const isBetter = (candidate: PricedSharedRepair, existing: PricedSharedRepair): boolean =>
  candidate.repair.stops.length > existing.repair.stops.length ||
  (candidate.repair.stops.length === existing.repair.stops.length && candidate.cost < existing.cost)

const remedyByRule: ReadonlyArray<readonly [Rule, Remedy]> = [
  ['hours', { kind: 'later return', by: OVERTIME_SECONDS }],
  ['time slot', { kind: 'earlier departure', by: EARLIER_SECONDS }],
  ['capacity', { kind: 'more room', by: UNLIMITED_LOAD }],
]

/**
 * The trials: each remedy with the vehicles whose rule excludes the most stops, and a further vehicle of each kind
 * in use.
 */
const sharedTrials = (
  tours: ReadonlyMap<VehicleId, TimedTour>,
  reasonsOf: ReasonsByStop,
): ReadonlyArray<SharedTrial> => {
  const blockedCounts = new Map<string, number>()
  for (const { reasons } of reasonsOf.values())
    for (const { rule, vehicle } of reasons)
      blockedCounts.set(`${rule} ${vehicle}`, (blockedCounts.get(`${rule} ${vehicle}`) ?? 0) + 1)
  const blockedCount = (rule: Rule, { vehicle }: TimedTour): number => blockedCounts.get(`${rule} ${vehicle.id}`) ?? 0
  const allTours = [...tours.values()]
  const extendedTrials = remedyByRule.flatMap(([rule, remedy]) =>
    allTours
      .filter((tour) => blockedCount(rule, tour) >= MIN_STOPS)
      .toSorted((first, second) => blockedCount(rule, second) - blockedCount(rule, first))
      .slice(0, MAX_TRIED_VEHICLES)
      .map((tour): SharedTrial => ({ tour, remedy })),
  )
  const usedTours = allTours.filter(({ stops }) => stops.length > 0)
  const tourOfKind = new Map(
    usedTours.toReversed().map((tour) => [`${tour.vehicle.day} ${vehicleKindKey(tour.vehicle)}`, tour]),
  )
  const furtherTours = [...tourOfKind.values()].toReversed().slice(0, MAX_TRIED_VEHICLES)
  return [
    ...extendedTrials,
    ...furtherTours.map((tour): SharedTrial => ({ tour, remedy: { kind: 'further vehicle' } })),
  ]
}

const tryRemedy = (
  { tour, remedy }: SharedTrial,
  waiting: ReadonlyArray<ProblemStop>,
  costModel: CostModel,
  hasTimeLeft: TimeCheck,
): PricedSharedRepair | undefined => {
  const isFurtherVehicle = remedy.kind === 'further vehicle'
  const tourBefore = isFurtherVehicle ? idleTour(duplicateVehicle(tour.vehicle)) : tour
  let tourAfter = isFurtherVehicle
    ? tourBefore
    : tourWithVehicle(tour, applyRemedyToVehicle(tour.vehicle, remedy), costModel.findLeg)
  const stops: StopId[] = []
  const allowedStops = waiting.filter((stop) => isAllowedOn(stop, tour.vehicle.id, isFurtherVehicle))
  for (const stop of allowedStops.slice(0, MAX_STOPS)) {
    if (!hasTimeLeft()) break
    const trialStop = isFurtherVehicle ? { ...stop, allowedVehicles: undefined } : stop
    const insertion = findInsertion(tourAfter, trialStop, costModel, Infinity)
    if (E.isLeft(insertion) || isTooLateAfter(tourBefore, insertion.right.tour, costModel)) continue
    tourAfter = insertion.right.tour
    stops.push(stop.id)
  }
  if (stops.length < MIN_STOPS) return undefined
  const extraCost = extraCostOf(tourBefore, tourAfter, costModel)
  const usedRemedy = usedPartOf(remedy, tour, tourAfter, costModel)
  const cost =
    remedyCostOf(usedRemedy) +
    legCost(costModel.costRates, extraCost) +
    latenessCost(costModel.costRates, extraCost.late)
  const repair = repairOf(tour.vehicle, [usedRemedy], extraCost, repairPositionsIn(tourAfter.stops, stops))
  return { repair: { ...repair, stops, allowedStopCount: allowedStops.length }, cost }
}

const isTooLateAfter = (tourBefore: TimedTour, tourAfter: TimedTour, { costRates, slotRules }: CostModel): boolean =>
  isLatenessTooCostly(
    costRates,
    slotRules.latenessOn(tourAfter.timetable?.route) - slotRules.latenessOn(tourBefore.timetable?.route),
  )

/** Whether a stop may go on the vehicle; a further vehicle is none that a stop is reserved for. */
const isAllowedOn = (
  { fixedPosition, allowedVehicles }: ProblemStop,
  vehicle: VehicleId,
  isFurtherVehicle: boolean,
): boolean =>
  (fixedPosition === undefined || (!isFurtherVehicle && fixedPosition.vehicle === vehicle)) &&
  allowedVehicles?.includes(vehicle) !== false

/** The remedy reduced to what the tour needs of it. */
const usedPartOf = (remedy: Remedy, { vehicle }: TimedTour, tourAfter: TimedTour, costModel: CostModel): Remedy => {
  switch (remedy.kind) {
    case 'later return':
      return { ...remedy, by: Math.max(1, (tourAfter.timetable?.route.returns ?? 0) - vehicle.latest) }
    case 'earlier departure':
      return {
        ...remedy,
        by: Math.max(1, vehicle.earliest - (timetableWithLateDeparture(tourAfter, costModel)?.route.leaves ?? 0)),
      }
    case 'more room':
      return { ...remedy, by: Math.max(1, overload(vehicle, tourAfter.stops)) }
    default:
      return remedy
  }
}
