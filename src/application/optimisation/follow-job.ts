import * as TE from 'fp-ts/TaskEither'
import type { ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { Leave } from '../gateway'
import type { Attempt } from '../session'
import type { Job } from './job'
import type { JobGateway } from './optimisation-gateway'
import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import { afterHearing, begun, idle, type Phase, type Running } from './optimisation-state'
import type { Undertaking } from './tracked-job'

export type FollowJobPorts = {
  readonly jobs: Pick<JobGateway, 'follow'>
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly keeper: Pick<JobKeeper, 'keep'>
  readonly clock: Pick<Clock, 'now'>
  readonly attempt: Attempt
}

/** Follows one job at a time: beginning with another one leaves the one before. */
export type FollowJob = {
  readonly begin: (project: ProjectId, of: Undertaking) => void
  readonly leave: () => void
  /** takes in the job as another call answered it, such as the one that cancelled it */
  readonly hear: (job: Job) => void
}

/** Not bound to a screen: the job is followed whichever screen is open. */
export const followJob = ({ jobs, store, keeper, clock, attempt }: FollowJobPorts): FollowJob => {
  let stop: Leave = () => undefined
  const leave = (): void => stop()

  const become = (phase: Phase): void => {
    const { project } = store.value
    if (phase.kind !== 'running') leave()
    if (phase.kind === 'idle' && project !== undefined) keeper.keep(project, undefined)
    store.become({ ...store.value, phase })
  }

  const hear = (job: Job): void => {
    const running = runningIn(store, job.id)
    if (running !== undefined) become(afterHearing(running, job, clock.now()))
  }

  const begin = (project: ProjectId, of: Undertaking): void => {
    leave()
    store.become({ ...store.value, project, phase: begun(of) })
    stop = jobs.follow(of.job, hear, (state) => {
      if (state === 'signed-out') void attempt('follow a job', TE.left({ kind: 'signed-out' }))()
      // The server no longer knows the job, so there is nothing to wait for.
      else if (state === 'over' && runningIn(store, of.job) !== undefined) become(idle)
    })
  }

  return { begin, leave, hear }
}

/** The running phase, if it is about that job. */
export const runningIn = ({ value: { phase } }: Pick<JobStore, 'value'>, job: Job['id']): Running | undefined =>
  phase.kind === 'running' && phase.of.job === job ? phase : undefined
