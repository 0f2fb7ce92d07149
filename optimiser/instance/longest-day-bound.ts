import type { Instance } from './instance'

type DayBoundInput = Pick<
  Instance,
  | 'stopCount'
  | 'vehicleCount'
  | 'dimensionCount'
  | 'matrixRow'
  | 'matrixSize'
  | 'seconds'
  | 'service'
  | 'delivered'
  | 'collected'
  | 'capacity'
>

/**
 * A bound for a problem without windows: no route is longer than the most stops a vehicle can carry of the first load,
 * each with the farthest drive. Where that fits in the day, nothing can be late.
 */
export const longestDayBound = (instance: DayBoundInput, isStopped: () => boolean): number => {
  const { stopCount, vehicleCount, service } = instance
  const stopSeconds = new Float64Array(stopCount)
  for (let stop = 0; stop < stopCount && !isStopped(); stop += 1)
    stopSeconds[stop] = (service[stop] ?? 0) + farthestSeconds(instance, stop)
  const longestSteps = stopSeconds.toSorted().subarray(stopCount - maxStops(instance))
  let firstLeg = 0
  for (let start = stopCount; start < stopCount + vehicleCount && !isStopped(); start += 1)
    if (start === stopCount || instance.matrixRow[start] !== instance.matrixRow[start - 1])
      firstLeg = Math.max(firstLeg, farthestSeconds(instance, start))
  return longestSteps.reduce((sum, seconds) => sum + seconds, firstLeg)
}

const farthestSeconds = ({ matrixRow, matrixSize, seconds }: DayBoundInput, node: number): number => {
  const rowStart = (matrixRow[node] ?? 0) * matrixSize
  let max = 0
  for (let index = rowStart; index < rowStart + matrixSize; index += 1) max = Math.max(max, seconds[index] ?? 0)
  return max
}

/** What is delivered and what is collected need not be on board at the same time. */
const maxStops = ({ stopCount, dimensionCount, delivered, collected, capacity }: DayBoundInput): number => {
  const hasBoth = delivered.some((amount) => amount > 0) && collected.some((amount) => amount > 0)
  const loads = Float64Array.from(
    { length: stopCount },
    (_, stop) => (delivered[stop * dimensionCount] ?? 0) + (collected[stop * dimensionCount] ?? 0),
  )
  let freeCapacity = hasBoth
    ? Infinity
    : capacity.reduce((max, amount, index) => (index % dimensionCount === 0 ? Math.max(max, amount) : max), 0)
  const isOverCapacity = (load: number): boolean => (freeCapacity -= load) < 0
  const count = loads.toSorted().findIndex(isOverCapacity)
  return count < 0 ? stopCount : count
}
