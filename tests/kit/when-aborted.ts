/** Runs the listener when the signal is aborted, or at once if it already is, since a signal fires only once. */
export const whenAborted = (signal: AbortSignal, listener: () => void): void => {
  if (signal.aborted) listener()
  else signal.addEventListener('abort', listener, { once: true })
}
