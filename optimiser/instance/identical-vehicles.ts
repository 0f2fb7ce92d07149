import type { Problem, Vehicle } from '../solver-input'
import type { Facts } from './instance'

/**
 * By vehicle: the first that is the same in everything: in itself, in the stops it may visit, and in what they cost it.
 */
export const firstsAlike = (
  { vehicles, stops }: Problem,
  { fits, visitCost }: Pick<Facts, 'fits' | 'visitCost'>,
): Int32Array => {
  const firsts = new Map<string, number[]>()
  const visitAlike = (one: number, other: number): boolean =>
    areSame(fits, one, other, stops.length) && (visitCost === undefined || areSame(visitCost, one, other, stops.length))
  return Int32Array.from(vehicles, (vehicle, index) => {
    const own = ownOf(vehicle)
    const known = firsts.get(own) ?? []
    const first = known.find((other) => visitAlike(index, other))
    if (first === undefined) firsts.set(own, [...known, index])
    return first ?? index
  })
}

const ownOf = ({ start, end, earliest, latest, capacity, breaks, fixedCost }: Vehicle): string =>
  JSON.stringify([start, end, earliest, latest, capacity, breaks, fixedCost])

/** Whether two rows of a table are equal. */
const areSame = (table: Uint8Array | Float64Array, one: number, other: number, row: number): boolean => {
  for (let at = 0; at < row; at += 1) if (table[one * row + at] !== table[other * row + at]) return false
  return true
}
