import type { Geocoder, LookupResult } from './geocoder'
import { parseHouse, houseKeyOf } from './house'

/** Simultaneous lookups of the same house share one answer. */
export const shareLookups = (geocoder: Geocoder): Geocoder => {
  const pendingLookups = new Map<string, Promise<LookupResult>>()
  return {
    find: (query) => {
      const house = parseHouse(query)
      if (house === undefined) return geocoder.find(query)
      const key = houseKeyOf(house)
      const pending = pendingLookups.get(key)
      if (pending !== undefined) return pending
      const lookup = geocoder.find(query).finally(() => pendingLookups.delete(key))
      pendingLookups.set(key, lookup)
      return lookup
    },
  }
}
