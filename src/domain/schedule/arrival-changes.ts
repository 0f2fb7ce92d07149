import { globePointOf, metresBetween, type Coordinates } from '../address'
import type { Leg, Seconds, FindLeg } from '../problem'
import { activitiesOf, secondsIntoRouteDay, type Activity, type Route } from '../route'
import type { StopId, StopLookup } from '../stop'
import { calculateSchedule, type RouteSchedule } from './calculate-schedule'
import { scheduleFrameOf, scheduledStopsOf, type WorkingTimes } from './schedule-input'

export type ArrivalChanges = {
  /** of the visits that the route has at present, and keeps */
  readonly visits: ReadonlyMap<StopId, Seconds>
  readonly end: Seconds
}

type ArrivalChangesInput = {
  readonly stopOf: StopLookup
  readonly workingTimes: WorkingTimes
  /** what the price of the edit says that the route takes longer */
  readonly change: Seconds
}

/**
 * By how much the arrivals of a route would change with other visits. Drives that the route makes at present take as
 * long as they do; new ones are estimated, and then stretched so that the route takes `change` longer, as its price
 * says. Undefined for a route without times.
 */
export const arrivalChangesOf = (
  route: Route,
  visits: ReadonlyArray<Activity>,
  { stopOf, workingTimes, change }: ArrivalChangesInput,
): ArrivalChanges | undefined => {
  const drives = knownDrivesOf(route)
  if (drives.size === 0) return undefined
  const pace = secondsPerMetre(drives)
  const frame = scheduleFrameOf(route, workingTimes)
  const scheduleWith = (visited: ReadonlyArray<Activity>, stretch: number): RouteSchedule =>
    calculateSchedule(
      scheduledStopsOf({ ...route, visits: visited }, stopOf, frame),
      frame,
      findLegByPace(drives, pace * stretch),
    )
  const before = scheduleWith(route.visits, 1)
  const guess = scheduleWith(visits, 1)
  const missing = change - (durationOf(guess) - durationOf(before))
  const estimated = pace * guess.legs.reduce((sum, { metres }) => sum + metres, 0)
  const after = estimated === 0 ? guess : scheduleWith(visits, Math.max(0, 1 + missing / estimated))
  const arrivals = new Map(visits.map(({ id }, index) => [id, after.arrivals[index]]))
  return {
    visits: new Map(
      route.visits.flatMap(({ id }, index) => {
        const [old, next] = [before.arrivals[index], arrivals.get(id)]
        return old === undefined || next === undefined ? [] : [[id, Math.round(next - old)] as const]
      }),
    ),
    end: Math.round(after.returnsAt - before.returnsAt),
  }
}

const durationOf = ({ leavesAt, returnsAt }: RouteSchedule): Seconds => returnsAt - leavesAt

type Drive = { readonly seconds: Seconds; readonly straightMetres: number }

const keyOf = (from: Coordinates, to: Coordinates): string => `${from.lat} ${from.lng} ${to.lat} ${to.lng}`

const straightMetres = (from: Coordinates, to: Coordinates): number =>
  metresBetween(globePointOf(from), globePointOf(to))

/** The drives of a route from one known place to the next. */
const knownDrivesOf = (route: Route): ReadonlyMap<string, Drive> => {
  const toSeconds = secondsIntoRouteDay(route)
  const drives = new Map<string, Drive>()
  let from: { readonly place: Coordinates; readonly leftAt: Seconds } | undefined
  for (const { address, arrival, departure } of activitiesOf(route)) {
    const place = address.coordinates
    if (place === undefined) continue
    const arrivedAt = toSeconds(arrival)
    if (from !== undefined && arrivedAt !== undefined)
      drives.set(keyOf(from.place, place), {
        seconds: arrivedAt - from.leftAt,
        straightMetres: straightMetres(from.place, place),
      })
    const leftAt = toSeconds(departure)
    from = leftAt === undefined ? undefined : { place, leftAt }
  }
  return drives
}

/** As fast as the other drives of the route. */
const secondsPerMetre = (drives: ReadonlyMap<string, Drive>): number => {
  const all = [...drives.values()]
  const metres = all.reduce((sum, drive) => sum + drive.straightMetres, 0)
  return metres === 0 ? 0 : all.reduce((sum, { seconds }) => sum + seconds, 0) / metres
}

/** Only new drives have metres, so that the metres of a schedule are those that were estimated. */
const findLegByPace =
  (drives: ReadonlyMap<string, Drive>, pace: number): FindLeg =>
  (from, to): Leg => {
    const currentDrive = drives.get(keyOf(from, to))
    if (currentDrive !== undefined) return { seconds: currentDrive.seconds, metres: 0 }
    const metres = straightMetres(from, to)
    return { seconds: metres * pace, metres }
  }
