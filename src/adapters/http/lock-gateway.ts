import { pipe } from 'fp-ts/function'
import * as endpoints from '../../../contract/lock'
import type { LockGateway } from '../../application/lock'
import { emptyInput } from './call-endpoint'
import { callEditEndpoint, mapAnswer } from './call-edit-endpoint'
import type { SendRequest } from './request-types'

export const httpLockGateway = (send: SendRequest): LockGateway => ({
  change: (id, body) =>
    pipe(
      callEditEndpoint(send)(endpoints.changeLocks)({ ...emptyInput, parameters: { id }, body }),
      mapAnswer(({ version }) => version),
    ),
})
