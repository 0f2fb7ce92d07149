import { activitiesIn, routesIn, type Documents } from '../script/documents'
import type { Said } from '../../../src/domain/reading'

/** A project, as it was answered last. */
export type KnownProject = {
  readonly id: string
  readonly version: number
  readonly documents: Documents
  /** newest first */
  readonly changes: ReadonlyArray<{ readonly id: string; readonly undone: boolean }>
}

/** What an organisation knows of itself by what it was answered. */
export type Known = {
  readonly username: string
  readonly projects: Map<string, KnownProject>
  /** versions by id */
  readonly drivers: Map<string, number>
  /** those who were deleted, and may come back */
  readonly dismissed: Set<string>
  /** by id, the project that each is about */
  readonly jobs: Map<string, string | undefined>
  /** the last plan that a job made, by its project */
  readonly proposals: Map<string, Documents>
  readonly idempotencyKeys: string[]
  /** every id that was given to it, whether that is still there or not */
  readonly given: Set<string>
}

export const nothingKnown = (username: string): Known => ({
  username,
  projects: new Map(),
  drivers: new Map(),
  dismissed: new Set(),
  jobs: new Map(),
  proposals: new Map(),
  idempotencyKeys: [],
  given: new Set(),
})

export const newProject = (id: string): KnownProject => ({
  id,
  version: 1,
  documents: { project: { routes: [] }, stops: {} },
  changes: [],
})

export const stopsOf = ({ documents }: KnownProject): ReadonlyArray<string> => Object.keys(documents.stops)

export const routeOf = ({ documents }: KnownProject, index: number): Said | undefined =>
  routesIn(documents).find((route) => route['index'] === index)

export const visitedOn = (route: Said | undefined): ReadonlyArray<string> =>
  (route === undefined ? [] : activitiesIn(route)).flatMap(({ id, type }) =>
    typeof id === 'string' && type !== 'start' && type !== 'end' ? [id] : [],
  )
