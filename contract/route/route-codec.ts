import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  fieldFinder,
  booleanLike,
  isJsonObject,
  fallbackIfInvalid,
  number,
  parseEach,
  prefixFields,
  recordOf,
  textLike,
  fieldsExcept,
  wholeNumber,
  withoutUndefined,
  type JsonObject,
  type Parser,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import { activitiesOf, MAX_ROUTE_INDEX, type Activity, type FigureSource, type Route } from '../../src/domain/route'
import { isEnd, isStart } from '../../src/domain/stop'
import { memoizeWeak } from '../../src/domain/value'
import { codecOf, type Codec } from '../codec'
import { decodeActivity, encodeActivity } from './activity-codec'
import { figureSourceCodec } from './figure-source-codec'
import { routeSchema, routeExample } from './route-schema'

const spellings = {
  index: ['index'],
  name: ['route_name', 'routeName', 'name'],
  day: ['route_day', 'routeDay'],
  carrierId: ['external_route_id', 'externalRouteId'],
  color: ['color'],
  isVisible: ['isVisible', 'is_visible'],
  overviewPolyline: ['overview_polyline', 'overviewPolyline'],
  metres: ['distance_m', 'distanceM'],
  seconds: ['duration_s', 'durationS'],
  figureSource: ['roads'],
  driverId: ['driver_id', 'driverId'],
  driverName: ['driver_name', 'driverName'],
  activities: ['activities'],
} as const

const optionalText = (names: ReadonlyArray<string>) => ({ names, parser: fallbackIfInvalid(textLike(), undefined) })

const optionalAmount = (names: ReadonlyArray<string>) => ({
  names,
  parser: fallbackIfInvalid(number({ min: 0 }), undefined),
})

const parseFigureSource: Parser<FigureSource> = (value) =>
  E.mapLeft(() => 'Not a source of figures')(figureSourceCodec.decode(value))

const parseFields = recordOf<
  Omit<Route, 'index' | 'start' | 'visits' | 'end' | 'unknownFields'> & { readonly index: number | undefined }
>({
  index: {
    names: spellings.index,
    parser: fallbackIfInvalid(wholeNumber({ min: 0, max: MAX_ROUTE_INDEX }), undefined),
  },
  name: { names: spellings.name, parser: fallbackIfInvalid(textLike(), '') },
  day: optionalText(spellings.day),
  carrierId: { names: spellings.carrierId, parser: fallbackIfInvalid(wholeNumber({ min: 1 }), undefined) },
  color: optionalText(spellings.color),
  isVisible: { names: spellings.isVisible, parser: fallbackIfInvalid(booleanLike, true) },
  overviewPolyline: optionalText(spellings.overviewPolyline),
  metres: optionalAmount(spellings.metres),
  seconds: optionalAmount(spellings.seconds),
  figureSource: { names: spellings.figureSource, parser: fallbackIfInvalid(parseFigureSource, undefined) },
  driverId: optionalText(spellings.driverId),
  driverName: optionalText(spellings.driverName),
})

const unknownFieldsOf = fieldsExcept(...Object.values(spellings).flat())
const findActivities = fieldFinder(...spellings.activities)

/** Decodes a route in any spelling of §3. A route without an index gets its position. */
export const decodeRoute = (value: unknown, position: number): E.Either<ReadonlyArray<FieldReason>, Route> =>
  pipe(
    parseFields(value),
    E.flatMap((fields) => {
      const record = isJsonObject(value) ? value : {}
      return pipe(
        decodeActivities(findActivities(record) ?? []),
        E.map((activities): Route => ({
          ...fields,
          index: fields.index ?? position,
          ...splitActivities(activities),
          unknownFields: unknownFieldsOf(record),
        })),
      )
    }),
  )

const decodeActivities = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<Activity>> =>
  Array.isArray(value)
    ? pipe(
        parseEach(decodeActivity)(value),
        E.mapLeft((reasons) => prefixFields('activities', reasons)),
      )
    : wrongType('a list of activities', value, 'activities')

/** A start counts only in first position, an end only in last; elsewhere they stay visits. */
const splitActivities = (activities: ReadonlyArray<Activity>): Pick<Route, 'start' | 'visits' | 'end'> => {
  const first = activities[0]
  const last = activities.at(-1)
  const start = first !== undefined && isStart(first.type) ? first : undefined
  const end = last !== undefined && isEnd(last.type) ? last : undefined
  return {
    start,
    visits: activities.slice(start === undefined ? 0 : 1, end === undefined ? activities.length : -1),
    end,
  }
}

/**
 * §3: encodes a route with the names of a project document; activities repeat fields of the route. The result is cached
 * by route, since a route is stored and sent repeatedly.
 */
export const encodeRoute = memoizeWeak((route: Route): JsonObject => ({
  ...route.unknownFields,
  ...withoutUndefined({
    route_day: route.day,
    external_route_id: route.carrierId,
    color: route.color,
    overview_polyline: route.overviewPolyline,
    distance_m: route.metres,
    duration_s: route.seconds,
    roads: route.figureSource && figureSourceCodec.encode(route.figureSource),
    driver_id: route.driverId,
    driver_name: route.driverName,
  }),
  index: route.index,
  route_name: route.name,
  isVisible: route.isVisible,
  activities: activitiesOf(route).map((activity) => encodeActivity(activity, route)),
}))

/** Both driver fields are always written: null means no driver. */
const encodeWithDriver = (route: Route): unknown => ({ driver_id: null, driver_name: null, ...encodeRoute(route) })

export const routeCodec: Codec<Route> = codecOf({
  name: 'Route',
  decode: (value) => decodeRoute(value, 0),
  encode: encodeWithDriver,
  schema: routeSchema,
  example: routeExample,
})
