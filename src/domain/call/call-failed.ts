/** The four ways in which a call to the outside world fails. */
export type CallFailed =
  /** a 401: the key no longer counts or, on logging in, the password does not */
  | { readonly kind: 'signed-out' }
  /** the server understood, and says no */
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }
  /** no answer */
  | { readonly kind: 'unreachable' }
  /** an answer of another shape, and where it differs */
  | { readonly kind: 'unreadable'; readonly at: ReadonlyArray<string> }

/** §8 "the server message", where there is one. */
export const serverMessageOf = (failed: CallFailed): string | undefined =>
  failed.kind === 'refused' && failed.message.trim() !== '' ? failed.message : undefined
