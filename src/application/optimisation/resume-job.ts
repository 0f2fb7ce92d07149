import type { ProjectId } from '../../domain/project'
import type { FollowJob } from './follow-job'
import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import { notOptimising } from './optimisation-state'

export type TurnToProjectPorts = {
  readonly store: Pick<JobStore, 'become'>
  readonly keeper: Pick<JobKeeper, 'kept'>
  readonly follow: Pick<FollowJob, 'begin' | 'leave'>
}

export type TurnToProject = (project: ProjectId | undefined) => void

/** A project that is opened begins with the usual wishes, and with the job that was left running in it, if any. */
export const turnToProject =
  ({ store, keeper, follow }: TurnToProjectPorts): TurnToProject =>
  (project) => {
    follow.leave()
    store.become({ ...notOptimising, project })
    const of = project === undefined ? undefined : keeper.kept(project)
    if (project !== undefined && of !== undefined) follow.begin(project, of)
  }
