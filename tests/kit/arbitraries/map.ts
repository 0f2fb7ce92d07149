import polyline from '@mapbox/polyline'
import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/address'
import { mapMessage, type MapMessage, type MapView, type ZoomTarget } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import type { Stop, StopId } from '../../../src/domain/stop'
import { aPoint } from './address'
import { withEachStop } from '../builders/stop-list'
import { aPlan, aPlanAndAMove, type PlanAndMove } from './plan'
import { withFields } from '../builders/stop'

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(some, { nil: undefined, freq: 2 })

/** The days of routes, and one that no route has. */
const someDays = ['2026-11-23', '2026-11-24', '2026-12-01', 'Ma', 'Vr', 'late', 'Wo']

/** The message types of §4, and others that count as map settings, some with names of object prototypes. */
export const messageTypes = [
  'zoomToMarker',
  'zoomToProject',
  'togglePlannedStops',
  'zoomToRoute',
  'toggleRouteDay',
  'showRouteDay',
  'unzoomFromRoute',
  'stopChangedRefresh',
  'refreshMap',
  'mapSettings',
  'constructor',
  '__proto__',
  '',
] as const

const aStopId = (): fc.Arbitrary<string> => fc.constantFrom('s0', 's1', 's2', 'stop', 'elsewhere')

/** Coordinates that several stops share. */
const commonPoint: Coordinates = { lat: 52.0907, lng: 5.1214 }

const aPointOnEarth = (): fc.Arbitrary<Coordinates> => fc.oneof(fc.constant(commonPoint), aPoint())

export const aMapMessage = (types: ReadonlyArray<string> = messageTypes): fc.Arbitrary<MapMessage> =>
  fc
    .tuple(
      fc.constantFrom(...types),
      fc.record(
        {
          projectId: optional(fc.constantFrom('p1', 'p2')),
          projectName: optional(fc.constantFrom('Utrecht wk 48', 'Súdwest; Fryslân')),
          routeIndex: optional(fc.nat(5)),
          routeDay: optional(fc.constantFrom('ALL', ...someDays)),
          showMarkers: optional(fc.boolean()),
          showPolyline: optional(fc.boolean()),
          showMarkerClusters: optional(fc.boolean()),
          showAll: optional(fc.boolean()),
          stopId: optional(aStopId()),
        },
        { noNullPrototype: true },
      ),
      optional(aPointOnEarth()),
    )
    .map(([type, fields, point]) => mapMessage(type, { ...fields, lat: point?.lat, lng: point?.lng }))

/** A map message with invalid values, as a bug may send it. */
export const anOddMapMessage = (): fc.Arbitrary<MapMessage> =>
  fc
    .tuple(aMapMessage(), fc.constantFrom(-1, 0.5, NaN, Infinity, 1e300), fc.constantFrom('', 'ALL', '\ud800'))
    .map(([message, number, text]) => ({ ...message, routeIndex: number, lat: number, lng: number, routeDay: text }))

const aZoomTarget = (): fc.Arbitrary<ZoomTarget> =>
  fc.record(
    { coordinates: aPointOnEarth(), stopId: optional(aStopId()), hidesOthers: fc.boolean() },
    { noNullPrototype: true },
  )

export const aMapView = (): fc.Arbitrary<MapView> =>
  fc.record(
    {
      projectId: optional(fc.constantFrom('p1', 'p2')),
      day: optional(fc.constantFrom(...someDays)),
      onlyUnplanned: fc.boolean(),
      routeIndex: optional(fc.constantFrom(0, 1, 2, 3, 99)),
      zoomTarget: fc.option(aZoomTarget(), { nil: undefined, freq: 1 }),
      settings: fc.option(aMapMessage(['mapSettings']), { nil: undefined, freq: 1 }),
      cameraRequestCount: fc.nat(9),
    },
    { noNullPrototype: true },
  )

/** A view without a focused route or stop: the whole map, a day, or the unplanned stops. */
export const aWideView = (): fc.Arbitrary<MapView> =>
  aMapView().map((view) => ({ ...view, routeIndex: undefined, zoomTarget: undefined }))

/** Coordinates that software writes for an unknown place, or with latitude and longitude exchanged. */
const anOddPoint = (): fc.Arbitrary<Coordinates> =>
  fc.constantFrom(
    { lat: 0, lng: 0 },
    { lat: NaN, lng: 5 },
    { lat: 91, lng: 5 },
    { lat: 5.1, lng: 52.1 },
    { lat: -90, lng: 180 },
  )

export const somePoints = (minLength: number): fc.Arbitrary<ReadonlyArray<Coordinates>> =>
  fc.array(aPoint(), { minLength, maxLength: 6 })

export const encoded = (points: ReadonlyArray<Coordinates>): string =>
  polyline.encode(points.map(({ lat, lng }): [number, number] => [lat, lng]))

type Oddities = {
  readonly choices: ReadonlyArray<number>
  readonly oddPoint: Coordinates
  readonly path: string
}

const someOddities = (): fc.Arbitrary<Oddities> =>
  fc.record({
    choices: fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }),
    oddPoint: anOddPoint(),
    path: somePoints(1).map(encoded),
  })

/**
 * With stops at invalid coordinates, stops that share coordinates, START among the stops, and some
 * paths along roads; the moved stop is no START.
 */
const withOddities = (plan: Plan, { choices, oddPoint, path }: Oddities, moved?: StopId): Plan => {
  const odd = (stop: Stop, choice: number): Stop => {
    if (choice === 9) return withFields(stop, { coordinates: oddPoint })
    if (choice > 6) return withFields(stop, { coordinates: commonPoint })
    return choice === 6 && !stop.placement.isPlanned && stop.facts.id !== moved
      ? withFields(stop, { type: 'START' })
      : stop
  }
  return {
    ...plan,
    routes: plan.routes.map((route, index) =>
      (choices[index] ?? 0) > 4 ? { ...route, overviewPolyline: path } : route,
    ),
    stops: withEachStop(plan.stops, (stop, index) => odd(stop, choices[index] ?? 0)),
  }
}

export const aMappedPlan = (): fc.Arbitrary<Plan> =>
  fc.tuple(aPlan(), someOddities()).map(([plan, oddities]) => withOddities(plan, oddities))

export const aMappedPlanAndAMove = (): fc.Arbitrary<PlanAndMove> =>
  fc
    .tuple(aPlanAndAMove(), someOddities())
    .map(([move, oddities]) => ({ ...move, plan: withOddities(move.plan, oddities, move.id) }))

export const aHeadquarters = (): fc.Arbitrary<Coordinates | undefined> =>
  optional(fc.oneof(aPoint(), fc.constant({ lat: 52.0155316, lng: 4.6568895 })))
