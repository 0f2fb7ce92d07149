import { makeAutoObservable, observableRef } from 'mobx'
import { assemblePlan, type Plan, type PlanDocuments } from '../../domain/plan'
import { memoizeWeak } from '../../domain/value'
import { initialOptimisationState, type OptimisationState } from './optimisation-state'

export class OptimisationStore {
  value: OptimisationState = initialOptimisationState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** whether an optimisation is starting or running */
  get isBusy(): boolean {
    const { kind } = this.value.phase
    return kind === 'starting' || kind === 'running'
  }

  /** the plan to show in place of the open one */
  get proposal(): Plan | undefined {
    const { phase, isProposalShown } = this.value
    return isProposalShown && phase.kind === 'proposed' ? proposedPlanOf(phase.planIfAccepted) : undefined
  }

  set(value: OptimisationState): void {
    this.value = value
  }
}

/** The routes and the stops as one plan, in which each stop has its proposed placement. */
export const proposedPlanOf = memoizeWeak(({ document, stops }: PlanDocuments): Plan =>
  assemblePlan(document.routes, stops, document.unknownFields),
)
