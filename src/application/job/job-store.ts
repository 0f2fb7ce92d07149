import { makeAutoObservable, observableRef } from 'mobx'
import { inStep, type Plan } from '../../domain/plan'
import { remembered } from '../../domain/remembered'
import type { PlanDocuments } from '../plan'
import { notOptimising, type Optimising } from './optimising'

export class JobStore {
  value: Optimising = notOptimising

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** whether one waits for the server to find a plan */
  get isAtWork(): boolean {
    const { kind } = this.value.phase
    return kind === 'starting' || kind === 'running'
  }

  /** the plan to look at in the place of the one that is open */
  get proposal(): Plan | undefined {
    const { phase, isLookedAt } = this.value
    return isLookedAt && phase.kind === 'proposed' ? proposedPlanOf(phase.taken) : undefined
  }

  become(value: Optimising): void {
    this.value = value
  }
}

/** Both documents as one plan, in which each stop says where it would stand. */
const proposedPlanOf = remembered(({ document, stops }: PlanDocuments): Plan =>
  inStep(document.routes, stops, document.extra),
)
