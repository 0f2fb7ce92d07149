import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  searchVisibleStops,
  isCustomerStop,
  noSearchResultsMessage,
  searchStops,
  getStop,
  stopListOf,
  stopArrayOf,
  visibleStops,
  type Stop,
} from '../../src/domain/stop'
import { aQuery, aStopFilter, aStopList } from '../kit/arbitraries/stop-list'
import { withEachStop } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'

type Visible = typeof visibleStops
type Search = typeof searchStops

/** Whether the first list is a part of the second: the same objects in the same order, none more often. */
const isPartOf = (some: ReadonlyArray<Stop>, all: Iterable<Stop>): boolean => {
  let at = 0
  for (const stop of all) if (some[at] === stop) at += 1
  return at === some.length
}

const capitals = (text: string): string => text.normalize('NFC').toLocaleUpperCase('nl')

const containsQuery = ({ customerName, city }: Stop, query: string): boolean =>
  [customerName, city ?? ''].some((words) => capitals(words).includes(capitals(query.trim())))

const firstThree: Visible = (stops, filter) => visibleStops(stops, filter).slice(0, 3)
const reversed: Visible = (stops, filter) => visibleStops(stops, filter).toReversed()

export const stopListLaws: ReadonlyArray<Law> = [
  law({
    name: 'filtering twice',
    statement: 'Filtering what was filtered changes nothing.',
    subject: visibleStops,
    arbitrary: fc.tuple(aStopList(), aStopFilter()),
    holds: (visible, [stops, filter]) => {
      const once = visible(stops, filter)
      assert.deepEqual(visible(stopListOf(once), filter), once)
    },
    mutants: {
      'it turns the list round': reversed,
      'the first one is dropped': (stops, filter) => visibleStops(stops, filter).slice(1),
    },
  }),
  law({
    name: 'a filter invents no stop',
    statement:
      'What is visible are stops of the list, the same objects in the same order, and none of them START or END.',
    subject: visibleStops,
    arbitrary: fc.tuple(aStopList(), aStopFilter()),
    holds: (visible, [stops, filter]) => {
      const shown = visible(stops, filter)
      assert.ok(isPartOf(shown, stops))
      assert.ok(shown.every(isCustomerStop))
    },
    mutants: {
      'it sorts': (stops, filter) =>
        visibleStops(stops, filter).toSorted((one, other) => (one.customerName < other.customerName ? -1 : 1)),
      'it copies': (stops, filter) => visibleStops(stops, filter).map((stop) => ({ ...stop })),
      'START and END show': (stops, filter) =>
        filter.onlyUnplanned ? visibleStops(stops, filter) : stopArrayOf(stops),
    },
  }),
  law({
    name: 'unplanned and planned are all',
    statement: 'Each visible stop is either among the unplanned ones or planned, and none is both.',
    subject: visibleStops,
    arbitrary: aStopList(),
    holds: (visible, stops) => {
      const all = visible(stops, { onlyUnplanned: false, focusedDay: undefined })
      const unplanned = new Set(visible(stops, { onlyUnplanned: true, focusedDay: '2026-11-23' }))
      assert.deepEqual(all, stopArrayOf(stops).filter(isCustomerStop))
      assert.ok(all.every((stop) => stop.isPlanned !== unplanned.has(stop)))
      assert.equal(all.filter((stop) => unplanned.has(stop)).length, unplanned.size)
    },
    mutants: {
      'a day narrows the unplanned': (stops, filter) =>
        visibleStops(stopListOf(visibleStops(stops, filter)), { ...filter, onlyUnplanned: false }),
      'the toggle is the wrong way round': (stops, filter) =>
        filter.onlyUnplanned
          ? stopArrayOf(stops).filter((stop) => isCustomerStop(stop) && stop.isPlanned)
          : visibleStops(stops, filter),
      'only planned stops are all': (stops, filter) =>
        visibleStops(stops, filter).filter((stop) => filter.onlyUnplanned || stop.isPlanned),
    },
  }),
  law({
    name: 'days part the stops',
    statement: 'The stops of each day, and those of no day, are together all stops, each once.',
    subject: visibleStops,
    arbitrary: aStopList(),
    holds: (visible, stops) => {
      const days = new Set(stopArrayOf(stops).flatMap(({ routeDay }) => routeDay ?? []))
      const byDay = [...days].flatMap((focusedDay) => visible(stops, { onlyUnplanned: false, focusedDay }))
      const ofNoDay = stopArrayOf(stops).filter((stop) => stop.routeDay === undefined && isCustomerStop(stop))
      const all = visible(stops, { onlyUnplanned: false, focusedDay: 'ALL' })
      assert.equal(byDay.length + ofNoDay.length, all.length)
      assert.deepEqual(new Set([...byDay, ...ofNoDay]), new Set(all))
    },
    mutants: {
      'stops of no day show on any': (stops, filter) =>
        stopArrayOf(stops)
          .filter((stop) => stop.routeDay === undefined || visibleStops(stopListOf([stop]), filter).length > 0)
          .filter(isCustomerStop),
      'a long list is cut': firstThree,
    },
  }),
  law({
    name: 'a search finds what says it',
    statement:
      'A search finds exactly the stops whose customer name or city has the text, in any case, in their order.',
    subject: searchStops,
    arbitrary: fc.tuple(aStopList(), aQuery()),
    holds: (search, [stops, query]) => {
      const found = search(stops, query)
      assert.ok(isPartOf(found, stops))
      for (const stop of stops) assert.equal(found.includes(stop), containsQuery(stop, query))
    },
    mutants: {
      'cities are not searched': (stops, query) =>
        searchStops(
          withEachStop(stops, (stop) => ({ ...stop, city: undefined })),
          query,
        ).flatMap(({ id }) => getStop(stops, id) ?? []),
      'case counts': (stops, query) =>
        stopArrayOf(stops).filter(
          ({ customerName, city = '' }) => customerName.includes(query.trim()) || city.includes(query.trim()),
        ),
      'only the beginning counts': (stops, query) =>
        searchStops(stops, query).filter(({ customerName, city = '' }) =>
          [customerName, city].some((words) => capitals(words).startsWith(capitals(query.trim()))),
        ),
      'accents do not count': ((stops, query) => {
        const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
        return stopArrayOf(stops).filter(({ customerName, city = '' }) =>
          [customerName, city].some((words) => plain(words).includes(plain(query.trim()))),
        )
      }) satisfies Search,
    },
  }),
  law({
    name: 'a search keeps to what is visible',
    statement:
      'A search shows visible stops that have its text; where there is none, it says so and shows all visible stops.',
    subject: searchVisibleStops,
    arbitrary: fc.tuple(aStopList(), aStopFilter(), aQuery()),
    holds: (found, [stops, filter, query]) => {
      const { stops: shown, message } = found(stops, filter, query)
      const visible = visibleStops(stops, filter)
      const matching = visible.filter((stop) => containsQuery(stop, query))
      const failed = matching.length === 0 && query.trim() !== ''
      assert.equal(message, failed ? noSearchResultsMessage(query) : undefined)
      assert.deepEqual(shown, failed ? visible : matching)
    },
    mutants: {
      'no match shows nothing': (stops, filter, query) => {
        const found = searchVisibleStops(stops, filter, query)
        return found.message === undefined ? found : { ...found, stops: [] }
      },
      'no match forgets the day': (stops, filter, query) => {
        const found = searchVisibleStops(stops, filter, query)
        return found.message === undefined ? found : { ...found, stops: stopArrayOf(stops).filter(isCustomerStop) }
      },
      'a search looks everywhere': (stops, filter, query) =>
        query.trim() === ''
          ? searchVisibleStops(stops, filter, query)
          : searchVisibleStops(stops, { onlyUnplanned: false, focusedDay: undefined }, query),
      'blank text is searched for': (stops, filter, query) =>
        query.trim() === ''
          ? { stops: [], message: noSearchResultsMessage(query) }
          : searchVisibleStops(stops, filter, query),
    },
  }),
]
