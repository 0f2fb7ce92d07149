import { activitiesIn, routesIn, type Documents } from '../script/documents'
import type { JsonObject } from '../../../src/domain/parse'

/** A project as described by the last answer about it. */
export type KnownProject = {
  readonly id: string
  readonly version: number
  readonly documents: Documents
  /** newest first */
  readonly changes: ReadonlyArray<{ readonly id: string; readonly undone: boolean }>
}

/** What an organisation knows about itself from the answers so far. */
export type KnownState = {
  readonly username: string
  readonly projects: Map<string, KnownProject>
  /** versions by id */
  readonly drivers: Map<string, number>
  /** deleted drivers that can be restored */
  readonly removedDrivers: Set<string>
  /** project by job id */
  readonly jobs: Map<string, string | undefined>
  /** the plan of the newest finished job, by project */
  readonly proposals: Map<string, Documents>
  readonly idempotencyKeys: string[]
  /** every id that was issued to this organisation, even if it no longer exists */
  readonly issuedIds: Set<string>
}

export const emptyKnownState = (username: string): KnownState => ({
  username,
  projects: new Map(),
  drivers: new Map(),
  removedDrivers: new Set(),
  jobs: new Map(),
  proposals: new Map(),
  idempotencyKeys: [],
  issuedIds: new Set(),
})

export const newProject = (id: string): KnownProject => ({
  id,
  version: 1,
  documents: { project: { routes: [] }, stops: {} },
  changes: [],
})

export const stopsOf = ({ documents }: KnownProject): ReadonlyArray<string> => Object.keys(documents.stops)

export const routeOf = ({ documents }: KnownProject, index: number): JsonObject | undefined =>
  routesIn(documents).find((route) => route['index'] === index)

export const visitIdsOf = (route: JsonObject | undefined): ReadonlyArray<string> =>
  (route === undefined ? [] : activitiesIn(route)).flatMap(({ id, type }) =>
    typeof id === 'string' && type !== 'start' && type !== 'end' ? [id] : [],
  )
