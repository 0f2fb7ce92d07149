import * as E from 'fp-ts/Either'
import { done, cancelled, isNotFound, type CallFailure } from '../../domain/failure'
import { clearedOnProjectChange, projectOpeningOf, type ProjectId } from '../../domain/project'
import type { CookieStorage, UserStorage } from '../session'
import { projectIdOf, loadCallOf, closedPlan, type PlanState, type ProjectPart } from './plan-state'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'

export type OpenPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'set' | 'setPart'>
  readonly userStorage: Pick<UserStorage, 'clear'>
  readonly cookies: CookieStorage
}

export type OpenPlanInput = { readonly projectId: ProjectId; readonly part: ProjectPart }

export type OpenProjectPlan = (input: OpenPlanInput) => Promise<E.Either<CallFailure, void>>

/** §4: opens a project, and stores its id and name in cookies. Does nothing if it is open or loading already. */
export const openPlan =
  ({ read, plan, userStorage, cookies }: OpenPlanPorts): OpenProjectPlan =>
  async ({ projectId, part }) => {
    plan.setPart(part)
    const current = plan.value
    if (projectIdOf(current) === projectId && current.kind !== 'failed') return done
    const loading: PlanState = { kind: 'loading', projectId }
    plan.set(loading)
    const planRequest = read({ projectId, callName: loadCallOf(part) })
    // The id is stored at once, the name when the project is loaded.
    const opening = projectOpeningOf({ id: projectId, name: '' }, cookies.read('projectId'))
    await userStorage.clear(opening.clears)()
    if (plan.value !== loading) return cancelled
    cookies.write('projectId', opening.cookies.projectId)
    const answer = await planRequest
    if (plan.value !== loading) return cancelled
    if (E.isLeft(answer)) {
      const isProjectMissing = isNotFound(answer.left)
      plan.set({ kind: 'failed', projectId, isProjectMissing })
      if (isProjectMissing) await userStorage.clear(clearedOnProjectChange)()
      return answer
    }
    cookies.write('projectName', answer.right.project.name)
    plan.set({ kind: 'open', ...answer.right })
    return done
  }

export type ClosePlanPorts = {
  readonly plan: Pick<PlanStore, 'set'>
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
