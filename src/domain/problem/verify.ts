import * as E from 'fp-ts/Either'
import type { Breach, Warning } from './violation'
import { breakBreaches } from './break-violations'
import { hoursWarnings, loadWarnings } from './limits'
import { onceEach } from './completeness-violations'
import { promiseBreaches } from './assignment-violations'
import type { ProposedPlan, ProposedRoute, Sums } from './proposed-plan'
import type { RouteProblem } from './route-problem'
import { sumBreaches, sumsOf } from './sums'
import { slotWarnings } from './time-slots'
import { timetableBreaches } from './timetable-violations'
import { tourOf, type Tour } from './tour'
import { sound, type Travel } from './travel'

/**
 * Checks an answer against nothing but the problem and the roads, and gives its sums or everything that is wrong with
 * it. It uses nothing of the solver, and is plain on purpose.
 */
export const verified = (
  problem: RouteProblem,
  travel: Travel,
  plan: ProposedPlan,
): E.Either<ReadonlyArray<Breach>, Sums> => {
  const vehicleOf = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const stopOf = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const driven = plan.routes.filter((route) => route.visits.length > 0)
  const tours = driven.flatMap((route) => tourOf(route, vehicleOf, stopOf) ?? [])
  const roads = sound(travel)
  const mayBeLate = problem.options.lateness !== undefined
  const sums = sumsOf(tours, roads, { mayBeLate, unplanned: plan.unplanned.length })
  const breaches = [
    ...onceEach(problem, plan),
    ...tours.flatMap((tour) => [
      ...timeBreaches(tour, roads, mayBeLate),
      ...loadBreaches(tour),
      ...promiseBreaches(tour),
    ]),
    ...(tours.length === driven.length ? sumBreaches(plan.sums, sums) : []),
  ]
  return breaches.length === 0 ? E.right(sums) : E.left(breaches)
}

const timeBreaches = (tour: Tour, travel: Travel, mayBeLate: boolean): ReadonlyArray<Breach> =>
  hasTimes(tour.route)
    ? [
        ...timetableBreaches(tour, travel),
        ...breakBreaches(tour),
        ...hoursWarnings(tour.vehicle, tour.route.leaves, tour.route.returns).map(by(tour)),
        ...tour.calls.flatMap(({ stop, visit }) => slotWarnings(stop, visit.start, mayBeLate).map(by(tour))),
      ]
    : [{ kind: 'not a time', vehicle: tour.vehicle.id }]

const loadBreaches = (tour: Tour): ReadonlyArray<Breach> =>
  loadWarnings(
    tour.vehicle,
    tour.calls.map(({ stop }) => stop),
  ).map(by(tour))

const by =
  ({ vehicle }: Tour) =>
  (warning: Warning): Breach => ({ ...warning, vehicle: vehicle.id })

/** Whether each time is a whole second. NaN would pass every other check: it is neither before nor after any time. */
const hasTimes = ({ leaves, visits, returns, breaks }: ProposedRoute): boolean =>
  [
    leaves,
    returns,
    ...visits.flatMap(({ arrival, start, departure }) => [arrival, start, departure]),
    ...breaks.flatMap(({ from, to }) => [from, to]),
  ].every(Number.isSafeInteger)
