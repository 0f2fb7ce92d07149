import * as O from 'fp-ts/Option'
import { invalidRefusal, type Refusal } from '../../contract'
import { stopKeyOf } from '../../src/domain/history'
import type { MovesRefusal } from '../../src/domain/move'
import { findVisit, type Plan } from '../../src/domain/plan'
import { NO_NUMBER, type StopId } from '../../src/domain/stop'
import { changesAffecting } from '../history'
import { driverNotFound, routeNotFound } from '../require'
import { stopNotFound } from '../stop'
import type { ProjectId, Records } from '../storage'

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
    stops,
  }: {
    readonly project: ProjectId
    readonly plan: Plan
    readonly seen: number | undefined
    readonly stops: ReadonlyArray<StopId>
  },
): Promise<Refusal> => {
  const details = []
  for (const stop of stops) {
    const visited = O.toUndefined(findVisit(plan, stop))
    details.push({
      stop,
      ...(await lastMoverOf(records, project, stop, seen)),
      route: visited?.route.index ?? null,
      stop_number: visited?.visit.stopNumber ?? NO_NUMBER,
    })
  }
  return { ...refusal, details }
}

type Mover = { readonly by: string; readonly at: string }

/** Undefined where the history does not say. */
const lastMoverOf = async (
  records: Records,
  project: ProjectId,
  stop: StopId,
  seen: number | undefined,
): Promise<Mover | undefined> => {
  for await (const { by, at } of changesAffecting(records, project, stopKeyOf(stop), seen ?? 0)) return { by, at }
  return undefined
}
