import type { Instance } from '../instance'
import { legCostAt } from '../routes'
import type { Search } from '../search'

/** Stops for a vehicle in the order of their visits, and how much less the plan costs with them, waits and breaks not counted. */
export type ProposedRoute = { readonly stops: ReadonlyArray<number>; readonly gain: number }

const NONE = -1

/**
 * Of the unplanned stops those that gain most together on an idle vehicle, if they are visited in one order, by a time within
 * the slot of each, and, where they are many, each after one of the stops nearest to it. For each stop only the route that
 * gains most up to there is kept, though another may be done earlier.
 */
export const proposeRoute = (search: Search, vehicle: number): ProposedRoute => {
  const { instance, nearest } = search
  const { stopCount, vehicleCount, matrixRow, matrixSize, seconds, open, close, service, unplannedCost } = instance
  const stops = stopsInOrder(search, vehicle)
  const indexOfStop = new Int32Array(stopCount).fill(NONE)
  const comparesAll = stops.length <= nearest.perStop
  const { loadOf, capacity } = loadsOn(instance, vehicle)
  // By stop, of the route that gains most up to there.
  const gain = new Float64Array(stops.length)
  const doneAt = new Float64Array(stops.length)
  const load = new Float64Array(stops.length)
  const previous = new Int32Array(stops.length)
  const startRow = (matrixRow[stopCount + vehicle] ?? 0) * matrixSize
  const end = stopCount + vehicleCount + vehicle
  let [last, mostGain] = [NONE, -Infinity]
  for (let index = 0; index < stops.length; index += 1) {
    const stop = stops[index] ?? 0
    const row = matrixRow[stop] ?? 0
    const [closesAt, ownLoad] = [close[stop] ?? 0, loadOf(stop)]
    let arrival = (open[stopCount + vehicle] ?? 0) + (seconds[startRow + row] ?? 0)
    let bestGain = arrival <= closesAt && ownLoad <= capacity ? -legCostAt(instance, startRow + row) : -Infinity
    let before = NONE
    for (let rank = 0; rank < (comparesAll ? index : nearest.perStop); rank += 1) {
      const earlier = comparesAll ? rank : (indexOfStop[nearest.list[stop * nearest.perStop + rank] ?? 0] ?? NONE)
      if (earlier === NONE) continue
      const gainBefore = gain[earlier] ?? 0
      if (gainBefore <= bestGain || (load[earlier] ?? 0) + ownLoad > capacity) continue
      const leg = (matrixRow[stops[earlier] ?? 0] ?? 0) * matrixSize + row
      const arrivalAfter = (doneAt[earlier] ?? 0) + (seconds[leg] ?? 0)
      const gainHere = gainBefore - legCostAt(instance, leg)
      if (arrivalAfter > closesAt || gainHere <= bestGain) continue
      bestGain = gainHere
      before = earlier
      arrival = arrivalAfter
    }
    gain[index] = bestGain + (unplannedCost[stop] ?? 0)
    doneAt[index] = Math.max(arrival, open[stop] ?? 0) + (service[stop] ?? 0)
    load[index] = (before === NONE ? 0 : (load[before] ?? 0)) + ownLoad
    previous[index] = before
    indexOfStop[stop] = index
    const legHome = row * matrixSize + (matrixRow[end] ?? 0)
    const gainInAll = (gain[index] ?? 0) - legCostAt(instance, legHome)
    if (gainInAll > mostGain && (doneAt[index] ?? 0) + (seconds[legHome] ?? 0) <= (close[end] ?? 0))
      [last, mostGain] = [index, gainInAll]
  }
  const route: number[] = []
  for (let index = last; index !== NONE; index = previous[index] ?? NONE) route.push(stops[index] ?? 0)
  return { stops: route.toReversed(), gain: mostGain - (instance.fixedCost[vehicle] ?? 0) }
}

/** Several loads are only checked when the stops are inserted. */
const loadsOn = ({ dimensionCount, capacity, stopLoad }: Instance, vehicle: number) =>
  dimensionCount === 1
    ? { loadOf: (stop: number) => stopLoad[stop] ?? 0, capacity: capacity[vehicle] ?? Infinity }
    : { loadOf: () => 0, capacity: Infinity }

/**
 * The unplanned stops that the vehicle may visit, by a time within their slot and the hours of the vehicle: at one drawn share of
 * the slot, or at any time for a stop that is open all these hours.
 */
const stopsInOrder = ({ instance, routes: { unplanned }, random }: Search, vehicle: number): Int32Array => {
  const { stopCount, vehicleCount, open, close, mayVisit } = instance
  const [begins, ends] = [open[stopCount + vehicle] ?? 0, close[stopCount + vehicleCount + vehicle] ?? 0]
  const share = random.fraction()
  const sortTime = new Float64Array(stopCount)
  const stops = unplanned.stops.slice(0, unplanned.count).filter((stop) => mayVisit[vehicle * stopCount + stop] === 1)
  for (const stop of stops) {
    const [from, to] = [Math.max(open[stop] ?? 0, begins), Math.min(close[stop] ?? 0, ends)]
    sortTime[stop] = from + (to - from) * (from === begins && to === ends ? random.fraction() : share)
  }
  return stops.toSorted((one, other) => (sortTime[one] ?? 0) - (sortTime[other] ?? 0))
}
