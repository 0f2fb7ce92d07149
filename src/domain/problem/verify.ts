import * as E from 'fp-ts/Either'
import type { BrokenRule, BrokenRouteRule } from './broken-rule'
import { findBrokenHoursRules, findBrokenLoadRules } from './route-rules'
import type { ProposedPlan, ProposedRoute, Sums } from './proposed-plan'
import { loadChangeAt, stopsAndReloadsById } from './vehicle-reload'
import type { RouteProblem } from './route-problem'
import { findBrokenSlotRules, latenessOf } from './time-slots'
import { findBrokenTimetableRules, findBrokenBreakRules } from './timetable-rules'
import { tourOf, type Tour, drivenLegsOf } from './tour'
import { dropInvalidLegs, type FindLeg } from './travel'

/**
 * Checks a plan against the problem and the roads; returns its sums, or all broken rules. It shares no code with the
 * solver, so that it finds the errors of the solver.
 */
export const verifyPlan = (
  problem: RouteProblem,
  findLeg: FindLeg,
  plan: ProposedPlan,
): E.Either<ReadonlyArray<BrokenRule>, Sums> => {
  const vehicleOf = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const stopOf = stopsAndReloadsById(problem)
  const drivenRoutes = plan.routes.filter((route) => route.visits.length > 0)
  const tours = drivenRoutes.flatMap((route) => tourOf(route, vehicleOf, stopOf) ?? [])
  const findValidLeg = dropInvalidLegs(findLeg)
  const mayBeLate = problem.options.latenessWeight !== undefined
  const sums = sumsOf(tours, findValidLeg, { mayBeLate, unplanned: plan.unplanned.length })
  const brokenRules = [
    ...findIncompleteness(problem, plan),
    ...tours.flatMap((tour) => [
      ...findBrokenTimeRules(tour, findValidLeg, mayBeLate),
      ...findBrokenLoads(tour),
      ...findBrokenAssignmentRules(tour),
    ]),
    ...(tours.length === drivenRoutes.length ? findWrongSums(plan.sums, sums) : []),
  ]
  return brokenRules.length === 0 ? E.right(sums) : E.left(brokenRules)
}

const findBrokenTimeRules = (tour: Tour, findLeg: FindLeg, mayBeLate: boolean): ReadonlyArray<BrokenRule> =>
  hasTimes(tour.route)
    ? [
        ...findBrokenTimetableRules(tour, findLeg),
        ...findBrokenBreakRules(tour),
        ...findBrokenHoursRules(tour.vehicle, tour.route.leaves, tour.route.returns).map(ofVehicle(tour)),
        ...tour.stops.flatMap(({ stop, visit }) =>
          findBrokenSlotRules(stop, visit.start, mayBeLate).map(ofVehicle(tour)),
        ),
      ]
    : [{ kind: 'not a time', vehicle: tour.vehicle.id }]

const findBrokenLoads = (tour: Tour): ReadonlyArray<BrokenRule> =>
  findBrokenLoadRules(
    tour.vehicle,
    tour.stops.map(({ stop }) => loadChangeAt(stop)),
  ).map(ofVehicle(tour))

const ofVehicle =
  ({ vehicle }: Tour) =>
  (brokenRule: BrokenRouteRule): BrokenRule => ({ ...brokenRule, vehicle: vehicle.id })

/** Whether each time is a whole second. NaN would pass every other check: it is neither before nor after any time. */
const hasTimes = ({ leaves, visits, returns, breaks }: ProposedRoute): boolean =>
  [
    leaves,
    returns,
    ...visits.flatMap(({ arrival, start, departure }) => [arrival, start, departure]),
    ...breaks.flatMap(({ from, to }) => [from, to]),
  ].every(Number.isSafeInteger)

