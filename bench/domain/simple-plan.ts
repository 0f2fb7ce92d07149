import type { Plan } from '../../src/domain/plan'
import { stopArrayOf, type Stop } from '../../src/domain/stop'

type Mutable<A> =
  A extends ReadonlyArray<infer I> ? Mutable<I>[] : A extends object ? { -readonly [K in keyof A]: Mutable<A[K]> } : A

/** A plan as one would write it at first: two arrays. */
export type SimplePlan = Pick<Plan, 'routes'> & { readonly stops: ReadonlyArray<Stop> }

export const simplePlanOf = ({ routes, stops }: Plan): SimplePlan => ({ routes, stops: stopArrayOf(stops) })

/** A move as one would write it at first: copy everything, splice, number all routes and write that to every stop. */
export const moveStopInSimplePlan = (plan: SimplePlan, id: string, to: number, insertAt: number): SimplePlan => {
  const copy = structuredClone(plan) as Mutable<SimplePlan>
  for (const route of copy.routes) {
    const visitIndex = route.visits.findIndex((visit) => visit.id === id)
    if (visitIndex < 0) continue
    const [visit] = route.visits.splice(visitIndex, 1)
    if (visit !== undefined) copy.routes[to]?.visits.splice(insertAt, 0, visit)
    break
  }
  const stops = new Map(copy.stops.map((stop) => [stop.id, stop]))
  for (const route of copy.routes)
    for (const [index, visit] of route.visits.entries()) {
      visit.stopNumber = (index + 1) * 10
      const stop = stops.get(visit.id)
      if (stop !== undefined)
        Object.assign(stop, { stopNumber: visit.stopNumber, routeName: route.name, routeNumber: route.index + 1 })
    }
  return copy
}
