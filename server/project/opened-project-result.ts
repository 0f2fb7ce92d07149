import type { AnswerOf } from '../../contract'
import type { readProject } from '../../contract/project'
import { callResult, type CallResult } from '../http'
import type { ProjectPlan } from './change-plan'

/** The answer to a request that opens a project. */
export const openedProjectResult = ({ project, plan }: ProjectPlan): CallResult<AnswerOf<typeof readProject>> =>
  callResult(
    {
      id: project.id,
      name: project.name,
      createdAt: project.createdAt,
      version: project.version,
      document: { routes: plan.routes, extra: plan.extra },
    },
    project.version,
  )
