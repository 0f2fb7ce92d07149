import { groupIndexes } from '../road-network'
import { gzipSync } from 'node:zlib'
import {
  encodeStreetTile,
  joinStreets,
  streetKinds,
  streetLevels,
  TILE_SIZE,
  TILE_UNITS,
  worldX,
  worldY,
  type Street,
} from '../../../src/domain/map'
import { partOfWork } from '../../steps'
import { addNumber, growingIntegers, growingList, numbersIn } from '../pbf/cursor'
import { simplifyLine, type LinePoint } from '../search/road-way'
import { tileKeyOf, type BuiltStreetTiles } from '../street-section'
import type { ExtractRoads } from './read-extract'

/** What a level leaves out, and how far a line may be off there, in decimetres: less than a pixel. */
const details = {
  12: { leastKind: 'street', hasNames: false, maxApart: 40 },
  14: { leastKind: 'service', hasNames: true, maxApart: 4 },
} as const

type Level = (typeof streetLevels)[number]

/** Cuts the streets of an extract into tiles, band by band, so that few of them are in memory; yields the share that is done. */
export const streetTilesOf = function* (roads: ExtractRoads): Generator<number, BuiltStreetTiles, void> {
  const [keys, ends, content] = [growingList(), growingList(), [] as Buffer[]]
  const { waysIn, wayCount } = waysByBand(roads)
  let [size, done] = [0, 0]
  const shareAt = (ways: number): number => ways / Math.max(1, wayCount * streetLevels.length)
  for (const level of streetLevels)
    for (let band = 0; band < BANDS; band += 1) {
      const ways = waysIn(band)
      const end = done + ways.length
      const cut = done + CUTTING_SHARE * ways.length
      const tiles = yield* partOfWork(streetsByTile(roads, ways, level, band), shareAt(done), shareAt(cut))
      const sorted = [...tiles].toSorted(([one], [other]) => one - other)
      for (const [index, [key, streets]] of sorted.entries()) {
        const tile = gzipSync(encodeStreetTile(joinStreets(streets)))
        content.push(tile)
        addNumber(keys, key)
        addNumber(ends, (size += tile.length))
        yield shareAt(cut + ((end - cut) * index) / sorted.length)
      }
      done = end
    }
  return { keys: numbersIn(keys), ends: numbersIn(ends), content }
}

const streetsByTile = function* (
  roads: ExtractRoads,
  ways: ReadonlyArray<number>,
  level: Level,
  band: number,
): Generator<number, ReadonlyMap<number, ReadonlyArray<Street>>, void> {
  const tiles = new Map<number, Street[]>()
  for (const [index, way] of ways.entries()) {
    addParts(roads, way, level, band, tiles)
    if (index % ITEMS_BETWEEN_YIELDS === 0) yield index / ways.length
  }
  return tiles
}

/** The map is cut into so many bands from north to south, of some rows of tiles each. */
const BANDS = 4096

/** Ways between two pauses. */
const ITEMS_BETWEEN_YIELDS = 512

/** Of the time of a band: to cut its ways; the rest writes its tiles. */
const CUTTING_SHARE = 0.4

/** Points are rounded, which may put them into the next band. */
const ROUNDING = TILE_SIZE / TILE_UNITS / 2 ** 12

/** A way that reaches into more bands is a mistake. */
const MAX_BANDS_OF_WAY = 128

