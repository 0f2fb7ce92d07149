import * as O from 'fp-ts/Option'
import type { DemoOrganisation } from '../../../server/demo'
import { estimatedTravel } from '../../../server/travel'
import { stopOf, type Plan } from '../../../src/domain/plan'
import {
  driverOrCarrierFromDriver,
  problemOf,
  type ProposedPlan,
  type ProposedRoute,
} from '../../../src/domain/problem'
import { secondsIntoRouteDay, secondsIntoDay, type Route } from '../../../src/domain/route'
import { right } from '../../kit/either'

/** The planned project of the demo as a problem and the answer of a solver. */
export const solverAnswerOf = (demo: DemoOrganisation, plan: Plan) => {
  const days = [...new Set(plan.routes.flatMap(({ day }) => day ?? []))]
  const problem = right(
    problemOf(plan, {
      driversAndCarriers: demo.drivers.map(driverOrCarrierFromDriver),
      days,
      headquarters: demo.headquarters,
      options: { weights: undefined, latenessWeight: undefined, budgetSeconds: undefined, seed: undefined },
    }),
  )
  const routes = plan.routes.map((route): ProposedRoute => {
    const vehicleDay = problem.vehicleDays.find(
      ({ driverOrCarrierId, day }) => driverOrCarrierId === route.driverId && day === route.day,
    )
    return proposed(route, vehicleDay?.vehicle ?? 'nobody', plan)
  })
  const drives = plan.routes.map((route) => estimatedTravel.drive(coordinatesOfRoute(route)))
  const unplanned = [...plan.stops].filter((stop) => !stop.placement.isPlanned)
  const answer: ProposedPlan = {
    routes,
    unplanned: unplanned.map(({ facts: { id } }) => ({ stop: id, reasons: [], repairs: [] })),
    sharedRepairs: [],
    sums: {
      metres: drives.reduce((sum, { metres }) => sum + metres, 0),
      seconds: routes.reduce((sum, { leaves, returns }) => sum + returns - leaves, 0),
      late: 0,
      vehicles: routes.length,
      unplanned: unplanned.length,
    },
  }
  return { ...problem, answer }
}

const coordinatesOfRoute = ({ start, visits, end }: Route) =>
  [start, ...visits, end].flatMap((activity) => activity?.address.coordinates ?? [])

const proposed = (route: Route, vehicle: string, plan: Plan): ProposedRoute => {
  const toSeconds = secondsIntoRouteDay(route)
  const time = (dateTime: string | undefined): number => toSeconds(dateTime) ?? NaN
  return {
    vehicle,
    leaves: time(route.start?.departure),
    visits: route.visits.map((visit) => {
      const stop = O.toUndefined(stopOf(plan, visit.id))
      const opens = secondsIntoDay(route.day ?? '')(stop?.facts.timeSlotEarliest ?? '') ?? 0
      const arrival = time(visit.arrival)
      return { stop: visit.id, arrival, start: Math.max(arrival, opens), departure: time(visit.departure) }
    }),
    returns: time(route.end?.arrival),
    breaks: [],
  }
}
