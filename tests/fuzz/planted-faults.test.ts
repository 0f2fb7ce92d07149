import { describe, expect, it } from 'vitest'
import { endpoints, type AnyEndpoint } from '../../contract'
import type { Records } from '../../server/storage'
import { findProjectPlan } from '../../server/storage/sql/project-records'
import { overrideRecords } from '../kit/override-records'
import type { PlantFault } from './play/fuzz-server'
import { fuzzOnDatabase } from './fuzz-on-database'

/** A fault shows within 108 requests with any of twelve seeds, since only the endpoints at which it shows are requested. */
const REQUESTS = 300
const SEED = 1
const ignoreAnswer = (): void => undefined

/** Dependencies in which some records are wrong. */
const withRecords =
  (replacement: (records: Records) => Partial<Records>): PlantFault =>
  (dependencies) => {
    const { storage } = dependencies
    const withFault = (records: Records): Records => overrideRecords(records, replacement(records))
    return {
      ...dependencies,
      storage: {
        ...storage,
        read: (organisation, work) => storage.read(organisation, (records) => work(withFault(records))),
        readOneStatement: (organisation, work) =>
          storage.readOneStatement(organisation, (records) => work(withFault(records))),
        readProjectPlan: (organisation, id) =>
          storage.read(organisation, (records) => findProjectPlan(withFault(records).projects, id)),
        write: (organisation, work) => storage.write(organisation, (records) => work(withFault(records))),
      },
    }
  }

const sameUserForAll: PlantFault = (dependencies) => {
  let first: Awaited<ReturnType<typeof dependencies.signIn.findKeyHolder>>
  const findKeyHolder = async (key: string) => (first ??= await dependencies.signIn.findKeyHolder(key))
  return { ...dependencies, signIn: { ...dependencies.signIn, findKeyHolder } }
}

const { changeDriver, deleteDriver, isAlive, lookUpAddress, listStops, redoChange, undoChange, updateStop } = endpoints

/** Each with what its report says, and the endpoints at which it shows. */
const plantedFaults: ReadonlyArray<readonly [string, PlantFault, RegExp, ReadonlyArray<AnyEndpoint>]> = [
  [
    'an unexpected error',
    (dependencies) => ({
      ...dependencies,
      geocoder: { find: () => Promise.reject(new Error('the geocoder is lost')) },
    }),
    /A server answers 500[^]*the geocoder is lost/,
    [lookUpAddress],
  ],
  // The end of a script reads what is of the other organisation, whatever was requested.
  ['an organisation that sees the data of another', sameUserForAll, /200 !== 404/, [isAlive]],
  [
    'a write that is answered but not stored',
    withRecords(({ drivers }) => ({ drivers: { ...drivers, remove: async () => true } })),
    /DELETE \/delivery\/v2\/drivers\//,
    [deleteDriver],
  ],
  [
    'a change without a history entry',
    withRecords(({ changes }) => ({ changes: { ...changes, recordUndoRedo: async () => undefined } })),
    /\/(undo|redo)\n/,
    [updateStop, undoChange, redoChange],
  ],
  [
    'a version that rises twice',
    withRecords(({ drivers }) => ({
      drivers: { ...drivers, put: (driver, version) => drivers.put(driver, version * 2) },
    })),
    /PUT \/delivery\/v2\/drivers\/[^]*From version 2 to 6/,
    [changeDriver],
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
    [listStops],
  ],
]

describe('runFuzz', () => {
  it.each(plantedFaults)('the fuzz finds %s, and its path reproduces the defect', async (_, fault, report, shownAt) => {
    const options = { requests: REQUESTS, seed: SEED, endpoints: shownAt, shrinkingMs: 0 }
    const result = await fuzzOnDatabase('sqlite', options, ignoreAnswer, fault)
    expect(result?.report).toMatch(report)
    const repeatOptions = { ...options, requests: 1, seed: result?.seed ?? 0, path: result?.path }
    expect((await fuzzOnDatabase('sqlite', repeatOptions, ignoreAnswer, fault))?.report).toMatch(report)
  })
})
