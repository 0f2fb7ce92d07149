import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const key = page.getByRole('textbox', { name: 'API key' })

const opened = async () => {
  const laid = await createTestApp({ browserState: signedInState(visser) })
  return { ...laid, address: renderApp(laid.app, '/account') }
}

describe('the account (§2)', () => {
  it('shows who is logged in, in fields that cannot be changed', async () => {
    await opened()
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('m.visser')
    await expect.element(page.getByRole('textbox', { name: 'Organisation', exact: true })).toBeDisabled()
  })

  it('shows the key when asked to, and hides it again', async () => {
    await opened()
    await expect.element(key).toHaveValue('••••')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.element(key).toHaveValue('a4f0')
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.element(key).toHaveValue('••••')
  })

  it('copies the key, and says so', async () => {
    const { clipboard } = await opened()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(clipboard.text()).toBe('a4f0')
  })

  it('logs out, and goes to /login', async () => {
    const { address, browserState } = await opened()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(address).toBe('/login')
    expect(browserState.user).toBeUndefined()
  })

  it('leads back to where one came from', async () => {
    const { app } = await createTestApp({ browserState: signedInState(visser) })
    const address = renderApp(app, '/projects/new')
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(address).toBe('/projects/new')
  })

  it('leads back to the projects where one came from nowhere', async () => {
    const { address } = await opened()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(address).toBe('/projects')
  })
})
