import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as calls from '../../../contract/lock'
import type { LockGateway } from '../../application/lock'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

export const httpLockGateway = (ask: Caller): LockGateway => ({
  change: (id, body) =>
    pipe(
      gatewayCall(ask)(calls.changeLocks)({ ...plain, parameters: { id }, body }),
      TE.map(({ version }) => version),
    ),
})
