/** Caches one result per key in a WeakMap. */
export const memoizeWeak = <Key extends object, A extends object | undefined>(
  compute: (key: Key) => A,
): ((key: Key) => A) => {
  const cache = new WeakMap<Key, A>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}
