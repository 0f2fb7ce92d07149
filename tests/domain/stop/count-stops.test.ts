import { describe, expect, it } from 'vitest'
import { emptyStopList, countStops, stopDayOptions, stopList, type Stop, type StopList } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'
import { type FlatStop, stopFrom, withFields } from '../../kit/builders/stop'

const stop = (change: Partial<FlatStop>): Stop => stopFrom({ ...plainFacts, ...unplanned, ...change })
const on = (routeDay: string): Stop => stop({ isPlanned: true, routeDay })
const listed = (...stops: ReadonlyArray<Stop>): StopList =>
  stopList.from(stops.map((one, index) => withFields(one, { id: `s${index}` })))
const start = stop({ type: 'START', routeDay: '2026-11-23' })

describe('countStops', () => {
  it('START and END are not counted', () => {
    expect(countStops(listed(start, stop({}), on('Wo'), stop({ type: 'END' })))).toBe(2)
    expect(countStops(emptyStopList)).toBe(0)
  })

  it('a filtered count has only the visible stops', () => {
    const stops = listed(start, stop({}), on('Wo'), on('Wo'), on('Vr'))
    expect(countStops(stops, { onlyUnplanned: true, focusedDay: undefined })).toBe(1)
    expect(countStops(stops, { onlyUnplanned: false, focusedDay: 'Wo' })).toBe(2)
  })
})

describe('stopDayOptions', () => {
  it('the options count stops by day and in total, without START and END', () => {
    const stops = listed(on('2026-11-24'), start, on('2026-11-23'), stop({}), on('2026-11-24'), on('Vr'))
    expect(stopDayOptions(stops, undefined)).toEqual([
      { day: 'ALL', label: 'ALL (5 stops)' },
      { day: '2026-11-23', label: 'Ma 23-11 (1 stop)' },
      { day: '2026-11-24', label: 'Di 24-11 (2 stops)' },
      { day: 'Vr', label: 'Vr (1 stop)' },
    ])
  })

  it.each(['ALL', 'Vr', undefined])('each day is offered once with %s in focus', (focusedDay) => {
    expect(stopDayOptions(listed(on('Vr')), focusedDay).map(({ day }) => day)).toEqual(['ALL', 'Vr'])
  })

  it('a focused day stays after its last stop is removed', () => {
    expect(stopDayOptions(listed(on('Vr')), 'Do')).toEqual([
      { day: 'ALL', label: 'ALL (1 stop)' },
      { day: 'Do', label: 'Do (0 stops)' },
      { day: 'Vr', label: 'Vr (1 stop)' },
    ])
  })

  it('a list without days offers ALL and the working days (§2)', () => {
    const first = ['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr']
    expect(stopDayOptions(listed(stop({})), undefined)).toEqual(first.map((day) => ({ day, label: day })))
    expect(stopDayOptions(listed(start), 'Wo').map(({ day }) => day)).toEqual(first)
    expect(stopDayOptions(emptyStopList, '2026-11-23').map(({ label }) => label)).toEqual([...first, 'Ma 23-11'])
  })
})
