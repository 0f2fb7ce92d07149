import { logIn, logOut } from '../../../contract/session'
import type { SessionGateway } from '../../application/session'
import { callEndpoint, discardAnswer, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpSessionGateway = (send: SendRequest): SessionGateway => {
  const call = callEndpoint(send)
  return {
    // §7: the one call without a key.
    logIn: (body) => call(logIn)({ ...emptyInput, body }),
    // The session that had the key is over by then.
    logOut: (apiKey) => discardAnswer(call(logOut)(emptyInput, { otherApiKey: apiKey })),
  }
}
