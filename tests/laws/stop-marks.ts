import assert from 'node:assert/strict'
import fc from 'fast-check'
import { newStop, NO_NUMBER, pinLabelOf, rowStateOf, stopFlags } from '../../src/domain/stop'
import { aPoint } from '../kit/arbitraries/address'
import { aStop } from '../kit/arbitraries/stop'
import { aDraft } from '../kit/arbitraries/upload'
import { law, type Law } from '../kit/law'

export const stopMarkLaws: ReadonlyArray<Law> = [
  law({
    name: 'a stop begins unplanned',
    words:
      '§4: a new stop is all that was said of it, unplanned, unoptimised, without a number and with every flag false.',
    subject: newStop,
    given: aDraft(),
    holds: (subject, draft) => {
      const stop = subject(draft, { id: 's1', shortId: 'A001', createdAt: '2026-11-20T16:42:00.000Z' })
      assert.deepEqual({ ...stop, ...draft }, stop)
      assert.deepEqual([stop.id, stop.shortId, stop.createdAt], ['s1', 'A001', '2026-11-20T16:42:00.000Z'])
      assert.deepEqual([stop.isPlanned, stop.stopNumber, stop.isVisible], [false, NO_NUMBER, true])
      assert.deepEqual(
        stopFlags.filter((flag) => stop.flags[flag]),
        [],
      )
      assert.deepEqual([stop.requestedDay, stop.routeDay], [draft.requestedDay, draft.requestedDay])
      assert.deepEqual([stop.routeNumber, stop.routeName, stop.externalRouteId], [undefined, undefined, undefined])
    },
    mutants: {
      'it begins with number 0': (draft, birth) => ({ ...newStop(draft, birth), stopNumber: 0 }),
      'it begins planned': (draft, birth) => ({ ...newStop(draft, birth), isPlanned: true }),
      'it begins hidden': (draft, birth) => ({ ...newStop(draft, birth), isVisible: false }),
      'its day is forgotten': (draft, birth) => ({ ...newStop(draft, birth), requestedDay: undefined }),
      'it counts as optimised': (draft, birth) => {
        const stop = newStop(draft, birth)
        return { ...stop, flags: { ...stop.flags, isOptimized: true } }
      },
    },
  }),
  law({
    name: 'coordinates only ever change the info row',
    words: '§2: a warning stands whether or not there are coordinates; without a warning, only their absence shows.',
    subject: rowStateOf,
    given: fc.tuple(aStop(), aPoint(), fc.constantFrom('Delivery', 'Montage', 'START', 'end')),
    holds: (subject, [stop, at, type]) => {
      const [here, nowhere] = [subject({ ...stop, type, at }), subject({ ...stop, type, at: undefined })]
      if (here.kind === 'warning') assert.deepEqual(nowhere, here)
      else assert.deepEqual([here.kind, nowhere.kind], ['plain', 'info'])
      assert.equal(
        here.kind === 'warning',
        type !== 'START' && type !== 'end' && (!stop.isPlanned || stop.stopNumber === -1),
      )
    },
    mutants: {
      'the info row wins': (stop) =>
        stop.at === undefined ? { kind: 'info', words: 'No coordinates' } : rowStateOf(stop),
      'start and end are warned about': (stop) => rowStateOf({ ...stop, type: 'Delivery' }),
      'only START in capitals is a start': (stop) =>
        rowStateOf({ ...stop, type: stop.type === 'end' ? 'x' : stop.type }),
      'a planned stop needs no number': (stop) =>
        rowStateOf({ ...stop, stopNumber: stop.isPlanned ? 10 : stop.stopNumber }),
      'number 0 is warned about': (stop) =>
        rowStateOf({ ...stop, stopNumber: stop.stopNumber === 0 ? -1 : stop.stopNumber }),
    },
  }),
  law({
    name: 'a pin says its number',
    words:
      '§9: a planned number stands on its pin as it is, smaller with every digit past two; any other pin has a dot.',
    subject: pinLabelOf,
    given: fc.tuple(fc.integer({ min: -1, max: 9999 }), fc.boolean()),
    known: [-1, 0, 1, 99, 100, 999, 1000, 9999].map((number): [number, boolean] => [number, true]),
    holds: (subject, [stopNumber, isPlanned]) => {
      const label = subject({ isPlanned, stopNumber })
      const digits = String(stopNumber).length
      if (!isPlanned || stopNumber < 1) assert.deepEqual(label, { kind: 'dot' })
      else assert.deepEqual(label, { kind: 'number', text: String(stopNumber), size: 16 - 2 * Math.max(digits - 2, 0) })
    },
    mutants: {
      'an unplanned stop shows its number': ({ stopNumber }) => pinLabelOf({ isPlanned: true, stopNumber }),
      '100 is drawn as large as 99': ({ isPlanned, stopNumber }) => {
        const label = pinLabelOf({ isPlanned, stopNumber })
        return label.kind === 'number' && stopNumber === 100 ? { ...label, size: 16 } : label
      },
      '0 is a number': ({ isPlanned, stopNumber }) =>
        isPlanned && stopNumber === 0 ? { kind: 'number', text: '0', size: 16 } : pinLabelOf({ isPlanned, stopNumber }),
    },
  }),
]
