import type { Coordinates } from '../../../src/domain/address'
import type { Break, ProblemStop, ProposedRoute, ProposedBreak, Vehicle } from '../../../src/domain/problem'
import { legTo, windowsAround, type VisitSeed, type Leg, type BreakSeed, type PlaceAndTime } from './solution-leg'
import { metresBetween, coordinatesOf, secondsBetween } from './solution-roads'

export type TourSeed = {
  readonly start: Coordinates
  readonly end: Coordinates
  readonly leaves: number
  readonly visitSeeds: ReadonlyArray<VisitSeed>
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

/** Computes the tour, and a vehicle and stops whose limits it keeps. */
export const tourAround = (seed: TourSeed, index: number): Tour => {
  const id = `v${index}`
  const legs = legsOf(seed, index)
  const { returns, metres } = legHome(seed, legs)
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
      capacity: seed.spare.map((spare, dimension) => maxLoad(seed.visitSeeds, dimension) + spare),
      breaks: breaksOwed(seed, breaks, returns),
    },
    stops: legs.map((leg, position) => stopOf(leg, id, position)),
    route: { vehicle: id, leaves: seed.leaves, visits: legs.map(({ visit }) => visit), returns, breaks },
    metres: legs.reduce((sum, leg) => sum + leg.metres, metres),
  }
}

const legsOf = (seed: TourSeed, index: number): ReadonlyArray<Leg> => {
  const legs: Leg[] = []
  for (const [position, visitSeed] of seed.visitSeeds.entries()) {
    const stop = { id: `s${index}-${position}`, coordinates: coordinatesOf(index, position) }
    legs.push(legTo(stop, placeAndTimeAfter(seed, legs), visitSeed, position === 0 ? pauseOf(seed) : undefined))
  }
  return legs
}

const placeAndTimeAfter = (seed: TourSeed, legs: ReadonlyArray<Leg>): PlaceAndTime =>
  legs.at(-1)?.leaves ?? { at: seed.start, time: seed.leaves }

const pauseOf = ({ pause, pauseLength }: TourSeed): BreakSeed | undefined =>
  pause === 'on the road' || pause === 'while waiting' ? { when: pause, length: pauseLength } : undefined

/** A vehicle without stops does not drive. */
const legHome = (seed: TourSeed, legs: ReadonlyArray<Leg>): { readonly returns: number; readonly metres: number } => {
  const { at, time } = placeAndTimeAfter(seed, legs)
  return legs.length === 0
    ? { returns: time, metres: 0 }
    : { returns: time + secondsBetween(at, seed.end), metres: metresBetween(at, seed.end) }
}

const breaksTaken = ({ pauseLength }: TourSeed, legs: ReadonlyArray<Leg>): ReadonlyArray<ProposedBreak> =>
  legs
    .flatMap(({ pausedFrom }) => (pausedFrom === undefined ? [] : [pausedFrom]))
    .map((from, index) => ({ index, from, to: from + pauseLength }))

/** The breaks of the vehicle: those that are taken, with slack, or one that may be taken before or after the tour. */
const breaksOwed = (
  seed: TourSeed,
  takenBreaks: ReadonlyArray<ProposedBreak>,
  returns: number,
): ReadonlyArray<Break> => {
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
      return takenBreaks.map(({ from, to }) => ({ window: { from: from - seed.earlier, to: to + seed.later }, length }))
  }
}

const stopOf = ({ visitSeed, visit, leaves }: Leg, vehicle: string, position: number): ProblemStop => ({
  id: visit.stop,
  coordinates: leaves.at,
  type: visitSeed.type,
  demand: visitSeed.demand,
  service: visitSeed.service,
  windows: windowsAround(visitSeed, visit.start),
  priority: 'Regular',
  allowedVehicles: visitSeed.allowed === 'all' ? undefined : [vehicle],
  fixedPosition:
    visitSeed.fixedTo === 'nothing'
      ? undefined
      : { vehicle, position: visitSeed.fixedTo === 'position' ? position + 1 : undefined },
})

type LoadChange = Pick<ProblemStop, 'type' | 'demand'>

/**
 * The highest load on the tour: what is still to be delivered plus what was picked up. It
 * counts in tenths, to avoid rounding errors.
 */
export const maxLoad = (visitSeeds: ReadonlyArray<LoadChange>, dimension: number): number => {
  const tenths = (changes: ReadonlyArray<LoadChange>, type: LoadChange['type']): number =>
    changes
      .filter((carried) => carried.type === type)
      .reduce((sum, { demand }) => sum + Math.round((demand[dimension] ?? 0) * 10), 0)
  const moments = [...visitSeeds.keys(), visitSeeds.length].map(
    (doneCount) => tenths(visitSeeds.slice(doneCount), 'Delivery') + tenths(visitSeeds.slice(0, doneCount), 'Pickup'),
  )
  return Math.max(...moments) / 10
}
