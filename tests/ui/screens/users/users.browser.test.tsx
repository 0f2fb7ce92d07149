import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const piet = {
  id: 'u2',
  username: 'piet',
  role: 'dispatcher',
  state: 'active',
  createdAt: '2026-11-20T08:00:00Z',
} as const

const openUsers = async () => {
  const server = memoryServer()
  server.users.push(piet)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(testApp.app, '/users')
  await expect.element(rowOf('piet')).toBeVisible()
  return testApp
}

const choose = async (name: string, choice: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

describe('the page of users', () => {
  it('each user is listed with role and state', async () => {
    await openUsers()
    await expect.element(rowOf('m.visser')).toHaveTextContent('Administrator · since 1 Nov 2026, 09:00')
    await expect.element(rowOf('piet')).toHaveTextContent('Dispatcher · since 20 Nov 2026, 09:00')
  })

  it('an invitation shows its link once, and the user is listed as invited', async () => {
    const { server } = await openUsers()
    await page.getByRole('button', { name: 'Invite user' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Username is missing')).toBeVisible()
    await userEvent.keyboard('Rosa{Enter}')
    const link = page.getByRole('textbox', { name: 'Link for Rosa' })
    await expect.element(link).toHaveFocus()
    const [stored] = server.links.keys()
    await expect.element(link).toHaveValue(`${location.origin}/set-password#${stored}`)
    await expect.element(rowOf('Rosa')).toHaveTextContent('Dispatcher · invited')
  })

  it('a name that is taken is refused at the form', async () => {
    await openUsers()
    await page.getByRole('button', { name: 'Invite user' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('PIET')
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect.element(page.getByText('There is a user PIET already')).toBeVisible()
  })

  it('disabling is asked about first, and Cancel has the focus', async () => {
    const { server } = await openUsers()
    await choose('piet', 'Disable')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
    await expect.element(rowOf('piet')).toHaveTextContent('disabled')
    expect(server.users.at(-1)?.state).toBe('disabled')
    await choose('piet', 'Enable')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
    await expect.poll(() => server.users.at(-1)?.state).toBe('active')
  })

  it('the last administrator stays, and the reason shows', async () => {
    const { server } = await openUsers()
    await choose('m.visser', 'Make dispatcher')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make dispatcher' }).click()
    await expect.element(page.getByText('This is the last administrator')).toBeVisible()
    expect(server.users[0]?.role).toBe('administrator')
  })

  it('a link to choose a new password is made for a user', async () => {
    const { server } = await openUsers()
    await choose('piet', 'Link to choose a new password')
    await expect.element(page.getByRole('textbox', { name: 'Link for piet' })).toHaveFocus()
    expect([...server.links.values()]).toEqual(['u2'])
  })
})

describe('the account page', () => {
  it.each([
    ['administrator', 1],
    [undefined, 1],
    ['dispatcher', 0],
  ] as const)('a user with the role %s is led to the pages of administrators in %i ways', async (role, count) => {
    const browserState = signedInState({ ...visser, user: { ...visser.user, role } })
    renderApp((await createTestApp({ browserState })).app, '/account')
    await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    for (const name of ['Users', 'Audit'])
      expect(page.getByRole('link', { name, exact: true }).elements()).toHaveLength(count)
  })
})
