/** The load of a stop: one amount per dimension. */
export type StopLoad = { readonly type: string; readonly demand: ReadonlyArray<number> }

/**
 * The highest load on board at any moment, by dimension. Deliveries are on board from the start until their stop,
 * pickups from their stop to the end; a service has no load.
 */
export const peakLoad = (stops: ReadonlyArray<StopLoad>): ReadonlyArray<number> =>
  Array.from({ length: dimensionsOf(stops) }, (_, dimension) =>
    peakOf(stops.map((stop) => loadChangeOf(stop, dimension))),
  )

const dimensionsOf = (stops: ReadonlyArray<StopLoad>): number =>
  stops.reduce((max, { demand }) => Math.max(max, demand.length), 0)

/** Negative for a delivery. */
const loadChangeOf = ({ type, demand }: StopLoad, dimension: number): number => {
  const amount = demand[dimension] ?? 0
  if (type === 'Service') return 0
  return type === 'Pickup' ? amount : -amount
}

const peakOf = (changes: ReadonlyArray<number>): number =>
  roundAmount(loadsAlongRoute(changes).reduce((max, load) => Math.max(max, load), 0))

/** The load at the start, and after each stop. */
const loadsAlongRoute = (changes: ReadonlyArray<number>): ReadonlyArray<number> => {
  let onBoard = 0
  for (const change of changes) if (change < 0) onBoard -= change
  const loads = [onBoard]
  for (const change of changes) loads.push((onBoard += change))
  return loads
}

/** The highest load with one stop more, at each position. */
export const peakLoadWith = (
  stops: ReadonlyArray<StopLoad>,
  added: StopLoad,
): ((position: number) => ReadonlyArray<number>) => {
  const peaks = Array.from({ length: dimensionsOf([...stops, added]) }, (_, dimension) =>
    peakWith(loadsAlongRoute(stops.map((stop) => loadChangeOf(stop, dimension))), loadChangeOf(added, dimension)),
  )
  return (position) => peaks.map((peakAt) => peakAt(position))
}

/** A delivery is on board until its position, a pickup from there on. */
const peakWith = (loads: ReadonlyArray<number>, change: number): ((position: number) => number) => {
  const [highestUntil, highestFrom] = [highestSoFar(loads), highestSoFar(loads.toReversed()).toReversed()]
  return (position) =>
    roundAmount(
      Math.max(
        (highestUntil[position] ?? 0) + Math.max(0, -change),
        (highestFrom[position] ?? 0) + Math.max(0, change),
      ),
    )
}

const highestSoFar = (loads: ReadonlyArray<number>): ReadonlyArray<number> => {
  let highest = 0
  return loads.map((load) => (highest = Math.max(highest, load)))
}

/** Avoids rounding errors: 0.1 + 0.2 must fit where 0.3 fits. */
export const roundAmount = (amount: number): number => Math.round(amount * 1e6) / 1e6
