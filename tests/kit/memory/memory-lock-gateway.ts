import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import * as calls from '../../../contract/lock'
import type { LockGateway } from '../../../src/application/lock'
import { summariseLockChange } from '../../../src/domain/history'
import type { MoveStopRefusal } from '../../../src/domain/plan'
import { setLocks } from '../../../src/domain/lock'
import { answerRequest, parseBody } from './answer-request'
import { editedBy, recordChange } from './change-project'
import type { MemoryServer } from './memory-server'

export const memoryLockGateway = (server: MemoryServer): LockGateway => ({
  change: (id, change) =>
    answerRequest(server, () =>
      pipe(
        parseBody(calls.changeLocks.body, change),
        E.flatMap((lockChange) =>
          recordChange(
            server,
            { id },
            (plan) => E.mapLeft(refusalOf)(setLocks(plan, lockChange, lockChange.locked ? newLock(server) : undefined)),
            (before, after) => summariseLockChange(before, after, lockChange.locked),
          ),
        ),
        E.map((edited) => editedBy(edited, edited.after.version)),
      ),
    ),
})

const newLock = ({ username, now }: MemoryServer) => ({ by: username, at: now() })

const refusalOf = ({ kind }: MoveStopRefusal): Refusal =>
  kind === 'start or end'
    ? invalidRefusal([{ field: 'stop_ids', reason: 'The start and end of a route are never locked' }])
    : { code: 'not_found' }
