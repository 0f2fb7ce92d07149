import * as E from 'fp-ts/Either'
import {
  furtherVehicle,
  repairBy,
  stopAfter,
  troubleOf,
  vehicleAfter,
  type Leg,
  type ProblemStop,
  type Remedy,
  type Repair,
  type Travel,
  type Vehicle,
  type VehicleId,
} from '../../src/domain/problem'
import type { Hindrance } from './hindrance'
import { insertionOf, type Roadmap } from './insertion'
import type { Patience } from './patience'
import { priceOfLeg } from './price'
import { timetableOf } from './timetable'
import { idle, tourOf, type Tour } from './tour'

/** As many as anybody reads. */
const MOST_REPAIRS = 3

/** Beyond so many at once, nobody would do it. */
const MOST_REMEDIES = 3

type Priced = { readonly repair: Repair; readonly cost: number }

/** The cheapest ways to have a stop visited after all, each tried out: with its remedies, the stop does fit. */
export const repairsOf = (
  stop: ProblemStop,
  tours: ReadonlyMap<VehicleId, Tour>,
  roadmap: Roadmap,
  mayGoOn: Patience,
): ReadonlyArray<Repair> => {
  const found: Priced[] = []
  for (const tour of tours.values()) {
    if (!mayGoOn()) break
    found.push(...cures(tour, stop, roadmap, []))
    const further = idle(furtherVehicle(tour.vehicle))
    if (tour.stops.length > 0 && stop.allowedVehicles?.includes(tour.vehicle.id) !== false && stop.pin === undefined)
      found.push(
        ...cures(
          further,
          { ...stop, allowedVehicles: undefined },
          roadmap,
          [{ kind: 'further vehicle' }],
          tour.vehicle,
        ),
      )
  }
  return cheapestKinds(found)
}

/** A remedy for what is in the way, and another for what is in the way then, until nothing is. */
const cures = (
  tour: Tour,
  stop: ProblemStop,
  roadmap: Roadmap,
  taken: ReadonlyArray<Remedy>,
  of: Vehicle = tour.vehicle,
): ReadonlyArray<Priced> => {
  const found = insertionOf(tour, stop, roadmap, Infinity)
  if (E.isRight(found)) {
    const extra = longerBy(tour, found.right.tour)
    const trouble = taken.reduce((sum, remedy) => sum + troubleOf(remedy), 0)
    return [{ repair: repairBy(of, taken, extra), cost: trouble + priceOfLeg(roadmap.price, extra) }]
  }
  if (found.left === undefined || taken.length >= MOST_REMEDIES) return []
  return remediesFor(found.left, tour, stop, taken).flatMap((remedy) => {
    const { id } = tour.vehicle
    const cured = tourAfter(tour, vehicleAfter(tour.vehicle, remedy), roadmap.travel)
    return cures(cured, stopAfter(stop, id, remedy), roadmap, withRemedy(taken, remedy), of)
  })
}

const remediesFor = (
  { rule, by = 0 }: Hindrance,
  { vehicle }: Tour,
  { windows }: ProblemStop,
  taken: ReadonlyArray<Remedy>,
): ReadonlyArray<Remedy> => {
  const isNew = ({ kind }: Remedy): boolean => taken.every((one) => one.kind !== kind)
  const about: Readonly<Record<typeof rule, ReadonlyArray<Remedy>>> = {
    hours: [{ kind: 'later home', by }],
    window: [...(windows.length > 0 ? [{ kind: 'longer time slot', by } as const] : []), ...earlier(vehicle, by)],
    capacity: [{ kind: 'more room', by }],
    'not allowed': [{ kind: 'allowed' }],
    'pinned elsewhere': [{ kind: 'not pinned' }],
    'no road': [],
    break: [],
  }
  return about[rule].filter(isNew)
}

const earlier = ({ earliest }: Vehicle, by: number): ReadonlyArray<Remedy> =>
  by <= earliest ? [{ kind: 'earlier out', by }] : []

const withRemedy = (taken: ReadonlyArray<Remedy>, remedy: Remedy): ReadonlyArray<Remedy> => [...taken, remedy]

const tourAfter = (tour: Tour, vehicle: Vehicle, travel: Travel): Tour => {
  if (vehicle === tour.vehicle) return tour
  if (tour.stops.length === 0) return idle(vehicle)
  const timed = timetableOf(vehicle, tour.stops, travel)
  return E.isRight(timed) ? tourOf(vehicle, tour.stops, timed.right, travel) : { ...tour, vehicle }
}

const longerBy = (before: Tour, after: Tour): Leg => ({
  metres: (after.timetable?.metres ?? 0) - (before.timetable?.metres ?? 0),
  seconds: outFor(after) - outFor(before),
})

const outFor = ({ timetable }: Tour): number =>
  timetable === undefined ? 0 : timetable.route.returns - timetable.route.leaves

/** Of each kind of remedy the cheapest: three drivers who could all work longer are one piece of advice. */
const cheapestKinds = (found: ReadonlyArray<Priced>): ReadonlyArray<Repair> => {
  const kinds = new Map<string, Priced>()
  for (const one of found.toSorted((a, b) => a.cost - b.cost)) {
    const kind = one.repair.remedies.map((remedy) => remedy.kind).join()
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()].slice(0, MOST_REPAIRS).map(({ repair }) => repair)
}
