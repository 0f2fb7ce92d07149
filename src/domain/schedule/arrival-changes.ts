import { globePointOf, metresBetween, type Coordinates } from '../address'
import type { Leg, Seconds, FindLeg } from '../problem'
import { activitiesOf, secondsIntoRouteDay, type Activity, type Route } from '../route'
import type { StopId, StopLookup } from '../stop'
import { calculateSchedule, NO_LEG, type RouteSchedule } from './calculate-schedule'
import { scheduleFrameOf, scheduledStopsOf, type WorkingTimes } from './schedule-input'

export type ArrivalChanges = {
  /** of the visits that the route has at present, and keeps */
  readonly visits: ReadonlyMap<StopId, Seconds>
  readonly start: Seconds
  readonly end: Seconds
}

/** What the prices of an edit say of the one stop that it moves. */
export type MovedStopPrice = {
  readonly id: StopId
  /** in seconds into the day of the route */
  readonly arrival: Seconds
  /** how much longer the route takes without the stop: 0 where it was not there */
  readonly changeWithout: Seconds
}

type ArrivalChangesInput = {
  readonly stopOf: StopLookup
  readonly workingTimes: WorkingTimes
  /** what the price of the edit says that the route takes longer; undefined without a price */
  readonly change: Seconds | undefined
  readonly movedStop?: MovedStopPrice | undefined
}

/**
 * By how much the arrivals of a route would change with other visits. Drives that the route makes at present take as
 * long as they do. New ones take what the prices leave for them: the drive that closes the gap where the moved stop was,
 * the drive to the moved stop, and the drive from it, so that the route takes `change` longer. Without a price, or a moved
 * stop, they are estimated by their distance. Undefined for a route without times.
 */
export const arrivalChangesOf = (
  route: Route,
  visits: ReadonlyArray<Activity>,
  { stopOf, workingTimes, change, movedStop }: ArrivalChangesInput,
): ArrivalChanges | undefined => {
  const drives = knownDrivesOf(route)
  if (drives.size === 0) return undefined
  const pace = secondsPerMetre(drives)
  const frame = scheduleFrameOf(route, workingTimes)
  const scheduleWith = (visited: ReadonlyArray<Activity>, stretch = 1): RouteSchedule =>
    calculateSchedule(
      scheduledStopsOf({ ...route, visits: visited }, stopOf, frame),
      frame,
      findLegByPace(drives, pace * stretch),
    )
  const before = scheduleWith(route.visits)
  const scheduleTaking = (visited: ReadonlyArray<Activity>, longer: Seconds): RouteSchedule => {
    const guess = scheduleWith(visited)
    const missing = longer - (durationOf(guess) - durationOf(before))
    const estimated = pace * guess.legs.reduce((sum, { metres }) => sum + metres, 0)
    return estimated === 0 ? guess : scheduleWith(visited, Math.max(0, 1 + missing / estimated))
  }
  if (movedStop !== undefined) {
    const others = visits.filter(({ id }) => id !== movedStop.id)
    addDrives(drives, route, others, scheduleTaking(others, movedStop.changeWithout).legs)
    const position = visits.findIndex(({ id }) => id === movedStop.id)
    const { arrivals, legs } = scheduleWith(visits)
    const later = movedStop.arrival - (arrivals[position] ?? movedStop.arrival)
    const legTo = legs[position] ?? NO_LEG
    addDrives(
      drives,
      route,
      visits,
      legs.slice(0, position).concat({ ...legTo, seconds: Math.max(0, legTo.seconds + later) }),
    )
  }
  const after = change === undefined ? scheduleWith(visits) : scheduleTaking(visits, change)
  const arrivals = new Map(visits.map(({ id }, index) => [id, after.arrivals[index]]))
  return {
    visits: new Map(
      route.visits.flatMap(({ id }, index) => {
        const [old, next] = [before.arrivals[index], arrivals.get(id)]
        return old === undefined || next === undefined ? [] : [[id, Math.round(next - old)] as const]
      }),
    ),
    start: Math.round(after.leavesAt - before.leavesAt),
    end: Math.round(after.returnsAt - before.returnsAt),
  }
}

const durationOf = ({ leavesAt, returnsAt }: RouteSchedule): Seconds => returnsAt - leavesAt

type Drive = { readonly seconds: Seconds; readonly straightMetres: number }

const keyOf = (from: Coordinates, to: Coordinates): string => `${from.lat} ${from.lng} ${to.lat} ${to.lng}`

const straightMetres = (from: Coordinates, to: Coordinates): number =>
  metresBetween(globePointOf(from), globePointOf(to))

/** The drives of a route from one known place to the next. */
const knownDrivesOf = (route: Route): Map<string, Drive> => {
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

/** Adds the drives of a schedule that are not known, where the places are. */
const addDrives = (
  drives: Map<string, Drive>,
  { start, end }: Route,
  visits: ReadonlyArray<Activity>,
  legs: RouteSchedule['legs'],
): void => {
  let from = start?.address.coordinates
  for (const [index, { seconds }] of legs.entries()) {
    const to = (visits[index] ?? end)?.address.coordinates
    if (to === undefined) continue
    if (from !== undefined && !drives.has(keyOf(from, to)))
      drives.set(keyOf(from, to), { seconds, straightMetres: straightMetres(from, to) })
    from = to
  }
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
