import type { Programs } from '../release/programs'
import type { Environment, RunningProgram } from '../running-program'

/** Nothing here is about roads, and reading them takes a fifth of the time that a server takes to start. */
export const withoutRoads = { ADDRESS_BOOK: 'register', ROADS: 'estimate' }

/** A data location on which one server after another is started. */
export type Site = {
  readonly env: Environment
  /** how long jobs may take to end, once a server stays up */
  readonly jobsMs: number
  /** checks the data itself while no server uses it */
  readonly inspect: () => Promise<void>
  /** starts a program that runs the migrations of a release on this site */
  readonly migrate: (release: Programs) => RunningProgram
  readonly isMigrating: () => Promise<boolean>
  /** the existing parts of the next release's tables */
  readonly nextReleaseParts: () => Promise<ReadonlyArray<string>>
  /** forgets what was not synced to the disk, on a site whose disk can; no server of ours runs */
  readonly losePower: () => Promise<void>
  /** another site, restored from a backup of this one */
  readonly restoreCopy: (file: string) => Promise<Site>
}
