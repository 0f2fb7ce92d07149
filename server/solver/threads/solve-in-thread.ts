import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import type { PlanFigures, Progress } from '../solver'
import { buildProposal, type SolveRequest, presentSequences } from '../build-proposal'
import { startProgressTimer } from '../progress-timer'
import type { ThreadMessage, ThreadRequest } from './thread-messages'
import { program } from './solver-thread?thread'

export type ThreadOptions = {
  /** the plan that is reported until the thread reports */
  readonly initial: PlanFigures
  /** the time budget, of which the elapsed share is reported */
  readonly budgetMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** the thread is given up after so many milliseconds without an answer */
  readonly limitMs: number
  /** the memory limit in megabytes, not counting road tables */
  readonly limitMb: number
}

/** A plan, or a message about why there is none. */
export type ThreadResult = E.Either<string, ProposedPlan>

/** A problem that is being solved in a thread. */
export type RunningSolve = {
  /** the cost of the plan, once the budget is used up or the work is cancelled; Infinity where there is no plan */
  readonly cost: Promise<number>
  /** the plan with the reasons for unplanned stops; may be called once the cost is known */
  readonly result: () => Promise<ThreadResult>
  /** ends the thread without its plan */
  readonly abandon: () => void
}

export const solveInThread = (
  request: SolveRequest,
  { initial, budgetMs, signal, onProgress, limitMs, limitMb }: ThreadOptions,
): RunningSolve => {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    resourceLimits: { maxOldGenerationSizeMb: limitMb },
  })
  const progressTimer = startProgressTimer(initial, budgetMs, onProgress)
  const [cost, result] = [createDeferred<number>(), createDeferred<() => ThreadResult>()]
  let hasStarted = false
  const stopThread = (): void => {
    Atomics.store(stop, 0, 1)
    if (!hasStarted) finish(() => E.right(presentProposal(request)))
  }
  const finish = (makeResult: () => ThreadResult): void => {
    clearTimeout(timer)
    progressTimer.stop()
    signal.removeEventListener('abort', stopThread)
    cost.resolve(Infinity)
    result.resolve(makeResult)
    void worker.terminate()
  }
  const abandon = (): void => finish(() => E.left(exitMessage))
  const timer = setTimeout(() => finish(() => E.left(timeoutMessage)), limitMs)
  signal.addEventListener('abort', stopThread)
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'begun') hasStarted = true
    else if (message.kind === 'progress') progressTimer.update(message.progress)
    else if (message.kind === 'ordered') cost.resolve(message.cost)
    else finish(() => E.right(message.plan))
  })
  worker.on('error', (error) => finish(() => E.left(errorMessageOf(error))))
  worker.on('exit', abandon)
  if (signal.aborted) stopThread()
  else worker.postMessage({ request, stop } satisfies ThreadRequest, [])
  return {
    cost: cost.promise,
    result: async () => {
      worker.postMessage('wanted', [])
      return (await result.promise)()
    },
    abandon,
  }
}

/** A promise with its resolve function; the first value counts. */
const createDeferred = <A>() => {
  const resolvers: Array<(value: A) => void> = []
  const promise = new Promise<A>((resolve) => resolvers.push(resolve))
  return { promise, resolve: (value: A): void => resolvers.forEach((listener) => listener(value)) }
}

/** The present plan, for a user who cancels before the thread has started. */
const presentProposal = (request: SolveRequest) =>
  buildProposal(
    { ...request, sequences: request.sequences ?? presentSequences(request.present) },
    { clock: () => performance.now(), signal: { aborted: true }, onProgress: () => undefined },
  )

const timeoutMessage = 'The optimiser did not answer in time.'
const exitMessage = 'The optimiser stopped without an answer.'

const errorMessageOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'The optimiser ran out of memory. Plan fewer stops or fewer days at once.'
  return `The optimiser failed: ${error instanceof Error ? error.message : 'the reason is not known'}`
}
