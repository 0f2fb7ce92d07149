import * as E from 'fp-ts/Either'
import type { AddressBook, AskedAddress, Found } from '../../../server/address'

/** An address book with the answers of the test, which counts the lookups. */
export const bookOf = (answer: (asked: AskedAddress) => Found | Promise<Found>) => {
  const asked: AskedAddress[] = []
  const book: AddressBook = {
    find: async (address) => {
      asked.push(address)
      return answer(address)
    },
  }
  return { book, asked }
}

export const someStreet: Found = E.right({
  street: 'Lindenhof',
  houseNumber: '1',
  city: 'Gouda',
  at: { lat: 52.01, lng: 4.71 },
})

export const nothingThere: Found = E.left('nothing there')

export const away: Found = E.left('away')

export const house = (houseNumber: string | number): AskedAddress => ({
  zip: '2801 YA',
  houseNumber: String(houseNumber),
  suffix: undefined,
})

/** A clock that stands still until the test sets it. */
export const aClock = () => {
  let at = Date.parse('2026-11-23T08:00:00Z')
  return {
    now: () => new Date(at),
    pass: (ms: number) => {
      at += ms
    },
  }
}
