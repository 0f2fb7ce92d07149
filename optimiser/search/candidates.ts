import type { Instance } from '../instance'
import type { Tours } from '../tours'

/** The vehicles that a stop is tried with: those in use first, then one idle vehicle of each kind. */
export type Candidates = {
  readonly list: Int32Array
  usedCount: number
  count: number
  /** by vehicle: the round in which it was tried last, or in which an idle one of its kind was listed */
  readonly triedIn: Int32Array
  round: number
}

export const emptyCandidates = ({ vehicles }: Instance): Candidates => ({
  list: new Int32Array(vehicles),
  usedCount: 0,
  count: 0,
  triedIn: new Int32Array(vehicles),
  round: 0,
})

export const listCandidates = (instance: Instance, tours: Tours, candidates: Candidates): void => {
  const { vehicles, firstIdentical } = instance
  const { length } = tours
  const { list, triedIn } = candidates
  let count = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1)
    if ((length[vehicle] ?? 0) > 0) {
      list[count] = vehicle
      count += 1
    }
  candidates.usedCount = count
  candidates.round += 1
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    const kind = firstIdentical[vehicle] ?? 0
    if (length[vehicle] === 0 && triedIn[kind] !== candidates.round) {
      triedIn[kind] = candidates.round
      list[count] = vehicle
      count += 1
    }
  }
  candidates.count = count
}
