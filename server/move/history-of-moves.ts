import { routeKeyOf } from '../../src/domain/history'
import { findTargetRoute, type Move, type MovesContext } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { readChangesAffecting } from '../history'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** What the moves need to know of earlier plans. */
export type HistoryOfMoves = Pick<MovesContext, 'earlierStopsOf' | 'isRouteReplaced'>

export const loadHistoryOfMoves = async (
  records: Records,
  project: ProjectId,
  plan: Plan,
  { seen, moves }: { readonly seen: number | undefined; readonly moves: ReadonlyArray<Move> },
): Promise<HistoryOfMoves> => {
  const replaced = new Set<number>()
  if (seen !== undefined)
    for (const index of new Set(moves.flatMap(routesNamedBy)))
      if ((await findReplacement(records, project, index, seen)) !== undefined) replaced.add(index)
  const earlier = new Map<string, ReadonlyArray<StopId>>()
  for (const { index, stop } of neighboursThatLeft(plan, moves)) {
    const stops = await findEarlierStops(records, project, index, stop)
    if (stops !== undefined) earlier.set(`${index} ${stop}`, stops)
  }
  return {
    isRouteReplaced: (index) => replaced.has(index),
    earlierStopsOf: (index, stop) => earlier.get(`${index} ${stop}`),
  }
}

/** The indexes of routes that a move names, as its target or its origin. */
export const routesNamedBy = ({ to, from }: Move): ReadonlyArray<number> => [
  ...(to.kind === 'route' ? [to.index] : []),
  ...(typeof from === 'number' ? [from] : []),
]

/** The last change since a version that removed or added a route, so that its index may stand for another route. */
export const findReplacement = async (
  records: Records,
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

type Neighbour = { readonly index: number; readonly stop: StopId }

/** The stops that moves name as their neighbours, and that are not on that route. */
const neighboursThatLeft = (plan: Plan, moves: ReadonlyArray<Move>): ReadonlyArray<Neighbour> =>
  moves.flatMap(({ to, position }): ReadonlyArray<Neighbour> => {
    if (to.kind === 'unplanned' || position.kind !== 'after') return []
    const route = findTargetRoute(plan.routes, to)
    return route === undefined || route.visits.some(({ id }) => id === position.stop)
      ? []
      : [{ index: route.index, stop: position.stop }]
  })

/** The stops of a route when it last visited this one. */
const findEarlierStops = async (
  records: Records,
  project: ProjectId,
  index: number,
  stop: StopId,
): Promise<ReadonlyArray<StopId> | undefined> => {
  for await (const { change } of readChangesAffecting(records, project, routeKeyOf(index), 0)) {
    const route = change.routes.find((changed) => changed.index === index)
    for (const side of [route?.after, route?.before]) {
      const stops = side?.visits.map(({ id }) => id)
      if (stops?.includes(stop) === true) return stops
    }
  }
  return undefined
}
