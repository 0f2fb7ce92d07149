import type { Versioned } from '../../../src/application/gateway'
import type { Job, JobId } from '../../../src/application/optimisation'
import { defaultHeadquarters, type FoundAddress, type Coordinates, type Lookup } from '../../../src/domain/address'
import type { CallFailure } from '../../../src/domain/failure'
import type { Driver, DriverId } from '../../../src/domain/driver'
import type { ProjectChanged, RecordedChange } from '../../../src/domain/history'
import type { Carrier, Plan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'

/** A change as the history keeps it: `madeVersion` is that of the project when it was first made. */
export type StoredChange = RecordedChange & { readonly madeVersion: number; readonly at: string; readonly by: string }

export type StoredProject = {
  readonly id: ProjectId
  readonly name: string
  readonly createdAt: string
  readonly version: number
  readonly plan: Plan
  /** oldest first */
  readonly changes: ReadonlyArray<StoredChange>
  /** what was told to those who follow it, oldest first */
  readonly published: ReadonlyArray<ProjectChanged>
}

/** Where the server stands, and what it knows that nobody can change by a call. */
export type MemoryServerOptions = {
  /** the name of whoever asks */
  readonly username: string
  readonly headquarters: Coordinates
  readonly carriers: ReadonlyArray<Carrier>
  readonly addresses: ReadonlyArray<readonly [Lookup, FoundAddress]>
  /** an ISO date-time */
  readonly now: () => string
  /** one that no thing of any kind has */
  readonly newId: (kind: string) => string
  /** jobs wait until somebody works on them, instead of being done at once */
  readonly areJobsPaused: boolean
}

/** What a delivery API holds for one organisation. A test may look into it, and change it behind everybody's back. */
export type MemoryServer = MemoryServerOptions & {
  readonly projects: Map<ProjectId, StoredProject>
  readonly drivers: Map<DriverId, Versioned<Driver>>
  readonly removedDrivers: Map<DriverId, Versioned<Driver>>
  readonly jobs: Map<JobId, Job>
  readonly acceptedJobs: Set<JobId>
  readonly listeners: TopicListeners
  /** what every call comes to, where there is any */
  readonly currentFailure: () => CallFailure | undefined
  /** no call is answered any more, or all are again; those who follow something hear of it */
  readonly setFailure: (currentFailure: CallFailure | undefined) => void
}

export const memoryServer = (options: Partial<MemoryServerOptions> = {}): MemoryServer => {
  let idCount = 0
  let currentFailure: CallFailure | undefined
  const topics = topicListeners()
  return {
    username: 'm.visser',
    headquarters: defaultHeadquarters,
    carriers: [],
    addresses: [],
    now: () => new Date().toISOString(),
    newId: (kind) => `${kind}_${(idCount += 1)}`,
    areJobsPaused: false,
    ...options,
    projects: new Map(),
    drivers: new Map(),
    removedDrivers: new Map(),
    jobs: new Map(),
    acceptedJobs: new Set(),
    listeners: topics,
    currentFailure: () => currentFailure,
    setFailure: (failure) => {
      currentFailure = failure
      topics.notifyAll()
    },
  }
}

/** Listeners by topic. Each is told once whatever rings the bell has run to its end. */
type TopicListeners = {
  /** answers how to take it away again */
  readonly add: (topic: string, callback: () => void) => () => void
  readonly notify: (topic: string) => void
  readonly notifyAll: () => void
}

type Listener = { readonly topic: string; readonly callback: () => void }

const topicListeners = (): TopicListeners => {
  const listeners = new Set<Listener>()
  const notifyMatching = (matches: (listener: Listener) => boolean): void => {
    for (const listener of listeners)
      if (matches(listener))
        queueMicrotask(() => {
          if (listeners.has(listener)) listener.callback()
        })
  }
  return {
    add: (topic, callback) => {
      const listener = { topic, callback }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (topic) => notifyMatching((listener) => listener.topic === topic),
    notifyAll: () => notifyMatching(() => true),
  }
}
