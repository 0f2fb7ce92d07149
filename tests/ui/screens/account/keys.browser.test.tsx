import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { memoryServer } from '../../../kit/memory'
import { currentKey } from '../../../kit/memory/memory-account-gateway'
import { createTestApp, memoryGateways, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const phone = { ...currentKey, id: 'key_phone', name: 'Safari on iPhone', isCurrent: false }
const tablet = { ...currentKey, id: 'key_tablet', name: 'Chrome on Android', isCurrent: false }
const warehouse = { ...currentKey, id: 'key_wh', kind: 'program' as const, name: 'Warehouse', isCurrent: false }

const refusedCall = { kind: 'refused', code: 'storage_full', message: 'There is no room left to store this.' } as const

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

const openAccount = async () => {
  const server = memoryServer()
  server.keys.push(phone, tablet, warehouse)
  const gateways = memoryGateways(server)
  const list = { isFailing: false }
  const account: typeof gateways.account = {
    ...gateways.account,
    listKeys: (cancelSignal) =>
      list.isFailing ? async () => E.left(refusedCall) : gateways.account.listKeys(cancelSignal),
  }
  const browserState = signedInState(visser)
  const testApp = await createTestApp({ browserState, server, gateways: { ...gateways, account } })
  renderApp(testApp.app, '/account')
  await expect.element(rowOf('Safari on iPhone')).toBeVisible()
  return { ...testApp, list, keyNames: () => server.keys.map(({ name }) => name) }
}

describe('the sessions on the account screen', () => {
  it('each session is listed, and this one cannot be ended but by a log-out', async () => {
    await openAccount()
    await expect.element(rowOf('Firefox on Windows')).toHaveTextContent('This session')
    expect(rowOf('Firefox on Windows').getByRole('button').elements()).toHaveLength(0)
    await expect.element(rowOf('Safari on iPhone')).toHaveTextContent('Last used 10:24 from 192.0.2.7')
  })

  it('End this one ends that session, and the focus goes to the title of the list', async () => {
    const { keyNames } = await openAccount()
    await rowOf('Safari on iPhone').getByRole('button', { name: 'End this one' }).click()
    await expect.poll(() => rowOf('Safari on iPhone').elements()).toHaveLength(0)
    expect(keyNames()).toEqual(['Chrome on Android', 'Warehouse'])
    await expect.element(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  })

  it('End all others ends the other sessions, keeps the keys for programs, and goes itself', async () => {
    const { keyNames } = await openAccount()
    await page.getByRole('button', { name: 'End all others' }).click()
    await expect.poll(keyNames).toEqual(['Warehouse'])
    await expect.poll(() => page.getByRole('button', { name: 'End all others' }).elements()).toHaveLength(0)
    await expect.element(rowOf('Firefox on Windows')).toBeVisible()
  })

  it('a session that could not be ended stays, and the reason shows', async () => {
    const { server, keyNames } = await openAccount()
    server.setFailure(refusedCall)
    await rowOf('Safari on iPhone').getByRole('button', { name: 'End this one' }).click()
    await expect.element(page.getByText('Your sessions could not be loaded')).toBeVisible()
    server.setFailure(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('That was not ended: There is no room left to store this.')).toBeVisible()
    expect(keyNames()).toHaveLength(3)
  })
})

describe('the keys for programs on the account screen', () => {
  it('a new key is shown once, in focus, and can be copied', async () => {
    const { clipboard } = await openAccount()
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name of the program' }).fill('Scale')
    await userEvent.keyboard('{Enter}')
    const made = page.getByRole('textbox', { name: 'Key for Scale' })
    await expect.element(made).toHaveFocus()
    await expect.element(made).toHaveValue('secret of key_1')
    await expect.element(rowOf('Scale')).toHaveTextContent('Not used yet')
    await page.getByRole('button', { name: 'Copy' }).nth(1).click()
    expect(clipboard.text()).toBe('secret of key_1')
  })

  it('a new key stays where the list cannot be loaded again, and so does the list', async () => {
    const { list } = await openAccount()
    list.isFailing = true
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name of the program' }).fill('Scale')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your sessions could not be loaded again')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Key for Scale' })).toHaveValue('secret of key_1')
    await expect.element(rowOf('Warehouse')).toBeVisible()
    list.isFailing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rowOf('Scale')).toHaveTextContent('Not used yet')
    await expect.element(page.getByRole('textbox', { name: 'Key for Scale' })).toHaveValue('secret of key_1')
    await expect.poll(() => page.getByText('Your sessions could not be loaded again').elements()).toHaveLength(0)
    await expect.element(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  })

  it('a key without a name, or with a name that is taken, is refused in words', async () => {
    await openAccount()
    await page.getByRole('button', { name: 'New key' }).click()
    const name = page.getByRole('textbox', { name: 'Name of the program' })
    await expect.element(name).toHaveFocus()
    await page.getByRole('button', { name: 'Make a key' }).click()
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByText('Name the program that will use the key')).toBeVisible()
    await name.fill('Warehouse')
    await page.getByRole('button', { name: 'Make a key' }).click()
    await expect
      .element(page.getByText('There is a key Warehouse already: end it first, or choose another name.'))
      .toBeVisible()
  })

  it('ending a key asks first, with the focus on Cancel', async () => {
    const { keyNames } = await openAccount()
    await rowOf('Warehouse').getByRole('button', { name: 'End' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'End the key Warehouse?' })
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(keyNames()).toContain('Warehouse')
    await rowOf('Warehouse').getByRole('button', { name: 'End' }).click()
    await dialog.getByRole('button', { name: 'End the key' }).click()
    await expect.poll(keyNames).toEqual(['Safari on iPhone', 'Chrome on Android'])
    await expect.poll(() => dialog.elements()).toHaveLength(0)
  })
})

describe('the password on the account screen', () => {
  const openForm = async () => {
    const opened = await openAccount()
    await page.getByRole('button', { name: 'Change password' }).click()
    return opened
  }
  const fill = async (current: string, password: string) => {
    await page.getByLabelText('Current password').fill(current)
    await page.getByLabelText('New password').fill(password)
    await userEvent.keyboard('{Enter}')
  }

  it('a changed password is confirmed, and the other sessions are gone', async () => {
    const { keyNames } = await openForm()
    await fill('a password', 'battery staple')
    await expect.element(page.getByText('Your password is changed. All other sessions have ended.')).toBeVisible()
    await expect.poll(keyNames).toEqual(['Warehouse'])
    await expect.poll(() => rowOf('Safari on iPhone').elements()).toHaveLength(0)
  })

  it('a missing or short password is said at its field, which gets the focus', async () => {
    await openForm()
    await fill('', 'short')
    await expect.element(page.getByText('Current password is missing')).toBeVisible()
    await expect.element(page.getByText('Use at least 8 characters')).toBeVisible()
    await expect.element(page.getByLabelText('Current password')).toHaveFocus()
  })

  it('a wrong current password is refused in words', async () => {
    await openForm()
    await fill('not this one', 'battery staple')
    await expect.element(page.getByText('The current password is not right.')).toBeVisible()
  })
})
