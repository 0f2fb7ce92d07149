import * as O from 'fp-ts/Option'
import { invalidRefusal, type Refusal } from '../../contract'
import { summaryNameOf } from '../../src/domain/history'
import type { Move, MovesRefusal } from '../../src/domain/move'
import { findVisit, routeAt, type Plan } from '../../src/domain/plan'
import { routeNumberOf } from '../../src/domain/route'
import { NO_NUMBER, stopList, type StopId } from '../../src/domain/stop'
import { formatNumber } from '../../src/domain/text'
import { findLatestMovers, latestAuthorOf, type Author } from '../history'
import { driverNotFound } from '../require-record'
import { moveStopRefusal } from '../stop'
import type { ProjectId, Records } from '../storage'
import { routesNamedBy, type HistoryOfMoves } from './history-of-moves'

/** The fields of the request that a refusal names. */
export type MoveFields = { readonly to: string; readonly after: string }

/** Why the moves are refused; the details of stops that others moved are looked up afterwards. */
export const movesRefusal = (refusal: MovesRefusal, { to, after }: MoveFields): Refusal => {
  switch (refusal.kind) {
    case 'no such driver':
      return driverNotFound
    case 'no such carrier':
      return invalid(to, `There is no carrier ${refusal.carrierId}`)
    case 'not on that route':
      return invalid(
        after,
        refusal.index === undefined
          ? `No route of this driver or carrier visited the stop ${refusal.stop} on that day`
          : `Route ${routeNumberOf({ index: refusal.index })} never visited the stop ${refusal.stop}`,
      )
    case 'after itself':
      return invalid(after, `The stop ${refusal.stop} cannot come after itself`)
    case 'reload of another route':
      return invalid(to, `The reload ${refusal.stop} can only be on the route that its id names`)
    case 'too many positions':
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
    seenVersion,
    moves,
    stops,
    latestMovers,
    replacements,
  }: Pick<HistoryOfMoves, 'latestMovers' | 'replacements'> & {
    readonly project: ProjectId
    readonly plan: Plan
    readonly seenVersion: number | undefined
    readonly moves: ReadonlyArray<Move>
    readonly stops: ReadonlyArray<StopId>
  },
): Promise<Refusal> => {
  const unread = stops.filter((stop) => !latestMovers.has(stop))
  const earlierMovers = unread.length === 0 ? [] : await findLatestMovers(records, project, unread, seenVersion ?? 0)
  const movers = new Map([...[...latestMovers].filter(([stop]) => stops.includes(stop)), ...earlierMovers])
  const routesOf = new Map(moves.map((move) => [move.stop, routesNamedBy(move)]))
  const unknown = stops.filter((stop) => !movers.has(stop)).flatMap((stop) => routesOf.get(stop) ?? [])
  const replacers = await findReplacers(records, project, new Set(unknown), replacements)
  const details = []
  for (const stop of stops) {
    const visited = O.toUndefined(findVisit(plan, stop))
    const author = movers.get(stop) ?? (routesOf.get(stop) ?? []).flatMap((index) => replacers.get(index) ?? [])[0]
    details.push({
      stop,
      ...author,
      route: visited?.route.index ?? null,
      stop_number: visited?.visit.stopNumber ?? NO_NUMBER,
    })
  }
  const message = movers.size === 0 ? routeMessage(plan, replacers) : moveMessage(plan, moves, stops, movers)
  return { ...refusal, ...message, details }
}

/** `piet moved Bakkerij Jansen to route 2, place 40.`; nothing where the history does not say who moved them all. */
const moveMessage = (
  plan: Plan,
  moves: ReadonlyArray<Move>,
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
  if (visited === undefined) return { message: `${by} took ${name} off its route meanwhile.` }
  const [route, place] = [`route ${routeNumberOf(visited.route)}`, `place ${visited.visit.stopNumber}`]
  const isSameRoute = moves.some(({ stop, from }) => stop === first && from === visited.route.index)
  return { message: `${by} moved ${name} to ${isSameRoute ? `${place} of ${route}` : `${route}, ${place}`} meanwhile.` }
}

/** `piet removed route 2 meanwhile.`; nothing where the history does not say who did. */
const routeMessage = (plan: Plan, replacers: ReadonlyMap<number, Author | undefined>): Pick<Refusal, 'message'> => {
  const [replaced] = [...replacers].flatMap(([index, author]) => (author === undefined ? [] : [{ index, author }]))
  if (replaced === undefined) return {}
  const verb = O.isSome(routeAt(plan, replaced.index)) ? 'replaced' : 'removed'
  return { message: `${replaced.author.by} ${verb} route ${routeNumberOf(replaced)} meanwhile.` }
}

/** Who removed or added each of these routes since. */
const findReplacers = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  indexes: ReadonlySet<number>,
  replacements: HistoryOfMoves['replacements'],
): Promise<ReadonlyMap<number, Author | undefined>> => {
  const replacers = new Map<number, Author | undefined>()
  for (const [index, record] of replacements)
    if (indexes.has(index)) replacers.set(index, await latestAuthorOf(records, project, record))
  return replacers
}
