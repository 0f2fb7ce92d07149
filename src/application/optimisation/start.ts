import * as E from 'fp-ts/Either'
import { cancelled, done, failureMessageOf, type CallFailure } from '../../domain/failure'
import type { Clock } from '../alert'
import type { Attempt } from '../session'
import type { PreparedRequest } from './optimise-request'
import type { JobFollower } from './follow-job'
import type { OptimisationGateway } from './optimisation-gateway'
import type { JobStorage } from './job-storage'
import type { OptimisationStore } from './optimisation-store'
import type { Phase } from './optimisation-state'
import type { TrackedJob } from './tracked-job'

export type StartOptimisationPorts = {
  readonly jobs: Pick<OptimisationGateway, 'optimise'>
  readonly store: Pick<OptimisationStore, 'value' | 'set' | 'isBusy'>
  readonly jobStorage: Pick<JobStorage, 'save'>
  readonly follow: Pick<JobFollower, 'startFollowing'>
  readonly clock: Pick<Clock, 'now'>
  readonly attempt: Attempt
}

export type StartOptimisation = (
  prepared: Pick<PreparedRequest, 'request' | 'details'>,
) => Promise<E.Either<CallFailure, void>>

/** Starts one at a time. A user who leaves the project before the server answers finds the job on coming back. */
export const startOptimisation =
  ({ jobs, store, jobStorage, follow, clock, attempt }: StartOptimisationPorts): StartOptimisation =>
  async ({ request, details }) => {
    const { project } = store.value
    if (project === undefined || store.isBusy) return cancelled
    const askedAt = clock.now()
    const startingPhase: Phase = { kind: 'starting' }
    store.set({ ...store.value, phase: startingPhase })
    const answer = await attempt('optimise', jobs.optimise(project, request))
    const isStarting = store.value.phase === startingPhase
    if (E.isLeft(answer)) {
      if (isStarting) store.set({ ...store.value, phase: { kind: 'idle', failure: failureMessageOf(answer.left) } })
      return answer
    }
    const trackedJob: TrackedJob = { job: answer.right, ...details, askedAt }
    jobStorage.save(project, trackedJob)
    if (isStarting) follow.startFollowing(project, trackedJob)
    return done
  }
