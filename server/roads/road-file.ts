import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isJsonObject } from '../../src/domain/parse'
import { makePrivateFile, renameWhenOnDisk } from '../storage/private-files'
import type { RankedEdges, RoadNetwork } from './road-network'
import { versionOf, type StoredStreets, type BuiltStreetTiles } from './street-section'

/** Roads as a file has them. */
export type Roads = {
  readonly network: RoadNetwork
  readonly streets: StoredStreets
  /** the day of the data as year, month and day; undefined where the extract does not say it */
  readonly dataDate: string | undefined
}

/** Roads as they were read from an extract. */
export type RoadsToStore = Omit<Roads, 'streets'> & { readonly streets: BuiltStreetTiles }

/** Within the data folder. */
export const ROAD_FOLDER = 'roads'
export const ROAD_FILE = join(ROAD_FOLDER, 'roads.bin')

/** Of the lists below; a file with another number was made by another version of the program. */
const FORMAT = 2
const MAGIC = 'RONDRITR'
/** The magic text, a checksum of all that follows it, and the length of the header. */
const START_BYTES = 16
const CHUNK_BYTES = 16 * 1024 * 1024

type List = Int32Array | Float64Array | Uint8Array

const listsOf = ({ hierarchy, grid, ...network }: RoadNetwork): Readonly<Record<string, List>> => ({
  ...Object.fromEntries(
    Object.entries(network).flatMap(([name, list]) => (typeof list === 'number' ? [] : [[name, list]])),
  ),
  ...edgeLists('up', hierarchy.up),
  ...edgeLists('down', hierarchy.down),
  gridSquares: grid.squares,
  gridFirst: grid.first,
  gridSegments: grid.segments,
})

const edgeLists = (name: string, edges: RankedEdges): Readonly<Record<string, List>> =>
  Object.fromEntries(Object.entries(edges).map(([key, list]) => [`${name} ${key}`, list]))

const kindOf = (list: List): string => (list instanceof Int32Array ? 'i' : list instanceof Float64Array ? 'f' : 'b')

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8

/** A command that was killed may leave them. */
export const removeUnfinishedRoads = (dataDir: string): void =>
  rmSync(join(dataDir, `${ROAD_FILE}.unfinished`), { force: true })

/** Writes the roads beside those in use, and then puts them in their place. */
export const writeRoadFile = (dataDir: string, { network, streets, dataDate }: RoadsToStore): void => {
  const file = join(dataDir, ROAD_FILE)
  const unfinished = `${file}.unfinished`
  const lists = { ...listsOf(network), streetKeys: streets.keys, streetEnds: streets.ends }
  const header = JSON.stringify({
    format: FORMAT,
    dataDate,
    streetBytes: streets.ends.at(-1) ?? 0,
    // The checksum of the file leaves out the tiles; without this, new street names alone would not change the version.
    streetChecksum: streets.content.reduce((sum, tile) => crc32(tile, sum), 0),
    lists: Object.entries(lists).map(([name, list]) => ({ name, kind: kindOf(list), length: list.length })),
  })
  const headerBytes = Buffer.alloc(padded(Buffer.byteLength(header)), ' ')
  headerBytes.write(header)
  makePrivateFile(unfinished)
  const output = openSync(unfinished, 'r+')
  try {
    const start = Buffer.alloc(START_BYTES)
    start.write(MAGIC)
    start.writeUInt32LE(headerBytes.length, 12)
    let position = START_BYTES
    let checksum = crc32(headerBytes, crc32(start.subarray(12)))
    writeSync(output, headerBytes, 0, headerBytes.length, position)
    position += headerBytes.length
    for (const list of Object.values(lists)) {
      const bytes = Buffer.from(list.buffer, list.byteOffset, list.byteLength)
      const padding = Buffer.alloc(padded(bytes.length) - bytes.length)
      for (const part of [...chunksOf(bytes), padding]) {
        checksum = crc32(part, checksum)
        writeSync(output, part, 0, part.length, position)
        position += part.length
      }
    }
    for (const tile of streets.content) {
      writeSync(output, tile, 0, tile.length, position)
      position += tile.length
    }
    start.writeUInt32LE(checksum, 8)
    writeSync(output, start, 0, START_BYTES, 0)
  } finally {
    closeSync(output)
  }
  renameWhenOnDisk(unfinished, file)
}

const chunksOf = function* (bytes: Buffer): Generator<Buffer, void, void> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES)
}

/** The day of the roads that are there, of whose file only the header is read; undefined where there are none. */
export const storedRoadsDate = (dataDir: string): { readonly dataDate: string | undefined } | undefined => {
  try {
    const input = openSync(join(dataDir, ROAD_FILE), 'r')
    try {
      const start = Buffer.alloc(START_BYTES)
      readSync(input, start, 0, START_BYTES, 0)
      if (start.toString('latin1', 0, 8) !== MAGIC) return undefined
      const header = Buffer.alloc(headerBytesIn(start))
      readSync(input, header, 0, header.length, START_BYTES)
      return { dataDate: dateIn(parseHeader(header)) }
    } finally {
      closeSync(input)
    }
  } catch {
    return undefined
  }
}

