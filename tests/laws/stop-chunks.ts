import assert from 'node:assert/strict'
import fc from 'fast-check'
import { emptyStopList, stopList, type Stop, type StopList } from '../../src/domain/stop'
import { stopListOfChunks } from '../../src/domain/stop/stop-list'
import { aListChange, aLongList, type ListChange } from '../kit/arbitraries/list-changes'
import { someStops } from '../kit/arbitraries/stop'
import { chunksIn } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'
import { withFields } from '../kit/builders/stop'

/** Operations that change and read a list; a mutant replaces one of them. */
type ListFunctions = Pick<typeof stopList, 'put' | 'remove' | 'get'>

const after = (by: ListFunctions, list: StopList, change: ListChange): StopList =>
  change.change === 'put' ? by.put(list, change.stops) : by.remove(list, change.id)

/** The same functions on a plain array, to compare with. */
const onArray = (stops: ReadonlyArray<Stop>, change: ListChange): ReadonlyArray<Stop> => {
  if (change.change === 'take') return stops.filter(({ facts: { id } }) => id !== change.id)
  return change.stops.reduce((now, stop) => {
    const index = now.findIndex(({ facts: { id } }) => id === stop.facts.id)
    return index < 0 ? [...now, stop] : now.with(index, stop)
  }, stops)
}

const idsIn = (change: ListChange): ReadonlyArray<string> =>
  change.change === 'put' ? change.stops.map(({ facts: { id } }) => id) : [change.id]

const sameStops = (list: Iterable<Stop>, stops: ReadonlyArray<Stop>): boolean => {
  const all = [...list]
  return all.length === stops.length && all.every((stop, index) => stop === stops[index])
}

const describeListChange = (change: ListChange): string =>
  `list ${change.which}: ${change.change} ${change.change === 'put' ? change.stops.map(({ facts: { id, notes } }) => `${id} (${notes})`).join(', ') : change.id}`

/** For mutants: caches the first position and object found for each stop. */
const positions = new Map<string, number>()
const foundStops = new Map<string, Stop>()

