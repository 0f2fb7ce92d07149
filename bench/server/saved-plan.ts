import type { FindLeg } from '../../src/domain/problem'
import type { Route } from '../../src/domain/route'
import { scheduleRoute } from '../../src/domain/schedule'
import { stopList } from '../../src/domain/stop'
import { aRouteTo } from '../../tests/kit/builders/route'
import { benchPlanOf } from '../domain/bench-plan'
import { encodeProjectDocument } from '../../contract/project'
import { encodeStopsDocument } from '../../contract/stop'

export const CARRIERS = 4
export const STOPS_PER_ROUTE = 50

/** The size of a plan with this many routes; its last stops are on none. */
export const stopsOnRoutes = (routes: number): number =>
  Math.ceil((routes * STOPS_PER_ROUTE) / (1 - 1 / STOPS_PER_ROUTE))

const dayAt = (index: number): string => new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10)

export type PlanOptions = {
  /** all routes on the first day, without a carrier, in place of one a day for each carrier */
  readonly onOneDay?: boolean
  /** routes from and to a depot, with the times of every visit */
  readonly withTimes?: boolean
}

/** Both documents of a plan in which every carrier has one route of fifty stops a day. */
export const savedPlanOf = (size: number, { onOneDay = false, withTimes = false }: PlanOptions = {}): object => {
  const { routes, stops, unknownFields } = benchPlanOf(size)
  const assignedRoutes = routes.map((route) => ({
    ...route,
    carrierId: onOneDay ? undefined : 1 + (route.index % CARRIERS),
    day: dayAt(onOneDay ? 0 : Math.floor(route.index / CARRIERS)),
  }))
  const schedule = (route: Route): Route =>
    scheduleRoute({ ...route, ...depots }, (id) => stopList.get(stops, id), everyFourMinutes, { earliest: '08:00' })
  return {
    projectDocument: encodeProjectDocument({
      routes: withTimes ? assignedRoutes.map(schedule) : assignedRoutes,
      unknownFields,
    }),
    stopsDocument: encodeStopsDocument(stops),
  }
}

const { start, end } = aRouteTo([])

const depots = { start, end }

const everyFourMinutes: FindLeg = () => ({ seconds: 240, metres: 2_000 })

/** Rows of an upload file; each has coordinates, so that no address is looked up. */
export const uploadRowsOf = (size: number): ReadonlyArray<object> =>
  Array.from({ length: size }, (_, index) => ({
    type: 'Delivery',
    priority: 'Regular',
    customerName: `Bakkerij Jansen ${index}`,
    zip: `${1000 + (index % 9000)} AB`,
    houseNumber: String(1 + (index % 250)),
    street: 'Oude Gracht',
    city: 'Utrecht',
    addressSummary: `Oude Gracht ${1 + (index % 250)}, Utrecht`,
    lat: 51 + (index % 977) / 500,
    lng: 4 + (index % 1009) / 400,
    timeSlotEarliest: '09:00',
    timeSlotLatest: '17:00',
    duration: 5,
  }))

export const sampleStop = uploadRowsOf(1)[0] ?? {}
