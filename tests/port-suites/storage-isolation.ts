import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { emptyPlan } from '../../src/domain/plan'
import { isJsonObject } from '../../src/domain/parse'
import { readEverything, addTestData, changeEverything, noChange, emptyContents } from './storage-test-data'
import { organisationA, writeOrFail, morning, findProject, organisationB, type OpenStorage } from './storage-test-kit'

/** Records which methods of the records are called. */
const recordCalls = (records: Records, called: Set<string>): Records =>
  new Proxy(records, {
    get: (_, group: keyof Records) => {
      const methods = records[group]
      if (typeof methods === 'function') called.add(group)
      return typeof methods === 'function' ? methods : recordGroupCalls(group, methods, called)
    },
  })

const recordGroupCalls = <RecordGroup extends object>(
  group: string,
  methods: RecordGroup,
  called: Set<string>,
): RecordGroup =>
  new Proxy(methods, {
    get: (target, method) => {
      called.add(`${group}.${String(method)}`)
      return Reflect.get(target, method)
    },
  })

/** The kinds of records are getters of the class, so their names are read from its prototype. */
const methodsOf = (records: Records): ReadonlyArray<string> =>
  [records, Object.getPrototypeOf(records)]
    .flatMap((named: object) => Object.getOwnPropertyNames(named))
    .filter((group) => group !== 'constructor' && !(group in {}))
    .flatMap((group) => {
      const methods: unknown = Reflect.get(records, group)
      return isJsonObject(methods) ? Object.keys(methods).map((method) => `${group}.${method}`) : [group]
    })

export const storageIsolationSuite = (open: OpenStorage): void => {
  describe('the data of an organisation', () => {
    const storageWithData = async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, (records) => addTestData(records, 'Depot'))
      const seen = async () => (await reopen()).read(organisationA, (records) => readEverything(records, 'Depot'))
      return { storage, seen }
    }

    it('another organisation does not find the data', async () => {
      const { storage, seen } = await storageWithData()
      expect(await storage.read(organisationB, (records) => readEverything(records, 'Depot'))).toEqual(emptyContents)
      expect(await seen()).not.toEqual(emptyContents)
    })

    it('another organisation does not change the data', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      await writeOrFail(storage, organisationB, (records) => changeEverything(records, 'Depot'))
      expect(await seen()).toEqual(before)
      expect((await storage.directory.findUser('Depot'))?.organisation).toBe(organisationA)
    })

    it('two organisations with the same ids have separate data', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      await writeOrFail(storage, organisationB, (records) => addTestData(records, 'Rival'))
      expect(await seen()).toEqual(before)
      const otherRecords = await storage.read(organisationB, (records) => readEverything(records, 'Rival'))
      const renamed = JSON.stringify(before).replaceAll('Depot', 'Rival').replaceAll(organisationA, organisationB)
      expect(JSON.parse(JSON.stringify(otherRecords))).toEqual(JSON.parse(renamed))
      await writeOrFail(storage, organisationB, (records) => changeEverything(records, 'Rival'))
      expect(await seen()).toEqual(before)
    })

    it('another organisation with a project record cannot read or change that project', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      const project = await storage.read(organisationA, (records) => findProject(records, 'p1'))
      await expect(storage.read(organisationB, ({ projects }) => projects.readPlan(project))).rejects.toThrow(
        'no result',
      )
      await expect(
        writeOrFail(storage, organisationB, ({ projects }) => projects.storeNewVersion(project, noChange, emptyPlan)),
      ).rejects.toThrow('was not found at version 2')
      const nameTaken = await storage.write(organisationB, ({ users }) =>
        users.add({
          id: 'u1',
          username: 'Depot',
          passwordHash: 'stolen',
          createdAt: morning,
          role: 'dispatcher',
          disabledAt: undefined,
        }),
      )
      expect(nameTaken).toEqual(E.left('name taken'))
      expect(await seen()).toEqual(before)
    })

    it('the isolation tests call every method of the records', async () => {
      const { storage } = await open()
      const called = new Set<string>()
      const all = await writeOrFail(storage, organisationA, async (records) => {
        const recordedCalls = recordCalls(records, called)
        await addTestData(recordedCalls, 'Depot')
        await readEverything(recordedCalls, 'Depot')
        await changeEverything(recordedCalls, 'Depot')
        return methodsOf(records)
      })
      expect([...called].toSorted()).toEqual(all.toSorted())
    })
  })
}
