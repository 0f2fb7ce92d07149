import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../optimiser/instance'
import { bestTimes, durationOf } from '../../optimiser/timing'
import type { SolverInput } from '../../optimiser'
import { aGeneralInput } from './a-solver-input'

describe('the times of a route', () => {
  const areShortest = (problem: SolverInput): void => {
    const stops = problem.stops.map((_, stop) => stop)
    const best = bestTimes(buildInstance(problem), 0, stops)
    expect(best === undefined ? Infinity : durationOf(best)).toBe(shortest(problem, stops))
  }

  it('make the shortest day of all, over every second to leave at', () => {
    fc.assert(fc.property(aGeneralInput(4), areShortest), { numRuns: 400 })
  })

  it('also where only breaks make the vehicle wait', () => {
    const untimed = aGeneralInput(4).map((problem) => ({
      ...problem,
      stops: problem.stops.map((stop) => ({ ...stop, windows: [] })),
    }))
    fc.assert(fc.property(untimed, areShortest), { numRuns: 400 })
  })
})

/** Tries every second to leave at, every window of every stop, and every gap between stops for every break. */
const shortest = (problem: SolverInput, stops: ReadonlyArray<number>): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return Infinity
  let best = Infinity
  for (let leaves = vehicle.earliest; leaves <= vehicle.latest; leaves += 1)
    best = Math.min(best, earliestReturn(problem, stops, leaves) - leaves)
  return best
}

type Sofar = {
  readonly at: number
  readonly place: number
  readonly time: number
  readonly had: ReadonlyArray<number>
}

const earliestReturn = (problem: SolverInput, stops: ReadonlyArray<number>, leaves: number): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return Infinity
  const { breaks } = vehicle
  const isHad = (index: number, from: number, to: number): boolean => {
    const pause = breaks[index]
    return pause !== undefined && Math.min(to, pause.to) - Math.max(from, pause.from) >= pause.length
  }
  const goOn = ({ at, place, time, had }: Sofar): number => {
    const stop = problem.stops[stops[at] ?? -1]
    const to = stop?.matrixRow ?? vehicle.end
    const drive = problem.seconds[place * problem.matrixSize + to] ?? -1
    if (drive < 0 || (problem.metres[place * problem.matrixSize + to] ?? -1) < 0) return Infinity
    let best = Infinity
    for (const taken of orders(breaks.flatMap((_, index) => (had.includes(index) ? [] : [index])))) {
      const arrives = arrival(breaks, taken, time, drive)
      const all = [...had, ...taken]
      if (stop === undefined) {
        const isOwed = breaks.some((_, index) => !all.includes(index) && !isHad(index, arrives, Infinity))
        if (!isOwed && arrives <= vehicle.latest) best = Math.min(best, arrives)
      } else
        for (const start of starts(stop, arrives))
          best = Math.min(best, goOn({ at: at + 1, place: to, time: start + stop.service, had: all }))
    }
    return best
  }
  const had = breaks.flatMap((_, index) => (isHad(index, -Infinity, leaves) ? [index] : []))
  return goOn({ at: 0, place: vehicle.start, time: leaves, had })
}

/** The earliest start in each window that is not over. */
const starts = ({ windows }: SolverInput['stops'][number], arrives: number): ReadonlyArray<number> =>
  windows.length === 0
    ? [arrives]
    : windows.flatMap(({ from, to }) => (Math.max(arrives, from) <= to ? [Math.max(arrives, from)] : []))

type Pauses = SolverInput['vehicles'][number]['breaks']

/** The arrival, when each break is taken as soon as it may begin, and driving goes on meanwhile. */
const arrival = (breaks: Pauses, taken: ReadonlyArray<number>, time: number, drive: number): number => {
  let [now, left] = [time, drive]
  for (const index of taken) {
    const { from, to, length } = breaks[index] ?? { from: 0, to: -1, length: 0 }
    const begins = Math.max(now, from)
    if (begins + length > to) return Infinity
    left -= Math.min(left, begins - now)
    now = begins + length
  }
  return now + left
}

/** Any of them, in any order. */
const orders = (list: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> => [
  [],
  ...list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest])),
]
