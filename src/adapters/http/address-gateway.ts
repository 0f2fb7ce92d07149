import { lookUpAddress } from '../../../contract/address'
import type { AddressBook } from '../../application/address'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

export const httpAddressBook = (ask: Caller): AddressBook => ({
  lookUp: (query, callingOff) => gatewayCall(ask)(lookUpAddress)({ ...plain, query }, { callingOff }),
})
