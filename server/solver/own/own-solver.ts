import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import { solveProblem, currentSequences, type SolveRequest } from '../solve-problem'
import { currentPlanFigures, startProgressHeartbeat } from '../solver-progress'
import type { Progress, Solution, SolveOptions, Solver } from '../solver'
import { createSemaphore } from '../threads/semaphore'
import { SEND_PLAN, type ThreadMessage, type ThreadRequest } from '../threads/thread-messages'
import { program } from '../threads/solver-thread?thread'
import type { PlanFigures } from '../../../src/domain/optimisation'

/** Our own solver; each problem is solved in a thread. */
export const ownSolver = (threadPool: ThreadPool): Solver => ({
  solve: async (problem, roads, options) => {
    const { budgetMs, seed, currentTours } = options
    const request = { problem, roads, currentTours, seed, budget: { ms: budgetMs }, sequences: undefined }
    return E.map(withoutWarnings)(await threadPool(request, options))
  },
})

export const withoutWarnings = (plan: ProposedPlan): Solution => ({ plan, warnings: [] })

/** How long a thread may run beyond its budget, to start and to search for reasons, before it is given up. */
const THREAD_GRACE_MS = 30_000

/** The memory limit of a thread, not counting road tables. */
const MAX_MEMORY_MB = 1_024

/** How long the first thread waits for the result of the second, which ends at about the same time. */
const SECOND_RESULT_WAIT_MS = 500

/** How long the first thread waits for the second after the user has cancelled. */
const CANCELLED_WAIT_MS = 20

/**
 * Added to the seed for the second thread, so that it makes other random choices than the first, also for nearby
 * seeds.
 */
const SECOND_SEED_OFFSET = 104_729

type ThreadLimits = {
  readonly maxThreads?: number
  /** for further problems, but never for the second thread of one */
  readonly extraThreads?: number
  readonly graceMs?: number
  readonly maxMb?: number
}

/**
 * Solves a request in a thread, and also in a second one where a permit is free. The left is a message about why there
 * is no plan.
 */
export type ThreadPool = (
  request: SolveRequest,
  control: Pick<SolveOptions, 'budgetMs' | 'signal' | 'onProgress'>,
) => Promise<ThreadResult>

/** Runs at most one thread per processor; a new request reclaims the permit of a second thread. */
export const openThreadPool = ({
  maxThreads = availableParallelism(),
  extraThreads = 0,
  graceMs = THREAD_GRACE_MS,
  maxMb = MAX_MEMORY_MB,
}: ThreadLimits = {}): ThreadPool => {
  const semaphore = createSemaphore(maxThreads + extraThreads, extraThreads)
  return (request, { budgetMs, signal, onProgress }) =>
    semaphore.run(async () => {
      const onMergedProgress = mergeProgress(onProgress)
      const initial = currentPlanFigures(request.problem, request.roads, request.currentTours)
      const startSolve = (seed: number): RunningSolve =>
        solveInThread(
          { ...request, seed },
          {
            initial,
            budgetMs,
            signal,
            onProgress: onMergedProgress,
            limitMs: 1.25 * budgetMs + graceMs,
            limitMb: maxMb,
          },
        )
      const firstSolve = startSolve(request.seed)
      const permit = isSecondThreadUseful(request) ? semaphore.borrowFreePermit() : undefined
      if (permit === undefined) return firstSolve.cost.then(firstSolve.result)
      const secondSolve = startSolve(request.seed + SECOND_SEED_OFFSET)
      permit.mustRelease.addEventListener('abort', () => {
        secondSolve.abandon()
        permit.release()
      })
      const firstCost = await firstSolve.cost
      const secondCost = await Promise.race([
        secondSolve.cost,
        waitAtMost(signal.aborted ? CANCELLED_WAIT_MS : SECOND_RESULT_WAIT_MS),
      ])
      const [cheaper, costlier] = secondCost < firstCost ? [secondSolve, firstSolve] : [firstSolve, secondSolve]
      costlier.abandon()
      permit.release()
      return cheaper.result()
    })
}

