import type { Instance } from '../instance'
import type { Routes } from '../routes'

/** The vehicles that a stop is tried with: those in use first, then one idle vehicle of each kind. */
export type Candidates = {
  readonly list: Int32Array
  usedCount: number
  count: number
  /** by vehicle: the round in which it was tried last, or in which an idle one of its kind was listed */
  readonly triedIn: Int32Array
  round: number
}

export const emptyCandidates = ({ vehicleCount }: Instance): Candidates => ({
  list: new Int32Array(vehicleCount),
  usedCount: 0,
  count: 0,
  triedIn: new Int32Array(vehicleCount),
  round: 0,
})

export const listCandidates = (instance: Instance, routes: Routes, candidates: Candidates): void => {
  const { vehicleCount, vehicleKind } = instance
  const { visitCount } = routes
  const { list, triedIn } = candidates
  let count = 0
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if ((visitCount[vehicle] ?? 0) > 0) {
      list[count] = vehicle
      count += 1
    }
  candidates.usedCount = count
  candidates.round += 1
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    const kind = vehicleKind[vehicle] ?? 0
    if (visitCount[vehicle] === 0 && triedIn[kind] !== candidates.round) {
      triedIn[kind] = candidates.round
      list[count] = vehicle
      count += 1
    }
  }
  candidates.count = count
}
