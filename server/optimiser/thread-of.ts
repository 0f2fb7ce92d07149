import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../src/domain/problem'
import type { Progress } from './optimiser'
import { ordersOfToday } from './orders-of'
import { planned, type Task } from './planned'
import { pulse } from './pulse'
import type { SaidByThread, ToldToThread } from './said-by-thread'
import { program } from './solving-thread?thread'

export type Hearing = {
  /** of which the share that is gone is told */
  readonly budgetMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** milliseconds without an answer after which it is given up */
  readonly limitMs: number
  /** megabytes, tables of roads aside */
  readonly limitMb: number
}

/** Has a thread solve a problem, and says in words why none came of it. */
export const solvedByThread = (
  task: Task,
  { budgetMs, signal, onProgress, limitMs, limitMb }: Hearing,
): Promise<E.Either<string, ProposedPlan>> => {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    resourceLimits: { maxOldGenerationSizeMb: limitMb },
  })
  return new Promise((resolve) => {
    const beat = pulse(task.problem, budgetMs, onProgress)
    let hasBegun = false
    const abort = (): void => {
      Atomics.store(stop, 0, 1)
      if (!hasBegun) end(E.right(planOfToday(task)))
    }
    const end = (outcome: E.Either<string, ProposedPlan>): void => {
      clearTimeout(timer)
      beat.stop()
      signal.removeEventListener('abort', abort)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(E.left(tooSlow)), limitMs)
    signal.addEventListener('abort', abort)
    worker.on('message', (said: SaidByThread) => {
      if (said.kind === 'begun') hasBegun = true
      else if (said.kind === 'plan') end(E.right(said.plan))
      else beat.hear(said.progress)
    })
    worker.on('error', (error) => end(E.left(wordsOf(error))))
    worker.on('exit', () => end(E.left(gone)))
    if (signal.aborted) abort()
    else worker.postMessage({ task, stop } satisfies ToldToThread, [])
  })
}

/** Who has had enough before the thread is there gets what there is without it. */
const planOfToday = (task: Task): ProposedPlan =>
  planned(
    { ...task, orders: task.orders ?? ordersOfToday(task.present) },
    { clock: () => performance.now(), signal: { aborted: true }, onProgress: () => undefined },
  )

const tooSlow = 'The optimiser did not answer in time.'
const gone = 'The optimiser stopped without an answer.'

const wordsOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'The optimiser ran out of memory. Plan fewer stops or fewer days at once.'
  return `The optimiser failed: ${error instanceof Error ? error.message : 'nobody knows why'}`
}
