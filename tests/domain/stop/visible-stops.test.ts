import { describe, expect, it } from 'vitest'
import { stopDayOptions, stopList, visibleStops, type Stop } from '../../../src/domain/stop'
import { plainFacts, unplanned as notPlanned } from '../../kit/arbitraries/stop'
import { type FlatStop, stopFrom } from '../../kit/builders/stop'

const stop = (id: string, change: Partial<FlatStop>): Stop => stopFrom({ ...plainFacts, ...notPlanned, id, ...change })

const monday = stop('monday', { isPlanned: true, routeDay: '2026-11-23' })
const tuesday = stop('tuesday', { isPlanned: true, routeDay: '2026-11-24' })
const unplanned = stop('unplanned', {})
const meantForMonday = stop('meant', { routeDay: '2026-11-23' })
const start = stop('start', { type: 'START', isPlanned: true, routeDay: '2026-11-23' })
const end = stop('end', { type: 'END' })
const stops = stopList.from([start, tuesday, unplanned, monday, meantForMonday, end])

describe('visibleStops (§4)', () => {
  it.each([undefined, 'ALL'])('every stop is visible, in order, with %s as the focused day', (focusedDay) => {
    const visible = visibleStops(stops, { onlyUnplanned: false, focusedDay })
    expect(visible).toEqual([tuesday, unplanned, monday, meantForMonday])
  })

  it('the stops of the focused day are visible, planned or not', () => {
    expect(visibleStops(stops, { onlyUnplanned: false, focusedDay: '2026-11-23' })).toEqual([monday, meantForMonday])
  })

  it('a stop on no route is visible on the date of its time slot, before the day that was asked for', () => {
    const slot = { timeSlotEarliest: '2026-11-24T08:00:00+01:00', timeSlotLatest: '2026-11-24T12:00:00+01:00' }
    const dated = stop('dated', { ...slot, requestedDay: '2026-11-23', routeDay: '2026-11-23' })
    const onMonday = stop('planned', { ...slot, isPlanned: true, routeNumber: 1, routeDay: '2026-11-23' })
    const visibleOn = (focusedDay: string) =>
      visibleStops(stopList.from([dated, onMonday]), { onlyUnplanned: false, focusedDay })
    expect(visibleOn('2026-11-24')).toEqual([dated])
    expect(visibleOn('2026-11-23')).toEqual([onMonday])
    expect(stopDayOptions(stopList.from([dated, onMonday]), undefined).map(({ label }) => label)).toEqual([
      'ALL (2 stops)',
      'Ma 23-11 (1 stop)',
      'Di 24-11 (1 stop)',
    ])
  })

  it('no stop is visible on a day without stops', () => {
    expect(visibleStops(stops, { onlyUnplanned: false, focusedDay: 'Ma' })).toEqual([])
  })

  it.each([undefined, 'ALL', '2026-11-24'])(
    'only unplanned stops are visible with that filter, whatever the day (%s)',
    (focusedDay) => {
      expect(visibleStops(stops, { onlyUnplanned: true, focusedDay })).toEqual([unplanned, meantForMonday])
    },
  )

  it('START and END, which servers may list, are never visible', () => {
    expect(visibleStops(stopList.from([start, end]), { onlyUnplanned: false, focusedDay: undefined })).toEqual([])
    expect(visibleStops(stopList.from([start, end]), { onlyUnplanned: true, focusedDay: undefined })).toEqual([])
  })
})
