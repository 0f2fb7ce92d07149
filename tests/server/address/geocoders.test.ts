import { openAddressBook } from '../../../server/address'
import { addressBookContract } from '../../port-suites/address-gateway'
import { pdokStandIn } from './fake-pdok'

const clock = { now: () => new Date() }
const nobody = { base: 'http://127.0.0.1:9' }

addressBookContract('the shipped register', async () => ({
  book: openAddressBook('register', nobody, clock),
  close: async () => undefined,
}))

addressBookContract('PDOK', async () => {
  const pdok = await pdokStandIn()
  return { book: openAddressBook('pdok', pdok, clock), close: pdok.close }
})

addressBookContract('the register and then PDOK', async () => {
  const pdok = await pdokStandIn()
  return { book: openAddressBook('auto', pdok, clock), close: pdok.close }
})
