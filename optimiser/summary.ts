import type { Facts } from './instance'
import { nobodyPlanned } from './solver-output'
import type { Problem } from './solver-input'
import { bestTimes, durationOf } from './timing'
import type { Kept } from './tours'

/** The key figures of a plan, for progress reports. */
export type Summary = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
  readonly vehicles: number
}

export const summaryOf = (facts: Facts, { order, stride, length, left, total }: Kept): Summary => {
  let [metres, seconds, vehicles] = [0, 0, 0]
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    const first = vehicle * stride + 1
    const stops = order.subarray(first, first + (length[vehicle] ?? 0))
    const best = stops.length === 0 ? undefined : bestTimes(facts, vehicle, stops)
    if (best !== undefined) {
      metres += metresAlong(facts, vehicle, stops)
      seconds += durationOf(best)
      vehicles += 1
    }
  }
  return { cost: total, metres, seconds, planned: facts.stops - left.count, unplanned: left.count, vehicles }
}

/** The key figures of a plan without routes. */
export const nobody = (problem: Problem): Summary => {
  const { cost, metres, seconds, unplanned } = nobodyPlanned(problem)
  return { cost, metres, seconds, planned: 0, unplanned: unplanned.length, vehicles: 0 }
}

export const metresAlong = (facts: Facts, vehicle: number, stops: Int32Array): number => {
  const { metres, place, places } = facts
  let from = place[facts.stops + vehicle] ?? 0
  let sum = 0
  for (const stop of stops) {
    sum += metres[from * places + (place[stop] ?? 0)] ?? 0
    from = place[stop] ?? 0
  }
  return sum + (metres[from * places + (place[facts.stops + facts.vehicles + vehicle] ?? 0)] ?? 0)
}
