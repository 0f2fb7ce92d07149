import { setImmediate } from 'node:timers/promises'

/** Runs work step by step, and lets the event loop run after each batch of steps. */
export const runInSteps = async <A>(steps: Iterator<unknown, A>, stepsPerBatch = 1): Promise<A> => {
  for (let count = 1; ; count += 1) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (count % stepsPerBatch === 0) await setImmediate()
  }
}
