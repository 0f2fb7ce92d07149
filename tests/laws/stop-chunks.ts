import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  emptyStopList,
  listOn,
  stopIn,
  stopListOf,
  stopsIn,
  withoutStop,
  withStops,
  type Stop,
  type StopList,
} from '../../src/domain/stop'
import { aListChange, aLongList, type ListChange } from '../kit/arbitraries/list-changes'
import { someStops } from '../kit/arbitraries/stop'
import { law, type Law } from '../kit/law'

/** How a list is changed and read; a law may replace one of these with a wrong one. */
const asItIs = { withStops, withoutStop, stopIn }
type Handling = typeof asItIs

const after = (by: Handling, list: StopList, change: ListChange): StopList =>
  change.change === 'put' ? by.withStops(list, change.stops) : by.withoutStop(list, change.id)

/** The same on an array, as one would write it at first. */
const onArray = (stops: ReadonlyArray<Stop>, change: ListChange): ReadonlyArray<Stop> => {
  if (change.change === 'take') return stops.filter(({ id }) => id !== change.id)
  return change.stops.reduce((now, stop) => {
    const at = now.findIndex(({ id }) => id === stop.id)
    return at < 0 ? [...now, stop] : now.with(at, stop)
  }, stops)
}

const idsIn = (change: ListChange): ReadonlyArray<string> =>
  change.change === 'put' ? change.stops.map(({ id }) => id) : [change.id]

const sameStops = (list: Iterable<Stop>, stops: ReadonlyArray<Stop>): boolean => {
  const all = [...list]
  return all.length === stops.length && all.every((stop, at) => stop === stops[at])
}

const inWords = (change: ListChange): string =>
  `list ${change.which}: ${change.change} ${change.change === 'put' ? change.stops.map(({ id, notes }) => `${id} (${notes})`).join(', ') : change.id}`

/** For mutants: for each stop, the place and the object that were found first. */
const places = new Map<string, number>()
const found = new Map<string, Stop>()

