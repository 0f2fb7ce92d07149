import { activitiesIn, routesIn, type Documents } from '../script/documents'
import type { JsonObject } from '../../../src/domain/parse'

/** A project as the last answer about it showed it. */
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
  /** drivers that were deleted and can be restored */
  readonly removedDrivers: Set<string>
  /** by job id, the project it is about */
  readonly jobs: Map<string, string | undefined>
  /** by project, the last plan that a job made */
  readonly proposals: Map<string, Documents>
  readonly idempotencyKeys: string[]
  /** every id that was given to this organisation, whether it still exists or not */
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
