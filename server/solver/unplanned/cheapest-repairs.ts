import * as E from 'fp-ts/Either'
import {
  duplicateVehicle,
  remedyCostOf,
  type ProblemStop,
  type Remedy,
  type Repair,
  type VehicleId,
} from '../../../src/domain/problem'
import { cures, remediesFor, type Course, type PricedRepair } from './find-repairs'
import { insertionOf } from '../find-insertion'
import type { Patience } from '../time-check'
import type { Roadmap } from '../cost-model'
import { idleKind, kindOf } from '../cheapest-insertion'
import { idle, type Tour } from '../tour'

/** Nobody reads more than this. */
const MOST_REPAIRS = 3

/**
 * The cheapest ways to have a stop visited after all. Each was tried: with its remedies the stop fits. The easiest
 * ways are tried first; a way that is more trouble than a found one of the same kind is not tried.
 */
export const repairsOf = (
  stop: ProblemStop,
  tours: ReadonlyMap<VehicleId, Tour>,
  roadmap: Roadmap,
  mayGoOn: Patience,
): ReadonlyArray<Repair> => {
  if (!mayGoOn()) return []
  let found: ReadonlyArray<PricedRepair> = []
  const trials = [...onTours(stop, tours, roadmap), ...further(stop, tours)]
  for (const { least, first, tour, asked, course } of trials.toSorted((one, other) => one.least - other.least)) {
    const most = found[MOST_REPAIRS - 1]?.cost ?? Infinity
    if (!mayGoOn() || least >= most) break
    const isBetter = (remedy: Remedy): boolean =>
      found.every(({ repair, cost }) => repair.remedies[0]?.kind !== remedy.kind || remedyCostOf(remedy) < cost)
    if (first.some(isBetter))
      found = cheapestKinds([...found, ...cures(tour, asked, roadmap, { ...course, most, mayGoOn })])
  }
  return found.map(({ repair }) => repair)
}

type Trial = {
  /** the least that this way can cost */
  readonly least: number
  /** the remedies of which one is taken first */
  readonly first: ReadonlyArray<Remedy>
  readonly tour: Tour
  readonly asked: ProblemStop
  readonly course: Omit<Course, 'most' | 'mayGoOn'>
}

const onTours = (stop: ProblemStop, tours: ReadonlyMap<VehicleId, Tour>, roadmap: Roadmap): ReadonlyArray<Trial> =>
  unlikeEachOther(stop, tours).flatMap((tour) => {
    const found = insertionOf(tour, stop, roadmap, Infinity)
    const first = E.isLeft(found) ? found.left.flatMap((hindrance) => remediesFor(hindrance, tour.vehicle)) : []
    const course = { of: tour.vehicle, before: tour, remedies: [], rounds: 0 }
    return first.length === 0 ? [] : [{ least: Math.min(...first.map(remedyCostOf)), first, tour, asked: stop, course }]
  })

/** Of several idle vehicles that are the same for this stop, only one is tried. */
const unlikeEachOther = (stop: ProblemStop, tours: ReadonlyMap<VehicleId, Tour>): ReadonlyArray<Tour> => {
  const kinds = new Map([...tours.values()].toReversed().map((tour) => [idleKind(tour, stop) ?? tour, tour] as const))
  return [...kinds.values()].toReversed()
}

const oneMore: Remedy = { kind: 'further vehicle' }

/** A further vehicle of each kind that is in use; of the other kinds an idle vehicle could go. */
const further = (stop: ProblemStop, tours: ReadonlyMap<VehicleId, Tour>): ReadonlyArray<Trial> => {
  if (stop.pin !== undefined) return []
  const vehicles = [...tours.values()]
    .filter(({ stops, vehicle }) => stops.length > 0 && stop.allowedVehicles?.includes(vehicle.id) !== false)
    .map(({ vehicle }) => vehicle)
  const kinds = new Map(vehicles.toReversed().map((vehicle) => [kindOf(vehicle), vehicle]))
  return [...kinds.values()].toReversed().map((vehicle) => {
    const tour = idle(duplicateVehicle(vehicle))
    return {
      least: remedyCostOf(oneMore),
      first: [oneMore],
      tour,
      asked: { ...stop, allowedVehicles: undefined },
      course: { of: vehicle, before: tour, remedies: [oneMore], rounds: 0 },
    }
  })
}

/** The cheapest of each kind of remedy: that three drivers could each work longer is one piece of advice. */
const cheapestKinds = (found: ReadonlyArray<PricedRepair>): ReadonlyArray<PricedRepair> => {
  const kinds = new Map<string, PricedRepair>()
  for (const one of found.toSorted((a, b) => a.cost - b.cost)) {
    const kind = one.repair.remedies.map((remedy) => remedy.kind).join()
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()].slice(0, MOST_REPAIRS)
}
