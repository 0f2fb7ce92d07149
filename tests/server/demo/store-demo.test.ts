import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoOrganisation, storeDemo } from '../../../server/demo'
import type { Records, Storage } from '../../../server/storage'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'

const demo = demoOrganisation(1, { year: 2026, month: 11, day: 20 })
const hash = async (password: string): Promise<string> => `hash of ${password}`

describe('a demo organisation that is written down', () => {
  let folder: string
  let storage: Storage
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rondrit-demo-'))
    storage = openSqlite(folder)
  })
  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const look = <A>(at: (records: Records) => Promise<A>): Promise<A> => storage.read(demo.id, at)

  it('lets its user in, by a hash of the password', async () => {
    expect(E.isRight(await storeDemo(storage, demo, hash))).toBe(true)
    expect(await storage.directory.organisationOf('demo')).toBe(demo.id)
    expect(await look(({ users }) => users.find('demo'))).toMatchObject({ passwordHash: 'hash of demo' })
  })

  it('has its headquarters, carriers and drivers', async () => {
    await storeDemo(storage, demo, hash)
    expect(await look(({ organisation }) => organisation.find())).toMatchObject({ name: 'Rondrit Demo', at: demo.at })
    expect(await look(({ carriers }) => carriers.all())).toEqual(demo.carriers)
    const drivers = await look((records) => records.drivers.all())
    expect(drivers.map(({ driver }) => driver)).toEqual(demo.drivers)
  })

  it('has its projects, the newest first, with the plans they were made with', async () => {
    await storeDemo(storage, demo, hash)
    const projects = await look((records) => records.projects.all())
    expect(projects.map(({ name, version, stops, routes }) => [name, version, stops, routes])).toEqual([
      ['Lege week', 1, 0, 0],
      ['Upload 23-11', 2, 92, 0],
      ['Ritten 23-11', 3, 94, 8],
    ])
    // Opened again, so that nothing is answered from memory.
    await storage.close()
    storage = openSqlite(folder)
    for (const { id, steps } of demo.projects)
      for (const plan of steps.slice(-1).map((step) => step.plan)) {
        const kept = await look(async (records) => {
          const project = await records.projects.find(id)
          return project && records.projects.plan(project)
        })
        expect([...(kept?.stops ?? [])]).toEqual([...plan.stops])
        expect(kept?.routes).toEqual(plan.routes)
      }
  })

  it('has a history', async () => {
    await storeDemo(storage, demo, hash)
    const [optimised] = demo.projects
    const page = await look(({ history }) => history.page(optimised?.id ?? '', { limit: 10 }))
    expect(page?.changes.map(({ words, by, version }) => [words, by, version])).toEqual([
      ['Optimisation accepted: 8 routes, 91 stops planned, 3 unplanned', 'demo', 3],
      ['94 stops uploaded', 'demo', 2],
    ])
  })

  it('keeps of each change what undoing it needs, and no more', async () => {
    await storeDemo(storage, demo, hash)
    const [optimised] = demo.projects
    const kept = await look(async ({ history }) =>
      Promise.all((optimised?.steps ?? []).map(({ id }) => history.find(optimised?.id ?? '', id))),
    )
    expect(kept.map((one) => [one?.change.stops.length, one?.change.routes.length, one?.change.moved.length])).toEqual([
      [94, 0, 0],
      [94, 8, 91],
    ])
  })

  it.each([
    ['its user', { name: 'Another' }],
    ['its name', { user: { ...demo.user, username: 'another' } }],
  ])('is written once: where %s is there already, nothing is', async (_, change) => {
    await storeDemo(storage, demo, hash)
    const other = { ...demoOrganisation(2, { year: 2026, month: 11, day: 20 }), ...change }
    expect(await storeDemo(storage, other, hash)).toEqual(E.left('name taken'))
    expect(await storage.directory.organisations()).toEqual([{ id: demo.id, name: 'Rondrit Demo' }])
    expect(await storage.read(other.id, ({ drivers }) => drivers.all())).toEqual([])
  })
})
