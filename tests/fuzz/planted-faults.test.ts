import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { overrideRecords } from '../kit/override-records'
import type { PlantFault } from './play/fuzz-server'
import { fuzzOnDatabase } from './fuzz-on-database'

/** More than any seed tried needed: the search ends with the first defect, so a large limit costs nothing. */
const REQUESTS = 6_000
const ignoreAnswer = (): void => undefined

/** Dependencies in which some records are wrong. */
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

/** Each with a seed that finds it early. */
const plantedFaults: ReadonlyArray<readonly [string, PlantFault, RegExp, number]> = [
  [
    'an unexpected error',
    (dependencies) => ({
      ...dependencies,
      geocoder: { find: () => Promise.reject(new Error('the geocoder is lost')) },
    }),
    // Several calls ask the geocoder; which of them is reached first depends on the other calls that there are.
    /A server answers 500[^]*the geocoder is lost/,
    3,
  ],
  ['an organisation that sees the data of another', sameUserForAll, /200 !== 404/, 14],
  [
    'a write that is answered but not stored',
    withRecords(({ drivers }) => ({ drivers: { ...drivers, remove: async () => true } })),
    /DELETE \/delivery\/v2\/drivers\//,
    1,
  ],
  [
    'a change without a history entry',
    withRecords(({ changes }) => ({ changes: { ...changes, recordUndoRedo: async () => undefined } })),
    /\/(undo|redo)\n/,
    9,
  ],
  [
    'a version that rises twice',
    withRecords(({ drivers }) => ({
      drivers: { ...drivers, put: (driver, version) => drivers.put(driver, version * 2) },
    })),
    /PUT \/delivery\/v2\/drivers\/[^]*From version 2 to 6/,
    1,
  ],
  [
    'stop numbers with gaps',
    withRecords(({ projects }) => ({
      projects: {
        ...projects,
        readPlan: async (project) => {
          const plan = await projects.readPlan(project)
          const routes = plan.routes.map((route) => ({
            ...route,
            visits: route.visits.map((visit, index) => ({
              ...visit,
              stopNumber: visit.stopNumber + (index > 1 ? 10 : 0),
            })),
          }))
          return { ...plan, routes }
        },
      },
    })),
    /./,
    2,
  ],
]

describe('runFuzz', () => {
  it.each(plantedFaults)('the fuzz finds %s, and its path reproduces the defect', async (_, fault, report, seed) => {
    const result = await fuzzOnDatabase('sqlite', { requests: REQUESTS, seed, shrinkingMs: 500 }, ignoreAnswer, fault)
    expect(result?.report).toMatch(report)
    const repeatOptions = { requests: 1, seed: result?.seed ?? 0, path: result?.path, shrinkingMs: 0 }
    expect((await fuzzOnDatabase('sqlite', repeatOptions, ignoreAnswer, fault))?.report).toMatch(report)
  })
})
