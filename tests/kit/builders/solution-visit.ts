import type { ProblemStop, ProposedRoute, ProposedVisit, Vehicle } from '../../../src/domain/problem'
import type { Solution } from './solution'

/** The visit to be made invalid, by how much, and its route and solution. */
export type SolutionVisit = {
  readonly solution: Solution
  readonly route: ProposedRoute
  readonly visit: ProposedVisit
  readonly vehicle: Vehicle
  readonly stop: ProblemStop
  readonly position: number
  readonly by: number
}

export const withStop = ({ solution, stop }: SolutionVisit, changes: Partial<ProblemStop>): Solution => ({
  ...solution,
  problem: {
    ...solution.problem,
    stops: solution.problem.stops.map((candidate) => (candidate === stop ? { ...candidate, ...changes } : candidate)),
  },
})

export const withVehicle = ({ solution, vehicle }: SolutionVisit, changes: Partial<Vehicle>): Solution => ({
  ...solution,
  problem: {
    ...solution.problem,
    vehicles: solution.problem.vehicles.map((candidate) =>
      candidate === vehicle ? { ...candidate, ...changes } : candidate,
    ),
  },
})

export const withRoute = (
  solutionVisit: Pick<SolutionVisit, 'solution' | 'route'>,
  changes: Partial<ProposedRoute>,
): Solution => ({
  ...solutionVisit.solution,
  plan: {
    ...solutionVisit.solution.plan,
    routes: solutionVisit.solution.plan.routes.map((candidate) =>
      candidate === solutionVisit.route ? { ...candidate, ...changes } : candidate,
    ),
  },
})

export const withVisit = (solutionVisit: SolutionVisit, changes: Partial<ProposedVisit>): Solution =>
  withRoute(solutionVisit, {
    visits: solutionVisit.route.visits.map((candidate) =>
      candidate === solutionVisit.visit ? { ...candidate, ...changes } : candidate,
    ),
  })

export const withExtraRoute = ({ solution, route }: SolutionVisit, vehicle: string): Solution => ({
  ...solution,
  plan: { ...solution.plan, routes: [...solution.plan.routes, { ...route, vehicle, visits: [], breaks: [] }] },
})

export const withExtraUnplanned = ({ solution }: SolutionVisit, stop: string): Solution => ({
  ...solution,
  plan: {
    ...solution.plan,
    unplanned: [...solution.plan.unplanned, { stop, reasons: [], repairs: [] }],
    sums: { ...solution.plan.sums, unplanned: solution.plan.sums.unplanned + 1 },
  },
})

/** The solution with another driving time to the visit. */
export const withDrive = (
  { solution, route, stop, position, vehicle }: SolutionVisit,
  seconds: (current: number) => number,
): Solution => {
  const before = route.visits[position - 2]
  const from =
    before === undefined ? vehicle.start : solution.problem.stops.find(({ id }) => id === before.stop)?.coordinates
  const { places } = solution.roads
  const row =
    places.findLastIndex((candidate) => candidate.lat === from?.lat && candidate.lng === from.lng) * places.length
  const cell = row + places.findIndex((candidate) => candidate === stop.coordinates)
  return {
    ...solution,
    roads: {
      ...solution.roads,
      seconds: Array.from(solution.roads.seconds, (current, index) => (index === cell ? seconds(current) : current)),
    },
  }
}

/** The time available for driving to the visit. */
export const timeFor = ({ route, visit, position }: SolutionVisit): number => {
  const leaves = route.visits[position - 2]?.departure ?? route.leaves
  const breaksBetween = route.breaks.filter((candidate) => candidate.from >= leaves && candidate.to <= visit.arrival)
  return visit.arrival - leaves - breaksBetween.reduce((sum, candidate) => sum + candidate.to - candidate.from, 0)
}
