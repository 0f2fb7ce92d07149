import { logIn } from '../../../../contract/session'
import type { SessionGateway } from '../../../application/session'
import { gatewayCall, plain } from '../gateway-call'
import type { Caller } from '../wire'

/** §7: the one call without a key. */
export const httpSessionGateway = (ask: Caller): SessionGateway => {
  const call = gatewayCall(ask)
  return { logIn: (body) => call(logIn)({ ...plain, body }) }
}
