import { openGeocoder, registeredAddresses } from '../../../server/address'
import { geocoderSuite } from '../../port-suites/geocoder'
import { respondJson } from '../../kit/stub-server'
import { aListOf } from './an-address-list'
import { answerWith, fakePdok } from './fake-pdok'

const clock = { now: () => new Date() }
const unreachableService = { base: 'http://127.0.0.1:9' }

geocoderSuite('the shipped register', async () => ({
  geocoder: openGeocoder('register', unreachableService, clock),
  close: async () => undefined,
}))

geocoderSuite('PDOK', async () => {
  const pdok = await fakePdok()
  return { geocoder: openGeocoder('pdok', pdok, clock), close: pdok.close }
})

geocoderSuite('the register and then PDOK', async () => {
  const pdok = await fakePdok()
  return { geocoder: openGeocoder('auto', pdok, clock), close: pdok.close }
})

geocoderSuite('a list that was read in', async () => {
  const pdok = await fakePdok()
  pdok.setFault((response) => respondJson(response, 200, answerWith([])))
  const list = await aListOf(registeredAddresses)
  return { geocoder: openGeocoder('pdok', pdok, clock, list), close: pdok.close }
})
