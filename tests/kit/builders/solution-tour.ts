import type { Coordinates } from '../../../src/domain/address'
import type { Break, ProblemStop, ProposedRoute, ProposedBreak, Vehicle } from '../../../src/domain/problem'
import { legTo, windowsAround, type CallSeed, type Leg, type Pause, type Whereabouts } from './solution-leg'
import { metresBetween, placeOf, secondsBetween } from './solution-roads'

export type TourSeed = {
  readonly start: Coordinates
  readonly end: Coordinates
  readonly leaves: number
  readonly calls: ReadonlyArray<CallSeed>
  /** free capacity beyond the load, in each dimension */
  readonly spare: ReadonlyArray<number>
  /** free time before leaving and after returning */
  readonly earlier: number
  readonly later: number
  readonly pause: 'none' | 'on the road' | 'while waiting' | 'before leaving' | 'after returning'
  readonly pauseLength: number
}

export type Tour = {
  readonly vehicle: Vehicle
  readonly stops: ReadonlyArray<ProblemStop>
  readonly route: ProposedRoute
  readonly metres: number
}

/** Drives the tour, and makes limits around it that it keeps. */
export const tourAround = (seed: TourSeed, index: number): Tour => {
  const id = `v${index}`
  const legs = legsOf(seed, index)
  const { returns, metres } = wayHome(seed, legs)
  const breaks = breaksTaken(seed, legs)
  return {
    vehicle: {
      id,
      name: 'Noor Smit',
      day: '2026-11-23',
      start: seed.start,
      end: seed.end,
      earliest: seed.leaves - seed.earlier,
      latest: returns + seed.later,
      capacity: seed.spare.map((spare, dimension) => mostAboard(seed.calls, dimension) + spare),
      breaks: breaksOwed(seed, breaks, returns),
    },
    stops: legs.map((leg, place) => stopOf(leg, id, place)),
    route: { vehicle: id, leaves: seed.leaves, visits: legs.map(({ visit }) => visit), returns, breaks },
    metres: legs.reduce((sum, leg) => sum + leg.metres, metres),
  }
}

const legsOf = (seed: TourSeed, index: number): ReadonlyArray<Leg> => {
  const legs: Leg[] = []
  for (const [place, call] of seed.calls.entries()) {
    const stop = { id: `s${index}-${place}`, at: placeOf(index, place) }
    legs.push(legTo(stop, whereabouts(seed, legs), call, place === 0 ? pauseOf(seed) : undefined))
  }
  return legs
}

/** Place and time after the legs so far. */
const whereabouts = (seed: TourSeed, legs: ReadonlyArray<Leg>): Whereabouts =>
  legs.at(-1)?.leaves ?? { at: seed.start, time: seed.leaves }

const pauseOf = ({ pause, pauseLength }: TourSeed): Pause | undefined =>
  pause === 'on the road' || pause === 'while waiting' ? { when: pause, length: pauseLength } : undefined

/** A vehicle without stops stays where it is. */
const wayHome = (seed: TourSeed, legs: ReadonlyArray<Leg>): { readonly returns: number; readonly metres: number } => {
  const { at, time } = whereabouts(seed, legs)
  return legs.length === 0
    ? { returns: time, metres: 0 }
    : { returns: time + secondsBetween(at, seed.end), metres: metresBetween(at, seed.end) }
}

const breaksTaken = ({ pauseLength }: TourSeed, legs: ReadonlyArray<Leg>): ReadonlyArray<ProposedBreak> =>
  legs
    .flatMap(({ pausedFrom }) => (pausedFrom === undefined ? [] : [pausedFrom]))
    .map((from, index) => ({ index, from, to: from + pauseLength }))

/** The breaks of the vehicle: those that are taken, with slack, or one that may fall outside of the tour. */
const breaksOwed = (seed: TourSeed, taken: ReadonlyArray<ProposedBreak>, returns: number): ReadonlyArray<Break> => {
  const length = seed.pauseLength
  switch (seed.pause) {
    case 'none':
      return []
    case 'before leaving':
      return [{ window: { from: seed.leaves - length, to: returns }, length }]
    case 'after returning':
      return [{ window: { from: seed.leaves, to: returns + length }, length }]
    case 'on the road':
    case 'while waiting':
      return taken.map(({ from, to }) => ({ window: { from: from - seed.earlier, to: to + seed.later }, length }))
  }
}

const stopOf = ({ call, visit, leaves }: Leg, vehicle: string, place: number): ProblemStop => ({
  id: visit.stop,
  coordinates: leaves.at,
  type: call.type,
  demand: call.demand,
  service: call.service,
  windows: windowsAround(call, visit.start),
  priority: 'Regular',
  allowedVehicles: call.allowed === 'all' ? undefined : [vehicle],
  pin: call.pinned === 'not' ? undefined : { vehicle, place: call.pinned === 'to its place' ? place + 1 : undefined },
})

type Carried = Pick<ProblemStop, 'type' | 'demand'>

/**
 * The highest load on the tour: what is still to be delivered plus what was picked up. It
 * counts in tenths, to avoid rounding errors.
 */
export const mostAboard = (calls: ReadonlyArray<Carried>, dimension: number): number => {
  const tenths = (of: ReadonlyArray<Carried>, type: Carried['type']): number =>
    of
      .filter((call) => call.type === type)
      .reduce((sum, { demand }) => sum + Math.round((demand[dimension] ?? 0) * 10), 0)
  const moments = [...calls.keys(), calls.length].map(
    (done) => tenths(calls.slice(done), 'Delivery') + tenths(calls.slice(0, done), 'Pickup'),
  )
  return Math.max(...moments) / 10
}
