import { makeAutoObservable, observableRef } from 'mobx'
import { assemblePlan, type Plan } from '../../domain/plan'
import { memoizeWeak } from '../../domain/remembered'
import type { PlanDocuments } from '../plan'
import { notOptimising, type Optimising } from './optimisation-state'

export class JobStore {
  value: Optimising = notOptimising

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** whether the server is looking for a plan, or is asked to */
  get isAtWork(): boolean {
    const { kind } = this.value.phase
    return kind === 'starting' || kind === 'running'
  }

  /** the plan to show in place of the open one */
  get proposal(): Plan | undefined {
    const { phase, isLookedAt } = this.value
    return isLookedAt && phase.kind === 'proposed' ? proposedPlanOf(phase.taken) : undefined
  }

  become(value: Optimising): void {
    this.value = value
  }
}

/** The routes and the stops as one plan, in which each stop names the place it would have. */
const proposedPlanOf = memoizeWeak(({ document, stops }: PlanDocuments): Plan =>
  assemblePlan(document.routes, stops, document.extra),
)
