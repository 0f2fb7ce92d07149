import type { Instance } from './instance'

type DayBoundInput = Pick<
  Instance,
  'stopCount' | 'matrixRow' | 'matrixSize' | 'seconds' | 'service' | 'stopLoad' | 'capacity'
>

/**
 * A bound for a plain problem without windows: no route is longer than the most stops a vehicle can carry, each with
 * the farthest drive. Where that fits in the day, nothing can be late.
 */
export const longestDayBound = (instance: DayBoundInput, isStopped: () => boolean): number => {
  const { stopCount, service } = instance
  const stopSeconds = new Float64Array(stopCount)
  for (let stop = 0; stop < stopCount && !isStopped(); stop += 1)
    stopSeconds[stop] = (service[stop] ?? 0) + farthestSeconds(instance, stop)
  const longestSteps = stopSeconds.toSorted().subarray(stopCount - maxStops(instance))
  return longestSteps.reduce((sum, seconds) => sum + seconds, farthestSeconds(instance, stopCount))
}

const farthestSeconds = ({ matrixRow, matrixSize, seconds }: DayBoundInput, node: number): number => {
  const rowStart = (matrixRow[node] ?? 0) * matrixSize
  let max = 0
  for (let index = rowStart; index < rowStart + matrixSize; index += 1) max = Math.max(max, seconds[index] ?? 0)
  return max
}

const maxStops = ({ stopLoad, capacity }: DayBoundInput): number => {
  let freeCapacity = capacity[0] ?? 0
  const isOverCapacity = (load: number): boolean => (freeCapacity -= load) < 0
  const count = stopLoad.toSorted().findIndex(isOverCapacity)
  return count < 0 ? stopLoad.length : count
}
