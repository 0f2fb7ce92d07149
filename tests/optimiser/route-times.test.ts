import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../optimiser/instance'
import { bestTimes, durationOf } from '../../optimiser/timing'
import type { SolverInput } from '../../optimiser'
import { aGeneralInput } from './a-solver-input'

describe('bestTimes', () => {
  const areShortest = (problem: SolverInput): void => {
    const stops = problem.stops.map((_, stop) => stop)
    const best = bestTimes(buildInstance(problem), 0, stops)
    expect(best === undefined ? Infinity : durationOf(best)).toBe(shortest(problem, stops))
  }

  it('bestTimes finds the shortest day of all departures', () => {
    fc.assert(fc.property(aGeneralInput(4), areShortest), { numRuns: 400 })
  })

  it('bestTimes finds the shortest day where only breaks make the vehicle wait', () => {
    const untimed = aGeneralInput(4).map((problem) => ({
      ...problem,
      stops: problem.stops.map((stop) => ({ ...stop, windows: [] })),
    }))
    fc.assert(fc.property(untimed, areShortest), { numRuns: 400 })
  })
})

/** Tries every departure, every window of every stop, and every gap between stops for every break. */
const shortest = (problem: SolverInput, stops: ReadonlyArray<number>): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return Infinity
  let best = Infinity
  for (let leaves = vehicle.earliest; leaves <= vehicle.latest; leaves += 1)
    best = Math.min(best, earliestReturn(problem, stops, leaves) - leaves)
  return best
}

type PartialRoute = {
  readonly index: number
  readonly matrixRow: number
  readonly time: number
  readonly takenBreaks: ReadonlyArray<number>
}

const earliestReturn = (problem: SolverInput, stops: ReadonlyArray<number>, leaves: number): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return Infinity
  const { breaks } = vehicle
  const isTakenAtHome = (index: number, from: number, to: number): boolean => {
    const breakSpec = breaks[index]
    return breakSpec !== undefined && Math.min(to, breakSpec.to) - Math.max(from, breakSpec.from) >= breakSpec.length
  }
  const finishFrom = ({ index, matrixRow, time, takenBreaks }: PartialRoute): number => {
    const stop = problem.stops[stops[index] ?? -1]
    const to = stop?.matrixRow ?? vehicle.end
    const drive = problem.seconds[matrixRow * problem.matrixSize + to] ?? -1
    if (drive < 0 || (problem.metres[matrixRow * problem.matrixSize + to] ?? -1) < 0) return Infinity
    let best = Infinity
    for (const breakOrder of orders(breaks.flatMap((_, number) => (takenBreaks.includes(number) ? [] : [number])))) {
      const arrives = arrival(breaks, breakOrder, time, drive)
      const all = [...takenBreaks, ...breakOrder]
      if (stop === undefined) {
        const isBreakMissing = breaks.some(
          (_, number) => !all.includes(number) && !isTakenAtHome(number, arrives, Infinity),
        )
        if (!isBreakMissing && arrives <= vehicle.latest) best = Math.min(best, arrives)
      } else
        for (const start of starts(stop, arrives))
          best = Math.min(
            best,
            finishFrom({ index: index + 1, matrixRow: to, time: start + stop.service, takenBreaks: all }),
          )
    }
    return best
  }
  const takenBreaks = breaks.flatMap((_, index) => (isTakenAtHome(index, -Infinity, leaves) ? [index] : []))
  return finishFrom({ index: 0, matrixRow: vehicle.start, time: leaves, takenBreaks })
}

/** The earliest start in each window that is not over. */
const starts = ({ windows }: SolverInput['stops'][number], arrives: number): ReadonlyArray<number> =>
  windows.length === 0
    ? [arrives]
    : windows.flatMap(({ from, to }) => (Math.max(arrives, from) <= to ? [Math.max(arrives, from)] : []))

type Breaks = SolverInput['vehicles'][number]['breaks']

/** The arrival, when each break is taken as soon as it may begin, and driving goes on in between. */
const arrival = (breaks: Breaks, breakOrder: ReadonlyArray<number>, time: number, drive: number): number => {
  let [now, remainingDrive] = [time, drive]
  for (const index of breakOrder) {
    const { from, to, length } = breaks[index] ?? { from: 0, to: -1, length: 0 }
    const breakStart = Math.max(now, from)
    if (breakStart + length > to) return Infinity
    remainingDrive -= Math.min(remainingDrive, breakStart - now)
    now = breakStart + length
  }
  return now + remainingDrive
}

/** All subsets of the list, in all orders. */
const orders = (list: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> => [
  [],
  ...list.flatMap((first) => orders(list.filter((other) => other !== first)).map((others) => [first, ...others])),
]
