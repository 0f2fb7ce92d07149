/** Responsible for the endpoint that locks and unlocks stops and routes. */
import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/lock'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import { summariseLockChange } from '../../src/domain/history'
import { setLocks as changeLocksInPlan } from '../../src/domain/lock'
import type { Serve, AuthorisedCommand, CallResult } from '../http'
import { versionResult, changePlanIgnoringLocks, type PlanEditPorts } from '../project'
import { moveStopRefusal } from '../stop'
import type { Records } from '../storage'

export const serveLocks = (serve: Serve, ports: PlanEditPorts): void => {
  serve.write(endpoints.changeLocks, changeLocks(ports))
}

/** A lock carries the name of the user who locks. Any user of the organisation may unlock; the history says who did. */
const changeLocks = (ports: PlanEditPorts) => {
  const changeIgnoringLocks = changePlanIgnoringLocks(ports)
  return async (
    { parameters: { id }, body, user, ifMatchVersions }: AuthorisedCommand<typeof endpoints.changeLocks>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoints.changeLocks>>>> => {
    const lock = body.locked ? { by: user.username, at: ports.now().toISOString() } : undefined
    return pipe(
      await changeIgnoringLocks(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.mapLeft(moveStopRefusal)(changeLocksInPlan(plan, body, lock)),
        (before, after) => summariseLockChange(before, after, body.locked),
      ),
      E.map(versionResult),
    )
  }
}
