import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openApp, openDependencies } from '../../../server'
import { migrateQueue } from '../../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage } from '../../../server/storage'
import { startPostgres } from '../../kit/postgres/server'
import { aFolder } from '../folder'
import { someSettings } from '../test-app'
import { noPages } from '../test-server'

const REQUESTS = 20

it('a server logs once that its database is gone, and once that it is back, however many requests it refuses', async () => {
  const folder = await aFolder()
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711)
  const dataFolder = join(folder, 'postgres')
  await mkdir(dataFolder)
  const postgres = await startPostgres({ dataFolder })
  onTestFinished(postgres.stop)
  const databaseUrl = postgres.address('postgres')
  await migrateStorage({ dataDir: '', databaseUrl })
  await migrateQueue(databaseUrl)
  const [errors, warnings]: [unknown[], string[]] = [[], []]
  // The same log says after a while that no worker runs.
  const databaseWarnings = (): ReadonlyArray<string> => warnings.filter((warning) => warning.startsWith('the database'))
  const settings = someSettings({ DATABASE_URL: databaseUrl, DATA_DIR: await aFolder() })
  const dependencies = await openDependencies(settings, {
    error: (error) => errors.push(error),
    warning: (message) => warnings.push(message),
    event: () => undefined,
  })
  const app = await openApp(settings, noPages, dependencies)
  app.addHook('onClose', dependencies.close)
  onTestFinished(() => app.close())
  const logIn = () =>
    app.inject({
      method: 'POST',
      url: '/delivery/v1/users/login',
      payload: { username: 'anna', password: 'a password' },
    })
  expect((await logIn()).statusCode).toBe(401)

  await postgres.restartAfter(async () => {
    const answers = await Promise.all(Array.from({ length: REQUESTS }, logIn))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  })
  await expect.poll(() => databaseWarnings().length).toBe(2)
  expect(databaseWarnings()).toEqual([
    'the database cannot be reached now: what needs it is refused until it is back',
    expect.stringMatching(/^the database can be written to again, after \d+ s$/),
  ])
  expect(errors).toEqual([])
  expect((await logIn()).statusCode).toBe(401)
})
