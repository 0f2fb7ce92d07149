import * as E from 'fp-ts/Either'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startHousekeeping, deleteExpired } from '../../../server/lifecycle'
import { newStopExample } from '../../../contract/stop/stop-examples'
import type { JobRecord, Storage } from '../../../server/storage'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { aDriver } from '../endpoints/a-driver'
import { recordIn } from '../endpoints/request-kit'
import { eventually } from '../../kit/eventually'

const HOUR = 3_600_000

const aJob: Omit<JobRecord, 'id' | 'state' | 'createdAt' | 'finishedAt'> = {
  project: undefined,
  kind: 'optimise',
  revision: 1,
  ask: {},
  progress: 0,
  best: undefined,
  message: undefined,
  result: undefined,
  startedAt: undefined,
  attempts: 1,
}

describe('housekeeping', () => {
  let testServer: TestServer
  let ask: SendRequest
  beforeAll(async () => {
    testServer = await aTestServer()
    await testServer.user('anna', 'Noord')
  })
  // Her key would end during the times that some tests pass.
  beforeEach(async () => {
    ask = await testServer.logInAgain('anna')
  })
  const later = (hours: number): Promise<void> =>
    deleteExpired({
      ...testServer.dependencies,
      now: () => new Date(testServer.dependencies.now().getTime() + hours * HOUR),
    })
  const make = (key: string) =>
    ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' }, headers: { 'idempotency-key': key } })

  it('keeps an answer for a day, and forgets it then', async () => {
    const first = await make('one')
    await later(23)
    expect((await make('one')).body).toEqual(first.body)
    await later(25)
    expect((await make('one')).body).not.toEqual(first.body)
  })

  it('forgets a deleted driver after a day, and keeps the others', async () => {
    const [gone, stays] = [
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: aDriver })).body)['id']),
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: aDriver })).body)['id']),
    ]
    await ask('DELETE', `/delivery/v2/drivers/${gone}`)
    await later(25)
    expect((await ask('POST', `/delivery/v2/drivers/${gone}/restore`)).status).toBe(404)
    expect((await ask('GET', `/delivery/v2/drivers/${stays}`)).status).toBe(200)
  })

  it('forgets a job thirty days after it was over, and none that is not', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const at = testServer.dependencies.now().toISOString()
    await testServer.dependencies.storage.write(id, async ({ jobs }) => {
      await jobs.add({ ...aJob, id: 'over', state: 'done', createdAt: at, finishedAt: at })
      await jobs.add({ ...aJob, id: 'asked', state: 'queued', createdAt: at, finishedAt: undefined })
      return E.right(undefined)
    })
    const left = () =>
      testServer.dependencies.storage.read(id, async ({ jobs }) => [
        (await jobs.find('over'))?.id,
        (await jobs.find('asked'))?.id,
      ])
    await later(29 * 24)
    expect(await left()).toEqual(['over', 'asked'])
    await later(31 * 24)
    expect(await left()).toEqual([undefined, 'asked'])
  })

  it('forgets a change four hundred days after it was made', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const made = recordIn(recordIn((await make('history')).body)['data'])
    const project = String(made['id'])
    await ask('POST', `/delivery/v2/projects/${project}/stops`, { body: newStopExample })
    const changes = () =>
      testServer.dependencies.storage.read(
        id,
        async ({ history }) => (await history.page(project, { limit: 9 }))?.changes.length,
      )
    await later(399 * 24)
    expect(await changes()).toBe(1)
    await later(401 * 24)
    expect(await changes()).toBe(0)
  })

  it('forgets keys that have ended', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    await testServer.dependencies.storage.write(id, async ({ keys, users }) => {
      const anna = await users.find('anna')
      await keys.add({ hash: 'old', userId: anna?.id ?? '', endsAt: testServer.dependencies.now().toISOString() })
      return E.right(undefined)
    })
    await later(1)
    expect(await testServer.dependencies.storage.read(id, ({ keys }) => keys.find('old'))).toBeUndefined()
  })
})

describe('housekeeping of more than one organisation', () => {
  /** Two organisations, and how often the ended keys of each were deleted. */
  const opened = async () => {
    const { user, dependencies } = await aTestServer()
    const ask = await user('anna', 'Noord')
    await user('bram', 'Zuid')
    const written: string[] = []
    const errors: unknown[] = []
    const write =
      (torn?: string): Storage['write'] =>
      async (organisation, work) => {
        if (organisation === torn) throw new Error('torn')
        const outcome = await dependencies.storage.write(organisation, work)
        written.push(organisation)
        return outcome
      }
    const { directory } = dependencies.storage
    const houseWith = (torn?: string) => ({
      storage: { directory, write: write(torn) },
      now: dependencies.now,
      onAccident: (error: unknown) => void errors.push(error),
    })
    const organisations = (await directory.organisations()).map(({ id }) => id)
    return { ask, organisations, houseWith, written, accidents: errors }
  }

  it('goes on with the others where one goes wrong, and tells of it', async () => {
    const { organisations, houseWith, written, accidents: errors } = await opened()
    const [noord, zuid] = organisations
    await deleteExpired(houseWith(noord))
    expect(written).toEqual([zuid])
    expect(errors).toEqual([new Error('torn')])
  })

  it('begins at once', async () => {
    const { organisations, houseWith, written } = await opened()
    const rest = startHousekeeping(houseWith())
    await eventually(() => expect(written).toEqual(organisations))
    rest()
  })

  it('ends when it is told to, with whomever it has in hand', async () => {
    const { houseWith, written, accidents: errors } = await opened()
    startHousekeeping(houseWith())()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written, errors]).toEqual([[], []])
  })

  it('asks for nothing more once it is told to end', async () => {
    const { ask, houseWith, written, accidents: errors } = await opened()
    await ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' } })
    const house = houseWith()
    const closing: Storage['write'] = async (organisation, work) => {
      const outcome = await house.storage.write(organisation, work)
      rest()
      return outcome
    }
    const rest = startHousekeeping({ ...house, storage: { ...house.storage, write: closing } })
    await eventually(() => expect(written).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written.length, errors]).toEqual([1, []])
  })

  it('takes what is closed under it for no accident', async () => {
    const { organisations, houseWith, accidents: errors } = await opened()
    const [noord] = organisations
    let isOver = false
    const house = houseWith(noord)
    const write: Storage['write'] = (organisation, work) => {
      isOver = true
      return house.storage.write(organisation, work)
    }
    await deleteExpired({ ...house, storage: { ...house.storage, write } }, () => isOver)
    expect(errors).toEqual([])
  })
})
