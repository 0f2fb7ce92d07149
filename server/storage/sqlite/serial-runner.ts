/** Runs tasks one after the other, in call order. */
export type SerialRunner = <A>(work: () => Promise<A>) => Promise<A>

export const createSerialRunner = (): SerialRunner => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