export const stopSheetLaws: ReadonlyArray<Law> = [
  law({
    name: 'a list on sheets is a list',
    words:
      'After any changes of any of the lists made so far, each list has the stops that an array would have, in that order, and finds them.',
    subject: asItIs,
    given: fc.tuple(aLongList(), fc.array(aListChange(), { maxLength: 12 })),
    holds: (subject, [first, changes]) => {
      const lists = [first]
      const arrays = [stopsIn(first)]
      for (const change of changes) {
        const at = change.which % lists.length
        lists.push(after(subject, lists[at] ?? first, change))
        arrays.push(onArray(arrays[at] ?? [], change))
      }
      const asked = ['s0', 's255', 's256', 'nobody', ...changes.flatMap(idsIn)]
      for (const [at, list] of lists.entries()) {
        const array = arrays[at] ?? []
        assert.ok(sameStops(list, array), `the stops of list ${at}`)
        for (const id of asked)
          assert.ok(subject.stopIn(list, id) === array.find((stop) => stop.id === id), `${id} in list ${at}`)
      }
    },
    mutants: {
      'who is new comes first': {
        ...asItIs,
        withStops: (list, stops) => {
          const newcomers = stops.filter(({ id }) => stopIn(list, id) === undefined)
          return newcomers.length === 0 ? withStops(list, stops) : stopListOf([...newcomers, ...withStops(list, stops)])
        },
      },
      'who is new is not taken in': {
        ...asItIs,
        withStops: (list, stops) =>
          withStops(
            list,
            stops.filter(({ id }) => stopIn(list, id) !== undefined),
          ),
      },
      'the next one is taken off too': {
        ...asItIs,
        withoutStop: (list, id) => {
          const next = stopsIn(list)[stopsIn(list).findIndex((stop) => stop.id === id) + 1]
          const without = withoutStop(list, id)
          return next === undefined || without === list ? without : withoutStop(without, next.id)
        },
      },
      'stops are changed where they stand, in every list': {
        ...asItIs,
        withStops: (list, stops) => {
          for (const sheet of list.sheets)
            for (const [on, { id }] of sheet.entries()) {
              const stop = stops.find((one) => one.id === id)
              if (stop !== undefined) Object.assign(sheet, { [on]: stop })
            }
          return withStops(list, stops)
        },
      },
      'who moved up is looked for where it stood': {
        ...asItIs,
        stopIn: (list, id) => {
          const place = places.get(id) ?? stopsIn(list).findIndex((stop) => stop.id === id)
          places.set(id, place)
          return stopsIn(list)[place]
        },
      },
      'who was taken off is still found': {
        ...asItIs,
        stopIn: (list, id) => {
          const stop = stopIn(list, id) ?? found.get(id)
          if (stop !== undefined) found.set(id, stop)
          return stop
        },
      },
    } satisfies Readonly<Record<string, Handling>>,
    show: ([first, changes]) => [`${stopsIn(first).length} stops`, ...changes.map(inWords)].join('\n'),
  }),
  law({
    name: 'a change leaves the other sheets',
    words:
      'A change makes only the sheets that it touches, new stops going to the last one; all others are the same objects, and none is empty or too long.',
    subject: asItIs,
    given: fc.tuple(aLongList(), aListChange()),
    holds: (subject, [list, change]) => {
      const { sheets } = after(subject, list, change)
      const known = idsIn(change).filter((id) => stopIn(list, id) !== undefined)
      const touched = list.sheets.filter((sheet) => sheet.some(({ id }) => known.includes(id)))
      const last = change.change === 'put' && known.length < change.stops.length ? list.sheets.slice(-1) : []
      const kept = new Set(list.sheets.filter((sheet) => !touched.includes(sheet) && !last.includes(sheet)))
      assert.equal(sheets.filter((sheet) => kept.has(sheet)).length, kept.size)
      assert.ok(sheets.every(({ length }) => length > 0 && length <= 256))
      assert.ok(sheets.length <= list.sheets.length + 1)
    },
    mutants: {
      'every sheet is made anew': {
        ...asItIs,
        withStops: (list, stops) => listOn(withStops(list, stops).sheets.map((sheet) => [...sheet])),
      },
      'it is laid out anew': { ...asItIs, withoutStop: (list, id) => stopListOf(withoutStop(list, id)) },
      'who is new has a sheet of its own': {
        ...asItIs,
        withStops: (list, stops) =>
          stops.reduce(
            (now, stop) => (stopIn(now, stop.id) ? withStops(now, [stop]) : listOn([...now.sheets, [stop]])),
            list,
          ),
      },
      'an emptied sheet stays': {
        ...asItIs,
        withoutStop: (list, id) => listOn(list.sheets.map((sheet) => sheet.filter((stop) => stop.id !== id))),
      },
      'the last sheet grows': {
        ...asItIs,
        withStops: (list, stops) => {
          const newcomers = stops.filter(({ id }) => stopIn(list, id) === undefined)
          if (newcomers.length === 0) return withStops(list, stops)
          const last = list.sheets.at(-1) ?? []
          return listOn([...list.sheets.slice(0, -1), [...last, ...newcomers]])
        },
      },
    } satisfies Readonly<Record<string, Handling>>,
    show: ([list, change]) => `sheets of ${list.sheets.map(({ length }) => length).join(', ')}\n${inWords(change)}`,
  }),
  law({
    name: 'a list has a stop once',
    words: 'Of stops with one id a list has the last, where the first of them stood.',
    subject: stopListOf,
    given: fc
      .tuple(someStops({ maxLength: 12 }), fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 3 }))
      .map(([stops, twins]) =>
        twins.reduce((now, [from, to]) => {
          const [one, other] = [now[from], now[to]]
          return one && other ? now.with(to, { ...other, id: one.id }) : now
        }, stops),
      ),
    holds: (subject, stops) => {
      const expected = stops
        .filter(({ id }, at) => stops.findIndex((stop) => stop.id === id) === at)
        .map(({ id }) => stops.findLast((stop) => stop.id === id))
      assert.deepEqual([...subject(stops)], expected)
    },
    mutants: {
      'twins stay': (stops) => listOn([[...stops]]),
      'the first one counts': (stops) =>
        stopListOf([...stops].filter(({ id }, at, all) => all.findIndex((stop) => stop.id === id) === at)),
      'the last one stands last': (stops) =>
        stopListOf([...stops].filter(({ id }, at, all) => all.findLastIndex((stop) => stop.id === id) === at)),
      'it begins anew at each': (stops) => withStops(emptyStopList, [...stops].slice(-1)),
    },
  }),
]
