/** Responsible for long work in small steps, between which the process does other work. */
import { setImmediate } from 'node:timers'

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

const waitingWork: Array<() => void> = []

const resumeFirst = (): void => {
  const resume = waitingWork.shift()
  if (waitingWork.length > 0) setImmediate(resumeFirst)
  resume?.()
}

/** Where long work waits between two steps: one of all that wait goes on in each round of the event loop. */
export const pauseLongWork = (): Promise<void> =>
  new Promise((resume) => {
    waitingWork.push(resume)
    if (waitingWork.length === 1) setImmediate(resumeFirst)
  })

/** How many milliseconds work without steps of its own calculates before it waits as long work does. */
const SLICE_MS = 5

/** Waits where a slice of time is used up, and then does what `afterPause` says. */
export const pauseAfterSlices = (afterPause: () => void = () => undefined): (() => Promise<void>) => {
  let sliceStart = performance.now()
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return
    await pauseLongWork()
    afterPause()
    sliceStart = performance.now()
  }
}

/** Runs work step by step, and lets the event loop run after each batch of steps. */
export const runInSteps = async <A>(
  steps: Iterator<unknown, A>,
  { stepsPerBatch = 1, pause = pauseLongWork, signal }: StepOptions = {},
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
