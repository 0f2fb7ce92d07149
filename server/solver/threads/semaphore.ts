/** A limited number of seats; further callers wait in the order in which they came. */
export type Seats = {
  readonly taking: <A>(act: () => Promise<A>) => Promise<A>
  /** lends a free seat; undefined where there is none */
  readonly lend: () => Loan | undefined
}

/** A seat that has to be given back as soon as another caller wants it. */
export type Loan = { readonly wanted: AbortSignal; readonly giveBack: () => void }

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
    const place = new Promise<void>((resolve) => waiting.push(resolve))
    loans.shift()?.abort()
    await place
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
    lend: () => {
      if (free === 0) return undefined
      free -= 1
      const loan = new AbortController()
      loans.push(loan)
      let isBack = false
      return {
        wanted: loan.signal,
        giveBack: () => {
          if (isBack) return
          isBack = true
          if (loans.includes(loan)) loans.splice(loans.indexOf(loan), 1)
          leave()
        },
      }
    },
  }
}
