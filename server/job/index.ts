/** Knows a job: its states from queued to finished, its result, and its events. */
export { jobEvents } from './job-events'
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
} from './job-life'
export { jobTold } from './job-told'
export { resultIn } from './kept-result'
