/** The load of a stop: one amount per dimension. */
export type StopLoad = { readonly type: string; readonly demand: ReadonlyArray<number> }

/** What changes the load of a vehicle: a stop, or a reload at the depot, where one trip ends and the next begins. */
export type LoadChange = StopLoad | 'reload'

/**
 * The highest load on board at any moment, by dimension. Deliveries are on board from the start of their trip until their
 * stop, pickups from their stop to the end of their trip; a service has no load.
 */
export const peakLoad = (changes: ReadonlyArray<LoadChange>): ReadonlyArray<number> => {
  const trips = tripsAlong(changes)
  return Array.from({ length: dimensionsOf(changes) }, (_, dimension) =>
    roundAmount(highestOf(trips.flatMap((stops) => loadsAlongTrip(stops, dimension)))),
  )
}

const tripsAlong = (changes: ReadonlyArray<LoadChange>): ReadonlyArray<ReadonlyArray<StopLoad>> => {
  const trips: StopLoad[][] = [[]]
  for (const change of changes)
    if (change === 'reload') trips.push([])
    else trips.at(-1)?.push(change)
  return trips
}

const dimensionsOf = (changes: ReadonlyArray<LoadChange>): number =>
  changes.reduce((max, change) => (change === 'reload' ? max : Math.max(max, change.demand.length)), 0)

/** Negative for a delivery. */
const amountOf = ({ type, demand }: StopLoad, dimension: number): number => {
  const amount = demand[dimension] ?? 0
  if (type === 'Service') return 0
  return type === 'Pickup' ? amount : -amount
}

/** The load at the start, and after each stop. */
const loadsAlongTrip = (stops: ReadonlyArray<StopLoad>, dimension: number): ReadonlyArray<number> => {
  const amounts = stops.map((stop) => amountOf(stop, dimension))
  let onBoard = 0
  for (const amount of amounts) if (amount < 0) onBoard -= amount
  const loads = [onBoard]
  for (const amount of amounts) loads.push((onBoard += amount))
  return loads
}

const highestOf = (loads: ReadonlyArray<number>): number => loads.reduce((max, load) => Math.max(max, load), 0)

/**
 * The highest load with one stop or reload more, at each position. A stop that is put in after a reload belongs to the next
 * trip.
 */
export const peakLoadWith = (
  changes: ReadonlyArray<LoadChange>,
  added: LoadChange,
): ((position: number) => ReadonlyArray<number>) => {
  if (added === 'reload') return (position) => peakLoad(changes.toSpliced(position, 0, added))
  const trips = tripsAlong(changes)
  const tripPeaks = trips.map((stops) =>
    Array.from({ length: dimensionsOf([...changes, added]) }, (_, dimension) =>
      peakWith(loadsAlongTrip(stops, dimension), amountOf(added, dimension)),
    ),
  )
  const peaks = trips.map((stops) => peakLoad(stops))
  const positions = trips.flatMap((stops, trip) =>
    Array.from({ length: stops.length + 1 }, (_, position) => ({ trip, position })),
  )
  return (index) => {
    const { trip, position } = positions[index] ?? { trip: 0, position: 0 }
    return (tripPeaks[trip] ?? []).map((peakAt, dimension) =>
      peaks.reduce(
        (max, peak, other) => (other === trip ? max : Math.max(max, peak[dimension] ?? 0)),
        peakAt(position),
      ),
    )
  }
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
