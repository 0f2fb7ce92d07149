import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/project'
import { type Serve, callResult, type CallResult } from '../http'
import { createProject } from './create-project'
import type { Storage } from '../storage'
import { deleteProject } from './delete-project'
import { downloadReport } from './download-report'
import { listProjects } from './list-projects'
import { requireProjectPlan } from './require-project-plan'
import { saveProject } from './save-project'
import type { PlanEditPorts } from './plan-edit-ports'
import type { AnswerOf } from '../../contract'
import type { readProject } from '../../contract/project'
import type { EditedProject, ProjectPlan } from './change-plan'

export const serveProjects = (serve: Serve, ports: PlanEditPorts, storage: Pick<Storage, 'read'>): void => {
  const save = saveProject(ports)
  serve.read(endpoints.listProjects, listProjects)
  serve.write(endpoints.createProject, createProject(ports))
  serve.read(endpoints.readProject, async ({ parameters }, records) =>
    E.map(openedProjectResult)(await requireProjectPlan(records, parameters.id)),
  )
  serve.write(endpoints.saveProject, async (command, records) =>
    E.map(openedProjectResult)(await save(command, records)),
  )
  serve.write(endpoints.deleteProject, deleteProject(ports))
  serve.stream(endpoints.downloadReport, downloadReport(ports, storage))
}

/** The answer to a request that opens a project. */
const openedProjectResult = ({
  project,
  plan,
  changed,
}: ProjectPlan & Partial<EditedProject>): CallResult<AnswerOf<typeof readProject>> =>
  callResult(
    {
      id: project.id,
      name: project.name,
      createdAt: project.createdAt,
      version: project.version,
      document: { routes: plan.routes, extra: plan.extra },
    },
    project.version,
    changed,
  )
