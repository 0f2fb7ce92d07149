import { decodeStreetTile, streetKinds, TILE_UNITS, type Street, type StreetKind } from '../../../domain/map'
import type { StreetPainting, StreetTileBytes } from '../painting/painter-messages'
import { paintNames, placeNames } from './street-names'

export type PreparedTile = {
  readonly streets: ReadonlyArray<Street>
  readonly paths: ReadonlyMap<StreetKind, Path2D>
}

export type PreparedTiles = {
  readonly keepOrRemove: (tile: StreetTileBytes) => void
  readonly get: (key: string) => PreparedTile | undefined
}

export const streetTiles = (): PreparedTiles => {
  const tiles = new Map<string, PreparedTile>()
  return {
    keepOrRemove: ({ key, bytes }) => {
      if (bytes === undefined) tiles.delete(key)
      else tiles.set(key, prepareTile(bytes))
    },
    get: (key) => tiles.get(key),
  }
}

/** Bytes that are no tile have no streets. */
const prepareTile = (bytes: Uint8Array): PreparedTile => {
  const streets = decodeStreetTile(bytes) ?? []
  const paths = new Map<StreetKind, Path2D>()
  for (const { kind, points } of streets) {
    const path = paths.get(kind) ?? new Path2D()
    paths.set(kind, path)
    path.moveTo(points[0] ?? 0, points[1] ?? 0)
    for (let index = 2; index < points.length; index += 2) path.lineTo(points[index] ?? 0, points[index + 1] ?? 0)
  }
  return { streets, paths }
}

type PaintLayer = (context: OffscreenCanvasRenderingContext2D) => void

/** The pictures of a painting, from bottom to top. */
export const paintStreets = (
  painting: StreetPainting,
  tiles: Pick<PreparedTiles, 'get'>,
): ReadonlyArray<PaintLayer> => {
  const { names } = painting
  const paintLines: PaintLayer = (context) => paintStreetLines(context, painting, tiles)
  if (names === undefined) return [paintLines]
  return [
    paintLines,
    (context) => {
      context.setTransform(painting.ratio, 0, 0, painting.ratio, 0, 0)
      context.font = names.font
      paintNames(context, painting.colours, placeNames(context, painting, tiles, names.occupied))
    },
  ]
}

/** All edges are painted below all streets, so that streets meet without a line between them. */
const paintStreetLines = (
  context: OffscreenCanvasRenderingContext2D,
  { zoom, ratio, colours, tiles: placed }: StreetPainting,
  tiles: Pick<PreparedTiles, 'get'>,
): void => {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const paintKind = (kind: StreetKind, width: number): void => {
    for (const { key, left, top, size } of placed) {
      const path = tiles.get(key)?.paths.get(kind)
      if (path === undefined) continue
      const scale = size / TILE_UNITS
      context.setTransform(scale * ratio, 0, 0, scale * ratio, left * ratio, top * ratio)
      context.lineWidth = width / scale
      context.stroke(path)
    }
  }
  const painted = streetKinds.map((kind) => ({ kind, width: streetWidth(kind, zoom) })).filter(({ width }) => width > 0)
  context.strokeStyle = colours.edge
  for (const { kind, width } of painted) paintKind(kind, width + EDGE)
  context.strokeStyle = colours.road
  for (const { kind, width } of painted) paintKind(kind, width)
}

/** How much wider the edge of a street is than the street. */
const EDGE = 1.75

/** In pixels at zooms 12, 14, 16 and 18; 0 is not painted. */
const widths: Readonly<Record<StreetKind, readonly [number, number, number, number]>> = {
  motorway: [3.5, 6.5, 13, 24],
  primary: [3, 5.5, 12, 22],
  secondary: [2.25, 4.5, 10.5, 20],
  tertiary: [1.75, 3.75, 9, 18],
  link: [1.25, 3, 7, 13],
  street: [0.75, 2.5, 7.5, 16],
  service: [0, 1, 4, 9],
}

const WIDTH_ZOOMS = [12, 14, 16, 18] as const

/** The width between two zooms grows as evenly as the map does. */
const streetWidth = (kind: StreetKind, zoom: number): number => {
  const after = WIDTH_ZOOMS.findIndex((other) => other > zoom)
  const [index, share] =
    after === -1 ? [WIDTH_ZOOMS.length - 1, 0] : [after - 1, (zoom - (WIDTH_ZOOMS[after - 1] ?? zoom)) / 2]
  const [width = 0, next = width] = widths[kind].slice(Math.max(index, 0))
  return width === 0 ? 0 : width * (next / width) ** share
}
