import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import type { Solver, Solution, SolveOptions, Progress } from '../solver'
import { presentPlanFigures } from '../present-plan-figures'
import type { SolveRequest } from '../build-proposal'
import { createSemaphore } from '../threads/semaphore'
import { solveInThread, type ThreadResult, type RunningSolve } from '../threads/solve-in-thread'

/** Our own solver; each problem is solved in a thread. */
export const ownSolver = (threadPool: ThreadPool): Solver => ({
  solve: async (problem, roads, options) => {
    const { budgetMs, seed, present } = options
    const request = { problem, roads, present, seed, budget: { ms: budgetMs }, sequences: undefined }
    return E.map(withoutWarnings)(await threadPool(request, options))
  },
})

export const withoutWarnings = (plan: ProposedPlan): Solution => ({ plan, warnings: [] })

/** How long a thread may run beyond its budget, to start and to search for reasons, before it is given up. */
const GRACE_MS = 30_000

/** The memory limit of a thread, not counting road tables. */
const MAX_MEMORY_MB = 1_024

/**
 * How long the first thread waits for the result of the second, which ends at about the same time; and how long after
 * a cancel.
 */
const SECOND_RESULT_WAIT_MS = 500
const CANCELLED_WAIT_MS = 20

/**
 * Added to the seed for the second thread, so that it makes other random choices than the first, also for nearby
 * seeds.
 */
const SECOND_SEED_OFFSET = 104_729

type ThreadLimits = { readonly threads?: number; readonly graceMs?: number; readonly maxMb?: number }

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
  threads = availableParallelism(),
  graceMs = GRACE_MS,
  maxMb = MAX_MEMORY_MB,
}: ThreadLimits = {}): ThreadPool => {
  const semaphore = createSemaphore(threads)
  return (request, { budgetMs, signal, onProgress }) =>
    semaphore.run(async () => {
      const onMergedProgress = mergeProgress(onProgress)
      const initial = presentPlanFigures(request.problem, request.roads, request.present)
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
      const permit = isSecondThreadUseful(request) ? semaphore.tryBorrow() : undefined
      if (permit === undefined) return firstSolve.cost.then(firstSolve.result)
      const secondSolve = startSolve(request.seed + SECOND_SEED_OFFSET)
      permit.reclaimed.addEventListener('abort', () => {
        secondSolve.abandon()
        permit.release()
      })
      const firstCost = await firstSolve.cost
      const secondCost = await Promise.race([
        secondSolve.cost,
        waitAtMost(signal.aborted ? CANCELLED_WAIT_MS : SECOND_RESULT_WAIT_MS),
      ])
      const [cheaper, dearer] = secondCost < firstCost ? [secondSolve, firstSolve] : [firstSolve, secondSolve]
      dearer.abandon()
      permit.release()
      return cheaper.result()
    })
}

const waitAtMost = (ms: number): Promise<number> => setTimeout(ms, Infinity, { ref: false })

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
const MIN_STOPS = 40

/** With more places, the copies of the tables in two threads would take too much memory. */
const MAX_PLACES = 4_000

/** Whether to solve in a second thread too; not where another solver has made the sequences. */
export const isSecondThreadUseful = ({
  sequences,
  problem,
  roads,
}: Pick<SolveRequest, 'sequences' | 'problem' | 'roads'>): boolean =>
  sequences === undefined && problem.stops.length >= MIN_STOPS && roads.places.length <= MAX_PLACES
