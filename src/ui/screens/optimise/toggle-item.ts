/** Takes the item out of the list, or puts it in where it was not. */
export const toggleItem = <A>(list: ReadonlyArray<A>, item: A): ReadonlyArray<A> =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
