import type { Instance } from '../instance'
import type { Search } from '../search'
import { dayCost } from '../routes'

/** The least it costs to send an idle vehicle for this stop alone: there, service, and home. */
export const leastCostAlone = ({ instance, aloneCost }: Search, stop: number): number => {
  const cached = aloneCost[stop] ?? 0
  if (cached >= 0) return cached
  let leastCost = Infinity
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1)
    if (instance.mayVisit[vehicle * instance.stopCount + stop] === 1)
      leastCost = Math.min(leastCost, costAlone(instance, vehicle, stop))
  aloneCost[stop] = leastCost
  return leastCost
}

const costAlone = (instance: Instance, vehicle: number, stop: number): number => {
  const { matrixRow, matrixSize, seconds, metres, service, weights, stopCount, vehicleCount } = instance
  const legThere = (matrixRow[stopCount + vehicle] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)
  const legHome = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[stopCount + vehicleCount + vehicle] ?? 0)
  const duration = (seconds[legThere] ?? 0) + (service[stop] ?? 0) + (seconds[legHome] ?? 0)
  const metresCost = weights.perMetre * ((metres[legThere] ?? 0) + (metres[legHome] ?? 0))
  return (instance.fixedCost[vehicle] ?? 0) + metresCost + dayCost(instance, duration)
}
