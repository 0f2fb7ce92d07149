import type { Lock } from '../../../src/domain/lock'
import type { Driver } from '../../../src/domain/driver'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import type { StopFacts } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aRouteTo } from '../../kit/builders/route'
import { proposal } from './proposal'

export const day = '2026-11-23'
const lock: Lock = { by: 'demo', at: '2026-11-20T09:15:00.000Z' }
export const locked = { unknownFields: { locked: lock } }

export const factsOf = (id: string, changes: Partial<StopFacts> = {}): StopFacts => ({
  ...plainFacts,
  id,
  requestedDay: day,
  coordinates: { lat: 52.02 + Number(id) / 100, lng: 4.7 },
  duration: 5,
  ...changes,
})

export const routeDrivenBy = (driverId: string, ids: ReadonlyArray<string>, changes: Partial<Route> = {}): Route =>
  aRouteTo(ids, { day, driverId, driverName: driverId, ...changes })

/** A proposal for a plan: its routes, the stops of each driver, and the plan where all of it is accepted. */
export const replan = (plan: Plan, request = {}, drivers?: ReadonlyArray<Driver>) => {
  const { problem, result } = proposal(plan, { days: [day], ...request }, drivers)
  const after = assemblePlan(result.document.routes, result.stops, result.document.unknownFields)
  const tours = result.document.routes.map(({ driverId, visits }) => [driverId, visits.map(({ id }) => id)] as const)
  return { problem, after, routes: result.document.routes, tours: new Map(tours) }
}
