import { placeKeyOf, type Coordinates } from '../src/domain/address'

/** Keeps only the newest entries, so that clients cannot fill the memory with ever new keys. */
export type LruMap<Value> = {
  readonly get: (key: string) => Value | undefined
  /** adds or replaces the entry and makes it the newest */
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

export const lruMap = <Value>(maxSize: number): LruMap<Value> => {
  const valueByKey = new Map<string, Value>()
  return {
    get: (key) => valueByKey.get(key),
    set: (key, value) => {
      valueByKey.delete(key)
      valueByKey.set(key, value)
      const [oldest] = valueByKey.size > maxSize ? valueByKey.keys() : []
      if (oldest !== undefined) valueByKey.delete(oldest)
    },
    delete: (key) => {
      valueByKey.delete(key)
    },
  }
}

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

/**
 * Infinite if the clock was put back: cached values are then looked up again, and nothing waits for the clock to catch
 * up.
 */
export const elapsedMs = (since: number, now: number): number => (now < since ? Infinity : now - since)
