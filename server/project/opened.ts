import type { AnswerOf } from '../../contract'
import type { readProject } from '../../contract/project'
import { told, type Told } from '../http'
import type { Stands } from './change-plan'

/** A project as it is told to who opens it. */
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
