import * as E from 'fp-ts/Either'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepTidy, tidy } from '../../../server/lifecycle'
import { newStopExample } from '../../../contract/stop/stop-examples'
import type { JobRecord, Storage } from '../../../server/storage'
import { aDepot, type Ask, type Depot } from '../test-server'
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
  let depot: Depot
  let ask: Ask
  beforeAll(async () => {
    depot = await aDepot()
    await depot.user('anna', 'Noord')
  })
  // Her key would end during the times that some tests pass.
  beforeEach(async () => {
    ask = await depot.again('anna')
  })
  const later = (hours: number): Promise<void> =>
    tidy({ ...depot.world, now: () => new Date(depot.world.now().getTime() + hours * HOUR) })
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
    const [organisation] = await depot.world.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const at = depot.world.now().toISOString()
    await depot.world.storage.write(id, async ({ jobs }) => {
      await jobs.add({ ...aJob, id: 'over', state: 'done', createdAt: at, finishedAt: at })
      await jobs.add({ ...aJob, id: 'asked', state: 'queued', createdAt: at, finishedAt: undefined })
      return E.right(undefined)
    })
    const left = () =>
      depot.world.storage.read(id, async ({ jobs }) => [(await jobs.find('over'))?.id, (await jobs.find('asked'))?.id])
    await later(29 * 24)
    expect(await left()).toEqual(['over', 'asked'])
    await later(31 * 24)
    expect(await left()).toEqual([undefined, 'asked'])
  })

  it('forgets a change four hundred days after it was made', async () => {
    const [organisation] = await depot.world.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const made = recordIn(recordIn((await make('history')).body)['data'])
    const project = String(made['id'])
    await ask('POST', `/delivery/v2/projects/${project}/stops`, { body: newStopExample })
    const changes = () =>
      depot.world.storage.read(id, async ({ history }) => (await history.page(project, { limit: 9 }))?.changes.length)
    await later(399 * 24)
    expect(await changes()).toBe(1)
    await later(401 * 24)
    expect(await changes()).toBe(0)
  })

  it('forgets keys that have ended', async () => {
    const [organisation] = await depot.world.storage.directory.organisations()
    const id = organisation?.id ?? ''
    await depot.world.storage.write(id, async ({ keys, users }) => {
      const anna = await users.find('anna')
      await keys.add({ hash: 'old', userId: anna?.id ?? '', endsAt: depot.world.now().toISOString() })
      return E.right(undefined)
    })
    await later(1)
    expect(await depot.world.storage.read(id, ({ keys }) => keys.find('old'))).toBeUndefined()
  })
})

describe('housekeeping of more than one organisation', () => {
  /** Two organisations, and how often the ended keys of each were deleted. */
  const opened = async () => {
    const { user, world } = await aDepot()
    const ask = await user('anna', 'Noord')
    await user('bram', 'Zuid')
    const written: string[] = []
    const accidents: unknown[] = []
    const write =
      (torn?: string): Storage['write'] =>
      async (organisation, work) => {
        if (organisation === torn) throw new Error('torn')
        const outcome = await world.storage.write(organisation, work)
        written.push(organisation)
        return outcome
      }
    const { directory } = world.storage
    const houseWith = (torn?: string) => ({
      storage: { directory, write: write(torn) },
      now: world.now,
      onAccident: (error: unknown) => void accidents.push(error),
    })
    const organisations = (await directory.organisations()).map(({ id }) => id)
    return { ask, organisations, houseWith, written, accidents }
  }

  it('goes on with the others where one goes wrong, and tells of it', async () => {
    const { organisations, houseWith, written, accidents } = await opened()
    const [noord, zuid] = organisations
    await tidy(houseWith(noord))
    expect(written).toEqual([zuid])
    expect(accidents).toEqual([new Error('torn')])
  })

  it('begins at once', async () => {
    const { organisations, houseWith, written } = await opened()
    const rest = keepTidy(houseWith())
    await eventually(() => expect(written).toEqual(organisations))
    rest()
  })

  it('ends when it is told to, with whomever it has in hand', async () => {
    const { houseWith, written, accidents } = await opened()
    keepTidy(houseWith())()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written, accidents]).toEqual([[], []])
  })

  it('asks for nothing more once it is told to end', async () => {
    const { ask, houseWith, written, accidents } = await opened()
    await ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' } })
    const house = houseWith()
    const closing: Storage['write'] = async (organisation, work) => {
      const outcome = await house.storage.write(organisation, work)
      rest()
      return outcome
    }
    const rest = keepTidy({ ...house, storage: { ...house.storage, write: closing } })
    await eventually(() => expect(written).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written.length, accidents]).toEqual([1, []])
  })

  it('takes what is closed under it for no accident', async () => {
    const { organisations, houseWith, accidents } = await opened()
    const [noord] = organisations
    let isOver = false
    const house = houseWith(noord)
    const write: Storage['write'] = (organisation, work) => {
      isOver = true
      return house.storage.write(organisation, work)
    }
    await tidy({ ...house, storage: { ...house.storage, write } }, () => isOver)
    expect(accidents).toEqual([])
  })
})
