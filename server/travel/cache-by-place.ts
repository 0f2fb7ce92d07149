import { placeKeyOf, type Coordinates } from '../../src/domain/address'
import { lruMap } from '../lru-map'

/** Makes a value of each place once, as long as few newer places come; the same object is found without its key. */
export const cacheByPlace = <Value extends object>(
  maxSize: number,
  make: (place: Coordinates) => Value,
): ((place: Coordinates) => Value) => {
  const byKey = lruMap<Value>(maxSize)
  const byObject = new WeakMap<Coordinates, Value>()
  return (place) => {
    const cached = byObject.get(place)
    if (cached !== undefined) return cached
    const key = placeKeyOf(place)
    const value = byKey.get(key) ?? make(place)
    byKey.set(key, value)
    byObject.set(place, value)
    return value
  }
}
