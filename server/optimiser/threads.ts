import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { SolveOptions } from './optimiser'
import type { Task } from './planned'
import { asOne, betterOf, type Answer } from './better-of'
import { lookMs } from './patience'
import { seats } from './seats'
import { solvedByThread } from './thread-of'
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
      const hearing = { budgetMs, signal, onProgress, limitMs: 1.25 * budgetMs + graceMs, limitMb: mostMb }
      if (!isWorthTwo(task)) return solvedByThread(task, hearing)
      const onBest = asOne(onProgress)
      const isDone = new AbortController()
      let other: Answer | undefined
      const second = free.lending(async (wanted) => {
        other = await solvedByThread(
          { ...task, seed: task.seed + OTHER_LOTS },
          { ...hearing, onProgress: onBest, signal: AbortSignal.any([signal, wanted, isDone.signal]) },
        )
      })
      const first = await solvedByThread(task, { ...hearing, onProgress: onBest })
      // Where somebody is left out, the other may have the better plan, and is still looking for the reasons.
      if (!signal.aborted && isAnybodyLeftOut(first)) await Promise.race([second, upTo(lookMs(budgetMs), signal)])
      isDone.abort()
      await Promise.race([second, upTo(signal.aborted ? HURRIED_MS : PATIENT_MS)])
      return betterOf(task.problem, first, other)
    })
}

/** Less where it is called off. */
const upTo = (ms: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { ref: false, signal }).catch(() => undefined)

const isAnybodyLeftOut = (answer: Answer): boolean => E.isRight(answer) && answer.right.unplanned.length > 0
