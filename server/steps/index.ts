/** Responsible for long work in small steps, between which the process does other work. */
import { setImmediate } from 'node:timers/promises'

export { BodyOverLimit, ForbiddenFieldName, parseJsonInSteps } from './parse-json'

export type StepOptions = {
  readonly stepsPerBatch?: number
  /** waits until others were served */
  readonly pause?: () => Promise<unknown>
  /** aborted when nobody waits for the result any more */
  readonly signal?: AbortSignal | undefined
}

/** The work was stopped since nobody waits for its result; with this status it is not logged as an error. */
class WorkAbandoned extends Error {
  override readonly name = 'WorkAbandoned'
  readonly statusCode = 499
}

/** Runs work step by step, and lets the event loop run after each batch of steps. */
export const runInSteps = async <A>(
  steps: Iterator<unknown, A>,
  { stepsPerBatch = 1, pause = () => setImmediate(), signal }: StepOptions = {},
): Promise<A> => {
  for (let count = 1; ; count += 1) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (count % stepsPerBatch === 0) await pause()
    if (signal?.aborted === true) throw new WorkAbandoned()
  }
}

/** Runs a part of some work that yields shares: as shares of the whole, of which the part is from `start` to `end`. */
export const partOfWork = function* <A>(
  part: Generator<number, A, void>,
  start: number,
  end: number,
): Generator<number, A, void> {
  for (;;) {
    const step = part.next()
    if (step.done === true) return step.value
    yield start + step.value * (end - start)
  }
}
