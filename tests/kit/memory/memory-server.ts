import type { Versioned } from '../../../src/application/gateway'
import { defaultHeadquarters, type FoundAddress, type Coordinates, type Lookup } from '../../../src/domain/address'
import type { CallFailure } from '../../../src/domain/failure'
import type { Driver, DriverId } from '../../../src/domain/driver'
import type { ProjectChanged, UndoableChange } from '../../../src/domain/history'
import type { Carrier, Plan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import type { Job, JobId } from '../../../src/domain/optimisation'
import type { AuditEntry } from '../../../src/domain/audit'
import type { OrganisationUser } from '../../../src/domain/user'
import type { AccountKey, User } from '../../../src/domain/session'

/** A stored change; `madeVersion` is the version of the project when the change was first made. */
export type StoredChange = UndoableChange & { readonly madeVersion: number; readonly at: string; readonly by: string }

export type StoredProject = {
  readonly id: ProjectId
  readonly name: string
  readonly createdAt: string
  readonly version: number
  readonly plan: Plan
  /** oldest first */
  readonly changes: ReadonlyArray<StoredChange>
  /** the changes sent to its followers, oldest first */
  readonly published: ReadonlyArray<ProjectChanged>
}

/** The parts of the server that no call can change. */
export type MemoryServerOptions = {
  /** the user who makes the calls */
  readonly username: string
  readonly headquarters: Coordinates
  readonly carriers: ReadonlyArray<Carrier>
  readonly addresses: ReadonlyArray<readonly [Lookup, FoundAddress]>
  /** an ISO date-time */
  readonly now: () => string
  /** unique among all records */
  readonly newId: (kind: string) => string
  /** whether jobs wait until a test completes them */
  readonly areJobsPaused: boolean
}

export type MemoryFollower = { readonly project: ProjectId; readonly name: string; readonly onChange: () => void }

/** The data of a delivery API for one organisation, which a test can also read and change directly. */
export type MemoryServer = MemoryServerOptions & {
  readonly projects: Map<ProjectId, StoredProject>
  readonly drivers: Map<DriverId, Versioned<Driver>>
  readonly removedDrivers: Map<DriverId, Versioned<Driver>>
  /** used last first; the key of this session is always there */
  readonly keys: Array<AccountKey>
  /** the user of the calls is the first, and an administrator */
  readonly users: Array<OrganisationUser>
  /** the users by the links that they have not used */
  readonly links: Map<string, string>
  /** the users without a password */
  readonly invitedIds: Set<string>
  /** who has signed in at a service; undefined where the server has none */
  openIdUser: User | undefined
  /** newest first */
  readonly audit: Array<AuditEntry>
  readonly jobs: Map<JobId, Job>
  readonly acceptedJobs: Set<JobId>
  readonly listeners: TopicListeners
  /** the streams that follow a project; each is told who else follows */
  readonly followers: Set<MemoryFollower>
  /** the failure of every call; undefined while calls are answered */
  readonly currentFailure: () => CallFailure | undefined
  /** lets every call fail, or none; followers are notified */
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
    followers: new Set(),
    drivers: new Map(),
    removedDrivers: new Map(),
    keys: [],
    users: [
      {
        id: '7',
        username: options.username ?? 'm.visser',
        role: 'administrator',
        state: 'active',
        createdAt: '2026-11-01T08:00:00.000Z',
      },
    ],
    links: new Map(),
    invitedIds: new Set(),
    openIdUser: undefined,
    audit: [],
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

/** Listeners by topic. Each is called after the code that notifies it has run to its end. */
type TopicListeners = {
  /** returns a function that removes the listener */
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
