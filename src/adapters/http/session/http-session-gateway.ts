import { logIn } from '../../../../contract/session'
import type { SessionGateway } from '../../../application/session'
import type { Caller } from '../caller'
import { gatewayCall } from '../gateway-call'

/** §7: the one call without a key. */
export const httpSessionGateway = (ask: Caller): SessionGateway => {
  const call = gatewayCall(ask)
  return { logIn: (body) => call(logIn)({ parameters: {}, query: {}, body }) }
}
