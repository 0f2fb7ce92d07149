import * as E from 'fp-ts/Either'
import type { AddressBook } from './geocoder'
import { askedOnce } from './share-lookups'
import { behindCircuit } from './circuit-breaker'
import type { Clock } from './clock'
import { pdokBook, type PdokService } from './pdok'
import { registerBook } from './register'
import { remembering } from './cache-lookups'

/**
 * Which address books are asked: the shipped register, the public service (pdok), or first the register and then pdok.
 */
export type AddressBookKind = 'auto' | 'register' | 'pdok'

export const openAddressBook = (kind: AddressBookKind, pdok: PdokService, clock: Clock): AddressBook => {
  if (kind === 'register') return registerBook
  const service = remembering(askedOnce(behindCircuit(pdokBook(pdok), clock)), clock)
  return kind === 'pdok' ? service : registerThen(service)
}

const registerThen = (other: AddressBook): AddressBook => ({
  find: async (asked) => {
    const found = await registerBook.find(asked)
    return E.isRight(found) ? found : other.find(asked)
  },
})
