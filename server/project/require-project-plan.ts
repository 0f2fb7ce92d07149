import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { requireProject } from '../require-record'
import type { ProjectId, Records } from '../storage'
import type { ProjectPlan } from './change-plan'

/** A project of the organisation with its current plan. */
export const requireProjectPlan = async (
  records: Records,
  projectId: ProjectId,
): Promise<E.Either<Refusal, ProjectPlan>> => {
  const projectResult = await requireProject(records, { projectId, ifMatchVersions: undefined })
  if (E.isLeft(projectResult)) return projectResult
  return E.right({ project: projectResult.right, plan: await records.projects.readPlan(projectResult.right) })
}
