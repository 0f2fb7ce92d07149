import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Coordinates } from '../../src/domain/address'
import { streetLevels } from '../../src/domain/map'
import {
  nearestRoad,
  placeMaker,
  readRoadFile,
  readStreetTile,
  ROAD_FILE,
  type RoadNetwork,
  type Roads,
} from '../../server/roads'
import { estimatedTravel } from '../../server/travel'
import { fileRoadTravel } from '../../server/travel/file-roads/file-road-travel'
import { tableOf } from '../../tests/kit/tables/table'
import { formatKilobytes, formatMilliseconds, formatRatio } from '../format-figures'
import { medianOf, p95Of } from '../quantile-of'
import { buildRoads } from './build-roads'
import { writeMadeExtract } from './made-extract'
import { plainRow } from './plain-row'
import { tileOfKey } from '../../tests/kit/tile-of-key'

const DEFAULT_JUNCTIONS = 500_000
const TABLE_SIZES = [100, 1_000, 5_000]
const WAYS = 500

/** Plain searches are so slow that only a few are measured. */
const PLAIN_ROWS = 3

/** The wanted limits, in milliseconds of the processor. */
const MAX_BUILD_MS = 60_000
const MAX_BUILD_BYTES = 1e9
const MAX_TABLE_MS: Readonly<Record<number, number>> = { 1_000: 1_500, 5_000: 40_000 }
const MAX_WAY_MS = 5

/** `--extract FILE`, or the number of junctions of a made extract. Times are those of the processor. */
export const benchRoads = async (options: string): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-roads-'))
  try {
    const extract = /^--extract (.+)$/.exec(options)?.[1] ?? join(folder, 'made.osm.pbf')
    if (!options.startsWith('--extract'))
      writeMadeExtract(extract, options === '' ? DEFAULT_JUNCTIONS : Number(options), random)
    const build = buildRoads(folder, extract)
    if (build === undefined) return false
    const reading = await measured(() => readRoadFile(join(folder, ROAD_FILE)))
    const { network, streets } = reading.result
    console.log(
      tableOf(
        'An extract becomes roads',
        ['extract', 'segments', 'states', 'edges', 'built in', 'most memory', 'roads file', 'read in'],
        [
          [
            formatKilobytes(statSync(extract).size),
            network.segmentCount.toLocaleString('en'),
            network.hierarchy.stateCount.toLocaleString('en'),
            (network.hierarchy.up.other.length + network.hierarchy.down.other.length).toLocaleString('en'),
            formatMilliseconds(build.ms),
            formatKilobytes(build.bytes),
            formatKilobytes(statSync(join(folder, ROAD_FILE)).size),
            formatMilliseconds(reading.ms),
          ],
        ],
        'figures',
      ),
    )
    const tiles = []
    for (const level of streetLevels) tiles.push(await measureTiles(join(folder, ROAD_FILE), streets, level))
    console.log(
      tableOf(
        'Tiles of streets, compressed',
        ['level', 'tiles', 'all', 'median', 'largest', 'read in'],
        tiles,
        'figures',
      ),
    )
    const tables = []
    for (const size of TABLE_SIZES) tables.push(await measureTable(network, size))
    console.log(
      tableOf(
        'A table between so many places',
        ['places', 'table', 'Dijkstra from each', 'Dijkstra/ours'],
        tables.map(({ size, ms, plainMs }) => [
          size.toLocaleString('en'),
          formatMilliseconds(ms),
          formatMilliseconds(plainMs),
          formatRatio(plainMs / ms),
        ]),
        'figures',
      ),
    )
    const way = await measureWays(network)
    console.log(`One way with its line, of new places: ${formatMilliseconds(way)} (95 of 100)`)
    return (
      build.ms < MAX_BUILD_MS &&
      build.bytes < MAX_BUILD_BYTES &&
      way < MAX_WAY_MS &&
      tables.every(({ size, ms }) => ms < (MAX_TABLE_MS[size] ?? Infinity))
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let state = 7
const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32

const measured = async <A>(work: () => Promise<A>): Promise<{ readonly ms: number; readonly result: A }> => {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** On the roads of the largest part. */
const somePlaces = ({ segmentCount, shapeFirst, shapeLats, shapeLngs, inLargestPart }: RoadNetwork, count: number) => {
  const places: Coordinates[] = []
  while (places.length < count) {
    const segment = Math.floor(random() * segmentCount)
    const point = shapeFirst[segment] ?? 0
    if (inLargestPart[segment] === 1)
      places.push({ lat: (shapeLats[point] ?? 0) / 1e7 + random() * 1e-4, lng: (shapeLngs[point] ?? 0) / 1e7 })
  }
  return places
}

const measureTiles = async (file: string, streets: Roads['streets'], level: number): Promise<ReadonlyArray<string>> => {
  const addresses = Array.from(streets.keys, tileOfKey).filter((address) => address.level === level)
  const bytes: number[] = []
  const { ms } = await measured(async () => {
    for (const address of addresses) bytes.push((await readStreetTile(file, streets, address))?.length ?? 0)
  })
  return [
    String(level),
    addresses.length.toLocaleString('en'),
    formatKilobytes(bytes.reduce((sum, length) => sum + length, 0)),
    formatKilobytes(medianOf(bytes)),
    formatKilobytes(Math.max(...bytes)),
    formatMilliseconds(ms / addresses.length),
  ]
}

const measureTable = async (network: RoadNetwork, size: number) => {
  const places = somePlaces(network, size)
  const travel = fileRoadTravel({ network, dataDate: '2026-11-20' }, estimatedTravel)
  const { ms } = await measured(() => travel.table(places))
  const makePlace = placeMaker(network)
  const onRoads = places.flatMap((place) => {
    const point = nearestRoad(network, place)
    return point === undefined ? [] : [makePlace(point)]
  })
  const plain = await measured(async () => onRoads.slice(0, PLAIN_ROWS).map((from) => plainRow(network, from, onRoads)))
  return { size, ms, plainMs: (plain.ms / PLAIN_ROWS) * size }
}

const measureWays = async (network: RoadNetwork): Promise<number> => {
  const travel = fileRoadTravel({ network, dataDate: '2026-11-20' }, estimatedTravel)
  const places = somePlaces(network, 2 * WAYS)
  const times: number[] = []
  for (let way = 0; way < WAYS; way += 1)
    times.push((await measured(async () => travel.drive(places.slice(2 * way, 2 * way + 2)))).ms)
  return p95Of(times)
}
