import type { SolverInput, Vehicle } from '../solver-input'
import type { Instance } from './instance'

/**
 * By vehicle: the first that is the same in everything: in itself, in the stops it may visit, and in what they cost it.
 */
export const firstIdenticalVehicles = (
  { vehicles, stops }: SolverInput,
  { fits, visitCost }: Pick<Instance, 'fits' | 'visitCost'>,
): Int32Array => {
  const indexesByKey = new Map<string, number[]>()
  const areVisitsEqual = (first: number, second: number): boolean =>
    areRowsEqual(fits, first, second, stops.length) &&
    (visitCost === undefined || areRowsEqual(visitCost, first, second, stops.length))
  return Int32Array.from(vehicles, (vehicle, index) => {
    const key = vehicleKey(vehicle)
    const sameKey = indexesByKey.get(key) ?? []
    const first = sameKey.find((second) => areVisitsEqual(index, second))
    if (first === undefined) indexesByKey.set(key, [...sameKey, index])
    return first ?? index
  })
}

const vehicleKey = ({ start, end, earliest, latest, capacity, breaks, fixedCost }: Vehicle): string =>
  JSON.stringify([start, end, earliest, latest, capacity, breaks, fixedCost])

/** Whether two rows of a table are equal. */
const areRowsEqual = (table: Uint8Array | Float64Array, first: number, second: number, rowLength: number): boolean => {
  for (let column = 0; column < rowLength; column += 1)
    if (table[first * rowLength + column] !== table[second * rowLength + column]) return false
  return true
}
