import { openGeocoder } from '../../../server/address'
import { addressGatewaySuite } from '../../port-suites/address-gateway'
import { fakePdok } from './fake-pdok'

const clock = { now: () => new Date() }
const unreachableService = { base: 'http://127.0.0.1:9' }

addressGatewaySuite('the shipped register', async () => ({
  book: openGeocoder('register', unreachableService, clock),
  close: async () => undefined,
}))

addressGatewaySuite('PDOK', async () => {
  const pdok = await fakePdok()
  return { book: openGeocoder('pdok', pdok, clock), close: pdok.close }
})

addressGatewaySuite('the register and then PDOK', async () => {
  const pdok = await fakePdok()
  return { book: openGeocoder('auto', pdok, clock), close: pdok.close }
})
