/** Runs works one after the other, in the order of the calls. */
export type InTurn = <A>(work: () => Promise<A>) => Promise<A>

export const inTurn = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
