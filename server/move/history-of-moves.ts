import * as O from 'fp-ts/Option'
import { routeKeyOf } from '../../src/domain/history'
import type { Move, MovesContext } from '../../src/domain/move'
import { routeAt, type Plan } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { changesAffecting } from '../history'
import type { ProjectId, Records } from '../storage'

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
    for (const index of namedRoutes(moves)) if (await wasReplaced(records, project, index, seen)) replaced.add(index)
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

const namedRoutes = (moves: ReadonlyArray<Move>): ReadonlySet<number> =>
  new Set(
    moves.flatMap(({ to, from }) => [
      ...(to.kind === 'route' ? [to.index] : []),
      ...(typeof from === 'number' ? [from] : []),
    ]),
  )

/** Whether a route was removed or added since a version, so that its index may stand for another route. */
const wasReplaced = async (records: Records, project: ProjectId, index: number, seen: number): Promise<boolean> => {
  for await (const { change } of changesAffecting(records, project, routeKeyOf(index), seen)) {
    const route = change.routes.find((changed) => changed.index === index)
    if (route !== undefined && (route.before === undefined || route.after === undefined)) return true
  }
  return false
}

type Neighbour = { readonly index: number; readonly stop: StopId }

/** The stops that moves name as their neighbours, and that are not on that route. */
const neighboursThatLeft = (plan: Plan, moves: ReadonlyArray<Move>): ReadonlyArray<Neighbour> =>
  moves.flatMap(({ to, position }): ReadonlyArray<Neighbour> => {
    if (to.kind !== 'route' || position.kind !== 'after') return []
    const route = O.toUndefined(routeAt(plan, to.index))
    return route === undefined || route.visits.some(({ id }) => id === position.stop)
      ? []
      : [{ index: to.index, stop: position.stop }]
  })

/** The stops of a route when it last visited this one. */
const findEarlierStops = async (
  records: Records,
  project: ProjectId,
  index: number,
  stop: StopId,
): Promise<ReadonlyArray<StopId> | undefined> => {
  for await (const { change } of changesAffecting(records, project, routeKeyOf(index), 0)) {
    const route = change.routes.find((changed) => changed.index === index)
    for (const side of [route?.after, route?.before]) {
      const stops = side?.visits.map(({ id }) => id)
      if (stops?.includes(stop) === true) return stops
    }
  }
  return undefined
}
