import * as O from 'fp-ts/Option'
import { findVisit, routeAt, type Plan, type RouteVisit } from '../plan'
import { visitOf, routeNumberOf, type Route } from '../route'
import { stopList, NO_NUMBER, type Stop } from '../stop'
import { isLocked, keepsLock, lockOf, describeLock, type Lock, type Lockable, type LockReader } from './lock'
import { capitalise, pluralise, truncate } from '../text'

/** A locked stop or route that a change would alter. */
export type BrokenLock = (BrokenStopLock | BrokenRouteLock) & {
  /** how many locks the change breaks, this one included */
  readonly stopCount: number
  readonly routeCount: number
}

type BrokenStopLock = { readonly kind: 'stop'; readonly stop: Stop; readonly lock: Lock }
type BrokenRouteLock = { readonly kind: 'route'; readonly route: Route; readonly lock: Lock }

/** The first lock that a change breaks: by changing what is locked, or by removing the lock. */
export const findBrokenLock = (before: Plan, after: Plan): BrokenLock | undefined =>
  findFirstBrokenLock(before, after, () => true)

/** The first lock that an undo or redo breaks. It may remove a lock: undoing the locking of a stop unlocks it. */
export const findLockBrokenByUndo = (before: Plan, after: Plan): BrokenLock | undefined =>
  findFirstBrokenLock(before, after, (current) => current !== undefined && isLocked(current))

/** Whether a lock is checked, given the stop or route after the change. */
type IsLockChecked = (current: Lockable | undefined) => boolean

const findFirstBrokenLock = (before: Plan, after: Plan, isLockChecked: IsLockChecked): BrokenLock | undefined => {
  const routes = changedRoutes(before, after)
  const brokenStops = [...stopsToCheck(before, after, routes)].flatMap((stop): ReadonlyArray<BrokenStopLock> => {
    const lock = lockOf(stop.facts)
    if (lock === undefined) return []
    const current = stopList.get(after.stops, stop.facts.id)
    if (!isLockChecked(current?.facts)) return []
    const isLockRespected =
      current !== undefined && keepsLock(stop.facts, current.facts) && isStopUnmoved(before, after, stop)
    return isLockRespected ? [] : [{ kind: 'stop', stop, lock }]
  })
  const brokenRoutes = routes.flatMap((route): ReadonlyArray<BrokenRouteLock> => {
    const lock = lockOf(route)
    if (lock === undefined) return []
    const current = O.toUndefined(routeAt(after, route.index))
    if (!isLockChecked(current)) return []
    return current !== undefined && isRouteUnchanged(route, current) ? [] : [{ kind: 'route', route, lock }]
  })
  const first = brokenStops[0] ?? brokenRoutes[0]
  return first && { ...first, stopCount: brokenStops.length, routeCount: brokenRoutes.length }
}

const changedRoutes = (before: Plan, after: Plan): ReadonlyArray<Route> =>
  before.routes.filter((route, index) => route !== after.routes[index])

/** Locked stops that changed, and those on changed routes, since a stop does not name its driver. */
const stopsToCheck = (before: Plan, after: Plan, routes: ReadonlyArray<Route>): ReadonlySet<Stop> => {
  const stops = new Set<Stop>()
  const check = (stop: Stop | undefined): void => {
    if (stop !== undefined && isLocked(stop.facts)) stops.add(stop)
  }
  for (const { stop } of stopList.diff(before.stops, after.stops)) check(stop)
  for (const { visits } of routes) for (const { id } of visits) check(stopList.get(before.stops, id))
  return stops
}

const isStopUnmoved = (before: Plan, after: Plan, { facts: { id } }: Stop): boolean => {
  const visitBefore = O.toUndefined(findVisit(before, id))
  const visitAfter = O.toUndefined(findVisit(after, id))
  if (visitBefore === undefined || visitAfter === undefined) return visitBefore === visitAfter
  return (
    visitBefore.visit.isPlanned === visitAfter.visit.isPlanned &&
    visitBefore.route.index === visitAfter.route.index &&
    hasSameDriverOrCarrier(visitBefore.route, visitAfter.route) &&
    (positionOf(visitBefore) === positionOf(visitAfter) || keepsOrder(visitBefore, visitAfter))
  )
}

const hasSameDriverOrCarrier = (one: Route, other: Route): boolean =>
  one.driverId === other.driverId && one.carrierId === other.carrierId && one.day === other.day

const positionOf = ({ route, visit }: RouteVisit): number => route.visits.indexOf(visit)

/** Other stops may be added or removed before a locked stop, but its order among the rest may not change. */
const keepsOrder = (visitBefore: RouteVisit, visitAfter: RouteVisit): boolean => {
  const [earlier, later] = [positionOf(visitBefore), positionOf(visitAfter)]
  const precedingIds = new Set(visitAfter.route.visits.slice(0, later).map(({ id }) => id))
  return visitBefore.route.visits.every(
    ({ id }, index) => visitOf(visitAfter.route, id) === undefined || precedingIds.has(id) === index < earlier,
  )
}

const isRouteUnchanged = (before: Route, after: Route): boolean =>
  keepsLock(before, after) &&
  hasSameDriverOrCarrier(before, after) &&
  before.visits.length === after.visits.length &&
  before.visits.every(
    ({ id, isPlanned }, index) => after.visits[index]?.id === id && after.visits[index].isPlanned === isPlanned,
  )

const MAX_NAME_LENGTH = 60

/**
 * `Stop 40, Bakkerij Jansen, is locked by demo since 22-11 10:15`, or where a change breaks several locks
 * `14 stops are locked, among them stop 40, Bakkerij Jansen, locked by demo since 22-11 10:15`.
 */
export const brokenLockMessage = (brokenLock: BrokenLock, reader?: LockReader): string => {
  const { stopCount, routeCount, lock } = brokenLock
  const lockText = describeLock(lock, reader)
  if (stopCount + routeCount < 2) {
    const subject = subjectOf(brokenLock, capitalise)
    return `${subject.join(', ')}${subject.length > 1 ? ',' : ''} is ${lockText}`
  }
  const counts = [
    ...(stopCount === 0 ? [] : [pluralise(stopCount, 'stop')]),
    ...(routeCount === 0 ? [] : [pluralise(routeCount, 'route')]),
  ].join(' and ')
  return `${counts} are locked, among them ${[...subjectOf(brokenLock), lockText].join(', ')}`
}

/** Such as `stop 40` and the name, which stays as it is written; a stop without a number has only its name. */
const subjectOf = (brokenLock: BrokenLock, write = (label: string): string => label): ReadonlyArray<string> => {
  if (brokenLock.kind === 'route')
    return withName(write(`route ${routeNumberOf(brokenLock.route)}`), brokenLock.route.name)
  const { placement, facts } = brokenLock.stop
  if (placement.stopNumber !== NO_NUMBER) return withName(write(`stop ${placement.stopNumber}`), facts.customerName)
  return [shortName(facts.customerName) || write('a stop')]
}

const withName = (label: string, name: string): ReadonlyArray<string> =>
  name.trim() === '' || name === capitalise(label) ? [label] : [label, shortName(name)]

/** A name in a sentence. */
export const shortName = (name: string): string => truncate(name.trim(), MAX_NAME_LENGTH)
