import { describe, expect, it } from 'vitest'
import type { MeasureDrive } from '../../../../server/report'
import { routeReportOf, type RouteReport } from '../../../../server/report/content/route-report'
import type { Route } from '../../../../src/domain/route'
import type { Stop } from '../../../../src/domain/stop'
import { aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { drivers } from '../week-plan'

const drive: MeasureDrive = (points) => ({ metres: points.length * 1000, seconds: points.length * 600 })

const driversAndCarriers = { drivers, carriers: [{ id: 7, displayName: 'Van Dijk Transport' }] }

const reportOf = (route: Route, ...stops: ReadonlyArray<Stop>): RouteReport =>
  routeReportOf(route, (id) => stops.find((stop) => stop.id === id), driversAndCarriers, drive)

const at = (time: string): string => `2026-11-23T${time}:00+01:00`

const timed = aRouteTo([], {
  start: aVisitTo('start', { type: 'start', stopNumber: 0, departure: at('08:30') }),
  visits: [aVisitTo('a', { stopNumber: 10, arrival: at('09:05'), departure: at('09:15') })],
  end: aVisitTo('end', { type: 'end', stopNumber: 20, arrival: at('10:00') }),
})

describe('the sheet of a route', () => {
  it('says who drives it, for whom, when and how far', () => {
    const routeReport = reportOf({ ...timed, driverId: 'd1' }, aStopCalled('a', { demand: [12] }))
    expect(routeReport).toMatchObject({
      number: '1',
      name: 'Noord',
      driver: 'Bram Kok',
      carrier: 'Van Dijk Transport',
      day: 'Ma 23-11',
      times: '08:30–10:00',
      stops: '1',
      load: '12 of 30',
      overload: '',
      distance: '3.0 km',
      hours: '1:30',
    })
  })

  it('names the driver as the route does, whoever is known by that id', () => {
    expect(reportOf({ ...timed, driverId: 'd1', driverName: 'Noor' }).driver).toBe('Noor')
  })

  it('says by how much the load is more than the vehicle takes', () => {
    const { load, overload } = reportOf({ ...timed, driverId: 'd1' }, aStopCalled('a', { demand: [32.5] }))
    expect([load, overload]).toEqual(['32.5 of 30', '2.5 over'])
  })

  it('is not overloaded by what just fits, in broken amounts too', () => {
    const routeReport = routeReportOf(
      { ...aRouteTo(['a', 'b']), driverId: 'd1' },
      (id) => aStopCalled(id, { demand: [id === 'a' ? 29.9 : 0.1] }),
      driversAndCarriers,
      drive,
    )
    expect([routeReport.load, routeReport.overload]).toEqual(['30 of 30', ''])
  })

  it('names no capacity where no driver is known', () => {
    expect(reportOf(timed, aStopCalled('a', { demand: [12, 3] })).load).toBe('12 / 3')
  })

  it('reckons the hours from driving and serving where no times are planned', () => {
    const route = aRouteTo(['a', 'b'], { day: 'Ma' })
    const { hours, times } = reportOf(route, aStopCalled('a', { duration: 10 }), aStopCalled('b', { duration: 20 }))
    expect([hours, times]).toEqual(['1:10', ''])
  })

  it('passes by a visit that is not planned', () => {
    const visits = [aVisitTo('a', { isPlanned: false }), aVisitTo('b')]
    const { distance, hours } = reportOf(
      aRouteTo([], { visits }),
      aStopCalled('a', { duration: 600 }),
      aStopCalled('b'),
    )
    expect([distance, hours]).toEqual(['3.0 km', '0:30'])
  })

  it('is out from its first visit to its last where it has no depot', () => {
    expect(reportOf({ ...timed, start: undefined, end: undefined }).times).toBe('09:05–09:15')
  })

  it('says the one time there is', () => {
    const silent = aVisitTo('end', { type: 'end', stopNumber: 20 })
    expect(reportOf({ ...timed, end: silent }).times).toBe('from 08:30')
  })

  it('lists start, visits and end in order', () => {
    const rows = reportOf(timed, aStopCalled('a')).rows
    expect(
      rows.map(({ numberMark, name, subtitle, time, timeNote }) => [numberMark.kind, name, subtitle, time, timeNote]),
    ).toEqual([
      ['circle', 'Customer start', 'Start', '08:30', 'departure'],
      ['number', 'Bakkerij Jansen', '', '09:05', ''],
      ['circle', 'Customer end', 'End', '10:00', ''],
    ])
  })
})

describe('a visit on its sheet', () => {
  const rowOf = (stop: Stop) => reportOf(timed, stop).rows[1]

  it('says all that the driver needs of the stop', () => {
    const stop = aStopCalled('a', {
      type: 'Pickup',
      contactName: 'Anneloes',
      houseNumberSuffix: 'bis',
      zip: '3511ab',
      timeSlotEarliest: '09:00',
      timeSlotLatest: '11:00',
      productDescription: '6 crates',
      notes: 'Ring twice',
    })
    expect(rowOf(stop)).toMatchObject({
      mark: { kind: 'number', text: '10' },
      name: 'Bakkerij Jansen',
      aside: 'Pickup · Anneloes',
      address: 'Oude Gracht 12bis, Utrecht',
      zip: '3511 AB',
      slot: '09:00–11:00',
      products: '6 crates',
      notes: 'Ring twice',
      state: { kind: 'plain' },
    })
  })

  it('says how late it is', () => {
    expect(rowOf(aStopCalled('a', { timeSlotLatest: '08:50' }))).toMatchObject({
      timeNote: '15 min late',
      isMissed: true,
    })
  })

  it('stands out without coordinates, as on the screen (§2)', () => {
    expect(rowOf(aStopCalled('a', { coordinates: undefined }))?.state).toEqual({
      kind: 'info',
      words: 'No coordinates',
    })
  })

  it('shows the address it was given where street and town are not known apart', () => {
    const bare = { street: undefined, city: undefined }
    expect(rowOf(aStopCalled('a', { ...bare, addressSummary: 'Kade 3, Urk' }))?.address).toBe('Kade 3, Urk')
    expect(rowOf(aStopCalled('a', { ...bare, addressSummary: undefined }))?.address).toBe('No. 12')
  })

  it('is told in the words of its route where nobody knows the stop', () => {
    expect(reportOf(timed).rows[1]).toMatchObject({ name: 'Customer a', address: 'Dorpsstraat 1', zip: '3511 AB' })
  })
})
