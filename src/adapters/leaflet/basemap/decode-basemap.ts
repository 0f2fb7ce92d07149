import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../../domain/address'
import { decodePolyline } from '../../../domain/map'
import { nonBlankText, isRecord, list, number, oneOf, withFallback, recordOf, text, type JsonObject } from '../../../domain/parse'

const shapeKinds = ['neighbour', 'land', 'province', 'water', 'island', 'river', 'road'] as const
const nameKinds = ['place', 'water-label', 'country-label', 'province-label'] as const

/** Lines or outlines of one kind. Rank 1 is what shows first. */
export type Shape = {
  readonly kind: (typeof shapeKinds)[number]
  readonly rank: number
  /** what stands on a road's signs */
  readonly ref: string
  readonly paths: ReadonlyArray<ReadonlyArray<Coordinates>>
}

export type PlaceName = Coordinates & {
  readonly kind: (typeof nameKinds)[number]
  readonly name: string
  readonly rank: number
}

export type Basemap = { readonly shapes: ReadonlyArray<Shape>; readonly names: ReadonlyArray<PlaceName> }

const rank = { reader: (value: unknown) => E.right(withFallback(number(), 1)(value)) }

const readShape = recordOf<Omit<Shape, 'paths'> & { paths: ReadonlyArray<string> }>({
  kind: { parser: oneOf(...shapeKinds) },
  rank,
  ref: { parser: (value) => E.right(withFallback(nonBlankText(), '')(value)) },
  paths: { parser: list(text()) },
})

const readName = recordOf<PlaceName>({
  kind: { parser: oneOf(...nameKinds) },
  name: { parser: nonBlankText() },
  rank,
  lat: { parser: number() },
  lng: { parser: number() },
})

/** As it was shipped; what cannot be read of it is not drawn. */
export const readBasemap = (said: unknown): Basemap => ({
  shapes: sound(said, 'shapes', readShape).map((shape) => ({ ...shape, paths: shape.paths.map(pointsAlong) })),
  names: sound(said, 'names', readName),
})

const sound = <A>(said: unknown, field: string, read: (value: unknown) => E.Either<unknown, A>): ReadonlyArray<A> =>
  itemsIn(isRecord(said) ? said : {}, field).flatMap((item) => {
    const one = read(item)
    return E.isRight(one) ? [one.right] : []
  })

const itemsIn = (record: JsonObject, field: string): ReadonlyArray<unknown> => {
  const items = record[field]
  return Array.isArray(items) ? items : []
}

const pointsAlong = (path: string): ReadonlyArray<Coordinates> =>
  pipe(
    decodePolyline(path),
    O.getOrElse((): ReadonlyArray<Coordinates> => []),
  )
