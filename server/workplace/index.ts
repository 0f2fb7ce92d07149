/** Knows the calls that ask for optimisations, and how jobs are done in the background. */
export { serveJobs } from './job-routes'
export { askForPlan, askForSolution, lookAtJob, stopJob, type JobDesk } from './jobs-asked'
export { runJob } from './run-job'
export type { Workplace } from './workplace'
