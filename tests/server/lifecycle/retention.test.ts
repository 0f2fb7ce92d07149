import * as E from 'fp-ts/Either'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDeletingExpired, deleteExpired } from '../../../server/lifecycle'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { NO_ORGANISATION, type JobRecord, type Storage } from '../../../server/storage'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { recordIn } from '../endpoints/request-kit'
import { aKey } from '../../kit/builders/key'
import { eventually } from '../../kit/eventually'

const HOUR = 3_600_000
const limits = { sessionDays: 30, sessionIdleHours: 24, auditDays: 400, historyDays: 400 }

const aJob: Omit<JobRecord, 'id' | 'state' | 'createdAt' | 'finishedAt'> = {
  project: undefined,
  kind: 'optimise',
  revision: 1,
  progress: 0,
  best: undefined,
  message: undefined,
  result: undefined,
  startedAt: undefined,
  attempts: 1,
}

describe('deleteExpired', () => {
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
  const deleteExpiredAfter = (hours: number): Promise<void> =>
    deleteExpired({
      ...testServer.dependencies,
      ...limits,
      now: () => new Date(testServer.dependencies.now().getTime() + hours * HOUR),
    })
  const createProject = (key: string) =>
    ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' }, headers: { 'idempotency-key': key } })

  it('an answer is stored for a day', async () => {
    const first = await createProject('one')
    await deleteExpiredAfter(23)
    expect((await createProject('one')).body).toEqual(first.body)
    await deleteExpiredAfter(25)
    expect((await createProject('one')).body).not.toEqual(first.body)
  })

  it('a deleted driver is purged after a day, and other drivers stay', async () => {
    const [deleted, other] = [
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id']),
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id']),
    ]
    await ask('DELETE', `/delivery/v2/drivers/${deleted}`)
    await deleteExpiredAfter(25)
    expect((await ask('POST', `/delivery/v2/drivers/${deleted}/restore`)).status).toBe(404)
    expect((await ask('GET', `/delivery/v2/drivers/${other}`)).status).toBe(200)
  })

  it('a job is deleted thirty days after its end, and unfinished jobs stay', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const timestamp = testServer.dependencies.now().toISOString()
    await testServer.dependencies.storage.write(id, async ({ jobs }) => {
      await jobs.add({ ...aJob, id: 'over', state: 'done', createdAt: timestamp, finishedAt: timestamp }, {})
      await jobs.add({ ...aJob, id: 'asked', state: 'queued', createdAt: timestamp, finishedAt: undefined }, {})
      return E.right(undefined)
    })
    const remainingJobs = () =>
      testServer.dependencies.storage.read(id, async ({ jobs }) => [
        (await jobs.find('over'))?.id,
        (await jobs.find('asked'))?.id,
      ])
    await deleteExpiredAfter(29 * 24)
    expect(await remainingJobs()).toEqual(['over', 'asked'])
    await deleteExpiredAfter(31 * 24)
    expect(await remainingJobs()).toEqual([undefined, 'asked'])
  })

  it('a change is deleted after four hundred days', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    const created = recordIn(recordIn((await createProject('history')).body)['data'])
    const project = String(created['id'])
    await ask('POST', `/delivery/v2/projects/${project}/stops`, { body: newStopExample })
    const countChanges = () =>
      testServer.dependencies.storage.read(
        id,
        async ({ changes }) => (await changes.page(project, { limit: 9 }))?.changes.length,
      )
    await deleteExpiredAfter(399 * 24)
    expect(await countChanges()).toBe(1)
    await deleteExpiredAfter(401 * 24)
    expect(await countChanges()).toBe(0)
  })

  it('ended keys are deleted', async () => {
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    const id = organisation?.id ?? ''
    await testServer.dependencies.storage.write(id, async ({ keys, users }) => {
      const anna = await users.find('anna')
      const endsAt = testServer.dependencies.now().toISOString()
      await keys.add(aKey({ hash: 'old', userId: anna?.id ?? '', endsAt }))
      return E.right(undefined)
    })
    await deleteExpiredAfter(1)
    expect(await testServer.dependencies.storage.read(id, ({ keys }) => keys.find('old'))).toBeUndefined()
  })
})

