/** Long enough for Vite to drop the old code, and for an editor to save several files. */
const DEBOUNCE_MS = 100

/**
 * The server's app, opened again when its code changes. When the new code cannot be read, the last app goes on running.
 *
 * @template {{ readonly close: () => Promise<unknown> }} App
 * @param {() => Promise<() => Promise<App>>} load reads the code, then gives the way to open it
 * @param {(listener: () => void) => void} onChange
 */
export const createReloadingApp = async (load, onChange) => {
  const first = await load()
  let current = first()

  const reload = async () => {
    // Vite has printed the error.
    const open = await load().catch(() => undefined)
    if (open === undefined) return
    const lastApp = await current.catch(() => undefined)
    // The old app is closed first: two cannot hold the same port, or the same data.
    current = Promise.resolve(lastApp?.close()).then(open)
    await current.then(
      () => console.error('The server runs its new code.'),
      (error) => console.error(error),
    )
  }

  let reloads = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let debounceTimer
  onChange(() => {
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(() => {
      reloads = reloads.then(reload)
    }, DEBOUNCE_MS)
  })

  return { currentApp: () => current }
}
