import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { addStop as endpoint } from '../../contract/stop'
import { summariseStopChange } from '../../src/domain/history'
import { addStop as addStopToPlan } from '../../src/domain/plan'
import { newStop } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { creationInfo, changePlan, type PlanEditPorts } from '../project'
import type { Records } from '../storage'

export const addStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id }, body, user, acceptedVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const stop = newStop(body, creationInfo(ports))
    return pipe(
      await change(
        records,
        { user, project: id, acceptedVersions },
        (plan) =>
          pipe(
            addStopToPlan(plan, stop),
            E.mapLeft((): Refusal => ({ code: 'server_error' })),
          ),
        (before, after) => summariseStopChange(before, after, stop.facts.id),
      ),
      E.map(({ project, changed }) => callResult(stop, project.version, changed)),
    )
  }
}
