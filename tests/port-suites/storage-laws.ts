import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { emptyPlan } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { aStoredPlan, anEdit } from '../kit/arbitraries/history'
import { someStops } from '../kit/arbitraries/stop'
import { afterEdit, type Edit } from '../kit/edits'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
  planContents,
  type OpenStorage,
} from './storage-test-kit'

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
    it('every server reads the same plan as the changes give in memory', async () => {
      const { storage, reopen } = await open()
      const servers = [storage, await reopen()] as const
      const law = fc.asyncProperty(aStoredPlan(), fc.array(aStep(), { maxLength: 8 }), async (start, steps) => {
        const id = randomUUID()
        await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo(id)))
        let current = emptyPlan
        for (const { edit, server, isRefused } of [
          { edit: { edit: 'save', plan: start }, server: 0, isRefused: false } as const,
          ...steps,
        ]) {
          const result = await tryEdit(servers[server], id, edit, isRefused)
          expect(E.isLeft(result)).toBe(isRefused)
          if (!isRefused) current = afterEdit(current, edit)
          for (const one of servers)
            expect(planContents(await readPlanOf(one, organisationA, id))).toEqual(planContents(current))
          const found = await (await reopen()).read(organisationA, ({ projects }) => projects.find(id))
          expect(found?.stopCount).toBe([...current.stops].length)
        }
        expect(planContents(await readPlanOf(await reopen(), organisationA, id))).toEqual(planContents(current))
      })
      await fc.assert(law, runs)
    })

    it('every stop has the fields it was given', async () => {
      const { storage, reopen } = await open()
      const other = await reopen()
      const law = fc.asyncProperty(someStops(), async (stops) => {
        const id = randomUUID()
        const plan = afterEdit(emptyPlan, { edit: 'save', plan: { ...emptyPlan, stops: stopList.from(stops) } })
        await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo(id)))
        await writeOrFail(storage, organisationA, (records) => changePlanOf(records, id, () => plan))
        expect(planContents(await readPlanOf(other, organisationA, id))).toEqual(planContents(plan))
      })
      await fc.assert(law, runs)
    })
  })
}

const tryEdit = (storage: Storage, id: string, edit: Edit, isRefused: boolean) =>
  storage.write(organisationA, async (records) => {
    await changePlanOf(records, id, (plan) => afterEdit(plan, edit))
    return isRefused ? E.left('refused') : E.right('kept')
  })
