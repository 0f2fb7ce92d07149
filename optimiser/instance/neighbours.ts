import type { Instance } from './instance'

/** By stop: its neighbour list, itself first, and the metres to each neighbour or back, whichever is less. */
export type Neighbours = { readonly perStop: number; readonly list: Int32Array; readonly metres: Int32Array }

/** Reloads count as far away, so that they displace no stop in the lists. */
const FAR = 1e9
/** How many neighbours removal gets: enough to reach several routes. */
const NEAREST_COUNT = 100
/** How many neighbours insertion gets: enough for a good position beside one of them. */
const RELATED_COUNT = 40
/** The weight of a second of waiting, in metres. */
const WAIT_METRES = 0.2

export const findNearest = (instance: Instance, isStopped: () => boolean): Neighbours =>
  rankNeighbours(
    instance,
    NEAREST_COUNT,
    isStopped,
    ({ matrixRow, matrixSize, metres, isReload }, stop, keys, maxDistance) => {
      const row = (matrixRow[stop] ?? 0) * matrixSize
      let foundCount = 0
      for (let other = 0; other < keys.length; other += 1) {
        const distance = isReload[other] === 1 ? FAR : (metres[row + (matrixRow[other] ?? 0)] ?? 0)
        if (distance < maxDistance || other === stop) {
          keys[foundCount] = sortKey(stop, other, distance, keys.length)
          foundCount += 1
        }
      }
      return foundCount
    },
  )

/** Neighbours in space and in time: the stops beside which a stop may well be visited (Vidal and others 2013). */
export const findRelated = (instance: Instance, isStopped: () => boolean): Neighbours =>
  rankNeighbours(
    instance,
    RELATED_COUNT,
    isStopped,
    (
      { matrixRow, matrixSize, metres, metresByDestination, seconds, secondsByDestination, ...times },
      stop,
      keys,
      maxDistance,
    ) => {
      const { open, close, service } = times
      const row = (matrixRow[stop] ?? 0) * matrixSize
      const [ownOpen, ownClose, ownService] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
      let foundCount = 0
      for (let other = 0; other < keys.length; other += 1) {
        const matrixIndex = row + (matrixRow[other] ?? 0)
        const [metresThere, metresBack] = [metres[matrixIndex] ?? 0, metresByDestination[matrixIndex] ?? 0]
        if (metresThere < maxDistance || metresBack < maxDistance || other === stop) {
          const [otherOpen, otherClose] = [open[other] ?? 0, close[other] ?? 0]
          const timeThere = ownService + (seconds[matrixIndex] ?? 0)
          const backTime = (service[other] ?? 0) + (secondsByDestination[matrixIndex] ?? 0)
          const distance = Math.min(
            metresThere +
              WAIT_METRES * Math.max(0, otherOpen - ownClose - timeThere) +
              Math.max(0, ownOpen + timeThere - otherClose),
            metresBack +
              WAIT_METRES * Math.max(0, ownOpen - otherClose - backTime) +
              Math.max(0, otherOpen + backTime - ownClose),
          )
          if (distance < maxDistance || other === stop) {
            keys[foundCount] = sortKey(stop, other, distance, keys.length)
            foundCount += 1
          }
        }
      }
      return foundCount
    },
  )

/**
 * Distance and number of a stop in one number, so that sorting the keys sorts by distance. A
 * stop comes first among its own neighbours.
 */
const sortKey = (stop: number, other: number, distance: number, stops: number): number =>
  stop === other ? stop : Math.round(distance + 1) * stops + other

/** Writes the keys of all stops nearer than `maxDistance` to the front, and returns how many there are. */
type ListWithin = (instance: Instance, stop: number, keys: Float64Array, maxDistance: number) => number

/** The search radius for the next stop is this many times the one that the last stop needed; mostly that is enough. */
const REACH_FACTOR = 1.5
/** Added to a radius, so that no rounded distance is ever equal to it. */
const HALF_METRE = 0.5

const rankNeighbours = (
  instance: Instance,
  maxCount: number,
  isStopped: () => boolean,
  listWithin: ListWithin,
): Neighbours => {
  const { stopCount } = instance
  const perStop = Math.min(stopCount, maxCount)
  const list = new Int32Array(stopCount * perStop)
  const keys = new Float64Array(stopCount)
  let radius = Infinity
  for (let stop = 0; stop < stopCount && !isStopped(); stop += 1) {
    let foundCount = listWithin(instance, stop, keys, radius)
    while (foundCount < perStop) {
      radius = radius < 1e9 ? 2 * radius + HALF_METRE : Infinity
      foundCount = listWithin(instance, stop, keys, radius)
    }
    selectSmallest(keys, foundCount, perStop)
    const sortedKeys = keys.subarray(0, perStop).toSorted()
    for (let rank = 0; rank < perStop; rank += 1) list[stop * perStop + rank] = (sortedKeys[rank] ?? 0) % stopCount
    radius = Math.ceil((REACH_FACTOR * (sortedKeys[perStop - 1] ?? 0)) / stopCount) + HALF_METRE
  }
  return {
    perStop,
    list,
    metres: list.map((neighbour, index) => metresApart(instance, Math.floor(index / perStop), neighbour)),
  }
}

const metresApart = (
  { matrixRow, matrixSize, metres, metresByDestination }: Instance,
  stop: number,
  other: number,
): number => {
  const matrixIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[other] ?? 0)
  return Math.min(metres[matrixIndex] ?? 0, metresByDestination[matrixIndex] ?? 0)
}

/** Moves the `count` smallest of the first `size` keys to the front, in no order (Hoare's selection). */
const selectSmallest = (keys: Float64Array, size: number, count: number): void => {
  let [low, high] = [0, size - 1]
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1
      while ((keys[right] ?? 0) > pivot) right -= 1
      if (left <= right) {
        const swapped = keys[left] ?? 0
        keys[left] = keys[right] ?? 0
        keys[right] = swapped
        left += 1
        right -= 1
      }
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}
