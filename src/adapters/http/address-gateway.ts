import { lookUpAddress } from '../../../contract/address'
import type { AddressGateway } from '../../application/address'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpAddressGateway = (send: SendRequest): AddressGateway => ({
  lookUp: (query, cancelSignal) => callEndpoint(send)(lookUpAddress)({ ...emptyInput, query }, { cancelSignal }),
})
