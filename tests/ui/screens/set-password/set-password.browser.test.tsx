import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp } from '../../../kit/test-app'

const openLink = async (link: string) => {
  const server = memoryServer()
  const invited = { id: 'u2', username: 'Piet', role: 'dispatcher', state: 'invited', createdAt: '2026-11-20' } as const
  server.users.push(invited)
  server.invitedIds.add('u2')
  server.links.set('secret', 'u2')
  const testApp = await createTestApp({ server })
  return { ...testApp, address: renderApp(testApp.app, `/set-password#${link}`) }
}

describe('the page of a link', () => {
  it('an invited user chooses a password without being logged in, and is led to the log-in', async () => {
    const { server, address } = await openLink('secret')
    await expect.element(page.getByText('Visser Bezorgt has invited you to Rondrit.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('Piet')
    const password = page.getByLabelText('New password')
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('kort{Enter}')
    await expect.element(page.getByText('Use at least 8 characters')).toBeVisible()
    await password.fill('paard batterij nietje')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect.element(page.getByText('Your password is set.')).toBeVisible()
    expect(server.users.at(-1)?.state).toBe('active')
    await page.getByRole('link', { name: 'Login' }).click()
    await expect.poll(address).toBe('/login')
  })

  it('a link that has ended says whom to ask', async () => {
    await openLink('used')
    await expect.element(page.getByText('Ask an administrator for a new one.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Set password' }).elements()).toHaveLength(0)
  })
})
