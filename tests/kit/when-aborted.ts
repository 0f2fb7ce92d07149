/** Runs when the signal is aborted; at once if it was aborted before, since a signal fires only once. */
export const whenAborted = (signal: AbortSignal, listener: () => void): void => {
  if (signal.aborted) listener()
  else signal.addEventListener('abort', listener, { once: true })
}
