import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addStop } from '../../src/domain/plan'
import { stopListSize } from '../../src/domain/stop'
import { plainFacts } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { aBirth, changed, depot, kept, planIn, projectIn, type OpenStorage } from './storage-test-kit'

export const storageReadsContract = (open: OpenStorage): void => {
  describe('a read', () => {
    it('changes nothing', async () => {
      const { storage } = await open()
      await expect(storage.read(depot, ({ carriers }) => carriers.add('Noord'))).rejects.toThrow(/read-?only/i)
      expect(await storage.read(depot, ({ carriers }) => carriers.all())).toEqual([])
    })

    it('sees everything that was answered before it', async () => {
      const { storage } = await open()
      for (const name of ['Noord', 'Zuid', 'West']) {
        await kept(storage, depot, ({ carriers }) => carriers.add(name))
        const names = await storage.read(depot, async ({ carriers }) => (await carriers.all()).at(-1)?.displayName)
        expect(names).toBe(name)
      }
    })

    it('goes on after one that failed', async () => {
      const { storage } = await open()
      const wrong = storage.read(depot, async () => {
        throw new Error('out of the blue')
      })
      await expect(wrong).rejects.toThrow('out of the blue')
      expect(await storage.read(depot, ({ carriers }) => carriers.all())).toEqual([])
    })

    it('sees one moment, even if others write meanwhile', async () => {
      const { storage, anew } = await open()
      const other = await anew()
      await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      const versions = await storage.read(depot, async ({ projects }) => {
        const found = await projects.find('p1')
        const elsewhere = kept(other, depot, (records) =>
          changed(records, 'p1', (plan) => right(addStop(plan, plainFacts))),
        )
        const again = await projects.find('p1')
        return { found: found?.version, again: again?.version, elsewhere }
      })
      await versions.elsewhere
      expect([versions.found, versions.again]).toEqual([1, 1])
    })

    it('has the plan of the version it found', async () => {
      const { storage, anew } = await open()
      await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      const writing = (async () => {
        for (let at = 0; at < 25; at += 1)
          await kept(storage, depot, (records) =>
            changed(records, 'p1', (plan) => right(addStop(plan, { ...plainFacts, id: `s${at}` }))),
          )
      })()
      const other = await anew()
      for (let look = 0; look < 25; look += 1)
        for (const one of [storage, other]) {
          const { project, stops } = await one.read(depot, async (records) => {
            const found = await projectIn(records, 'p1')
            return { project: found, stops: stopListSize((await records.projects.plan(found)).stops) }
          })
          expect(stops).toBe(project.version - 1)
          expect(project.stops).toBe(stops)
        }
      await writing
      expect(stopListSize((await planIn(storage, depot, 'p1')).stops)).toBe(25)
    })

    it('does not get the plan of a version that it did not find', async () => {
      const { storage, anew } = await open()
      const old = await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      await kept(storage, depot, (records) => changed(records, 'p1', (plan) => right(addStop(plan, plainFacts))))
      const asked = (await anew()).read(depot, ({ projects }) => projects.plan(old))
      await expect(asked).rejects.toThrow('Project p1 is at version 2')
    })

    it('runs nothing afterwards', async () => {
      const { storage } = await open()
      const heard: string[] = []
      await storage.read(depot, async ({ afterwards }) => afterwards(() => heard.push('read')))
      await storage.write(depot, async () => E.right('and a write'))
      expect(heard).toEqual([])
    })
  })
}
