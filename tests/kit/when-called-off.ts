/** Acts once it is called off: at once where that was before anybody looked, since a signal tells nobody twice. */
export const whenCalledOff = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
