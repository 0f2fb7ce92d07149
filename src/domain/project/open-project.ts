import { cacheNames, cookieNames, type Forgotten } from '../session'
import type { ProjectId } from './project-summary'

export type OpenProject = { readonly id: ProjectId; readonly name: string }

/** What opening a project stores in cookies, and what it clears before. */
export type Opening = {
  readonly clears: Forgotten
  readonly cookies: Readonly<Record<'projectId' | 'projectName', string>>
}

/** §4: changing project clears what is kept of it, and leaves the user signed in. */
export const forgottenOnChange: Forgotten = { user: false, caches: cacheNames, cookies: cookieNames }

const nothing: Forgotten = { user: false, caches: [], cookies: [] }

/** §4: selecting stores id and name. What is kept of another project goes first, so that a shared link mixes no two. */
export const openingOf = (project: OpenProject, keptId: ProjectId | undefined): Opening => ({
  clears: keptId === project.id ? nothing : forgottenOnChange,
  cookies: { projectId: project.id, projectName: project.name },
})
