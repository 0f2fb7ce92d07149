/** So many at once; the others wait, in the order in which they came. */
export type Seats = {
  readonly taking: <A>(act: () => Promise<A>) => Promise<A>
  /** Gives a seat that nobody needs to something that is to end as soon as somebody does. False where there is none. */
  readonly lending: (act: (wanted: AbortSignal) => Promise<void>) => Promise<boolean>
}

export const seats = (count: number): Seats => {
  const waiting: Array<() => void> = []
  const loans: AbortController[] = []
  let free = Math.max(1, count)
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  const come = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    loans.shift()?.abort()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return {
    taking: async (act) => {
      await come()
      try {
        return await act()
      } finally {
        leave()
      }
    },
    lending: async (act) => {
      if (free === 0) return false
      free -= 1
      const loan = new AbortController()
      loans.push(loan)
      try {
        await act(loan.signal)
      } finally {
        if (loans.includes(loan)) loans.splice(loans.indexOf(loan), 1)
        leave()
      }
      return true
    },
  }
}
