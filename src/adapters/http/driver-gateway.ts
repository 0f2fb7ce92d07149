import * as calls from '../../../contract/driver'
import type { DriverGateway } from '../../application/driver'
import { callEndpoint, emptyInput, callWithVersion } from './call-endpoint'
import { discardAnswer } from './discard-answer'
import type { SendRequest } from './request-types'

export const httpDriverGateway = (send: SendRequest): DriverGateway => {
  const call = callEndpoint(send)
  const callVersioned = callWithVersion(send)
  const inputFor = (id: string) => ({ ...emptyInput, parameters: { id } })
  return {
    list: (cancelSignal) => call(calls.listDrivers)(emptyInput, { cancelSignal }),
    read: (id, cancelSignal) => callVersioned(calls.readDriver)(inputFor(id), { cancelSignal }),
    add: (details) => callVersioned(calls.createDriver)({ ...emptyInput, body: { details, extra: {} } }),
    change: (id, body, version) => callVersioned(calls.changeDriver)({ ...inputFor(id), body }, { version }),
    remove: (id) => discardAnswer(call(calls.deleteDriver)(inputFor(id))),
    restore: (id) => callVersioned(calls.restoreDriver)(inputFor(id)),
  }
}
