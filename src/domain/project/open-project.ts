import { cacheNames, cookieNames, type ClearedData } from '../session'
import type { ProjectId } from './project-summary'

export type OpenProject = { readonly id: ProjectId; readonly name: string }

/** What opening a project stores in cookies, and what it clears before. */
export type ProjectOpening = {
  readonly clears: ClearedData
  readonly cookies: Readonly<Record<'projectId' | 'projectName', string>>
}

/** §4: changing project clears what is kept of it, and leaves the user signed in. */
export const clearedOnProjectChange: ClearedData = { user: false, caches: cacheNames, cookies: cookieNames }

const nothingCleared: ClearedData = { user: false, caches: [], cookies: [] }

/** §4: selecting stores id and name. What is kept of another project goes first, so that a shared link mixes no two. */
export const projectOpeningOf = (project: OpenProject, storedId: ProjectId | undefined): ProjectOpening => ({
  clears: storedId === project.id ? nothingCleared : clearedOnProjectChange,
  cookies: { projectId: project.id, projectName: project.name },
})
