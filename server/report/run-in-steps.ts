import { setImmediate } from 'node:timers/promises'

/** Does work step by step, and lets the server do other things after so many steps. */
export const unhurried = async <A>(steps: Iterator<unknown, A>, atOnce = 1): Promise<A> => {
  for (let done = 1; ; done += 1) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (done % atOnce === 0) await setImmediate()
  }
}
