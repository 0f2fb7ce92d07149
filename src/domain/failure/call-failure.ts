/** The ways in which a call to the outside world fails. */
export type CallFailure =
  /** a 401: the key no longer counts or, on logging in, the password does not */
  | { readonly kind: 'signed-out' }
  /** the server understood, and says no */
  | RefusedCall
  /** no answer */
  | { readonly kind: 'unreachable' }
  /** an answer of another shape, and where it differs */
  | { readonly kind: 'unreadable'; readonly path: ReadonlyArray<string> }
  /** it was cancelled by whoever had asked: nothing is wrong, and nothing is told */
  | { readonly kind: 'called-off' }

export type RefusedCall = {
  readonly kind: 'refused'
  readonly message: string
  readonly code: string
  /** what exactly is wrong, where the server says so */
  readonly details?: ReadonlyArray<unknown>
  /** how many details there are, of which it may tell only the first */
  readonly total?: number
  /** the version that is current, where that of the caller no longer is */
  readonly version?: number
}

/** §8 "the server message", where there is one. */
export const serverMessageOf = (failure: CallFailure): string | undefined =>
  failure.kind === 'refused' && failure.message.trim() !== '' ? failure.message : undefined
