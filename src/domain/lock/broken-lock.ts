import * as O from 'fp-ts/Option'
import { isLocked, keepsLock, lockOf, type Lock } from '.'
import { visitOf, type Route } from '../route'
import { getStop, type StopChunk, type Stop } from '../stop'
import { routeAt, findVisit, type RouteVisit } from '../plan/find-visit'
import type { Plan } from '../plan/plan'

/** What is locked, and would not stay as it is. */
export type BrokenLock =
  | { readonly kind: 'stop'; readonly stop: Stop; readonly lock: Lock }
  | { readonly kind: 'route'; readonly route: Route; readonly lock: Lock }

/** The first lock that a change does not leave alone: it lets go of what it holds, or is taken off in passing. */
export const findBrokenLock = (before: Plan, after: Plan): BrokenLock | undefined =>
  findFirstBrokenLock(before, after, () => true)

/**
 * The same of a change that is undone or redone. A lock that goes with the change holds nothing: whoever undoes the locking
 * of a stop unlocks it.
 */
export const findBlockingLock = (before: Plan, after: Plan): BrokenLock | undefined =>
  findFirstBrokenLock(before, after, (current) => current !== undefined && isLocked(current))

/** Whether a lock holds, by what becomes of the one that has it. */
type IsInForce = (current: Stop | Route | undefined) => boolean

const findFirstBrokenLock = (before: Plan, after: Plan, isInForce: IsInForce): BrokenLock | undefined => {
  const routes = changedRoutes(before, after)
  for (const stop of lockedStopsConcerned(before, after, routes)) {
    const lock = lockOf(stop)
    if (lock === undefined) continue
    const current = getStop(after.stops, stop.id)
    if (
      isInForce(current) &&
      !(current !== undefined && keepsLock(stop, current) && isStopUnmoved(before, after, stop))
    )
      return { kind: 'stop', stop, lock }
  }
  for (const route of routes) {
    const lock = lockOf(route)
    if (lock === undefined) continue
    const current = O.toUndefined(routeAt(after, route.index))
    if (isInForce(current) && !(current !== undefined && isRouteUnchanged(route, current)))
      return { kind: 'route', route, lock }
  }
  return undefined
}

const changedRoutes = (before: Plan, after: Plan): ReadonlyArray<Route> =>
  before.routes.filter((route, index) => route !== after.routes[index])

/** Locked stops that say something else now, and those on routes that do: a stop does not say who drives it. */
const lockedStopsConcerned = (before: Plan, after: Plan, routes: ReadonlyArray<Route>): ReadonlySet<Stop> => {
  const lockedStops = new Set<Stop>()
  const [earlier, later] = [before.stops.chunks, after.stops.chunks]
  for (let chunkIndex = 0; chunkIndex < earlier.length; chunkIndex += 1) {
    const [chunk, otherChunk] = [earlier[chunkIndex] ?? [], later[chunkIndex] ?? []]
    if (chunk !== otherChunk && !later.includes(chunk)) collectLocked(lockedStops, chunk, otherChunk)
  }
  for (const { visits } of routes)
    for (const { id } of visits) {
      const stop = getStop(before.stops, id)
      if (stop !== undefined && isLocked(stop)) lockedStops.add(stop)
    }
  return lockedStops
}

/** By their places, since every change asks it of every stop of the sheets that it touches. */
const collectLocked = (target: Set<Stop>, chunk: StopChunk, otherChunk: StopChunk): void => {
  for (let index = 0; index < chunk.length; index += 1) {
    const stop = chunk[index]
    if (stop !== undefined && stop !== otherChunk[index] && isLocked(stop)) target.add(stop)
  }
}

const isStopUnmoved = (before: Plan, after: Plan, { id }: Stop): boolean => {
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
  one.driverId === other.driverId && one.externalRouteId === other.externalRouteId && one.day === other.day

const positionOf = ({ route, visit }: RouteVisit): number => route.visits.indexOf(visit)

/** Others may come and go before a locked stop, and its number follows; but none that stays may pass it. */
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
