import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isJsonObject } from '../../src/domain/parse'
import { makePrivateFile, renameWhenOnDisk } from '../storage/private-files'
import type { RankedEdges, RoadNetwork } from './road-network'

/** Roads as they were read from an extract. */
export type Roads = {
  readonly network: RoadNetwork
  /** the day of the data as year, month and day; undefined where the extract does not say it */
  readonly dataDate: string | undefined
}

/** Within the data folder. */
export const ROAD_FOLDER = 'roads'
export const ROAD_FILE = join(ROAD_FOLDER, 'roads.bin')

/** Of the lists below; a file with another number was made by another version of the program. */
const FORMAT = 1
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
export const writeRoadFile = (dataDir: string, { network, dataDate }: Roads): void => {
  const file = join(dataDir, ROAD_FILE)
  const unfinished = `${file}.unfinished`
  const lists = listsOf(network)
  const header = JSON.stringify({
    format: FORMAT,
    dataDate,
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
      const header = Buffer.alloc(Math.min(start.readUInt32LE(12), CHUNK_BYTES))
      readSync(input, header, 0, header.length, START_BYTES)
      return { dataDate: dateIn(JSON.parse(header.toString())) }
    } finally {
      closeSync(input)
    }
  } catch {
    return undefined
  }
}

const dateIn = (header: unknown): string | undefined =>
  isJsonObject(header) && typeof header['dataDate'] === 'string' ? header['dataDate'] : undefined

/** Reads the roads in parts, so that other work goes on meanwhile, into memory that threads share. */
export const readRoadFile = async (file: string): Promise<Roads> => {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
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

const decodeRoads = (bytes: Buffer): Roads => {
  const headerEnd = START_BYTES + bytes.readUInt32LE(12)
  const header: unknown = JSON.parse(bytes.toString('utf8', START_BYTES, headerEnd))
  if (!isJsonObject(header) || header['format'] !== FORMAT) throw new Error('it was made by another version of Rondrit')
  let position = headerEnd
  const lists = new Map<string, List>()
  for (const entry of Array.isArray(header['lists']) ? header['lists'] : []) {
    if (!isJsonObject(entry)) continue
    const [name, kind, length] = [String(entry['name']), String(entry['kind']), Number(entry['length'])]
    const list = viewOf(bytes, kind, position, length)
    lists.set(name, list)
    position += padded(list.byteLength)
  }
  return { network: networkOf(lists), dataDate: dateIn(header) }
}

const viewOf = ({ buffer, byteOffset }: Buffer, kind: string, position: number, length: number): List => {
  if (kind === 'i') return new Int32Array(buffer, byteOffset + position, length)
  if (kind === 'f') return new Float64Array(buffer, byteOffset + position, length)
  return new Uint8Array(buffer, byteOffset + position, length)
}

const networkOf = (lists: ReadonlyMap<string, List>): RoadNetwork => {
  const list = <L extends List>(name: string, kind: new (length: number) => L): L => {
    const stored = lists.get(name)
    if (stored instanceof kind) return stored
    throw new Error(`it has no list ${name}`)
  }
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
