/** The record of a job: its states from queued to finished. */
export {
  advanceJob,
  startJob,
  finishJob,
  newJob,
  returnJob,
  requestStop,
  withWorkerNotice,
  requeueJob,
  type JobOutcome,
} from './job-transitions'
export { toJob } from './to-job'
