import {
  routeIndexOf,
  standingAt,
  stopIn,
  stopListOf,
  unplannedOn,
  withStops,
  type Stop,
  type StopFacts,
  type StopList,
} from '../stop'
import type { Side, TurnedStop } from './plan-change'

/**
 * The list with what is true of stops on one side of a change. Those that come back take the places they had, and are
 * unplanned until a route takes them up.
 */
export const stopsWith = (stops: StopList, turned: ReadonlyArray<TurnedStop>, side: Side): StopList => {
  const staying = withStops(
    stops,
    turned.flatMap(({ id, [side]: facts }) => {
      const stop = stopIn(stops, id)
      return facts === undefined || stop === undefined ? [] : [withFacts(stop, facts)]
    }),
  )
  const going = new Set(turned.filter(({ [side]: facts }) => facts === undefined).map(({ id }) => id))
  const coming = turned.filter(({ id, [side]: facts }) => facts !== undefined && stopIn(stops, id) === undefined)
  if (going.size === 0 && coming.length === 0) return staying
  const left = [...staying].filter(({ id }) => !going.has(id))
  return stopListOf(withThose(left, coming, side))
}

const withFacts = (stop: Stop, facts: StopFacts): Stop =>
  routeIndexOf(stop) === undefined ? unplanned(facts) : standingAt(facts, stop)

const unplanned = (facts: StopFacts): Stop => standingAt(facts, unplannedOn(facts.requestedDay))

/** Puts the stops that come back among those that are there, each at the place it had, or at the end. */
const withThose = (there: ReadonlyArray<Stop>, coming: ReadonlyArray<TurnedStop>, side: Side): ReadonlyArray<Stop> => {
  const list: Stop[] = []
  let passed = 0
  for (const { place, [side]: facts } of coming.toSorted((one, other) => one.place - other.place)) {
    const ahead = there.slice(passed, passed + Math.max(place - list.length, 0))
    for (const stop of ahead) list.push(stop)
    passed += ahead.length
    if (facts !== undefined) list.push(unplanned(facts))
  }
  return [...list, ...there.slice(passed)]
}
