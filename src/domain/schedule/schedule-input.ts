import { minutesOf, timeLabel, timestampOf } from '../calendar'
import { driverDefaults, type Driver } from '../driver'
import { driverOrCarrierFromDriver, type DriverOrCarrier, type Seconds } from '../problem'
import { dateOfRoute, isReload, secondsIntoDay, type Activity, type Route } from '../route'
import { serviceSecondsOf, type StopFacts, type StopLookup } from '../stop'
import type { ScheduleFrame, ScheduledStop } from './calculate-schedule'

/** Makes scheduled stops on the date of a route. */
export type ToScheduledStop = (facts: StopFacts | undefined, knownPlace: ScheduledStop['coordinates']) => ScheduledStop

/** Each time is parsed once, since the customers of a route have the same few time slots. */
export const toScheduledStopOn = (date: string | undefined): ToScheduledStop => {
  const parse = secondsIntoDay(date ?? '')
  const parsed = new Map<string, Seconds | undefined>()
  const toSeconds = (time: string | undefined): Seconds | undefined => {
    if (time === undefined) return undefined
    if (!parsed.has(time)) parsed.set(time, parse(time))
    return parsed.get(time)
  }
  return (facts, knownPlace) => {
    const opensAt = toSeconds(facts?.timeSlotEarliest)
    return {
      coordinates: facts?.coordinates ?? knownPlace,
      // A route does not wait for a slot on another day: the stop is then simply early. The opening is rounded up, so
      // that no service begins before its slot.
      opensAt: opensAt === undefined || opensAt >= DAY_SECONDS ? -Infinity : Math.ceil(opensAt),
      closesAt: (date === undefined ? undefined : toSeconds(facts?.timeSlotLatest)) ?? Infinity,
      serviceSeconds: facts === undefined ? 0 : Math.ceil(Math.max(0, serviceSecondsOf(facts))),
    }
  }
}

const DAY_SECONDS = 24 * 3600

/** A return to the depot, where the vehicle is loaded. */
export const scheduledReload = ({ address }: Pick<Activity, 'address'>, loadingSeconds: Seconds): ScheduledStop => ({
  coordinates: address.coordinates,
  opensAt: -Infinity,
  closesAt: Infinity,
  serviceSeconds: loadingSeconds,
})

/** The stops and reloads of a route, in their order. */
export const scheduledStopsOf = (
  route: Route,
  stopOf: StopLookup,
  { loadingSeconds }: Pick<ScheduleFrame, 'loadingSeconds'>,
): ReadonlyArray<ScheduledStop> => {
  const toScheduledStop = toScheduledStopOn(dateOfRoute(route))
  return route.visits.map((visit) =>
    isReload(visit)
      ? scheduledReload(visit, loadingSeconds)
      : toScheduledStop(stopOf(visit.id)?.facts, visit.address.coordinates),
  )
}

const DEFAULT_START = minutesOf(driverDefaults.earliest) ?? 0

export const scheduleFrameOf = (
  { start, end }: Pick<Route, 'start' | 'end'>,
  { earliest = driverDefaults.earliest, loadingMinutes = driverDefaults.loadingMinutes }: WorkingTimes,
): ScheduleFrame => ({
  start: start?.address.coordinates,
  end: end?.address.coordinates,
  startsWorkAt: (minutesOf(earliest) ?? DEFAULT_START) * 60,
  loadingSeconds: loadingMinutes * 60,
})

/** When a driver starts work, and how long the vehicle is loaded between two trips: the default where that is not known. */
export type WorkingTimes = Pick<DriverOrCarrier, 'earliest' | 'loadingMinutes'>

/** The working times of the driver of a route. */
export type WorkingTimesOf = (route: Pick<Route, 'driverId' | 'start'> & Partial<Pick<Route, 'visits'>>) => WorkingTimes

/** When these drivers start work. A route whose driver was deleted starts and loads as it did until then. */
export const workingTimesFrom = (drivers: ReadonlyArray<Driver>): WorkingTimesOf => {
  const workingTimes = new Map(drivers.map((driver) => [driver.id, driverOrCarrierFromDriver(driver)]))
  return ({ driverId, start, visits = [] }) => {
    if (driverId === undefined) return driverDefaults
    return (
      workingTimes.get(driverId) ?? {
        earliest: timeLabel(start?.departure) ?? driverDefaults.earliest,
        ...storedLoading(visits),
      }
    )
  }
}

/** How long the first reload takes, as it is stored. */
const storedLoading = (visits: ReadonlyArray<Activity>): Pick<WorkingTimes, 'loadingMinutes'> => {
  const { arrival, departure } = visits.find(isReload) ?? {}
  const [from, until] = [timestampOf(arrival ?? ''), timestampOf(departure ?? '')]
  return from === undefined || until === undefined ? {} : { loadingMinutes: (until - from) / 60_000 }
}
