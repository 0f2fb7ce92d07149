import polyline from '@mapbox/polyline'
import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { isRecord } from '../../../src/domain/parse'
import type { Drive } from '../travel'
import { requestOsrm, type OsrmRequest } from './request-osrm'

/** By default an OSRM server takes five hundred places on one route. */
const MAX_PLACES = 400

/** The drive along these places, asked for in pieces where there are very many. */
export const fetchDrive = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, Drive>> => {
  const parts: Drive[] = []
  for (let firstIndex = 0; firstIndex < places.length - 1; firstIndex += MAX_PLACES - 1) {
    const part = await fetchDrivePart(places.slice(firstIndex, firstIndex + MAX_PLACES), request)
    if (E.isLeft(part)) return part
    parts.push(part.right)
  }
  return E.right({
    metres: parts.reduce((sum, { metres }) => sum + metres, 0),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    polyline: polyline.encode(parts.flatMap((part) => polyline.decode(part.polyline ?? ''))),
  })
}

const fetchDrivePart = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, Drive>> => {
  const response = await requestOsrm('route', places, 'overview=full&geometries=polyline', request)
  return E.flatMap(({ routes }: Readonly<Record<string, unknown>>) => {
    const routeList: ReadonlyArray<unknown> = Array.isArray(routes) ? routes : []
    const [route] = routeList
    const { geometry, distance, duration } = isRecord(route) ? route : {}
    return typeof geometry === 'string' && isNonNegativeNumber(distance) && isNonNegativeNumber(duration)
      ? E.right({ metres: Math.ceil(distance), seconds: Math.ceil(duration), polyline: geometry })
      : E.left('a way that is none')
  })(response)
}

const isNonNegativeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
