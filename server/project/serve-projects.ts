import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/project'
import type { Serve } from '../http'
import { createProject } from './create-project'
import type { Storage } from '../storage'
import { deleteProject } from './delete-project'
import { downloadReport } from './download-report'
import { listProjects } from './list-projects'
import { openedProjectResult } from './opened-project-result'
import { requireProjectPlan } from './require-project-plan'
import { saveProject } from './save-project'
import type { PlanEditPorts } from './plan-edit-ports'

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
