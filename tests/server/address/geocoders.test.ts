import { openAddressBook } from '../../../server/address'
import { addressGatewaySuite } from '../../port-suites/address-gateway'
import { pdokStandIn } from './fake-pdok'

const clock = { now: () => new Date() }
const nobody = { base: 'http://127.0.0.1:9' }

addressGatewaySuite('the shipped register', async () => ({
  book: openAddressBook('register', nobody, clock),
  close: async () => undefined,
}))

addressGatewaySuite('PDOK', async () => {
  const pdok = await pdokStandIn()
  return { book: openAddressBook('pdok', pdok, clock), close: pdok.close }
})

addressGatewaySuite('the register and then PDOK', async () => {
  const pdok = await pdokStandIn()
  return { book: openAddressBook('auto', pdok, clock), close: pdok.close }
})
