import * as E from 'fp-ts/Either'
import { done, notDone, isAlreadyAccepted, isStale, inlineMessageOf, type CallFailure } from '../../domain/failure'
import type { ApplyServerChange, ReloadPlan } from '../plan'
import type { AttemptCall } from '../session'
import type { JobStorage } from './job-storage'
import type { OptimisationGateway } from './optimisation-gateway'
import type { OptimisationStore } from './optimisation-store'
import { idle, type Phase } from './optimisation-state'

export type AcceptProposalPorts = {
  readonly jobs: Pick<OptimisationGateway, 'accept'>
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'save'>
  readonly attempt: AttemptCall
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
}

export type AcceptProposal = () => Promise<E.Either<CallFailure, void>>

/** Has the proposal stored, which the server does once, and only where nobody changed its routes since. */
export const acceptProposal =
  ({ jobs, store, jobStorage, attempt, applyOwnChange, reload }: AcceptProposalPorts): AcceptProposal =>
  async () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return notDone
    const savingPhase: Phase = { ...phase, isSaving: true, failure: undefined }
    store.set({ ...store.value, phase: savingPhase })
    const answer = await attempt('accept the proposal', jobs.accept(phase.trackedJob.jobId, phase.declined))
    if (E.isRight(answer)) jobStorage.save(project, undefined)
    const result: E.Either<CallFailure, void> = E.isLeft(answer) ? answer : done
    if (E.isRight(answer)) await applyOwnChange({ project, changed: answer.right.changed })
    if (store.value.phase !== savingPhase) return result
    if (E.isRight(answer)) store.set({ ...store.value, phase: idle })
    else if (isStale(answer.left) || isAlreadyAccepted(answer.left)) {
      store.set({ ...store.value, phase: { ...phase, isOutdated: true, failure: undefined } })
      await reload()
    } else {
      const failure = inlineMessageOf('It was not saved', answer.left)
      store.set({ ...store.value, phase: { ...phase, failure } })
    }
    return result
  }
