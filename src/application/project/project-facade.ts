import type { CreateProject } from './create-project'
import type { DeleteProject } from './delete-project'
import type { DownloadReport } from './download-report'
import type { LastProject } from './last-project'
import type { LoadProjects } from './load-projects'
import type { ProjectsStore } from './projects-store'

/** The projects and their actions, for screens. */
export type ProjectFacade = {
  readonly store: Pick<ProjectsStore, 'value'>
  readonly lastProject: LastProject
  readonly load: LoadProjects
  readonly create: CreateProject
  readonly remove: DeleteProject
  readonly downloadReport: DownloadReport
}
