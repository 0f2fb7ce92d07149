const CLOSE_TIMEOUT_MS = 9_000

/**
 * Ends the process after the first SIGTERM or SIGINT, once everything is closed. Ctrl+C in a terminal arrives twice
 * (once through npm), so later signals are ignored.
 */
export const endOnSignal = (close: () => Promise<unknown>): void => {
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
