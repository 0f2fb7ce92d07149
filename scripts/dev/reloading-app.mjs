/** Long enough for Vite to forget the old code, and for an editor to save several files. */
const SETTLE_MS = 100

/**
 * The server's app, opened anew when code it is made of changes. Code that cannot be read leaves the last app running.
 *
 * @template {{ readonly close: () => Promise<unknown> }} App
 * @param {() => Promise<() => Promise<App>>} load reads the code, then gives the way to open it
 * @param {(heard: () => void) => void} onChange
 */
export const reloadingApp = async (load, onChange) => {
  const first = await load()
  let current = first()

  const reload = async () => {
    // Vite itself says what is wrong with code that cannot be read.
    const open = await load().catch(() => undefined)
    if (open === undefined) return
    const last = await current.catch(() => undefined)
    // The old one first: two cannot hold the same port, or the same data.
    current = Promise.resolve(last?.close()).then(open)
    await current.then(
      () => console.error('The server runs its new code.'),
      (error) => console.error(error),
    )
  }

  let reloads = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let settling
  onChange(() => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      reloads = reloads.then(reload)
    }, SETTLE_MS)
  })

  return { now: () => current }
}
