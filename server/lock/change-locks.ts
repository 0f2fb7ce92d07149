import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { changeLocks as call } from '../../contract/lock'
import { summariseLockChange } from '../../src/domain/history'
import { setLocks as withLocks } from '../../src/domain/plan'
import { told, type AskedBy, type Told } from '../http'
import { makeChange, type Workshop } from '../project'
import { moveRefused } from '../stop'
import type { Records } from '../storage'

/** A lock carries the name of the user who locks. Any user of the organisation may unlock; the history says who did. */
export const changeLocks = (workshop: Workshop) => {
  const make = makeChange(workshop)
  return async (
    { parameters: { id }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const lock = body.locked ? { by: who.username, at: workshop.now().toISOString() } : undefined
    return pipe(
      await make(
        records,
        { who, project: id, expected },
        (plan) => E.mapLeft(moveRefused)(withLocks(plan, body, lock)),
        (before, after) => summariseLockChange(before, after, body.locked),
      ),
      E.map(({ project }) => told({ version: project.version }, project.version)),
    )
  }
}
