import { readAudit } from '../../../contract/audit'
import * as endpoints from '../../../contract/user'
import type { AdministrationGateway } from '../../application/administration'
import { callEndpoint, callForBytes, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpAdministrationGateway = (send: SendRequest): AdministrationGateway => {
  const call = callEndpoint(send)
  return {
    listUsers: (cancelSignal) => call(endpoints.listUsers)(emptyInput, { cancelSignal }),
    inviteUser: (body) => call(endpoints.inviteUser)({ ...emptyInput, body }),
    changeUser: (userId, body) => call(endpoints.changeUser)({ ...emptyInput, parameters: { userId }, body }),
    createPasswordLink: (userId) => call(endpoints.createPasswordLink)({ ...emptyInput, parameters: { userId } }),
    readAudit: (query, cancelSignal) => call(readAudit)({ ...emptyInput, query }, { cancelSignal }),
    auditLines: (filter) => callForBytes(send)(readAudit)({ ...emptyInput, query: { ...filter, format: 'jsonl' } }),
  }
}
