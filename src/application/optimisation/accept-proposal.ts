import * as E from 'fp-ts/Either'
import { isStale, inlineMessageOf } from '../../domain/failure'
import type { PlanStore, ReloadPlan } from '../plan'
import type { ProjectGateway } from '../project'
import type { Attempt } from '../session'
import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import { idle, type Phase } from './optimisation-state'

export type AcceptProposalPorts = {
  readonly projects: Pick<ProjectGateway, 'save'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly keeper: Pick<JobKeeper, 'keep'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
}

/** Answers whether the server saved it. */
export type AcceptProposal = () => Promise<boolean>

/** Saves only on the version that the proposal was made from: what somebody changed meanwhile is never overwritten. */
export const acceptProposal =
  ({ projects, plan, store, keeper, attempt, reload }: AcceptProposalPorts): AcceptProposal =>
  async () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return false
    const saving: Phase = { ...phase, isSaving: true, failure: undefined }
    store.become({ ...store.value, phase: saving })
    const { result, taken, declined } = phase
    const answer = await attempt(
      'save the project',
      projects.save(project, { ...taken, declined }, result.baseVersion),
    )()
    if (E.isRight(answer)) keeper.keep(project, undefined)
    const isTaken = E.isRight(answer)
    if (isTaken && plan.project?.id === project) await reload()
    if (store.value.phase !== saving) return isTaken
    if (E.isRight(answer)) store.become({ ...store.value, phase: idle })
    else if (isStale(answer.left)) {
      store.become({ ...store.value, phase: { ...phase, isOutdated: true, failure: undefined } })
      await reload()
    } else {
      const failure = inlineMessageOf('It was not saved', answer.left)
      store.become({ ...store.value, phase: { ...phase, failure } })
    }
    return isTaken
  }
