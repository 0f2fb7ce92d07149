import type * as E from 'fp-ts/Either'
import type { SolverOutput, SolverInput, Stop } from '../../optimiser'
import {
  findLegInTable,
  latenessOf,
  vehicleReloadId,
  verifyPlan,
  type BrokenRule,
  type ProposedPlan,
  type RouteProblem,
  type Sums,
  type FindLeg,
} from '../../src/domain/problem'

/** Any coordinates will do, as long as no two matrix rows share them. */
const coordinatesOf = (matrixRow: number): { readonly lat: number; readonly lng: number } => ({
  lat: matrixRow,
  lng: 0,
})

const types = { delivery: 'Delivery', pickup: 'Pickup', service: 'Service' } as const

const reloadsOf = ({ stops }: Pick<SolverInput, 'stops'>, vehicle: number): ReadonlyArray<Stop> =>
  stops.filter(({ kind, allowed }) => kind === 'reload' && allowed?.includes(vehicle) === true)

const stopIdOf = (problem: Pick<SolverInput, 'stops'>, index: number): string => {
  const stop = problem.stops[index]
  if (stop?.kind !== 'reload') return `s${index}`
  const vehicle = stop.allowed?.[0] ?? 0
  return vehicleReloadId({ id: `v${vehicle}` }, reloadsOf(problem, vehicle).indexOf(stop) + 1)
}

export const toRouteProblem = ({ stops, vehicles, weights }: SolverInput): RouteProblem => ({
  stops: stops.flatMap((stop, index) =>
    stop.kind === 'reload'
      ? []
      : [
          {
            id: `s${index}`,
            coordinates: coordinatesOf(stop.matrixRow),
            type: types[stop.kind],
            demand: stop.demand,
            service: stop.service,
            windows: stop.windows,
            priority: 'Regular',
            allowedVehicles: stop.allowed?.map((vehicle) => `v${vehicle}`),
            fixedPosition: stop.fixedPosition && {
              vehicle: `v${stop.fixedPosition.vehicle}`,
              position: stop.fixedPosition.position,
            },
          },
        ],
  ),
  vehicles: vehicles.map((vehicle, index) => ({
    id: `v${index}`,
    name: `v${index}`,
    day: undefined,
    start: coordinatesOf(vehicle.start),
    end: coordinatesOf(vehicle.end),
    earliest: vehicle.earliest,
    latest: vehicle.latest,
    capacity: vehicle.capacity,
    trips: reloadsOf({ stops }, index).length + 1,
    loading: reloadsOf({ stops }, index)[0]?.service,
    breaks: vehicle.breaks.map(({ from, to, length }) => ({ window: { from, to }, length })),
  })),
  options: { weights: undefined, latenessWeight: weights.latenessWeight, budgetSeconds: undefined, seed: undefined },
})

export const toTravel = ({ matrixSize, seconds, metres }: SolverInput): FindLeg =>
  findLegInTable({
    places: Array.from({ length: matrixSize }, (_, matrixRow) => coordinatesOf(matrixRow)),
    seconds,
    metres,
  })

export const toProposedPlan = (
  { routes, unplanned, metres, seconds }: SolverOutput,
  problem: Pick<SolverInput, 'stops'> = { stops: [] },
): ProposedPlan => ({
  routes: routes.map(({ vehicle, visits, ...times }) => ({
    ...times,
    vehicle: `v${vehicle}`,
    visits: visits.map(({ stop, ...visit }) => ({ ...visit, stop: stopIdOf(problem, stop) })),
  })),
  unplanned: unplanned.map((stop) => ({ stop: `s${stop}`, reasons: [], repairs: [] })),
  sharedRepairs: [],
  sums: { metres, seconds, late: 0, vehicles: routes.length, unplanned: unplanned.length },
})

/** Verifies an output, to which the total lateness is added, since the solver does not report it. */
export const verifyOutput = (problem: SolverInput, plan: SolverOutput): E.Either<ReadonlyArray<BrokenRule>, Sums> => {
  const [routeProblem, proposed] = [toRouteProblem(problem), toProposedPlan(plan, problem)]
  const stopById = new Map(routeProblem.stops.map((stop) => [stop.id, stop]))
  const late = proposed.routes
    .flatMap(({ visits }) => visits)
    .reduce((sum, { stop, start }) => sum + latenessOf(stopById.get(stop) ?? { windows: [] }, start), 0)
  return verifyPlan(routeProblem, toTravel(problem), { ...proposed, sums: { ...proposed.sums, late } })
}
