import type { ProjectChanged } from '../../domain/history'

/** A thing, and the version of it that was read; none where the server names none. */
export type Versioned<A> = { readonly value: A; readonly version: number | undefined }

/**
 * The answer to an edit of a project, and the new version: null where nothing has changed, undefined where the server does
 * not send it.
 */
export type Edited<A> = { readonly answer: A; readonly changed: ProjectChanged | null | undefined }
