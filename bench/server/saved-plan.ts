import { benchPlanOf } from '../domain/bench-plan'
import { encodeProjectDocument } from '../../contract/project'
import { encodeStopsDocument } from '../../contract/stop'

export const CARRIERS = 4
export const STOPS_PER_ROUTE = 50

const dayAt = (index: number): string => new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10)

/** `onOneDay`: all routes on the first day, without a carrier, in place of one a day for each carrier. */
export type PlanOptions = { readonly onOneDay: boolean }

/** Both documents of a plan in which every carrier has one route of fifty stops a day. */
export const savedPlanOf = (size: number, { onOneDay }: PlanOptions = { onOneDay: false }): object => {
  const { routes, stops, extra } = benchPlanOf(size)
  const assignedRoutes = routes.map((route) => ({
    ...route,
    externalRouteId: onOneDay ? undefined : 1 + (route.index % CARRIERS),
    day: dayAt(onOneDay ? 0 : Math.floor(route.index / CARRIERS)),
  }))
  return {
    projectDocument: encodeProjectDocument({ routes: assignedRoutes, extra }),
    stopsDocument: encodeStopsDocument(stops),
  }
}

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
