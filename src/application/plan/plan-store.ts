import { makeAutoObservable, observableRef } from 'mobx'
import type { Plan } from '../../domain/plan'
import type { OpenProject } from '../../domain/project'
import { closed, type OpenPlan, type PlanState } from './plan-state'
import type { ProjectPart } from './load-attempt'

export class PlanStore {
  value: PlanState = closed
  /** where one is in the project, as far as §8 tells one place from the other */
  on: ProjectPart = 'routes'

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

  arrive(on: ProjectPart): void {
    this.on = on
  }
}