/** Each stop is on an allowed vehicle, and each stop with a fixed position on its vehicle and at that position. */
const findBrokenAssignmentRules = ({ vehicle, stops }: Tour): ReadonlyArray<BrokenRule> =>
  stops.flatMap(({ stop }, index): ReadonlyArray<BrokenRule> => {
    const subject = { vehicle: vehicle.id, stop: stop.id }
    const { allowedVehicles, fixedPosition } = stop
    const isAllowed = allowedVehicles === undefined || allowedVehicles.includes(vehicle.id)
    const isPositionKept =
      fixedPosition === undefined ||
      (fixedPosition.vehicle === vehicle.id && (fixedPosition.position ?? index + 1) === index + 1)
    return [
      ...(isAllowed ? [] : [{ kind: 'not allowed', ...subject } as const]),
      ...(isPositionKept ? [] : [{ kind: 'fixed position ignored', ...subject, fixedPosition } as const]),
    ]
  })

/** Every stop is on a route or listed as unplanned, exactly once, no vehicle has two routes, and all are part of the problem. */
const findIncompleteness = (problem: RouteProblem, plan: ProposedPlan): ReadonlyArray<BrokenRule> => {
  const stopCounts = countById([
    ...plan.routes.flatMap((route) => route.visits.map((visit) => visit.stop)),
    ...plan.unplanned.map((unplannedStop) => unplannedStop.stop),
  ])
  const vehicleCounts = countById(plan.routes.map((route) => route.vehicle))
  const stopsById = stopsAndReloadsById(problem)
  const vehicles = new Set(problem.vehicles.map((vehicle) => vehicle.id))
  return [
    ...problem.stops
      .filter(({ id }) => !stopCounts.has(id))
      .map(({ id }): BrokenRule => ({ kind: 'stop missing', stop: id })),
    ...[...stopCounts.keys()]
      .filter((stop) => !stopsById.has(stop))
      .map((stop): BrokenRule => ({ kind: 'unknown stop', stop })),
    ...idsWithDuplicates(stopCounts).map((stop): BrokenRule => ({ kind: 'stop twice', stop })),
    ...[...vehicleCounts.keys()]
      .filter((vehicle) => !vehicles.has(vehicle))
      .map((vehicle): BrokenRule => ({ kind: 'unknown vehicle', vehicle })),
    ...idsWithDuplicates(vehicleCounts).map((vehicle): BrokenRule => ({ kind: 'vehicle twice', vehicle })),
  ]
}

const countById = (ids: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const idsWithDuplicates = (counts: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...counts].filter(([, count]) => count > 1).map(([id]) => id)

const TOLERANCE = 1e-6

/**
 * The totals of the tours. The metres are NaN where a road is not known. `late` is 0 where lateness is not allowed,
 * since each late visit is a broken rule then.
 */
const sumsOf = (
  tours: ReadonlyArray<Tour>,
  findLeg: FindLeg,
  { mayBeLate, unplanned }: { readonly mayBeLate: boolean; readonly unplanned: number },
): Sums => {
  const metres = tours
    .flatMap(drivenLegsOf)
    .reduce((sum, { origin, destination }) => sum + (findLeg(origin, destination)?.metres ?? NaN), 0)
  const seconds = tours.reduce((sum, { route }) => sum + route.returns - route.leaves, 0)
  const tourStops = mayBeLate ? tours.flatMap((tour) => tour.stops) : []
  const late = tourStops.reduce((sum, { stop, visit }) => sum + latenessOf(stop, visit.start), 0)
  return { metres, seconds, late, vehicles: tours.length, unplanned }
}

/** The claimed sums that differ from those that were found. A sum that is NaN cannot be compared. */
const findWrongSums = (claimed: ProposedPlan['sums'], actual: Sums): ReadonlyArray<BrokenRule> =>
  (['metres', 'seconds', 'late', 'vehicles', 'unplanned'] as const).flatMap((sum): ReadonlyArray<BrokenRule> => {
    const isEqual = Math.abs(claimed[sum] - actual[sum]) <= TOLERANCE * Math.max(1, Math.abs(actual[sum]))
    return isEqual || Number.isNaN(actual[sum])
      ? []
      : [{ kind: 'wrong sum', sum, claimed: claimed[sum], actual: actual[sum] }]
  })
