import type { Coordinates } from '../../../src/domain/address'
import type {
  Break,
  ProblemStop,
  ProposedRoute,
  ProposedVisit,
  TakenBreak,
  Vehicle,
  Window,
} from '../../../src/domain/problem'
import { metresBetween, placeOf, secondsBetween } from './answer-roads'

/** How a stop's time passes, and how much room its problem leaves around that. */
export type CallSeed = {
  readonly type: ProblemStop['type']
  readonly demand: ReadonlyArray<number>
  readonly service: number
  readonly waits: number
  readonly lingers: number
  readonly opensBefore: number
  readonly closesAfter: number
  readonly slots: 'any time' | 'one' | 'and a later one' | 'and an earlier one'
  readonly allowed: 'all' | 'its own'
  readonly pinned: 'not' | 'to the vehicle' | 'to its place'
}

export type TourSeed = {
  readonly start: Coordinates
  readonly end: Coordinates
  readonly leaves: number
  readonly calls: ReadonlyArray<CallSeed>
  /** room beyond the load, in each dimension */
  readonly spare: ReadonlyArray<number>
  /** room before leaving and after returning */
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

/** Drives the tour by the clock, and writes down limits that it keeps. */
export const tourAround = (seed: TourSeed, index: number): Tour => {
  const id = `v${index}`
  const stops: ProblemStop[] = []
  const visits: ProposedVisit[] = []
  const breaks: TakenBreak[] = []
  const owed: Break[] = []
  let now = seed.leaves
  let here = seed.start
  let metres = 0
  const pause = (from: number): void => {
    const to = from + seed.pauseLength
    breaks.push({ index: owed.length, from, to })
    owed.push({ window: { from: from - seed.earlier, to: to + seed.later }, length: seed.pauseLength })
  }
  for (const [place, call] of seed.calls.entries()) {
    const there = placeOf(index, place)
    const driving = secondsBetween(here, there)
    metres += metresBetween(here, there)
    if (place === 0 && seed.pause === 'on the road') {
      pause(now + Math.floor(driving / 2))
      now += seed.pauseLength
    }
    now += driving
    const arrival = now
    if (place === 0 && seed.pause === 'while waiting') {
      pause(now)
      now += seed.pauseLength
    }
    const start = now + call.waits
    now = start + call.service + call.lingers
    visits.push({ stop: `s${index}-${place}`, arrival, start, departure: now })
    stops.push({
      id: `s${index}-${place}`,
      at: there,
      type: call.type,
      demand: call.demand,
      service: call.service,
      windows: windowsAround(call, start),
      priority: 'Regular',
      allowedVehicles: call.allowed === 'all' ? undefined : [id],
      pin:
        call.pinned === 'not'
          ? undefined
          : { vehicle: id, place: call.pinned === 'to its place' ? place + 1 : undefined },
    })
    here = there
  }
  const used = seed.calls.length > 0
  const returns = used ? now + secondsBetween(here, seed.end) : now
  if (used) metres += metresBetween(here, seed.end)
  const length = seed.pauseLength
  if (seed.pause === 'before leaving') owed.push({ window: { from: seed.leaves - length, to: returns }, length })
  if (seed.pause === 'after returning') owed.push({ window: { from: seed.leaves, to: returns + length }, length })
  const vehicle: Vehicle = {
    id,
    name: 'Noor Smit',
    day: '2026-11-23',
    start: seed.start,
    end: seed.end,
    earliest: seed.leaves - seed.earlier,
    latest: returns + seed.later,
    capacity: seed.spare.map((spare, dimension) => mostAboard(seed.calls, dimension) + spare),
    breaks: owed,
  }
  return { vehicle, stops, route: { vehicle: id, leaves: seed.leaves, visits, returns, breaks }, metres }
}

const windowsAround = (call: CallSeed, start: number): ReadonlyArray<Window> => {
  const main = { from: start - call.opensBefore, to: start + call.closesAfter }
  switch (call.slots) {
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

type Carried = Pick<ProblemStop, 'type' | 'demand'>

/** In tenths, so that nothing is lost: at each moment, what is still to be delivered and what was picked up. */
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
