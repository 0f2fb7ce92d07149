import { cacheNames, cookieNames, type ClearedData } from '../session'
import type { ProjectDocument } from '../plan'
import type { ProjectId } from './project-summary'

export type OpenProject = { readonly id: ProjectId; readonly name: string }

/** An opened project: its document, and fields that other servers may omit. */
export type OpenedProject = {
  readonly id: ProjectId | undefined
  readonly name: string | undefined
  /** an ISO date-time */
  readonly createdAt: string | undefined
  readonly version: number | undefined
  readonly document: ProjectDocument
}

/** The cookies that opening a project stores, and what it clears before. */
export type ProjectOpening = {
  readonly clears: ClearedData
  readonly cookies: Readonly<Record<'projectId' | 'projectName', string>>
}

/** §4: a change of project clears the cached data of the old one, and keeps the user signed in. */
export const clearedOnProjectChange: ClearedData = { user: false, caches: cacheNames, cookies: cookieNames }

const nothingCleared: ClearedData = { user: false, caches: [], cookies: [] }

/** §4: stores id and name. Clears another project's data first, so that a shared link mixes no two projects. */
export const projectOpeningOf = (project: OpenProject, storedId: ProjectId | undefined): ProjectOpening => ({
  clears: storedId === project.id ? nothingCleared : clearedOnProjectChange,
  cookies: { projectId: project.id, projectName: project.name },
})
