import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { emptyPlan } from '../../src/domain/plan'
import { isRecord } from '../../src/domain/parse'
import { everythingFor, furnish, meddle, noChange, nothingAtAll } from './storage-test-data'
import { depot, kept, morning, projectIn, rival, type OpenStorage } from './storage-test-kit'

/** Notes which methods of the records are called. */
const watched = (records: Records, called: Set<string>): Records =>
  new Proxy(records, {
    get: (_, room: keyof Records) => {
      const methods = records[room]
      if (typeof methods === 'function') called.add(room)
      return typeof methods === 'function' ? methods : watchedRoom(room, methods, called)
    },
  })

const watchedRoom = <Room extends object>(room: string, methods: Room, called: Set<string>): Room =>
  new Proxy(methods, {
    get: (target, method) => {
      called.add(`${room}.${String(method)}`)
      return Reflect.get(target, method)
    },
  })

/** The kinds of records are getters of the class, so their names are read from its prototype. */
const methodsOf = (records: Records): ReadonlyArray<string> =>
  [records, Object.getPrototypeOf(records)]
    .flatMap((named: object) => Object.getOwnPropertyNames(named))
    .filter((room) => room !== 'constructor' && !(room in {}))
    .flatMap((room) => {
      const methods: unknown = Reflect.get(records, room)
      return isRecord(methods) ? Object.keys(methods).map((method) => `${room}.${method}`) : [room]
    })

export const storageIsolationContract = (open: OpenStorage): void => {
  describe('the data of one organisation', () => {
    const furnished = async () => {
      const { storage, anew } = await open()
      await kept(storage, depot, (records) => furnish(records, 'Depot'))
      const seen = async () => (await anew()).read(depot, (records) => everythingFor(records, 'Depot'))
      return { storage, seen }
    }

    it('is not found by another', async () => {
      const { storage, seen } = await furnished()
      expect(await storage.read(rival, (records) => everythingFor(records, 'Depot'))).toEqual(nothingAtAll)
      expect(await seen()).not.toEqual(nothingAtAll)
    })

    it('is not changed by another', async () => {
      const { storage, seen } = await furnished()
      const before = await seen()
      await kept(storage, rival, (records) => meddle(records, 'Depot'))
      expect(await seen()).toEqual(before)
      expect(await storage.directory.organisationOf('Depot')).toBe(depot)
    })

    it('is kept apart from that of another under the same ids', async () => {
      const { storage, seen } = await furnished()
      const before = await seen()
      await kept(storage, rival, (records) => furnish(records, 'Rival'))
      expect(await seen()).toEqual(before)
      const theirs = await storage.read(rival, (records) => everythingFor(records, 'Rival'))
      const renamed = JSON.stringify(before).replaceAll('Depot', 'Rival').replaceAll(depot, rival)
      expect(JSON.parse(JSON.stringify(theirs))).toEqual(JSON.parse(renamed))
      await kept(storage, rival, (records) => meddle(records, 'Rival'))
      expect(await seen()).toEqual(before)
    })

    it('is not changed or read by another that has got hold of its project', async () => {
      const { storage, seen } = await furnished()
      const before = await seen()
      const project = await storage.read(depot, (records) => projectIn(records, 'p1'))
      await expect(storage.read(rival, ({ projects }) => projects.plan(project))).rejects.toThrow('no result')
      await expect(
        kept(storage, rival, ({ projects }) => projects.change(project, noChange, emptyPlan)),
      ).rejects.toThrow('was not found at version 2')
      const taken = await storage.write(rival, ({ users }) =>
        users.add({ id: 'u1', username: 'Depot', passwordHash: 'stolen', createdAt: morning }),
      )
      expect(taken).toEqual(E.left('name taken'))
      expect(await seen()).toEqual(before)
    })

    it('was tried with every method there is', async () => {
      const { storage } = await open()
      const called = new Set<string>()
      const all = await kept(storage, depot, async (records) => {
        const mine = watched(records, called)
        await furnish(mine, 'Depot')
        await everythingFor(mine, 'Depot')
        await meddle(mine, 'Depot')
        return methodsOf(records)
      })
      expect([...called].toSorted()).toEqual(all.toSorted())
    })
  })
}
