import { describe, expect, it } from 'vitest'
import { rowStateOf, stopWarning } from '../../../src/domain/stop'

const at = { lat: 52.1, lng: 5.6 }
const planned = { type: 'Delivery', isPlanned: true, stopNumber: 20, at }

describe('§2 the highlight of a row', () => {
  it.each([
    ['a planned stop with a number', planned, { kind: 'plain' }],
    ['a stop that is not planned', { ...planned, isPlanned: false }, { kind: 'warning', words: 'Not planned' }],
    ['a planned stop with number -1', { ...planned, stopNumber: -1 }, { kind: 'warning', words: 'No stop number' }],
    ['a planned stop with number 0', { ...planned, stopNumber: 0 }, { kind: 'plain' }],
    ['a stop without coordinates', { ...planned, at: undefined }, { kind: 'info', words: 'No coordinates' }],
    [
      'a stop with neither plan nor coordinates',
      { ...planned, isPlanned: false, stopNumber: -1, at: undefined },
      { kind: 'warning', words: 'Not planned' },
    ],
    ['a start', { type: 'START', isPlanned: false, stopNumber: -1, at }, { kind: 'plain' }],
    ['an end of a route', { type: 'end', isPlanned: true, stopNumber: -1, at }, { kind: 'plain' }],
    [
      'a start without coordinates',
      { ...planned, type: 'start', at: undefined },
      { kind: 'info', words: 'No coordinates' },
    ],
    ['a type of its own', { ...planned, type: 'Montage', isPlanned: false }, { kind: 'warning', words: 'Not planned' }],
  ] as const)('of %s', (_, stop, state) => {
    expect(rowStateOf(stop)).toEqual(state)
  })
})

describe('§4 a stop warning', () => {
  it('is never given to start and end', () => {
    for (const type of ['START', 'END', 'start', 'end', 'Start', 'End'])
      expect(stopWarning({ type, isPlanned: false, stopNumber: -1 })).toBe(undefined)
  })

  it('is not given to a stop whose type only begins alike', () => {
    expect(stopWarning({ type: 'Starter', isPlanned: false, stopNumber: -1 })).toBe('Not planned')
  })
})
