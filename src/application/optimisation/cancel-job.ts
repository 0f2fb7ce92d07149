import * as E from 'fp-ts/Either'
import { failureMessageOf } from '../../domain/failure'
import type { Attempt } from '../session'
import { runningIn, type FollowJob } from './follow-job'
import type { JobGateway } from './optimisation-gateway'
import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import { idle, type Ending } from './optimisation-state'

export type CancelJobPorts = {
  readonly jobs: Pick<JobGateway, 'cancel'>
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly keeper: Pick<JobKeeper, 'keep'>
  readonly follow: Pick<FollowJob, 'hear' | 'leave'>
  readonly attempt: Attempt
}

export type CancelJob = (ending: Ending) => Promise<void>

/** A job that is given up is over once the server has answered; one to be used goes on until it hands in its plan. */
export const cancelJob =
  ({ jobs, store, keeper, follow, attempt }: CancelJobPorts): CancelJob =>
  async (ending) => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'running' || phase.ending !== undefined) return
    const { job } = phase.of
    store.become({ ...store.value, phase: { ...phase, ending, failure: undefined } })
    const answer = await attempt('cancel a job', jobs.cancel(job))()
    if (E.isRight(answer) && ending === 'given up') keeper.keep(project, undefined)
    const running = runningIn(store, job)
    if (running === undefined) return
    if (E.isLeft(answer)) {
      const failure = `It was not stopped: ${failureMessageOf(answer.left)}`
      store.become({ ...store.value, phase: { ...running, ending: undefined, failure } })
    } else if (ending === 'used') follow.hear(answer.right)
    else {
      follow.leave()
      store.become({ ...store.value, phase: idle })
    }
  }
