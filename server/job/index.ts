/** Knows a job: how it goes from asked to over, what became of it, and how people hear of that. */
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
