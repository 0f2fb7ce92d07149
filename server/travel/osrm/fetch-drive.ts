import * as E from 'fp-ts/Either'
import polyline from '@mapbox/polyline'
import type { Coordinates } from '../../../src/domain/address'
import { isJsonObject } from '../../../src/domain/parse'
import type { Leg } from '../../../src/domain/problem'
import { requestOsrm, type OsrmRequest } from './request-osrm'

/** The line of a drive, and its legs from place to place. */
type FetchedDrive = { readonly polyline: string; readonly legs: ReadonlyArray<Leg> }

/** By default an OSRM server takes five hundred places on one route. */
const MAX_PLACES_PER_REQUEST = 400

/** The drive along these places, requested in parts where there are very many. */
export const fetchDrive = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, FetchedDrive>> => {
  const parts: FetchedDrive[] = []
  for (let firstIndex = 0; firstIndex < places.length - 1; firstIndex += MAX_PLACES_PER_REQUEST - 1) {
    const part = await fetchPart(places.slice(firstIndex, firstIndex + MAX_PLACES_PER_REQUEST), request)
    if (E.isLeft(part)) return part
    parts.push(part.right)
  }
  return E.right({
    polyline: polyline.encode(parts.flatMap((part) => polyline.decode(part.polyline))),
    legs: parts.flatMap(({ legs }) => legs),
  })
}

const fetchPart = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, FetchedDrive>> => {
  const response = await requestOsrm('route', places, 'overview=full&geometries=polyline', request)
  return E.flatMap(({ routes }: Readonly<Record<string, unknown>>) => {
    const routeList: ReadonlyArray<unknown> = Array.isArray(routes) ? routes : []
    const [route] = routeList
    const { geometry, legs } = isJsonObject(route) ? route : {}
    const parsedLegs = Array.isArray(legs) ? legs.flatMap((leg: unknown) => parseLeg(leg) ?? []) : []
    return typeof geometry === 'string' && parsedLegs.length === places.length - 1
      ? E.right({ polyline: geometry, legs: parsedLegs })
      : E.left('no valid route')
  })(response)
}

const parseLeg = (leg: unknown): Leg | undefined => {
  const { distance, duration } = isJsonObject(leg) ? leg : {}
  return isNonNegativeNumber(distance) && isNonNegativeNumber(duration)
    ? { metres: Math.ceil(distance), seconds: Math.ceil(duration) }
    : undefined
}

const isNonNegativeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
