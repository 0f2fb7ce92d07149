import { heapOf, onPage, type Site } from './take-sample'

const PICTURES = 200

/**
 * The heap after the first pictures, and after two hundred more. They show one
 * route, show all routes again, and move stops.
 */
export const keptFlat = (site: Site): Promise<{ readonly before: number; readonly after: number }> =>
  onPage(site, 'reduce', 'ours', 'basemap', async (page, session) => {
    const pictures = (from: number, to: number): Promise<void> =>
      page.evaluate(
        async ([first, last]) => {
          for (let at = first; at < last; at += 2) {
            await window.measured.only(at % 4 === 0 ? at % 20 : undefined)
            await window.measured.move(at)
          }
          await window.measured.only(undefined)
        },
        [from, to] as const,
      )
    await page.evaluate(() => window.measured.draw())
    await pictures(0, 40)
    const before = await heapOf(session)
    await pictures(40, 40 + PICTURES)
    return { before, after: await heapOf(session) }
  })
