import * as E from 'fp-ts/Either'
import { isNotFound } from '../../domain/failure'
import { clearedOnProjectChange, projectOpeningOf, type ProjectId } from '../../domain/project'
import type { CookieKeeper, SessionKeeper } from '../session'
import { projectOf, type PlanState } from './plan-state'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'
import { triedOn, type ProjectPart } from './load-attempt'

export type OpenPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'become' | 'arrive'>
  readonly keeper: Pick<SessionKeeper, 'forget'>
  readonly cookies: CookieKeeper
}

/** Where one arrives. */
export type Arrival = { readonly projectId: ProjectId; readonly on: ProjectPart }

export type OpenProjectPlan = (arrival: Arrival) => Promise<void>

/** §4: opens a project and keeps which one it is. One that is open, or on its way, is left to be that. */
export const openPlan =
  ({ read, plan, keeper, cookies }: OpenPlanPorts): OpenProjectPlan =>
  async ({ projectId, on }) => {
    plan.arrive(on)
    const here = plan.value
    if (projectOf(here) === projectId && here.kind !== 'failed') return
    const waiting: PlanState = { kind: 'loading', projectId }
    plan.become(waiting)
    const asked = read(projectId, triedOn(on))()
    // Kept as soon as it is chosen; its name follows when it is known.
    const opening = projectOpeningOf({ id: projectId, name: '' }, cookies.read('projectId'))
    await keeper.forget(opening.clears)()
    if (plan.value !== waiting) return
    cookies.write('projectId', opening.cookies.projectId)
    const answer = await asked
    if (plan.value !== waiting) return
    if (E.isLeft(answer)) {
      const isUnknown = isNotFound(answer.left)
      plan.become({ kind: 'failed', projectId, isUnknown })
      if (isUnknown) await keeper.forget(clearedOnProjectChange)()
      return
    }
    cookies.write('projectName', answer.right.project.name)
    plan.become({ kind: 'open', ...answer.right })
  }
