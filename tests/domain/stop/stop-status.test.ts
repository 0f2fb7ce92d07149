import { describe, expect, it } from 'vitest'
import { rowStateOf, stopWarning } from '../../../src/domain/stop'

const coordinates = { lat: 52.1, lng: 5.6 }
const planned = { type: 'Delivery', isPlanned: true, stopNumber: 20, coordinates }

describe('rowStateOf (§2)', () => {
  it.each([
    ['a planned stop with a number', planned, { kind: 'plain' }],
    ['a stop that is not planned', { ...planned, isPlanned: false }, { kind: 'warning', message: 'Not planned' }],
    ['a planned stop with number -1', { ...planned, stopNumber: -1 }, { kind: 'warning', message: 'No stop number' }],
    ['a planned stop with number 0', { ...planned, stopNumber: 0 }, { kind: 'plain' }],
    ['a stop without coordinates', { ...planned, coordinates: undefined }, { kind: 'info', message: 'No coordinates' }],
    [
      'a stop with neither plan nor coordinates',
      { ...planned, isPlanned: false, stopNumber: -1, coordinates: undefined },
      { kind: 'warning', message: 'Not planned' },
    ],
    ['a start', { type: 'START', isPlanned: false, stopNumber: -1, coordinates }, { kind: 'plain' }],
    ['an end of a route', { type: 'end', isPlanned: true, stopNumber: -1, coordinates }, { kind: 'plain' }],
    [
      'a start without coordinates',
      { ...planned, type: 'start', coordinates: undefined },
      { kind: 'info', message: 'No coordinates' },
    ],
    [
      'a type of its own',
      { ...planned, type: 'Montage', isPlanned: false },
      { kind: 'warning', message: 'Not planned' },
    ],
  ] as const)('the row state of %s', (_, stop, state) => {
    expect(rowStateOf(stop)).toEqual(state)
  })
})

describe('stopWarning (§4)', () => {
  it('start and end have no warning', () => {
    for (const type of ['START', 'END', 'start', 'end', 'Start', 'End'])
      expect(stopWarning({ type, isPlanned: false, stopNumber: -1 })).toBe(undefined)
  })

  it('a type that only begins with START can have a warning', () => {
    expect(stopWarning({ type: 'Starter', isPlanned: false, stopNumber: -1 })).toBe('Not planned')
  })
})
