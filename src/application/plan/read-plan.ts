import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure, AttemptName } from '../../domain/failure'
import { assemblePlan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { Attempt } from '../session'
import type { PlanSource } from './plan-gateways'
import type { OpenPlan } from './plan-state'

export type ReadPlanPorts = {
  readonly projects: Pick<PlanSource['projects'], 'open'>
  readonly stops: PlanSource['stops']
  readonly attempt: Attempt
  /** what is tried when the stops are asked for */
  readonly stopsTried?: AttemptName
}

export type ReadPlan = (projectId: ProjectId, tried: AttemptName) => TE.TaskEither<CallFailure, OpenPlan>

/** Both halves of a plan, asked for at once; where the project fails, nothing is said of its stops as well. */
export const readPlan =
  ({ projects, stops, attempt, stopsTried = 'load stops' }: ReadPlanPorts): ReadPlan =>
  (projectId, tried) =>
  async () => {
    const stopsAsked = stops.list(projectId)()
    const opened = await attempt(tried, projects.open(projectId))()
    if (E.isLeft(opened)) return opened
    const listed = await attempt(stopsTried, () => stopsAsked)()
    if (E.isLeft(listed)) return listed
    const { name, createdAt, version, document } = opened.right
    return E.right({
      project: { id: projectId, name: name ?? '' },
      createdAt,
      version,
      plan: assemblePlan(document.routes, listed.right, document.extra),
    })
  }
