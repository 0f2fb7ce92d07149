const PAINT_TIMEOUT_MS = 300
const IDLE_TIMEOUT_MS = 500

/** Resolves once the page is painted and idle. A hidden page is never painted, hence the limits. */
export const waitUntilIdle = async (): Promise<void> => {
  await new Promise<void>((resume) => {
    setTimeout(resume, PAINT_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resume, 0))
  })
  await new Promise<void>((resume) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resume(), { timeout: IDLE_TIMEOUT_MS })
    else resume()
  })
}
