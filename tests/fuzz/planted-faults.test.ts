import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { overrideRecords } from '../kit/override-records'
import type { PlantFault } from './play/fuzz-server'
import { fuzzOnDatabase } from './fuzz-on-database'

const SEED = 7
const REQUESTS = 1_500
const ignoreAnswer = (): void => undefined

/** A world in which some records are wrong. */
const withRecords =
  (replacement: (records: Records) => Partial<Records>): PlantFault =>
  (dependencies) => ({
    ...dependencies,
    storage: {
      ...dependencies.storage,
      read: (organisation, readWork) =>
        dependencies.storage.read(organisation, (records) => readWork(overrideRecords(records, replacement(records)))),
      write: (organisation, work) =>
        dependencies.storage.write(organisation, (records) => work(overrideRecords(records, replacement(records)))),
    },
  })

const sameUserForAll: PlantFault = (dependencies) => {
  let first: Awaited<ReturnType<typeof dependencies.signIn.findKeyHolder>>
  const findKeyHolder = async (key: string) => (first ??= await dependencies.signIn.findKeyHolder(key))
  return { ...dependencies, signIn: { ...dependencies.signIn, findKeyHolder } }
}

const plantedFaults: ReadonlyArray<readonly [string, PlantFault, RegExp]> = [
  [
    'an accident',
    (dependencies) => ({ ...dependencies, geocoder: { find: () => Promise.reject(new Error('the book is lost')) } }),
    /GET \/delivery\/v2\/utils\/zipcodecheck[^]*A server answers 500[^]*the book is lost/,
  ],
  ['an organisation that sees another', sameUserForAll, /200 !== 404/],
  [
    'a write that is answered and forgotten',
    withRecords(({ drivers }) => ({ drivers: { ...drivers, remove: async () => true } })),
    /DELETE \/delivery\/v2\/drivers\//,
  ],
  [
    'a change without a line in the history',
    withRecords(({ history }) => ({ history: { ...history, recordUndoRedo: async () => undefined } })),
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
  it.each(plantedFaults)('finds %s, and the same again by its path', async (_, fault, report) => {
    const found = await fuzzOnDatabase(
      'sqlite',
      { requests: REQUESTS, seed: SEED, shrinkingMs: 500 },
      ignoreAnswer,
      fault,
    )
    expect(found?.report).toMatch(report)
    const repeatOptions = { requests: 1, seed: found?.seed ?? 0, path: found?.path, shrinkingMs: 0 }
    expect((await fuzzOnDatabase('sqlite', repeatOptions, ignoreAnswer, fault))?.report).toMatch(report)
  })
})
