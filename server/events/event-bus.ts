import type { OrganisationId, JobId, ProjectId } from '../storage'

/** What listeners can subscribe to, within an organisation. */
export type Topic = `project ${ProjectId}` | `job ${JobId}` | `cancel ${JobId}` | 'jobs'

export const topicOf = {
  project: (id: ProjectId): Topic => `project ${id}`,
  job: (id: JobId): Topic => `job ${id}`,
  /** for the worker that runs the job */
  cancel: (id: JobId): Topic => `cancel ${id}`,
  /** that there is a new job, for the workers */
  newJobs: 'jobs',
} as const

/** A key for a topic within its organisation. */
export const keyOfTopic = (organisation: OrganisationId, topic: Topic): string => JSON.stringify([organisation, topic])

/** A message that something has changed, and to which version. The change itself is read from the storage. */
export type BusEvent = { readonly organisation: OrganisationId; readonly topic: Topic; readonly version: number }

/** Gets the new version; undefined means that messages may have been lost, so the storage must be read. */
export type Listener = (version: number | undefined) => void

/**
 * Delivers messages to the listeners, in this process and in others. A message may come twice or late. After a loss, all
 * listeners are notified. A listener that is slow or fails does not affect the others.
 */
export type EventBus = {
  readonly publish: (event: BusEvent) => void
  /** listens from now on; calling the result ends it */
  readonly subscribe: (organisation: OrganisationId, topic: Topic, listener: Listener) => () => void
  readonly exchange: Exchange
  /** the number of listeners in this process */
  readonly listenerCount: () => number
  readonly close: () => Promise<void>
}

/**
 * Passes short values, which JSON can hold, to the other processes: of each key the newest. Some may be lost. A process
 * does not receive its own.
 */
export type Exchange = {
  readonly send: (key: string, value: unknown) => void
  /** receives the values of others from now on; calling the result ends it */
  readonly onValue: (listener: ValueListener) => () => void
}

export type ValueListener = (key: string, value: unknown) => void

type PublishVersion = (organisation: OrganisationId, id: string, version: number) => void

/** Notifies the followers of a project or job of its new version. */
export const publishVersion =
  (topicKind: 'project' | 'job', { publish }: Pick<EventBus, 'publish'>): PublishVersion =>
  (organisation, id, version) =>
    publish({ organisation, topic: topicOf[topicKind](id), version })
