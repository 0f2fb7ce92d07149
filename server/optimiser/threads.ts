import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { asOne } from './as-one'
import type { SolveOptions } from './optimiser'
import type { Task } from './planned'
import { seats } from './seats'
import { solvedByThread, type Answer, type Solving } from './thread-of'
import { isWorthTwo } from './worth-two'

/** What a thread may take over its budget, to begin and to look for reasons, before it is given up. */
const GRACE_MS = 30_000

/** Tables of roads aside. */
const MOST_MB = 1_024

/** So long the first waits for what the second has found, which ends when it does; and where somebody has called it off. */
const PATIENT_MS = 500
const HURRIED_MS = 20

/** A second thread draws other lots than the first of any seed that is near. */
const OTHER_LOTS = 104_729

export type ThreadLimits = { readonly threads?: number; readonly graceMs?: number; readonly mostMb?: number }

/** Has a task done in a thread of its own, and in a second where one is idle. The left says in words why nothing came of it. */
export type Threads = (task: Task, watch: Pick<SolveOptions, 'budgetMs' | 'signal' | 'onProgress'>) => Promise<Answer>

/** No more at once than there are cores; whoever comes gets the place of any second thread. */
export const openThreads = ({
  threads = availableParallelism(),
  graceMs = GRACE_MS,
  mostMb = MOST_MB,
}: ThreadLimits = {}): Threads => {
  const free = seats(threads)
  return (task, { budgetMs, signal, onProgress }) =>
    free.taking(async () => {
      const onBest = asOne(onProgress)
      const solving = (seed: number): Solving =>
        solvedByThread(
          { ...task, seed },
          { budgetMs, signal, onProgress: onBest, limitMs: 1.25 * budgetMs + graceMs, limitMb: mostMb },
        )
      const first = solving(task.seed)
      const loan = isWorthTwo(task) ? free.lend() : undefined
      if (loan === undefined) return first.cost.then(first.answer)
      const second = solving(task.seed + OTHER_LOTS)
      loan.wanted.addEventListener('abort', () => {
        second.leave()
        loan.giveBack()
      })
      const cost = await first.cost
      const others = await Promise.race([second.cost, upTo(signal.aborted ? HURRIED_MS : PATIENT_MS)])
      const [better, other] = others < cost ? [second, first] : [first, second]
      other.leave()
      loan.giveBack()
      return better.answer()
    })
}

const upTo = (ms: number): Promise<number> => setTimeout(ms, Infinity, { ref: false })
