import {
  isFinished,
  type ChangeEffect,
  type Job,
  type JobResult,
  type PlanFigures,
  type RepairKey,
} from '../../domain/optimisation'
import type { ProjectId } from '../../domain/project'
import type { TrackedJob } from './optimisation-ports'
import { defaultOptions, type OptimiseOptions } from './optimise-options'
import type { PlanDocuments } from '../../domain/plan'

/** The best plan so far, and the seconds since the start. */
export type BestAtTime = { readonly seconds: number; readonly best: PlanFigures }

export type Running = {
  readonly kind: 'running'
  readonly trackedJob: TrackedJob
  /** whether it waits for jobs that go first */
  readonly isQueued: boolean
  /** the message of the server while the job waits or runs */
  readonly note: string | undefined
  /** 0 to 1 */
  readonly progress: number
  /** oldest first */
  readonly bestHistory: ReadonlyArray<BestAtTime>
  /** set once the user has cancelled: to give the job up, or to use its best plan */
  readonly cancelMode: CancelMode | undefined
  readonly failure: string | undefined
}

export type CancelMode = 'given up' | 'used'

export type Proposed = {
  readonly kind: 'proposed'
  readonly trackedJob: TrackedJob
  readonly result: JobResult
  readonly best: PlanFigures | undefined
  /** the keys of the declined routes */
  readonly declined: ReadonlyArray<string>
  /** by the key of a route that was affected since the proposal was made, and so is declined: who changed it last */
  readonly affectedRoutes: ReadonlyMap<string, AffectingChange>
  /** the keys of the repairs that are carried out too */
  readonly repairs: ReadonlyArray<RepairKey>
  /** the result, or the current plan with some of its routes */
  readonly planIfAccepted: PlanDocuments
  readonly isSaving: boolean
  /** whether the plan has changed since the proposal was made from it */
  readonly isOutdated: boolean
  readonly failure: string | undefined
}

/** By whom and when a route was affected, each undefined where it is not known, and how. */
export type AffectingChange = {
  readonly by: string | undefined
  readonly at: string | undefined
  readonly effect: ChangeEffect
}

/** The phase of the optimisation of a project. */
export type Phase =
  | { readonly kind: 'idle'; readonly failure: string | undefined }
  | { readonly kind: 'starting' }
  | Running
  | Proposed

export type OptimisationState = {
  /** the project that is open */
  readonly project: ProjectId | undefined
  readonly options: OptimiseOptions
  readonly phase: Phase
  /** whether the map shows the proposal */
  readonly isProposalShown: boolean
}

export const idle: Phase = { kind: 'idle', failure: undefined }

export const initialOptimisationState: OptimisationState = {
  project: undefined,
  options: defaultOptions,
  phase: idle,
  isProposalShown: false,
}

export const startedPhase = (trackedJob: TrackedJob): Running => ({
  kind: 'running',
  trackedJob,
  isQueued: true,
  note: undefined,
  progress: 0,
  bestHistory: [],
  cancelMode: undefined,
  failure: undefined,
})

/** The phase after the server sent this job, at the time `now`. */
export const phaseAfterUpdate = (running: Running, job: Job, now: number): Phase =>
  isFinished(job) ? finishedPhase(running, job) : withProgress(running, job, now)

const withProgress = (running: Running, { state, message, progress, best }: Job, now: number): Running => {
  const lastBest = running.bestHistory.at(-1)?.best
  const isNewBest = best !== undefined && best.cost !== lastBest?.cost
  return {
    ...running,
    isQueued: state === 'queued',
    note: message,
    progress: Math.max(running.progress, progress),
    bestHistory: isNewBest
      ? [...running.bestHistory, { seconds: (now - running.trackedJob.askedAt) / 1000, best }]
      : running.bestHistory,
  }
}

const finishedPhase = (
  { trackedJob, cancelMode, bestHistory }: Running,
  { state, result, best, message }: Job,
): Phase => {
  if (cancelMode === 'given up') return idle
  if (state !== 'failed' && result !== undefined)
    return {
      kind: 'proposed',
      trackedJob,
      result,
      best: best ?? bestHistory.at(-1)?.best,
      declined: [],
      affectedRoutes: new Map(),
      repairs: [],
      planIfAccepted: result,
      isSaving: false,
      isOutdated: false,
      failure: undefined,
    }
  if (state === 'cancelled') return { kind: 'idle', failure: 'It was stopped before there was a plan' }
  return { kind: 'idle', failure: message ?? 'The optimiser found no plan' }
}