/** The ways that reach into each band, and how many there are in all of them. */
const waysByBand = ({ lats, ways }: ExtractRoads) => {
  const [wayIn, bandIn] = [growingIntegers(), growingIntegers()]
  const bandAt = (lat: number, margin: number): number => Math.floor(((worldY(lat / 1e7) + margin) / TILE_SIZE) * BANDS)
  for (let way = 0; way < ways.ids.length; way += 1) {
    if ((ways.kinds[way] ?? -1) < 0) continue
    let [north, south] = [-Infinity, Infinity]
    for (let index = ways.firsts[way] ?? 0; index < (ways.firsts[way + 1] ?? 0); index += 1) {
      const lat = lats[ways.nodes[index] ?? -1]
      if (lat !== undefined) [north, south] = [Math.max(north, lat), Math.min(south, lat)]
    }
    const [first, last] = [bandAt(north, -ROUNDING), bandAt(south, ROUNDING)]
    if (north < south || last - first >= MAX_BANDS_OF_WAY) continue
    for (let band = first; band <= last; band += 1) {
      addNumber(wayIn, way)
      addNumber(bandIn, band)
    }
  }
  const { first, indexes } = groupIndexes(bandIn.length, BANDS, (index) => bandIn.values[index] ?? -1)
  const waysIn = (band: number): ReadonlyArray<number> =>
    Array.from(indexes.subarray(first[band], first[band + 1]), (index) => wayIn.values[index] ?? 0)
  return { waysIn, wayCount: wayIn.length }
}

/** Adds the parts of a way that lie in a band to the streets of their tiles. */
const addParts = (
  { lats, lngs, ways, streetNames }: ExtractRoads,
  way: number,
  level: Level,
  band: number,
  tiles: Map<number, Street[]>,
): void => {
  const { leastKind, hasNames, maxApart } = details[level]
  if ((ways.kinds[way] ?? -1) < streetKinds.indexOf(leastKind)) return
  const kind = streetKinds[ways.kinds[way] ?? 0] ?? 'service'
  const name = hasNames ? (streetNames[ways.names[way] ?? 0] ?? '') : ''
  const addPart = (x: number, y: number, points: ReadonlyArray<number>): void => {
    if (Math.floor((y * BANDS) / 2 ** level) !== band) return
    const key = tileKeyOf({ level, x, y })
    const streets = tiles.get(key)
    if (streets === undefined) tiles.set(key, [{ kind, name, points }])
    else streets.push({ kind, name, points })
  }
  const addLine = (line: ReadonlyArray<LinePoint>): void =>
    cutAtTiles(
      (line.length > 2 ? simplifyLine(line, maxApart) : line).map(([lat, lng]): GridPoint => [
        gridOf(worldX(lng / 1e7), level),
        gridOf(worldY(lat / 1e7), level),
      ]),
      addPart,
    )
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

const gridOf = (position: number, level: Level): number =>
  Math.round(position * (2 ** level * (TILE_UNITS / TILE_SIZE)))

/** Longer parts without a bend are left out: there are none on land. */
const MAX_TILES_WITHOUT_BEND = 64

/** The parts of a line by tile. Where a line leaves a tile, its part there and the next one have the same point. */
export const cutAtTiles = (
  line: ReadonlyArray<GridPoint>,
  onPart: (x: number, y: number, points: ReadonlyArray<number>) => void,
): void => {
  let [x, y, points]: [number, number, number[]] = [0, 0, []]
  const end = (): void => {
    if (points.length > 0) onPart(x, y, points)
    points = []
  }
  const add = (from: GridPoint, to: GridPoint): void => {
    if (from[0] === to[0] && from[1] === to[1]) return
    const [nextX, nextY] = [tileOf((from[0] + to[0]) / 2), tileOf((from[1] + to[1]) / 2)]
    if (nextX !== x || nextY !== y) end()
    ;[x, y] = [nextX, nextY]
    if (points.length === 0) points.push(from[0] - x * TILE_UNITS, from[1] - y * TILE_UNITS)
    points.push(to[0] - x * TILE_UNITS, to[1] - y * TILE_UNITS)
  }
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]]
    if (from === undefined || to === undefined) continue
    const stops = crossingsBetween(from, to)
    if (stops.length > MAX_TILES_WITHOUT_BEND) {
      end()
      continue
    }
    let start = from
    for (const stop of stops) {
      add(start, stop)
      start = stop
    }
    add(start, to)
  }
  end()
}

const tileOf = (position: number): number => Math.floor(position / TILE_UNITS)

/** Where a straight line meets the borders of tiles, in its order. */
const crossingsBetween = (from: GridPoint, to: GridPoint): ReadonlyArray<GridPoint> => {
  if (tileOf(from[0]) === tileOf(to[0]) && tileOf(from[1]) === tileOf(to[1])) return []
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
