import { routeKeyOf, stopKeyOf } from '../../src/domain/history'
import { findTargetRoute, type Move, type MovesContext, type RouteTarget } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { readChangesAffecting } from '../history'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** What the moves need to know of earlier plans. */
export type HistoryOfMoves = Pick<MovesContext, 'earlierStopsOf' | 'isRouteReplaced'>

export const loadHistoryOfMoves = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  plan: Plan,
  { seen, moves }: { readonly seen: number | undefined; readonly moves: ReadonlyArray<Move> },
): Promise<HistoryOfMoves> => {
  const replaced = new Set<number>()
  if (seen !== undefined)
    for (const index of new Set(moves.flatMap(routesNamedBy)))
      if ((await findReplacement(records, project, index, seen)) !== undefined) replaced.add(index)
  const earlier = new Map<string, EarlierStops>()
  for (const [key, left] of neighboursThatLeft(plan, moves))
    earlier.set(key, await findEarlierStops(records, project, left))
  return {
    isRouteReplaced: (index) => replaced.has(index),
    earlierStopsOf: (target, stop) => earlier.get(keyOfTarget(plan, target))?.get(stop),
  }
}

/** The indexes of routes that a move names, as its target or its origin. */
export const routesNamedBy = ({ to, from }: Move): ReadonlyArray<number> => [
  ...(to.kind === 'route' ? [to.index] : []),
  ...(typeof from === 'number' ? [from] : []),
]

/**
 * The last change since a version that removed or added a route, so that its index may stand for another route. All
 * changes of the route are searched, since the stops would go to another route in silence.
 */
export const findReplacement = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  index: number,
  seen: number,
): Promise<ChangeRecord | undefined> => {
  for await (const record of readChangesAffecting(records, project, [routeKeyOf(index)], seen, Infinity)) {
    const route = record.change.routes.find((changed) => changed.index === index)
    if (route !== undefined && (route.before === undefined || route.after === undefined)) return record
  }
  return undefined
}

/** Stops that moves name as their neighbours, and that are not on the route of the target by then. */
type LeftNeighbours = {
  /** a route by its index, unless the moves make it */
  readonly target: RouteTarget
  readonly stops: Set<StopId>
}

/** Moves to one route have one key, however they name it. */
const keyOfTarget = ({ routes }: Plan, target: RouteTarget): string => {
  const route = findTargetRoute(routes, target)
  if (route !== undefined) return routeKeyOf(route.index)
  switch (target.kind) {
    case 'route':
      return routeKeyOf(target.index)
    case 'driver':
      return `driver ${target.driverId} ${target.day}`
    case 'carrier':
      return `carrier ${target.carrierId} ${target.day}`
  }
}

const neighboursThatLeft = (plan: Plan, moves: ReadonlyArray<Move>): ReadonlyMap<string, LeftNeighbours> => {
  const missing = new Map<string, LeftNeighbours>()
  const visits = new Map<string, Set<StopId>>()
  for (const { stop, to, position } of moves) {
    for (const others of visits.values()) others.delete(stop)
    if (to.kind === 'unplanned') continue
    const route = findTargetRoute(plan.routes, to)
    const key = keyOfTarget(plan, to)
    const present = visits.get(key) ?? new Set(route?.visits.map(({ id }) => id))
    if (position.kind === 'after' && !present.has(position.stop)) {
      const target: RouteTarget = route === undefined ? to : { kind: 'route', index: route.index }
      const stops = missing.get(key)?.stops ?? new Set()
      missing.set(key, { target, stops: stops.add(position.stop) })
    }
    // A block comes one stop after the other: each is the neighbour of the next.
    visits.set(key, present.add(stop))
  }
  return missing
}

type EarlierStops = ReadonlyMap<StopId, ReadonlyArray<StopId>>

/** For each of these stops, the stops of the route when it last visited it; a route that is gone is known by its driver. */
const findEarlierStops = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  { target, stops }: LeftNeighbours,
): Promise<EarlierStops> => {
  const earlier = new Map<StopId, ReadonlyArray<StopId>>()
  const items = target.kind === 'route' ? [routeKeyOf(target.index)] : [...stops].map(stopKeyOf)
  for await (const { change } of readChangesAffecting(records, project, items, 0)) {
    for (const side of change.routes.flatMap(({ after, before }) => [after, before])) {
      const visited = (side && findTargetRoute([side], target))?.visits.map(({ id }) => id) ?? []
      for (const id of visited.filter((one) => stops.has(one) && !earlier.has(one))) earlier.set(id, visited)
    }
    if (earlier.size === stops.size) break
  }
  return earlier
}
