import type { ProblemStop, ProposedRoute, ProposedVisit, Vehicle } from '../../../src/domain/problem'
import type { Answer } from './solution'

/** The visit to be made wrong, by how much, and the route and answer it belongs to. */
export type Spot = {
  readonly answer: Answer
  readonly route: ProposedRoute
  readonly visit: ProposedVisit
  readonly vehicle: Vehicle
  readonly stop: ProblemStop
  readonly place: number
  readonly by: number
}

export const withStop = ({ answer, stop }: Spot, changes: Partial<ProblemStop>): Answer => ({
  ...answer,
  problem: {
    ...answer.problem,
    stops: answer.problem.stops.map((one) => (one === stop ? { ...one, ...changes } : one)),
  },
})

export const withVehicle = ({ answer, vehicle }: Spot, changes: Partial<Vehicle>): Answer => ({
  ...answer,
  problem: {
    ...answer.problem,
    vehicles: answer.problem.vehicles.map((one) => (one === vehicle ? { ...one, ...changes } : one)),
  },
})

export const withRoute = (spot: Pick<Spot, 'answer' | 'route'>, changes: Partial<ProposedRoute>): Answer => ({
  ...spot.answer,
  plan: {
    ...spot.answer.plan,
    routes: spot.answer.plan.routes.map((one) => (one === spot.route ? { ...one, ...changes } : one)),
  },
})

export const withVisit = (spot: Spot, changes: Partial<ProposedVisit>): Answer =>
  withRoute(spot, { visits: spot.route.visits.map((one) => (one === spot.visit ? { ...one, ...changes } : one)) })

export const alsoRoute = ({ answer, route }: Spot, vehicle: string): Answer => ({
  ...answer,
  plan: { ...answer.plan, routes: [...answer.plan.routes, { ...route, vehicle, visits: [], breaks: [] }] },
})

export const alsoLeftOut = ({ answer }: Spot, stop: string): Answer => ({
  ...answer,
  plan: {
    ...answer.plan,
    unplanned: [...answer.plan.unplanned, { stop, reasons: [], repairs: [] }],
    sums: { ...answer.plan.sums, unplanned: answer.plan.sums.unplanned + 1 },
  },
})

/** The answer with another driving time and distance to the visit. */
export const withDrive = ({ answer, route, stop, place, vehicle }: Spot, seconds: (now: number) => number): Answer => {
  const before = route.visits[place - 2]
  const from = before === undefined ? vehicle.start : answer.problem.stops.find(({ id }) => id === before.stop)?.coordinates
  const { places } = answer.roads
  const at = places.findLastIndex((one) => one.lat === from?.lat && one.lng === from.lng) * places.length
  const cell = at + places.findIndex((one) => one === stop.coordinates)
  return {
    ...answer,
    roads: {
      ...answer.roads,
      seconds: Array.from(answer.roads.seconds, (now, index) => (index === cell ? seconds(now) : now)),
    },
  }
}

/** How much time there is for driving to the visit. */
export const timeFor = ({ route, visit, place }: Spot): number => {
  const leaves = route.visits[place - 2]?.departure ?? route.leaves
  const paused = route.breaks.filter((one) => one.from >= leaves && one.to <= visit.arrival)
  return visit.arrival - leaves - paused.reduce((sum, one) => sum + one.to - one.from, 0)
}
