import type { AnswerOf } from '../../contract'
import type { readProject } from '../../contract/project'
import { told, type Told } from '../http'
import type { Stands } from './change-plan'

/** The answer to a request that opens a project. */
export const opened = ({ project, plan }: Stands): Told<AnswerOf<typeof readProject>> =>
  told(
    {
      id: project.id,
      name: project.name,
      createdAt: project.createdAt,
      version: project.version,
      document: { routes: plan.routes, extra: plan.extra },
    },
    project.version,
  )
