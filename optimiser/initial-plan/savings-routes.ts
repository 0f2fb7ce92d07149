import { costAlone, fitsCapacity } from '../insertion'
import type { Instance, Neighbours } from '../instance'
import { NO_VEHICLE } from '../routes'
import type { Search } from '../search'

/** A route as the sequence of its stops. */
type StopSequence = ReadonlyArray<number>

type SavingsInput = Pick<Search, 'instance' | 'nearest' | 'isStopped'>

/**
 * By vehicle: its route by the savings algorithm (Clarke and Wright 1964). Each stop has its own route at first, by the
 * kind of vehicle that visits it alone for the least cost, and two routes of one kind are joined where that saves most,
 * as long as load and hours allow it. The longest routes of a kind get its vehicles. For problems that ignore the time of
 * day.
 */
export const savingsRoutes = ({ instance, nearest, isStopped }: SavingsInput): ReadonlyArray<StopSequence> => {
  const kindOf = cheapestKinds(instance)
  const routeOfStop = Array.from({ length: instance.stopCount }, (_, stop): StopSequence => [stop])
  const pairs = sortedPairs(instance, kindOf, nearest, isStopped)
  for (let index = 0; index < pairs.length && !(index % CHECK_EVERY === 0 && isStopped()); index += 1) {
    const pair = pairs[index] ?? 0
    const [before, after] = [Math.floor(pair / instance.stopCount), pair % instance.stopCount]
    if (kindOf[before] !== kindOf[after]) continue
    const joined = joinRoutes(instance, kindOf[before] ?? NO_VEHICLE, routeOfStop, [before, after])
    if (joined !== undefined) for (const stop of joined) routeOfStop[stop] = joined
  }
  const routes = [...new Set(routeOfStop)].toSorted((first, second) => second.length - first.length)
  return Array.from(instance.vehicleKind, (kind) => {
    const index = routes.findIndex(([stop = 0]) => kindOf[stop] === kind)
    return index < 0 ? [] : routes.splice(index, 1).flat()
  })
}

/** By stop: the first vehicle of the kind that visits it alone for the least cost, or NO_VEHICLE. */
const cheapestKinds = (instance: Instance): Int32Array => {
  const kinds = [...new Set(instance.vehicleKind)]
  return Int32Array.from({ length: instance.stopCount }, (_, stop) => {
    let [leastCost, cheapest] = [Infinity, NO_VEHICLE]
    for (const kind of kinds) {
      const cost =
        instance.mayVisit[kind * instance.stopCount + stop] === 1 ? costAlone(instance, kind, stop) : Infinity
      if (cost < leastCost) [leastCost, cheapest] = [cost, kind]
    }
    return cheapest
  })
}

/** How many pairs are tried between two calls of `isStopped`. */
const CHECK_EVERY = 1024

/** Pairs of near stops, by the metres saved by visiting one right after the other, the most first. */
const sortedPairs = (
  { stopCount, vehicleCount, metres, matrixRow, matrixSize }: Instance,
  kindOf: Int32Array,
  { perStop, list }: Neighbours,
  isStopped: () => boolean,
): Float64Array => {
  const keys = new Float64Array(stopCount * perStop)
  for (let stop = 0; stop < stopCount && !isStopped(); stop += 1) {
    const row = (matrixRow[stop] ?? 0) * matrixSize
    const kind = Math.max(0, kindOf[stop] ?? 0)
    const startRow = (matrixRow[stopCount + kind] ?? 0) * matrixSize
    const metresHome = metres[row + (matrixRow[stopCount + vehicleCount + kind] ?? 0)] ?? 0
    for (let index = stop * perStop; index < (stop + 1) * perStop; index += 1) {
      const other = matrixRow[list[index] ?? 0] ?? 0
      const saving = metresHome + (metres[startRow + other] ?? 0) - (metres[row + other] ?? 0)
      keys[index] = -saving * keys.length + index
    }
  }
  keys.sort()
  for (let rank = 0; rank < keys.length; rank += 1) {
    const index = (((keys[rank] ?? 0) % keys.length) + keys.length) % keys.length
    keys[rank] = Math.floor(index / perStop) * stopCount + (list[index] ?? 0)
  }
  return keys
}

/** The route that visits these two stops one right after the other; undefined where their routes cannot be joined. */
const joinRoutes = (
  instance: Instance,
  vehicle: number,
  routeOfStop: ReadonlyArray<StopSequence>,
  [before, after]: readonly [number, number],
): StopSequence | undefined => {
  const [first, second] = [routeOfStop[before] ?? [], routeOfStop[after] ?? []]
  if (vehicle === NO_VEHICLE || first === second) return undefined
  const head = first.at(-1) === before ? first : first.toReversed()
  const tail = second[0] === after ? second : second.toReversed()
  if (head.at(-1) !== before || tail[0] !== after) return undefined
  const stops = [...head, ...tail]
  return fitsCapacity(instance, vehicle, stops) && isInTime(instance, vehicle, stops) ? stops : undefined
}

const isInTime = (instance: Instance, vehicle: number, stops: StopSequence): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service, stopCount, vehicleCount } = instance
  let node = stopCount + vehicle
  let duration = 0
  for (const next of [...stops, stopCount + vehicleCount + vehicle]) {
    duration += (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[next] ?? 0)
    node = next
  }
  return duration <= (close[node] ?? 0) - (open[node] ?? 0)
}
