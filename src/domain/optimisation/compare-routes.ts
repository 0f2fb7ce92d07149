import type { Route } from '../route'
import type { StopId } from '../stop'

/** A route as it is now, and as it is proposed: one of the two where it is new, or driven no more. */
export type Compared = {
  readonly before: Route | undefined
  readonly after: Route | undefined
  /** stops that are on no route now */
  readonly added: number
  /** stops that come from another route */
  readonly movedIn: number
}

/** What one of them is known by, among all of them. */
export const keyOf = ({ before, after }: Compared): string =>
  after === undefined ? `gone ${before?.index ?? ''}` : `route ${after.index}`

/** In the order of the proposal, then what is driven no more. */
export const comparedRoutes = (now: ReadonlyArray<Route>, proposed: ReadonlyArray<Route>): ReadonlyArray<Compared> => {
  const routeOf = new Map<StopId, Route>()
  for (const route of now) for (const { id } of route.visits) routeOf.set(id, route)
  const pairs = pairedRoutes(now, proposed)
  const gone = now.filter((route) => ![...pairs.values()].includes(route))
  return [
    ...proposed.map((after): Compared => {
      const before = pairs.get(after)
      const others = after.visits
        .map(({ id }) => routeOf.get(id))
        .filter((from) => from === undefined || from !== before)
      const movedIn = others.filter((from) => from !== undefined).length
      return { before, after, added: others.length - movedIn, movedIn }
    }),
    ...gone.map((before): Compared => ({ before, after: undefined, added: 0, movedIn: 0 })),
  ]
}

/** How many stops get a route, change to another one, and lose theirs. */
export type StopsMoved = { readonly added: number; readonly changed: number; readonly dropped: number }

export const stopsMoved = (compared: ReadonlyArray<Compared>): StopsMoved => {
  const planned = new Set(compared.flatMap(({ after }) => after?.visits.map(({ id }) => id) ?? []))
  const dropped = compared.flatMap(({ before }) => before?.visits ?? []).filter(({ id }) => !planned.has(id))
  return {
    added: compared.reduce((sum, { added }) => sum + added, 0),
    changed: compared.reduce((sum, { movedIn }) => sum + movedIn, 0),
    dropped: dropped.length,
  }
}

type Alike = (one: Route, other: Route) => boolean

/**
 * Who drives is what makes a route the same: the carrier, who has one a day, or else the driver; failing both, what it is
 * called.
 */
const alikes: ReadonlyArray<Alike> = [
  (one, other) => one.externalRouteId !== undefined && one.externalRouteId === other.externalRouteId,
  (one, other) => one.driverId !== undefined && one.driverId === other.driverId,
  (one, other) => one.name === other.name,
]

const pairedRoutes = (now: ReadonlyArray<Route>, proposed: ReadonlyArray<Route>): ReadonlyMap<Route, Route> => {
  const left = new Set(now)
  const pairs = new Map<Route, Route>()
  for (const alike of alikes)
    for (const after of proposed) {
      if (pairs.has(after)) continue
      const before = [...left].find((route) => route.day === after.day && alike(route, after))
      if (before === undefined) continue
      left.delete(before)
      pairs.set(after, before)
    }
  return pairs
}
