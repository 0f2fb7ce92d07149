import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import * as calls from '../../../contract/move'
import type { MoveGateway, PricesQuery } from '../../../src/application/move'
import { metresBetween, globePointOf } from '../../../src/domain/address'
import { calendarDateAt, type RouteDay } from '../../../src/domain/calendar'
import { latestVersionOf, stopsMovedBy, summariseMoves } from '../../../src/domain/history'
import {
  applyMoves,
  type Move,
  type MovedPlan,
  type MovesContext,
  type MovesRefusal,
  type MovedStop,
} from '../../../src/domain/move'
import { dayOfNewRoute, stopOf, type Plan } from '../../../src/domain/plan'
import { newStop, stopDayOf, type Stop, type StopId } from '../../../src/domain/stop'
import { answerRequest, parseBody } from './answer-request'
import { changePlan, editedBy, findProject } from './change-project'
import type { MemoryServer, StoredChange } from './memory-server'
import type { ProjectId } from '../../../src/domain/project'
import { stopNotFound } from './stop-not-found'
import { pricesOf } from '../prices-at-once'

/** It keeps no routes that were removed, so that an index is never given again. */
export const memoryMoveGateway = (server: MemoryServer): MoveGateway => ({
  move: (id, request) =>
    answerRequest(server, () => {
      let movedStops: ReadonlyArray<MovedStop> = []
      return pipe(
        parseBody(calls.moveStops.body, request),
        E.flatMap(({ moves, seenVersion }) =>
          changePlan(
            server,
            { id },
            (plan) =>
              pipe(
                applyMoves(plan, moves, {
                  ...contextOf(server),
                  isMovedByOthers: movedByOthers(server, id, seenVersion),
                }),
                E.bimap(refusalOf, (moved) => {
                  movedStops = moved.movedStops
                  return moved.plan
                }),
              ),
            (before, after) =>
              summariseMoves(
                before,
                after,
                movedStops.map(({ stop }) => stop),
              ),
          ),
        ),
        E.map((edited) => editedBy(edited, movedStops)),
      )
    }),
  decodeMoves: calls.decodeMoves,
  prices: (id, query, cancelSignal) =>
    answerRequest(
      server,
      () =>
        pipe(
          findProject(server, id),
          E.flatMap(({ plan }) => pricesIn(plan, query, server)),
        ),
      cancelSignal,
    ),
})

const movedByOthers = (
  { projects, username }: MemoryServer,
  id: ProjectId,
  seenVersion = Infinity,
): MovesContext['isMovedByOthers'] => {
  const { changes = [], published = [] } = projects.get(id) ?? {}
  const isOfOther = (change: StoredChange): boolean =>
    published.find(({ version }) => version === latestVersionOf(change))?.by !== username
  const moved = new Set(
    changes
      .filter((change) => latestVersionOf(change) > seenVersion && isOfOther(change))
      .flatMap((change) => [...stopsMovedBy(change)]),
  )
  return (stop) => moved.has(stop)
}

const pricesIn = (plan: Plan, query: PricesQuery, server: MemoryServer) =>
  pipe(
    findStops(plan, query),
    E.map((found) =>
      pricesOf(
        plan,
        {
          stops: found.map(({ facts }) => facts),
          day: query.day ?? found.map(stopDayOf).find((day) => day !== undefined) ?? newDay(plan, server),
          withPositionPrices: query.withPositionPrices,
        },
        contextOf(server),
      ),
    ),
  )

const findStops = (plan: Plan, query: PricesQuery): E.Either<Refusal, ReadonlyArray<Stop>> => {
  if ('stops' in query) return E.traverseArray((id: StopId) => findStop(plan, id))(query.stops)
  const { id, draft } = query.stop
  return id === undefined
    ? E.right([newStop(draft, { id: '', shortId: '', createdAt: '' })])
    : E.map(({ facts, placement }: Stop) => [{ facts: { ...facts, ...draft }, placement }])(findStop(plan, id))
}

const findStop = (plan: Plan, id: StopId): E.Either<Refusal, Stop> =>
  pipe(
    stopOf(plan, id),
    E.fromOption(() => stopNotFound),
  )

const newDay = (plan: Plan, { now }: MemoryServer): RouteDay => {
  const today = calendarDateAt(now())
  return today === undefined ? '' : dayOfNewRoute(plan, today)
}

/** The plan after moves that a new stop is added with. */
export const movePlan = (server: MemoryServer, plan: Plan, moves: ReadonlyArray<Move>): E.Either<Refusal, Plan> =>
  E.bimap(refusalOf, ({ plan: moved }: MovedPlan) => moved)(applyMoves(plan, moves, contextOf(server)))

const METRES_PER_SECOND = 15

export const contextOf = ({ drivers, carriers, headquarters }: MemoryServer): MovesContext => ({
  findLeg: (from, to) => {
    const metres = metresBetween(globePointOf(from), globePointOf(to))
    return { metres, seconds: metres / METRES_PER_SECOND }
  },
  workingTimesOf: () => ({ earliest: '08:00' }),
  capacityOf: () => undefined,
  drivers: [...drivers.values()].map(({ value }) => value),
  carriers,
  headquarters,
  earlierStopsOf: () => undefined,
  isRouteReplaced: () => false,
  isMovedByOthers: () => false,
})

export const refusalOf = (refusal: MovesRefusal): Refusal => {
  switch (refusal.kind) {
    case 'moved meanwhile':
      return { code: 'moved_meanwhile' }
    case 'no such stop':
    case 'no such route':
    case 'no such driver':
      return { code: 'not_found' }
    default:
      return invalidRefusal([{ field: 'moves', reason: 'These moves cannot be made' }])
  }
}
