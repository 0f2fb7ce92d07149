import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { migrateCommand } from '../../../server/commands/storage-commands'
import { openDependencies } from '../../../server'
import { someSettings } from '../test-app'
import { testPostgres } from '../../kit/postgres'
import { noPorts } from './no-ports'

const postgres = testPostgres()

const refuse = (entry: unknown): void => {
  throw entry
}
const log = { error: refuse, warning: refuse, event: refuse }

describe('npm run migrate on PostgreSQL', () => {
  it('the first run creates everything that a server needs, and the second finds it', async () => {
    const databaseUrl = await postgres.newEmptyDatabaseUrl()
    const settings = someSettings({ DATABASE_URL: databaseUrl })
    await expect(openDependencies(settings, log)).rejects.toThrow('npm run migrate')
    const migrate = () => migrateCommand(settings).run([], noPorts)
    expect(await migrate()).toEqual(
      E.right(
        'Made in the tables: first tables, named keys, log-in attempts, roles and folded names, audit trail, address corrections, forgotten corrections.',
      ),
    )
    const server = await openDependencies(settings, log)
    expect(await server.storage.ready()).toBe(true)
    await server.close()
    expect(await migrate()).toEqual(E.right('The tables are as they must be.'))
  })
})
