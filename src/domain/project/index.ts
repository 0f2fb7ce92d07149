/**
 * Responsible for projects: the list of projects, a project's name, date and report, and what opening another clears.
 */
export type { ProjectId, ProjectSummary } from './project-summary'
export { newestFirst } from './newest-first'
export { projectNameOf, type ProjectNameRefusal } from './project-name'
export {
  clearedOnProjectChange,
  projectOpeningOf,
  type OpenedProject,
  type ProjectOpening,
  type OpenProject,
} from './open-project'
export { describePresence, type PresentUser } from './present-user'
export { projectDate } from './project-date'
export { reportFileNameOf } from './report-file-name'
export { routeDayOptions } from './route-day-options'
