import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { addStop, assemblePlan, removeStop, newVisitTo, type Plan } from '../../src/domain/plan'
import { renumberVisits } from '../../src/domain/route'
import { getStop, stopListOf, stopArrayOf, removeFromList, putStops } from '../../src/domain/stop'
import { plainFacts } from '../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { right } from '../kit/either'
import { inYardsticks } from '../kit/cpu-unit'
import { aBirth, changed, depot, kept, planIn, projectIn, said, type OpenStorage } from './storage-test-kit'

const idsIn = (plan: Plan): ReadonlyArray<string> => stopArrayOf(plan.stops).map(({ id }) => id)

/** The plan with another stop at this place of the list. */
const joinedBy =
  (id: string, place: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    stops: stopListOf(stopArrayOf(plan.stops).toSpliced(place, 0, aStopCalled(id))),
  })

const leftBy =
  (id: string) =>
  (plan: Plan): Plan =>
    right(removeStop(plan, id))

export const storagePlansContract = (open: OpenStorage): void => {
  const withProject = async () => {
    const opened = await open()
    await kept(opened.storage, depot, ({ projects }) => projects.add(aBirth('p1')))
    const change = async (...changes: ReadonlyArray<(plan: Plan) => Plan>) => {
      let plan: Plan | undefined
      for (const one of changes)
        plan = (await kept(opened.storage, depot, (records) => changed(records, 'p1', one))).after
      return plan
    }
    const read = async (storage?: Storage) => planIn(storage ?? (await opened.anew()), depot, 'p1')
    return { ...opened, change, read }
  }

  describe('a plan', () => {
    it('is read back with fields that this program does not know', async () => {
      const { change, read } = await withProject()
      const odd = { remarks: ['漢', { deep: [null, 1.5, true] }], 'a b': '\u0000 "quoted" \ud800', empty: '' }
      const plan = await change(() => {
        const route = { ...aRouteTo(['a']), extra: odd }
        const whole = aPlanOf([route], ['b'])
        return {
          ...whole,
          stops: stopListOf(stopArrayOf(whole.stops).map((stop) => ({ ...stop, extra: odd }))),
          extra: odd,
        }
      })
      expect(plan && said(await read())).toEqual(plan && said(plan))
    })

    it('has visits with their own facts, even if their stops have changed since', async () => {
      const { change, read } = await withProject()
      const stops = ['a', 'b', 'c'].map((id) => aStopCalled(id))
      const visits = stops.map(newVisitTo)
      await change(() => assemblePlan([renumberVisits({ ...aRouteTo([]), visits })], stops, {}))
      const renamed = await change((plan) => ({
        ...plan,
        stops: putStops(plan.stops, [
          aStopCalled('b', { ...getStop(plan.stops, 'b'), customerName: 'Slagerij Mulder' }),
        ]),
      }))
      expect(said(await read())).toEqual(renamed && said(renamed))
      const left = await change((plan) => ({ ...plan, stops: removeFromList(plan.stops, 'c') }))
      expect(said(await read())).toEqual(left && said(left))
      expect((await read()).routes[0]?.visits.map(({ address }) => address.name)).toEqual(
        visits.map(({ address }) => address.name),
      )
    })

    it('of 10,000 stops is stored and read in no more than thirty yardsticks', async () => {
      const { change, read } = await withProject()
      const names = Array.from({ length: 10_000 }, (_, at) => `stop-${at}`)
      const routes = Array.from({ length: 100 }, (_, at) => aRouteTo(names.slice(at * 90, at * 90 + 90), { index: at }))
      const plan = aPlanOf(routes, names.slice(9_000))
      const writing = await inYardsticks(() => change(() => plan))
      const reading = await inYardsticks(read)
      const found = await read()
      expect(idsIn(found)).toEqual(names)
      expect(said(found)).toEqual(said(plan))
      expect(Math.max(writing, reading)).toBeLessThan(30)
    })

    it('keeps its stops in order, wherever others come and go', async () => {
      const { change, read } = await withProject()
      await change(joinedBy('c', 0), joinedBy('a', 0), joinedBy('b', 1), joinedBy('e', 3), joinedBy('d', 3))
      expect(idsIn(await read())).toEqual(['a', 'b', 'c', 'd', 'e'])
      await change(leftBy('a'), leftBy('c'), joinedBy('c', 1), joinedBy('a', 0), leftBy('e'), joinedBy('e', 4))
      expect(idsIn(await read())).toEqual(['a', 'b', 'c', 'd', 'e'])
    })

    it('has room for a stop between two, however often', async () => {
      const { change, read } = await withProject()
      await change(joinedBy('first', 0), joinedBy('last', 1))
      const between = Array.from({ length: 70 }, (_, at) => `between-${at}`)
      await change(...between.map((id) => joinedBy(id, 1)))
      expect(idsIn(await read())).toEqual(['first', ...between.toReversed(), 'last'])
    })

    it('takes several runs of stops at once', async () => {
      const { change, read } = await withProject()
      await change((plan) => ({ ...plan, stops: stopListOf(['b', 'd'].map((id) => aStopCalled(id))) }))
      const all = ['a1', 'a2', 'b', 'c1', 'c2', 'c3', 'd', 'e1', 'e2']
      await change((plan) => ({ ...plan, stops: stopListOf(all.map((id) => aStopCalled(id))) }))
      expect(idsIn(await read())).toEqual(all)
    })

    it('leaves nothing behind when its write is undone', async () => {
      const { storage, read, change } = await withProject()
      const before = await change(joinedBy('a', 0))
      await storage.write(depot, async (records) => {
        await changed(records, 'p1', joinedBy('b', 1))
        return E.left('refused')
      })
      const after = await change(joinedBy('c', 1))
      expect(before && idsIn(before)).toEqual(['a'])
      expect(after && idsIn(after)).toEqual(['a', 'c'])
      expect(idsIn(await read(storage))).toEqual(['a', 'c'])
      expect(idsIn(await read())).toEqual(['a', 'c'])
    })

    it('is seen by the write that changed it, again and again', async () => {
      const { storage, read } = await withProject()
      const seen = await kept(storage, depot, async (records) => {
        const sizes: number[] = []
        for (const id of ['a', 'b', 'c']) {
          await changed(records, 'p1', (plan) => right(addStop(plan, { ...plainFacts, id })))
          sizes.push(idsIn(await records.projects.plan(await projectIn(records, 'p1'))).length)
        }
        return sizes
      })
      expect(seen).toEqual([1, 2, 3])
      expect(idsIn(await read())).toEqual(['a', 'b', 'c'])
    })

    it('that another server changed is read again', async () => {
      const { storage, anew, change, read } = await withProject()
      await change(joinedBy('a', 0))
      const other = await anew()
      await kept(other, depot, (records) => changed(records, 'p1', joinedBy('b', 1)))
      expect(idsIn(await read(storage))).toEqual(['a', 'b'])
      await change(joinedBy('c', 2))
      expect(idsIn(await read(other))).toEqual(['a', 'b', 'c'])
    })
  })
}
