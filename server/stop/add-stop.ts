import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { addStop as call } from '../../contract/stop'
import { summariseStopChange } from '../../src/domain/history'
import { addStop as withStop } from '../../src/domain/plan'
import { newStop } from '../../src/domain/stop'
import { told, type AskedBy, type Told } from '../http'
import { birth, changePlan, type Workshop } from '../project'
import type { Records } from '../storage'

export const addStop = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { parameters: { id }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const stop = newStop(body, birth(workshop))
    return pipe(
      await change(
        records,
        { who, project: id, expected },
        (plan) =>
          pipe(
            withStop(plan, stop),
            E.mapLeft((): Refusal => ({ code: 'server_error' })),
          ),
        (before, after) => summariseStopChange(before, after, stop.id),
      ),
      E.map(({ project }) => told(stop, project.version)),
    )
  }
}
