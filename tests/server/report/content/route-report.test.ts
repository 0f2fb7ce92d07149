import { describe, expect, it } from 'vitest'
import type { MeasureDrive } from '../../../../server/report'
import { routeReportOf, type RouteReport } from '../../../../server/report/content/route-report'
import { newReload, noLegs, type Route } from '../../../../src/domain/route'
import type { Stop } from '../../../../src/domain/stop'
import { runAtOnce } from '../../../../src/domain/value'
import { aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'
import { drivers } from '../week-plan'

const drive: MeasureDrive = (points) => ({
  metres: points.length * 1000,
  seconds: points.length * 600,
  legs: noLegs,
})

const driversAndCarriers = { drivers, carriers: [{ id: 7, displayName: 'Van Dijk Transport' }] }

const reportOf = (route: Route, ...stops: ReadonlyArray<Stop>): RouteReport =>
  runAtOnce(routeReportOf(route, (id) => stops.find((stop) => stop.facts.id === id), driversAndCarriers, drive))

const timestamp = (time: string): string => `2026-11-23T${time}:00+01:00`

const timed = aRouteTo([], {
  start: aVisitTo('start', { type: 'start', stopNumber: 0, departure: timestamp('08:30') }),
  visits: [aVisitTo('a', { stopNumber: 10, arrival: timestamp('09:05'), departure: timestamp('09:15') })],
  end: aVisitTo('end', { type: 'end', stopNumber: 20, arrival: timestamp('10:00') }),
})

describe('routeReport', () => {
  it('a reload has a row with its time and loading, and is no stop', () => {
    const reload = {
      ...newReload(timed, 'reload-0-1'),
      stopNumber: 20,
      arrival: timestamp('09:30'),
      departure: timestamp('09:50'),
    }
    const { rows, stops, trips } = reportOf({ ...timed, visits: [...timed.visits, reload] }, aStopCalled('a'))
    expect(rows[2]).toMatchObject({ name: 'Reload at depot', time: '09:30', service: '20 min', products: 'Load' })
    expect([stops, trips, reportOf(timed, aStopCalled('a')).trips]).toEqual(['1', 'fullest of 2 trips', ''])
  })

  it('the report has driver, carrier, times and distance of the route', () => {
    const routeReport = reportOf({ ...timed, driverId: 'd1' }, aStopCalled('a', { demand: [12], duration: 20 }))
    expect(routeReport).toMatchObject({
      number: '1',
      name: 'Noord',
      driver: 'Bram Kok',
      carrier: 'Van Dijk Transport',
      day: 'Ma 23-11',
      fullDay: 'Monday 23 November 2026',
      phone: joris.mobileNumber,
      times: '08:30–10:00',
      leaves: { time: '08:30', place: 'Customer start' },
      returns: { time: '10:00', place: 'Customer end' },
      stops: '1',
      service: '20 min',
      lateness: '',
      load: '12 of 30',
      overload: '',
      distance: '3 km',
      hours: '1:30',
    })
  })

  it('the driver name is that of the route, even if the stored driver has another name', () => {
    expect(reportOf({ ...timed, driverId: 'd1', driverName: 'Noor' }).driver).toBe('Noor')
  })

  it('the overload is the load minus the capacity', () => {
    const { load, overload } = reportOf({ ...timed, driverId: 'd1' }, aStopCalled('a', { demand: [32.5] }))
    expect([load, overload]).toEqual(['32.5 of 30', '2.5 over'])
  })

  it('a load that equals the capacity is no overload, with fractions too', () => {
    const stops = ['a', 'b'].map((id) => aStopCalled(id, { demand: [id === 'a' ? 29.9 : 0.1] }))
    const { load, overload } = reportOf({ ...aRouteTo(['a', 'b']), driverId: 'd1' }, ...stops)
    expect([load, overload]).toEqual(['30 of 30', ''])
  })

  it('a route that ends after the hours of its driver says by how long, in whole minutes', () => {
    const overHoursWhenHomeAt = (time: string, driverId = 'd1') =>
      reportOf(
        { ...timed, driverId, end: aVisitTo('end', { type: 'end', arrival: timestamp(time) }) },
        aStopCalled('a'),
      ).overHours
    expect(['18:00', '18:54', '19:12'].map((time) => overHoursWhenHomeAt(time))).toEqual([
      '',
      '54 min over hours',
      '1 h 12 min over hours',
    ])
    expect(overHoursWhenHomeAt('19:12', 'gone')).toBe('')
  })

  it('the route says how many stops are late and by how much', () => {
    const latenessWith = (latest: ReadonlyArray<string>) =>
      reportOf(
        {
          ...timed,
          visits: latest.map((_, index) => aVisitTo(`v${index}`, { stopNumber: 10, arrival: timestamp('09:05') })),
        },
        ...latest.map((timeSlotLatest, index) => aStopCalled(`v${index}`, { timeSlotLatest })),
      ).lateness
    expect(latenessWith(['09:05'])).toBe('')
    expect(latenessWith(['08:50', '09:30'])).toBe('1 stop late by 15 min')
    expect(latenessWith(['08:50', '08:00'])).toBe('2 stops late, by up to 1 h 5 min')
  })

  it('a route without a known driver has no capacity', () => {
    expect(reportOf(timed, aStopCalled('a', { demand: [12, 3] })).load).toBe('12 / 3')
  })

  it('the hours are those between the shown times, which are without seconds', () => {
    const end = aVisitTo('end', { type: 'end', stopNumber: 20, arrival: '2026-11-23T10:00:45+01:00' })
    const { hours, times, totals } = reportOf({ ...timed, end }, aStopCalled('a'))
    expect([times, hours]).toEqual(['08:30–10:00', '1:30'])
    // The hours of all routes are those on the screen, where seconds count.
    expect(totals.seconds).toBe(90 * 60 + 45)
  })

  it('without planned times the hours are driving plus service time', () => {
    const route = aRouteTo(['a', 'b'], { day: 'Ma' })
    const { hours, times } = reportOf(route, aStopCalled('a', { duration: 10 }), aStopCalled('b', { duration: 20 }))
    expect([hours, times]).toEqual(['1:10', ''])
  })

  it('a visit that is not planned is skipped', () => {
    const visits = [aVisitTo('a', { isPlanned: false }), aVisitTo('b')]
    const { distance, hours } = reportOf(
      aRouteTo([], { visits }),
      aStopCalled('a', { duration: 600 }),
      aStopCalled('b'),
    )
    expect([distance, hours]).toEqual(['3 km', '0:30'])
  })

  it('a route without depots lasts from its first to its last visit', () => {
    expect(reportOf({ ...timed, start: undefined, end: undefined }).times).toBe('09:05–09:15')
  })

  it('a route with a single time prints that time', () => {
    const silent = aVisitTo('end', { type: 'end', stopNumber: 20 })
    expect(reportOf({ ...timed, end: silent }).times).toBe('from 08:30')
  })

  it('start, visits and end are listed in order', () => {
    const rows = reportOf(timed, aStopCalled('a')).rows
    expect(
      rows.map(({ numberBadge, name, products, time, timeNote }) => [numberBadge.kind, name, products, time, timeNote]),
    ).toEqual([
      ['circle', 'Customer start', 'Leave', '08:30', ''],
      ['number', 'Bakkerij Jansen', '', '09:05', ''],
      ['circle', 'Customer end', 'Home', '10:00', ''],
    ])
  })
})

describe('visitRow', () => {
  const rowOf = (stop: Stop) => reportOf(timed, stop).rows[1]

  it('the row has everything the driver needs about the stop', () => {
    const stop = aStopCalled('a', {
      type: 'Pickup',
      contactName: 'Anneloes',
      phone: '06 1234 5678',
      houseNumberSuffix: 'bis',
      zip: '3511ab',
      timeSlotEarliest: '09:00',
      timeSlotLatest: '11:00',
      duration: 15,
      demand: [2.5],
      productDescription: '6 crates',
      notes: 'Ring twice',
    })
    expect(rowOf(stop)).toMatchObject({
      numberBadge: { kind: 'number', text: '10' },
      name: 'Bakkerij Jansen',
      subtitle: 'Pickup · Anneloes\n06 1234 5678',
      address: 'Oude Gracht 12 bis',
      place: '3511 AB Utrecht',
      slot: '09:00–11:00',
      service: '15 min',
      load: '2.5',
      products: '6 crates',
      notes: 'Ring twice',
      state: { kind: 'plain' },
    })
  })

  it('the row says how late the visit is', () => {
    expect(rowOf(aStopCalled('a', { timeSlotLatest: '08:50' }))).toMatchObject({
      timeNote: '15 min late',
      missed: 'late',
    })
  })

  it('the row says how long the driver waits for the slot to open', () => {
    const opensAt = (timeSlotEarliest: string, duration: number) =>
      rowOf(aStopCalled('a', { timeSlotEarliest, duration }))?.timeNote
    expect(opensAt('09:10', 5)).toBe('wait 5 min')
    expect(opensAt('09:05', 5)).toBe('')
    expect(opensAt('09:12', 5)).toBe('2 min early')
    // As many minutes as between 09:05, which is printed, and 09:10.
    const visits = timed.visits.map((visit) => ({ ...visit, arrival: timestamp('09:05').replace('05:00', '05:30') }))
    const stop = aStopCalled('a', { timeSlotEarliest: '09:10', duration: 5 })
    expect(reportOf({ ...timed, visits }, stop).rows[1]).toMatchObject({ time: '09:05', timeNote: 'wait 5 min' })
  })

  it('a stop without a slot can be visited at any time, and a service has no load', () => {
    expect(rowOf(aStopCalled('a', { type: 'Service', duration: undefined }))).toMatchObject({
      slot: 'any time',
      service: '',
      load: '',
    })
  })

  it('a visit without coordinates is highlighted as on the screen (§2)', () => {
    expect(rowOf(aStopCalled('a', { coordinates: undefined }))?.state).toEqual({
      kind: 'info',
      message: 'No coordinates',
    })
  })

  it('an address known only as one text is printed unchanged', () => {
    const bare = { street: undefined, city: undefined }
    expect(rowOf(aStopCalled('a', { ...bare, addressSummary: 'Kade 3, Urk' }))?.address).toBe('Kade 3, Urk')
    expect(rowOf(aStopCalled('a', { ...bare, addressSummary: undefined }))?.address).toBe('No. 12')
  })

  it('a house number is printed even without its street', () => {
    const stop = aStopCalled('a', { street: ' ', city: 'Urk', zip: '8321ab', addressSummary: '8321 AB Urk' })
    expect(rowOf(stop)).toMatchObject({ address: 'No. 12', place: '8321 AB Urk' })
    const withSuffix = { ...stop, facts: { ...stop.facts, houseNumberSuffix: 'bis' } }
    expect(rowOf(withSuffix)?.address).toBe('No. 12 bis')
  })

  it('a visit of an unknown stop is printed with the details of its route', () => {
    expect(reportOf(timed).rows[1]).toMatchObject({ name: 'Customer a', address: 'Dorpsstraat 1', place: '3511 AB' })
  })
})
