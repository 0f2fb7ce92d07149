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

/** §4: changing project clears what is kept of the one that was open. */
export const closePlan =
  ({ plan, carriers, userStorage }: ClosePlanPorts): ClosePlan =>
  () => {
    plan.set(closedPlan)
    carriers.set(undefined)
    return userStorage.clear(clearedOnProjectChange)()
  }
