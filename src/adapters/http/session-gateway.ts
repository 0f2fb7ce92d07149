import { logIn } from '../../../contract/session'
import type { SessionGateway } from '../../application/session'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

/** §7: the one call without a key. */
export const httpSessionGateway = (ask: Caller): SessionGateway => {
  const call = gatewayCall(ask)
  return { logIn: (body) => call(logIn)({ ...plain, body }) }
}
