import assert from 'node:assert/strict'
import fc from 'fast-check'
import { isCustomerStop, stopList, visibleStops, type Stop } from '../../src/domain/stop'
import { aQuery, aStopFilter, aStopList } from '../kit/arbitraries/stop-list'
import { withEachStop } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'
import { withFields } from '../kit/builders/stop'
import { searchStops } from '../kit/search-stops'

type Visible = typeof visibleStops
type Search = typeof searchStops

/** Whether the first list is a subsequence of the second, of the same objects. */
const isPartOf = (some: ReadonlyArray<Stop>, all: Iterable<Stop>): boolean => {
  let index = 0
  for (const stop of all) if (some[index] === stop) index += 1
  return index === some.length
}

const capitals = (text: string): string => text.normalize('NFC').toLocaleUpperCase('nl')

const containsQuery = ({ facts: { customerName, city } }: Stop, query: string): boolean =>
  [customerName, city ?? ''].some((field) => capitals(field).includes(capitals(query.trim())))

const firstThree: Visible = (stops, filter) => visibleStops(stops, filter).slice(0, 3)
const reversed: Visible = (stops, filter) => visibleStops(stops, filter).toReversed()

export const stopListLaws: ReadonlyArray<Law> = [
  law({
    name: 'filtering twice',
    statement: 'Filtering a filtered list changes nothing.',
    subject: visibleStops,
    arbitrary: fc.tuple(aStopList(), aStopFilter()),
    holds: (visible, [stops, filter]) => {
      const once = visible(stops, filter)
      assert.deepEqual(visible(stopList.from(once), filter), once)
    },
    mutants: {
      'the list is reversed': reversed,
      'the first one is dropped': (stops, filter) => visibleStops(stops, filter).slice(1),
    },
  }),
  law({
    name: 'a filter adds no stop',
    statement: 'Visible stops are stops of the list, the same objects in the same order, without START and END.',
    subject: visibleStops,
    arbitrary: fc.tuple(aStopList(), aStopFilter()),
    holds: (subject, [stops, filter]) => {
      const visible = subject(stops, filter)
      assert.ok(isPartOf(visible, stops))
      assert.ok(visible.every(isCustomerStop))
    },
    mutants: {
      'the list is sorted': (stops, filter) =>
        visibleStops(stops, filter).toSorted((one, other) =>
          one.facts.customerName < other.facts.customerName ? -1 : 1,
        ),
      'the stops are copied': (stops, filter) => visibleStops(stops, filter).map((stop) => ({ ...stop })),
      'START and END show': (stops, filter) =>
        filter.onlyUnplanned ? visibleStops(stops, filter) : stopList.values(stops),
    },
  }),
  law({
    name: 'unplanned and planned stops are all stops',
    statement: 'Each visible stop is either unplanned or planned.',
    subject: visibleStops,
    arbitrary: aStopList(),
    holds: (visible, stops) => {
      const all = visible(stops, { onlyUnplanned: false, focusedDay: undefined })
      const unplanned = new Set(visible(stops, { onlyUnplanned: true, focusedDay: '2026-11-23' }))
      assert.deepEqual(all, stopList.values(stops).filter(isCustomerStop))
      assert.ok(all.every((stop) => stop.placement.isPlanned !== unplanned.has(stop)))
      assert.equal(all.filter((stop) => unplanned.has(stop)).length, unplanned.size)
    },
    mutants: {
      'the day also filters unplanned stops': (stops, filter) =>
        visibleStops(stopList.from(visibleStops(stops, filter)), { ...filter, onlyUnplanned: false }),
      'the toggle is inverted': (stops, filter) =>
        filter.onlyUnplanned
          ? stopList.values(stops).filter((stop) => isCustomerStop(stop) && stop.placement.isPlanned)
          : visibleStops(stops, filter),
      'only planned stops are visible': (stops, filter) =>
        visibleStops(stops, filter).filter((stop) => filter.onlyUnplanned || stop.placement.isPlanned),
    },
  }),
  law({
    name: 'days partition the stops',
    statement: 'The stops of each day, and those without a day, are together all stops, each once.',
    subject: visibleStops,
    arbitrary: aStopList(),
    holds: (visible, stops) => {
      const days = new Set(stopList.values(stops).flatMap(({ placement: { routeDay } }) => routeDay ?? []))
      const byDay = [...days].flatMap((focusedDay) => visible(stops, { onlyUnplanned: false, focusedDay }))
      const withoutDay = stopList
        .values(stops)
        .filter((stop) => stop.placement.routeDay === undefined && isCustomerStop(stop))
      const all = visible(stops, { onlyUnplanned: false, focusedDay: 'ALL' })
      assert.equal(byDay.length + withoutDay.length, all.length)
      assert.deepEqual(new Set([...byDay, ...withoutDay]), new Set(all))
    },
    mutants: {
      'stops of no day show on any': (stops, filter) =>
        stopList
          .values(stops)
          .filter(
            (stop) => stop.placement.routeDay === undefined || visibleStops(stopList.from([stop]), filter).length > 0,
          )
          .filter(isCustomerStop),
      'a long list is cut': firstThree,
    },
  }),
  law({
    name: 'a search finds matching stops',
    statement: 'A search finds exactly the stops whose customer name or city contains the text, in any case, in order.',
    subject: searchStops,
    arbitrary: fc.tuple(aStopList(), aQuery()),
    holds: (subject, [stops, query]) => {
      const results = subject(stops, query)
      assert.ok(isPartOf(results, stops))
      for (const stop of stops) assert.equal(results.includes(stop), containsQuery(stop, query))
    },
    mutants: {
      'cities are not searched': (stops, query) =>
        searchStops(
          withEachStop(stops, (stop) => withFields(stop, { city: undefined })),
          query,
        ).flatMap(({ facts: { id } }) => stopList.get(stops, id) ?? []),
      'case matters': (stops, query) =>
        stopList
          .values(stops)
          .filter(
            ({ facts: { customerName, city = '' } }) =>
              customerName.includes(query.trim()) || city.includes(query.trim()),
          ),
      'only the beginning is searched': (stops, query) =>
        searchStops(stops, query).filter(({ facts: { customerName, city = '' } }) =>
          [customerName, city].some((field) => capitals(field).startsWith(capitals(query.trim()))),
        ),
      'accents are ignored': ((stops, query) => {
        const normalised = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
        return stopList
          .values(stops)
          .filter(({ facts: { customerName, city = '' } }) =>
            [customerName, city].some((field) => normalised(field).includes(normalised(query.trim()))),
          )
      }) satisfies Search,
    },
  }),
]
