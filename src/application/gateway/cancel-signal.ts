/** Cancels a call, for example when its screen is left. An AbortSignal is one. */
export type CancelSignal = {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}
