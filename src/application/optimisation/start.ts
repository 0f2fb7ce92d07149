import * as E from 'fp-ts/Either'
import { failureMessageOf } from '../../domain/failure'
import type { Clock } from '../alert'
import type { Attempt } from '../session'
import type { Asked } from './optimise-request'
import type { FollowJob } from './follow-job'
import type { JobGateway } from './optimisation-gateway'
import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import type { Phase } from './optimisation-state'

export type StartOptimisingPorts = {
  readonly jobs: Pick<JobGateway, 'optimise'>
  readonly store: Pick<JobStore, 'value' | 'become' | 'isAtWork'>
  readonly keeper: Pick<JobKeeper, 'keep'>
  readonly follow: Pick<FollowJob, 'begin'>
  readonly clock: Pick<Clock, 'now'>
  readonly attempt: Attempt
}

export type StartOptimising = (asked: Pick<Asked, 'ask' | 'about'>) => Promise<void>

/** Starts one at a time. A user who leaves the project before the server answers finds the job on coming back. */
export const startOptimising =
  ({ jobs, store, keeper, follow, clock, attempt }: StartOptimisingPorts): StartOptimising =>
  async ({ ask, about }) => {
    const { project } = store.value
    if (project === undefined || store.isAtWork) return
    const askedAt = clock.now()
    const starting: Phase = { kind: 'starting' }
    store.become({ ...store.value, phase: starting })
    const answer = await attempt('optimise', jobs.optimise(project, ask))()
    if (E.isRight(answer)) keeper.keep(project, { job: answer.right, ...about, askedAt })
    if (store.value.phase !== starting) return
    if (E.isRight(answer)) follow.begin(project, { job: answer.right, ...about, askedAt })
    else store.become({ ...store.value, phase: { kind: 'idle', failure: failureMessageOf(answer.left) } })
  }
