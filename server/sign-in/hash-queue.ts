import * as E from 'fp-ts/Either'

/** Does work in turn; a left where too many wait already. */
export type Line = <A>(work: () => Promise<A>) => Promise<E.Either<'line full', A>>

/** `atOnce` works run at the same time and `waiting` more may wait, first come, first served. */
export const lineOf = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Line => {
  const inLine: Array<() => void> = []
  let free = atOnce

  const turn = async (): Promise<void> => {
    if (free === 0) return new Promise((begin) => inLine.push(begin))
    free -= 1
  }
  // A free place goes straight to the next in line, so that a newcomer cannot take it.
  const pass = (): void => {
    const next = inLine.shift()
    if (next === undefined) free += 1
    else next()
  }

  return async (work) => {
    if (free === 0 && inLine.length >= waiting) return E.left('line full')
    await turn()
    try {
      return E.right(await work())
    } finally {
      pass()
    }
  }
}
