/** Knows the calls about projects. */
export { createProject, deleteProject, downloadReport, listProjects, readProject, saveProject } from './project-calls'
export { projectDocument } from './project-document'
export type { OpenedProject } from './opened-project'
export type { SavedPlan } from './saved-plan'
