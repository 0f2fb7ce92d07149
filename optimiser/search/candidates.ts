import type { Facts } from '../instance'
import type { Tours } from '../tours'

/** The vehicles that a stop is tried with: those in use first, then one idle vehicle of each kind. */
export type Candidates = {
  readonly list: Int32Array
  busy: number
  count: number
  /** by vehicle: the turn in which it was tried last, or in which an idle one of its kind was listed */
  readonly askedIn: Int32Array
  turn: number
}

export const noCandidates = ({ vehicles }: Facts): Candidates => ({
  list: new Int32Array(vehicles),
  busy: 0,
  count: 0,
  askedIn: new Int32Array(vehicles),
  turn: 0,
})

export const listCandidates = (facts: Facts, tours: Tours, candidates: Candidates): void => {
  const { vehicles, alikeTo } = facts
  const { length } = tours
  const { list, askedIn } = candidates
  let count = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1)
    if ((length[vehicle] ?? 0) > 0) {
      list[count] = vehicle
      count += 1
    }
  candidates.busy = count
  candidates.turn += 1
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    const kind = alikeTo[vehicle] ?? 0
    if (length[vehicle] === 0 && askedIn[kind] !== candidates.turn) {
      askedIn[kind] = candidates.turn
      list[count] = vehicle
      count += 1
    }
  }
  candidates.count = count
}
