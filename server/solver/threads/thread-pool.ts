import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { asOne } from './merge-progress'
import { bestOfToday } from '../present-plan-figures'
import type { SolveOptions } from '../solver'
import type { Task } from '../build-proposal'
import { seats } from './semaphore'
import { solvedByThread, type Answer, type Solving } from './solve-in-thread'
import { isWorthTwo } from './is-second-thread-useful'

/** How long a thread may run beyond its budget, to start and to search for reasons, before it is given up. */
const GRACE_MS = 30_000

/** The memory limit of a thread, not counting road tables. */
const MOST_MB = 1_024

/**
 * How long the first thread waits for the result of the second, which ends at about the same time; and how long after
 * a cancel.
 */
const PATIENT_MS = 500
const HURRIED_MS = 20

/**
 * Added to the seed for the second thread, so that it makes other random choices than the first, also for nearby
 * seeds.
 */
const OTHER_LOTS = 104_729

export type ThreadLimits = { readonly threads?: number; readonly graceMs?: number; readonly mostMb?: number }

/**
 * Solves a task in a thread, and also in a second one where a seat is free. The left says in words why there is no
 * plan.
 */
export type Threads = (task: Task, watch: Pick<SolveOptions, 'budgetMs' | 'signal' | 'onProgress'>) => Promise<Answer>

/** Runs no more threads at a time than there are processors; a new task takes the seat of a second thread. */
export const openThreads = ({
  threads = availableParallelism(),
  graceMs = GRACE_MS,
  mostMb = MOST_MB,
}: ThreadLimits = {}): Threads => {
  const free = seats(threads)
  return (task, { budgetMs, signal, onProgress }) =>
    free.taking(async () => {
      const onBest = asOne(onProgress)
      const first = bestOfToday(task.problem, task.roads, task.present)
      const solving = (seed: number): Solving =>
        solvedByThread(
          { ...task, seed },
          { first, budgetMs, signal, onProgress: onBest, limitMs: 1.25 * budgetMs + graceMs, limitMb: mostMb },
        )
      const one = solving(task.seed)
      const loan = isWorthTwo(task) ? free.lend() : undefined
      if (loan === undefined) return one.cost.then(one.answer)
      const two = solving(task.seed + OTHER_LOTS)
      loan.wanted.addEventListener('abort', () => {
        two.leave()
        loan.giveBack()
      })
      const cost = await one.cost
      const others = await Promise.race([two.cost, upTo(signal.aborted ? HURRIED_MS : PATIENT_MS)])
      const [better, other] = others < cost ? [two, one] : [one, two]
      other.leave()
      loan.giveBack()
      return better.answer()
    })
}

const upTo = (ms: number): Promise<number> => setTimeout(ms, Infinity, { ref: false })
