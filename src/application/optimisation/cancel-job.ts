import * as E from 'fp-ts/Either'
import { done, cancelled, failureMessageOf, type CallFailure } from '../../domain/failure'
import type { CallServer } from '../session'
import { runningPhaseOf, type JobFollower } from './follow-job'
import type { OptimisationGateway, JobStorage } from './optimisation-ports'
import type { OptimisationStore } from './optimisation-store'
import { idle, type CancelMode } from './optimisation-state'

export type CancelJobPorts = {
  readonly jobs: Pick<OptimisationGateway, 'cancel'>
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'forget'>
  readonly follow: Pick<JobFollower, 'applyUpdate' | 'stopFollowing'>
  readonly callServer: CallServer
}

export type CancelJob = (cancelMode: CancelMode) => Promise<E.Either<CallFailure, void>>

/** A job that is given up ends once the server has answered; one whose plan is used runs until the plan is stored. */
export const cancelJob =
  ({ jobs, store, jobStorage, follow, callServer }: CancelJobPorts): CancelJob =>
  async (cancelMode) => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'running' || phase.cancelMode !== undefined) return cancelled
    const { jobId } = phase.trackedJob
    store.set({ ...store.value, phase: { ...phase, cancelMode, failure: undefined } })
    const answer = await callServer('cancel a job', jobs.cancel(jobId))
    if (E.isRight(answer) && cancelMode === 'given up') jobStorage.forget(project)
    const running = runningPhaseOf(store, jobId)
    if (E.isLeft(answer)) {
      const failure = `It was not stopped: ${failureMessageOf(answer.left)}`
      if (running !== undefined) store.set({ ...store.value, phase: { ...running, cancelMode: undefined, failure } })
      return answer
    }
    if (running === undefined) return done
    if (cancelMode === 'used') follow.applyUpdate(answer.right)
    else {
      follow.stopFollowing()
      store.set({ ...store.value, phase: idle })
    }
    return done
  }
