/** A list without what was in it, or with what was not. */
export const toggled = <A>(list: ReadonlyArray<A>, one: A): ReadonlyArray<A> =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
