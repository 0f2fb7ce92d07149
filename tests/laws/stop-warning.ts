import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  isStartOrEnd,
  newStop,
  NO_NUMBER,
  numberBadgeOf,
  pinLabelOf,
  rowStateOf,
  stopFlags,
  stopStatusOf,
  type StopStatus,
} from '../../src/domain/stop'
import type { Coordinates } from '../../src/domain/address'
import { aPoint } from '../kit/arbitraries/address'
import { aStop } from '../kit/arbitraries/stop'
import { aDraft } from '../kit/arbitraries/upload'
import { law, type Law } from '../kit/law'
import { withFields } from '../kit/builders/stop'

type Row = { readonly stop: StopStatus; readonly coordinates: Coordinates }

const aRow = (): fc.Arbitrary<Row> =>
  fc
    .tuple(aStop(), aPoint(), fc.constantFrom('Delivery', 'Montage', 'START', 'end'))
    .map(([stop, coordinates, type]) => ({ stop: stopStatusOf(withFields(stop, { type })), coordinates }))

const aNumber = (): fc.Arbitrary<number> => fc.integer({ min: -1, max: 9999 })

export const stopWarningLaws: ReadonlyArray<Law> = [
  law({
    name: 'a new stop is unplanned',
    statement:
      '§4: a new stop has the given facts, is unplanned, unoptimised and without a number, and has every flag false.',
    subject: newStop,
    arbitrary: aDraft(),
    holds: (subject, draft) => {
      const stop = subject(draft, { id: 's1', shortId: 'A001', createdAt: '2026-11-20T16:42:00.000Z' })
      assert.deepEqual(withFields(stop, { ...draft }), stop)
      assert.deepEqual(
        [stop.facts.id, stop.facts.shortId, stop.facts.createdAt],
        ['s1', 'A001', '2026-11-20T16:42:00.000Z'],
      )
      assert.deepEqual(
        [stop.placement.isPlanned, stop.placement.stopNumber, stop.facts.isVisible],
        [false, NO_NUMBER, true],
      )
      assert.deepEqual(
        stopFlags.filter((flag) => stop.facts.flags[flag]),
        [],
      )
      assert.deepEqual([stop.facts.requestedDay, stop.placement.routeDay], [draft.requestedDay, draft.requestedDay])
      assert.deepEqual(
        [stop.placement.routeNumber, stop.placement.routeName, stop.placement.carrierId],
        [undefined, undefined, undefined],
      )
    },
    mutants: {
      'a new stop has number 0': (draft, creationInfo) => withFields(newStop(draft, creationInfo), { stopNumber: 0 }),
      'a new stop is planned': (draft, creationInfo) => withFields(newStop(draft, creationInfo), { isPlanned: true }),
      'a new stop is hidden': (draft, creationInfo) => withFields(newStop(draft, creationInfo), { isVisible: false }),
      'the requested day is dropped': (draft, creationInfo) =>
        withFields(newStop(draft, creationInfo), { requestedDay: undefined }),
      'a new stop is optimised': (draft, creationInfo) => {
        const stop = newStop(draft, creationInfo)
        return withFields(stop, { flags: { ...stop.facts.flags, isOptimized: true } })
      },
    },
  }),
  law({
    name: 'coordinates only change the info row',
    statement: '§2: a warning does not depend on coordinates; without a warning, only missing coordinates are shown.',
    subject: rowStateOf,
    arbitrary: aRow(),
    holds: (subject, { stop, coordinates }) => {
      const [here, nowhere] = [subject({ ...stop, coordinates }), subject({ ...stop, coordinates: undefined })]
      if (here.kind === 'warning') assert.deepEqual(nowhere, here)
      else assert.deepEqual([here.kind, nowhere.kind], ['plain', 'info'])
    },
    mutants: {
      'missing coordinates take precedence': (stop) =>
        stop.coordinates === undefined ? { kind: 'info', message: 'No coordinates' } : rowStateOf(stop),
      'coordinates are not checked': (stop) =>
        rowStateOf({ ...stop, coordinates: stop.coordinates ?? { lat: 0, lng: 0 } }),
    },
  }),
  law({
    name: 'a warning depends on plan and number',
    statement: '§4: a planned stop with any number has no warning; a start or an end, however spelled, never has one.',
    subject: rowStateOf,
    arbitrary: fc.tuple(aRow(), fc.nat(9999)),
    holds: (subject, [{ stop, coordinates }, stopNumber]) => {
      const row = { ...stop, coordinates }
      const numbered = { ...row, isPlanned: true, stopNumber }
      assert.deepEqual(subject({ ...row, type: row.type.toUpperCase() }), subject(row))
      assert.deepEqual(subject(numbered), subject({ ...row, type: 'end' }))
      for (const less of [
        { ...numbered, isPlanned: false },
        { ...numbered, stopNumber: NO_NUMBER },
      ])
        assert.equal(subject(less).kind === 'warning', !isStartOrEnd(row.type))
    },
    mutants: {
      'start and end have warnings': (stop) => rowStateOf({ ...stop, type: 'Delivery' }),
      'only START in capitals is a start': (stop) =>
        rowStateOf({ ...stop, type: stop.type === 'end' ? 'x' : stop.type }),
      'a planned stop needs no number': (stop) =>
        rowStateOf({ ...stop, stopNumber: stop.isPlanned ? 10 : stop.stopNumber }),
      'a stop with a number counts as planned': (stop) =>
        rowStateOf({ ...stop, isPlanned: stop.isPlanned || stop.stopNumber > 0 }),
      'number 0 has a warning': (stop) =>
        rowStateOf({ ...stop, stopNumber: stop.stopNumber === 0 ? -1 : stop.stopNumber }),
    },
  }),
  law({
    name: 'a pin has its number',
    statement:
      '§9: the pin of a planned stop has the same number as its row; for an unplanned stop the number does not matter.',
    subject: pinLabelOf,
    arbitrary: aNumber(),
    examples: [-1, 0, 1],
    holds: (subject, stopNumber) => {
      const badge = numberBadgeOf({ type: 'Delivery', stopNumber })
      const pinLabel = subject({ isPlanned: true, stopNumber })
      assert.equal(pinLabel.kind === 'number', badge.kind === 'number')
      if (pinLabel.kind === 'number' && badge.kind === 'number') assert.equal(pinLabel.text, badge.text)
      assert.deepEqual(subject({ isPlanned: false, stopNumber }), subject({ isPlanned: true, stopNumber: NO_NUMBER }))
    },
    mutants: {
      'an unplanned stop shows its number': ({ stopNumber }) => pinLabelOf({ isPlanned: true, stopNumber }),
      'numbers are counted in tens': ({ isPlanned, stopNumber }) =>
        pinLabelOf({ isPlanned, stopNumber: Math.floor(stopNumber / 10) }),
      '0 is a number': ({ isPlanned, stopNumber }) =>
        isPlanned && stopNumber === 0 ? { kind: 'number', text: '0' } : pinLabelOf({ isPlanned, stopNumber }),
    },
  }),
]
