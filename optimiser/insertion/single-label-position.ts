import type { Instance } from '../instance'
import type { BestPosition } from '../search'
import { dayCost, type Tours } from '../tours'
import { fixedCostOf, firstGap } from './gap'
import { hasCapacity, hasCapacityAfter } from './capacity'

/**
 * The cheapest position for a stop in a route, where one label holds all times and no stop has a fixed position. A
 * gap is only computed in full where its metres alone are cheap enough, since a detour never shortens the day.
 */
export const findSingleLabelPosition = (
  instance: Instance,
  tours: Tours,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.fits[vehicle * instance.stops + stop] !== 1 || !hasCapacity(instance, tours, stop, vehicle)) return
  const { matrixSize, matrixRow, seconds, secondsTo, metres, metresTo, open, close, service, weights } = instance
  const { order, stride, length, leg, headDone, headTime, headLast, tailDone, tailTime, tailLast } = tours
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  const [stopOpen, stopClose, stopService] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
  const fixed = fixedCostOf(instance, tours, stop, vehicle)
  const knownCost = fixed - dayCost(instance, tours.duration[vehicle] ?? 0)
  const firstIndex = firstGap(tours, first, last, stopOpen + stopService)
  let node = order[firstIndex] ?? 0
  let from = row + (matrixRow[node] ?? 0)
  for (let index = firstIndex; index <= last; index += 1) {
    const readyTime = headDone[node] ?? 0
    if (readyTime > stopClose) break
    const next = order[index + 1] ?? 0
    const to = row + (matrixRow[next] ?? 0)
    const metresCost = weights.perMetre * ((metresTo[from] ?? 0) + (metres[to] ?? 0) - (leg[node] ?? 0))
    if (fixed + metresCost < best.cost) {
      const secondsThere = secondsTo[from] ?? 0
      const secondsOn = stopService + (seconds[to] ?? 0)
      const [nextLatest, remainingTime] = [tailLast[next] ?? 0, tailTime[next] ?? 0]
      const done = Math.max(readyTime + secondsThere, stopOpen) + secondsOn
      const before = (headTime[node] ?? 0) + secondsThere
      const latestDeparture = Math.min(headLast[node] ?? 0, stopClose - before, nextLatest - before - secondsOn)
      const duration = Math.max(
        done + remainingTime - latestDeparture,
        (tailDone[next] ?? 0) - latestDeparture,
        before + secondsOn + remainingTime,
      )
      const isInTime = readyTime + secondsThere <= stopClose && done <= nextLatest
      const cost = isInTime ? knownCost + metresCost + dayCost(instance, duration) : Infinity
      if (cost < best.cost && (!instance.isMixed || hasCapacityAfter(instance, tours, stop, vehicle, node))) {
        best.vehicle = vehicle
        best.before = index - first
        best.cost = cost
      }
    }
    node = next
    from = to
  }
}
