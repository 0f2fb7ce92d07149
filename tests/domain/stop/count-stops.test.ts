import { describe, expect, it } from 'vitest'
import {
  emptyStopList,
  countStops,
  stopDayOptions,
  stopListOf,
  type Stop,
  type StopList,
} from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'

const stop = (change: Partial<Stop>): Stop => ({ ...plainFacts, ...unplanned, ...change })
const on = (routeDay: string): Stop => stop({ isPlanned: true, routeDay })
const listed = (...stops: ReadonlyArray<Stop>): StopList =>
  stopListOf(stops.map((one, at) => ({ ...one, id: `s${at}` })))
const start = stop({ type: 'START', routeDay: '2026-11-23' })

describe('the count of the Stops tab', () => {
  it('leaves START and END out', () => {
    expect(countStops(listed(start, stop({}), on('Wo'), stop({ type: 'END' })))).toBe(2)
    expect(countStops(emptyStopList)).toBe(0)
  })

  it('counts no more than a filter leaves', () => {
    const stops = listed(start, stop({}), on('Wo'), on('Wo'), on('Vr'))
    expect(countStops(stops, { onlyUnplanned: true, focusedDay: undefined })).toBe(1)
    expect(countStops(stops, { onlyUnplanned: false, focusedDay: 'Wo' })).toBe(2)
  })
})

describe('the day filter of the stops tab', () => {
  it('counts stops by day and together, START and END left out', () => {
    const stops = listed(on('2026-11-24'), start, on('2026-11-23'), stop({}), on('2026-11-24'), on('Vr'))
    expect(stopDayOptions(stops, undefined)).toEqual([
      { day: 'ALL', words: 'ALL (5 stops)' },
      { day: '2026-11-23', words: 'Ma 23-11 (1 stop)' },
      { day: '2026-11-24', words: 'Di 24-11 (2 stops)' },
      { day: 'Vr', words: 'Vr (1 stop)' },
    ])
  })

  it.each(['ALL', 'Vr', undefined])('offers each day once with %s in focus', (focusedDay) => {
    expect(stopDayOptions(listed(on('Vr')), focusedDay).map(({ day }) => day)).toEqual(['ALL', 'Vr'])
  })

  it('keeps the focused day when its last stop has left', () => {
    expect(stopDayOptions(listed(on('Vr')), 'Do')).toEqual([
      { day: 'ALL', words: 'ALL (1 stop)' },
      { day: 'Do', words: 'Do (0 stops)' },
      { day: 'Vr', words: 'Vr (1 stop)' },
    ])
  })

  it('offers ALL and the working days before days are known (§2)', () => {
    const first = ['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr']
    expect(stopDayOptions(listed(stop({})), undefined)).toEqual(first.map((day) => ({ day, words: day })))
    expect(stopDayOptions(listed(start), 'Wo').map(({ day }) => day)).toEqual(first)
    expect(stopDayOptions(emptyStopList, '2026-11-23').map(({ label }) => label)).toEqual([...first, 'Ma 23-11'])
  })
})
