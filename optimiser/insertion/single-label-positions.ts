import type { Instance } from '../instance'
import { type Routes, dayCost } from '../routes'
import type { BestPosition } from '../search'
import { firstIndexInTime, costAtAnyPosition, type PositionSearch } from './insertion'
import { hasCapacity, hasCapacityAfter } from './capacity'

/** Writes the position where a stop adds the fewest metres to a route into `best` if it is cheaper, where durations cost nothing. */
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

/**
 * Writes the cheapest position for a stop in a route into `best` if it is cheaper than that, where one label holds all
 * times and no stop has a fixed position. A position is only computed in full where its metres alone are cheap enough,
 * since a detour never shortens the day.
 */
export const trySingleLabelPositions = (
  { instance, routes, ignoresCapacity = false }: PositionSearch,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.mayVisit[vehicle * instance.stopCount + stop] !== 1) return
  if (!ignoresCapacity && !hasCapacity(instance, routes, stop, vehicle)) return
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
  const {
    order,
    maxRouteNodes,
    visitCount,
    leg,
    headDoneAt,
    headDuration,
    headLatest,
    tailDoneAt,
    tailDuration,
    tailLatest,
  } = routes
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0)
  const [stopOpen, stopClose, stopService] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
  const fixed = costAtAnyPosition(instance, routes, stop, vehicle)
  const knownCost = fixed - dayCost(instance, routes.duration[vehicle] ?? 0)
  const firstIndex = firstIndexInTime(routes, first, last, stopOpen + stopService)
  let node = order[firstIndex] ?? 0
  let from = row + (matrixRow[node] ?? 0)
  for (let index = firstIndex; index <= last; index += 1) {
    const readyTime = headDoneAt[node] ?? 0
    if (readyTime > stopClose) break
    const next = order[index + 1] ?? 0
    const to = row + (matrixRow[next] ?? 0)
    const metresCost = weights.perMetre * ((metresByDestination[from] ?? 0) + (metres[to] ?? 0) - (leg[node] ?? 0))
    if (fixed + metresCost < best.cost) {
      const secondsThere = secondsByDestination[from] ?? 0
      const secondsOn = stopService + (seconds[to] ?? 0)
      const [nextLatest, remainingTime] = [tailLatest[next] ?? 0, tailDuration[next] ?? 0]
      const done = Math.max(readyTime + secondsThere, stopOpen) + secondsOn
      const before = (headDuration[node] ?? 0) + secondsThere
      const latestDeparture = Math.min(headLatest[node] ?? 0, stopClose - before, nextLatest - before - secondsOn)
      const duration = Math.max(
        done + remainingTime - latestDeparture,
        (tailDoneAt[next] ?? 0) - latestDeparture,
        before + secondsOn + remainingTime,
      )
      const isInTime = readyTime + secondsThere <= stopClose && done <= nextLatest
      const cost = isInTime ? knownCost + metresCost + dayCost(instance, duration) : Infinity
      if (
        cost < best.cost &&
        (!instance.loadDependsOnOrder || hasCapacityAfter(instance, routes, stop, vehicle, node))
      ) {
        best.vehicle = vehicle
        best.precedingCount = index - first
        best.cost = cost
      }
    }
    node = next
    from = to
  }
}
