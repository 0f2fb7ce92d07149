import type { Instance } from '../instance'
import type { Tours } from '../tours'

/** Routes with fewer stops are computed in full for every gap that might be the best. */
export const SHORT_ROUTE = 8

/** A position for a stop: behind the first `before` stops of a vehicle. */
export type Gap = { readonly stop: number; readonly vehicle: number; readonly before: number }

/** The extra cost of a route for its extra metres. */
export const metresCostAdded = (instance: Instance, tours: Tours, { stop, vehicle, before }: Gap): number => {
  const { matrixSize, matrixRow, stops, metres, metresTo, weights } = instance
  const index = vehicle * tours.stride + before
  const [node, next] = [tours.order[index] ?? 0, tours.order[index + 1] ?? 0]
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const metresThere = metresTo[row + (matrixRow[node] ?? 0)] ?? 0
  const metresOn = metres[row + (matrixRow[next] ?? 0)] ?? 0
  const leg = tours.leg[node] ?? 0
  const metresCost = weights.perMetre * (metresThere + metresOn - leg)
  if (weights.compactness === 0) return metresCost
  const betweenStops =
    (node < stops ? metresThere : 0) + (next < stops ? metresOn : 0) - (node < stops && next < stops ? leg : 0)
  return metresCost + weights.compactness * betweenStops
}

/** The price of using the vehicle at all, and of this vehicle visiting this stop. */
export const fixedCostOf = (instance: Instance, { length }: Tours, stop: number, vehicle: number): number =>
  (length[vehicle] === 0 ? (instance.fixedCost[vehicle] ?? 0) : 0) +
  (instance.visitCost?.[vehicle * instance.stops + stop] ?? 0)

/**
 * The first gap of a route in which a stop that is done at `finishTime` does not make a later node late, by binary
 * search.
 */
export const firstGap = ({ order, tailLast }: Tours, first: number, last: number, finishTime: number): number => {
  let [low, high] = [first, last]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tailLast[order[middle + 1] ?? 0] ?? 0) >= finishTime) high = middle
    else low = middle + 1
  }
  return low
}
