import { isFinished } from '../../domain/optimisation'
import type { ProjectId } from '../../domain/project'
import type { PlanDocuments } from '../plan'
import type { BestSoFar, Job, JobResult } from './job'
import type { Undertaking } from './tracked-job'
import { usualWishes, type Wishes } from './optimise-options'

/** The best plan so far, so many seconds after the start. */
export type BestAt = { readonly seconds: number; readonly best: BestSoFar }

export type Running = {
  readonly kind: 'running'
  readonly of: Undertaking
  /** whether it waits for jobs that go first */
  readonly isQueued: boolean
  /** what the job says of itself while it waits or runs */
  readonly note: string | undefined
  /** 0 to 1 */
  readonly progress: number
  /** oldest first */
  readonly bests: ReadonlyArray<BestAt>
  /** set once the job is asked to stop: to give it up, or to use the plan it has */
  readonly ending: Ending | undefined
  readonly failure: string | undefined
}

export type Ending = 'given up' | 'used'

export type Proposed = {
  readonly kind: 'proposed'
  readonly of: Undertaking
  readonly result: JobResult
  readonly best: BestSoFar | undefined
  /** the keys of the routes that are not to be taken */
  readonly declined: ReadonlyArray<string>
  /** what is to be saved: the result, or the plan that comes of taking some of its routes */
  readonly taken: PlanDocuments
  readonly isSaving: boolean
  /** whether the plan has changed since the proposal was made from it */
  readonly isOutdated: boolean
  readonly failure: string | undefined
}

/** How far the optimising of a project is. */
export type Phase =
  | { readonly kind: 'idle'; readonly failure: string | undefined }
  | { readonly kind: 'starting' }
  | Running
  | Proposed

export type Optimising = {
  /** the project that is open */
  readonly project: ProjectId | undefined
  readonly wishes: Wishes
  readonly phase: Phase
  /** whether the map shows the proposal */
  readonly isLookedAt: boolean
}

export const idle: Phase = { kind: 'idle', failure: undefined }

export const notOptimising: Optimising = {
  project: undefined,
  wishes: usualWishes,
  phase: idle,
  isLookedAt: false,
}

export const begun = (of: Undertaking): Running => ({
  kind: 'running',
  of,
  isQueued: true,
  note: undefined,
  progress: 0,
  bests: [],
  ending: undefined,
  failure: undefined,
})

/** The phase that follows when the job is found to be this far, at the time `now`. */
export const afterHearing = (running: Running, job: Job, now: number): Phase =>
  isFinished(job) ? settled(running, job) : advanced(running, job, now)

const advanced = (running: Running, { state, message, progress, best }: Job, now: number): Running => {
  const last = running.bests.at(-1)?.best
  const isNews = best !== undefined && best.cost !== last?.cost
  return {
    ...running,
    isQueued: state === 'queued',
    note: message,
    progress: Math.max(running.progress, progress),
    bests: isNews ? [...running.bests, { seconds: (now - running.of.askedAt) / 1000, best }] : running.bests,
  }
}

const settled = ({ of, ending, bests }: Running, { state, result, best, message }: Job): Phase => {
  if (ending === 'given up') return idle
  if (state !== 'failed' && result !== undefined)
    return {
      kind: 'proposed',
      of,
      result,
      best: best ?? bests.at(-1)?.best,
      declined: [],
      taken: result,
      isSaving: false,
      isOutdated: false,
      failure: undefined,
    }
  if (state === 'cancelled') return { kind: 'idle', failure: 'It was stopped before there was a plan' }
  return { kind: 'idle', failure: message ?? 'The optimiser found no plan' }
}
