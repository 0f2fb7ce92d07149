import * as O from 'fp-ts/Option'
import { invalidRefusal, type Refusal } from '../../contract'
import { stopKeyOf } from '../../src/domain/history'
import type { Move, MovesRefusal } from '../../src/domain/move'
import { findVisit, type Plan } from '../../src/domain/plan'
import { NO_NUMBER, type StopId } from '../../src/domain/stop'
import { findLatestAuthor, latestAuthorOf, type Author } from '../history'
import { driverNotFound, routeNotFound } from '../require'
import { stopNotFound } from '../stop'
import type { ProjectId, Records } from '../storage'
import { findReplacement, routesNamedBy } from './history-of-moves'

/** The fields of the request that a refusal names. */
export type MoveFields = { readonly to: string; readonly after: string }

/** Why the moves are refused; the details of stops that others moved are looked up afterwards. */
export const movesRefusal = (refusal: MovesRefusal, { to, after }: MoveFields): Refusal => {
  switch (refusal.kind) {
    case 'no such stop':
      return stopNotFound
    case 'start or end':
      return invalid(to, 'The start and end of a route stay where they are')
    case 'no such route':
      return routeNotFound(refusal.index)
    case 'no such driver':
      return driverNotFound
    case 'no such carrier':
      return invalid(to, `There is no external route ${refusal.carrierId}`)
    case 'not on that route':
      return invalid(after, `Route ${refusal.index + 1} never visited the stop ${refusal.stop}`)
    case 'too many places':
      return invalid(to, 'Too many stops look for the cheapest place of a route: move fewer at once')
    case 'moved meanwhile':
      return { code: 'moved_meanwhile' }
  }
}

const invalid = (field: string, reason: string): Refusal => invalidRefusal([{ field, reason }])

/** Says who moved these stops, when, and where they are now. */
export const withMoveDetails = async (
  refusal: Refusal,
  records: Records,
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
  const details = []
  for (const stop of stops) {
    const visited = O.toUndefined(findVisit(plan, stop))
    const indexes = moves.filter((move) => move.stop === stop).flatMap(routesNamedBy)
    const author =
      (await findLatestAuthor(records, project, {
        item: stopKeyOf(stop),
        since: seen ?? 0,
        isSought: ({ change }) => change.moved.includes(stop),
      })) ?? (seen === undefined ? undefined : await lastReplacerOf(records, project, indexes, seen))
    details.push({
      stop,
      ...author,
      route: visited?.route.index ?? null,
      stop_number: visited?.visit.stopNumber ?? NO_NUMBER,
    })
  }
  return { ...refusal, details }
}

/** Who removed or added one of these routes. */
const lastReplacerOf = async (
  records: Records,
  project: ProjectId,
  indexes: ReadonlyArray<number>,
  seen: number,
): Promise<Author | undefined> => {
  for (const index of indexes) {
    const record = await findReplacement(records, project, index, seen)
    if (record !== undefined) return latestAuthorOf(records, project, record)
  }
  return undefined
}
