import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { migrateCommand } from '../../../server/commands/migrate'
import { moveCommand } from '../../../server/commands/move'
import { openStorage } from '../../../server/storage'
import { testPostgres } from '../../kit/postgres'
import { aProject, fileOf, listIn, recordIn } from '../endpoints/request-kit'
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
  await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{ dock: 7 }, {}, {}]))
  const [stop] = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
  const stopId = String(stop?.['id'])
  await ask('PATCH', `/delivery/v2/projects/${id}/stops/${stopId}/updateInExternalSystem`, {
    body: { id: stopId, new_carrier_id: 1 },
  })
  return { DATA_DIR, depot: testServer, id, before: await seen(ask, id) }
}

const seen = async (ask: SendRequest, id: string) => [
  (await ask('GET', '/delivery/v2/projects/summary')).body,
  (await ask('GET', `/delivery/v2/projects/${id}`)).body,
  (await ask('GET', `/delivery/v2/projects/${id}/stops`)).body,
  recordIn((await ask('GET', `/delivery/v2/projects/${id}/changes`)).body)['changes'],
]

describe('npm run move', () => {
  it('brings everything to PostgreSQL, and people find it as it was', async () => {
    const { DATA_DIR, depot: testServer, id, before } = await aUsedFolder()
    await testServer.app.close()
    const databaseUrl = await postgres.anEmptyDatabase()
    await migrateCommand(someSettings({ DATABASE_URL: databaseUrl })).run([], noPorts)
    const said = await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)
    expect(said).toEqual(E.right(expect.stringMatching(/^All of .* is there now: \d+ rows\.$/)))
    const there = await aTestServer({ DATABASE_URL: databaseUrl })
    const ask = await there.logInAgain('anna')
    expect(await seen(ask, id)).toEqual(before)
    const changes = listIn((await seen(ask, id))[3])
    const undone = await ask('POST', `/delivery/v2/projects/${id}/changes/${String(changes[0]?.['id'])}/undo`)
    expect(undone.status).toBe(200)
  })

  it('moves nothing into a database that is in use, or out of a folder that is', async () => {
    const { DATA_DIR, depot: testServer } = await aUsedFolder()
    const databaseUrl = await postgres.aDatabase()
    await expect(moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)).rejects.toThrow('another server works on')
    await testServer.app.close()
    expect(E.isRight(await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts))).toBe(true)
    expect(await moveCommand({ databaseUrl }).run([DATA_DIR], noPorts)).toEqual(
      E.left('There are organisations in that database already: move into an empty one.'),
    )
    const kept = await openStorage({ dataDir: DATA_DIR, databaseUrl: undefined })
    expect(await kept.directory.hasUsers()).toBe(true)
    await kept.close()
  })

  it.each([
    [[], 'postgres://x', /FOLDER/],
    [['/nowhere/at/all'], 'postgres://x', /^There is no database in \/nowhere\/at\/all\.$/],
    [['./data'], undefined, /DATABASE_URL/],
  ])('refuses %j', async (args, databaseUrl, words) => {
    expect(await moveCommand({ databaseUrl }).run(args, noPorts)).toEqual(E.left(expect.stringMatching(words)))
  })
})
