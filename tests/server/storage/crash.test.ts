import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { openServerStorage, openStorage, type StoragePlace } from '../../../server/storage'
import { stopArrayOf } from '../../../src/domain/stop'
import { aCreationInfo, organisationA, writeOrFail, readPlanOf, findProject } from '../../port-suites/storage-test-kit'
import { plainFacts } from '../../kit/arbitraries/stop'
import { testPostgres } from '../../kit/postgres'
import { childrenOf } from './child-process'
import { aFolder } from './sqlite/temporary-folder'

const start = childrenOf('storage-crash')
const postgres = testPostgres()

const ROUNDS = 5
const MINUTES = 60_000

/** A random moment during the work. */
const aMoment = () => setTimeout(10 + Math.random() * 150)

/** Eight clients that add stops as fast as they can, and print each stop that was answered. */
const ADD_STOPS = `
  const { openServerStorage } = storage
  const { place, facts, round } = given
  const kept = await openServerStorage(place)
  await Promise.all(Array.from({ length: 8 }, async (_, client) => {
    for (let at = 0; ; at += 1) {
      const id = [round, client, at].join('-')
      await kept.write('depot-1', async ({ projects, history: changes }) => {
        const project = await projects.find('p1')
        const before = await projects.plan(project)
        const { right: after } = plan.addStop(before, { ...facts, id })
        const change = history.changeBetween(before, after)
        const { version } = await projects.change(project, change, after)
        await changes.add('p1', { id, version, by: 'm.visser', words: id, at: '', change })
        return { _tag: 'Right', right: version }
      })
      say(id)
    }
  }))`

/** Kills one server after the other; answers how many stops they had confirmed. */
const killed = async (place: StoragePlace): Promise<number> => {
  const first = await openStorage(place)
  await writeOrFail(first, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  await first.close()
  const answered: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = start(ADD_STOPS, { place, facts: plainFacts, round })
    await expect.poll(() => child.said.length, { timeout: MINUTES }).toBeGreaterThan(0)
    await aMoment()
    await child.kill()
    answered.push(...child.said)

    const storage = await openServerStorage(place)
    const project = await storage.read(organisationA, (records) => findProject(records, 'p1'))
    const ids = stopArrayOf((await readPlanOf(storage, organisationA, 'p1')).stops).map(({ id }) => id)
    expect(answered.filter((id) => !ids.includes(id))).toEqual([])
    expect([project.stops, project.version]).toEqual([ids.length, ids.length + 1])
    const versions = await storage.read(organisationA, ({ history }) => history.since('p1', 0, 10_000))
    expect(versions.map(({ words }) => words)).toEqual(ids)
    await storage.close()
  }
  return answered.length
}

describe('a server that is killed while it writes', () => {
  it(
    'has stored all that it confirmed, and nothing in part, in its folder',
    async () => {
      expect(await killed({ dataDir: await aFolder(), databaseUrl: undefined })).toBeGreaterThan(ROUNDS)
    },
    2 * MINUTES,
  )

  it(
    'has stored all that it confirmed, and nothing in part, in PostgreSQL',
    async () => {
      expect(await killed({ dataDir: '', databaseUrl: await postgres.aDatabase() })).toBeGreaterThan(ROUNDS)
    },
    2 * MINUTES,
  )

  it('leaves its folder to the next', async () => {
    const place = { dataDir: await aFolder(), databaseUrl: undefined }
    const child = start(
      "await storage.openServerStorage(given); say('open'); setInterval(() => undefined, 1000)",
      place,
    )
    await expect.poll(() => child.said, { timeout: MINUTES }).toEqual(['open'])
    await expect(openServerStorage(place)).rejects.toThrow('another server works on the data folder')
    await child.kill()
    await (await openServerStorage(place)).close()
  })
})

const MIGRATE = `
  const counted = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000000) select i from n'
  const later = { number: 2, words: 'later', statements: () => [
    'create table half (a text)', 'drop table answers', 'create table whole as ' + counted,
  ] }
  const first = { number: 1, words: 'first', statements: () => ['create table answers (a text)'] }
  sqlite.openSqlite(given, { migrations: [first] }).close()
  say('begun')
  sqlite.openSqlite(given, { migrations: [first, later] })
  say('done')`

const BACK_UP = `
  say('begun')
  for (let at = 0; ; at += 1) {
    const { _tag, left } = await storage.backupStorage(given.place, given.file + at)
    say(_tag === 'Right' ? 'backed up' : left)
  }`

describe('a program that is killed', () => {
  it('while it makes a migration leaves the tables as they were', async () => {
    const folder = await aFolder()
    const child = start(MIGRATE, folder)
    await expect.poll(() => child.said, { timeout: MINUTES }).toContain('begun')
    await setTimeout(300)
    await child.kill()
    expect(child.said).toEqual(['begun'])
    const database = new DatabaseSync(join(folder, 'rondrit.db'))
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
    expect(tables.map(({ name }) => name)).toEqual(['answers', 'migrations'])
    expect(database.prepare('select max(number) as newest from migrations').get()).toEqual({ newest: 1 })
    database.close()
  })

  it(
    'while it makes a backup leaves a whole one, or none',
    async () => {
      const place = { dataDir: await aFolder(), databaseUrl: undefined }
      const server = await openServerStorage(place)
      const body = 'x'.repeat(100_000)
      for (let at = 0; at < 200; at += 1)
        await writeOrFail(server, organisationA, ({ answers }) =>
          answers.keep(`key ${at}`, { request: '', status: 200, headers: {}, body }, ''),
        )
      for (let round = 0; round < ROUNDS; round += 1) {
        const file = join(place.dataDir, `backup-${round}-`)
        const child = start(BACK_UP, { place, file })
        await expect.poll(() => child.said.length, { timeout: MINUTES }).toBeGreaterThan(0)
        await aMoment()
        await child.kill()
        const made = child.said.length - 1
        const copies = Array.from({ length: made + 1 }, (_, at) => `${file}${at}`).filter((one) => existsSync(one))
        expect(copies.length).toBeGreaterThanOrEqual(made)
        for (const one of copies) {
          const copy = new DatabaseSync(one)
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
