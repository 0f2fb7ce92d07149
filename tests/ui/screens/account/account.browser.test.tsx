import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const key = page.getByRole('textbox', { name: 'API key' })

const openAccount = async () => {
  const testApp = await createTestApp({ browserState: signedInState(visser) })
  return { ...testApp, address: renderApp(testApp.app, '/account') }
}

describe('the account screen (§2)', () => {
  it('the details of the user show in disabled fields', async () => {
    await openAccount()
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('m.visser')
    await expect.element(page.getByRole('textbox', { name: 'Organisation', exact: true })).toBeDisabled()
  })

  it('Show reveals the API key and Hide masks it again', async () => {
    await openAccount()
    await expect.element(key).toHaveValue('••••')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.element(key).toHaveValue('a4f0')
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.element(key).toHaveValue('••••')
  })

  it('Copy puts the API key on the clipboard and confirms it', async () => {
    const { clipboard } = await openAccount()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(clipboard.text()).toBe('a4f0')
  })

  it('Logout removes the stored user and leads to /login', async () => {
    const { address, browserState } = await openAccount()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(address).toBe('/login')
    expect(browserState.user).toBeUndefined()
  })

  it('Back leads to the previous page', async () => {
    const { app } = await createTestApp({ browserState: signedInState(visser) })
    const address = renderApp(app, '/projects/new')
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(address).toBe('/projects/new')
  })

  it('Back leads to the projects where there is no previous page', async () => {
    const { address } = await openAccount()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(address).toBe('/projects')
  })
})
