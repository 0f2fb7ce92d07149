import type { Versioned } from '../../../src/application/gateway'
import type { Job, JobId } from '../../../src/application/optimisation'
import type { ProjectChanged } from '../../../src/application/plan'
import { defaultHeadquarters, type FoundAddress, type Coordinates, type Lookup } from '../../../src/domain/address'
import type { CallFailure } from '../../../src/domain/failure'
import type { Driver, DriverId } from '../../../src/domain/driver'
import type { RecordedChange } from '../../../src/domain/history'
import type { Carrier, Plan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import { bells, type Bells } from './topic-listeners'

/** A change as the history keeps it: `madeVersion` is that of the project when it was first made. */
export type KeptChange = RecordedChange & { readonly madeVersion: number; readonly at: string; readonly by: string }

export type KeptProject = {
  readonly id: ProjectId
  readonly name: string
  readonly createdAt: string
  readonly version: number
  readonly plan: Plan
  /** oldest first */
  readonly changes: ReadonlyArray<KeptChange>
  /** what was told to those who follow it, oldest first */
  readonly told: ReadonlyArray<ProjectChanged>
}

/** Where the server stands, and what it knows that nobody can change by a call. */
export type MemoryWorld = {
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
  readonly holdsJobs: boolean
}

/** What a delivery API holds for one organisation. A test may look into it, and change it behind everybody's back. */
export type MemoryServer = MemoryWorld & {
  readonly projects: Map<ProjectId, KeptProject>
  readonly drivers: Map<DriverId, Versioned<Driver>>
  readonly removedDrivers: Map<DriverId, Versioned<Driver>>
  readonly jobs: Map<JobId, Job>
  readonly bells: Bells
  /** what every call comes to, where there is any */
  readonly trouble: () => CallFailure | undefined
  /** no call is answered any more, or all are again; those who follow something hear of it */
  readonly become: (trouble: CallFailure | undefined) => void
}

export const memoryServer = (world: Partial<MemoryWorld> = {}): MemoryServer => {
  let made = 0
  let trouble: CallFailure | undefined
  const rung = bells()
  return {
    username: 'm.visser',
    headquarters: defaultHeadquarters,
    carriers: [],
    addresses: [],
    now: () => new Date().toISOString(),
    newId: (kind) => `${kind}_${(made += 1)}`,
    holdsJobs: false,
    ...world,
    projects: new Map(),
    drivers: new Map(),
    removedDrivers: new Map(),
    jobs: new Map(),
    bells: rung,
    trouble: () => trouble,
    become: (next) => {
      trouble = next
      rung.ringAll()
    },
  }
}
