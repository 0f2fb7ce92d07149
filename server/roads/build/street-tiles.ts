import { gzipSync } from 'node:zlib'
import {
  encodeStreetTile,
  joinStreets,
  streetKinds,
  streetLevels,
  TILE_UNITS,
  worldX,
  worldY,
  type Street,
} from '../../../src/domain/map'
import { addNumber, numberList } from '../pbf/cursor'
import { simplifyLine, type LinePoint } from '../search/road-way'
import { tileKeyOf, type StreetTiles } from '../street-section'
import { groupIndexes } from './group-indexes'
import type { ExtractRoads } from './read-extract'

/** What a level leaves out, and how far a line may be off there, in decimetres: less than a pixel. */
const details = {
  12: { leastKind: 'street', hasNames: false, maxApart: 40 },
  14: { leastKind: 'service', hasNames: true, maxApart: 4 },
} as const

type Level = (typeof streetLevels)[number]

/** Cuts the streets of an extract into tiles, band by band, so that few of them are in memory; yields the share that is done. */
export const streetTilesOf = function* (roads: ExtractRoads): Generator<number, StreetTiles, void> {
  const [keys, ends, content] = [numberList(), numberList(), [] as Buffer[]]
  let size = 0
  for (const [index, level] of streetLevels.entries()) {
    const { bandCount, waysIn } = waysByBand(roads, level)
    for (let band = 0; band < bandCount; band += 1) {
      const tiles = new Map<number, Street[]>()
      for (const way of waysIn(band)) addPieces(roads, way, level, band, tiles)
      for (const [key, streets] of [...tiles].toSorted(([one], [other]) => one - other)) {
        const tile = gzipSync(encodeStreetTile(joinStreets(streets)))
        content.push(tile)
        addNumber(keys, key)
        addNumber(ends, (size += tile.length))
        yield (index + band / bandCount) / streetLevels.length
      }
    }
  }
  return { keys: keys.values.slice(0, keys.length), ends: ends.values.slice(0, ends.length), content }
}

/** So many rows of tiles are made at once. */
const BAND_ROWS = 16

/** A way that reaches into more bands is a mistake. */
const MAX_BANDS_OF_WAY = 32

const bandOf = (y: number): number => Math.floor(y / TILE_UNITS / BAND_ROWS)

/** The ways that reach into each band. */
const waysByBand = ({ lats, ways }: ExtractRoads, level: Level) => {
  const [wayIn, bandIn] = [numberList(), numberList()]
  const leastKind = streetKinds.indexOf(details[level].leastKind)
  for (let way = 0; way < ways.ids.length; way += 1) {
    if ((ways.kinds[way] ?? -1) < leastKind) continue
    let [north, south] = [-Infinity, Infinity]
    for (let index = ways.firsts[way] ?? 0; index < (ways.firsts[way + 1] ?? 0); index += 1) {
      const lat = lats[ways.nodes[index] ?? -1]
      if (lat !== undefined) [north, south] = [Math.max(north, lat), Math.min(south, lat)]
    }
    const [first, last] = [north, south].map((lat) => bandOf(gridOf(worldY(lat / 1e7), level)))
    if (first === undefined || last === undefined || north < south || last - first >= MAX_BANDS_OF_WAY) continue
    for (let band = first; band <= last; band += 1) {
      addNumber(wayIn, way)
      addNumber(bandIn, band)
    }
  }
  const bandCount = Math.ceil(2 ** level / BAND_ROWS)
  const { first, indexes } = groupIndexes(bandIn.length, bandCount, (index) => bandIn.values[index] ?? -1)
  return {
    bandCount,
    waysIn: (band: number): ReadonlyArray<number> =>
      Array.from(indexes.subarray(first[band], first[band + 1]), (index) => wayIn.values[index] ?? 0),
  }
}

