/** So many at once; the others wait, in the order in which they came. */
export type Seats = { readonly taking: <A>(act: () => Promise<A>) => Promise<A> }

export const seats = (count: number): Seats => {
  const waiting: Array<() => void> = []
  let free = Math.max(1, count)
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    taking: async (act) => {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await act()
      } finally {
        leave()
      }
    },
  }
}
