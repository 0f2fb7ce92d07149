import type { Locator, Page } from 'playwright'
import { openProject, openTab, userBrowsers } from './user-browsers'

export const isReachable = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
    return topElement !== null && element.contains(topElement)
  })

export const middleOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Browsers of a screen that is touched. */
export const touchBrowsers = () => {
  const { signIn } = userBrowsers(undefined, { hasTouch: true, isMobile: true })
  const openStops = async (width: number, height: number): Promise<Page> => {
    const { page } = await signIn()
    await page.setViewportSize({ width, height })
    await openProject(page, /^Ritten/)
    await openTab(page, 'Stops')
    await page.locator('tr[data-stop]').nth(5).waitFor()
    return page
  }
  return { signIn, openStops }
}
