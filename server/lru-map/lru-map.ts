/** Keeps only the things that were put in last, so that nobody can fill the memory by sending ever new ones. */
export type LruMap<Value> = {
  readonly get: (key: string) => Value | undefined
  /** adds or replaces; the thing is the newest then */
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
