import * as E from 'fp-ts/Either'
import {
  repairBy,
  stopAfter,
  troubleOf,
  vehicleAfter,
  type Extra,
  type ProblemStop,
  type Remedy,
  type Repair,
  type Travel,
  type Vehicle,
} from '../../src/domain/problem'
import type { Hindrance } from './hindrance'
import { insertionOf } from './insertion'
import { isTooLate, priceOfLate } from './others-late'
import type { Patience } from './patience'
import { priceOfLeg } from './price'
import type { Roadmap } from './roadmap'
import { timetableOf, type Timetable } from './timetable'
import { idle, routeOf, tourOf, type Tour } from './tour'

/** Beyond so many at once, nobody would do it. */
const MOST_REMEDIES = 3

/** Nor is it tried oftener to put aside what is in the way. */
const MOST_ROUNDS = 4

export type PricedRepair = { readonly repair: Repair; readonly cost: number }

export type Course = {
  /** whose tour it is, and what it is without the stop and without any remedy */
  readonly of: Vehicle
  readonly before: Tour
  readonly remedies: ReadonlyArray<Remedy>
  readonly rounds: number
  /** what is as much trouble as this is not looked for */
  readonly most: number
  readonly mayGoOn: Patience
}

/** A remedy for what is in the way, and another for what is in the way then, until nothing is. */
export const cures = (tour: Tour, stop: ProblemStop, roadmap: Roadmap, course: Course): ReadonlyArray<PricedRepair> => {
  const { of, before, remedies, rounds, most, mayGoOn } = course
  const trouble = remedies.reduce((sum, remedy) => sum + troubleOf(remedy), 0)
  if (trouble >= most || !mayGoOn()) return []
  const found = insertionOf(tour, stop, roadmap, Infinity)
  if (E.isRight(found)) {
    const cured = remedies.reduce((one, remedy) => stopAfter(one, of.id, remedy), roadmap.slots.asked(stop))
    const extra = longerBy(before, found.right.tour, roadmap, cured)
    if (isTooLate(roadmap.price, extra.late)) return []
    const cost = trouble + priceOfLeg(roadmap.price, extra) + priceOfLate(roadmap.price, extra.late)
    return [{ repair: repairBy(of, remedies, extra), cost }]
  }
  if (rounds === MOST_ROUNDS) return []
  // Whatever is in the way at first may be what is easiest to put aside; then it is the least of what is left.
  const inTheWay = rounds === 0 ? found.left : found.left.slice(0, 1)
  return inTheWay
    .flatMap((hindrance) => remediesFor(hindrance, tour.vehicle))
    .flatMap((remedy) => {
      const all = withRemedy(remedies, remedy)
      if (all.length > MOST_REMEDIES) return []
      const { id } = tour.vehicle
      const cured = tourAfter(tour, vehicleAfter(tour.vehicle, remedy), roadmap.travel)
      return cures(cured, stopAfter(stop, id, remedy), roadmap, { ...course, remedies: all, rounds: rounds + 1 })
    })
}

export const remediesFor = ({ rule, by = 0, slot }: Hindrance, vehicle: Vehicle): ReadonlyArray<Remedy> => {
  switch (rule) {
    case 'hours':
      return [{ kind: 'later home', by }]
    case 'window':
      if (slot === 'opens too late')
        return [
          { kind: 'earlier time slot', by },
          { kind: 'later home', by },
        ]
      return [...(slot === undefined ? [{ kind: 'longer time slot', by } as const] : []), ...earlier(vehicle, by)]
    case 'break':
      return earlier(vehicle, by)
    case 'capacity':
      return [{ kind: 'more room', by }]
    case 'not allowed':
      return [{ kind: 'allowed' }]
    case 'pinned elsewhere':
      return [{ kind: 'not pinned' }]
    case 'no road':
      return []
  }
}

const earlier = ({ earliest }: Vehicle, by: number): ReadonlyArray<Remedy> =>
  by <= earliest ? [{ kind: 'earlier out', by }] : []

/** More of what is done already is one remedy still. */
const withRemedy = (taken: ReadonlyArray<Remedy>, remedy: Remedy): ReadonlyArray<Remedy> =>
  taken.some(({ kind }) => kind === remedy.kind)
    ? taken.map((one) => (one.kind === remedy.kind ? together(one, remedy) : one))
    : [...taken, remedy]

const together = (one: Remedy, other: Remedy): Remedy =>
  'by' in one && 'by' in other ? { ...one, by: one.by + other.by } : one

export const tourAfter = (tour: Tour, vehicle: Vehicle, travel: Travel): Tour => {
  if (vehicle === tour.vehicle) return tour
  if (tour.stops.length === 0) return idle(vehicle)
  const timed = timetableOf(vehicle, tour.stops, travel)
  return E.isRight(timed) ? tourOf(vehicle, tour.stops, timed.right, travel) : { ...tour, vehicle }
}

/** As both would be driven: nobody waits before he has to leave. Whose time slot is a remedy is late for that one. */
export const longerBy = (before: Tour, after: Tour, roadmap: Roadmap, cured?: ProblemStop): Extra => {
  const [was, is] = [routeOf(before, roadmap), routeOf(after, roadmap)]
  const { lateIn } = roadmap.slots
  return {
    metres: (is?.metres ?? 0) - (was?.metres ?? 0),
    seconds: outFor(is) - outFor(was),
    late: lateIn(is?.route, cured) - lateIn(was?.route),
  }
}

const outFor = (timetable: Timetable | undefined): number =>
  timetable === undefined ? 0 : timetable.route.returns - timetable.route.leaves
