import assert from 'node:assert/strict'
import { isLocked, lockOf, withLock } from '../../src/domain/lock'
import { findBrokenLock, findBlockingLock, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import { getStop, type Stop, type StopId } from '../../src/domain/stop'
import type { BeforeAndAfter } from '../kit/arbitraries/history'
import { aLockedPlanAndAnEdit, withoutLocks } from '../kit/arbitraries/lock'
import { law, type Law } from '../kit/law'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'

type FindBrokenLock = typeof findBrokenLock

/** A plain check of what a lock protects. */
const isUnchanged = ({ before, after }: BeforeAndAfter): boolean =>
  before.routes.filter(isLocked).every((route) => isRouteUnchanged(route, after)) &&
  [...before.stops].filter(isLocked).every((stop) => isStopUnchanged(before, after, stop))

const driverOrCarrierOf = ({ driverId, externalRouteId, day }: Route): string =>
  JSON.stringify([driverId, externalRouteId, day])

const visitsOf = (route: Route): string => JSON.stringify(route.visits.map(({ id, isPlanned }) => [id, isPlanned]))

const isRouteUnchanged = (route: Route, after: Plan): boolean => {
  const now = after.routes.find(({ index }) => index === route.index)
  return (
    now !== undefined &&
    JSON.stringify(lockOf(now)) === JSON.stringify(lockOf(route)) &&
    driverOrCarrierOf(now) === driverOrCarrierOf(route) &&
    visitsOf(now) === visitsOf(route)
  )
}

const isStopUnchanged = (before: Plan, after: Plan, { id, extra }: Stop): boolean => {
  const now = getStop(after.stops, id)
  if (now === undefined || JSON.stringify(lockOf(now)) !== JSON.stringify(lockOf({ extra }))) return false
  const [routeBefore, routeAfter] = [visitingRouteOf(before, id), visitingRouteOf(after, id)]
  if (routeBefore === undefined || routeAfter === undefined) return routeBefore === routeAfter
  if (driverOrCarrierOf(routeBefore) !== driverOrCarrierOf(routeAfter)) return false
  if (
    routeBefore.index !== routeAfter.index &&
    before.routes.filter((route) => driverOrCarrierOf(route) === driverOrCarrierOf(routeBefore)).length > 1
  )
    return false
  return isPlannedOn(routeBefore, id) === isPlannedOn(routeAfter, id) && keepsPosition(routeBefore, routeAfter, id)
}

const visitingRouteOf = ({ routes }: Plan, id: StopId): Route | undefined =>
  routes.find(({ visits }) => visits.some((visit) => visit.id === id))

const isPlannedOn = ({ visits }: Route, id: StopId): boolean =>
  visits.some((visit) => visit.id === id && visit.isPlanned)

/** The same number, or the same neighbours before and after, as far as these still exist. */
const keepsPosition = (routeBefore: Route, routeAfter: Route, id: StopId): boolean => {
  const [then, now] = [routeBefore, routeAfter].map(({ visits }) => visits.map((visit) => visit.id))
  if (then === undefined || now === undefined) return false
  if (then.indexOf(id) === now.indexOf(id)) return true
  const remaining = then.filter((other) => now.includes(other))
  const inOrder = (list: ReadonlyArray<StopId>): string =>
    list
      .filter((other) => remaining.includes(other))
      .map((other) => Math.sign(list.indexOf(other) - list.indexOf(id)) + other)
      .toSorted()
      .join()
  return inOrder(then) === inOrder(now)
}

/** A judge that does not look at a part of the plan. */
const ignoring =
  (withoutPart: (plan: Plan, before: Plan) => Plan): FindBrokenLock =>
  (before, after) =>
    findBrokenLock(withoutPart(before, before), withoutPart(after, before))

const mapRoutes = (plan: Plan, change: (route: Route) => Route): Plan => ({ ...plan, routes: plan.routes.map(change) })

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

export const lockLaws: ReadonlyArray<Law> = [
  law({
    name: 'a lock holds',
    statement:
      'A change is refused for a lock exactly where something locked would not keep its lock, its route, its driver and its place.',
    subject: findBrokenLock,
    arbitrary: aLockedPlanAndAnEdit(),
    holds: (subject, given) => {
      const found = subject(given.before, given.after)
      assert.equal(found === undefined, isUnchanged(given))
    },
    mutants: {
      'a route may get another driver': ignoring((plan) =>
        mapRoutes(plan, (route) => ({ ...route, driverId: undefined })),
      ),
      'the order of visits is not looked at': ignoring((plan) =>
        mapRoutes(plan, (route) => ({
          ...route,
          visits: route.visits.toSorted((one, other) => one.id.localeCompare(other.id)),
        })),
      ),
      'a lock that is gone holds nothing': findBlockingLock,
      'locks of routes are not looked at': ignoring((plan) => mapRoutes(plan, (route) => withLock(route, undefined))),
      'every number is held': (before, after) => {
        const known = findBrokenLock(before, after)
        const stop = [...before.stops].find(
          (one) => isLocked(one) && getStop(after.stops, one.id)?.stopNumber !== one.stopNumber,
        )
        const lock = stop && lockOf(stop)
        return known ?? (stop === undefined || lock === undefined ? undefined : { kind: 'stop', stop, lock })
      },
      'stops on routes that changed only their driver are forgotten': (before, after) => {
        const known = findBrokenLock(before, after)
        return known?.kind === 'stop' && getStop(after.stops, known.stop.id) === known.stop ? undefined : known
      },
    },
    show,
  }),
  law({
    name: 'locks only hold what has them',
    statement: 'Where nothing is locked, nothing is refused for a lock.',
    subject: findBrokenLock,
    arbitrary: aLockedPlanAndAnEdit().map(({ before, after }) => ({ before: withoutLocks(before), after })),
    holds: (subject, { before, after }) => assert.equal(subject(before, after), undefined),
    mutants: {
      'whatever changes is refused': (before, after) => {
        const [stop] = before.stops
        return before === after || stop === undefined
          ? undefined
          : { kind: 'stop', stop, lock: { by: 'nobody', at: '' } }
      },
    },
    show,
  }),
]
