import { describe, expect, it } from 'vitest'
import {
  secondsIntoRouteDay,
  missedSlots,
  peakLoad,
  secondsIntoDay,
  totalsOf,
  type Route,
} from '../../../src/domain/route'
import type { Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import type { FlatStop } from '../../kit/builders/stop'

const lookupIn =
  (...stops: ReadonlyArray<Stop>) =>
  (id: string) =>
    stops.find((stop) => stop.facts.id === id)

describe('totalsOf', () => {
  it('a route without visits has totals of zero', () => {
    expect(totalsOf(aRouteTo([]), lookupIn())).toEqual({ stopCount: 0, load: [], missed: [], toCheck: [] })
  })

  it('the totals count visits, not start and end, and have the highest load on board', () => {
    const stops = lookupIn(
      aStopCalled('a', { demand: [3, 1] }),
      aStopCalled('b', { type: 'Pickup', demand: [5] }),
      aStopCalled('c', { demand: [2, 0.5] }),
      aStopCalled('d', { type: 'Service', demand: [90] }),
    )
    const { stopCount: count, load } = totalsOf(aRouteTo(['a', 'b', 'c', 'd', 'nobody']), stops)
    expect([count, load]).toEqual([5, [7, 1.5]])
  })

  it('the totals list visits outside their slot, and lateness counts whole minutes', () => {
    const route = aRouteTo([], {
      visits: [
        aVisitTo('late', { arrival: '2026-11-23T10:01:01+01:00' }),
        aVisitTo('very late', { arrival: '2026-11-23T12:15:00+01:00' }),
        aVisitTo('in time', { arrival: '2026-11-23T10:00:59+01:00' }),
      ],
    })
    const slot = { timeSlotEarliest: '09:00', timeSlotLatest: '10:00' }
    const stops = lookupIn(aStopCalled('late', slot), aStopCalled('very late', slot), aStopCalled('in time', slot))
    expect(totalsOf(route, stops).missed).toEqual([
      { id: 'late', kind: 'late', minutes: 1 },
      { id: 'very late', kind: 'late', minutes: 135 },
    ])
  })

  it('the totals list visits to check: not planned, or without a number (§4)', () => {
    const visits = [
      aVisitTo('fine', { stopNumber: 10 }),
      aVisitTo('dropped', { stopNumber: 20, isPlanned: false }),
      aVisitTo('numberless', { stopNumber: -1 }),
      aVisitTo('depot', { type: 'end', stopNumber: -1, isPlanned: false }),
    ]
    expect(totalsOf(aRouteTo([], { visits }), lookupIn()).toCheck).toEqual(['dropped', 'numberless'])
  })
})

describe('peakLoad', () => {
  it.each([
    [[], []],
    [
      [
        { type: 'Delivery', demand: [0.1] },
        { type: 'Delivery', demand: [0.2] },
      ],
      [0.3],
    ],
    [
      [
        { type: 'Pickup', demand: [4] },
        { type: 'Delivery', demand: [3] },
      ],
      [7],
    ],
    [
      [
        { type: 'Delivery', demand: [3] },
        { type: 'Pickup', demand: [4] },
      ],
      [4],
    ],
    [[{ type: 'Montage', demand: [2] }], [2]],
    [
      [
        { type: 'Delivery', demand: [] },
        { type: 'Pickup', demand: [0, 6] },
      ],
      [0, 6],
    ],
  ])('the load of %j is %j', (stops, load) => {
    expect(peakLoad(stops)).toEqual(load)
  })
})

describe('missedSlots', () => {
  type Times = { readonly arrival?: string; readonly departure?: string }
  const missed = (times: Times, slot: Partial<FlatStop>, route: Partial<Route> = {}) =>
    missedSlots(aRouteTo([], { visits: [aVisitTo('s', times)], ...route }), lookupIn(aStopCalled('s', slot))).map(
      ({ kind, seconds }) => [kind, seconds],
    )

  it('visits and slots are compared in Dutch time, whatever their zones', () => {
    const slot = { timeSlotLatest: '10:00' }
    expect(missed({ arrival: '2026-11-23T09:30:00Z' }, slot)).toEqual([['late', 1800]])
    expect(missed({ arrival: '2026-11-23T10:30:00' }, slot)).toEqual([['late', 1800]])
    expect(missed({ arrival: '10:30' }, slot)).toEqual([['late', 1800]])
    expect(missed({ arrival: '2026-07-06T08:30:00Z' }, slot, { day: '2026-07-06' })).toEqual([['late', 1800]])
  })

  it('visits and slots are compared on the day of the route', () => {
    const tuesday = { timeSlotEarliest: '2026-11-24T09:00:00+01:00', timeSlotLatest: '2026-11-24T10:00:00+01:00' }
    const times = { arrival: '2026-11-23T09:10:00+01:00', departure: '2026-11-23T09:20:00+01:00' }
    expect(missed(times, tuesday)).toEqual([['early', 24 * 3600 - 20 * 60]])
    expect(missed({ arrival: '2026-11-24T00:30:00+01:00' }, { timeSlotLatest: '23:30' })).toEqual([['late', 3600]])
  })

  it('a route without a date has the day of its first time', () => {
    const slot = { timeSlotLatest: '10:00' }
    expect(missed({ arrival: '2026-11-23T10:01:00+01:00' }, slot, { day: 'Ma' })).toEqual([['late', 60]])
    expect(missed({ arrival: '2026-11-23T10:01:00+01:00' }, slot, { day: undefined })).toEqual([['late', 60]])
    expect(missed({ arrival: '10:01' }, slot, { day: 'Ma' })).toEqual([])
  })

  it('slots are compared correctly on days when the clocks change', () => {
    const slot = { timeSlotEarliest: '9:00', timeSlotLatest: '10:00' }
    for (const [day, ahead] of [
      ['2026-03-29', '+02:00'],
      ['2026-10-25', '+01:00'],
    ] as const) {
      const on = (time: string) => missed({ arrival: `${day}T${time}:00${ahead}` }, slot, { day })
      expect([on('09:00'), on('10:00'), on('10:01')]).toEqual([[], [], [['late', 60]]])
    }
  })

  it('an early arrival may wait, but leaving before the slot allows service is early', () => {
    const slot = { timeSlotEarliest: '09:00', duration: 10 }
    const arrival = '2026-11-23T08:30:00+01:00'
    expect(missed({ arrival }, slot)).toEqual([])
    expect(missed({ arrival, departure: '2026-11-23T09:10:00+01:00' }, slot)).toEqual([])
    expect(missed({ arrival, departure: '2026-11-23T09:05:00+01:00' }, slot)).toEqual([['early', 300]])
    expect(missed({ arrival, departure: '2026-11-23T08:35:00+01:00' }, slot)).toEqual([['early', 1800]])
    expect(missed({ arrival, departure: '2026-11-23T08:45:00+01:00' }, { timeSlotEarliest: '09:00' })).toEqual([
      ['early', 900],
    ])
  })

  it('a visit or slot without times is not compared', () => {
    expect(missed({}, { timeSlotLatest: '10:00' })).toEqual([])
    expect(missed({ arrival: '2026-11-23T10:30:00+01:00' }, {})).toEqual([])
    expect(missed({ arrival: '2026-11-23T10:30:00+01:00' }, { timeSlotLatest: 'ten' })).toEqual([])
    expect(missedSlots(aRouteTo(['s']), lookupIn())).toEqual([])
  })
})

describe('secondsIntoDay and secondsIntoRouteDay', () => {
  it('9:00 is 32,400 on every day', () => {
    expect(secondsIntoDay('2026-11-23')('9:00')).toBe(32_400)
    expect(secondsIntoDay('2026-11-23')('2026-11-23T09:00')).toBe(32_400)
    expect(secondsIntoDay('2026-03-29')('2026-03-29T09:00')).toBe(32_400)
    expect(secondsIntoDay('2026-11-23')('2026-11-24T01:00')).toBe(90_000)
    expect(secondsIntoDay('2026-11-23')('2026-11-22T23:00')).toBe(-3600)
  })

  it('an invalid day or time gives undefined', () => {
    expect(secondsIntoDay('Ma')('2026-11-24T01:00')).toBeUndefined()
    expect(secondsIntoDay('2026-02-30')('2026-11-24T01:00')).toBeUndefined()
    expect(secondsIntoDay('2026-11-23')('noon')).toBeUndefined()
  })

  it('the clock of a route starts at its first time, an arrival or a departure', () => {
    const start = aVisitTo('start', { type: 'start', departure: '2026-11-23T08:00:00+01:00' })
    const visits = [aVisitTo('s', { arrival: '2026-11-24T08:00:00+01:00' })]
    const toSeconds = secondsIntoRouteDay(aRouteTo([], { day: 'Ma', start, visits }))
    expect(toSeconds('2026-11-24T08:00:00+01:00')).toBe(32 * 3600)
    expect(toSeconds(undefined)).toBeUndefined()
    expect(secondsIntoRouteDay(aRouteTo(['s'], { day: 'Ma' }))('9:00')).toBeUndefined()
  })
})
