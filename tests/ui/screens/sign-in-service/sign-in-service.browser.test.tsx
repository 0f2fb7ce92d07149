import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, visser } from '../../../kit/test-app'

const openLogin = async (openIdName = 'Visser ID') => {
  const server = memoryServer()
  server.openIdUser = visser.user
  const testApp = await createTestApp({ server, config: openIdName === '' ? {} : { openIdName } })
  return { ...testApp, ...testApp.app, address: renderApp(testApp.app, '/login') }
}

const button = page.getByRole('button', { name: 'Login with Visser ID' })

it('a user who was confirmed by the service is signed in, and sees the projects', async () => {
  const { signInTab, app, browserState } = await openLogin()
  await button.click()
  await expect.poll(() => signInTab.request()?.address).toMatch(/^https:\/\/login\.example\//)
  signInTab.comeBackWith('code=right&state=s')
  const address = renderApp(app, '/signed-in')
  await expect.poll(address).toBe('/projects')
  expect(app.session.user?.username).toBe(visser.user.username)
  expect(browserState.user).toMatchObject({ apiKey: visser.user.apiKey })
})

it('a user whom the service did not confirm is told so, and led to the log-in', async () => {
  const { signInTab, app } = await openLogin()
  await button.click()
  await expect.poll(() => signInTab.request()?.address).toMatch(/^https:\/\/login\.example\//)
  signInTab.comeBackWith('error=access_denied')
  const address = renderApp(app, '/signed-in')
  await expect.element(page.getByText('The sign-in service did not confirm who you are.')).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

it('a tab that asked no sign-in service is told so', async () => {
  const { app } = await openLogin()
  renderApp(app, '/signed-in')
  await expect.element(page.getByText('This tab did not ask a sign-in service for you.')).toBeVisible()
})

it('a failed request for the service is said under its button', async () => {
  const { server } = await openLogin()
  server.openIdUser = undefined
  await button.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is nothing at this address.')
  await expect.element(button).toBeEnabled()
  expect(page.getByText('Enter your username').elements()).toHaveLength(0)
})

it('a server without a service offers none', async () => {
  // So that the button would be there at once.
  await import('../../../../src/ui/screens/sign-in-service')
  await openLogin('')
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Login with/ }).elements()).toHaveLength(0)
})
