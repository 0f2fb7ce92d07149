import { answer, call, plain } from '../call'
import { addressFound } from './address-found'
import { lookup } from './lookup'

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
