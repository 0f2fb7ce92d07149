import { heapOf, withPage, type Site } from './take-sample'

const PICTURES = 200

/** The heap after the first pictures, and after two hundred more: one route, all routes again, and moved stops. */
export const measureHeapGrowth = (site: Site): Promise<{ readonly before: number; readonly after: number }> =>
  withPage(site, 'reduce', 'ours', 'basemap', async (page, session) => {
    const showPictures = (from: number, to: number): Promise<void> =>
      page.evaluate(
        async ([first, last]) => {
          for (let step = first; step < last; step += 2) {
            await window.measured.showRoute(step % 4 === 0 ? step % 20 : undefined)
            await window.measured.move(step)
          }
          await window.measured.showRoute(undefined)
        },
        [from, to] as const,
      )
    await page.evaluate(() => window.measured.draw())
    await showPictures(0, 40)
    const before = await heapOf(session)
    await showPictures(40, 40 + PICTURES)
    return { before, after: await heapOf(session) }
  })
