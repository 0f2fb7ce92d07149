/** Knows how far an optimisation is. */
export { isFinished, type JobState } from './job-state'
