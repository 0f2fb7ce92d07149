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
