import * as E from 'fp-ts/Either'
import { movesOfRepairs } from '../../domain/optimisation'
import type { ProjectId } from '../../domain/project'
import { done, cancelled, isAlreadyAccepted, isStale, inlineMessageOf, type CallFailure } from '../../domain/failure'
import type { ApplyServerChange, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { CallServer } from '../session'
import type { JobStorage, OptimisationGateway } from './optimisation-ports'
import type { OptimisationStore } from './optimisation-store'
import type { DeclineAffected } from './decline-affected-routes'
import { idle, type Proposed } from './optimisation-state'

export type AcceptProposalPorts = {
  readonly jobs: Pick<OptimisationGateway, 'accept'>
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'forget'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly plan: Pick<PlanStore, 'open'>
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
  readonly declineRefusedRoutes: DeclineAffected['declineRefusedRoutes']
}

export type AcceptProposal = () => Promise<E.Either<CallFailure, void>>

/**
 * Has the proposal stored with the chosen repairs, which the server does once. Routes of it that changes of others affect
 * since are declined, and the user decides again.
 */
export const acceptProposal =
  (ports: AcceptProposalPorts): AcceptProposal =>
  async () => {
    const { project, phase } = ports.store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return cancelled
    return ports.trackEdit(accept(ports, project, phase))
  }

const accept = async (
  { jobs, store, plan, jobStorage, callServer, applyOwnChange, reload, declineRefusedRoutes }: AcceptProposalPorts,
  project: ProjectId,
  phase: Proposed,
): ReturnType<AcceptProposal> => {
  const savingPhase: Proposed = { ...phase, isSaving: true, failure: undefined }
  store.set({ ...store.value, phase: savingPhase })
  const { declined } = phase
  const moves = movesOfRepairs(phase.result, phase.repairs, phase.planIfAccepted.stops)
  const answer = await callServer('accept the proposal', jobs.accept(phase.trackedJob.jobId, declined, moves))
  if (E.isRight(answer)) jobStorage.forget(project)
  const result: E.Either<CallFailure, void> = E.isLeft(answer) ? answer : done
  if (E.isRight(answer)) await applyOwnChange({ project, changed: answer.right.changed })
  if (store.value.phase !== savingPhase) return result
  /** The screen follows the changes of others, so that it mostly has the version that the refusal tells of. */
  const catchUp = async (failure: CallFailure): Promise<void> => {
    if (failure.kind !== 'refused' || failure.version === undefined || failure.version !== plan.open?.version)
      await reload()
  }
  if (E.isRight(answer)) store.set({ ...store.value, phase: idle })
  else if (affectedKeysIn(answer.left).length > 0) {
    store.set({ ...store.value, phase: { ...phase, failure: undefined } })
    declineRefusedRoutes(affectedKeysIn(answer.left))
    await catchUp(answer.left)
  } else if (isStale(answer.left) || isAlreadyAccepted(answer.left)) {
    store.set({ ...store.value, phase: { ...phase, isOutdated: true, failure: undefined } })
    await catchUp(answer.left)
  } else {
    const failure = inlineMessageOf('It was not saved', answer.left)
    store.set({ ...store.value, phase: { ...phase, failure } })
  }
  return result
}

const affectedKeysIn = (failure: CallFailure): ReadonlyArray<string> =>
  failure.kind === 'refused' && isStale(failure) ? (failure.affectedRouteKeys ?? []) : []

export type DiscardProposalPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'forget'>
}

export type DiscardProposal = () => void

/** A proposal that is being saved can no longer be discarded. */
export const discardProposal =
  ({ store, jobStorage }: DiscardProposalPorts): DiscardProposal =>
  () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return
    jobStorage.forget(project)
    store.set({ ...store.value, phase: idle })
  }
