/** Responsible for which process does a job and when: in this process, or through a PostgreSQL queue shared by servers. */
export { migrateQueue } from './pg-boss-connection'
export { openQueue } from './open-queue'
export type { AbortReason, Queue, RunJob } from './queue'
