import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import type { EditResult } from '../../../src/application/gateway'
import type { RouteGateway, StopDriverChange } from '../../../src/application/route'
import type { DriverId } from '../../../src/domain/driver'
import { summariseRouteChange, summariseStopChange } from '../../../src/domain/history'
import {
  assignDriver,
  findVisit,
  moveStop,
  removeEmptyRoute,
  routeAt,
  stopOf,
  type Plan,
  type RouteRemovalRefusal,
} from '../../../src/domain/plan'
import { type Route, activitiesOf } from '../../../src/domain/route'
import { answerRequest } from './answer-request'
import { changePlan, editedBy, findProject } from './change-project'
import type { MemoryServer } from './memory-server'
import * as O from 'fp-ts/Option'
import type { ProjectId } from '../../../src/domain/project'
import type { Stop } from '../../../src/domain/stop'
import { stopNotFound } from './stop-not-found'

export const memoryRouteGateway = (server: MemoryServer): RouteGateway => ({
  carriers: (cancelSignal) => answerRequest(server, () => E.right(server.carriers), cancelSignal),
  /** A server in memory has no roads, so the route stays unchanged. */
  recalculate: (id, index) =>
    answerRequest(server, () =>
      pipe(
        findProject(server, id),
        E.flatMap(({ plan }) => findRoute(plan, index)),
        E.map((route) => ({ answer: route, changed: null })),
      ),
    ),
  recalculateAll: (id) =>
    answerRequest(server, () =>
      pipe(
        findProject(server, id),
        E.map(({ version }) => ({ answer: version, changed: null })),
      ),
    ),
  changeDriver: (id, index, from, to) =>
    answerRequest(server, () =>
      pipe(
        changePlan(
          server,
          { id },
          (plan) => pipe(findRoute(plan, index), E.flatMap(withDriver(server, plan, from, to))),
          (before, after) => summariseRouteChange(before, after, index),
        ),
        E.flatMap((edited) =>
          pipe(
            findRoute(edited.after.plan, index),
            E.map((route) => editedBy(edited, route)),
          ),
        ),
      ),
    ),
  remove: (id, index) =>
    answerRequest(server, () =>
      pipe(
        changePlan(
          server,
          { id },
          (plan) =>
            E.mapLeft(({ kind }: RouteRemovalRefusal) => (kind === 'not empty' ? notEmpty : routeNotFound(index)))(
              removeEmptyRoute(plan, index),
            ),
          () => ({ kind: 'route removed', route: index + 1 }),
        ),
        E.map((edited) => editedBy(edited, edited.after.version)),
      ),
    ),
  changeStopDriver: (id, change) => answerRequest(server, () => moveToDriver(server, id, change)),
})

const notEmpty: Refusal = { code: 'not_empty' }

const routeNotFound = (index: number): Refusal => ({
  code: 'not_found',
  message: `There is no route ${index + 1} in this project.`,
})

const findRoute = (plan: Plan, index: number): E.Either<Refusal, Route> =>
  pipe(
    routeAt(plan, index),
    E.fromOption(() => routeNotFound(index)),
  )

const withDriver =
  ({ drivers }: Pick<MemoryServer, 'drivers'>, plan: Plan, from: DriverId | undefined, to: DriverId | undefined) =>
  (route: Route): E.Either<Refusal, Plan> => {
    if (route.driverId !== from) return E.left({ code: 'other_driver' })
    const driver = to === undefined ? undefined : drivers.get(to)?.value
    if (to !== undefined && driver === undefined)
      return E.left(invalidRefusal([{ field: 'new_driver_id', reason: 'There is no such driver' }]))
    return E.right(assignDriver(plan, route, driver))
  }

/** Moves a stop to the end of another route; refused where it is no longer at the given position. */
const moveToDriver = (
  server: MemoryServer,
  id: ProjectId,
  change: StopDriverChange,
): E.Either<Refusal, EditResult<Stop>> =>
  pipe(
    changePlan(
      server,
      { id },
      (plan) => movedPlan(plan, change),
      (before, after) => summariseStopChange(before, after, change.id),
    ),
    E.flatMap((edited) =>
      pipe(
        stopOf(edited.after.plan, change.id),
        E.fromOption(() => stopNotFound),
        E.map((stop) => editedBy(edited, stop)),
      ),
    ),
  )

const movedPlan = (plan: Plan, { id, from, activityIndex, to }: StopDriverChange): E.Either<Refusal, Plan> => {
  const route = O.toUndefined(findVisit(plan, id))?.route
  if (route?.index !== from)
    return E.left({ code: 'not_found', message: `Route ${from + 1} does not visit this stop.` })
  if (activitiesOf(route)[activityIndex]?.id !== id) return E.left({ code: 'other_place' })
  return pipe(
    moveStop(plan, { id, to: to.index, number: undefined }),
    E.mapLeft((): Refusal => ({ code: 'not_found', message: `There is no route ${to.index + 1} in this project.` })),
  )
}
