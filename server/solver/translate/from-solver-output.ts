import type { SolverOutput, Route } from '../../../optimiser'
import type { RouteProblem } from '../../../src/domain/problem'
import type { VehicleSequence } from '../draft-plan'
import type { PresentTour } from '../solver'

/** The solver's plan, translated back to the ids of stops and vehicles. */
export const fromSolverOutput = ({ routes }: SolverOutput, problem: RouteProblem): ReadonlyArray<VehicleSequence> =>
  routes.flatMap((route) => toSequence(route, problem))

/** The sequences of the present plan, without times. */
export const presentSequences = (present: ReadonlyArray<PresentTour>): ReadonlyArray<VehicleSequence> =>
  present.map((tour) => ({ ...tour, route: undefined }))

const toSequence = (route: Route, { stops, vehicles }: RouteProblem): ReadonlyArray<VehicleSequence> => {
  const vehicle = vehicles[route.vehicle]?.id
  const visits = route.visits.flatMap(({ stop, ...times }) => {
    const problemStop = stops[stop]
    return problemStop === undefined ? [] : [{ stop: problemStop.id, ...times }]
  })
  return vehicle === undefined || visits.length === 0
    ? []
    : [{ vehicle, stops: visits.map(({ stop }) => stop), route: { ...route, vehicle, visits } }]
}
