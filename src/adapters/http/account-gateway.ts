import * as endpoints from '../../../contract/session'
import { choosePassword, readPasswordLink } from '../../../contract/user'
import type { AccountGateway } from '../../application/account'
import { callEndpoint, discardAnswer, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpAccountGateway = (send: SendRequest): AccountGateway => {
  const call = callEndpoint(send)
  return {
    listKeys: (cancelSignal) => call(endpoints.listKeys)(emptyInput, { cancelSignal }),
    createProgramKey: (name) => call(endpoints.createProgramKey)({ ...emptyInput, body: { name } }),
    changePassword: (body) => discardAnswer(call(endpoints.changePassword)({ ...emptyInput, body })),
    readLink: (linkSecret, cancelSignal) =>
      call(readPasswordLink)({ ...emptyInput, body: { linkSecret } }, { cancelSignal }),
    choosePassword: (linkSecret, password) =>
      discardAnswer(call(choosePassword)({ ...emptyInput, body: { linkSecret, password } })),
    requestOpenId: (returnAddress) => call(endpoints.requestOpenId)({ ...emptyInput, body: { returnAddress } }),
    logInByOpenId: (body) => call(endpoints.logInByOpenId)({ ...emptyInput, body }),
    endKey: (keyId) => discardAnswer(call(endpoints.endKey)({ ...emptyInput, parameters: { keyId } })),
    endOtherSessions: () => discardAnswer(call(endpoints.endOtherSessions)(emptyInput)),
  }
}
