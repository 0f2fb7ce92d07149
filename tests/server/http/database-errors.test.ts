import { fastify } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { handleErrors, logAnswers, loggerOptions } from '../../../server/http'
import { StorageFull, StorageUnavailable } from '../../../server/storage'

afterEach(() => vi.restoreAllMocks())

/** What a server logs while requests for these paths fail with these errors. */
const logOf = async (errors: Readonly<Record<string, Error>>) => {
  const [lines, databaseErrors]: [string[], unknown[]] = [[], []]
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const app = fastify(loggerOptions('info'))
  logAnswers(app)
  handleErrors(app, (error) => databaseErrors.push(error))
  for (const [path, error] of Object.entries(errors))
    app.get(path, () => {
      throw error
    })
  const statuses: number[] = []
  for (const path of Object.keys(errors)) statuses.push((await app.inject({ url: path })).statusCode)
  await app.close()
  return { lines: lines.map((line): unknown => JSON.parse(line)), databaseErrors, statuses }
}

it('a request that fails for the database is not logged, but told to who watches the database', async () => {
  const [lost, full] = [new StorageUnavailable('away'), new StorageFull('full')]
  const { lines, databaseErrors, statuses } = await logOf({ '/a': lost, '/b': full, '/c': lost })
  expect({ lines, statuses }).toEqual({ lines: [], statuses: [503, 507, 503] })
  expect(databaseErrors).toEqual([lost, full, lost])
})

it('a request that fails for a mistake is logged with its error', async () => {
  const { lines, databaseErrors } = await logOf({ '/a': new Error('torn') })
  expect(databaseErrors).toEqual([])
  expect(lines).toMatchObject([
    { msg: 'failed', err: { message: 'torn' } },
    { msg: 'answered', status: 500 },
  ])
})
