import { makeAutoObservable, observableRef } from 'mobx'
import type { Plan } from '../../domain/plan'
import type { OpenProject } from '../../domain/project'
import { closed, type OpenPlan, type PlanState } from './plan-state'

export class PlanStore {
  value: PlanState = closed

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get open(): OpenPlan | undefined {
    return this.value.kind === 'open' ? this.value : undefined
  }

  get plan(): Plan | undefined {
    return this.open?.plan
  }

  get project(): OpenProject | undefined {
    return this.open?.project
  }

  become(value: PlanState): void {
    this.value = value
  }
}
