import type { JobId, ProjectId } from '../storage'

/** What somebody may follow, within an organisation. */
export type Topic = `project ${ProjectId}` | `job ${JobId}` | `cancel ${JobId}` | 'jobs'

export const topicOf = {
  project: (id: ProjectId): Topic => `project ${id}`,
  job: (id: JobId): Topic => `job ${id}`,
  /** heard by whoever is at work on it */
  cancel: (id: JobId): Topic => `cancel ${id}`,
} as const
