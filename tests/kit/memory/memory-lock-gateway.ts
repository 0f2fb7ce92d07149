import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid, type Refusal } from '../../../contract'
import * as calls from '../../../contract/lock'
import type { LockGateway } from '../../../src/application/lock'
import { summariseLockChange } from '../../../src/domain/history'
import { setLocks, type MoveRefusal } from '../../../src/domain/plan'
import { answering, heard } from './answer-request'
import { makeChange } from './change-project'
import type { MemoryServer } from './memory-server'

export const memoryLockGateway = (server: MemoryServer): LockGateway => ({
  change: (id, said) =>
    answering(server, () =>
      pipe(
        heard(calls.changeLocks.body, said),
        E.flatMap((asked) =>
          makeChange(
            server,
            { id },
            (plan) => E.mapLeft(notThere)(setLocks(plan, asked, asked.locked ? lockNow(server) : undefined)),
            (before, after) => summariseLockChange(before, after, asked.locked),
          ),
        ),
        E.map(({ version }) => version),
      ),
    ),
})

const lockNow = ({ username, now }: MemoryServer) => ({ by: username, at: now() })

const notThere = ({ kind }: MoveRefusal): Refusal =>
  kind === 'start or end'
    ? invalid([{ field: 'stop_ids', reason: 'The start and end of a route are never locked' }])
    : { code: 'not_found' }
