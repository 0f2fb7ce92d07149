import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { emptyPlan } from '../../src/domain/plan'
import { stopListOf } from '../../src/domain/stop'
import { aKeptPlan, anEdit } from '../kit/arbitraries/history'
import { someStops } from '../kit/arbitraries/stop'
import { afterEdit, type Edit } from '../kit/edits'
import { aBirth, changed, depot, kept, planIn, said, type OpenStorage } from './storage-test-kit'

/** An edit at one of two servers, which may be refused after it was written. */
type Step = { readonly edit: Edit; readonly server: 0 | 1; readonly isRefused: boolean }

const aStep = (): fc.Arbitrary<Step> =>
  fc.record({
    edit: anEdit(),
    server: fc.constantFrom(0, 1),
    isRefused: fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
  })

export const storageLaws = (open: OpenStorage, runs: { readonly numRuns: number }): void => {
  describe('any sequence of changes', () => {
    it('leaves the same plan as in memory, at every server', async () => {
      const { storage, anew } = await open()
      const servers = [storage, await anew()] as const
      const law = fc.asyncProperty(aKeptPlan(), fc.array(aStep(), { maxLength: 8 }), async (start, steps) => {
        const id = randomUUID()
        await kept(storage, depot, ({ projects }) => projects.add(aBirth(id)))
        let now = emptyPlan
        for (const { edit, server, isRefused } of [
          { edit: { edit: 'save', plan: start }, server: 0, isRefused: false } as const,
          ...steps,
        ]) {
          const tried = await tryEdit(servers[server], id, edit, isRefused)
          expect(E.isLeft(tried)).toBe(isRefused)
          if (!isRefused) now = afterEdit(now, edit)
          for (const one of servers) expect(said(await planIn(one, depot, id))).toEqual(said(now))
          const found = await (await anew()).read(depot, ({ projects }) => projects.find(id))
          expect(found?.stops).toBe([...now.stops].length)
        }
        expect(said(await planIn(await anew(), depot, id))).toEqual(said(now))
      })
      await fc.assert(law, runs)
    })

    it('leaves every stop with the fields it was given', async () => {
      const { storage, anew } = await open()
      const other = await anew()
      const law = fc.asyncProperty(someStops(), async (stops) => {
        const id = randomUUID()
        const plan = afterEdit(emptyPlan, { edit: 'save', plan: { ...emptyPlan, stops: stopListOf(stops) } })
        await kept(storage, depot, ({ projects }) => projects.add(aBirth(id)))
        await kept(storage, depot, (records) => changed(records, id, () => plan))
        expect(said(await planIn(other, depot, id))).toEqual(said(plan))
      })
      await fc.assert(law, runs)
    })
  })
}

const tryEdit = (storage: Storage, id: string, edit: Edit, isRefused: boolean) =>
  storage.write(depot, async (records) => {
    await changed(records, id, (plan) => afterEdit(plan, edit))
    return isRefused ? E.left('refused') : E.right('kept')
  })
