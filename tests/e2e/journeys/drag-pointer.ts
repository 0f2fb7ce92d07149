import type { Locator, Page } from 'playwright'

const STEP_MS = 20
const MAX_STEPS = 250

/** The element that follows the pointer while stops are dragged. */
export const preview = (page: Page) => page.locator('.rr-drag-preview')

const pointOn = async (target: Locator, height: number): Promise<readonly [x: number, y: number]> => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('The target is not on the page.')
  return [box.x + box.width / 2, box.y + box.height * height]
}

/** Moves the pressed pointer over a part of an element; at 0.5 over its middle. */
export const dragOver = async (page: Page, target: Locator, height = 0.5): Promise<void> => {
  const [x, y] = await pointOn(target, height)
  await page.mouse.move(x - 8, y, { steps: 4 })
  await page.mouse.move(x, y, { steps: 2 })
}

/** Moves the pressed pointer to and fro on a route panel, which it would open at rest, until an element shows. */
export const dragAboutUntil = async (page: Page, target: Locator, mark: Locator): Promise<void> => {
  const [x, y] = await pointOn(target, 0.5)
  for (let step = 0; (await mark.count()) === 0 && step < MAX_STEPS; step += 1) {
    await page.mouse.move(x + (step % 2 === 0 ? -6 : 6), y)
    await page.waitForTimeout(STEP_MS)
  }
  await mark.waitFor()
}

/** Drops on a route panel before the pointer rests there: sent together, however slow the machine. */
export const dropOn = async (page: Page, target: Locator): Promise<void> => {
  const [x, y] = await pointOn(target, 0.5)
  await Promise.all([page.mouse.move(x, y), page.mouse.up()])
}

/** Presses the pointer on an element, and moves it until the drag begins. */
export const startDrag = async (page: Page, source: Locator): Promise<void> => {
  await source.scrollIntoViewIfNeeded()
  await source.hover()
  for (let press = 0; (await preview(page).count()) === 0 && press < 3; press += 1) {
    // A list that is drawn again during the press takes the row away, or puts it elsewhere.
    await page.mouse.up()
    const { x, y, width, height } = (await source.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    // What drags need is loaded meanwhile.
    for (let step = 0; (await preview(page).count()) === 0 && step < MAX_STEPS; step += 1) {
      await page.mouse.move(x + width / 2 + 12 + (step % 2), y + height / 2)
      await page.waitForTimeout(STEP_MS)
    }
  }
  await preview(page).waitFor()
}

export const panel = (page: Page, route: number) => page.locator(`li[data-drop-route="${route - 1}"]`)

export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

export const nameCell = (page: Page, name: string) => row(page, name).getByRole('link', { name, exact: true })
