import polyline from '@mapbox/polyline'
import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { isRecord } from '../../../src/domain/parse'
import type { Drive } from '../travel'
import { askedOfOsrm, type Asking } from './request-osrm'

/** By default an OSRM server takes five hundred places on one route. */
const AT_ONCE = 400

/** The drive along these places, asked for in pieces where there are very many. */
export const askedDrive = async (
  places: ReadonlyArray<Coordinates>,
  asking: Asking,
): Promise<E.Either<string, Drive>> => {
  const pieces: Drive[] = []
  for (let first = 0; first < places.length - 1; first += AT_ONCE - 1) {
    const piece = await askedPiece(places.slice(first, first + AT_ONCE), asking)
    if (E.isLeft(piece)) return piece
    pieces.push(piece.right)
  }
  return E.right({
    metres: pieces.reduce((sum, { metres }) => sum + metres, 0),
    seconds: pieces.reduce((sum, { seconds }) => sum + seconds, 0),
    polyline: polyline.encode(pieces.flatMap((piece) => polyline.decode(piece.polyline ?? ''))),
  })
}

const askedPiece = async (places: ReadonlyArray<Coordinates>, asking: Asking): Promise<E.Either<string, Drive>> => {
  const answer = await askedOfOsrm('route', places, 'overview=full&geometries=polyline', asking)
  return E.flatMap(({ routes }: Readonly<Record<string, unknown>>) => {
    const all: ReadonlyArray<unknown> = Array.isArray(routes) ? routes : []
    const [route] = all
    const { geometry, distance, duration } = isRecord(route) ? route : {}
    return typeof geometry === 'string' && isFigure(distance) && isFigure(duration)
      ? E.right({ metres: Math.ceil(distance), seconds: Math.ceil(duration), polyline: geometry })
      : E.left('a way that is none')
  })(answer)
}

const isFigure = (said: unknown): said is number => typeof said === 'number' && Number.isFinite(said) && said >= 0
