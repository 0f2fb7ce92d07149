import * as O from 'fp-ts/Option'
import { isLocked, keepsLock, lockOf, type Lock } from '.'
import { visitOf, type Route } from '../route'
import { stopIn, type Sheet, type Stop } from '../stop'
import { routeAt, visitedBy, type Visited } from '../plan/find-visit'
import type { Plan } from '../plan/plan'

/** What is locked, and would not stay as it is. */
export type BrokenLock =
  | { readonly kind: 'stop'; readonly stop: Stop; readonly lock: Lock }
  | { readonly kind: 'route'; readonly route: Route; readonly lock: Lock }

/** The first lock that a change does not leave alone: it lets go of what it holds, or is taken off in passing. */
export const brokenLock = (before: Plan, after: Plan): BrokenLock | undefined => broken(before, after, () => true)

/**
 * The same of a change that is undone or redone. A lock that goes with the change holds nothing: whoever undoes the locking
 * of a stop unlocks it.
 */
export const lockInTheWay = (before: Plan, after: Plan): BrokenLock | undefined =>
  broken(before, after, (found) => found !== undefined && isLocked(found))

/** Whether a lock holds, by what becomes of the one that has it. */
type Holds = (found: Stop | Route | undefined) => boolean

const broken = (before: Plan, after: Plan, holds: Holds): BrokenLock | undefined => {
  const routes = routesConcerned(before, after)
  for (const stop of stopsConcerned(before, after, routes)) {
    const lock = lockOf(stop)
    if (lock === undefined) continue
    const found = stopIn(after.stops, stop.id)
    if (holds(found) && !(found !== undefined && keepsLock(stop, found) && stopStays(before, after, stop)))
      return { kind: 'stop', stop, lock }
  }
  for (const route of routes) {
    const lock = lockOf(route)
    if (lock === undefined) continue
    const found = O.toUndefined(routeAt(after, route.index))
    if (holds(found) && !(found !== undefined && routeStays(route, found))) return { kind: 'route', route, lock }
  }
  return undefined
}

const routesConcerned = (before: Plan, after: Plan): ReadonlyArray<Route> =>
  before.routes.filter((route, place) => route !== after.routes[place])

/** Locked stops that say something else now, and those on routes that do: a stop does not say who drives it. */
const stopsConcerned = (before: Plan, after: Plan, routes: ReadonlyArray<Route>): ReadonlySet<Stop> => {
  const concerned = new Set<Stop>()
  const [earlier, later] = [before.stops.sheets, after.stops.sheets]
  for (let number = 0; number < earlier.length; number += 1) {
    const [sheet, across] = [earlier[number] ?? [], later[number] ?? []]
    if (sheet !== across && !later.includes(sheet)) noteLocked(concerned, sheet, across)
  }
  for (const { visits } of routes)
    for (const { id } of visits) {
      const stop = stopIn(before.stops, id)
      if (stop !== undefined && isLocked(stop)) concerned.add(stop)
    }
  return concerned
}

/** By their places, since every change asks it of every stop of the sheets that it touches. */
const noteLocked = (into: Set<Stop>, sheet: Sheet, across: Sheet): void => {
  for (let at = 0; at < sheet.length; at += 1) {
    const stop = sheet[at]
    if (stop !== undefined && stop !== across[at] && isLocked(stop)) into.add(stop)
  }
}

const stopStays = (before: Plan, after: Plan, { id }: Stop): boolean => {
  const was = O.toUndefined(visitedBy(before, id))
  const is = O.toUndefined(visitedBy(after, id))
  if (was === undefined || is === undefined) return was === is
  return (
    was.visit.isPlanned === is.visit.isPlanned &&
    was.route.index === is.route.index &&
    isSameCrew(was.route, is.route) &&
    (placeIn(was) === placeIn(is) || keepsOrder(was, is))
  )
}

const isSameCrew = (one: Route, other: Route): boolean =>
  one.driverId === other.driverId && one.externalRouteId === other.externalRouteId && one.day === other.day

const placeIn = ({ route, visit }: Visited): number => route.visits.indexOf(visit)

/** Others may come and go before a locked stop, and its number follows; but none that stays may pass it. */
const keepsOrder = (was: Visited, is: Visited): boolean => {
  const [earlier, later] = [placeIn(was), placeIn(is)]
  const ahead = new Set(is.route.visits.slice(0, later).map(({ id }) => id))
  return was.route.visits.every(
    ({ id }, place) => visitOf(is.route, id) === undefined || ahead.has(id) === place < earlier,
  )
}

const routeStays = (was: Route, is: Route): boolean =>
  keepsLock(was, is) &&
  isSameCrew(was, is) &&
  was.visits.length === is.visits.length &&
  was.visits.every(
    ({ id, isPlanned }, place) => is.visits[place]?.id === id && is.visits[place].isPlanned === isPlanned,
  )
