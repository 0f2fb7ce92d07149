import type { CalendarDate, RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { Carrier, Plan } from '../../domain/plan'
import { driverOrCarrierFromCarrier, driverOrCarrierFromDriver, planningDaysOf, visitDaysOf } from '../../domain/problem'
import { isCustomerStop, type Stop } from '../../domain/stop'
import type { OptimiseAsk } from './optimise-request-body'
import type { Undertaking } from './tracked-job'
import type { PlanFor, Wishes } from './optimise-options'

/** What there is to choose from. */
export type Situation = {
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly carriers: ReadonlyArray<Carrier>
  readonly today: CalendarDate | undefined
}

/** What is asked of the server for these wishes, and what the screen says it is about. */
export type Asked = {
  readonly ask: OptimiseAsk
  readonly about: Omit<Undertaking, 'job' | 'askedAt'>
}

export const daysToPlan = ({ plan, today }: Pick<Situation, 'plan' | 'today'>): ReadonlyArray<RouteDay> =>
  planningDaysOf(plan, today)

export const planForOf = ({ planFor }: Wishes, { drivers }: Pick<Situation, 'drivers'>): PlanFor =>
  planFor ?? (drivers.length > 0 ? 'drivers' : 'carriers')

export const askedFor = (wishes: Wishes, situation: Situation): Asked => {
  const { weights, lateness, budgetSeconds } = wishes
  const days = daysToPlan(situation).filter((day) => !wishes.daysLeftOut.includes(day))
  const planFor = planForOf(wishes, situation)
  const drivers = situation.drivers.filter(({ id }) => !wishes.driversLeftOut.includes(id))
  const carriers = situation.carriers.filter(({ id }) => !wishes.carriersLeftOut.includes(id))
  const crews = planFor === 'drivers' ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier)
  return {
    ask: {
      days,
      driverIds: planFor === 'drivers' ? drivers.map(({ id }) => id) : undefined,
      externalRouteIds: planFor === 'carriers' ? carriers.map(({ id }) => id) : undefined,
      weights,
      lateness,
      budgetSeconds,
      keepLocked: undefined,
      seed: undefined,
    },
    about: { days, stops: stopsOn(situation.plan, days), planFor, crews: crews.map(({ id }) => id), budgetSeconds },
  }
}

/** Counts the stops to plan. Those on routes of other days stay there; the others go on days they may be visited on. */
const stopsOn = ({ routes, stops }: Plan, days: ReadonlyArray<RouteDay>): number => {
  const chosen = new Set(days)
  const staying = new Set(
    routes
      .filter(({ day }) => day === undefined || !chosen.has(day))
      .flatMap(({ visits }) => visits.map(({ id }) => id)),
  )
  let count = 0
  for (const stop of stops) if (isCustomerStop(stop) && !staying.has(stop.id) && mayGoOn(stop, chosen)) count += 1
  return count
}

const mayGoOn = (stop: Stop, days: ReadonlySet<RouteDay>): boolean => {
  const meant = visitDaysOf(stop)
  return meant === undefined || meant.some((day) => days.has(day))
}
