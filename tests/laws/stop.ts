import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import {
  decodeStop,
  decodeStopsDocument,
  stopListOf,
  stopArrayOf,
  encodeStop,
  encodeStopsDocument,
  type Stop,
} from '../../src/domain/stop'
import { someHabits, spelled, type Habits } from '../kit/arbitraries/spelling'
import { aStop, someStops } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

const without = (
  value: unknown,
  isGone: (name: string, value: unknown) => boolean,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record(value)).filter(([name, one]) => !isGone(name, one)))

/** Numbers and flags may also be written as text. */
const spellingsOf = (field: string, value: unknown): ReadonlyArray<unknown> => {
  if (field === 'type' || field === 'priority') return [value, String(value).toLowerCase()]
  if (value === undefined) return [undefined, null]
  return typeof value === 'number' || typeof value === 'boolean' ? [value, String(value)] : [value]
}

/** Fields of other programs have only one name. */
const encodedStop = (stop: Stop, habits: Habits): Readonly<Record<string, unknown>> => ({
  ...spelled(encodeStop({ ...stop, extra: {} }), habits, spellingsOf),
  ...stop.extra,
})

const unknownFields = (): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .array(
      fc.tuple(fc.constantFrom('extra', 'at', 'flags', 'constructor', 'toString', '', 'ë', 'eta', '0'), fc.jsonValue()),
    )
    .map((fields) => Object.fromEntries(fields))

/** Records that look like stops and hold anything, and any other values. */
const anyValue = (): fc.Arbitrary<unknown> => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  })
  const names = [
    'id',
    'type',
    'lat',
    'lng',
    'address',
    'demand',
    'stop_number',
    'isPlanned',
    'timeSlotEarliest',
    'priority',
  ]
  return fc.oneof(
    anything,
    fc.array(fc.tuple(fc.constantFrom(...names), anything)).map((fields) => Object.fromEntries(fields)),
    fc
      .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(0, -1, '', 'x', null, Infinity, '10', [], {})))
      .map((fields) => Object.fromEntries([['id', 's1'], ...fields])),
  )
}

export const stopLaws: ReadonlyArray<Law> = [
  law({
    name: 'a stop survives the wire',
    statement: 'A stop that is written and read is the same stop, fields of others included.',
    subject: encodeStop,
    arbitrary: aStop(),
    holds: (subject, stop) => assert.deepEqual(right(decodeStop(jsonRoundTrip(subject(stop)))), stop),
    mutants: {
      'fields of others are dropped': (stop) => encodeStop({ ...stop, extra: {} }),
      'flags are forgotten': (stop) => without(encodeStop(stop), (name) => name === 'isScannedIn'),
      'lat and lng change places': (stop) => {
        const { lat, lng, ...written } = encodeStop(stop)
        return { ...written, lat: lng, lng: lat }
      },
      'the number of an unplanned stop is 0': (stop) => ({
        ...encodeStop(stop),
        stopNumber: Math.max(stop.stopNumber, 0),
      }),
      'a field that is hidden is shown': (stop) => ({ ...encodeStop(stop), isVisible: true }),
    },
  }),
  law({
    name: 'a stop in any spelling',
    statement: 'Every spelling of §3 reads as the same stop.',
    subject: decodeStop,
    arbitrary: fc.tuple(aStop(), someHabits()),
    holds: (subject, [stop, habits]) =>
      assert.deepEqual(right(subject(jsonRoundTrip(encodedStop(stop, habits)))), stop),
    mutants: {
      'snake case is not known': (value) => decodeStop(without(value, (name) => name.includes('_'))),
      'the address is not opened': (value) => decodeStop(without(value, (name) => name === 'address')),
      'null hides the other spelling': (value) => {
        const isNull = (name: string): boolean =>
          record(value)[name.replace(/_[a-z]/g, (_) => _.slice(1).toUpperCase())] === null
        return decodeStop(without(value, (name) => name.includes('_') && isNull(name)))
      },
      'text is no number': (value) =>
        decodeStop(without(value, (name, one) => name === 'duration' && typeof one === 'string')),
      'types are told apart by case': (value) =>
        E.map((stop: Stop) => ({ ...stop, type: String(record(value)['type']) }))(decodeStop(value)),
    },
    show: ([stop, habits]) => JSON.stringify(encodedStop(stop, habits), undefined, 1),
  }),
  law({
    name: 'unknown fields of a stop survive',
    statement: 'Fields that this program does not know come back as they came, and change nothing else.',
    subject: (value: unknown): Readonly<Record<string, unknown>> => encodeStop(right(decodeStop(value))),
    arbitrary: fc.tuple(aStop(), unknownFields()),
    holds: (subject, [stop, unknown]) => {
      const plain = encodeStop({ ...stop, extra: {} })
      assert.deepEqual(
        jsonRoundTrip(subject(jsonRoundTrip({ ...plain, ...unknown }))),
        jsonRoundTrip({ ...plain, ...unknown }),
      )
    },
    mutants: {
      'nothing is kept': (value) => encodeStop({ ...right(decodeStop(value)), extra: {} }),
      'names of our own are dropped': (value) =>
        without(encodeStop(right(decodeStop(value))), (name) => name === 'flags'),
      'nulls are dropped': (value) => without(encodeStop(right(decodeStop(value))), (_, one) => one === null),
    },
  }),
  law({
    name: 'any value reads as a stop or is refused',
    statement: 'Reading ends for any value; what it gives can be shown, and reads as the same stop again.',
    subject: decodeStop,
    arbitrary: anyValue(),
    holds: (subject, value) => {
      const read = subject(value)
      if (E.isLeft(read)) {
        assert.ok(read.left.length > 0)
        return
      }
      const { id, demand, duration, stopNumber, coordinates } = read.right
      assert.equal(id, String(record(value)['id']))
      assert.notEqual(id.trim(), '')
      assert.ok(demand.length > 0 && demand.every((amount) => amount >= 0))
      assert.ok(duration === undefined || duration >= 0)
      assert.ok(Number.isFinite(stopNumber))
      assert.ok(coordinates === undefined || (Number.isFinite(coordinates.lat) && Number.isFinite(coordinates.lng)))
      assert.deepEqual(subject(encodeStop(read.right)), read)
    },
    mutants: {
      'a number is whatever is written there': (value) =>
        E.map((stop: Stop) => ({ ...stop, stopNumber: Number(record(value)['stop_number'] ?? -1) }))(decodeStop(value)),
      'no demand is an empty demand': (value) =>
        E.map((stop: Stop) => (record(value)['demand'] === null ? { ...stop, demand: [] } : stop))(decodeStop(value)),
      'a missing id is made up': (value) => decodeStop({ id: 's1', ...record(value) }),
    },
  }),
  law({
    name: 'a stops document survives',
    statement: 'A stops document that is written and read holds the same stops, each under its id.',
    subject: encodeStopsDocument,
    arbitrary: someStops({ maxLength: 6 }).map(stopListOf),
    holds: (subject, stops) => {
      const document = jsonRoundTrip(subject(stops))
      assert.deepEqual(
        Object.keys(record(document)),
        stopArrayOf(stops).map((stop) => stop.id),
      )
      assert.deepEqual(right(decodeStopsDocument(document)), stops)
    },
    mutants: {
      'stops stand under their short ids': (stops) =>
        Object.fromEntries(Array.from(stops, (stop) => [stop.shortId, encodeStop(stop)])),
      'the last is lost': (stops) => encodeStopsDocument([...stops].slice(0, -1)),
    },
  }),
]
