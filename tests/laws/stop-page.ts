import assert from 'node:assert/strict'
import fc from 'fast-check'
import { isCustomerStop, pageOf, countStops, stopDayOptions, stopList, type Page } from '../../src/domain/stop'
import { aStopList } from '../kit/arbitraries/stop-list'
import { withEachStop } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'
import { withFields } from '../kit/builders/stop'

type Paging = (items: ReadonlyArray<number>, current: number, size: number) => Page<number>

export const stopPageLaws: ReadonlyArray<Law> = [
  law<Paging, readonly [number, number]>({
    name: 'pages partition the list',
    statement: 'The pages of a list joined together are the list; all but the last are full.',
    subject: pageOf<number>,
    arbitrary: fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 20 })),
    holds: (page, [count, size]) => {
      const items = Array.from({ length: count }, (_, index) => index)
      const { last } = page(items, 1, size)
      const pages = Array.from({ length: last }, (_, index) => page(items, index + 1, size).items)
      assert.deepEqual(pages.flat(), items)
      assert.ok(pages.slice(0, -1).every(({ length }) => length === size))
      assert.ok(count === 0 || (pages.at(-1) ?? []).length > 0)
    },
    mutants: {
      'the last page is left out': (items, current, size) => ({
        ...pageOf(items, current, size),
        last: Math.max(1, Math.floor(items.length / size)),
      }),
      'a stop is repeated on the next page': (items, current, size) => ({
        ...pageOf(items, current, size),
        items: items.slice(Math.max(0, (current - 1) * size - 1), current * size),
      }),
      'there is always one more page': (items, current, size) => ({
        ...pageOf(items, current, size),
        last: Math.floor(items.length / size) + 1,
      }),
    },
    examples: [
      [30, 15],
      [0, 15],
    ],
  }),
  law({
    name: 'page links reach every page',
    statement:
      'There are at most 7 page links, in order, with the first, the current and the last page, and gaps for pages left out.',
    subject: pageOf<number>,
    arbitrary: fc
      .integer({ min: 1, max: 90 })
      .chain((last) => fc.tuple(fc.constant(last), fc.integer({ min: 1, max: last }))),
    holds: (page, [last, current]) => {
      const { links } = page(
        Array.from({ length: last }, () => 0),
        current,
        1,
      )
      const pages = links.filter((link) => link !== 'gap')
      assert.ok(pages.length <= 7 && pages.length === Math.min(last, 7))
      for (const requiredPage of [1, current, last]) assert.ok(pages.includes(requiredPage))
      for (const near of [current - 1, current + 1]) assert.equal(pages.includes(near), near >= 1 && near <= last)
      links.forEach((link, index) => {
        const before = links[index - 1]
        if (link === 'gap') assert.ok(before !== 'gap' && Number(links[index + 1]) - Number(before) > 1)
        else if (before !== 'gap') assert.equal(link - (before ?? link - 1), 1)
      })
    },
    mutants: {
      'the current page is at the edge': (items, current, size) => pageOf(items, current + 2, size),
      'the last page has no link': (items, current, size) => {
        const page = pageOf(items, current, size)
        return { ...page, links: page.links.slice(0, -1) }
      },
      'every page has a link': (items, current, size) => {
        const page = pageOf(items, current, size)
        return { ...page, links: Array.from({ length: page.last }, (_, index) => index + 1) }
      },
      'gaps are not shown': (items, current, size) => {
        const page = pageOf(items, current, size)
        return { ...page, links: page.links.filter((link) => link !== 'gap') }
      },
    },
  }),
  law({
    name: 'any page number gives a page',
    statement: 'Whatever page is requested, a list with stops shows some of them, and none of another page.',
    subject: pageOf<number>,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.oneof(fc.double(), fc.integer({ min: -3, max: 9 }))),
    holds: (page, [count, requested]) => {
      const { current, last, items } = page(
        Array.from({ length: count }, (_, index) => index),
        requested,
        15,
      )
      assert.ok(Number.isInteger(current) && current >= 1 && current <= last)
      assert.equal(items[0], (current - 1) * 15)
    },
    mutants: {
      'a number past the end is an empty page': (items, requested) => ({
        ...pageOf(items, requested, 15),
        items: items.slice((requested - 1) * 15, requested * 15),
      }),
      'a page number may be fractional': (items, requested) => ({
        ...pageOf(items, requested, 15),
        current: Math.min(Math.max(requested, 1), pageOf(items, 1, 15).last),
      }),
    },
  }),
  law({
    name: 'a day filter counts every stop',
    statement:
      'The choices of the day filter begin with ALL and its count, and have every day once, with the focused one.',
    subject: stopDayOptions,
    arbitrary: fc.tuple(aStopList(), fc.constantFrom(undefined, 'ALL', 'Wo', 'Vr', '2026-11-23')),
    holds: (options, [stops, focusedDay]) => {
      const [all, ...others] = options(stops, focusedDay)
      const days = others.map(({ day }) => day)
      assert.equal(all?.day, 'ALL')
      assert.equal(new Set(days).size, days.length)
      assert.ok(focusedDay === undefined || focusedDay === 'ALL' || days.includes(focusedDay))
      const datedStops = stopList
        .values(stops)
        .filter((stop) => isCustomerStop(stop) && stop.placement.routeDay !== undefined)
      if (datedStops.length === 0) return
      const count = ({ label }: { readonly label: string } = { label: '' }): number =>
        Number(/\((\d+) stops?\)$/.exec(label)?.[1])
      assert.equal(count(all), countStops(stops))
      assert.equal(
        others.reduce((sum, option) => sum + count(option), 0),
        datedStops.length,
      )
    },
    mutants: {
      'ALL is the sum of the days': (stops, focusedDay) =>
        stopDayOptions(
          stopList.from(stopList.values(stops).filter(({ placement: { routeDay } }) => routeDay !== undefined)),
          focusedDay,
        ),
      'an empty day is left out': (stops) => stopDayOptions(stops, undefined),
      'START and END are counted': (stops, focusedDay) =>
        stopDayOptions(
          withEachStop(stops, (stop) => withFields(stop, { type: 'Delivery' })),
          focusedDay,
        ),
    },
  }),
]
