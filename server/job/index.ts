/** Knows jobs: what is asked of an optimiser in the background, who does it when, and what came of it. */
export { askForPlan, askForSolution, lookAtJob, stopJob, type JobDesk } from './jobs-asked'
export { jobEvents } from './job-events'
export { serveJobs } from './job-routes'
export { migrateQueue } from './boss'
export { openQueue } from './open-queue'
export type { Queue, RunJob } from './queue'
export { runJob } from './run-job'
export type { Workplace } from './workplace'
