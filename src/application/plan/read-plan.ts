import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure, AttemptName } from '../../domain/failure'
import { assemblePlan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { Attempt } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { OpenPlan } from './plan-state'

export type ReadPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'open'>
  readonly stops: PlanGateways['stops']
  readonly attempt: Attempt
  /** what is tried when the stops are asked for */
  readonly stopsAttempt?: AttemptName
}

export type ReadPlan = (projectId: ProjectId, attemptName: AttemptName) => TE.TaskEither<CallFailure, OpenPlan>

/** Both halves of a plan, asked for at once; where the project fails, nothing is said of its stops as well. */
export const readPlan =
  ({ projects, stops, attempt, stopsAttempt = 'load stops' }: ReadPlanPorts): ReadPlan =>
  (projectId, attemptName) =>
  async () => {
    const stopsRequest = stops.list(projectId)()
    const projectResult = await attempt(attemptName, projects.open(projectId))()
    if (E.isLeft(projectResult)) return projectResult
    const stopsResult = await attempt(stopsAttempt, () => stopsRequest)()
    if (E.isLeft(stopsResult)) return stopsResult
    const { name, createdAt, version, document } = projectResult.right
    return E.right({
      project: { id: projectId, name: name ?? '' },
      createdAt,
      version,
      plan: assemblePlan(document.routes, stopsResult.right, document.extra),
    })
  }
