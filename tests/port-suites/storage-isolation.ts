import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { emptyPlan } from '../../src/domain/plan'
import { isRecord } from '../../src/domain/parse'
import { readEverything, addTestData, changeEverything, noChange, emptyContents } from './storage-test-data'
import { organisationA, writeOrFail, morning, findProject, organisationB, type OpenStorage } from './storage-test-kit'

/** Notes which methods of the records are called. */
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
      return isRecord(methods) ? Object.keys(methods).map((method) => `${group}.${method}`) : [group]
    })

export const storageIsolationSuite = (open: OpenStorage): void => {
  describe('the data of one organisation', () => {
    const storageWithData = async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, (records) => addTestData(records, 'Depot'))
      const seen = async () => (await reopen()).read(organisationA, (records) => readEverything(records, 'Depot'))
      return { storage, seen }
    }

    it('is not found by another', async () => {
      const { storage, seen } = await storageWithData()
      expect(await storage.read(organisationB, (records) => readEverything(records, 'Depot'))).toEqual(emptyContents)
      expect(await seen()).not.toEqual(emptyContents)
    })

    it('is not changed by another', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      await writeOrFail(storage, organisationB, (records) => changeEverything(records, 'Depot'))
      expect(await seen()).toEqual(before)
      expect(await storage.directory.organisationOf('Depot')).toBe(organisationA)
    })

    it('is kept apart from that of another under the same ids', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      await writeOrFail(storage, organisationB, (records) => addTestData(records, 'Rival'))
      expect(await seen()).toEqual(before)
      const theirs = await storage.read(organisationB, (records) => readEverything(records, 'Rival'))
      const renamed = JSON.stringify(before).replaceAll('Depot', 'Rival').replaceAll(organisationA, organisationB)
      expect(JSON.parse(JSON.stringify(theirs))).toEqual(JSON.parse(renamed))
      await writeOrFail(storage, organisationB, (records) => changeEverything(records, 'Rival'))
      expect(await seen()).toEqual(before)
    })

    it('is not changed or read by another that has got hold of its project', async () => {
      const { storage, seen } = await storageWithData()
      const before = await seen()
      const project = await storage.read(organisationA, (records) => findProject(records, 'p1'))
      await expect(storage.read(organisationB, ({ projects }) => projects.plan(project))).rejects.toThrow('no result')
      await expect(
        writeOrFail(storage, organisationB, ({ projects }) => projects.change(project, noChange, emptyPlan)),
      ).rejects.toThrow('was not found at version 2')
      const taken = await storage.write(organisationB, ({ users }) =>
        users.add({ id: 'u1', username: 'Depot', passwordHash: 'stolen', createdAt: morning }),
      )
      expect(taken).toEqual(E.left('name taken'))
      expect(await seen()).toEqual(before)
    })

    it('was tried with every method there is', async () => {
      const { storage } = await open()
      const called = new Set<string>()
      const all = await writeOrFail(storage, organisationA, async (records) => {
        const mine = recordCalls(records, called)
        await addTestData(mine, 'Depot')
        await readEverything(mine, 'Depot')
        await changeEverything(mine, 'Depot')
        return methodsOf(records)
      })
      expect([...called].toSorted()).toEqual(all.toSorted())
    })
  })
}
