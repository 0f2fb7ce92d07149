import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { overrideRecords } from '../kit/override-records'
import type { Bend } from './play/fuzz-server'
import { tried } from './fuzz-on-database'

const SEED = 7
const REQUESTS = 1_500
const nobody = (): void => undefined

/** A world in which some records are wrong. */
const withRecords =
  (spoil: (records: Records) => Partial<Records>): Bend =>
  (world) => ({
    ...world,
    storage: {
      ...world.storage,
      read: (organisation, look) =>
        world.storage.read(organisation, (records) => look(overrideRecords(records, spoil(records)))),
      write: (organisation, work) =>
        world.storage.write(organisation, (records) => work(overrideRecords(records, spoil(records)))),
    },
  })

const everybodyIsTheFirst: Bend = (world) => {
  let first: Awaited<ReturnType<typeof world.signIn.findKeyHolder>>
  const findKeyHolder = async (key: string) => (first ??= await world.signIn.findKeyHolder(key))
  return { ...world, signIn: { ...world.signIn, findKeyHolder } }
}

const planted: ReadonlyArray<readonly [string, Bend, RegExp]> = [
  [
    'an accident',
    (world) => ({ ...world, geocoder: { find: () => Promise.reject(new Error('the book is lost')) } }),
    /GET \/delivery\/v2\/utils\/zipcodecheck[^]*A server answers 500[^]*the book is lost/,
  ],
  ['an organisation that sees another', everybodyIsTheFirst, /200 !== 404/],
  [
    'a write that is answered and forgotten',
    withRecords(({ drivers }) => ({ drivers: { ...drivers, remove: async () => true } })),
    /DELETE \/delivery\/v2\/drivers\//,
  ],
  [
    'a change without a line in the history',
    withRecords(({ history }) => ({ history: { ...history, mark: async () => undefined } })),
    /\/undo\n/,
  ],
  [
    'a version too many',
    withRecords(({ drivers }) => ({
      drivers: { ...drivers, put: (driver, version) => drivers.put(driver, version * 2) },
    })),
    /PUT \/delivery\/v2\/drivers\/[^]*From version 2 to 6/,
  ],
  [
    'numbers out of step',
    withRecords(({ projects }) => ({
      projects: {
        ...projects,
        plan: async (project) => {
          const plan = await projects.plan(project)
          const routes = plan.routes.map((route) => ({
            ...route,
            visits: route.visits.map((visit, at) => ({ ...visit, stopNumber: visit.stopNumber + (at > 1 ? 10 : 0) })),
          }))
          return { ...plan, routes }
        },
      },
    })),
    /./,
  ],
]

describe('the fuzz', () => {
  it.each(planted)('finds %s, and the same again by its path', async (_, bend, told) => {
    const found = await tried('sqlite', { requests: REQUESTS, seed: SEED, shrinkingMs: 500 }, nobody, bend)
    expect(found?.told).toMatch(told)
    const again = { requests: 1, seed: found?.seed ?? 0, path: found?.path, shrinkingMs: 0 }
    expect((await tried('sqlite', again, nobody, bend))?.told).toMatch(told)
  })
})
