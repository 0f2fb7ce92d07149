import type { Stop, StopId } from '../stop'

type Stops = ReadonlyArray<Stop>

const known = new WeakMap<Stops, ReadonlyMap<StopId, number>>()

/** Where each stop stands in the list; found out once for a list, however often it is asked. */
export const positionsOf = (stops: Stops): ReadonlyMap<StopId, number> => {
  const found = known.get(stops)
  if (found !== undefined) return found
  const made = new Map(stops.map((stop, position) => [stop.id, position]))
  known.set(stops, made)
  return made
}

/** The list with these stops in the places of those with their ids; nobody moves, so the positions hold for it too. */
export const withStops = (stops: Stops, changed: ReadonlyArray<Stop>): Stops => {
  if (changed.length === 0) return stops
  const positions = positionsOf(stops)
  const next = stops.slice()
  for (const stop of changed) {
    const position = positions.get(stop.id)
    if (position !== undefined) next[position] = stop
  }
  known.set(next, positions)
  return next
}
