/** Takes the item out of the list, or puts it in where it was not. */
export const toggled = <A>(list: ReadonlyArray<A>, one: A): ReadonlyArray<A> =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
