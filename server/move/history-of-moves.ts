import { routeKeyOf } from '../../src/domain/history'
import { findTargetRoute, type Move, type MovesContext } from '../../src/domain/move'
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
  const earlier = new Map<number, EarlierStops>()
  for (const [index, stops] of neighboursThatLeft(plan, moves))
    earlier.set(index, await findEarlierStops(records, project, index, stops))
  return {
    isRouteReplaced: (index) => replaced.has(index),
    earlierStopsOf: (index, stop) => earlier.get(index)?.get(stop),
  }
}

/** The indexes of routes that a move names, as its target or its origin. */
export const routesNamedBy = ({ to, from }: Move): ReadonlyArray<number> => [
  ...(to.kind === 'route' ? [to.index] : []),
  ...(typeof from === 'number' ? [from] : []),
]

/** The last change since a version that removed or added a route, so that its index may stand for another route. */
export const findReplacement = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  index: number,
  seen: number,
): Promise<ChangeRecord | undefined> => {
  for await (const record of readChangesAffecting(records, project, routeKeyOf(index), seen)) {
    const route = record.change.routes.find((changed) => changed.index === index)
    if (route !== undefined && (route.before === undefined || route.after === undefined)) return record
  }
  return undefined
}

/** The stops that moves name as their neighbours, and that are not on that route by then, by the route. */
const neighboursThatLeft = (plan: Plan, moves: ReadonlyArray<Move>): ReadonlyMap<number, ReadonlySet<StopId>> => {
  const missing = new Map<number, Set<StopId>>()
  const visits = new Map<number, Set<StopId>>()
  for (const { stop, to, position } of moves) {
    const route = to.kind === 'unplanned' ? undefined : findTargetRoute(plan.routes, to)
    for (const others of visits.values()) others.delete(stop)
    if (route === undefined) continue
    const { index } = route
    const present = visits.get(index) ?? new Set(route.visits.map(({ id }) => id))
    if (position.kind === 'after' && !present.has(position.stop))
      missing.set(index, (missing.get(index) ?? new Set()).add(position.stop))
    // A block comes one stop after the other: each is the neighbour of the next.
    visits.set(index, present.add(stop))
  }
  return missing
}

type EarlierStops = ReadonlyMap<StopId, ReadonlyArray<StopId>>

/** For each of these stops, the stops of a route when it last visited it. */
const findEarlierStops = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  index: number,
  stops: ReadonlySet<StopId>,
): Promise<EarlierStops> => {
  const earlier = new Map<StopId, ReadonlyArray<StopId>>()
  for await (const { change } of readChangesAffecting(records, project, routeKeyOf(index), 0)) {
    const route = change.routes.find((changed) => changed.index === index)
    for (const side of [route?.after, route?.before]) {
      const visited = side?.visits.map(({ id }) => id) ?? []
      for (const id of visited.filter((one) => stops.has(one) && !earlier.has(one))) earlier.set(id, visited)
    }
    if (earlier.size === stops.size) break
  }
  return earlier
}
