import { makeAutoObservable, observableRef } from 'mobx'
import type { Plan } from '../../domain/plan'
import type { OpenProject } from '../../domain/project'
import { closedPlan, type OpenPlan, type PlanState, type ProjectPart } from './plan-state'

export class PlanStore {
  value: PlanState = closedPlan
  /** the part of the project on screen, by which the alerts of §8 differ */
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
