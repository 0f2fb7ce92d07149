import * as TE from 'fp-ts/TaskEither'
import type { ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { Unsubscribe } from '../gateway'
import type { CallServer } from '../session'
import type { Job, JobId } from '../../domain/optimisation'
import type { OptimisationGateway, JobStorage, TrackedJob } from './optimisation-ports'
import type { OptimisationStore } from './optimisation-store'
import {
  phaseAfterUpdate,
  startedPhase,
  idle,
  initialOptimisationState,
  type Phase,
  type Running,
} from './optimisation-state'

export type FollowJobPorts = {
  readonly jobs: Pick<OptimisationGateway, 'follow'>
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'forget'>
  readonly clock: Pick<Clock, 'now'>
  readonly callServer: CallServer
}

/** Follows one job at a time: following another job ends the previous one. */
export type JobFollower = {
  readonly startFollowing: (project: ProjectId, trackedJob: TrackedJob) => void
  readonly stopFollowing: () => void
  /** applies the job as another call answered it, such as the one that cancelled it */
  readonly applyUpdate: (job: Job) => void
}

/** Not bound to a screen: the job is followed whichever screen is open. */
export const followJob = ({ jobs, store, jobStorage, clock, callServer }: FollowJobPorts): JobFollower => {
  let unsubscribe: Unsubscribe = () => undefined
  const stopFollowing = (): void => unsubscribe()

  const setPhase = (phase: Phase): void => {
    const { project } = store.value
    if (phase.kind !== 'running') stopFollowing()
    if (phase.kind === 'idle' && project !== undefined) jobStorage.forget(project)
    store.set({ ...store.value, phase })
  }

  const applyUpdate = (job: Job): void => {
    const running = runningPhaseOf(store, job.id)
    if (running !== undefined) setPhase(phaseAfterUpdate(running, job, clock.now()))
  }

  const startFollowing = (project: ProjectId, trackedJob: TrackedJob): void => {
    stopFollowing()
    store.set({ ...store.value, project, phase: startedPhase(trackedJob) })
    unsubscribe = jobs.follow(trackedJob.jobId, applyUpdate, (state) => {
      if (state === 'signed-out') void callServer('follow a job', TE.left({ kind: 'signed-out' }))
      // The server no longer has the job, so there is nothing to wait for.
      else if (state === 'ended' && runningPhaseOf(store, trackedJob.jobId) !== undefined) setPhase(idle)
    })
  }

  return { startFollowing, stopFollowing, applyUpdate }
}

/** The running phase, if it is about that job. */
export const runningPhaseOf = (
  { value: { phase } }: Pick<OptimisationStore, 'value'>,
  jobId: JobId,
): Running | undefined => (phase.kind === 'running' && phase.trackedJob.jobId === jobId ? phase : undefined)

export type ResumeJobPorts = {
  readonly store: Pick<OptimisationStore, 'set'>
  readonly jobStorage: Pick<JobStorage, 'load'>
  readonly follow: Pick<JobFollower, 'startFollowing' | 'stopFollowing'>
}

export type ResumeJob = (project: ProjectId | undefined) => void

/** An opened project starts with the default options, and with its running job if there is one. */
export const resumeJob =
  ({ store, jobStorage, follow }: ResumeJobPorts): ResumeJob =>
  (project) => {
    follow.stopFollowing()
    store.set({ ...initialOptimisationState, project })
    const trackedJob = project === undefined ? undefined : jobStorage.load(project)
    if (project !== undefined && trackedJob !== undefined) follow.startFollowing(project, trackedJob)
  }
