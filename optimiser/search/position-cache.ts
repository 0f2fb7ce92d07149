import type { Instance } from '../instance'
import { emptyBestPosition, type BestPosition } from './best-position'

/** By stop and vehicle: the best place of the stop in the vehicle's route, for as long as that does not change. */
export type PositionCache = {
  readonly version: Int32Array
  readonly before: Int32Array
  readonly cost: Float64Array
  readonly scratch: BestPosition
}

/** With more pairs than this, the memory is not worth it. */
const MAX_PAIRS = 8_000_000

export const emptyPositionCache = ({ stops, vehicles }: Instance): PositionCache | undefined => {
  const pairs = stops * vehicles
  if (pairs > MAX_PAIRS) return undefined
  return {
    version: new Int32Array(pairs),
    before: new Int32Array(pairs),
    cost: new Float64Array(pairs),
    scratch: emptyBestPosition(),
  }
}
