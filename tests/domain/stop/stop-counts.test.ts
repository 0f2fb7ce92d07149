import { describe, expect, it } from 'vitest'
import { counted, stopCount, stopDayOptions, type Stop } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'

const stop = (change: Partial<Stop>): Stop => ({ ...plainFacts, ...unplanned, ...change })
const on = (routeDay: string): Stop => stop({ isPlanned: true, routeDay })
const start = stop({ type: 'START', routeDay: '2026-11-23' })

describe('counts in words', () => {
  it.each([
    [0, '0 stops'],
    [1, '1 stop'],
    [90, '90 stops'],
    [10_000, '10,000 stops'],
  ])('%d is %s', (count, words) => {
    expect(counted(count, 'stop')).toBe(words)
  })

  it('speak of one route', () => {
    expect(counted(1, 'route')).toBe('1 route')
    expect(counted(8, 'route')).toBe('8 routes')
  })
})

describe('the count of the Stops tab', () => {
  it('leaves START and END out', () => {
    expect(stopCount([start, stop({}), on('Wo'), stop({ type: 'END' })])).toBe(2)
    expect(stopCount([])).toBe(0)
  })
})

describe('the day filter of the stops tab', () => {
  it('counts stops by day and together, START and END left out', () => {
    const stops = [on('2026-11-24'), start, on('2026-11-23'), stop({}), on('2026-11-24'), on('Vr')]
    expect(stopDayOptions(stops, undefined)).toEqual([
      { day: 'ALL', words: 'ALL (5 stops)' },
      { day: '2026-11-23', words: 'Ma 23-11 (1 stop)' },
      { day: '2026-11-24', words: 'Di 24-11 (2 stops)' },
      { day: 'Vr', words: 'Vr (1 stop)' },
    ])
  })

  it.each(['ALL', 'Vr', undefined])('offers each day once with %s in focus', (focusedDay) => {
    expect(stopDayOptions([on('Vr')], focusedDay).map(({ day }) => day)).toEqual(['ALL', 'Vr'])
  })

  it('keeps the focused day when its last stop has left', () => {
    expect(stopDayOptions([on('Vr')], 'Do')).toEqual([
      { day: 'ALL', words: 'ALL (1 stop)' },
      { day: 'Do', words: 'Do (0 stops)' },
      { day: 'Vr', words: 'Vr (1 stop)' },
    ])
  })

  it('offers ALL and the working days before days are known (§2)', () => {
    const first = ['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr']
    expect(stopDayOptions([stop({})], undefined)).toEqual(first.map((day) => ({ day, words: day })))
    expect(stopDayOptions([start], 'Wo').map(({ day }) => day)).toEqual(first)
    expect(stopDayOptions([], '2026-11-23').map(({ words }) => words)).toEqual([...first, 'Ma 23-11'])
  })
})
