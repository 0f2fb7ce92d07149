/** Responsible for the endpoints of projects, and for the JSON form of a project and its plan. */
export {
  createProject,
  deleteProject,
  downloadReport,
  listProjects,
  readProject,
  saveProject,
} from './project-endpoints'
export { decodeProjectDocument, encodeProjectDocument, projectDocumentCodec } from './project-document-codec'
export { decodeProjectSummary } from './project-summaries-codec'
