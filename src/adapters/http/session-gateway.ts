import { logIn } from '../../../contract/session'
import type { SessionGateway } from '../../application/session'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

/** §7: the one call without a key. */
export const httpSessionGateway = (send: SendRequest): SessionGateway => {
  const call = callEndpoint(send)
  return { logIn: (body) => call(logIn)({ ...emptyInput, body }) }
}
