import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openStop, openTab, visitsOf, userBrowsers } from './user-browsers'

const { signInTo } = userBrowsers()

const projectId = (page: Page): string => /projects\/([^/]+)\//.exec(page.url())?.[1] ?? ''

const historyOf = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Undo history' }).click()
  await page.getByRole('heading', { level: 1, name: 'Undo history' }).waitFor()
  return (
    (await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first()
      .textContent()) ?? ''
  )
}

describe('dispatching the optimised project', () => {
  it('a dispatcher changes the sequence number of a stop and undoes that with the toast (§4)', async () => {
    const { page } = await signInTo(/^Ritten/)
    const before = await visitsOf(page, 1)
    const [first = '', second = '', third = ''] = before
    await openStop(page, third)
    await page.getByLabel('Sequence number').fill('10')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Stop aangepast').waitFor()
    const toast = page.locator('.rr-toast')
    await toast.getByText(`${third} from place 30 to place 10 of route 1`).waitFor()
    expect((await visitsOf(page, 1)).slice(0, 3)).toEqual([third, first, second])
    expect(await historyOf(page)).toContain(`${third} from place 30 to place 10 of route 1`)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await toast.getByText(`Undone: ${third} from place 30 to place 10 of route 1`).waitFor()
    expect(await visitsOf(page, 1)).toEqual(before)
  })

  it('a dispatcher gives a stop to another carrier and undoes that with Ctrl+Z (§4)', async () => {
    const { page } = await signInTo(/^Ritten/)
    const before = await visitsOf(page, 1)
    const [first = ''] = before
    await openStop(page, first)
    const carrier = page.getByLabel('Assigned route')
    expect((await carrier.locator('option').allTextContents()).slice(0, 1)).toEqual(['Selecteer een route'])
    const currentCarrier = await carrier.inputValue()
    const otherCarrier = currentCarrier === '4' ? '3' : '4'
    await carrier.selectOption(otherCarrier)
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Stop aangepast').waitFor()
    await expect.poll(() => carrier.inputValue()).toBe(otherCarrier)
    expect(await visitsOf(page, 1)).toEqual(before.slice(1))
    expect(await historyOf(page)).toMatch(`${first} from route 1 to route`)
    await page.keyboard.press('Control+z')
    await page.locator('.rr-toast').getByText(`Undone: ${first} from route 1 to route`).waitFor()
    expect(await visitsOf(page, 1)).toEqual(before)
  })

  it('the toggle reduces the stops to the unplanned ones, marked as not planned, also after a reload (§2, §4)', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    const toggle = page.getByRole('switch', { name: 'Unplanned stops only' })
    await toggle.click()
    await page.getByText('UNPLANNED', { exact: true }).waitFor()
    const unplannedRows = page.getByRole('table', { name: 'Stops' }).getByRole('row').filter({ hasText: 'Not planned' })
    await expect.poll(() => unplannedRows.count()).toBe(3)
    expect(await page.getByRole('row').count()).toBe(1 + 3)
    await page.getByText('Unplanned stops · 3').waitFor()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'onlyShowPlannedStops')?.value).toBe('true')
    await page.reload()
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
    await toggle.click()
    await page.getByText('All routes · ').waitFor()
  })

  it('the Right key shows the next page of stops, except inside a field (§2)', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    const current = page.getByRole('navigation', { name: 'Pages of stops' }).locator('[aria-current=page]')
    await current.waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current.textContent()).toBe('2')
    await page.getByPlaceholder('Search stops').focus()
    await page.keyboard.press('ArrowRight')
    expect(await current.textContent()).toBe('2')
  })

  it('the report is downloaded under the id of the project (§9)', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download report' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`report_${projectId(page)}.pdf`)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the first key of a page', () => {
  it('V pressed the moment the first row shows opens its dialog Move, though the shortcuts load slowly', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    await page.route(/keyboard-shortcuts.*\.js$/, async (route) => {
      await page.waitForTimeout(300)
      await route.continue()
    })
    await page.exposeFunction('pressV', () => page.keyboard.press('v'))
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const link = document.querySelector<HTMLElement>('tr[data-stop] a[data-row]')
        if (link === null) return
        observer.disconnect()
        link.focus()
        const press: unknown = Reflect.get(globalThis, 'pressV')
        if (typeof press === 'function') press()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    const dialog = page.getByRole('dialog', { name: /^Move / })
    await dialog.waitFor()
    expect(await dialog.count()).toBe(1)
  })
})
