import { jsonAnswer, defineEndpoint, endpointDefaults } from '../endpoint'
import { addressCodec } from './address-codec'
import { addressQueryCodec } from './address-query-codec'

export const lookUpAddress = defineEndpoint({
  ...endpointDefaults,
  name: 'lookUpAddress',
  method: 'GET',
  path: '/delivery/v2/utils/zipcodecheck',
  summary: 'Look up the address of a zip code and house number',
  group: 'Addresses',
  query: addressQueryCodec,
  answer: jsonAnswer(addressCodec),
  refusals: ['not_found', 'address_service_away'],
})
