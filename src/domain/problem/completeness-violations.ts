import type { Violation } from './violation'
import type { ProposedPlan } from './proposed-plan'
import type { RouteProblem } from './route-problem'

/** Every stop is planned or left out exactly once, every vehicle has one route at most, and all of them are known. */
export const completenessViolations = (problem: RouteProblem, plan: ProposedPlan): ReadonlyArray<Violation> => {
  const stopCounts = countById([
    ...plan.routes.flatMap((route) => route.visits.map((visit) => visit.stop)),
    ...plan.unplanned.map((unplannedStop) => unplannedStop.stop),
  ])
  const vehicleCounts = countById(plan.routes.map((route) => route.vehicle))
  const stops = new Set(problem.stops.map((stop) => stop.id))
  const vehicles = new Set(problem.vehicles.map((vehicle) => vehicle.id))
  return [
    ...[...stops].filter((stop) => !stopCounts.has(stop)).map((stop): Violation => ({ kind: 'stop missing', stop })),
    ...[...stopCounts.keys()]
      .filter((stop) => !stops.has(stop))
      .map((stop): Violation => ({ kind: 'unknown stop', stop })),
    ...idsWithDuplicates(stopCounts).map((stop): Violation => ({ kind: 'stop twice', stop })),
    ...[...vehicleCounts.keys()]
      .filter((vehicle) => !vehicles.has(vehicle))
      .map((vehicle): Violation => ({ kind: 'unknown vehicle', vehicle })),
    ...idsWithDuplicates(vehicleCounts).map((vehicle): Violation => ({ kind: 'vehicle twice', vehicle })),
  ]
}

const countById = (ids: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const idsWithDuplicates = (counts: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...counts].filter(([, count]) => count > 1).map(([id]) => id)
