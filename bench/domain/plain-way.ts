import type { Plan } from '../../src/domain/plan'

type Mutable<A> =
  A extends ReadonlyArray<infer I> ? Mutable<I>[] : A extends object ? { -readonly [K in keyof A]: Mutable<A[K]> } : A

/** What one writes first: copy everything, splice, number all routes and tell every stop. */
export const plainMove = (plan: Plan, id: string, to: number, place: number): Plan => {
  const copy = structuredClone(plan) as Mutable<Plan>
  for (const route of copy.routes) {
    const at = route.visits.findIndex((visit) => visit.id === id)
    if (at < 0) continue
    const [visit] = route.visits.splice(at, 1)
    if (visit !== undefined) copy.routes[to]?.visits.splice(place, 0, visit)
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
