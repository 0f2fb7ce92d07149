import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { right } from '../../kit/either'
import { commandRunner } from './command-runner'

it('what commands change is in the audit trail, without user and address', async () => {
  const { run } = await commandRunner('correct horse', 'battery staple', 'another password')
  await run('user add anna --organisation Visser')
  await run('user add bas --organisation Visser')
  await run('user role bas administrator')
  await run('user disable anna')
  await run('user password bas')
  await run('user remove anna')
  await run('carriers add Noord --organisation Visser')
  await run('carriers remove 2 --organisation Visser')
  const lines = right(await run('audit-trail --organisation Visser')).split('\n')
  const entries = lines.map((line): unknown => JSON.parse(line))
  const common = { id: expect.any(String), at: '2026-11-21T09:00:00.000Z', count: 1 }
  expect(entries).toHaveLength(8)
  for (const details of [
    { action: 'user_added', subject: 'anna', detail: 'administrator' },
    { action: 'user_added', subject: 'bas', detail: 'dispatcher' },
    { action: 'role_changed', subject: 'bas', subject_id: 'id-3', detail: 'administrator' },
    { action: 'user_disabled', subject: 'anna', subject_id: expect.any(String) },
    { action: 'password_changed', subject: 'bas' },
    { action: 'user_removed', subject: 'anna' },
    { action: 'carrier_added', subject: 'Noord', subject_id: '2' },
    { action: 'carrier_removed', subject: 'Noord', subject_id: '2' },
  ])
    expect(entries).toContainEqual({ ...common, ...details })
})

it.each([
  ['audit-trail', 'Nothing is recorded.'],
  ['audit-trail --organisation Jansen', 'There is no organisation Jansen.'],
  ["audit-trail --organisation ''", '--organisation: Has no text.'],
])('the command "%s" is refused', async (line, message) => {
  const { run } = await commandRunner()
  expect(await run(line)).toEqual(E.left(message))
})
