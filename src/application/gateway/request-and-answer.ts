import type { ProjectChanged } from '../../domain/history'

/** A value with its version; undefined where the server sends no version. */
export type Versioned<A> = { readonly value: A; readonly version: number | undefined }

/** Cancels a call, for example when its screen is left. An AbortSignal is one. */
export type CancelSignal = {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}

/**
 * The answer to an edit of a project, and the new version: null where nothing has changed, undefined where the server does
 * not send it.
 */
export type EditResult<A> = { readonly answer: A; readonly changed: ProjectChanged | null | undefined }
