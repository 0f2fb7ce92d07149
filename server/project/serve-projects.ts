import * as E from 'fp-ts/Either'
import * as calls from '../../contract/project'
import type { Serve } from '../http'
import { createProject } from './create-project'
import type { Storage } from '../storage'
import { deleteProject } from './delete-project'
import { downloadReport } from './download-report'
import { listProjects } from './list-projects'
import { opened } from './opened-project-result'
import { planFor } from './require-project-plan'
import { saveProject } from './save-project'
import type { Workshop } from './plan-edit-ports'

export const serveProjects = (serve: Serve, workshop: Workshop, storage: Pick<Storage, 'read'>): void => {
  const save = saveProject(workshop)
  serve.read(calls.listProjects, listProjects)
  serve.write(calls.createProject, createProject(workshop))
  serve.read(calls.readProject, async ({ parameters }, records) => E.map(opened)(await planFor(records, parameters.id)))
  serve.write(calls.saveProject, async (asked, records) => E.map(opened)(await save(asked, records)))
  serve.write(calls.deleteProject, deleteProject(workshop))
  serve.stream(calls.downloadReport, downloadReport(workshop, storage))
}
