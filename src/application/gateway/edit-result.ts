import type { ProjectChanged } from '../../domain/history'

/**
 * The answer to an edit of a project, and the new version: null where nothing has changed, undefined where the server does
 * not send it.
 */
export type EditResult<A> = { readonly answer: A; readonly changed: ProjectChanged | null | undefined }
