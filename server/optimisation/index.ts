/** Knows the calls that ask for optimisations, and how jobs are done in the background. */
export { serveJobs } from './api/serve-jobs'
export { askForPlan, askForSolution, lookAtJob, stopJob, type JobDesk } from './api/request'
export { runJob } from './run/run-job'
export type { Workplace } from './run/job-runner-ports'
