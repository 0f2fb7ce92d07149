/** Knows a job: its states from queued to finished, its result, and its events. */
export { jobEvents } from '../events/job-events'
export {
  advanceJob,
  startJob,
  finishJob,
  isFinished,
  newJob,
  returnJob,
  requestStop,
  withWorkerNotice,
  requeueJob,
  type JobOutcome,
} from './job-transitions'
export { toJob } from './to-job'
export { decodeResult } from './decode-result'
