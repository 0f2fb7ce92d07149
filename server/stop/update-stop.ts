import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { invalid, type AnswerOf, type Refusal } from '../../contract'
import type { updateStop as call } from '../../contract/stop'
import type { Coordinates } from '../../src/domain/address'
import { dateAt, type CalendarDate } from '../../src/domain/day'
import { deedOfStop } from '../../src/domain/history'
import { moveToCarrier, resequenceStop, stopOf, visitedBy, type Carrier, type Plan } from '../../src/domain/plan'
import type { StopId, StopUpdate } from '../../src/domain/stop'
import { told, type AskedBy, type Told } from '../http'
import { changePlan, type Workshop } from '../project'
import type { Records } from '../storage'
import { moveRefused, noStop } from './stop-refused'

/** §4: another number, another route, or both, by the rule that the screens apply as well. */
export const updateStop = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { parameters: { id, stopId }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const means = await meansFor(records, body, dateAt(workshop.now().toISOString()))
    const changed = await change(
      records,
      { who, project: id, expected },
      (plan) => updated(plan, stopId, body, means),
      (before, after) => deedOfStop(before, after, stopId),
    )
    if (E.isLeft(changed)) return changed
    const stop = stopOf(changed.right.plan, stopId)
    return O.isSome(stop) ? E.right(told(stop.value, changed.right.project.version)) : E.left(noStop)
  }
}

/** What a move may need that the plan does not hold. */
type Means = {
  readonly carrier: Carrier | undefined
  readonly headquarters: Coordinates | undefined
  readonly today: CalendarDate | undefined
}

const updated = (plan: Plan, stopId: StopId, update: StopUpdate, means: Means): E.Either<Refusal, Plan> => {
  const { id, newCarrier, newSequence } = update
  if (id !== stopId) return wrong('id', 'Names another stop than the address does')
  if (newCarrier === undefined && newSequence === undefined)
    return wrong('new_carrier_id', 'Choose another route, or a sequence number')
  if (O.isNone(stopOf(plan, id))) return E.left(noStop)
  const visited = O.toUndefined(visitedBy(plan, id))
  if (newCarrier !== undefined && newCarrier !== visited?.route.externalRouteId) return moved(plan, update, means)
  if (newSequence === undefined) return E.right(plan)
  return visited === undefined
    ? wrong('new_carrier_id', 'The stop is on no route yet: choose one')
    : E.mapLeft(moveRefused)(resequenceStop(plan, id, newSequence))
}

const moved = (
  plan: Plan,
  { id, newCarrier, newSequence }: StopUpdate,
  { carrier, headquarters, today }: Means,
): E.Either<Refusal, Plan> => {
  if (carrier === undefined) return wrong('new_carrier_id', `There is no external route ${newCarrier}`)
  if (headquarters === undefined || today === undefined) return E.left({ code: 'server_error' })
  return E.mapLeft(moveRefused)(moveToCarrier(plan, { id, carrier, number: newSequence, headquarters, today }))
}

const wrong = (field: string, reason: string): E.Either<Refusal, never> => E.left(invalid([{ field, reason }]))

const meansFor = async (
  { carriers, organisation }: Records,
  { newCarrier }: StopUpdate,
  today: CalendarDate | undefined,
): Promise<Means> => ({
  carrier: newCarrier === undefined ? undefined : (await carriers.all()).find(({ id }) => id === newCarrier),
  headquarters: (await organisation.find())?.at,
  today,
})
