import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { clearedOnProjectChange } from '../../domain/project'
import type { UserStorage } from '../session'
import { closedPlan } from './plan-state'
import type { PlanStore } from './plan-store'

export type ClosePlanPorts = {
  readonly plan: Pick<PlanStore, 'set'>
  /** the external routes */
  readonly carriers: { readonly set: (value: undefined) => void }
  readonly userStorage: Pick<UserStorage, 'clear'>
}

export type ClosePlan = () => Promise<E.Either<CallFailure, void>>

/** §4: a change of project clears the stored data of the open project. */
export const closePlan =
  ({ plan, carriers, userStorage }: ClosePlanPorts): ClosePlan =>
  () => {
    plan.set(closedPlan)
    carriers.set(undefined)
    return userStorage.clear(clearedOnProjectChange)()
  }
