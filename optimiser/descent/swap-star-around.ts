import { emptyBestPositions, type BestPositions } from './best-positions'
import type { WorkingRoutes } from './working-routes'
import { trySwapStar } from './swap-star'

/**
 * What is kept while routes are tried for trades. `tried` holds, by pair of vehicles, the last change before their try.
 */
export type SwapStarState = { readonly positions: BestPositions; readonly triedAt: Int32Array }

/** Where a route could be late, stops are not traded. */
export const createSwapStarState = ({ isTimed, stops, vehicles }: WorkingRoutes): SwapStarState => ({
  positions: emptyBestPositions(isTimed ? 0 : stops),
  triedAt: new Int32Array(isTimed ? 0 : vehicles ** 2),
})

/**
 * Two routes are tried for trades where one of them has a stop that is among so many nearest of a stop of the other.
 */
const NEAREST_COUNT = 8

/** Tries trades between the route of a stop and those that come near it. Returns whether there was anything to try. */
export const swapStarAround = (
  workingRoutes: WorkingRoutes,
  { positions, triedAt }: SwapStarState,
  stop: number,
): boolean => {
  const { vehicles, related, vehicleOf, changedAt, origin } = workingRoutes
  const first = stop * related.perStop
  let hasTried = false
  for (let index = first + 1; index < first + Math.min(NEAREST_COUNT, related.perStop); index += 1) {
    const ownVehicle = vehicleOf[stop] ?? 0
    const otherVehicle = vehicleOf[related.list[index] ?? 0] ?? 0
    const pair = Math.min(ownVehicle, otherVehicle) * vehicles + Math.max(ownVehicle, otherVehicle)
    const isSameOrigin =
      ownVehicle === otherVehicle || ((origin[ownVehicle] ?? 0) > 0 && origin[ownVehicle] === origin[otherVehicle])
    if (!isSameOrigin && Math.max(changedAt[ownVehicle] ?? 0, changedAt[otherVehicle] ?? 0) > (triedAt[pair] ?? 0)) {
      triedAt[pair] = workingRoutes.changeCount
      hasTried = true
      trySwapStar(workingRoutes, positions, ownVehicle, otherVehicle)
    }
  }
  return hasTried
}
