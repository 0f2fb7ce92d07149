/** The keys that were removed, and the values that were added or replaced. */
export type KeyedDiff<K, A> = { readonly removed: ReadonlyArray<K>; readonly upserted: ReadonlyArray<A> }

/** Compares values by reference. */
export const diffByKey = <K, A>(before: ReadonlyMap<K, A>, after: ReadonlyMap<K, A>): KeyedDiff<K, A> => {
  const removed: K[] = []
  const upserted: A[] = []
  for (const key of before.keys()) if (!after.has(key)) removed.push(key)
  for (const [key, value] of after) if (before.get(key) !== value) upserted.push(value)
  return { removed, upserted }
}
