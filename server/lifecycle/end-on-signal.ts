const GIVE_UP_MS = 9_000

/**
 * Ends the process on the first SIGTERM or SIGINT, once all is closed. Ctrl+C in a terminal arrives twice, once through
 * npm, so later signals change nothing.
 */
export const endWhenAsked = (close: () => Promise<unknown>): void => {
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
