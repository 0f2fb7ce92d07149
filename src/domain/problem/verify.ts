import * as E from 'fp-ts/Either'
import type { Violation, Warning } from './violation'
import { breakViolations } from './break-violations'
import { hoursWarnings, loadWarnings } from './limits'
import { completenessViolations } from './completeness-violations'
import { assignmentViolations } from './assignment-violations'
import type { ProposedPlan, ProposedRoute, Sums } from './proposed-plan'
import type { RouteProblem } from './route-problem'
import { sumViolations, sumsOf } from './sums'
import { slotWarnings } from './time-slots'
import { timetableViolations } from './timetable-violations'
import { tourOf, type Tour } from './tour'
import { dropInvalidLegs, type Travel } from './travel'

/**
 * Checks an answer against nothing but the problem and the roads, and gives its sums or everything that is wrong with
 * it. It uses nothing of the solver, and is plain on purpose.
 */
export const verifyPlan = (
  problem: RouteProblem,
  travel: Travel,
  plan: ProposedPlan,
): E.Either<ReadonlyArray<Violation>, Sums> => {
  const vehicleOf = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const stopOf = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const drivenRoutes = plan.routes.filter((route) => route.visits.length > 0)
  const tours = drivenRoutes.flatMap((route) => tourOf(route, vehicleOf, stopOf) ?? [])
  const checkedTravel = dropInvalidLegs(travel)
  const mayBeLate = problem.options.lateness !== undefined
  const sums = sumsOf(tours, checkedTravel, { mayBeLate, unplanned: plan.unplanned.length })
  const violations = [
    ...completenessViolations(problem, plan),
    ...tours.flatMap((tour) => [
      ...timeViolations(tour, checkedTravel, mayBeLate),
      ...loadViolations(tour),
      ...assignmentViolations(tour),
    ]),
    ...(tours.length === drivenRoutes.length ? sumViolations(plan.sums, sums) : []),
  ]
  return violations.length === 0 ? E.right(sums) : E.left(violations)
}

const timeViolations = (tour: Tour, travel: Travel, mayBeLate: boolean): ReadonlyArray<Violation> =>
  hasTimes(tour.route)
    ? [
        ...timetableViolations(tour, travel),
        ...breakViolations(tour),
        ...hoursWarnings(tour.vehicle, tour.route.leaves, tour.route.returns).map(toViolation(tour)),
        ...tour.stops.flatMap(({ stop, visit }) => slotWarnings(stop, visit.start, mayBeLate).map(toViolation(tour))),
      ]
    : [{ kind: 'not a time', vehicle: tour.vehicle.id }]

const loadViolations = (tour: Tour): ReadonlyArray<Violation> =>
  loadWarnings(
    tour.vehicle,
    tour.stops.map(({ stop }) => stop),
  ).map(toViolation(tour))

const toViolation =
  ({ vehicle }: Tour) =>
  (warning: Warning): Violation => ({ ...warning, vehicle: vehicle.id })

/** Whether each time is a whole second. NaN would pass every other check: it is neither before nor after any time. */
const hasTimes = ({ leaves, visits, returns, breaks }: ProposedRoute): boolean =>
  [
    leaves,
    returns,
    ...visits.flatMap(({ arrival, start, departure }) => [arrival, start, departure]),
    ...breaks.flatMap(({ from, to }) => [from, to]),
  ].every(Number.isSafeInteger)
