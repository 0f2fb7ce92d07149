import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { applyMoves, type Move, type MovedPlan, type NewRouteContext } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import { type ScheduleContext, workingTimesFrom } from '../../src/domain/schedule'
import { loadDriversAndCarriers, type PlanEditPorts } from '../project'
import type { KeyHolder } from '../sign-in'
import type { ProjectId, Records } from '../storage'
import { loadHistoryOfMoves } from './history-of-moves'
import { movesRefusal, withMoveDetails, type MoveFields } from './moves-refusal'
import { driverLimitsOf } from '../../src/domain/problem'
import type { Travel } from '../travel'

type MovesOfProject = {
  readonly project: ProjectId
  readonly plan: Plan
  /** the version that the sender looked at */
  readonly seenVersion: number | undefined
  readonly moves: ReadonlyArray<Move>
  readonly user: Pick<KeyHolder, 'username'>
}

/** Applies moves with the drivers and carriers, the roads and the history of a project; a refusal is in the words of the API. */
export const applyMovesInProject = async (
  records: Records,
  { travel }: Pick<PlanEditPorts, 'travel'>,
  request: MovesOfProject,
  fields: MoveFields = { to: 'moves', after: 'moves' },
): Promise<E.Either<Refusal, MovedPlan & { readonly scheduling: Omit<ScheduleContext, 'stopOf'> }>> => {
  const { project, plan, moves } = request
  const newRouteContext = await loadNewRouteContext(records)
  if (newRouteContext === undefined) return E.left({ code: 'server_error' })
  const history = await loadHistoryOfMoves(records, project, plan, request)
  // A new roads file may be opened at any time, and the least that a drive takes must be of the same roads as the legs.
  const scheduling = schedulingOf(newRouteContext, travel)
  const moved = applyMoves(plan, moves, { ...newRouteContext, ...scheduling, ...history })
  if (E.isRight(moved)) return E.right({ ...moved.right, scheduling })
  const refusal = movesRefusal(moved.left, fields)
  return E.left(
    moved.left.kind === 'moved meanwhile'
      ? await withMoveDetails(refusal, records, { ...request, ...history, stops: moved.left.stops })
      : refusal,
  )
}

/** What a new route depends on; undefined where the organisation is deleted. */
export const loadNewRouteContext = async (records: Records): Promise<NewRouteContext | undefined> => {
  const [organisation, driversAndCarriers] = await Promise.all([
    records.organisation.find(),
    loadDriversAndCarriers(records),
  ])
  return organisation && { ...driversAndCarriers, headquarters: organisation.headquarters }
}

/** How routes are scheduled with these drivers and roads. */
export const schedulingOf = (
  { drivers }: NewRouteContext,
  travel: Pick<Travel, 'leg' | 'detourLegs' | 'leastDriveSeconds'>,
): Omit<ScheduleContext, 'stopOf'> => ({
  findLeg: travel.leg,
  findDetourLegs: travel.detourLegs,
  leastDriveSeconds: travel.leastDriveSeconds,
  workingTimesOf: workingTimesFrom(drivers),
  capacityOf: (route) => driverLimitsOf(route, drivers)?.capacity,
})
