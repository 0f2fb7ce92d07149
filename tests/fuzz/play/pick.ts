/** The element with this index modulo the length. Undefined for an empty list. */
export const pick = <A>(from: Iterable<A>, which: number): A | undefined => {
  const all = [...from]
  return all[which % Math.max(all.length, 1)]
}
