/** Responsible for the endpoints of optimisations and for running their jobs in the background. */
export { serveJobs } from './api/serve-jobs'
export {
  requestOptimisation,
  requestSolution,
  readJobStatus,
  cancelUnfinishedJob,
  type JobRequestPorts,
} from './api/job-handlers'
export { runJob } from './run/run-job'
export type { JobRunnerPorts } from './run/job-runner-ports'
