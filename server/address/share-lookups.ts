import type { AddressBook, Found } from './geocoder'
import { houseOf, keyOf } from './house'

/** While a lookup of a house is under way, further lookups of the same house share its answer. */
export const askedOnce = (book: AddressBook): AddressBook => {
  const underWay = new Map<string, Promise<Found>>()
  return {
    find: (asked) => {
      const house = houseOf(asked)
      if (house === undefined) return book.find(asked)
      const key = keyOf(house)
      const known = underWay.get(key)
      if (known !== undefined) return known
      const finding = book.find(asked).finally(() => underWay.delete(key))
      underWay.set(key, finding)
      return finding
    },
  }
}
