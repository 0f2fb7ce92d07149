import type { Breach } from './violation'
import type { ProposedPlan } from './proposed-plan'
import type { RouteProblem } from './route-problem'

/** Every stop is planned or left out exactly once, every vehicle has one route at most, and all of them are known. */
export const onceEach = (problem: RouteProblem, plan: ProposedPlan): ReadonlyArray<Breach> => {
  const named = counted([
    ...plan.routes.flatMap((route) => route.visits.map((visit) => visit.stop)),
    ...plan.unplanned.map((left) => left.stop),
  ])
  const driven = counted(plan.routes.map((route) => route.vehicle))
  const stops = new Set(problem.stops.map((stop) => stop.id))
  const vehicles = new Set(problem.vehicles.map((vehicle) => vehicle.id))
  return [
    ...[...stops].filter((stop) => !named.has(stop)).map((stop): Breach => ({ kind: 'stop missing', stop })),
    ...[...named.keys()].filter((stop) => !stops.has(stop)).map((stop): Breach => ({ kind: 'unknown stop', stop })),
    ...moreThanOnce(named).map((stop): Breach => ({ kind: 'stop twice', stop })),
    ...[...driven.keys()]
      .filter((vehicle) => !vehicles.has(vehicle))
      .map((vehicle): Breach => ({ kind: 'unknown vehicle', vehicle })),
    ...moreThanOnce(driven).map((vehicle): Breach => ({ kind: 'vehicle twice', vehicle })),
  ]
}

const counted = (ids: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const moreThanOnce = (counts: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...counts].filter(([, count]) => count > 1).map(([id]) => id)
