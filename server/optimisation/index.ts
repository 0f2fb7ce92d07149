/** Knows the calls that ask for optimisations, and how jobs are done in the background. */
export { serveJobs } from './api/serve-jobs'
export {
  requestOptimisation,
  requestSolution,
  readJobStatus,
  cancelRunningJob,
  type JobRequestPorts,
} from './api/request'
export { runJob } from './run/run-job'
export type { JobRunnerPorts } from './run/job-runner-ports'
