import * as TE from 'fp-ts/TaskEither'
import type { ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { Leave } from '../call'
import type { Attempt } from '../session'
import type { Job } from './job'
import type { JobGateway } from './job-gateway'
import type { JobKeeper } from './job-keeper'
import type { JobStore } from './job-store'
import { afterHearing, begun, idle, type Phase, type Running } from './optimising'
import type { Undertaking } from './undertaking'

export type FollowJobPorts = {
  readonly jobs: Pick<JobGateway, 'follow'>
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly keeper: Pick<JobKeeper, 'keep'>
  readonly clock: Pick<Clock, 'now'>
  readonly attempt: Attempt
}

/** Follows one job at a time: whoever begins with another leaves the one before. */
export type FollowJob = {
  readonly begin: (project: ProjectId, of: Undertaking) => void
  readonly leave: () => void
  /** the job as somebody else heard of it, such as whoever asked it to stop */
  readonly hear: (job: Job) => void
}

/** Not bound to a screen: the job goes on, and is heard of, wherever one is. */
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
      // The server has forgotten it: there is nothing to wait for.
      else if (state === 'over' && runningIn(store, of.job) !== undefined) become(idle)
    })
  }

  return { begin, leave, hear }
}

/** Where that job is the one that one waits for. */
export const runningIn = ({ value: { phase } }: Pick<JobStore, 'value'>, job: Job['id']): Running | undefined =>
  phase.kind === 'running' && phase.of.job === job ? phase : undefined
