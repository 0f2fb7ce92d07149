import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventStream, inProcessBus, projectEvents } from '../../../server/events'
import { openStorage, type Storage } from '../../../server/storage'
import { assemblePlan } from '../../../src/domain/plan'
import { unplannedPlacementOf } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aCreationInfo, changePlanOf, addOrganisation, writeOrFail } from '../../port-suites/storage-test-kit'
import { eventually } from '../../kit/eventually'
import { stopFrom } from '../../kit/builders/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { encodeStop } from '../../../contract/stop'

describe('projectEvents', () => {
  let folder: string
  let storage: Storage
  let organisation: string
  const bus = inProcessBus()
  const closing = new AbortController()

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondrit-events-'))
    storage = await openStorage({ dataDir: folder, databaseUrl: undefined })
    organisation = (await addOrganisation(storage, 'depot')).id
    await writeOrFail(storage, organisation, ({ projects }) => projects.add(aCreationInfo('p')))
  })
  afterEach(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })

  /** Does what a use case does: a change, a line in the history, and a message after the commit. */
  const change = (description: string) =>
    writeOrFail(storage, organisation, async (records) => {
      const { project, planChange } = await changePlanOf(records, 'p', (plan) =>
        assemblePlan([], [...plan.stops, aStopCalled(description)], plan.unknownFields),
      )
      const { version } = project
      await records.changes.add('p', {
        id: `change ${version}`,
        version,
        by: 'm.visser',
        description,
        at: '2026-11-23T08:14:00.000Z',
        change: planChange,
      })
      records.afterCommit(() => bus.publish({ organisation, topic: 'project p', version }))
    })

  const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }

  const happened = (version: number) => ({
    id: `change ${version}`,
    version,
    by: 'm.visser',
    description: `change ${version}`,
    at: '2026-11-23T08:14:00.000Z',
  })

  const follow = (lastSeen: number | undefined, followedOrganisation = organisation) => {
    const read: string[] = []
    const stream = eventStream(projectEvents({ storage, bus }, followedOrganisation, 'p'), {
      lastSeen,
      signal: closing.signal,
      isAllowed: async () => true,
      onError: (error) => read.push(String(error)),
    })
    stream.on('data', (chunk) => read.push(String(chunk)))
    stream.on('end', () => read.push('end'))
    return { read, stream }
  }

  /** The event of an added stop, at a place in the list of stops. */
  const event = (version: number, words: string, place: number): string => {
    const stop = JSON.stringify(encodeStop(stopFrom({ ...plainFacts, ...unplannedPlacementOf(undefined), id: words })))
    const sent = `{"id":"change ${version}","way":"made","routes":[],"stops":[{"id":"${words}","place":${place},"after":${stop}}],"moved":[]}`
    return `id: ${version}\nevent: changed\ndata: {"version":${version},"by":"m.visser","words":"${words}","at":"2026-11-23T08:14:00.000Z","change":${sent}}\n\n`
  }

  it('a follower gets the changes since a version, and then every change with its user and text', async () => {
    await change('stop a added')
    await change('stop b added')
    const { read, stream } = follow(2)
    await eventually(() => expect(read).toEqual([': listening\n\n', event(3, 'stop b added', 1)]))
    await Promise.all(['c', 'd', 'e'].map((id) => change(`stop ${id} added`)))
    await eventually(() => expect(read.join('').match(/^id: \d+$/gm)).toEqual(['id: 3', 'id: 4', 'id: 5', 'id: 6']))
    stream.destroy()
    await eventually(() => expect(bus.listenerCount()).toBe(0))
  })

  it('a follower without a last event begins at the current version', async () => {
    await change('stop a added')
    const { read, stream } = follow(undefined)
    await eventually(() => expect(bus.listenerCount()).toBe(1))
    await eventually(() => expect(read).toEqual([': listening\n\n']))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await change('stop b added')
    await eventually(() => expect(read).toEqual([': listening\n\n', event(3, 'stop b added', 1)]))
    stream.destroy()
    await eventually(() => expect(bus.listenerCount()).toBe(0))
  })

  it('a follower that was disconnected gets all missed changes, some hundreds at a time', async () => {
    await writeOrFail(storage, organisation, async ({ changes }) => {
      for (let version = 2; version <= 1_201; version += 1)
        await changes.add('p', { ...happened(version), change: emptyChange })
    })
    const pages: number[] = []
    const readOneStatement: Storage['readOneStatement'] = async (reader, work) => {
      const result = await storage.readOneStatement(reader, work)
      if (Array.isArray(result) && result.length > 21) pages.push(result.length)
      return result
    }
    const ids: number[] = []
    const stream = eventStream(projectEvents({ storage: { readOneStatement }, bus }, organisation, 'p'), {
      lastSeen: 1,
      signal: closing.signal,
      isAllowed: async () => true,
      onError: (error) => ids.push(NaN, Number(String(error))),
    })
    stream.on('data', (chunk) => ids.push(...[...String(chunk).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))))
    await eventually(() => expect(ids.at(-1)).toBe(1_201))
    expect(ids).toEqual(Array.from({ length: 1_200 }, (_, at) => at + 2))
    expect(pages).toEqual([500, 500, 200])
    stream.destroy()
  })

  it('a follower that is more than 20 versions behind gets no routes and stops', async () => {
    await writeOrFail(storage, organisation, async ({ changes }) => {
      for (let version = 2; version <= 30; version += 1)
        await changes.add('p', { ...happened(version), change: emptyChange })
    })
    const feed = projectEvents({ storage, bus }, organisation, 'p')
    const dataAfter = async (version: number) => (await feed.readAfter(version)).events.map(({ data }) => data)
    expect((await dataAfter(9)).filter((data) => data.includes('"routes"'))).toEqual([])
    const recent = await dataAfter(10)
    expect(recent.length).toBe(20)
    expect(recent.filter((data) => !data.includes('"routes"'))).toEqual([])
  })

  it('the events end where the project is removed', async () => {
    const { read } = follow(undefined)
    await eventually(() => expect(read.length).toBe(1))
    await writeOrFail(storage, organisation, ({ projects }) => projects.remove('p'))
    bus.publish({ organisation, topic: 'project p', version: 9 })
    await eventually(() => expect(read.at(-1)).toBe('end'))
    expect(bus.listenerCount()).toBe(0)
  })

  it('a follower gets no events of another organisation', async () => {
    await change('stop a added')
    const { id: rival } = await addOrganisation(storage, 'rival')
    const { read } = follow(0, rival)
    await eventually(() => expect(read).toEqual([': listening\n\n', 'end']))
  })
})
