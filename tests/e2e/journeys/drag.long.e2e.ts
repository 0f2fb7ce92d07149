import { describe, expect, it } from 'vitest'
import { deferred } from '../../kit/deferred'
import { dragOver, dropOn, preview, startDrag, panel, row, nameCell } from './drag-pointer'
import { openTab, toast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { signInTo } = userBrowsers()

describe('dragging stops', () => {
  it('prices that arrive during a drag leave each route panel as high as it was', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = ''] = await visitsOf(page, 1)
    const measured = deferred<void>()
    await page.route('**/prices', async (route) => {
      await measured.promise()
      await route.continue()
    })
    const panels = page.locator('li[data-drop-route] > .rr-route-panel')
    const heights = () => panels.evaluateAll((elements) => elements.map((element) => element.clientHeight))
    await startDrag(page, nameCell(page, first))
    await dragOver(page, page.getByRole('link', { name: 'Back' }))
    await panel(page, 2).getByText('…').waitFor()
    const before = await heights()
    measured.resolve(undefined)
    await page.getByText('Best', { exact: true }).waitFor()
    expect(await heights()).toEqual(before)
    await page.mouse.up()
  })

  it('all selected stops go together, and the strip below the routes takes them off', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', ...others] = await visitsOf(page, 1)
    for (const name of [first, second]) await row(page, name).getByRole('checkbox').click({ force: true })
    await startDrag(page, nameCell(page, second))
    await preview(page).getByText('2 stops').waitFor()
    await dragOver(page, page.locator('[data-drop="unplanned"]').last())
    await page.mouse.up()
    await waitForToast(page, '2 stops')
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    expect(await page.getByRole('region', { name: 'Selection' }).count()).toBe(0)
  })

  it('Escape, the right button and a drop beside all targets put the stop back', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    const [first = '', , third = ''] = visits
    const endings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.down({ button: 'right' }).then(() => page.mouse.up({ button: 'right' })),
      async () => {
        await dragOver(page, page.getByRole('heading', { level: 1 }))
        await page.mouse.up()
      },
    ]
    for (const end of endings) {
      await startDrag(page, nameCell(page, first))
      await dragOver(page, row(page, third))
      await end()
      await preview(page).waitFor({ state: 'detached' })
      await page.mouse.up()
      await page.getByRole('status').getByText('Put back, nothing was changed').waitFor({ state: 'attached' })
      expect(page.url()).toContain('routes/0')
    }
    expect(await toast(page).count()).toBe(0)
    expect(await visitsOf(page, 1)).toEqual(visits)
  })

  it('a locked route says who locked it, and takes no stop', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    await openTab(page, 'Routes')
    await page.getByRole('button', { name: 'Lock route 2', exact: true }).click({ force: true })
    await waitForToast(page, 'Route 2 locked')
    await visitsOf(page, 1)
    await startDrag(page, nameCell(page, visits[0] ?? ''))
    await dragOver(page, page.getByRole('link', { name: 'Back' }))
    await panel(page, 2).getByText('Locked by demo').waitFor()
    await dropOn(page, panel(page, 2))
    await page.getByRole('status').getByText('Locked, nothing was changed').waitFor({ state: 'attached' })
    expect(await visitsOf(page, 1)).toEqual(visits)
  })

  it('a colleague who moves the dragged stop ends the drag', async () => {
    const { page, anotherTab } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    const colleague = await anotherTab()
    await colleague.goto(page.url())
    await colleague.getByRole('link', { name: first, exact: true }).focus()
    await startDrag(page, nameCell(page, first))
    await colleague.keyboard.press('Delete')
    await page.getByText('demo moved this stop; nothing was changed').waitFor()
    await preview(page).waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await visitsOf(page, 1)).toEqual(others)
  })
})

describe('the same edits by keys alone', () => {
  it('a stop goes to a driver without a route', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    await page.getByRole('link', { name: first, exact: true }).focus()
    await page.keyboard.press('v')
    const options = page.getByRole('dialog', { name: /^Move / }).getByRole('row')
    await options.filter({ hasText: 'Best' }).waitFor()
    const last = options.filter({ hasText: 'New route for driver…' })
    while ((await last.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await options.filter({ hasText: 'New route' }).first().waitFor()
    await page.keyboard.press('Enter')
    await waitForToast(page, / from route 1 to route \d+, place 10$/)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
  })
})
