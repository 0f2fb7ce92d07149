import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel } from '../../src/domain/problem'
import { byShortage, leastOfEachKind, type Hindrance } from './infeasibility'
import { knownHindrances, rememberHindrances } from './infeasibility-cache'
import { priceOfLate } from './lateness-cost'
import { placesFor, type Places } from './insertion-positions'
import type { Roadmap } from './cost-model'
import { isMixed, overload, overloadAtMost } from './overload'
import { timetableOf, type Timetable } from './timetable'
import { tourOf, type Tour } from './tour'

/** A tour with one more stop, and the extra cost. */
export type Insertion = { readonly tour: Tour; readonly cost: number }

/** Only this many places in a tour are tried, the cheapest ones. */
const MOST_TRIED = 50

/**
 * Inserts a stop at the cheapest place of a tour where all rules hold, below a given cost. The left lists the
 * hindrances, the smallest first; it is empty where only the cost is too high.
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
  const { roomy, full } = byRoom(tour, stop, closed, tooMuch > 0)
  const elsewhere =
    tour.vehicle.breaks.length === 0
      ? roomy.map(({ hindrance }) => hindrance)
      : exactly(tour, stop, roomy, roadmap.travel)
  const alone = [...elsewhere, ...inTheWay.map(asSeenBy(stop))]
  const least = leastOfEachKind(alone.length > 0 ? alone : full)
  return E.left(below === Infinity ? rememberHindrances(tour, stop, least) : least)
}

/** The price of the lateness of the stop, and of the added lateness of the others. */
const priceOfDelay = ({ price, slots }: Roadmap, before: Timetable | undefined, after: Timetable): number =>
  priceOfLate(price, slots.lateIn(after.route) - slots.lateIn(before?.route))

/** Who is there in time still needs room: where there is none, the time that is missed is not what keeps the stop out. */
const byRoom = (
  { vehicle, stops }: Tour,
  stop: ProblemStop,
  closed: Places['closed'],
  isTight: boolean,
): { readonly roomy: Places['closed']; readonly full: ReadonlyArray<Hindrance> } => {
  if (!isTight) return { roomy: closed, full: [] }
  const tried = closed
    .toSorted((one, other) => byShortage(one.hindrance, other.hindrance))
    .slice(0, MOST_TRIED)
    .map((place) => ({
      ...place,
      by: place.hindrance.rule === 'no road' ? 0 : overload(vehicle, stops.toSpliced(place.at, 0, stop)),
    }))
  return {
    roomy: tried.filter(({ by }) => by === 0),
    full: tried.filter(({ by }) => by > 0).map(({ by }) => ({ rule: 'capacity', by })),
  }
}

/** In a tour with breaks only this many places are checked exactly, those with the smallest hindrance. */
const MOST_EXACT = 5

/** The hindrances with the breaks taken into account. */
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

/** Marks a missed time slot as that of another stop, if it is not that of the inserted one. */
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