describe('the retention of the audit trail', () => {
  it('entries are kept for the days of the setting, and longer than their project', async () => {
    const { dependencies, user } = await aTestServer()
    const anna = await user('anna', 'Noord')
    const made = await anna('POST', '/delivery/v2/projects', { body: { projectName: 'Week 48' } })
    await anna('DELETE', `/delivery/v2/projects/${String(recordIn(recordIn(made.body)['data'])['id'])}`)
    const id = (await dependencies.storage.directory.findUser('anna'))?.organisation ?? ''
    const actionsAfter = async (days: number) => {
      const now = () => new Date(Date.now() + days * 24 * HOUR)
      await deleteExpired({ ...dependencies, ...limits, now })
      return dependencies.storage.read(id, async ({ audit }) =>
        (await audit.find({ limit: 9 })).map(({ action }) => action),
      )
    }
    expect(await actionsAfter(399)).toEqual(['project_deleted', 'project_made', 'log_in', 'user_added'])
    expect(await actionsAfter(401)).toEqual([])
  })
})

describe('the retention of log-in attempts', () => {
  it('a log-in attempt that has expired is deleted', async () => {
    const { dependencies } = await aTestServer()
    const put = (sender: string, expiresAt: string) =>
      dependencies.storage.write(NO_ORGANISATION, async ({ logInAttempts }) =>
        E.right(await logInAttempts.put([{ sender, failures: 1, lastAt: '2026-01-01', expiresAt }])),
      )
    await put('user anna', '2026-01-02')
    await put('user bram', '9999')
    await deleteExpired({ ...dependencies, ...limits })
    const found = await dependencies.storage.read(NO_ORGANISATION, ({ logInAttempts }) =>
      logInAttempts.find(['user anna', 'user bram']),
    )
    expect(found.map(({ sender }) => sender)).toEqual(['user bram'])
  })
})

describe('the retention of records in several organisations', () => {
  /** Two organisations, and how often the ended keys of each were deleted. */
  const openTwoOrganisations = async () => {
    const { user, dependencies } = await aTestServer()
    const ask = await user('anna', 'Noord')
    await user('bram', 'Zuid')
    const written: string[] = []
    const errors: unknown[] = []
    const write =
      (failing?: string): Storage['write'] =>
      async (organisation, work) => {
        if (organisation === failing) throw new Error('the write failed')
        const outcome = await dependencies.storage.write(organisation, work)
        written.push(organisation)
        return outcome
      }
    const { directory } = dependencies.storage
    const retentionPorts = (failing?: string) => ({
      ...limits,
      storage: { directory, write: write(failing) },
      now: dependencies.now,
      onError: (error: unknown) => void errors.push(error),
    })
    const organisations = (await directory.organisations()).map(({ id }) => id)
    return { ask, organisations, retentionPorts, written, errors }
  }

  it('a failure in one organisation is reported, and the others are processed', async () => {
    const { organisations, retentionPorts, written, errors } = await openTwoOrganisations()
    const [noord, zuid] = organisations
    await deleteExpired(retentionPorts(noord))
    expect(written).toEqual([NO_ORGANISATION, zuid])
    expect(errors).toEqual([new Error('the write failed')])
  })

  it('the first run starts at once', async () => {
    const { organisations, retentionPorts, written } = await openTwoOrganisations()
    const stopDeletingExpired = startDeletingExpired(retentionPorts())
    await eventually(() => expect(written).toEqual([NO_ORGANISATION, ...organisations]))
    stopDeletingExpired()
  })

  it('a deletion that is stopped at once writes nothing', async () => {
    const { retentionPorts, written, errors } = await openTwoOrganisations()
    startDeletingExpired(retentionPorts())()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written, errors]).toEqual([[], []])
  })

  it('stopping during a run ends it after the current organisation', async () => {
    const { ask, retentionPorts, written, errors } = await openTwoOrganisations()
    await ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' } })
    const ports = retentionPorts()
    const closing: Storage['write'] = async (organisation, work) => {
      const outcome = await ports.storage.write(organisation, work)
      stopDeletingExpired()
      return outcome
    }
    const stopDeletingExpired = startDeletingExpired({ ...ports, storage: { ...ports.storage, write: closing } })
    await eventually(() => expect(written).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([written.length, errors]).toEqual([1, []])
  })

  it('an error after closing is not reported', async () => {
    const { organisations, retentionPorts, errors } = await openTwoOrganisations()
    const [noord] = organisations
    let isStopped = false
    const ports = retentionPorts(noord)
    const write: Storage['write'] = (organisation, work) => {
      isStopped = true
      return ports.storage.write(organisation, work)
    }
    await deleteExpired({ ...ports, storage: { ...ports.storage, write } }, () => isStopped)
    expect(errors).toEqual([])
  })
})
