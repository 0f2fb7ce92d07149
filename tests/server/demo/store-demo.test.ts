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

describe('storeDemo', () => {
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

  const readRecords = <A>(read: (records: Records) => Promise<A>): Promise<A> => storage.read(demo.id, read)

  it('the demo user can log in with the password hash', async () => {
    expect(E.isRight(await storeDemo(storage, demo, hash))).toBe(true)
    expect((await storage.directory.findUser('demo'))?.organisation).toBe(demo.id)
    expect(await readRecords(({ users }) => users.find('demo'))).toMatchObject({ passwordHash: 'hash of demo' })
  })

  it('the headquarters, carriers and drivers are stored', async () => {
    await storeDemo(storage, demo, hash)
    expect(await readRecords(({ organisation }) => organisation.find())).toMatchObject({
      name: 'Rondrit Demo',
      headquarters: demo.headquarters,
    })
    expect(await readRecords(({ carriers }) => carriers.all())).toEqual(demo.carriers)
    const drivers = await readRecords((records) => records.drivers.all())
    expect(drivers.map(({ driver }) => driver)).toEqual(demo.drivers)
  })

  it('the projects are stored newest first with their plans', async () => {
    await storeDemo(storage, demo, hash)
    const projects = await readRecords((records) => records.projects.all())
    expect(projects.map(({ name, version, stopCount, routeCount }) => [name, version, stopCount, routeCount])).toEqual([
      ['Lege week', 1, 0, 0],
      ['Upload 23-11', 2, 92, 0],
      ['Ritten 23-11', 3, 94, 8],
      ['Rond het IJsselmeer', 3, 4, 1],
    ])
    // Opened again, so that the cache is empty.
    await storage.close()
    storage = openSqlite(folder)
    for (const { id, steps } of demo.projects)
      for (const plan of steps.slice(-1).map((step) => step.plan)) {
        const storedPlan = await readRecords(async (records) => {
          const project = await records.projects.find(id)
          return project && records.projects.readPlan(project)
        })
        expect([...(storedPlan?.stops ?? [])]).toEqual([...plan.stops])
        expect(storedPlan?.routes).toEqual(plan.routes)
      }
  })

  it('the history is stored', async () => {
    await storeDemo(storage, demo, hash)
    const [, optimised] = demo.projects
    const page = await readRecords(({ changes }) => changes.page(optimised?.id ?? '', { limit: 10 }))
    expect(page?.changes.map(({ description, by, version }) => [description, by, version])).toEqual([
      ['Optimisation accepted: 8 routes, 91 stops planned, 3 unplanned', 'demo', 3],
      ['94 stops uploaded', 'demo', 2],
    ])
  })

  it('each stored change holds only what an undo needs', async () => {
    await storeDemo(storage, demo, hash)
    const [, optimised] = demo.projects
    const storedChanges = await readRecords(async ({ changes }) =>
      Promise.all((optimised?.steps ?? []).map(({ id }) => changes.find(optimised?.id ?? '', id))),
    )
    expect(
      storedChanges.map((change) => [
        change?.change.stops.length,
        change?.change.routes.length,
        change?.change.moved.length,
      ]),
    ).toEqual([
      [94, 0, 0],
      [94, 8, 91],
    ])
  })

  it.each([
    ['its user', { name: 'Another' }],
    ['its name', { user: { ...demo.user, username: 'another' } }],
  ])('nothing is stored if %s exists already', async (_, change) => {
    await storeDemo(storage, demo, hash)
    const otherDemo = { ...demoOrganisation(2, { year: 2026, month: 11, day: 20 }), ...change }
    expect(await storeDemo(storage, otherDemo, hash)).toEqual(E.left('name taken'))
    expect(await storage.directory.organisations()).toEqual([{ id: demo.id, name: 'Rondrit Demo' }])
    expect(await storage.read(otherDemo.id, ({ drivers }) => drivers.all())).toEqual([])
  })
})
