import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { findVisit, newVisitTo, routeAt, type Plan } from '../plan'
import { dateOfRoute, isReload, newReload, routeIndexOfReload, type Activity, type Route } from '../route'
import {
  bestInsertion,
  insertTimedStop,
  removeTimedStop,
  timedReload,
  timedRouteOf,
  toTimedStopOn,
  type ScheduleContext,
  type TimedRoute,
} from '../schedule'
import { isStartOrEnd, NO_NUMBER, stopList, stopLookupIn, type StopFacts, type StopId } from '../stop'
import { routeForTarget, findTargetRoute, type NewRouteContext } from './target-route'
import {
  currentRouteOf,
  type Move,
  type MovePosition,
  type MovesRefusal,
  type MovedStop,
  type RouteTarget,
} from './move'
import { visitListsOf, type LeavingRules, type VisitLists } from './visit-lists'

export type MovesContext = Omit<ScheduleContext, 'stopOf'> &
  NewRouteContext & {
    /** the stops of a route in their order when it last visited a stop that it no longer visits; also of one that is gone */
    readonly earlierStopsOf: (target: RouteTarget, stop: StopId) => ReadonlyArray<StopId> | undefined
    /** whether a route was removed, or its index was given to another, since the sender looked at the plan */
    readonly isRouteReplaced: (index: number) => boolean
    /** whether another user moved a stop since the sender looked at the plan */
    readonly isMovedByOthers: (stop: StopId) => boolean
  }

export type MovedPlan = {
  readonly plan: Plan
  readonly movedStops: ReadonlyArray<MovedStop>
  /** whether a stop is not after the one that was named, since that one left the route */
  readonly isPutElsewhere: boolean
}

/** More would take seconds: some 1,400 stops that all look for the cheapest position on one route. */
const MAX_COMPARED_POSITIONS = 1_000_000

const defaultLeavingRules: LeavingRules = { keepsEmptiedRoutes: false, keepsTimes: false }

/** Applies the moves in their order, all or none. */
export const applyMoves = (
  plan: Plan,
  moves: ReadonlyArray<Move>,
  context: MovesContext,
  leavingRules = defaultLeavingRules,
): E.Either<MovesRefusal, MovedPlan> => {
  const stopMoves = E.traverseArray((move: Move) =>
    E.map((facts: StopFacts | undefined) => ({ move, facts }))(findMovable(plan, move)),
  )(moves)
  if (E.isLeft(stopMoves)) return stopMoves
  const movedMeanwhile = moves.filter((move) => isMovedMeanwhile(plan, move, context)).map(({ stop }) => stop)
  if (movedMeanwhile.length > 0) return E.left({ kind: 'moved meanwhile', stops: [...new Set(movedMeanwhile)] })
  const lists = visitListsOf(plan, leavingRules)
  const timedRoutes: TimedRoutes = new Map()
  let [isPutElsewhere, comparedPositions] = [false, 0]
  for (const { move, facts } of stopMoves.right) {
    const applied = applyMove({ plan, lists, timedRoutes, context }, move, facts)
    if (E.isLeft(applied)) return applied
    isPutElsewhere ||= applied.right.isPutElsewhere
    comparedPositions += applied.right.comparedPositions
    if (comparedPositions > MAX_COMPARED_POSITIONS) return E.left({ kind: 'too many positions' })
  }
  const moved = lists.toPlan()
  return E.right({ plan: moved, movedStops: movedStops(moved, moves), isPutElsewhere })
}

const isMovedMeanwhile = (
  plan: Plan,
  { stop, to, from }: Move,
  { isRouteReplaced, isMovedByOthers }: MovesContext,
): boolean => {
  if (to.kind === 'route' && isRouteReplaced(to.index)) return true
  if (from === undefined) return false
  if (isMovedByOthers(stop)) return true
  return currentRouteOf(plan, stop) !== from || (from !== 'unplanned' && isRouteReplaced(from))
}

/** The stop of a move; undefined where the move is of a reload, which only its own route can have. */
const findMovable = (plan: Plan, { stop: id, to }: Move): E.Either<MovesRefusal, StopFacts | undefined> => {
  const stop = stopList.get(plan.stops, id)
  if (stop !== undefined)
    return isStartOrEnd(stop.facts.type) ? E.left({ kind: 'start or end', stop: id }) : E.right(stop.facts)
  const index = routeIndexOfReload(id)
  if (index === undefined) return E.left({ kind: 'no such stop', stop: id })
  if (O.isNone(routeAt(plan, index))) return E.left({ kind: 'no such route', index })
  return to.kind === 'unplanned' || findTargetRoute(plan.routes, to)?.index === index
    ? E.right(undefined)
    : E.left({ kind: 'reload of another route', stop: id })
}

type AppliedMove = {
  readonly isPutElsewhere: boolean
  /** how many positions on a route were compared to find the cheapest */
  readonly comparedPositions: number
}

const atNamedPosition: AppliedMove = { isPutElsewhere: false, comparedPositions: 0 }