/** Adds the pieces of a way that lie in a band to the streets of their tiles. */
const addPieces = (
  { lats, lngs, ways, streetNames }: ExtractRoads,
  way: number,
  level: Level,
  band: number,
  tiles: Map<number, Street[]>,
): void => {
  const { hasNames, maxApart } = details[level]
  const kind = streetKinds[ways.kinds[way] ?? 0] ?? 'service'
  const name = hasNames ? (streetNames[ways.names[way] ?? 0] ?? '') : ''
  const addLine = (line: ReadonlyArray<LinePoint>): void => {
    const points = simplifyLine(line, maxApart).map(([lat, lng]): GridPoint => [
      gridOf(worldX(lng / 1e7), level),
      gridOf(worldY(lat / 1e7), level),
    ])
    for (const { x, y, piece } of cutAtTiles(points)) {
      if (Math.floor(y / BAND_ROWS) !== band) continue
      const key = tileKeyOf({ level, x, y })
      const streets = tiles.get(key) ?? []
      tiles.set(key, streets)
      streets.push({ kind, name, points: piece })
    }
  }
  let line: LinePoint[] = []
  for (let index = ways.firsts[way] ?? 0; index < (ways.firsts[way + 1] ?? 0); index += 1) {
    const node = ways.nodes[index] ?? -1
    if (node >= 0) line.push([lats[node] ?? 0, lngs[node] ?? 0])
    else {
      addLine(line)
      line = []
    }
  }
  addLine(line)
}

/** A point in units of the tiles of a level, from the north-west corner of the map. */
type GridPoint = readonly [x: number, y: number]

const WORLD_SIZE = 256

const gridOf = (world: number, level: Level): number => Math.round((world / WORLD_SIZE) * 2 ** level * TILE_UNITS)

type Piece = { readonly x: number; readonly y: number; readonly piece: ReadonlyArray<number> }

/** Longer parts without a bend are left out: there are none on land. */
const MAX_TILES_WITHOUT_BEND = 64

/** The pieces of a line by tile. Where a line leaves a tile, its piece there and the next one have the same point. */
export const cutAtTiles = function* (points: ReadonlyArray<GridPoint>): Generator<Piece, void, void> {
  let current: { x: number; y: number; piece: number[] } | undefined
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined || (from[0] === to[0] && from[1] === to[1])) continue
    const stops = crossingsBetween(from, to)
    if (stops.length > MAX_TILES_WITHOUT_BEND) {
      if (current !== undefined) yield current
      current = undefined
      continue
    }
    let [fromX, fromY] = from
    for (const [toX, toY] of [...stops, to]) {
      if (fromX === toX && fromY === toY) continue
      const [x, y] = [tileOf((fromX + toX) / 2), tileOf((fromY + toY) / 2)]
      if (current?.x !== x || current.y !== y) {
        if (current !== undefined) yield current
        current = { x, y, piece: [fromX - x * TILE_UNITS, fromY - y * TILE_UNITS] }
      }
      current.piece.push(toX - x * TILE_UNITS, toY - y * TILE_UNITS)
      ;[fromX, fromY] = [toX, toY]
    }
  }
  if (current !== undefined) yield current
}

const tileOf = (position: number): number => Math.floor(position / TILE_UNITS)

/** Where a straight line meets the borders of tiles, in its order. */
const crossingsBetween = (from: GridPoint, to: GridPoint): ReadonlyArray<GridPoint> => {
  const crossings: { readonly share: number; readonly point: GridPoint }[] = []
  for (const axis of [0, 1] as const) {
    const [start, end] = [from[axis], to[axis]]
    const [low, high] = [Math.min(start, end), Math.max(start, end)]
    for (let tile = tileOf(low) + 1; tile * TILE_UNITS < high; tile += 1) {
      const border = tile * TILE_UNITS
      const share = (border - start) / (end - start)
      const across = axis === 0 ? 1 : 0
      const other = Math.round(from[across] + share * (to[across] - from[across]))
      crossings.push({ share, point: axis === 0 ? [border, other] : [other, border] })
      if (crossings.length > MAX_TILES_WITHOUT_BEND) break
    }
  }
  return crossings.toSorted((one, other) => one.share - other.share).map(({ point }) => point)
}
