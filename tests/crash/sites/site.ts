import type { Programs } from '../release/programs'
import type { Environment, RunningProgram } from '../running-program'

/** Where servers are started, one after the other, on the same data. */
export type Site = {
  readonly env: Environment
  /** how long jobs may take to come to their end, once there is a server that stays */
  readonly jobsMs: number
  /** looks whether the data itself is whole, when nobody works with it */
  readonly inspect: () => Promise<void>
  /** whoever makes the migrations of a release here */
  readonly migrate: (release: Programs) => RunningProgram
  readonly isMigrating: () => Promise<boolean>
  /** what is there of the next release's tables */
  readonly tomorrow: () => Promise<ReadonlyArray<string>>
  /** another site, made of a backup of this one */
  readonly restored: (file: string) => Promise<Site>
}
