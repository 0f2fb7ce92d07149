import type { Coordinates } from '../../../src/domain/address'
import type { ProblemStop, ProposedVisit, Window } from '../../../src/domain/problem'
import { metresBetween, secondsBetween } from './solution-roads'

/** How the time at a stop is spent, and how much slack the problem leaves around it. */
export type VisitSeed = {
  readonly type: ProblemStop['type']
  readonly demand: ReadonlyArray<number>
  readonly service: number
  readonly waits: number
  readonly lingers: number
  readonly opensBefore: number
  readonly closesAfter: number
  readonly slots: 'any time' | 'one' | 'and a later one' | 'and an earlier one'
  readonly allowed: 'all' | 'its own'
  readonly fixedTo: 'nothing' | 'vehicle' | 'position'
}

export type PlaceAndTime = { readonly at: Coordinates; readonly time: number }

/** A break on the way to a stop. */
export type BreakSeed = { readonly when: 'on the road' | 'while waiting'; readonly length: number }

/** The drive to a stop, and the time spent there. */
export type Leg = {
  readonly visitSeed: VisitSeed
  readonly metres: number
  readonly pausedFrom: number | undefined
  readonly visit: ProposedVisit
  readonly leaves: PlaceAndTime
}

export const legTo = (
  stop: Pick<ProblemStop, 'id' | 'coordinates'>,
  from: PlaceAndTime,
  visitSeed: VisitSeed,
  pause: BreakSeed | undefined,
): Leg => {
  const driveSeconds = secondsBetween(from.at, stop.coordinates)
  const onTheRoad = pause?.when === 'on the road' ? pause.length : 0
  const whileWaiting = pause?.when === 'while waiting' ? pause.length : 0
  const arrival = from.time + driveSeconds + onTheRoad
  const start = arrival + whileWaiting + visitSeed.waits
  const departure = start + visitSeed.service + visitSeed.lingers
  return {
    visitSeed,
    metres: metresBetween(from.at, stop.coordinates),
    pausedFrom: pause && (pause.when === 'on the road' ? from.time + Math.floor(driveSeconds / 2) : arrival),
    visit: { stop: stop.id, arrival, start, departure },
    leaves: { at: stop.coordinates, time: departure },
  }
}

/** The time windows of a stop whose service begins at `start`: one around it, and perhaps another. */
export const windowsAround = (visitSeed: VisitSeed, start: number): ReadonlyArray<Window> => {
  const main = { from: start - visitSeed.opensBefore, to: start + visitSeed.closesAfter }
  switch (visitSeed.slots) {
    case 'any time':
      return []
    case 'one':
      return [main]
    case 'and a later one':
      return [main, { from: main.to + 100, to: main.to + 200 }]
    case 'and an earlier one':
      return [{ from: main.from - 200, to: main.from - 100 }, main]
  }
}
