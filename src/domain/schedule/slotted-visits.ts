import type { Seconds } from '../problem'
import { countedLateness } from '../route'
import type { ScheduledStop } from './calculate-schedule'

/** The visits of a route that can be late, in lists of numbers, since thousands of them are looked at for one price. */
export type SlottedVisits = {
  readonly positions: ReadonlyArray<number>
  readonly waitsBefore: ReadonlyArray<Seconds>
  /** how far all visits can be delayed, with the waits before, until the end of the slot of this one; below 0 where it is after that already */
  readonly slacks: ReadonlyArray<Seconds>
  /** how many of these visits are before each visit of the route, and last of all */
  readonly countBefore: ReadonlyArray<number>
  /** of the visits from each on, how many are late, and the sum of their slacks */
  readonly lateCountFrom: ReadonlyArray<number>
  readonly lateSlackFrom: ReadonlyArray<Seconds>
  /** of the visits from each on, the least slack of one that is not late */
  readonly leastSlackFrom: ReadonlyArray<Seconds>
}

/** The first `unchanged.count` visits are those of an earlier list. */
export const slottedVisitsOf = (
  stops: ReadonlyArray<ScheduledStop>,
  arrivals: ReadonlyArray<Seconds>,
  waitsBefore: ReadonlyArray<Seconds>,
  unchanged: { readonly slotted: SlottedVisits; readonly count: number } | undefined,
): SlottedVisits => {
  const { slotted, count = 0 } = unchanged ?? {}
  const countBefore = slotted?.countBefore.slice(0, count + 1) ?? [0]
  const slottedCount = countBefore.at(-1)
  const positions = slotted?.positions.slice(0, slottedCount) ?? []
  const waits = slotted?.waitsBefore.slice(0, slottedCount) ?? []
  const slacks = slotted?.slacks.slice(0, slottedCount) ?? []
  for (let position = count; position < stops.length; position += 1) {
    const stop = stops[position]
    if (stop?.coordinates !== undefined && stop.closesAt < Infinity) {
      const waitBefore = waitsBefore[position] ?? 0
      positions.push(position)
      waits.push(waitBefore)
      slacks.push(stop.closesAt - (arrivals[position] ?? 0) + waitBefore)
    }
    countBefore.push(positions.length)
  }
  return { positions, waitsBefore: waits, slacks, countBefore, ...lateVisitsFrom(slacks, waits) }
}

const lateVisitsFrom = (
  slacks: ReadonlyArray<Seconds>,
  waitsBefore: ReadonlyArray<Seconds>,
): Pick<SlottedVisits, 'lateCountFrom' | 'lateSlackFrom' | 'leastSlackFrom'> => {
  const lateCountFrom = new Array<number>(slacks.length + 1).fill(0)
  const lateSlackFrom = new Array<number>(slacks.length + 1).fill(0)
  const leastSlackFrom = new Array<number>(slacks.length + 1).fill(Infinity)
  let [lateCount, lateSlack, leastSlack] = [0, 0, Infinity]
  for (let visit = slacks.length - 1; visit >= 0; visit -= 1) {
    const slack = slacks[visit] ?? 0
    if (countedLateness((waitsBefore[visit] ?? 0) - slack) > 0) {
      lateCount += 1
      lateSlack += slack
    } else leastSlack = Math.min(leastSlack, slack)
    lateCountFrom[visit] = lateCount
    lateSlackFrom[visit] = lateSlack
    leastSlackFrom[visit] = leastSlack
  }
  return { lateCountFrom, lateSlackFrom, leastSlackFrom }
}
