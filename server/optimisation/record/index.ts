/** Knows a job: its states from queued to finished, its result, and its events. */
export { jobEvents } from '../events/job-events'
export {
  advanced,
  begun,
  ended,
  isFinished,
  newJob,
  putBack,
  stopAsked,
  waiting,
  waitingAgain,
  type Outcome,
} from './job-transitions'
export { jobTold } from './to-job'
export { resultIn } from './decode-result'
