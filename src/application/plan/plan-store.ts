import { makeAutoObservable, observableRef } from 'mobx'
import type { Plan } from '../../domain/plan'
import type { OpenProject } from '../../domain/project'
import { closedPlan, type OpenPlan, type PlanState, type ProjectPart } from './plan-state'

export class PlanStore {
  value: PlanState = closedPlan
  /** where one is in the project, as far as §8 tells one place from the other */
  part: ProjectPart = 'routes'

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

  set(value: PlanState): void {
    this.value = value
  }

  setPart(part: ProjectPart): void {
    this.part = part
  }
}