export const stopChunkLaws: ReadonlyArray<Law> = [
  law({
    name: 'a list in chunks equals an array',
    statement:
      'After any changes of any lists made so far, each list has the stops of the equivalent array, in order, and finds each by id.',
    subject: stopList,
    arbitrary: fc.tuple(aLongList(), fc.array(aListChange(), { maxLength: 12 })),
    holds: (subject, [first, changes]) => {
      const lists = [first]
      const arrays = [stopList.values(first)]
      for (const change of changes) {
        const index = change.which % lists.length
        lists.push(after(subject, lists[index] ?? first, change))
        arrays.push(onArray(arrays[index] ?? [], change))
      }
      const ids = ['s0', 's255', 's256', 'nobody', ...changes.flatMap(idsIn)]
      for (const [index, list] of lists.entries()) {
        const array = arrays[index] ?? []
        assert.ok(sameStops(list, array), `the stops of list ${index}`)
        for (const id of ids)
          assert.ok(subject.get(list, id) === array.find((stop) => stop.facts.id === id), `${id} in list ${index}`)
      }
    },
    mutants: {
      'new stops come first': {
        ...stopList,
        put: (list, stops) => {
          const newcomers = stops.filter(({ facts: { id } }) => stopList.get(list, id) === undefined)
          return newcomers.length === 0
            ? stopList.put(list, stops)
            : stopList.from([...newcomers, ...stopList.put(list, stops)])
        },
      },
      'new stops are ignored': {
        ...stopList,
        put: (list, stops) =>
          stopList.put(
            list,
            stops.filter(({ facts: { id } }) => stopList.get(list, id) !== undefined),
          ),
      },
      'the next stop is removed too': {
        ...stopList,
        remove: (list, id) => {
          const next = stopList.values(list)[stopList.values(list).findIndex((stop) => stop.facts.id === id) + 1]
          const without = stopList.remove(list, id)
          return next === undefined || without === list ? without : stopList.remove(without, next.facts.id)
        },
      },
      'an edit changes every list that shares the chunk': {
        ...stopList,
        put: (list, stops) => {
          for (const chunk of chunksIn(list))
            for (const [on, { facts }] of chunk.entries()) {
              const stop = stops.find((one) => one.facts.id === facts.id)
              if (stop !== undefined) Object.assign(chunk, { [on]: stop })
            }
          return stopList.put(list, stops)
        },
      },
      'a stop is searched only at its old position': {
        ...stopList,
        get: (list, id) => {
          const position = positions.get(id) ?? stopList.values(list).findIndex((stop) => stop.facts.id === id)
          positions.set(id, position)
          return stopList.values(list)[position]
        },
      },
      'a removed stop is still found': {
        ...stopList,
        get: (list, id) => {
          const stop = stopList.get(list, id) ?? foundStops.get(id)
          if (stop !== undefined) foundStops.set(id, stop)
          return stop
        },
      },
    } satisfies Readonly<Record<string, ListFunctions>>,
    show: ([first, changes]) =>
      [`${stopList.values(first).length} stops`, ...changes.map(describeListChange)].join('\n'),
  }),
  law({
    name: 'a change keeps the other chunks',
    statement:
      'A change copies only the chunks it affects, with new stops in the last one; all others are the same objects, and no chunk is empty or too long.',
    subject: stopList,
    arbitrary: fc.tuple(aLongList(), aListChange()),
    holds: (subject, [list, change]) => {
      const chunks = chunksIn(after(subject, list, change))
      const changedIds = idsIn(change).filter((id) => stopList.get(list, id) !== undefined)
      const changedChunks = chunksIn(list).filter((chunk) => chunk.some(({ facts: { id } }) => changedIds.includes(id)))
      const last = change.change === 'put' && changedIds.length < change.stops.length ? chunksIn(list).slice(-1) : []
      const unchangedChunks = new Set(
        chunksIn(list).filter((chunk) => !changedChunks.includes(chunk) && !last.includes(chunk)),
      )
      assert.equal(chunks.filter((chunk) => unchangedChunks.has(chunk)).length, unchangedChunks.size)
      assert.ok(chunks.every(({ length }) => length > 0 && length <= 256))
      assert.ok(chunks.length <= chunksIn(list).length + 1)
    },
    mutants: {
      'every chunk is copied': {
        ...stopList,
        put: (list, stops) => stopListOfChunks(chunksIn(stopList.put(list, stops)).map((chunk) => [...chunk])),
      },
      'all chunks are rebuilt': { ...stopList, remove: (list, id) => stopList.from(stopList.remove(list, id)) },
      'each new stop has its own chunk': {
        ...stopList,
        put: (list, stops) =>
          stops.reduce(
            (now, stop) =>
              stopList.get(now, stop.facts.id)
                ? stopList.put(now, [stop])
                : stopListOfChunks([...chunksIn(now), [stop]]),
            list,
          ),
      },
      'an empty chunk stays': {
        ...stopList,
        remove: (list, id) =>
          stopListOfChunks(chunksIn(list).map((chunk) => chunk.filter((stop) => stop.facts.id !== id))),
      },
      'the last chunk grows without limit': {
        ...stopList,
        put: (list, stops) => {
          const newcomers = stops.filter(({ facts: { id } }) => stopList.get(list, id) === undefined)
          if (newcomers.length === 0) return stopList.put(list, stops)
          const last = chunksIn(list).at(-1) ?? []
          return stopListOfChunks([...chunksIn(list).slice(0, -1), [...last, ...newcomers]])
        },
      },
    } satisfies Readonly<Record<string, ListFunctions>>,
    show: ([list, change]) =>
      `chunks of ${chunksIn(list)
        .map(({ length }) => length)
        .join(', ')}\n${describeListChange(change)}`,
  }),
  law({
    name: 'a list has an id once',
    statement: 'Of stops with one id a list has the last, at the position of the first.',
    subject: stopList.from,
    arbitrary: fc
      .tuple(someStops({ maxLength: 12 }), fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 3 }))
      .map(([stops, twins]) =>
        twins.reduce((now, [from, to]) => {
          const [one, other] = [now[from], now[to]]
          return one && other ? now.with(to, withFields(other, { id: one.facts.id })) : now
        }, stops),
      ),
    holds: (subject, stops) => {
      const expected = stops
        .filter(({ facts: { id } }, index) => stops.findIndex((stop) => stop.facts.id === id) === index)
        .map(({ facts: { id } }) => stops.findLast((stop) => stop.facts.id === id))
      assert.deepEqual([...subject(stops)], expected)
    },
    mutants: {
      'duplicates stay': (stops) => stopListOfChunks([[...stops]]),
      'the first one counts': (stops) =>
        stopList.from(
          [...stops].filter(({ facts: { id } }, index, all) => all.findIndex((stop) => stop.facts.id === id) === index),
        ),
      'the last one moves to the end': (stops) =>
        stopList.from(
          [...stops].filter(
            ({ facts: { id } }, index, all) => all.findLastIndex((stop) => stop.facts.id === id) === index,
          ),
        ),
      'each stop starts a new list': (stops) => stopList.put(emptyStopList, [...stops].slice(-1)),
    },
  }),
]
