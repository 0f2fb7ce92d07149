import { describe, expect, it } from 'vitest'
import { problemOf, type ProblemScope, type DriverOrCarrier } from '../../../src/domain/problem'
import type { Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { timeOfDay, noOptions } from '../../kit/builders/problem'
import { left, right } from '../../kit/either'

const noor: DriverOrCarrier = { id: 'd1', name: 'Noor Smit', earliest: '9:00', latest: '17:30', capacity: 40 }
const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const choices: ProblemScope = { driversAndCarriers: [noor], days: ['2026-11-23'], headquarters, options: noOptions }

const problemFor = (stops: ReadonlyArray<Stop>, changes: Partial<ProblemScope> = {}) =>
  problemOf({ stops }, { ...choices, ...changes })

describe('problemOf, stops', () => {
  it('a stop of the problem has the data of the stop in the project', () => {
    const stop = aStopCalled('s1', {
      type: 'Pickup',
      priority: 'High',
      demand: [2, 3],
      duration: 7.5,
      timeSlotEarliest: '9:00',
      timeSlotLatest: '12:30',
    })
    expect(right(problemFor([stop])).problem.stops).toEqual([
      {
        id: 's1',
        coordinates: { lat: 52.09, lng: 5.12 },
        type: 'Pickup',
        demand: [2, 3],
        service: 450,
        windows: [{ from: timeOfDay(9), to: timeOfDay(12, 30) }],
        priority: 'High',
        allowedVehicles: undefined,
        fixedPosition: undefined,
      },
    ])
  })

  it('a stop of an unknown type is a delivery, and start and end are left out', () => {
    const stops = [
      aStopCalled('a', { type: 'START' }),
      aStopCalled('b', { type: 'Montage', demand: [] }),
      aStopCalled('c', { type: 'END' }),
    ]
    const { problem, notInProblem } = right(problemFor(stops))
    expect(problem.stops.map(({ id, type, demand }) => [id, type, demand])).toEqual([['b', 'Delivery', [1]]])
    expect(notInProblem).toEqual([])
  })

  it.each([
    [undefined, undefined, []],
    ['9:00', undefined, [{ from: timeOfDay(9), to: timeOfDay(48) }]],
    [undefined, '12:00', [{ from: 0, to: timeOfDay(12) }]],
    ['2026-11-23T09:00:00+01:00', '2026-11-23T11:00:00Z', [{ from: timeOfDay(9), to: timeOfDay(12) }]],
    ['2026-11-23T22:00', '2026-11-24T02:00', [{ from: timeOfDay(22), to: timeOfDay(26) }]],
    ['2026-11-23T22:00', '2026-11-30T02:00', [{ from: timeOfDay(22), to: timeOfDay(48) }]],
    [undefined, '2026-11-23T12:00', [{ from: 0, to: timeOfDay(12) }]],
  ])('a stop has the time slot from %s to %s', (timeSlotEarliest, timeSlotLatest, windows) => {
    expect(
      right(problemFor([aStopCalled('s1', { timeSlotEarliest, timeSlotLatest })])).problem.stops[0]?.windows,
    ).toEqual(windows)
  })

  it('a stop is for the day in its time slot, whatever its route day is', () => {
    const [open, dated] = [
      { timeSlotLatest: '2026-11-24T12:00' },
      { timeSlotEarliest: '9:00', timeSlotLatest: '2026-11-24T12:00', routeDay: 'Wo' },
    ]
    const { problem, notInProblem } = right(
      problemFor([aStopCalled('s1', open), aStopCalled('s2', dated)], { days: ['2026-11-23', '2026-11-24', 'Wo'] }),
    )
    expect(problem.stops.map(({ windows, allowedVehicles }) => [windows, allowedVehicles])).toEqual([
      [[{ from: 0, to: timeOfDay(12) }], ['2026-11-24 d1']],
      [[{ from: timeOfDay(9), to: timeOfDay(12) }], ['2026-11-24 d1']],
    ])
    expect(notInProblem).toEqual([])
  })

  it('a stop is left out where the end of its time slot is on another day', () => {
    expect(left(problemFor([aStopCalled('s1', { timeSlotLatest: '2026-11-24T12:00' })]))).toEqual({
      kind: 'no stops',
      notInProblem: [{ stop: 's1', reason: 'is for another day' }],
    })
  })

  it('a stop without a duration takes no time, and may have a demand of 0', () => {
    const { problem } = right(problemFor([aStopCalled('s1', { duration: undefined, demand: [0] })]))
    expect(problem.stops.map(({ service, demand }) => [service, demand])).toEqual([[0, [0]]])
  })

  it('a stop may go on the vehicles of its day, or on all where it has no day', () => {
    const stops = [
      aStopCalled('free'),
      aStopCalled('wed', { routeDay: 'Wo' }),
      aStopCalled('mon', { timeSlotEarliest: '2026-11-23T09:00', routeDay: 'Wo' }),
    ]
    const { problem } = right(problemFor(stops, { days: ['2026-11-23', 'Wo'] }))
    expect(problem.stops.map(({ id, allowedVehicles }) => [id, allowedVehicles])).toEqual([
      ['free', undefined],
      ['wed', ['Wo d1']],
      ['mon', ['2026-11-23 d1']],
    ])
  })

  it('a stop may also go on the day of its current route, where a dispatcher put it', () => {
    const monday = { routeNumber: 1, routeDay: '2026-11-23' }
    const stops = [
      aStopCalled('wed', { requestedDay: 'Wo', ...monday }),
      aStopCalled('tue', { timeSlotEarliest: '2026-11-24T09:00', ...monday }),
      aStopCalled('any', monday),
    ]
    const days = ({ problem, notInProblem }: ReturnType<typeof outcomeFor>) => [
      problem.stops.map(({ id, allowedVehicles }) => [id, allowedVehicles]),
      notInProblem,
    ]
    const outcomeFor = (...on: ReadonlyArray<string>) => right(problemFor(stops, { days: on }))
    expect(days(outcomeFor('2026-11-23', 'Wo'))).toEqual([
      [
        ['wed', ['Wo d1', '2026-11-23 d1']],
        ['tue', ['2026-11-23 d1']],
        ['any', undefined],
      ],
      [],
    ])
    expect(days(outcomeFor('2026-11-23'))[1]).toEqual([])
    expect(days(outcomeFor('2026-11-25'))[1]).toEqual([
      { stop: 'wed', reason: 'is for another day' },
      { stop: 'tue', reason: 'is for another day' },
    ])
  })

  it('a stop that cannot be planned is left out with the reason', () => {
    const stops = [
      aStopCalled('good'),
      aStopCalled('good', { city: 'Zwolle' }),
      aStopCalled('nowhere', { coordinates: undefined }),
      aStopCalled('off the map', { coordinates: { lat: 500, lng: 5 } }),
      aStopCalled('backwards', { timeSlotEarliest: '12:00', timeSlotLatest: '9:00' }),
      aStopCalled('long ago', { timeSlotEarliest: '2026-11-23T09:00', timeSlotLatest: '2026-11-20T09:00' }),
      aStopCalled('unreadable', { timeSlotEarliest: 'noon' }),
      aStopCalled('tuesday', { routeDay: '2026-11-24' }),
      aStopCalled('negative', { demand: [-1] }),
      aStopCalled('no number', { demand: [NaN] }),
    ]
    const { problem, notInProblem } = right(problemFor(stops))
    expect(problem.stops.map(({ id }) => id)).toEqual(['good'])
    expect(notInProblem).toEqual([
      { stop: 'good', reason: 'is in the list twice' },
      { stop: 'nowhere', reason: 'has no coordinates' },
      { stop: 'off the map', reason: 'has no coordinates' },
      { stop: 'backwards', reason: 'has a time slot that ends before it starts' },
      { stop: 'long ago', reason: 'has a time slot that ends before it starts' },
      { stop: 'unreadable', reason: 'has a time slot that cannot be read' },
      { stop: 'tuesday', reason: 'is for another day' },
      { stop: 'negative', reason: 'has a demand that cannot be used' },
      { stop: 'no number', reason: 'has a demand that cannot be used' },
    ])
  })

  it('a problem without usable stops is refused', () => {
    expect(left(problemFor([aStopCalled('nowhere', { coordinates: undefined })]))).toEqual({
      kind: 'no stops',
      notInProblem: [{ stop: 'nowhere', reason: 'has no coordinates' }],
    })
    expect(left(problemFor([]))).toEqual({ kind: 'no stops', notInProblem: [] })
  })
})
