import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { OpenProject } from '../../domain/project'
import type { ClosePlan, PlanStore } from '../plan'
import type { CallServer, CookieStorage } from '../session'
import { deleteProject, type DeleteProject } from './delete-project'
import { downloadReport, exportStops, type DownloadReport, type ExportStops } from './download-report'
import type { FileSaver } from './file-saver'
import { lastProject, type LastProject } from './last-project'
import { loadProjects, type LoadProjects } from './load-projects'
import type { ProjectGateway } from './project-gateway'
import { ProjectsStore } from './projects-store'

export type ProjectActionsPorts = {
  readonly gateway: ProjectGateway
  readonly files: FileSaver
  readonly cookies: Pick<CookieStorage, 'read'>
  readonly plan: Pick<PlanStore, 'value'>
  readonly close: ClosePlan
  readonly callServer: CallServer
}

/** The projects and their actions, for screens. */
export type ProjectFacade = {
  readonly store: Pick<ProjectsStore, 'value'>
  readonly lastProject: LastProject
  readonly load: LoadProjects
  readonly create: (name: string) => Promise<E.Either<CallFailure, OpenProject>>
  readonly remove: DeleteProject
  readonly downloadReport: DownloadReport
  readonly exportStops: ExportStops
  /** whether the browser can ask where a file is to be saved */
  readonly asksWhereToSave: boolean
}

export type ProjectServices = ProjectFacade & { readonly store: ProjectsStore }

export const projectActions = (ports: ProjectActionsPorts): ProjectServices => {
  const store = new ProjectsStore()
  const { gateway, callServer } = ports
  return {
    store,
    lastProject: lastProject(ports),
    load: loadProjects({ ...ports, projects: store }),
    create: (name) => callServer('create a project', gateway.create(name)),
    remove: deleteProject({ ...ports, projects: store }),
    downloadReport: downloadReport(ports),
    exportStops: exportStops(ports),
    asksWhereToSave: ports.files.chooseFile !== undefined,
  }
}
