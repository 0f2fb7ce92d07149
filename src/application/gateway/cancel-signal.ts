/** What calls a call off, as when its screen is left: as much of an AbortSignal as that takes. */
export type CallingOff = {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', run: () => void) => void
  readonly removeEventListener: (type: 'abort', run: () => void) => void
}
