import type { ProjectId } from '../../domain/project'
import type { JobFollower } from './follow-job'
import type { JobStorage } from './job-storage'
import type { OptimisationStore } from './optimisation-store'
import { initialOptimisationState } from './optimisation-state'

export type ResumeJobPorts = {
  readonly store: Pick<OptimisationStore, 'set'>
  readonly jobStorage: Pick<JobStorage, 'load'>
  readonly follow: Pick<JobFollower, 'startFollowing' | 'stopFollowing'>
}

export type ResumeJob = (project: ProjectId | undefined) => void

/** A project that is opened begins with the usual wishes, and with the job that was left running in it, if any. */
export const resumeJob =
  ({ store, jobStorage, follow }: ResumeJobPorts): ResumeJob =>
  (project) => {
    follow.stopFollowing()
    store.set({ ...initialOptimisationState, project })
    const trackedJob = project === undefined ? undefined : jobStorage.load(project)
    if (project !== undefined && trackedJob !== undefined) follow.startFollowing(project, trackedJob)
  }
