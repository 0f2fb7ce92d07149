/** Responsible for listing, creating and deleting projects, and for downloading reports. */
export { deleteProject } from './delete-project'
export { saveFile, type FileSaver, type SavingMode } from './file-saver'
export { lastProject } from './last-project'
export { loadProjects } from './load-projects'
export { projectActions, type ProjectFacade, type ProjectServices } from './project-actions'
export type { ProjectGateway } from './project-gateway'
export { ProjectsStore, type ProjectList } from './projects-store'
