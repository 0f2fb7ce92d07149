/** Each item with the one behind it: none for a single item. */
export const consecutivePairs = <A>(items: ReadonlyArray<A>): ReadonlyArray<readonly [A, A]> =>
  items.slice(1).map((next, index): readonly [A, A] => [items[index] ?? next, next])
