import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { addStop, assemblePlan, removeStop, newVisitTo, type Plan } from '../../src/domain/plan'
import { renumberVisits } from '../../src/domain/route'
import { stopList } from '../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { right } from '../kit/either'
import { inCpuUnits } from '../kit/cpu-unit'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
  findProject,
  planContents,
  type OpenStorage,
} from './storage-test-kit'
import { withFields } from '../kit/builders/stop'

const idsIn = (plan: Plan): ReadonlyArray<string> => stopList.values(plan.stops).map(({ facts: { id } }) => id)

/** Inserts stops at this index of the plan's list. */
const addStops =
  (id: string, position: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    stops: stopList.from(stopList.values(plan.stops).toSpliced(position, 0, aStopCalled(id))),
  })

const removeStops =
  (id: string) =>
  (plan: Plan): Plan =>
    right(removeStop(plan, id))

export const storagePlansSuite = (open: OpenStorage): void => {
  const withProject = async () => {
    const opened = await open()
    await writeOrFail(opened.storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const change = async (...changes: ReadonlyArray<(plan: Plan) => Plan>) => {
      let plan: Plan | undefined
      for (const eachChange of changes)
        plan = (await writeOrFail(opened.storage, organisationA, (records) => changePlanOf(records, 'p1', eachChange)))
          .after
      return plan
    }
    const read = async (storage?: Storage) => readPlanOf(storage ?? (await opened.reopen()), organisationA, 'p1')
    return { ...opened, change, read }
  }

  describe('plans', () => {
    it('a plan is read back with its unknown fields', async () => {
      const { change, read } = await withProject()
      const oddFields = { remarks: ['漢', { deep: [null, 1.5, true] }], 'a b': '\u0000 "quoted" \ud800', empty: '' }
      const plan = await change(() => {
        const route = { ...aRouteTo(['a']), unknownFields: oddFields }
        const whole = aPlanOf([route], ['b'])
        return {
          ...whole,
          stops: stopList.from(
            stopList.values(whole.stops).map((stop) => withFields(stop, { unknownFields: oddFields })),
          ),
          unknownFields: oddFields,
        }
      })
      expect(plan && planContents(await read())).toEqual(plan && planContents(plan))
    })

    it('a visit keeps its own details even if its stop has changed since', async () => {
      const { change, read } = await withProject()
      const stops = ['a', 'b', 'c'].map((id) => aStopCalled(id))
      const visits = stops.map(({ facts }) => newVisitTo(facts))
      await change(() => assemblePlan([renumberVisits({ ...aRouteTo([]), visits })], stops, {}))
      const renamed = await change((plan) => ({
        ...plan,
        stops: stopList.put(plan.stops, [
          aStopCalled('b', {
            ...stopList.get(plan.stops, 'b')?.facts,
            ...stopList.get(plan.stops, 'b')?.placement,
            customerName: 'Slagerij Mulder',
          }),
        ]),
      }))
      expect(planContents(await read())).toEqual(renamed && planContents(renamed))
      const remaining = await change((plan) => ({ ...plan, stops: stopList.remove(plan.stops, 'c') }))
      expect(planContents(await read())).toEqual(remaining && planContents(remaining))
      expect((await read()).routes[0]?.visits.map(({ address }) => address.name)).toEqual(
        visits.map(({ address }) => address.name),
      )
    })

    it('a plan of 10,000 stops is stored and read in at most thirty CPU units', async () => {
      const { change, read } = await withProject()
      const names = Array.from({ length: 10_000 }, (_, index) => `stop-${index}`)
      const routes = Array.from({ length: 100 }, (_, index) =>
        aRouteTo(names.slice(index * 90, index * 90 + 90), { index }),
      )
      const plan = aPlanOf(routes, names.slice(9_000))
      const writing = await inCpuUnits(() => change(() => plan))
      const reading = await inCpuUnits(read)
      const found = await read()
      expect(idsIn(found)).toEqual(names)
      expect(planContents(found)).toEqual(planContents(plan))
      expect(Math.max(writing, reading)).toBeLessThan(30)
    })

    it('stops stay in order when others are inserted and removed', async () => {
      const { change, read } = await withProject()
      await change(addStops('c', 0), addStops('a', 0), addStops('b', 1), addStops('e', 3), addStops('d', 3))
      expect(idsIn(await read())).toEqual(['a', 'b', 'c', 'd', 'e'])
      await change(
        removeStops('a'),
        removeStops('c'),
        addStops('c', 1),
        addStops('a', 0),
        removeStops('e'),
        addStops('e', 4),
      )
      expect(idsIn(await read())).toEqual(['a', 'b', 'c', 'd', 'e'])
    })

    it('a stop can be inserted between two stops any number of times', async () => {
      const { change, read } = await withProject()
      await change(addStops('first', 0), addStops('last', 1))
      const between = Array.from({ length: 70 }, (_, index) => `between-${index}`)
      await change(...between.map((id) => addStops(id, 1)))
      expect(idsIn(await read())).toEqual(['first', ...between.toReversed(), 'last'])
    })

    it('several runs of stops are inserted at once', async () => {
      const { change, read } = await withProject()
      await change((plan) => ({ ...plan, stops: stopList.from(['b', 'd'].map((id) => aStopCalled(id))) }))
      const all = ['a1', 'a2', 'b', 'c1', 'c2', 'c3', 'd', 'e1', 'e2']
      await change((plan) => ({ ...plan, stops: stopList.from(all.map((id) => aStopCalled(id))) }))
      expect(idsIn(await read())).toEqual(all)
    })

    it('a write that is rolled back leaves no stops', async () => {
      const { storage, read, change } = await withProject()
      const before = await change(addStops('a', 0))
      await storage.write(organisationA, async (records) => {
        await changePlanOf(records, 'p1', addStops('b', 1))
        return E.left('refused')
      })
      const after = await change(addStops('c', 1))
      expect(before && idsIn(before)).toEqual(['a'])
      expect(after && idsIn(after)).toEqual(['a', 'c'])
      expect(idsIn(await read(storage))).toEqual(['a', 'c'])
      expect(idsIn(await read())).toEqual(['a', 'c'])
    })

    it('a write sees its own changes of the plan every time', async () => {
      const { storage, read } = await withProject()
      const seen = await writeOrFail(storage, organisationA, async (records) => {
        const sizes: number[] = []
        for (const id of ['a', 'b', 'c']) {
          await changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled(id))))
          sizes.push(idsIn(await records.projects.readPlan(await findProject(records, 'p1'))).length)
        }
        return sizes
      })
      expect(seen).toEqual([1, 2, 3])
      expect(idsIn(await read())).toEqual(['a', 'b', 'c'])
    })

    it('a plan that another server changed is read again', async () => {
      const { storage, reopen, change, read } = await withProject()
      await change(addStops('a', 0))
      const otherStorage = await reopen()
      await writeOrFail(otherStorage, organisationA, (records) => changePlanOf(records, 'p1', addStops('b', 1)))
      expect(idsIn(await read(storage))).toEqual(['a', 'b'])
      await change(addStops('c', 2))
      expect(idsIn(await read(otherStorage))).toEqual(['a', 'b', 'c'])
    })
  })
}
