/**
 * Responsible for projects: the list of projects, a project's name, date, report and files, and what opening another clears.
 */
export { newestFirst, projectDate, type ProjectId, type ProjectSummary } from './project-summary'
export { exportFileNameOf, exportFormats, exportMediaTypes, type ExportFormat, type ExportQuery } from './export-format'
export { projectNameOf, reportFileNameOf, type ProjectNameRefusal } from './project-name'
export {
  clearedOnProjectChange,
  projectOpeningOf,
  type OpenedProject,
  type ProjectOpening,
  type OpenProject,
} from './open-project'
export { describePresence, type PresentUser } from './present-user'
export { routeDayOptions } from './route-day-options'
