import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SessionGateway } from '../../../application/session'
import type { CallFailed } from '../../../domain/alert'
import { userIn } from '../../../domain/session'
import type { Caller } from '../caller'

/** §7: the one call without a key, so the one whose 401 is a refusal and signs nobody out. */
export const httpSessionGateway = (call: Caller): SessionGateway => ({
  logIn: ({ username, password }) =>
    pipe(
      call({ method: 'POST', path: '/delivery/v1/users/login', body: { username, password } }),
      TE.mapLeft(asRefusal),
      TE.flatMapEither(
        flow(
          userIn,
          E.fromOption((): CallFailed => ({ kind: 'unreadable', at: ['api_key'] })),
        ),
      ),
    ),
})

const asRefusal = (failed: CallFailed): CallFailed =>
  failed.kind === 'signed-out' ? { kind: 'refused', message: '', code: '401' } : failed
