import * as O from 'fp-ts/Option'
import { invalidRefusal, type Refusal } from '../../contract'
import { summaryNameOf } from '../../src/domain/history'
import type { Move, MovesRefusal } from '../../src/domain/move'
import { findVisit, type Plan } from '../../src/domain/plan'
import { routeNumberOf } from '../../src/domain/route'
import { NO_NUMBER, stopList, type StopId } from '../../src/domain/stop'
import { formatNumber } from '../../src/domain/text'
import { findLatestMovers, latestAuthorOf, type Author } from '../history'
import { driverNotFound } from '../require'
import { moveStopRefusal } from '../stop'
import type { ProjectId, Records } from '../storage'
import { findReplacement, routesNamedBy } from './history-of-moves'

/** The fields of the request that a refusal names. */
export type MoveFields = { readonly to: string; readonly after: string }

/** Why the moves are refused; the details of stops that others moved are looked up afterwards. */
export const movesRefusal = (refusal: MovesRefusal, { to, after }: MoveFields): Refusal => {
  switch (refusal.kind) {
    case 'no such driver':
      return driverNotFound
    case 'no such carrier':
      return invalid(to, `There is no external route ${refusal.carrierId}`)
    case 'not on that route':
      return invalid(
        after,
        refusal.index === undefined
          ? `No route of this driver or carrier visited the stop ${refusal.stop} on that day`
          : `Route ${routeNumberOf({ index: refusal.index })} never visited the stop ${refusal.stop}`,
      )
    case 'after itself':
      return invalid(after, `The stop ${refusal.stop} cannot come after itself`)
    case 'too many places':
      return invalid(to, 'Too many stops look for the cheapest place of a route: move fewer at once')
    case 'moved meanwhile':
      return { code: 'moved_meanwhile' }
    default:
      return moveStopRefusal(refusal, to)
  }
}

const invalid = (field: string, reason: string): Refusal => invalidRefusal([{ field, reason }])

/** Says who moved these stops, when, and where they are now. */
export const withMoveDetails = async (
  refusal: Refusal,
  records: Pick<Records, 'changes'>,
  {
    project,
    plan,
    seen,
    moves,
    stops,
  }: {
    readonly project: ProjectId
    readonly plan: Plan
    readonly seen: number | undefined
    readonly moves: ReadonlyArray<Move>
    readonly stops: ReadonlyArray<StopId>
  },
): Promise<Refusal> => {
  const movers = await findLatestMovers(records, project, stops, seen ?? 0)
  const replacers = new Map<number, Author | undefined>()
  const replacerOf = async (index: number): Promise<Author | undefined> => {
    if (seen !== undefined && !replacers.has(index))
      replacers.set(index, await findReplacer(records, project, index, seen))
    return replacers.get(index)
  }
  const moveOf = new Map(moves.map((move) => [move.stop, move]))
  const details = []
  for (const stop of stops) {
    const visited = O.toUndefined(findVisit(plan, stop))
    const move = moveOf.get(stop)
    let author = movers.get(stop)
    for (const index of move === undefined ? [] : routesNamedBy(move)) author ??= await replacerOf(index)
    details.push({
      stop,
      ...author,
      route: visited?.route.index ?? null,
      stop_number: visited?.visit.stopNumber ?? NO_NUMBER,
    })
  }
  return { ...refusal, ...moveMessage(plan, stops, movers), details }
}

/** `piet moved Bakkerij Jansen to route 2, place 40.`; nothing where the history does not say who moved them all. */
const moveMessage = (
  plan: Plan,
  stops: ReadonlyArray<StopId>,
  movers: ReadonlyMap<StopId, Author>,
): Pick<Refusal, 'message'> => {
  const names = new Set(stops.map((stop) => movers.get(stop)?.by))
  const [by] = names
  const [first] = stops
  if (by === undefined || first === undefined || names.size > 1) return {}
  if (stops.length > 1) return { message: `${by} moved ${formatNumber(stops.length)} of these stops meanwhile.` }
  const name = summaryNameOf(stopList.get(plan.stops, first)?.facts, first)
  const visited = O.toUndefined(findVisit(plan, first))
  return {
    message:
      visited === undefined
        ? `${by} took ${name} off its route meanwhile.`
        : `${by} moved ${name} to route ${routeNumberOf(visited.route)}, place ${visited.visit.stopNumber} meanwhile.`,
  }
}

/** Who removed or added a route since. */
const findReplacer = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  index: number,
  seen: number,
): Promise<Author | undefined> => {
  const record = await findReplacement(records, project, index, seen)
  return record && latestAuthorOf(records, project, record)
}
