import assert from 'node:assert/strict'
import { isLocked, lockOf, withLock, findBrokenLock, findLockBrokenByUndo, type Lock } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import { stopList, type Stop, type StopId } from '../../src/domain/stop'
import type { BeforeAndAfter } from '../kit/arbitraries/history'
import { aLockedPlanAndAnEdit, withoutLocks } from '../kit/arbitraries/lock'
import { law, type Law } from '../kit/law'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'

type FindBrokenLock = typeof findBrokenLock

const ofOneStop = (stop: Stop, lock: Lock): ReturnType<FindBrokenLock> => ({
  kind: 'stop',
  stop,
  lock,
  stopCount: 1,
  routeCount: 0,
})

/** A simple check of what a lock protects, to compare with. */
const isUnchanged = ({ before, after }: BeforeAndAfter): boolean =>
  before.routes.filter(isLocked).every((route) => isRouteUnchanged(route, after)) &&
  [...before.stops].filter(({ facts }) => isLocked(facts)).every((stop) => isStopUnchanged(before, after, stop))

const driverOrCarrierOf = ({ driverId, carrierId, day }: Route): string => JSON.stringify([driverId, carrierId, day])

const visitsOf = (route: Route): string => JSON.stringify(route.visits.map(({ id, isPlanned }) => [id, isPlanned]))

const isRouteUnchanged = (route: Route, after: Plan): boolean => {
  const current = after.routes.find(({ index }) => index === route.index)
  return (
    current !== undefined &&
    JSON.stringify(lockOf(current)) === JSON.stringify(lockOf(route)) &&
    driverOrCarrierOf(current) === driverOrCarrierOf(route) &&
    visitsOf(current) === visitsOf(route)
  )
}

const isStopUnchanged = (before: Plan, after: Plan, { facts: { id, unknownFields } }: Stop): boolean => {
  const current = stopList.get(after.stops, id)
  if (current === undefined || JSON.stringify(lockOf(current.facts)) !== JSON.stringify(lockOf({ unknownFields })))
    return false
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

/** The same position, or the same neighbours among the stops that remain. */
const keepsPosition = (routeBefore: Route, routeAfter: Route, id: StopId): boolean => {
  const [idsBefore, idsAfter] = [routeBefore, routeAfter].map(({ visits }) => visits.map((visit) => visit.id))
  if (idsBefore === undefined || idsAfter === undefined) return false
  if (idsBefore.indexOf(id) === idsAfter.indexOf(id)) return true
  const remaining = idsBefore.filter((other) => idsAfter.includes(other))
  const inOrder = (list: ReadonlyArray<StopId>): string =>
    list
      .filter((other) => remaining.includes(other))
      .map((other) => Math.sign(list.indexOf(other) - list.indexOf(id)) + other)
      .toSorted()
      .join()
  return inOrder(idsBefore) === inOrder(idsAfter)
}

/** A check that ignores a part of the plan. */
const ignoring =
  (withoutPart: (plan: Plan, before: Plan) => Plan): FindBrokenLock =>
  (before, after) =>
    findBrokenLock(withoutPart(before, before), withoutPart(after, before))

const mapRoutes = (plan: Plan, change: (route: Route) => Route): Plan => ({ ...plan, routes: plan.routes.map(change) })

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

export const lockLaws: ReadonlyArray<Law> = [
  law({
    name: 'a lock holds',
    statement: 'A lock refuses a change exactly if something locked would lose its lock, route, driver or position.',
    subject: findBrokenLock,
    arbitrary: aLockedPlanAndAnEdit(),
    holds: (subject, input) => {
      const brokenLock = subject(input.before, input.after)
      assert.equal(brokenLock === undefined, isUnchanged(input))
    },
    mutants: {
      'a route may get another driver': ignoring((plan) =>
        mapRoutes(plan, (route) => ({ ...route, driverId: undefined })),
      ),
      'the order of visits is not checked': ignoring((plan) =>
        mapRoutes(plan, (route) => ({
          ...route,
          visits: route.visits.toSorted((one, other) => one.id.localeCompare(other.id)),
        })),
      ),
      'a removed lock does not count': findLockBrokenByUndo,
      'locks of routes are not checked': ignoring((plan) => mapRoutes(plan, (route) => withLock(route, undefined))),
      'every stop number is fixed': (before, after) => {
        const brokenLock = findBrokenLock(before, after)
        const stop = [...before.stops].find(
          (one) =>
            isLocked(one.facts) &&
            stopList.get(after.stops, one.facts.id)?.placement.stopNumber !== one.placement.stopNumber,
        )
        const lock = stop && lockOf(stop.facts)
        return brokenLock ?? (stop === undefined || lock === undefined ? undefined : ofOneStop(stop, lock))
      },
      'stops on routes that changed only their driver are not checked': (before, after) => {
        const brokenLock = findBrokenLock(before, after)
        return brokenLock?.kind === 'stop' && stopList.get(after.stops, brokenLock.stop.facts.id) === brokenLock.stop
          ? undefined
          : brokenLock
      },
    },
    show,
  }),
  law({
    name: 'without locks nothing is refused',
    statement: 'A plan without locks allows every change.',
    subject: findBrokenLock,
    arbitrary: aLockedPlanAndAnEdit().map(({ before, after }) => ({ before: withoutLocks(before), after })),
    holds: (subject, { before, after }) => assert.equal(subject(before, after), undefined),
    mutants: {
      'every change is refused': (before, after) => {
        const [stop] = before.stops
        return before === after || stop === undefined ? undefined : ofOneStop(stop, { by: 'nobody', at: '' })
      },
    },
    show,
  }),
]
