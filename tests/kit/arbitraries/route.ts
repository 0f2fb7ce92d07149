import fc from 'fast-check'
import type { Activity, FigureSource, Route } from '../../../src/domain/route'
import { renumberVisits, routeColours } from '../../../src/domain/route'
import { sequenceNumberOf, type SequenceNumber, type StopId } from '../../../src/domain/stop'
import { right } from '../either'
import { aPoint } from './address'
import { aCustomerName, aZip } from './stop'

/** A number as a user may type it: equal to others, between them, past the end, or not whole. */
export const aSequenceNumber = (): fc.Arbitrary<SequenceNumber> =>
  fc
    .oneof(
      fc.integer({ min: 1, max: 12 }).map((position) => position * 10),
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom(0.5, 14.9, 15, 9990, 1e9),
    )
    .map((number) => right(sequenceNumberOf(number)))

export const aVisit = (id: fc.Arbitrary<StopId>): fc.Arbitrary<Activity> =>
  fc.record(
    {
      id,
      type: fc.constantFrom('Delivery', 'Pickup', 'Service'),
      stopNumber: fc.constantFrom(-1, 0, 10, 30, 400),
      address: fc.record(
        {
          name: aCustomerName(),
          address: fc.constantFrom('Dorpsstraat 1', 'Oude Gracht 204 bis', ''),
          zipcode: aZip(),
          coordinates: fc.option(aPoint(), { nil: undefined, freq: 5 }),
          unknownFields: fc.constantFrom({}, { country: 'NL' }),
        },
        { noNullPrototype: true },
      ),
      isPlanned: fc.boolean(),
      arrival: fc.constantFrom(undefined, '2026-11-23T09:10:00+01:00'),
      departure: fc.constantFrom(undefined, '2026-11-23T09:20:00+01:00'),
      unknownFields: fc.constantFrom({}, { eta: 12 }),
    },
    { noNullPrototype: true },
  )

const aDepot = (type: 'start' | 'end'): fc.Arbitrary<Activity> =>
  aPoint().map((coordinates) => ({
    id: type,
    type,
    stopNumber: 0,
    address: { name: 'Headquarters', address: '', zipcode: '', coordinates, unknownFields: {} },
    isPlanned: true,
    arrival: undefined,
    departure: undefined,
    unknownFields: {},
  }))

const someDays = ['2026-11-23', '2026-11-24', '2026-12-01', 'Ma', 'Vr', 'late']

/** A route without its index and visits. */
export const aRouteShell = (): fc.Arbitrary<Route> =>
  fc
    .record(
      {
        index: fc.constant(0),
        name: fc.constantFrom('Noord', 'Zuid', 'Noord', "'s-Gravenland"),
        day: fc.option(fc.constantFrom(...someDays), { nil: undefined, freq: 8 }),
        carrierId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 8 }),
        color: fc.constantFrom(undefined, '#123456', ...routeColours.map((colour) => colour.hex)),
        isVisible: fc.boolean(),
        overviewPolyline: fc.constantFrom(undefined, '', '_p~iF~ps|U_ulLnnqC_mqNvxq`@', '~~ not a path'),
        metres: fc.constantFrom(undefined, 0, 18_400),
        seconds: fc.constantFrom(undefined, 7_200.5),
        driverId: fc.constantFrom(undefined, 'driver-1'),
        driverName: fc.constantFrom(undefined, 'Noor Smit'),
        start: fc.option(aDepot('start'), { nil: undefined, freq: 8 }),
        visits: fc.constant([]),
        end: fc.option(aDepot('end'), { nil: undefined, freq: 8 }),
        unknownFields: fc.constantFrom({}, { toll: true }),
      },
      { noNullPrototype: true },
    )
    .map((shell) => ({ ...shell, figureSource: roadsWith(shell) }))

/** Only a route with a distance says where it came from. */
const roadsWith = ({ metres, seconds }: Pick<Route, 'metres' | 'seconds'>): FigureSource | undefined => {
  if (metres === undefined || metres === 0) return undefined
  return seconds === undefined
    ? { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined }
    : {
        source: 'estimate',
        legs: { osrm: 3, file: 1, main: 0, estimate: 4 },
        dataDate: '2026-11-20',
        stopsOffRoads: ['a'],
      }
}

/** A route as a server may send it: with any numbers, with or without start and end. */
export const routeOf = (shell: Route, index: number, visits: ReadonlyArray<Activity>): Route => ({
  ...shell,
  index,
  start: shell.start && { ...shell.start, id: `start-${index}` },
  visits,
  end: shell.end && { ...shell.end, id: `end-${index}` },
})

/** An index past the end inserts at the end, so that the list and the index shrink independently. */
export const insertedAt = <A>(list: ReadonlyArray<A>, index: number, item: A): ReadonlyArray<A> => {
  const position = Math.min(index, list.length)
  return [...list.slice(0, position), item, ...list.slice(position)]
}

const MAX_VISITS = 12

const someVisits = (): fc.Arbitrary<ReadonlyArray<Activity>> =>
  fc
    .array(aVisit(fc.constant('')), { maxLength: MAX_VISITS })
    .map((visits) => visits.map((visit, index) => ({ ...visit, id: `s${index}` })))

export const aRoute = (): fc.Arbitrary<Route> =>
  fc.tuple(aRouteShell(), someVisits()).map(([shell, visits]) => routeOf(shell, 0, visits))

export type RouteAndStop = { readonly route: Route; readonly id: StopId }

export const aRouteWithOneOfItsStops = (): fc.Arbitrary<RouteAndStop> =>
  fc
    .tuple(aRouteShell(), someVisits(), aVisit(fc.constant('stop')), fc.nat(MAX_VISITS))
    .map(([shell, others, visit, position]) => ({
      route: routeOf(shell, 0, insertedAt(others, position, visit)),
      id: visit.id,
    }))

/** A route that is numbered as this program does it, and one of its stops. */
export const aNumberedRouteWithOneOfItsStops = (): fc.Arbitrary<RouteAndStop> =>
  aRouteWithOneOfItsStops().map(({ route, id }) => ({ route: renumberVisits(route), id }))