/** By index, routes that got a stop at its cheapest position, so that the next stop does not have them timed anew. */
type TimedRoutes = Map<number, { readonly route: Route; readonly timed: TimedRoute }>

/** Several moves while they are applied. */
type MovesInProgress = {
  readonly plan: Plan
  readonly lists: VisitLists
  readonly timedRoutes: TimedRoutes
  readonly context: MovesContext
}

const applyMove = (
  moves: MovesInProgress,
  { stop, to, position }: Move,
  facts: StopFacts | undefined,
): E.Either<MovesRefusal, AppliedMove> => {
  const { lists, timedRoutes, context } = moves
  if (to.kind === 'unplanned') {
    takeOut(moves, stop)
    return E.right(atNamedPosition)
  }
  const target = routeForTarget(lists.routes(), to, context)
  if (E.isLeft(target)) return target
  const visit = takeOut(moves, stop) ?? (facts === undefined ? newReload(target.right, stop) : newVisitTo(facts))
  const route = lists.routeAt(target.right.index) ?? target.right
  return pipe(
    findPosition(moves, { to, route, visit, facts }, position),
    E.map(({ index, timed, ...applied }) => {
      const routeWithVisit = lists.insert(route, visit, index)
      if (timed !== undefined) timedRoutes.set(route.index, { route: routeWithVisit, timed })
      return applied
    }),
  )
}

/** Only the drives past the position of the stop are looked up where its route was timed. */
const takeOut = ({ lists, timedRoutes, context }: MovesInProgress, stop: StopId): Activity | undefined => {
  const takenOut = lists.takeOut(stop)
  if (takenOut === undefined) return undefined
  const { visit, position, before, after } = takenOut
  const cached = timedRoutes.get(before.index)
  // A reload may tell how long loading takes, and the times of a visit the date of the route.
  if (cached?.route === before && !isReload(visit) && dateOfRoute(after) === dateOfRoute(before))
    timedRoutes.set(after.index, { route: after, timed: removeTimedStop(cached.timed, position, context.findLeg) })
  return visit
}

/** A visit that is on no route, and the route that is to get it. */
type VisitToInsert = {
  readonly to: RouteTarget
  readonly route: Route
  readonly visit: Activity
  /** undefined for a reload */
  readonly facts: StopFacts | undefined
}

type FoundPosition = AppliedMove & {
  readonly index: number
  /** the route with the visit, where it was timed to find the position */
  readonly timed?: TimedRoute
}

const findPosition = (
  { plan, timedRoutes, context }: MovesInProgress,
  { to, route, visit, facts }: VisitToInsert,
  position: MovePosition,
): E.Either<MovesRefusal, FoundPosition> => {
  switch (position.kind) {
    case 'first':
      return E.right({ ...atNamedPosition, index: 0 })
    case 'cheapest': {
      const cached = timedRoutes.get(route.index)
      const timed =
        cached?.route === route ? cached.timed : timedRouteOf(route, { ...context, stopOf: stopLookupIn(plan.stops) })
      const timedStop = isReload(visit) ? timedReload(visit, timed.frame) : toTimedStopOn(route)(facts, visit)
      const { position: index } = bestInsertion(timed, timedStop, context)
      return E.right({
        index,
        timed: insertTimedStop(timed, timedStop, index, context.findLeg),
        isPutElsewhere: false,
        comparedPositions: route.visits.length + 1,
      })
    }
    case 'after': {
      const indexOf = (stop: StopId | undefined): number => route.visits.findIndex(({ id }) => id === stop)
      const previous = indexOf(position.stop)
      if (previous >= 0) return E.right({ ...atNamedPosition, index: previous + 1 })
      if (position.stop === visit.id) return E.left({ kind: 'after itself', stop: visit.id })
      const existing = O.toUndefined(routeAt(plan, route.index))
      const earlier = earlierNeighbours(existing, to, position.stop, context)
      if (earlier === undefined)
        return E.left({ kind: 'not on that route', stop: position.stop, index: existing?.index })
      return E.right({
        ...atNamedPosition,
        index: indexOf(earlier.findLast((id) => indexOf(id) >= 0)) + 1,
        isPutElsewhere: true,
      })
    }
  }
}

/** The stops before one that a route no longer visits, when it last did: before an earlier move, or in the history. */
const earlierNeighbours = (
  existing: Route | undefined,
  to: RouteTarget,
  stop: StopId,
  { earlierStopsOf }: MovesContext,
): ReadonlyArray<StopId> | undefined => {
  const current = existing?.visits.map(({ id }) => id)
  const stops = current?.includes(stop) === true ? current : earlierStopsOf(to, stop)
  return stops?.slice(0, stops.indexOf(stop))
}

/** Where the stops of moves are in a plan. */
export const movedStops = (plan: Plan, moves: ReadonlyArray<Pick<Move, 'stop'>>): ReadonlyArray<MovedStop> =>
  [...new Set(moves.map(({ stop }) => stop))].map((stop) => {
    const found = O.toUndefined(findVisit(plan, stop))
    return { stop, route: found?.route.index, stopNumber: found?.visit.stopNumber ?? NO_NUMBER }
  })
