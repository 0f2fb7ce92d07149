import type { Page } from 'playwright'
import { middleStops, sequenceNumberIn, type StopEdits } from '../server/stop-edits'
import type { Cost, MeasureCost } from './cost-meter'

/** A page that shows the first of the middle stops of a project, and a colleague who edits that project elsewhere. */
export type OpenProject = {
  readonly page: Page
  readonly measureCost: MeasureCost
  readonly size: number
  readonly colleague: StopEdits
}

export const editNames = [
  'resequence a stop',
  'move a stop to another route',
  'undo that move',
  'a colleague’s edit',
] as const

export type EditName = (typeof editNames)[number]

/**
 * Makes the four edits one after the other. The user's own are measured from the press that sends them, without the
 * typing and pointing before it. The colleague's is received while the page shows the routes.
 */
export const measureEdits = async (project: OpenProject, round: number): Promise<Readonly<Record<EditName, Cost>>> => {
  const { page, size, colleague, measureCost } = project
  await page.getByLabel('Sequence number').fill(String(sequenceNumberIn(round)))
  const resequence = await measureUpdate(project)
  await page.getByLabel('Assigned route').selectOption('2')
  const move = await measureUpdate(project)
  await dismissToasts(page)
  const undo = await measureCost(() => page.keyboard.press('Control+z'))
  await page.getByText(/^Undone: /).waitFor()
  await page.getByRole('navigation', { name: 'Project tabs' }).getByRole('link', { name: 'Routes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Routes' }).waitFor()
  await dismissToasts(page)
  const { ofCarrier2 } = middleStops(size)
  const colleaguesEdit = await measureCost(() => colleague.resequence(ofCarrier2, sequenceNumberIn(round)))
  await page.goBack()
  return {
    'resequence a stop': resequence,
    'move a stop to another route': move,
    'undo that move': undo,
    'a colleague’s edit': colleaguesEdit,
  }
}

const measureUpdate = async ({ page, measureCost }: OpenProject): Promise<Cost> => {
  await dismissToasts(page)
  await page.getByRole('button', { name: 'Update' }).hover()
  const cost = await measureCost(async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
  await page.locator('.rr-toast').waitFor()
  return cost
}

/** So that the toast of one edit does not expire while the next is measured. */
const dismissToasts = async (page: Page): Promise<void> => {
  const dismissButtons = page.getByRole('button', { name: 'Dismiss' })
  // All in one call, since a toast can expire before its button is clicked.
  while ((await dismissButtons.count()) > 0)
    await dismissButtons.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
}
