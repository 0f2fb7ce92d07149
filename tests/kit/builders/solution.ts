import type { ProblemStop, ProposedPlan, RouteProblem, TravelTable } from '../../../src/domain/problem'
import { coordinatesOf, roadsBetween } from './solution-roads'
import { tourAround, type TourSeed } from './solution-tour'

/** A problem, its roads, and a plan for it. */
export type Solution = { readonly problem: RouteProblem; readonly roads: TravelTable; readonly plan: ProposedPlan }

const unplannedStop = (demand: ReadonlyArray<number>, index: number): ProblemStop => ({
  id: `u${index}`,
  coordinates: coordinatesOf(9, index),
  type: 'Delivery',
  demand,
  service: 60,
  windows: [],
  priority: 'Low',
  allowedVehicles: undefined,
  fixedPosition: undefined,
})

export const solutionAround = (
  seeds: ReadonlyArray<TourSeed>,
  unplannedDemands: ReadonlyArray<ReadonlyArray<number>>,
): Solution => {
  const tours = seeds.map(tourAround)
  const unplanned = unplannedDemands.map(unplannedStop)
  const stops = [...tours.flatMap((tour) => tour.stops), ...unplanned]
  const used = tours.filter((tour) => tour.stops.length > 0)
  const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)
  return {
    problem: {
      stops,
      vehicles: tours.map((tour) => tour.vehicle),
      options: { weights: undefined, latenessWeight: undefined, budgetSeconds: undefined, seed: undefined },
    },
    roads: roadsBetween([...stops.map((stop) => stop.coordinates), ...seeds.flatMap((seed) => [seed.start, seed.end])]),
    plan: {
      routes: tours.map((tour) => tour.route),
      unplanned: unplanned.map(({ id }) => ({ stop: id, reasons: [], repairs: [] })),
      sharedRepairs: [],
      sums: {
        metres: sum(used.map((tour) => tour.metres)),
        seconds: sum(used.map(({ route }) => route.returns - route.leaves)),
        late: 0,
        vehicles: used.length,
        unplanned: unplanned.length,
      },
    },
  }
}
