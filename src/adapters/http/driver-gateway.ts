import * as endpoints from '../../../contract/driver'
import type { DriverGateway } from '../../application/driver'
import { callEndpoint, emptyInput, callWithVersion, discardAnswer } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpDriverGateway = (send: SendRequest): DriverGateway => {
  const call = callEndpoint(send)
  const callVersioned = callWithVersion(send)
  const driverInput = (id: string) => ({ ...emptyInput, parameters: { id } })
  return {
    list: (cancelSignal) => call(endpoints.listDrivers)(emptyInput, { cancelSignal }),
    read: (id, cancelSignal) => callVersioned(endpoints.readDriver)(driverInput(id), { cancelSignal }),
    add: (details) => callVersioned(endpoints.createDriver)({ ...emptyInput, body: { details, unknownFields: {} } }),
    change: (id, body, version) => callVersioned(endpoints.changeDriver)({ ...driverInput(id), body }, { version }),
    remove: (id) => discardAnswer(call(endpoints.deleteDriver)(driverInput(id))),
    restore: (id) => callVersioned(endpoints.restoreDriver)(driverInput(id)),
  }
}
