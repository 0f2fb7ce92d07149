/** One of them, going round; none of none. */
export const pick = <A>(from: Iterable<A>, which: number): A | undefined => {
  const all = [...from]
  return all[which % Math.max(all.length, 1)]
}
