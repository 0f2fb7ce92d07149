/** Responsible for the record of a job: its states from queued to finished. */
export {
  advanceJob,
  claimJob,
  finishJob,
  newJob,
  returnJob,
  requestCancellation,
  withWorkerNotice,
  requeueJob,
  type JobOutcome,
} from './job-transitions'
export { toJob } from './to-job'
