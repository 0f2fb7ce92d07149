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

/** An opened project starts with the default options, and with its running job if there is one. */
export const resumeJob =
  ({ store, jobStorage, follow }: ResumeJobPorts): ResumeJob =>
  (project) => {
    follow.stopFollowing()
    store.set({ ...initialOptimisationState, project })
    const trackedJob = project === undefined ? undefined : jobStorage.load(project)
    if (project !== undefined && trackedJob !== undefined) follow.startFollowing(project, trackedJob)
  }
