import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { deleteStop as endpoint } from '../../contract/stop'
import { summariseStopChange } from '../../src/domain/history'
import { removeStop } from '../../src/domain/plan'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, type PlanEditPorts } from '../project'
import type { Records } from '../storage'
import { moveRefusal } from './move-and-update-refusals'

export const deleteStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, stopId }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> =>
    pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.mapLeft(moveRefusal)(removeStop(plan, stopId)),
        (before, after) => summariseStopChange(before, after, stopId),
      ),
      E.map(({ project: { version }, changed }) => callResult({ version }, version, changed)),
    )
}