const headerBytesIn = (start: Buffer): number => Math.min(start.readUInt32LE(12), CHUNK_BYTES)

const dateIn = ({ dataDate }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof dataDate === 'string' ? dataDate : undefined

/** Reads the roads in parts, so that other work goes on meanwhile, into memory that threads share; not the streets. */
export const readRoadFile = async (file: string): Promise<Roads> => {
  const handle = await open(file)
  try {
    const size = (await handle.stat()).size - (await streetBytesOf(handle))
    const bytes = Buffer.from(new SharedArrayBuffer(size))
    let checksum = 0
    for (let position = 0; position < size;) {
      const { bytesRead } = await handle.read(bytes, position, Math.min(CHUNK_BYTES, size - position), position)
      if (bytesRead === 0) throw new Error('it is cut off')
      checksum = crc32(bytes.subarray(Math.max(position, 12), position + bytesRead), checksum)
      position += bytesRead
    }
    if (bytes.toString('latin1', 0, 8) !== MAGIC || bytes.readUInt32LE(8) !== checksum) throw new Error('it is damaged')
    return decodeRoads(bytes)
  } finally {
    await handle.close()
  }
}

/** What the header says of the streets; 0 where it cannot be read, which the checksum shows. */
const streetBytesOf = async (handle: FileHandle): Promise<number> => {
  const start = Buffer.alloc(START_BYTES)
  await handle.read(start, 0, START_BYTES, 0)
  const header = Buffer.alloc(headerBytesIn(start))
  await handle.read(header, 0, header.length, START_BYTES)
  const { streetBytes } = parseHeader(header)
  return typeof streetBytes === 'number' && streetBytes > 0 ? streetBytes : 0
}

const parseHeader = (bytes: Buffer): Readonly<Record<string, unknown>> => {
  try {
    const header: unknown = JSON.parse(bytes.toString())
    return isJsonObject(header) ? header : {}
  } catch {
    return {}
  }
}

const decodeRoads = (bytes: Buffer): Roads => {
  const headerEnd = START_BYTES + bytes.readUInt32LE(12)
  const header = parseHeader(bytes.subarray(START_BYTES, headerEnd))
  if (header['format'] !== FORMAT) throw new Error('it was made by another version of Rondrit')
  let position = headerEnd
  const lists = new Map<string, List>()
  for (const entry of Array.isArray(header['lists']) ? header['lists'] : []) {
    if (!isJsonObject(entry)) continue
    const [name, kind, length] = [String(entry['name']), String(entry['kind']), Number(entry['length'])]
    const list = viewOf(bytes, kind, position, length)
    lists.set(name, list)
    position += padded(list.byteLength)
  }
  const list = listIn(lists)
  return {
    network: networkOf(list),
    streets: {
      version: versionOf(bytes.readUInt32LE(8)),
      keys: list('streetKeys', Float64Array),
      ends: list('streetEnds', Float64Array),
      position,
    },
    dataDate: dateIn(header),
  }
}

type ListOf = <L extends List>(name: string, kind: new (length: number) => L) => L

const listIn =
  (lists: ReadonlyMap<string, List>): ListOf =>
  (name, kind) => {
    const stored = lists.get(name)
    if (stored instanceof kind) return stored
    throw new Error(`it has no list ${name}`)
  }

const viewOf = ({ buffer, byteOffset }: Buffer, kind: string, position: number, length: number): List => {
  if (kind === 'i') return new Int32Array(buffer, byteOffset + position, length)
  if (kind === 'f') return new Float64Array(buffer, byteOffset + position, length)
  return new Uint8Array(buffer, byteOffset + position, length)
}

const networkOf = (list: ListOf): RoadNetwork => {
  const int = (name: string): Int32Array => list(name, Int32Array)
  const float = (name: string): Float64Array => list(name, Float64Array)
  const edges = (name: string): RankedEdges => ({
    first: int(`${name} first`),
    other: int(`${name} other`),
    cost: float(`${name} cost`),
    through: int(`${name} through`),
  })
  const [up, down] = [edges('up'), edges('down')]
  const inLargestPart = list('inLargestPart', Uint8Array)
  return {
    segmentCount: inLargestPart.length,
    shapeFirst: int('shapeFirst'),
    shapeLats: int('shapeLats'),
    shapeLngs: int('shapeLngs'),
    laneCosts: float('laneCosts'),
    laneStates: int('laneStates'),
    moveFirst: int('moveFirst'),
    moveFrom: int('moveFrom'),
    moveTo: int('moveTo'),
    moveTurnsRound: list('moveTurnsRound', Uint8Array),
    inLargestPart,
    hierarchy: { stateCount: up.first.length - 1, up, down },
    grid: { squares: float('gridSquares'), first: int('gridFirst'), segments: int('gridSegments') },
  }
}
