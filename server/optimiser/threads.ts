import { availableParallelism } from 'node:os'
import type * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../src/domain/problem'
import type { SolveOptions } from './optimiser'
import type { Task } from './planned'
import { seats } from './seats'
import { solvedByThread } from './thread-of'

/** What a thread may take over its budget, to begin and to look for reasons, before it is given up. */
const GRACE_MS = 30_000

/** Tables of roads aside. */
const MOST_MB = 1_024

export type ThreadLimits = { readonly threads?: number; readonly graceMs?: number; readonly mostMb?: number }

/** Has a task done in a thread of its own. The left says in words why nothing came of it. */
export type Threads = (
  task: Task,
  watch: Pick<SolveOptions, 'budgetMs' | 'signal' | 'onProgress'>,
) => Promise<E.Either<string, ProposedPlan>>

/** No more at once than there are cores. */
export const openThreads = ({
  threads = availableParallelism(),
  graceMs = GRACE_MS,
  mostMb = MOST_MB,
}: ThreadLimits = {}): Threads => {
  const free = seats(threads)
  return (task, { budgetMs, signal, onProgress }) =>
    free.taking(() =>
      solvedByThread(task, { budgetMs, signal, onProgress, limitMs: 1.25 * budgetMs + graceMs, limitMb: mostMb }),
    )
}
