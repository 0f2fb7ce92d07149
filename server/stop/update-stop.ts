import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { invalid, type AnswerOf, type Refusal } from '../../contract'
import type { updateStop as call } from '../../contract/stop'
import { calendarDateAt, type CalendarDate } from '../../src/domain/calendar'
import { summariseStopChange } from '../../src/domain/history'
import { stopOf, updateStop as byTheRule, type Plan, type UpdateContext } from '../../src/domain/plan'
import type { StopId, StopUpdate } from '../../src/domain/stop'
import { told, type AskedBy, type Told } from '../http'
import { changePlan, type Workshop } from '../project'
import type { Records } from '../storage'
import { noStop, updateRefused } from './stop-refusals'

/** §4: gives a stop another number, another route, or both, by the same rule as the screens. */
export const updateStop = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { parameters: { id, stopId }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const means = await meansFor(records, body, calendarDateAt(workshop.now().toISOString()))
    const changed = await change(
      records,
      { who, project: id, expected },
      (plan) => updated(plan, stopId, body, means),
      (before, after) => summariseStopChange(before, after, stopId),
    )
    if (E.isLeft(changed)) return changed
    const stop = stopOf(changed.right.plan, stopId)
    return O.isSome(stop) ? E.right(told(stop.value, changed.right.project.version)) : E.left(noStop)
  }
}

const updated = (
  plan: Plan,
  stopId: StopId,
  update: StopUpdate,
  means: UpdateContext | undefined,
): E.Either<Refusal, Plan> => {
  if (update.id !== stopId)
    return E.left(invalid([{ field: 'id', reason: 'Names another stop than the address does' }]))
  if (means === undefined) return E.left({ code: 'server_error' })
  return E.mapLeft(updateRefused)(byTheRule(plan, update, means))
}

/** Undefined where the organisation is gone. */
const meansFor = async (
  { carriers, organisation }: Records,
  { newCarrier }: StopUpdate,
  today: CalendarDate | undefined,
): Promise<UpdateContext | undefined> => {
  const headquarters = (await organisation.find())?.at
  if (headquarters === undefined || today === undefined) return undefined
  return { carriers: newCarrier === undefined ? [] : await carriers.all(), headquarters, today }
}
