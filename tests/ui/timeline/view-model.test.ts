import { describe, expect, it } from 'vitest'
import { initialMapView } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { newReload } from '../../../src/domain/route'
import {
  hourLabelsOf,
  timelineViewModel,
  clockLabel,
  type TimelineViewInput,
} from '../../../src/ui/timeline/view-model'
import { slotBracketOf } from '../../../src/ui/timeline/timeline-row'
import { labelStepOf, widthFactorOf, zoomAfterKey } from '../../../src/ui/timeline/zoom'
import { aStopCalled, cloneOf, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { timedPlan } from '../../kit/builders/timed-plan'

const HOUR = 3600

const noDrivers: TimelineViewInput['drivers'] = []

const viewModelOf = (changes: Partial<TimelineViewInput> = {}) =>
  timelineViewModel({ plan: timedPlan, drivers: noDrivers, view: initialMapView, order: 'number', now: 0, ...changes })

const stopCalled = (id: string) =>
  viewModelOf()
    .rows.flatMap(({ stops }) => stops)
    .find((stop) => stop.id === id)

const withAnotherDay: Plan = planOf(
  [...timedPlan.routes, aRouteTo(['f'], { index: 3, day: '2026-11-19' })],
  [aStopCalled('f')],
)

const numbersIn = (input: Partial<TimelineViewInput>) => viewModelOf(input).rows.map(({ summary }) => summary.number)

describe('timelineViewModel', () => {
  it('a day has its name, its counts, and the whole hours of all routes', () => {
    const { dayName, counts, days, axis } = viewModelOf()
    expect([dayName, counts, days]).toEqual(['Vr 20-11', '3 routes, 5 stops', []])
    expect(axis).toEqual({ from: 7 * HOUR, until: 13 * HOUR })
  })

  it('a reload is a bar of its own, and no stop', () => {
    const [first, ...others] = timedPlan.routes
    if (first === undefined) throw new Error('No route')
    const at = (time: string) => `2026-11-20T${time}:00+01:00`
    const reload = { ...newReload(first, 'reload-0-1'), arrival: at('11:00'), departure: at('11:20') }
    const plan = planOf([{ ...first, visits: [...first.visits, reload] }, ...others], timedPlan.stops)
    const [row] = viewModelOf({ plan }).rows
    expect(row?.reloads).toEqual([{ from: 11 * HOUR, until: 11 * HOUR + 1200, title: 'Reload at depot, 20 min' }])
    expect(row?.stops.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('the day is that of the routes tab, else that of the route on the map, else the first', () => {
    const dayOf = (view: Partial<TimelineViewInput['view']>) =>
      viewModelOf({ plan: withAnotherDay, view: { ...initialMapView, ...view } }).day
    expect(dayOf({})).toBe('2026-11-19')
    expect(dayOf({ routeIndex: 1 })).toBe('2026-11-20')
    expect(dayOf({ day: '2026-11-20' })).toBe('2026-11-20')
    expect(viewModelOf({ plan: withAnotherDay }).days.map(({ label }) => label)).toEqual([
      'Do 19-11 (1 route, 1 stop)',
      'Vr 20-11 (3 routes, 5 stops)',
    ])
  })

  it('the rows are ordered by number, start, end or lateness', () => {
    expect(numbersIn({ order: 'number' })).toEqual(['1', '2', '3'])
    expect(numbersIn({ order: 'start' })).toEqual(['2', '1', '3'])
    expect(numbersIn({ order: 'end' })).toEqual(['3', '2', '1'])
    expect(numbersIn({ order: 'lateness' })).toEqual(['1', '2', '3'])
  })

  it('a route without times is last, and has no bars', () => {
    const plan = planOf([aRouteTo(['f'], { index: 0, day: '2026-11-20' }), ...timedPlan.routes.slice(1)], [])
    const rows = viewModelOf({ plan, order: 'start' }).rows
    expect(rows.map(({ summary }) => summary.number)).toEqual(['2', '3', '1'])
    expect(rows.at(-1)).toMatchObject({ workSpan: undefined, stops: [], drivePath: '' })
    expect(viewModelOf({ plan }).counts).toBe('3 routes, 3 stops, times of 1 not known')
  })

  it('the name of a bar says stop, name, route, arrival, slot, and what is wrong', () => {
    expect(stopCalled('a')?.label).toBe('Stop 10, Apotheek Mulder, route 1, arrival 08:30')
    expect(stopCalled('c')?.label).toBe(
      'Stop 30, Garage Vos, route 1, arrival 10:10, time slot 09:00–10:00, Late by 10 minutes',
    )
    expect(stopCalled('e')?.label).toBe(
      'Stop 20, Brasserie Maas, route 2, arrival 10:40, time slot until 11:00, 20 minutes of slack, tight',
    )
  })

  it('a driver waits before the slot opens, so that the bar begins with it', () => {
    expect(stopCalled('b')).toMatchObject({ from: 9 * HOUR + 25 * 60, until: 9 * HOUR + 40 * 60 })
    expect(viewModelOf().rows[0]?.waits).toEqual([
      { from: 9 * HOUR + 10 * 60, until: 9 * HOUR + 25 * 60, title: 'Waits 15 minutes' },
    ])
  })

  it('the service and a wait are said in whole minutes, and a stop without a service time says none', () => {
    const [first, ...others] = timedPlan.routes
    if (first === undefined) throw new Error('No route')
    const departures: Readonly<Record<string, string>> = { a: '08:30:00', b: '09:25:20', c: '10:30:00' }
    const visits = first.visits.map((visit) => ({
      ...visit,
      arrival: visit.id === 'b' ? '2026-11-20T09:24:30+01:00' : visit.arrival,
      departure: `2026-11-20T${departures[visit.id] ?? ''}+01:00`,
    }))
    const stops = [...timedPlan.stops].map((stop) =>
      stop.facts.id === 'b' ? { ...stop, facts: { ...stop.facts, duration: 1 / 3 } } : stop,
    )
    const [row] = viewModelOf({ plan: planOf([{ ...first, visits }, ...others], stops) }).rows
    expect(row?.stops.map(({ service }) => service)).toEqual(['', '1 minute', '20 minutes'])
    expect(row?.waits.map(({ title }) => title)).toEqual(['Waits 1 minute'])
  })

  it('now is known on the day itself alone', () => {
    const nowAt = (time: string) => viewModelOf({ now: Date.parse(time) }).now
    expect(nowAt('2026-11-20T10:24:00+01:00')).toBe(10 * HOUR + 24 * 60)
    expect(nowAt('2026-11-21T00:10:00+01:00')).toBeUndefined()
    expect(nowAt('2026-11-19T23:50:00+01:00')).toBeUndefined()
  })

  it('a row is the same object until its route or stops change', () => {
    const plan = cloneOf(timedPlan)
    const routes = plan.routes.map((route) => (route.index === 1 ? { ...route } : route))
    const [before, after] = [viewModelOf({ plan }).rows, viewModelOf({ plan: { ...plan, routes } }).rows]
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
  })
})

describe('slotBracketOf', () => {
  const arrival = 10 * HOUR

  it('a wide slot shows 45 minutes on either side of the arrival, and is open where it goes on', () => {
    expect(slotBracketOf({ arrival, opens: 8 * HOUR, closes: 10.5 * HOUR }, false)).toEqual({
      from: 9.25 * HOUR,
      until: 10.5 * HOUR,
      isOpenLeft: true,
      isOpenRight: false,
    })
    expect(slotBracketOf({ arrival, opens: 8 * HOUR, closes: 12 * HOUR }, true)).toEqual({
      from: 8 * HOUR,
      until: 12 * HOUR,
      isOpenLeft: false,
      isOpenRight: false,
    })
  })

  it('a slot without an end is open there', () => {
    expect(slotBracketOf({ arrival, opens: 9.5 * HOUR, closes: undefined }, true)).toEqual({
      from: 9.5 * HOUR,
      until: 10.75 * HOUR,
      isOpenLeft: false,
      isOpenRight: true,
    })
    expect(slotBracketOf({ arrival, opens: undefined, closes: 9 * HOUR }, true)?.from).toBe(8.25 * HOUR)
  })

  it('a slot that ends before it begins shows nothing', () => {
    expect(slotBracketOf({ arrival, opens: 11 * HOUR, closes: 10 * HOUR }, true)).toBeUndefined()
  })
})

describe('the axis', () => {
  const axis = { from: 8 * HOUR, until: 12 * HOUR }

  it('the labels of the axis leave room for each other and for that of now', () => {
    const labelsAt = (pixelsPerHour: number) =>
      hourLabelsOf(axis, labelStepOf(pixelsPerHour), { now: undefined, within: 0 }).map(({ text }) => text)
    expect(labelsAt(75)).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(labelsAt(30)).toEqual(['08:00', '10:00'])
    expect(labelsAt(100).slice(0, 3)).toEqual(['08:00', '08:30', '09:00'])
    const besideNow = hourLabelsOf(axis, HOUR, { now: 10.2 * HOUR, within: HOUR / 2 })
    expect(besideNow.map(({ text }) => text)).toEqual(['08:00', '09:00', '11:00'])
  })

  it('a time after midnight reads as on the clock', () => {
    expect([clockLabel(25.5 * HOUR), clockLabel(-HOUR), clockLabel(7 * HOUR)]).toEqual(['01:30', '23:00', '07:00'])
  })

  it('a closer zoom shows four hours or one, and never less than all of a short day', () => {
    expect(widthFactorOf('day', axis)).toBe(1)
    expect(widthFactorOf('four hours', axis)).toBe(1)
    expect(widthFactorOf('hour', axis)).toBe(4)
  })

  it('Ctrl with plus and minus zooms, up to the last step', () => {
    const press = (key: string, ctrlKey = true) => ({ key, ctrlKey, metaKey: false, altKey: false })
    expect(zoomAfterKey('day', press('='))).toBe('four hours')
    expect(zoomAfterKey('hour', press('+'))).toBe('hour')
    expect(zoomAfterKey('hour', press('-'))).toBe('four hours')
    expect(zoomAfterKey('hour', press('-', false))).toBeUndefined()
  })
})
