import type { CalendarDate, RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { Carrier, Plan } from '../../domain/plan'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  planningDaysOf,
  visitDaysOf,
} from '../../domain/problem'
import { isCustomerStop, type Stop } from '../../domain/stop'
import type { OptimiseRequest } from './optimise-request-body'
import type { TrackedJob } from './tracked-job'
import type { PlanFor, OptimiseOptions } from './optimise-options'

/** The days, drivers and carriers to choose from. */
export type PlanningChoices = {
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly carriers: ReadonlyArray<Carrier>
  readonly today: CalendarDate | undefined
}

/** The request to the server, and what the screen says about it. */
export type PreparedRequest = {
  readonly request: OptimiseRequest
  readonly details: Omit<TrackedJob, 'job' | 'askedAt'>
}

export const daysToPlan = ({ plan, today }: Pick<PlanningChoices, 'plan' | 'today'>): ReadonlyArray<RouteDay> =>
  planningDaysOf(plan, today)

export const planForOf = ({ planFor }: OptimiseOptions, { drivers }: Pick<PlanningChoices, 'drivers'>): PlanFor =>
  planFor ?? (drivers.length > 0 ? 'drivers' : 'carriers')

export const prepareRequest = (options: OptimiseOptions, choices: PlanningChoices): PreparedRequest => {
  const { weights, lateness, budgetSeconds } = options
  const days = daysToPlan(choices).filter((day) => !options.excludedDays.includes(day))
  const planFor = planForOf(options, choices)
  const drivers = choices.drivers.filter(({ id }) => !options.excludedDrivers.includes(id))
  const carriers = choices.carriers.filter(({ id }) => !options.excludedCarriers.includes(id))
  const crews =
    planFor === 'drivers' ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier)
  return {
    request: {
      days,
      driverIds: planFor === 'drivers' ? drivers.map(({ id }) => id) : undefined,
      externalRouteIds: planFor === 'carriers' ? carriers.map(({ id }) => id) : undefined,
      weights,
      lateness,
      budgetSeconds,
      keepLocked: undefined,
      seed: undefined,
    },
    details: {
      days,
      stops: countStopsOn(choices.plan, days),
      planFor,
      crews: crews.map(({ id }) => id),
      budgetSeconds,
    },
  }
}

/** Counts the stops to plan. Those on routes of other days stay there; the others go on days they may be visited on. */
const countStopsOn = ({ routes, stops }: Plan, days: ReadonlyArray<RouteDay>): number => {
  const chosen = new Set(days)
  const keptStopIds = new Set(
    routes
      .filter(({ day }) => day === undefined || !chosen.has(day))
      .flatMap(({ visits }) => visits.map(({ id }) => id)),
  )
  let count = 0
  for (const stop of stops)
    if (isCustomerStop(stop) && !keptStopIds.has(stop.id) && isAllowedOn(stop, chosen)) count += 1
  return count
}

const isAllowedOn = (stop: Stop, days: ReadonlySet<RouteDay>): boolean => {
  const allowedDays = visitDaysOf(stop)
  return allowedDays === undefined || allowedDays.some((day) => days.has(day))
}
