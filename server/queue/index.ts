/** Knows who does a job, and when: in this process or by a queue that servers share. */
export { migrateQueue } from './boss'
export { openQueue } from './open-queue'
export type { BrokenOff, Queue, RunJob } from './queue'
