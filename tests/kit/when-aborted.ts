/** Runs when the signal is aborted; at once if it was aborted before, since a signal fires only once. */
export const whenCalledOff = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