const waitAtMost = (ms: number): Promise<number> => wait(ms, Infinity, { ref: false })

/** Merges the progress of two threads that solve the same problem. */
const mergeProgress = (onProgress: (progress: Progress) => void): ((progress: Progress) => void) => {
  let merged: Progress | undefined
  return ({ share, best }) => {
    merged = {
      share: Math.max(share, merged?.share ?? 0),
      best: merged === undefined || best.cost < merged.best.cost ? best : merged.best,
    }
    onProgress(merged)
  }
}

/** With fewer stops, one thread finds the best plan anyway. */
const MIN_STOPS_FOR_TWO_THREADS = 40

/** With more places, the copies of the tables in two threads would take too much memory. */
const MAX_PLACES_FOR_TWO_THREADS = 4_000

/** Whether to solve in a second thread too; not where another solver has made the sequences. */
export const isSecondThreadUseful = ({
  sequences,
  problem,
  roads,
}: Pick<SolveRequest, 'sequences' | 'problem' | 'roads'>): boolean =>
  sequences === undefined &&
  problem.stops.length >= MIN_STOPS_FOR_TWO_THREADS &&
  roads.places.length <= MAX_PLACES_FOR_TWO_THREADS

type ThreadOptions = {
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
type ThreadResult = E.Either<string, ProposedPlan>

/** A problem that is being solved in a thread. */
type RunningSolve = {
  /** the cost of the plan, once the budget is used up or the work is cancelled; Infinity where there is no plan */
  readonly cost: Promise<number>
  /** the plan with the reasons for unplanned stops; may be called once the cost is known */
  readonly result: () => Promise<ThreadResult>
  /** ends the thread without its plan */
  readonly abandon: () => void
}

const solveInThread = (
  request: SolveRequest,
  { initial, budgetMs, signal, onProgress, limitMs, limitMb }: ThreadOptions,
): RunningSolve => {
  const abortFlag = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    resourceLimits: { maxOldGenerationSizeMb: limitMb },
  })
  const heartbeat = startProgressHeartbeat(initial, budgetMs, onProgress)
  const [cost, result] = [createDeferred<number>(), createDeferred<() => ThreadResult>()]
  let hasStarted = false
  const cancelThread = (): void => {
    Atomics.store(abortFlag, 0, 1)
    if (!hasStarted) finish(() => E.right(currentProposal(request)))
  }
  const finish = (makeResult: () => ThreadResult): void => {
    clearTimeout(timer)
    heartbeat.stop()
    signal.removeEventListener('abort', cancelThread)
    cost.resolve(Infinity)
    result.resolve(makeResult)
    void worker.terminate()
  }
  const abandon = (): void => finish(() => E.left(exitMessage))
  const timer = setTimeout(() => finish(() => E.left(timeoutMessage)), limitMs)
  signal.addEventListener('abort', cancelThread)
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'started') hasStarted = true
    else if (message.kind === 'progress') heartbeat.update(message.progress)
    else if (message.kind === 'sequences found') cost.resolve(message.cost)
    else finish(() => E.right(message.plan))
  })
  worker.on('error', (error) => finish(() => E.left(errorMessageOf(error))))
  worker.on('exit', abandon)
  if (signal.aborted) cancelThread()
  else worker.postMessage({ request, abortFlag } satisfies ThreadRequest, [])
  return {
    cost: cost.promise,
    result: async () => {
      worker.postMessage(SEND_PLAN, [])
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

/** The current plan, for a user who cancels before the thread has started. */
const currentProposal = (request: SolveRequest) =>
  solveProblem(
    { ...request, sequences: request.sequences ?? currentSequences(request.currentTours) },
    { clock: () => performance.now(), signal: { aborted: true }, onProgress: () => undefined },
  )

const timeoutMessage = 'The optimiser did not answer in time.'
const exitMessage = 'The optimiser stopped without an answer.'

const errorMessageOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'The optimiser ran out of memory. Plan fewer stops or fewer days at once.'
  return `The optimiser failed: ${error instanceof Error ? error.message : 'the reason is not known'}`
}
