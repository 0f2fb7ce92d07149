/** What is no longer there, by key, and what is there now that was not, or was another. */
export type Changed<K, A> = { readonly drop: ReadonlyArray<K>; readonly put: ReadonlyArray<A> }

/** Compares by reference: whatever is alike is the same object. */
export const changed = <K, A>(shown: ReadonlyMap<K, A>, wanted: ReadonlyMap<K, A>): Changed<K, A> => {
  const drop: K[] = []
  const put: A[] = []
  for (const key of shown.keys()) if (!wanted.has(key)) drop.push(key)
  for (const [key, value] of wanted) if (shown.get(key) !== value) put.push(value)
  return { drop, put }
}
