import type { Search } from '../search'
import { addTrip, fitsCapacity, insertWaiting, joinTrips, sendForProposedRoute } from '../insertion'
import { NO_VEHICLE, stopBag, vehicleSet } from '../routes'
import { assignRoutes } from './assign-routes'
import type { Instance, Neighbours } from '../instance'

/** The first plan: today's routes, or some made quickly; all other stops are inserted where they cost least. */
export const buildInitialPlan = (
  search: Search,
  currentRoutes: ReadonlyArray<ReadonlyArray<number>> | undefined,
): void => {
  const { instance, routes, waiting, isStopped } = search
  if (currentRoutes !== undefined) assignRoutes(instance, routes, currentRoutes, isStopped)
  else if (instance.isPlain && !instance.hasWindows)
    assignRoutes(instance, routes, sortLongestFirst(savingsRoutes(search)), isStopped)
  routes.unplanned.count = 0
  for (let stop = 0; stop < instance.stopCount; stop += 1)
    if (routes.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
  insertWaiting(search)
  if (instance.hasWindows) while (!isStopped() && sendForProposedRoute(search, 0));
  if (instance.reloadCount > 0) insertOnFurtherTrips(search)
}

/** Gives each vehicle one trip more at a time, as long as stops are left that fit on these. */
const insertOnFurtherTrips = (search: Search): void => {
  const { instance, routes, waiting, isStopped } = search
  for (let leftBefore = Infinity; routes.unplanned.count > 0 && routes.unplanned.count < leftBefore && !isStopped();) {
    leftBefore = routes.unplanned.count
    let hasAdded = false
    for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) hasAdded = addTrip(search, vehicle) || hasAdded
    if (!hasAdded) return
    while (routes.unplanned.count > 0) stopBag.add(waiting, stopBag.removeAt(routes.unplanned, 0))
    insertWaiting(search)
  }
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) vehicleSet.add(search.changedVehicles, vehicle)
  joinTrips(search)
}

const sortLongestFirst = (routes: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  routes.toSorted((first, second) => second.length - first.length)

/**
 * The savings algorithm (Clarke and Wright 1964): each stop has its own route at first, and two routes are joined where
 * that saves most, as long as load and hours allow it. For plain problems, in which any vehicle will do.
 */
const savingsRoutes = ({ instance, nearest, isStopped }: SavingsInput): ReadonlyArray<ReadonlyArray<number>> => {
  const routeOfStop = Array.from({ length: instance.stopCount }, (_, stop): ReadonlyArray<number> => [stop])
  const pairs = sortedPairs(instance, nearest, isStopped)
  for (let index = 0; index < pairs.length && !(index % CHECK_EVERY === 0 && isStopped()); index += 1) {
    const pair = pairs[index] ?? 0
    const first = routeOfStop[Math.floor(pair / instance.stopCount)]
    const second = routeOfStop[pair % instance.stopCount]
    const joined = first === undefined || second === undefined ? undefined : joinRoutes(instance, first, second, pair)
    for (const stop of joined ?? []) if (joined !== undefined) routeOfStop[stop] = joined
  }
  return [...new Set(routeOfStop)]
}

type SavingsInput = Pick<Search, 'instance' | 'nearest' | 'isStopped'>

/** How many pairs are tried between two calls of `isStopped`. */
const CHECK_EVERY = 1024

/** Pairs of near stops, by the saving of visiting one right after the other, the largest first. */
const sortedPairs = (
  { stopCount, metres, matrixRow, matrixSize }: Instance,
  { perStop, list }: Neighbours,
  isStopped: () => boolean,
): Float64Array => {
  const depot = matrixRow[stopCount] ?? 0
  const keys = new Float64Array(stopCount * perStop)
  for (let stop = 0; stop < stopCount && !isStopped(); stop += 1) {
    const row = (matrixRow[stop] ?? 0) * matrixSize
    const depotMetres = metres[row + depot] ?? 0
    for (let index = stop * perStop; index < (stop + 1) * perStop; index += 1) {
      const other = matrixRow[list[index] ?? 0] ?? 0
      const saving = depotMetres + (metres[depot * matrixSize + other] ?? 0) - (metres[row + other] ?? 0)
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

/** A route as the list of its stops. */
type StopList = ReadonlyArray<number>

const joinRoutes = (instance: Instance, first: StopList, second: StopList, pair: number): StopList | undefined => {
  if (first === second) return undefined
  const [lastStop, firstStop] = [Math.floor(pair / instance.stopCount), pair % instance.stopCount]
  const head = instance.hasWindows || first.at(-1) === lastStop ? first : first.toReversed()
  const tail = instance.hasWindows || second[0] === firstStop ? second : second.toReversed()
  if (head.at(-1) !== lastStop || tail[0] !== firstStop) return undefined
  const stops = [...head, ...tail]
  return fitsCapacity(instance, 0, stops) && isInTime(instance, stops) ? stops : undefined
}

const isInTime = (instance: Instance, stops: ReadonlyArray<number>): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service } = instance
  let node = instance.stopCount
  let finishTime = open[node] ?? 0
  for (const stop of [...stops, instance.stopCount + instance.vehicleCount]) {
    finishTime = Math.max(
      finishTime + (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0),
      open[stop] ?? 0,
    )
    if (finishTime > (close[stop] ?? 0)) return false
    finishTime += service[stop] ?? 0
    node = stop
  }
  return true
}
