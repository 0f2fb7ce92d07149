import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { routeAt, type MoveStopRefusal, type Plan } from '../plan'
import { isStartOrEnd, stopList, type Stop, type StopFacts, type StopId } from '../stop'
import { withLock, type Lock } from './lock'

export type LockTargets = {
  readonly stops: ReadonlyArray<StopId>
  /** route indexes */
  readonly routes: ReadonlyArray<number>
}

/** To lock, or to unlock, and what. */
export type LockChange = LockTargets & { readonly locked: boolean }

/** Locks all targets, or unlocks all; refused as a whole if one is missing. */
export const setLocks = (
  plan: Plan,
  { stops, routes }: LockTargets,
  lock: Lock | undefined,
): E.Either<MoveStopRefusal, Plan> => {
  const foundStops: Stop[] = []
  for (const id of stops) {
    const stop = stopList.get(plan.stops, id)
    if (stop === undefined) return E.left({ kind: 'no such stop', id })
    if (isStartOrEnd(stop.facts.type)) return E.left({ kind: 'start or end', id })
    foundStops.push(stop)
  }
  const missing = routes.find((index) => O.isNone(routeAt(plan, index)))
  if (missing !== undefined) return E.left({ kind: 'no such route', index: missing })
  const routeIndexes = new Set(routes)
  return E.right({
    ...plan,
    routes: plan.routes.map((route) => (routeIndexes.has(route.index) ? withLock(route, lock) : route)),
    stops: stopList.put(
      plan.stops,
      foundStops.map((stop) => withFacts(stop, withLock(stop.facts, lock))),
    ),
  })
}

/** The same object if the facts are unchanged. */
const withFacts = (stop: Stop, facts: StopFacts): Stop =>
  facts === stop.facts ? stop : { facts, placement: stop.placement }
