const opened: Array<() => unknown> = []

/**
 * Closes what a helper has opened once the tests of the present file are done. A helper is loaded once for many files,
 * so a hook of its own would run after the first of them only.
 */
export const closeAfterFile = (close: () => unknown): void => void opened.push(close)

/** Closes the last opened first. */
export const closeAll = async (): Promise<void> => {
  for (const close of opened.splice(0).toReversed()) await close()
}
