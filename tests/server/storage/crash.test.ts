import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { openServerStorage, openStorage, type StorageLocation } from '../../../server/storage'
import { stopList } from '../../../src/domain/stop'
import { aCreationInfo, organisationA, writeOrFail, readPlanOf, findProject } from '../../port-suites/storage-test-kit'
import { aStopCalled } from '../../kit/builders/plan'
import { testPostgres } from '../../kit/postgres'
import { childStarter } from './child-process'
import { temporaryFolder } from './sqlite/temporary-folder'

const start = childStarter('storage-crash')
const postgres = testPostgres()

const ROUNDS = 2
const MINUTES = 60_000

/** A random time during the work. */
const randomMoment = () => setTimeout(10 + Math.random() * 150)

/** Eight clients that add stops as fast as they can, and print each stop that was answered. */
const ADD_STOPS = `
  const { openServerStorage } = storage
  const { location, stop, round } = input
  const opened = await openServerStorage(location)
  await Promise.all(Array.from({ length: 8 }, async (_, client) => {
    for (let index = 0; ; index += 1) {
      const id = [round, client, index].join('-')
      await opened.write('depot-1', async ({ projects, changes }) => {
        const project = await projects.find('p1')
        const before = await projects.readPlan(project)
        const { right: after } = plan.addStop(before, { ...stop, facts: { ...stop.facts, id } })
        const change = history.diffPlans(before, after)
        const { version } = await projects.storeNewVersion(project, change, after)
        await changes.add('p1', { id, version, by: 'm.visser', description: id, at: '', change })
        return { _tag: 'Right', right: version }
      })
      print(id)
    }
  }))`

/** Kills one server after the other; returns how many stops they had confirmed. */
const killRepeatedly = async (location: StorageLocation): Promise<number> => {
  const first = await openStorage(location)
  await writeOrFail(first, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  await first.close()
  const confirmed: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = start(ADD_STOPS, { location, stop: aStopCalled('s0'), round })
    await expect.poll(() => child.output.length, { timeout: MINUTES }).toBeGreaterThan(0)
    await randomMoment()
    await child.kill()
    confirmed.push(...child.output)

    const storage = await openServerStorage(location)
    const project = await storage.read(organisationA, (records) => findProject(records, 'p1'))
    const ids = stopList.values((await readPlanOf(storage, organisationA, 'p1')).stops).map(({ facts: { id } }) => id)
    expect(confirmed.filter((id) => !ids.includes(id))).toEqual([])
    expect([project.stopCount, project.version]).toEqual([ids.length, ids.length + 1])
    const versions = await storage.read(organisationA, ({ changes }) =>
      changes.versionsSince('p1', { since: 0, max: 10_000, withTexts: true }),
    )
    expect(versions.map(({ description }) => description)).toEqual(ids)
    await storage.close()
  }
  return confirmed.length
}

describe('a server killed while it writes', () => {
  it(
    'the data folder has every confirmed write and no partial one',
    async () => {
      expect(await killRepeatedly({ dataDir: await temporaryFolder(), databaseUrl: undefined })).toBeGreaterThan(ROUNDS)
    },
    2 * MINUTES,
  )

  it(
    'PostgreSQL has every confirmed write and no partial one',
    async () => {
      expect(await killRepeatedly({ dataDir: '', databaseUrl: await postgres.newDatabaseUrl() })).toBeGreaterThan(
        ROUNDS,
      )
    },
    2 * MINUTES,
  )

  it('another server can open the data folder', async () => {
    const location = { dataDir: await temporaryFolder(), databaseUrl: undefined }
    const child = start(
      "await storage.openServerStorage(input); print('open'); setInterval(() => undefined, 1000)",
      location,
    )
    await expect.poll(() => child.output, { timeout: MINUTES }).toEqual(['open'])
    await expect(openServerStorage(location)).rejects.toThrow('another server works on the data folder')
    await child.kill()
    await (await openServerStorage(location)).close()
  })
})

const MIGRATE = `
  const manyRows = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000000) select i from n'
  const second = { number: 2, description: 'second', statements: () => [
    'create table half (a text)', 'drop table answers', 'create table whole as ' + manyRows,
  ] }
  const first = { number: 1, description: 'first', statements: () => ['create table answers (a text)'] }
  sqlite.openSqlite(input, { migrations: [first] }).close()
  print('begun')
  sqlite.openSqlite(input, { migrations: [first, second] })
  print('done')`

const BACK_UP = `
  print('begun')
  for (let index = 0; ; index += 1) {
    const { _tag, left } = await storage.backupStorage(input.location, input.file + index)
    print(_tag === 'Right' ? 'backed up' : left)
  }`

describe('a killed command', () => {
  it('a killed migration leaves the tables unchanged', async () => {
    const folder = await temporaryFolder()
    const child = start(MIGRATE, folder)
    await expect.poll(() => child.output, { timeout: MINUTES }).toContain('begun')
    await setTimeout(300)
    await child.kill()
    expect(child.output).toEqual(['begun'])
    const database = new DatabaseSync(join(folder, 'rondrit.db'))
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
    expect(tables.map(({ name }) => name)).toEqual(['answers', 'migrations'])
    expect(database.prepare('select max(number) as newest from migrations').get()).toEqual({ newest: 1 })
    database.close()
  })

  it(
    'a killed backup leaves a complete file or none',
    async () => {
      const location = { dataDir: await temporaryFolder(), databaseUrl: undefined }
      const server = await openServerStorage(location)
      const body = 'x'.repeat(100_000)
      for (let index = 0; index < 200; index += 1)
        await writeOrFail(server, organisationA, ({ answers }) =>
          answers.add(`key ${index}`, { request: '', status: 200, headers: {}, body }, ''),
        )
      for (let round = 0; round < ROUNDS; round += 1) {
        const file = join(location.dataDir, `backup-${round}-`)
        const child = start(BACK_UP, { location, file })
        await expect.poll(() => child.output.length, { timeout: MINUTES }).toBeGreaterThan(0)
        await randomMoment()
        await child.kill()
        const completed = child.output.length - 1
        const copies = Array.from({ length: completed + 1 }, (_, index) => `${file}${index}`).filter((copyPath) =>
          existsSync(copyPath),
        )
        expect(copies.length).toBeGreaterThanOrEqual(completed)
        for (const copyPath of copies) {
          const copy = new DatabaseSync(copyPath)
          expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
          expect(copy.prepare('select count(*) as kept from answers').get()).toEqual({ kept: 200 })
          copy.close()
        }
      }
      await server.close()
    },
    2 * MINUTES,
  )
})
