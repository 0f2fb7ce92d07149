import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { withLock, type Lock } from '.'
import { isStartOrEnd, stopIn, withStops, type Stop, type StopId } from '../stop'
import { routeAt } from '../plan/find-visit'
import type { MoveRefused } from '../plan/move-stop'
import type { Plan } from '../plan/plan'

/** What to lock, or to unlock. */
export type LockTurn = {
  readonly stops: ReadonlyArray<StopId>
  /** by their index */
  readonly routes: ReadonlyArray<number>
}

/** The plan with a lock on all of these, or on none of them; all or nothing. */
export const changeLocks = (
  plan: Plan,
  { stops, routes }: LockTurn,
  lock: Lock | undefined,
): E.Either<MoveRefused, Plan> => {
  const found: Stop[] = []
  for (const id of stops) {
    const stop = stopIn(plan.stops, id)
    if (stop === undefined) return E.left({ kind: 'no such stop', id })
    if (isStartOrEnd(stop.type)) return E.left({ kind: 'start or end', id })
    found.push(stop)
  }
  const missing = routes.find((index) => O.isNone(routeAt(plan, index)))
  if (missing !== undefined) return E.left({ kind: 'no such route', index: missing })
  const chosen = new Set(routes)
  return E.right({
    ...plan,
    routes: plan.routes.map((route) => (chosen.has(route.index) ? withLock(route, lock) : route)),
    stops: withStops(
      plan.stops,
      found.map((stop) => withLock(stop, lock)),
    ),
  })
}
