import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import { memoizeWeak } from '../value'
import shippedDocument from './basemap-nl.json'
import { decodePolyline } from '../map'
import {
  nonBlankText,
  isJsonObject,
  list,
  number,
  oneOf,
  parseOrFallback,
  recordOf,
  text,
  type JsonObject,
} from '../parse'

const shapeKinds = ['neighbour', 'land', 'province', 'water', 'island', 'river', 'road'] as const
const nameKinds = ['place', 'water-label', 'country-label', 'province-label'] as const

/** Lines or outlines of one kind; rank 1 is shown from the lowest zoom. */
export type BasemapShape = {
  readonly kind: (typeof shapeKinds)[number]
  readonly rank: number
  /** the road number, as A2 */
  readonly ref: string
  readonly paths: ReadonlyArray<ReadonlyArray<Coordinates>>
}

export type PlaceName = Coordinates & {
  readonly kind: (typeof nameKinds)[number]
  readonly name: string
  readonly rank: number
}

export type Basemap = { readonly shapes: ReadonlyArray<BasemapShape>; readonly names: ReadonlyArray<PlaceName> }

const rank = { parser: (value: unknown) => E.right(parseOrFallback(number(), 1)(value)) }

const decodeShape = recordOf<Omit<BasemapShape, 'paths'> & { paths: ReadonlyArray<string> }>({
  kind: { parser: oneOf(...shapeKinds) },
  rank,
  ref: { parser: (value) => E.right(parseOrFallback(nonBlankText(), '')(value)) },
  paths: { parser: list(text()) },
})

const decodePlaceName = recordOf<PlaceName>({
  kind: { parser: oneOf(...nameKinds) },
  name: { parser: nonBlankText() },
  rank,
  lat: { parser: number() },
  lng: { parser: number() },
})

/** Invalid items are left out. */
export const decodeBasemap = (document: unknown): Basemap => ({
  shapes: decodeValidItems(document, 'shapes', decodeShape).map((shape) => ({
    ...shape,
    paths: shape.paths.map(decodePath),
  })),
  names: decodeValidItems(document, 'names', decodePlaceName),
})

const decodeValidItems = <A>(
  document: unknown,
  field: string,
  decode: (value: unknown) => E.Either<unknown, A>,
): ReadonlyArray<A> =>
  itemsIn(isJsonObject(document) ? document : {}, field).flatMap((item) => {
    const outcome = decode(item)
    return E.isRight(outcome) ? [outcome.right] : []
  })

const itemsIn = (record: JsonObject, field: string): ReadonlyArray<unknown> => {
  const items = record[field]
  return Array.isArray(items) ? items : []
}

const decodePath = (path: string): ReadonlyArray<Coordinates> =>
  pipe(
    decodePolyline(path),
    O.getOrElse((): ReadonlyArray<Coordinates> => []),
  )

const decodeOnce = memoizeWeak<object, Basemap>(decodeBasemap)

/** For the server; the browser loads the same file when it shows the map. */
export const shippedBasemap = (): Basemap => decodeOnce(shippedDocument)
