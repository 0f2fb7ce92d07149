import * as E from 'fp-ts/Either'
import {
  duplicateVehicle,
  remedyCostOf,
  type ProblemStop,
  type Remedy,
  type Repair,
  type VehicleId,
} from '../../../src/domain/problem'
import { findRepairs, remediesFor, type RepairSearch, type PricedRepair } from './find-repairs'
import { findInsertion } from '../find-insertion'
import type { ComparisonCheck } from '../time-check'
import type { CostModel } from '../cost-rates'
import { idleVehicleKindKey, vehicleKindKey } from '../cheapest-insertion'
import { idleTour, type TimedTour } from '../tour'

/** The maximum number of repairs for a stop. */
const MAX_REPAIRS = 3

/**
 * The cheapest repairs for a stop. Each was tried: with its remedies the stop fits. The cheapest candidates are tried
 * first; a candidate that costs more than a found repair of the same kind is not tried.
 */
export const cheapestRepairs = (
  stop: ProblemStop,
  tours: ReadonlyMap<VehicleId, TimedTour>,
  costModel: CostModel,
  hasTimeToCompare: ComparisonCheck,
): ReadonlyArray<Repair> => {
  if (!hasTimeToCompare(0)) return []
  let repairs: ReadonlyArray<PricedRepair> = []
  const repairTrials = [...trialsOnTours(stop, tours, costModel), ...trialsWithFurtherVehicle(stop, tours)]
  for (const { leastCost, firstRemedies, tour, trialStop, search } of repairTrials.toSorted(
    (current, next) => current.leastCost - next.leastCost,
  )) {
    const maxCost = repairs[MAX_REPAIRS - 1]?.cost ?? Infinity
    if (!hasTimeToCompare(0) || leastCost >= maxCost) break
    const isBetter = (remedy: Remedy): boolean =>
      repairs.every(({ repair, cost }) => repair.remedies[0]?.kind !== remedy.kind || remedyCostOf(remedy) < cost)
    if (firstRemedies.some(isBetter))
      repairs = cheapestOfEachKind([
        ...repairs,
        ...findRepairs(tour, trialStop, costModel, { ...search, maxCost, hasTimeToCompare }),
      ])
  }
  return repairs.map(({ repair }) => repair)
}

type RepairTrial = {
  /** a lower bound for the cost of the repair */
  readonly leastCost: number
  /** the remedies of which one is taken first */
  readonly firstRemedies: ReadonlyArray<Remedy>
  readonly tour: TimedTour
  readonly trialStop: ProblemStop
  readonly search: Omit<RepairSearch, 'maxCost' | 'hasTimeToCompare'>
}

const trialsOnTours = (
  stop: ProblemStop,
  tours: ReadonlyMap<VehicleId, TimedTour>,
  costModel: CostModel,
): ReadonlyArray<RepairTrial> =>
  distinctTours(stop, tours).flatMap((tour) => {
    const insertion = findInsertion(tour, stop, costModel, Infinity)
    const firstRemedies = E.isLeft(insertion)
      ? insertion.left.flatMap((infeasibility) => remediesFor(infeasibility, tour.vehicle))
      : []
    const search = { vehicle: tour.vehicle, tourBefore: tour, remedies: [], rounds: 0 }
    return firstRemedies.length === 0
      ? []
      : [
          {
            leastCost: Math.min(...firstRemedies.map(remedyCostOf)),
            firstRemedies,
            tour,
            trialStop: stop,
            search,
          },
        ]
  })

/** Of several idle vehicles that are the same for this stop, only one is tried. */
const distinctTours = (stop: ProblemStop, tours: ReadonlyMap<VehicleId, TimedTour>): ReadonlyArray<TimedTour> => {
  const tourOfKind = new Map(
    [...tours.values()].toReversed().map((tour) => [idleVehicleKindKey(tour, stop) ?? tour, tour] as const),
  )
  return [...tourOfKind.values()].toReversed()
}

const furtherVehicleRemedy: Remedy = { kind: 'further vehicle' }

/** A further vehicle of each kind that is in use; every other kind has an idle vehicle already. */
const trialsWithFurtherVehicle = (
  stop: ProblemStop,
  tours: ReadonlyMap<VehicleId, TimedTour>,
): ReadonlyArray<RepairTrial> => {
  if (stop.fixedPosition !== undefined) return []
  const vehicles = [...tours.values()]
    .filter(({ stops, vehicle }) => stops.length > 0 && stop.allowedVehicles?.includes(vehicle.id) !== false)
    .map(({ vehicle }) => vehicle)
  const vehicleOfKind = new Map(vehicles.toReversed().map((vehicle) => [vehicleKindKey(vehicle), vehicle]))
  return [...vehicleOfKind.values()].toReversed().map((vehicle) => {
    const tour = idleTour(duplicateVehicle(vehicle))
    return {
      leastCost: remedyCostOf(furtherVehicleRemedy),
      firstRemedies: [furtherVehicleRemedy],
      tour,
      trialStop: { ...stop, allowedVehicles: undefined },
      search: { vehicle, tourBefore: tour, remedies: [furtherVehicleRemedy], rounds: 0 },
    }
  })
}

/** The cheapest of each kind of remedy: longer hours of three different drivers count as one repair. */
const cheapestOfEachKind = (repairs: ReadonlyArray<PricedRepair>): ReadonlyArray<PricedRepair> => {
  const cheapestByKind = new Map<string, PricedRepair>()
  for (const candidate of repairs.toSorted((a, b) => a.cost - b.cost)) {
    const kind = candidate.repair.remedies.map((remedy) => remedy.kind).join()
    if (!cheapestByKind.has(kind)) cheapestByKind.set(kind, candidate)
  }
  return [...cheapestByKind.values()].slice(0, MAX_REPAIRS)
}
