import { describe, expect, it } from 'vitest'
import { openStop, openTab, userBrowsers, visitsOf } from './user-browsers'

const { expectError, signInTo } = userBrowsers()

describe('locking a stop', () => {
  it('a locked stop stays in place until it is unlocked, and another tab shows who locked it', async () => {
    const { page, anotherTab } = await signInTo(/^Ritten/)
    const [first = '', second = ''] = await visitsOf(page, 1)
    await openStop(page, second)
    await page.getByRole('button', { name: `Lock ${second}`, exact: true }).waitFor()
    await page.keyboard.press('l')
    await page.locator('.rr-lock-text', { hasText: /Locked by demo since \d\d-\d\d \d\d:\d\d/ }).waitFor()
    await page.locator('.rr-toast').getByText(`${second} locked`).waitFor()
    const colleague = await anotherTab()
    await colleague.goto(page.url())
    await colleague.locator('.rr-lock-text', { hasText: 'Locked by demo since' }).waitFor()
    expectError(/409/)
    await colleague.getByLabel('Sequence number').fill('10')
    await colleague.getByRole('button', { name: 'Update' }).click()
    await colleague.getByText(new RegExp(`^Stop 20, ${second}, is locked by you since \\d\\d:\\d\\d\\.$`)).waitFor()
    expect((await visitsOf(page, 1)).slice(0, 2)).toEqual([first, second])
    await colleague.getByRole('button', { name: /Unlock/ }).click()
    await colleague.getByRole('button', { name: 'Update' }).click()
    await colleague.getByText('Stop aangepast').waitFor()
    await openTab(page, 'Routes')
    await expect.poll(async () => (await visitsOf(page, 1))[0]).toBe(second)
  })
})
