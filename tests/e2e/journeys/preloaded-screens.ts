import type { Page } from 'playwright'

/** Whether the modules of these screens are preloaded. */
export const areScreensPreloaded = (page: Page, screens: ReadonlyArray<string>): Promise<boolean> =>
  page.evaluate((names) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.every((name) => loaded.some((url) => url.includes(`/assets/${name}-`)))
  }, screens)
