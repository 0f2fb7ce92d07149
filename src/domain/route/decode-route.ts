import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  beyond,
  each,
  flag,
  isRecord,
  lenient,
  number,
  recordOf,
  said,
  shown,
  under,
  wholeNumber,
  wording,
  type Reason,
} from '../parse'
import { isEnd, isStart } from '../stop'
import type { Activity } from './activity'
import { LAST_INDEX } from './free-indexes'
import { readActivity } from './decode-activity'
import type { Route } from './route'

const spellings = {
  index: ['index'],
  name: ['route_name', 'routeName', 'name'],
  day: ['route_day', 'routeDay'],
  externalRouteId: ['external_route_id', 'externalRouteId'],
  color: ['color'],
  isVisible: ['isVisible', 'is_visible'],
  overviewPolyline: ['overview_polyline', 'overviewPolyline'],
  metres: ['distance_m', 'distanceM'],
  seconds: ['duration_s', 'durationS'],
  driverId: ['driver_id', 'driverId'],
  driverName: ['driver_name', 'driverName'],
  activities: ['activities'],
} as const

const maybeText = (names: ReadonlyArray<string>) => ({ names, reader: lenient(wording(), undefined) })

const maybeFigure = (names: ReadonlyArray<string>) => ({ names, reader: lenient(number({ min: 0 }), undefined) })

const fieldsOf = recordOf<
  Omit<Route, 'index' | 'start' | 'visits' | 'end' | 'extra'> & { readonly index: number | undefined }
>({
  index: { names: spellings.index, reader: lenient(wholeNumber({ min: 0, max: LAST_INDEX }), undefined) },
  name: { names: spellings.name, reader: lenient(wording(), '') },
  day: maybeText(spellings.day),
  externalRouteId: { names: spellings.externalRouteId, reader: lenient(wholeNumber({ min: 1 }), undefined) },
  color: maybeText(spellings.color),
  isVisible: { names: spellings.isVisible, reader: lenient(flag, true) },
  overviewPolyline: maybeText(spellings.overviewPolyline),
  metres: maybeFigure(spellings.metres),
  seconds: maybeFigure(spellings.seconds),
  driverId: maybeText(spellings.driverId),
  driverName: maybeText(spellings.driverName),
})

const extraOf = beyond(...Object.values(spellings).flat())
const activitiesIn = said(...spellings.activities)

/** §3, in every spelling. A route that does not say its index has that of its place. */
export const readRoute = (value: unknown, place: number): E.Either<ReadonlyArray<Reason>, Route> =>
  pipe(
    fieldsOf(value),
    E.flatMap((fields) => {
      const record = isRecord(value) ? value : {}
      return pipe(
        readActivities(activitiesIn(record) ?? []),
        E.map((activities): Route => ({
          ...fields,
          index: fields.index ?? place,
          ...inOrder(activities),
          extra: extraOf(record),
        })),
      )
    }),
  )

const readActivities = (value: unknown): E.Either<ReadonlyArray<Reason>, ReadonlyArray<Activity>> =>
  Array.isArray(value)
    ? pipe(
        each(readActivity)(value),
        E.mapLeft((reasons) => under('activities', reasons)),
      )
    : E.left([{ field: 'activities', reason: `Not a list of activities: ${shown(value)}` }])

/** A start is one only in the first place, and an end in the last; elsewhere they are visits, and keep their place. */
const inOrder = (activities: ReadonlyArray<Activity>): Pick<Route, 'start' | 'visits' | 'end'> => {
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
