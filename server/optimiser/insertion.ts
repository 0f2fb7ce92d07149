import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel } from '../../src/domain/problem'
import { byShortage, leastOfEachKind, type Hindrance } from './hindrance'
import { knownHindrances, rememberHindrances } from './known-hindrances'
import { priceOfLate } from './others-late'
import { placesFor, type Places } from './places'
import type { Roadmap } from './roadmap'
import { isMixed, overload, overloadAtMost } from './room'
import { timetableOf, type Timetable } from './timetable'
import { tourOf, type Tour } from './tour'

/** A tour with one stop more, and what that adds to the cost. */
export type Insertion = { readonly tour: Tour; readonly cost: number }

/** Beyond so many places in a tour, the dearer ones are not tried. */
const MOST_TRIED = 50

/**
 * Puts a stop at the cheapest place of a tour where everything still holds, at less than a cost. The left is what is
 * in the way, the least first, or nothing where only the cost is.
 */
export const insertionOf = (
  tour: Tour,
  stop: ProblemStop,
  roadmap: Roadmap,
  below: number,
): E.Either<ReadonlyArray<Hindrance>, Insertion> => {
  const before = knownHindrances(tour, stop)
  if (before !== undefined) return E.left(before)
  const promise = promiseBroken(tour, stop)
  if (promise !== undefined) return E.left([promise])
  const all = [...tour.stops, stop]
  const tooMuch = overloadAtMost(tour.vehicle, all)
  if (tooMuch > 0 && !isMixed(all)) return E.left([{ rule: 'capacity', by: tooMuch }])
  const { open, closed } = placesFor(tour, stop, roadmap, below)
  const inTheWay: Hindrance[] = []
  let best: Insertion | undefined
  for (const { at, cost } of open.slice(0, MOST_TRIED)) {
    const most = best?.cost ?? below
    if (cost >= most) break
    const stops = tour.stops.toSpliced(at, 0, stop)
    const tried = timetableWithRoom(tour, stops, roadmap.travel, tooMuch > 0)
    if (E.isLeft(tried)) inTheWay.push(tried.left)
    else {
      const whole = cost + priceOfDelay(roadmap, tour.timetable, tried.right)
      if (whole < most) best = { tour: tourOf(tour.vehicle, stops, tried.right, roadmap.travel), cost: whole }
    }
  }
  if (best !== undefined) return E.right(best)
  const elsewhere =
    tour.vehicle.breaks.length === 0
      ? closed.map(({ hindrance }) => hindrance)
      : exactly(tour, stop, closed, roadmap.travel)
  const least = leastOfEachKind([...elsewhere, ...inTheWay.map(asSeenBy(stop))])
  return E.left(below === Infinity ? rememberHindrances(tour, stop, least) : least)
}

/** By how much others are later for it, and the stop itself late. */
const priceOfDelay = ({ price, slots }: Roadmap, before: Timetable | undefined, after: Timetable): number =>
  priceOfLate(price, slots.lateIn(after.route) - slots.lateIn(before?.route))

/** Beyond so many places in a tour with breaks, those that seem to be missed by most are left aside. */
const MOST_EXACT = 5

/** What is in the way with the breaks that are taken. */
const exactly = (
  { vehicle, stops }: Tour,
  stop: ProblemStop,
  closed: Places['closed'],
  travel: Travel,
): ReadonlyArray<Hindrance> =>
  closed
    .toSorted((one, other) => byShortage(one.hindrance, other.hindrance))
    .slice(0, MOST_EXACT)
    .map(({ at, hindrance }) => {
      const tried = timetableOf(vehicle, stops.toSpliced(at, 0, stop), travel)
      return E.isLeft(tried) ? asSeenBy(stop)(tried.left) : hindrance
    })

/** Whoever else is made late by it has a time slot of his own. */
const asSeenBy =
  ({ id }: ProblemStop) =>
  (hindrance: Hindrance): Hindrance =>
    hindrance.rule === 'window' && (hindrance.whose ?? id) !== id
      ? { ...hindrance, slot: 'of another stop' }
      : hindrance

const timetableWithRoom = (
  { vehicle }: Tour,
  stops: ReadonlyArray<ProblemStop>,
  travel: Travel,
  isTight: boolean,
): E.Either<Hindrance, Timetable> => {
  const by = isTight ? overload(vehicle, stops) : 0
  return by > 0 ? E.left({ rule: 'capacity', by }) : timetableOf(vehicle, stops, travel)
}

const promiseBroken = (
  { vehicle, stops, kept }: Tour,
  { allowedVehicles, pin }: ProblemStop,
): Hindrance | undefined => {
  if (pin !== undefined && pin.vehicle !== vehicle.id) return { rule: 'pinned elsewhere', by: undefined }
  if (allowedVehicles?.includes(vehicle.id) === false) return { rule: 'not allowed', by: undefined }
  const place = pin?.place
  if (place === undefined) return undefined
  const elsewhere = (words: string): Hindrance => ({ rule: 'pinned elsewhere', by: undefined, words })
  if (place > stops.length + 1) return elsewhere(`kept for place ${place}, which this tour does not have`)
  return place <= kept ? elsewhere(`kept for place ${place}, but others keep theirs behind it`) : undefined
}
