import type { Instance, Neighbours } from '../instance'
import type { WorkingRoutes } from './working-routes'

/** The first penalty for load: a mean load too much costs as much as driving to so many close stops. */
const CLOSE_STOPS = 5
/** The first penalty for lateness: a second too late costs as much as so many seconds of driving. */
const DRIVING_SECONDS = 20

export const initialPenalties = (
  instance: Instance,
  { perStop, list }: Neighbours,
): Pick<WorkingRoutes, 'loadPenalty' | 'latePenalty'> => {
  const { stops, matrixRow, matrixSize, metres, seconds, amount } = instance
  let [metresSum, secondsSum] = [0, 0]
  for (let stop = 0; stop < stops; stop += 1)
    for (let rank = 1; rank <= Math.min(CLOSE_STOPS, perStop - 1); rank += 1) {
      const legIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[list[stop * perStop + rank] ?? 0] ?? 0)
      metresSum += metres[legIndex] ?? 0
      secondsSum += seconds[legIndex] ?? 0
    }
  const totalLoad = amount.reduce((sum, load) => sum + load, 0)
  return {
    loadPenalty: metresSum / Math.max(1, totalLoad),
    latePenalty: (DRIVING_SECONDS * metresSum) / Math.max(1, secondsSum),
  }
}
