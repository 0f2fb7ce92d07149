import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { AuditEntry } from '../../../../src/domain/audit'
import { anAuditEntry } from '../../../kit/builders/audit-entry'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const openAudit = async (entries: ReadonlyArray<AuditEntry>) => {
  const server = memoryServer()
  server.audit.push(...entries)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(testApp.app, '/audit')
  return testApp
}

const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('the audit trail', () => {
  it('an entry says what was done, when, by whom and from where', async () => {
    await openAudit([
      anAuditEntry(),
      anAuditEntry({ id: 'e2', action: 'log_in_refused', subject: undefined, detail: 'wrong password', count: 32 }),
      anAuditEntry({ id: 'e3', action: 'user_added', username: undefined, address: undefined, subject: 'rosa' }),
    ])
    await expect
      .poll(texts)
      .toEqual([
        'Deleted a project: Week 4820 Nov 2026, 09:14 · piet · 192.0.2.7',
        'Log-in refused (wrong password) 32 times20 Nov 2026, 09:14 · piet · 192.0.2.7',
        'Added a user: rosa20 Nov 2026, 09:14 · a command on the server',
      ])
  })

  it('who, what and day choose the entries', async () => {
    await openAudit([
      anAuditEntry(),
      anAuditEntry({
        id: 'e2',
        username: 'rosa',
        action: 'log_in',
        subject: undefined,
        at: '2026-11-19T08:14:00.000Z',
      }),
    ])
    await expect.poll(texts).toHaveLength(2)
    await page.getByRole('textbox', { name: 'Who' }).fill('ROSA')
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual([expect.stringContaining('Logged in')])
    await page.getByRole('combobox', { name: 'What' }).selectOptions('Deleted a project')
    await expect.element(page.getByText('Nothing like that was recorded')).toBeVisible()
    await page.getByRole('textbox', { name: 'Who' }).fill('')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('combobox', { name: 'What' }).selectOptions('Everything')
    await page.getByLabelText('Day').fill('2026-11-20')
    await expect.poll(texts).toEqual([expect.stringContaining('Week 48')])
  })

  it('Older and Newer turn the pages', async () => {
    await openAudit(Array.from({ length: 60 }, (_, at) => anAuditEntry({ id: `e${at}`, subject: `Project ${at}` })))
    await expect.poll(texts).toHaveLength(50)
    await page.getByRole('button', { name: 'Older' }).click()
    await expect.poll(texts).toHaveLength(10)
    await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
    await page.getByRole('button', { name: 'Newer' }).click()
    await expect.poll(texts).toHaveLength(50)
  })

  it('Download saves the entries of the filter as lines of JSON', async () => {
    const { files } = await openAudit([anAuditEntry()])
    await page.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => files.savedFiles().map(({ name }) => name)).toEqual(['audit.jsonl'])
  })

  it('a failure shows its reason, and can be tried again', async () => {
    const { server } = await openAudit([anAuditEntry()])
    await expect.poll(texts).toHaveLength(1)
    server.setFailure({ kind: 'refused', code: 'not_allowed', message: 'Only an administrator can do this.' })
    await page.getByRole('combobox', { name: 'What' }).selectOptions('Logged in')
    await expect.element(page.getByText('Only an administrator can do this.')).toBeVisible()
    server.setFailure(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Nothing like that was recorded')).toBeVisible()
  })
})
