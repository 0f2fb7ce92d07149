import type { JobId, OrganisationId, ProjectId } from '../storage'

/** What listeners can subscribe to, within an organisation. */
export type Topic = `project ${ProjectId}` | `job ${JobId}` | `cancel ${JobId}` | 'jobs'

export const topicOf = {
  project: (id: ProjectId): Topic => `project ${id}`,
  job: (id: JobId): Topic => `job ${id}`,
  /** for the worker that runs the job */
  cancel: (id: JobId): Topic => `cancel ${id}`,
} as const

/** A key for a topic within its organisation. */
export const keyOfTopic = (organisation: OrganisationId, topic: Topic): string => JSON.stringify([organisation, topic])
