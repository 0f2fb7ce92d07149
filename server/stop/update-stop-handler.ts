import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../contract'
import type { updateStop as endpoint } from '../../contract/stop'
import { calendarDateAt, type CalendarDate } from '../../src/domain/calendar'
import { summariseStopChange } from '../../src/domain/history'
import { moveToNumber } from '../../src/domain/move'
import { stopOf, updateStop as updateStopInPlan, type Plan, type UpdateContext } from '../../src/domain/plan'
import type { StopId, StopUpdate } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, requestDrivesOfEdit, type PlanEditPorts } from '../project'
import type { Records, Storage } from '../storage'
import { stopNotFound, updateRefusal } from './move-and-update-refusals'

type Command = AuthorisedCommand<typeof endpoint>

export const prepareUpdate = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) =>
  requestDrivesOfEdit(ports, storage, async ({ parameters, body }: Command, plan, records) =>
    applyUpdate(plan, parameters.stopId, body, await loadUpdateContext(records, body, todayOf(ports))),
  )

/** §4: gives a stop another number, another route, or both, by the rules of moves, as every edit by hand. */
export const updateStopHandler = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, stopId }, body, user, ifMatchVersions }: Command,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const context = await loadUpdateContext(records, body, todayOf(ports))
    const edited = await change(
      records,
      { user, projectId: id, ifMatchVersions },
      (plan) => applyUpdate(plan, stopId, body, context),
      (before, after) => summariseStopChange(before, after, stopId),
    )
    if (E.isLeft(edited)) return edited
    const { plan, project, changed } = edited.right
    const stop = stopOf(plan, stopId)
    return O.isSome(stop) ? E.right(callResult(stop.value, project.version, changed)) : E.left(stopNotFound)
  }
}

const todayOf = ({ now }: Pick<PlanEditPorts, 'now'>): CalendarDate | undefined => calendarDateAt(now().toISOString())

const applyUpdate = (
  plan: Plan,
  stopId: StopId,
  update: StopUpdate,
  context: UpdateContext | undefined,
): E.Either<Refusal, Plan> => {
  if (update.id !== stopId)
    return E.left(invalidRefusal([{ field: 'id', reason: 'Names another stop than the address does' }]))
  if (context === undefined) return E.left({ code: 'server_error' })
  return E.mapLeft(updateRefusal)(updateStopInPlan(plan, update, context, moveToNumber))
}

/** Undefined where the organisation is deleted, or where today is not known. */
const loadUpdateContext = async (
  { carriers, organisation }: Records,
  { newCarrier }: StopUpdate,
  today: CalendarDate | undefined,
): Promise<UpdateContext | undefined> => {
  const headquarters = (await organisation.find())?.headquarters
  if (headquarters === undefined || today === undefined) return undefined
  return { carriers: newCarrier === undefined ? [] : await carriers.all(), headquarters, today }
}
