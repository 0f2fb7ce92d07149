/** What calls a call off, as when its screen is left: as much of an AbortSignal as that takes. */
export type CancelSignal = {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}
