const PAINTED_WITHIN_MS = 300
const IDLE_WITHIN_MS = 500

/** Settles once the page has been painted and has nothing else to do. A hidden page is never painted, hence the limits. */
export const idle = async (): Promise<void> => {
  await new Promise<void>((resume) => {
    setTimeout(resume, PAINTED_WITHIN_MS)
    requestAnimationFrame(() => setTimeout(resume, 0))
  })
  await new Promise<void>((resume) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resume(), { timeout: IDLE_WITHIN_MS })
    else resume()
  })
}
