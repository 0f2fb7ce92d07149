import { lookUpAddress } from '../../../../contract/address'
import type { AddressBook } from '../../../application/address'
import { gatewayCall, plain } from '../gateway-call'
import type { Caller } from '../wire'

export const httpAddressBook = (ask: Caller): AddressBook => ({
  lookUp: (query, callingOff) => gatewayCall(ask)(lookUpAddress)({ ...plain, query }, { callingOff }),
})
