import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import type { Best, Progress } from '../solver'
import { ordersOfToday } from '../from-solver-output'
import { planned, type Task } from '../build-proposal'
import { pulse } from '../progress-timer'
import type { SaidByThread, ToldToThread } from './thread-messages'
import { program } from './solver-thread?thread'

export type Hearing = {
  /** the plan that is reported until the thread reports */
  readonly first: Best
  /** the time budget, of which the elapsed share is reported */
  readonly budgetMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** the thread is given up after so many milliseconds without an answer */
  readonly limitMs: number
  /** the memory limit in megabytes, not counting road tables */
  readonly limitMb: number
}

/** A plan, or in words why there is none. */
export type Answer = E.Either<string, ProposedPlan>

/** A problem that is being solved in a thread. */
export type Solving = {
  /** the cost of the plan, once the budget is used up or the work is cancelled; Infinity where there is no plan */
  readonly cost: Promise<number>
  /** the plan with the reasons for unplanned stops; may be called once the cost is known */
  readonly answer: () => Promise<Answer>
  /** ends the thread, since its plan is not wanted */
  readonly leave: () => void
}

export const solvedByThread = (
  task: Task,
  { first, budgetMs, signal, onProgress, limitMs, limitMb }: Hearing,
): Solving => {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    resourceLimits: { maxOldGenerationSizeMb: limitMb },
  })
  const beat = pulse(first, budgetMs, onProgress)
  const [cost, answer] = [told<number>(), told<() => Answer>()]
  let hasBegun = false
  const abort = (): void => {
    Atomics.store(stop, 0, 1)
    if (!hasBegun) end(() => E.right(planOfToday(task)))
  }
  const end = (outcome: () => Answer): void => {
    clearTimeout(timer)
    beat.stop()
    signal.removeEventListener('abort', abort)
    cost.tell(Infinity)
    answer.tell(outcome)
    void worker.terminate()
  }
  const leave = (): void => end(() => E.left(gone))
  const timer = setTimeout(() => end(() => E.left(tooSlow)), limitMs)
  signal.addEventListener('abort', abort)
  worker.on('message', (said: SaidByThread) => {
    if (said.kind === 'begun') hasBegun = true
    else if (said.kind === 'progress') beat.hear(said.progress)
    else if (said.kind === 'ordered') cost.tell(said.cost)
    else end(() => E.right(said.plan))
  })
  worker.on('error', (error) => end(() => E.left(wordsOf(error))))
  worker.on('exit', leave)
  if (signal.aborted) abort()
  else worker.postMessage({ task, stop } satisfies ToldToThread, [])
  return {
    cost: cost.heard,
    answer: async () => {
      worker.postMessage('wanted', [])
      return (await answer.heard)()
    },
    leave,
  }
}

/** A promise with its resolve function; the first value counts. */
const told = <A>() => {
  const ears: Array<(word: A) => void> = []
  const heard = new Promise<A>((resolve) => ears.push(resolve))
  return { heard, tell: (word: A): void => ears.forEach((hear) => hear(word)) }
}

/** The present plan, for a user who cancels before the thread has started. */
const planOfToday = (task: Task) =>
  planned(
    { ...task, orders: task.orders ?? ordersOfToday(task.present) },
    { clock: () => performance.now(), signal: { aborted: true }, onProgress: () => undefined },
  )

const tooSlow = 'The optimiser did not answer in time.'
const gone = 'The optimiser stopped without an answer.'

const wordsOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'The optimiser ran out of memory. Plan fewer stops or fewer days at once.'
  return `The optimiser failed: ${error instanceof Error ? error.message : 'the reason is not known'}`
}
