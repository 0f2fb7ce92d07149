import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { editSteps } from './edit-steps'
import { openUsers, type Users } from './open-users'
import { replaySteps } from './replay-steps'

/** `npm run two-users` sets more. */
const RUNS = Number(process.env['TWO_USER_RUNS'] ?? 20)

describe('two users who edit one project at the same time', () => {
  let users: Users
  beforeAll(async () => {
    users = await openUsers()
  })
  afterAll(() => users.close())

  it(
    'no acknowledged edit is lost, or replaces what its user never saw',
    async () => {
      await fc.assert(
        fc.asyncProperty(editSteps(), (steps) => replaySteps(users, steps)),
        { numRuns: RUNS, endOnFailure: true },
      )
    },
    30_000 + RUNS * 5_000,
  )
})
