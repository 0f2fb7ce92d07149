import { minutesOf, timeLabel } from '../calendar'
import { driverDefaults, type Driver } from '../driver'
import { driverOrCarrierFromDriver, type DriverOrCarrier, type Seconds } from '../problem'
import { dateOfRoute, secondsIntoDay, type Route } from '../route'
import type { StopFacts, StopLookup } from '../stop'
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
      serviceSeconds: Math.ceil(Math.max(0, facts?.duration ?? 0) * 60),
    }
  }
}

const DAY_SECONDS = 24 * 3600

/** The stops that a route visits, in their order. */
export const scheduledStopsOf = (route: Route, stopOf: StopLookup): ReadonlyArray<ScheduledStop> => {
  const toScheduledStop = toScheduledStopOn(dateOfRoute(route))
  return route.visits.map(({ id, address }) => toScheduledStop(stopOf(id)?.facts, address.coordinates))
}

const DEFAULT_START = minutesOf(driverDefaults.earliest) ?? 0

export const scheduleFrameOf = (
  { start, end }: Pick<Route, 'start' | 'end'>,
  { earliest = driverDefaults.earliest }: Pick<DriverOrCarrier, 'earliest'>,
): ScheduleFrame => ({
  start: start?.address.coordinates,
  end: end?.address.coordinates,
  startsWorkAt: (minutesOf(earliest) ?? DEFAULT_START) * 60,
})

/** When the driver of a route starts work. */
export type WorkStartOf = (route: Pick<Route, 'driverId' | 'start'>) => Pick<DriverOrCarrier, 'earliest'>

/** When these drivers start work. A route whose driver was deleted starts when it did until then. */
export const workStartsOf = (drivers: ReadonlyArray<Driver>): WorkStartOf => {
  const workStarts = new Map(drivers.map((driver) => [driver.id, driverOrCarrierFromDriver(driver)]))
  return ({ driverId, start }) => {
    if (driverId === undefined) return driverDefaults
    return workStarts.get(driverId) ?? { earliest: timeLabel(start?.departure) ?? driverDefaults.earliest }
  }
}
