import * as E from 'fp-ts/Either'
import { cancelled, done, isNotFound, type CallFailure } from '../../domain/failure'
import { clearedOnProjectChange, projectOpeningOf, type ProjectId } from '../../domain/project'
import type { CookieStorage, UserStorage } from '../session'
import { projectIdOf, loadAttemptOf, type PlanState, type ProjectPart } from './plan-state'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'

export type OpenPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'set' | 'setPart'>
  readonly userStorage: Pick<UserStorage, 'clear'>
  readonly cookies: CookieStorage
}

/** Where one arrives. */
export type OpenPlanInput = { readonly projectId: ProjectId; readonly part: ProjectPart }

export type OpenProjectPlan = (input: OpenPlanInput) => Promise<E.Either<CallFailure, void>>

/** §4: opens a project and keeps which one it is. One that is open, or on its way, is left to be that. */
export const openPlan =
  ({ read, plan, userStorage, cookies }: OpenPlanPorts): OpenProjectPlan =>
  async ({ projectId, part }) => {
    plan.setPart(part)
    const current = plan.value
    if (projectIdOf(current) === projectId && current.kind !== 'failed') return done
    const waiting: PlanState = { kind: 'loading', projectId }
    plan.set(waiting)
    const reading = read({ projectId, attemptName: loadAttemptOf(part) })
    // Kept as soon as it is chosen; its name follows when it is known.
    const opening = projectOpeningOf({ id: projectId, name: '' }, cookies.read('projectId'))
    await userStorage.clear(opening.clears)()
    if (plan.value !== waiting) return cancelled
    cookies.write('projectId', opening.cookies.projectId)
    const answer = await reading
    if (plan.value !== waiting) return cancelled
    if (E.isLeft(answer)) {
      const isUnknown = isNotFound(answer.left)
      plan.set({ kind: 'failed', projectId, isUnknown })
      if (isUnknown) await userStorage.clear(clearedOnProjectChange)()
      return answer
    }
    cookies.write('projectName', answer.right.project.name)
    plan.set({ kind: 'open', ...answer.right })
    return done
  }
