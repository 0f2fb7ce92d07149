import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { migrateCommand, moveCommand } from '../../../server/commands/storage-commands'
import { NO_ORGANISATION, openStorage, type StorageLocation } from '../../../server/storage'
import { testPostgres } from '../../kit/postgres'
import { aProject, uploadOf, listIn, recordIn } from '../endpoints/request-kit'
import { aTestServer, type SendRequest } from '../test-server'
import { aFolder } from '../folder'
import { someSettings } from '../test-app'
import { noPorts } from './no-ports'

const postgres = testPostgres()

/** A data folder with a planned project, and what its users see of it. */
const aUsedFolder = async () => {
  const DATA_DIR = await aFolder()
  const testServer = await aTestServer({ DATA_DIR })
  const ask = await testServer.user('anna', 'Noord')
  const id = await aProject(ask)
  await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{ dock: 7 }, {}, {}]))
  const [stop] = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
  const stopId = String(stop?.['id'])
  await ask('PATCH', `/delivery/v2/projects/${id}/stops/${stopId}/updateInExternalSystem`, {
    body: { id: stopId, new_carrier_id: 1 },
  })
  return { DATA_DIR, testServer, id, before: await readAsUser(ask, id) }
}

const readAsUser = async (ask: SendRequest, id: string) => [
  (await ask('GET', '/delivery/v2/projects/summary')).body,
  (await ask('GET', `/delivery/v2/projects/${id}`)).body,
  (await ask('GET', `/delivery/v2/projects/${id}/stops`)).body,
  recordIn((await ask('GET', `/delivery/v2/projects/${id}/changes`)).body)['changes'],
]

/** The same one wherever it is added, as when the first log-in was tried before the move. */
const addFailedLogIn = async (location: StorageLocation): Promise<void> => {
  const storage = await openStorage(location)
  const attempt = { sender: 'user x', failures: 1, lastAt: '2026-11-27T08:00:00.000Z', expiresAt: '2999-01-01' }
  await storage.write<never, void>(NO_ORGANISATION, async ({ logInAttempts }) =>
    E.right(await logInAttempts.put([attempt])),
  )
  await storage.close()
}

describe('npm run move', () => {
  it('all data is moved to PostgreSQL, and users see the same', async () => {
    const { DATA_DIR, testServer, id, before } = await aUsedFolder()
    await testServer.app.close()
    const databaseUrl = await postgres.newEmptyDatabaseUrl()
    await migrateCommand(someSettings({ DATABASE_URL: databaseUrl })).run([], noPorts)
    await addFailedLogIn({ dataDir: DATA_DIR, databaseUrl: undefined })
    await addFailedLogIn({ dataDir: '', databaseUrl })
    const result = await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)
    expect(result).toEqual(E.right(expect.stringMatching(/^All of .* is there now: \d+ rows\.$/)))
    const movedServer = await aTestServer({ DATABASE_URL: databaseUrl })
    const ask = await movedServer.logInAgain('anna')
    expect(await readAsUser(ask, id)).toEqual(before)
    const changes = listIn((await readAsUser(ask, id))[3])
    const undone = await ask('POST', `/delivery/v2/projects/${id}/changes/${String(changes[0]?.['id'])}/undo`)
    expect(undone.status).toBe(200)
  })

  it('a database with data and a folder in use are refused', async () => {
    const { DATA_DIR, testServer } = await aUsedFolder()
    const databaseUrl = await postgres.newDatabaseUrl()
    await expect(moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)).rejects.toThrow('another server works on')
    await testServer.app.close()
    expect(E.isRight(await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts))).toBe(true)
    expect(await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)).toEqual(
      E.left('There are organisations in that database already: move into an empty one.'),
    )
    const storage = await openStorage({ dataDir: DATA_DIR, databaseUrl: undefined })
    expect(await storage.directory.hasUsers()).toBe(true)
    await storage.close()
  })

  it.each([
    [[], 'postgres://x', /FOLDER/],
    [['/nowhere/at/all'], 'postgres://x', /^There is no database in \/nowhere\/at\/all\.$/],
    [['./data'], undefined, /DATABASE_URL/],
  ])('the arguments %j are refused', async (args, databaseUrl, message) => {
    expect(await moveCommand({ databaseUrl }).run(args, noPorts)).toEqual(E.left(expect.stringMatching(message)))
  })
})
