import * as calls from '../../../contract/driver'
import type { DriverGateway } from '../../application/driver'
import { gatewayCall, plain, versionedCall } from './call-endpoint'
import { nothing } from './discard-answer'
import type { Caller } from './request-types'

export const httpDriverGateway = (ask: Caller): DriverGateway => {
  const call = gatewayCall(ask)
  const versioned = versionedCall(ask)
  const of = (id: string) => ({ ...plain, parameters: { id } })
  return {
    list: (callingOff) => call(calls.listDrivers)(plain, { callingOff }),
    read: (id, callingOff) => versioned(calls.readDriver)(of(id), { callingOff }),
    add: (details) => versioned(calls.createDriver)({ ...plain, body: { details, extra: {} } }),
    change: (id, body, version) => versioned(calls.changeDriver)({ ...of(id), body }, { version }),
    remove: (id) => nothing(call(calls.deleteDriver)(of(id))),
    restore: (id) => versioned(calls.restoreDriver)(of(id)),
  }
}
