import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SessionGateway } from '../../../application/session'
import type { CallFailed } from '../../../domain/call'
import { userIn } from '../../../domain/session'
import type { Caller } from '../caller'

/** §7: the one call without a key. */
export const httpSessionGateway = (call: Caller): SessionGateway => ({
  logIn: ({ username, password }) =>
    pipe(
      call({ method: 'POST', path: '/delivery/v1/users/login', body: { username, password } }),
      TE.flatMapEither(
        flow(
          userIn,
          E.fromOption((): CallFailed => ({ kind: 'unreadable', at: ['api_key'] })),
        ),
      ),
    ),
})
