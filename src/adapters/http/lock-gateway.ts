import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as endpoints from '../../../contract/lock'
import type { LockGateway } from '../../application/lock'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpLockGateway = (send: SendRequest): LockGateway => ({
  change: (id, body) =>
    pipe(
      callEndpoint(send)(endpoints.changeLocks)({ ...emptyInput, parameters: { id }, body }),
      TE.map(({ version }) => version),
    ),
})
