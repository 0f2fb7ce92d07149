import { answer, call, plain } from '../endpoint'
import { addressFound } from './address-codec'
import { lookup } from './address-query-codec'

export const lookUpAddress = call({
  ...plain,
  name: 'lookUpAddress',
  method: 'GET',
  path: '/delivery/v2/utils/zipcodecheck',
  summary: 'Look up the address of a zip code and house number',
  group: 'Addresses',
  query: lookup,
  answer: answer(addressFound),
  refusals: ['not_found', 'address_service_away'],
})
