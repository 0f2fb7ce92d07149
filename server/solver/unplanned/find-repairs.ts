import * as E from 'fp-ts/Either'
import {
  repairOf,
  applyRemedyToStop,
  remedyCostOf,
  applyRemedyToVehicle,
  type ExtraCost,
  type ProblemStop,
  type Remedy,
  type Repair,
  type Travel,
  type Vehicle,
} from '../../../src/domain/problem'
import type { Hindrance } from '../infeasibility'
import { insertionOf } from '../find-insertion'
import { isTooLate, priceOfLate } from '../lateness-cost'
import type { Patience } from '../time-check'
import { priceOfLeg } from '../cost-rates'
import type { Roadmap } from '../cost-model'
import { timetableOf, type Timetable } from '../timetable'
import { idle, routeOf, tourOf, type Tour } from '../tour'

/** No user would combine more remedies than this. */
const MOST_REMEDIES = 3

/** How often a further remedy is tried for what is still in the way. */
const MOST_ROUNDS = 4

export type PricedRepair = { readonly repair: Repair; readonly cost: number }

export type Course = {
  /** the vehicle, and its tour without the stop and without any remedy */
  readonly of: Vehicle
  readonly before: Tour
  readonly remedies: ReadonlyArray<Remedy>
  readonly rounds: number
  /** remedies that cost at least this much are not searched for */
  readonly most: number
  readonly mayGoOn: Patience
}

/** Searches for remedies one after the other, each for what is still in the way, until the stop fits. */
export const cures = (tour: Tour, stop: ProblemStop, roadmap: Roadmap, course: Course): ReadonlyArray<PricedRepair> => {
  const { of, before, remedies, rounds, most, mayGoOn } = course
  const trouble = remedies.reduce((sum, remedy) => sum + remedyCostOf(remedy), 0)
  if (trouble >= most || !mayGoOn()) return []
  const found = insertionOf(tour, stop, roadmap, Infinity)
  if (E.isRight(found)) {
    const cured = remedies.reduce((one, remedy) => applyRemedyToStop(one, of.id, remedy), roadmap.slots.asked(stop))
    const extra = longerBy(before, found.right.tour, roadmap, cured)
    if (isTooLate(roadmap.price, extra.late)) return []
    const cost = trouble + priceOfLeg(roadmap.price, extra) + priceOfLate(roadmap.price, extra.late)
    return [{ repair: repairOf(of, remedies, extra), cost }]
  }
  if (rounds === MOST_ROUNDS) return []
  // At first each hindrance is tried, since any may be the easiest to remove; later only the smallest one.
  const inTheWay = rounds === 0 ? found.left : found.left.slice(0, 1)
  return inTheWay
    .flatMap((hindrance) => remediesFor(hindrance, tour.vehicle))
    .flatMap((remedy) => {
      const all = withRemedy(remedies, remedy)
      if (all.length > MOST_REMEDIES) return []
      const { id } = tour.vehicle
      const cured = tourAfter(tour, applyRemedyToVehicle(tour.vehicle, remedy), roadmap.travel)
      return cures(cured, applyRemedyToStop(stop, id, remedy), roadmap, { ...course, remedies: all, rounds: rounds + 1 })
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

/** Two remedies of the same kind are joined to one. */
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

/**
 * How much longer a tour gets. Both are timed as they would be driven, with late departures. Where a wider time slot
 * is the remedy, it counts as lateness.
 */
export const longerBy = (before: Tour, after: Tour, roadmap: Roadmap, cured?: ProblemStop): ExtraCost => {
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
