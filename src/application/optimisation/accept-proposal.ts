import * as E from 'fp-ts/Either'
import { isStale, inlineMessageOf } from '../../domain/failure'
import type { PlanStore, ReloadPlan } from '../plan'
import type { ProjectGateway } from '../project'
import type { Attempt } from '../session'
import type { JobStorage } from './job-storage'
import type { OptimisationStore } from './optimisation-store'
import { idle, type Phase } from './optimisation-state'

export type AcceptProposalPorts = {
  readonly projects: Pick<ProjectGateway, 'save'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'save'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
}

/** Answers whether the server saved it. */
export type AcceptProposal = () => Promise<boolean>

/** Saves only on the version that the proposal was made from: what somebody changed meanwhile is never overwritten. */
export const acceptProposal =
  ({ projects, plan, store, jobStorage, attempt, reload }: AcceptProposalPorts): AcceptProposal =>
  async () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return false
    const savingPhase: Phase = { ...phase, isSaving: true, failure: undefined }
    store.set({ ...store.value, phase: savingPhase })
    const { result, accepted, declined } = phase
    const answer = await attempt(
      'save the project',
      projects.save(project, { ...accepted, declined }, result.baseVersion),
    )()
    if (E.isRight(answer)) jobStorage.save(project, undefined)
    const isAccepted = E.isRight(answer)
    if (isAccepted && plan.project?.id === project) await reload()
    if (store.value.phase !== savingPhase) return isAccepted
    if (E.isRight(answer)) store.set({ ...store.value, phase: idle })
    else if (isStale(answer.left)) {
      store.set({ ...store.value, phase: { ...phase, isOutdated: true, failure: undefined } })
      await reload()
    } else {
      const failure = inlineMessageOf('It was not saved', answer.left)
      store.set({ ...store.value, phase: { ...phase, failure } })
    }
    return isAccepted
  }
