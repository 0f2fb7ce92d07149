/** Long work in short steps, between which its caller may do something else. */
export type Steps<A> = Generator<undefined, A, undefined>

export const runAtOnce = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
