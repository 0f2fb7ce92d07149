import type { Instance } from '../instance'
import type { Routes } from '../routes'
import type { BestPosition } from '../search'
import { firstIndexInTime } from './insertion'

/** Writes the position where a stop adds the fewest metres to a route into `best` if it is cheaper, for plain problems. */
export const tryPlainPositions = (
  instance: Instance,
  routes: Routes,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  const {
    matrixSize,
    matrixRow,
    seconds,
    secondsByDestination,
    metres,
    metresByDestination,
    open,
    close,
    service,
    weights,
  } = instance
  const { order, maxRouteNodes, visitCount, leg, headDoneAt, tailLatest } = routes
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const first = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  const [stopOpen, stopClose, stopService] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
  const fixed = count === 0 ? (instance.fixedCost[vehicle] ?? 0) : 0
  let bestDetour = (best.cost - fixed) / weights.perMetre
  let bestIndex = -1
  const firstIndex = firstIndexInTime(routes, first, first + count, stopOpen + stopService)
  let node = order[firstIndex] ?? 0
  let from = row + (matrixRow[node] ?? 0)
  for (let index = firstIndex; index <= first + count; index += 1) {
    const next = order[index + 1] ?? 0
    const to = row + (matrixRow[next] ?? 0)
    const detour = (metresByDestination[from] ?? 0) + (metres[to] ?? 0) - (leg[node] ?? 0)
    if (detour < bestDetour) {
      const arrival = (headDoneAt[node] ?? 0) + (secondsByDestination[from] ?? 0)
      const serviceStart = arrival > stopOpen ? arrival : stopOpen
      if (serviceStart <= stopClose && serviceStart + stopService + (seconds[to] ?? 0) <= (tailLatest[next] ?? 0)) {
        bestDetour = detour
        bestIndex = index
      }
    }
    if ((headDoneAt[next] ?? 0) > stopClose) break
    node = next
    from = to
  }
  if (bestIndex < 0) return
  best.vehicle = vehicle
  best.precedingCount = bestIndex - first
  best.cost = bestDetour * weights.perMetre + fixed
}
