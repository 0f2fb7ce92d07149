import { describe, expect, it } from 'vitest'
import { areScreensPreloaded } from './preloaded-screens'
import { userBrowsers } from './user-browsers'

const { expectError, signInTo } = userBrowsers()

describe('the app without a network', () => {
  it('a form that could not be sent reports the unreachable server, keeps its input, and can be sent again', async () => {
    expectError(/ERR_FAILED|Failed to load resource/)
    const { page } = await signInTo(/^Ritten/)
    await page.getByRole('link', { name: 'Drivers', exact: true }).click()
    await page.getByRole('link', { name: 'Add driver' }).click()
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Last name').fill('van Beek')
    await page.getByLabel('Zipcode').fill('2801 YA')
    await page.getByLabel('House number').fill('3')
    await page.getByLabel('Mobile number').fill('06 1234 5678')
    await page.route('**/delivery/v2/drivers', (route) => route.abort())
    const add = page.getByRole('button', { name: 'Add driver' })
    await expect.poll(() => add.isEnabled()).toBe(true)
    await add.click()
    await page.getByText('The driver was not added: the server could not be reached').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Noor')
    await page.unroute('**/delivery/v2/drivers')
    await add.click()
    await page.getByRole('link', { name: 'View Noor van Beek' }).waitFor()
  })

  it('a dialog that cannot be loaded leaves the page as it is, and opens once the server is back', async () => {
    expectError(/ERR_FAILED|Failed to load resource|could not be loaded|dynamically imported/)
    const { page } = await signInTo(/^Ritten/)
    // Away from the rows, which would load what drags need.
    await page.mouse.move(2, 2)
    await page.goto(page.url().replace('(tab:routes)', '(tab:routes/0)'))
    const rows = page.getByRole('row').getByRole('link')
    await rows.first().waitFor()
    await expect.poll(() => areScreensPreloaded(page, ['new-project'])).toBe(true)
    const count = await rows.count()
    await page.route('**/assets/**', (route) => route.abort())
    await rows.first().focus()
    await page.keyboard.press('v')
    await page.getByText('This could not be opened, please try again later...').waitFor()
    expect(await rows.count()).toBe(count)
    await page.unroute('**/assets/**')
    const dialog = page.getByRole('dialog', { name: /^Move / })
    const press = async (): Promise<number> => {
      await page.keyboard.press('v')
      await page.waitForTimeout(300)
      return dialog.count()
    }
    await expect.poll(press, { interval: 500 }).toBe(1)
  })
})
