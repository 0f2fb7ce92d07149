import { closeSync, openSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { isJsonObject } from '../../src/domain/parse'
import { makePrivateFile, renameWhenOnDisk } from '../storage/private-files'
import { listIn, listsOf, networkOf, type List, type RoadNetwork } from './road-network'
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

/** A file with another number was made by another version of the program. */
const FORMAT = 3
const MAGIC = 'RONDRITR'
/** The magic text, a checksum of all that follows it, and the length of the header. */
const START_BYTES = 16
const CHUNK_BYTES = 16 * 1024 * 1024

type ListKind = 'i' | 'f' | 'b'
type ListClass = {
  new (buffer: ArrayBufferLike, start: number, length: number): List
  readonly BYTES_PER_ELEMENT: number
}

/** By the letter that the header says. */
const listKinds: Readonly<Record<ListKind, ListClass>> = { i: Int32Array, f: Float64Array, b: Uint8Array }

const kindOf = (list: List): ListKind => (list instanceof Int32Array ? 'i' : list instanceof Float64Array ? 'f' : 'b')

const paddedLength = (bytes: number): number => Math.ceil(bytes / 8) * 8

/** A command that was killed may leave them. */
export const removeUnfinishedRoads = (dataDir: string): void =>
  rmSync(join(dataDir, `${ROAD_FILE}.unfinished`), { force: true })

const endSignals = ['SIGINT', 'SIGTERM'] as const

/** Writes the roads beside those in use, and then puts them in their place. A signal before that leaves nothing. */
export const writeRoadFile = async (dataDir: string, roads: RoadsToStore): Promise<void> => {
  const file = join(dataDir, ROAD_FILE)
  const unfinished = `${file}.unfinished`
  const endOnSignal = (signal: NodeJS.Signals): void => {
    removeUnfinishedRoads(dataDir)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of endSignals) process.once(signal, endOnSignal)
  try {
    writeUnfinished(unfinished, roads)
    // The writing blocks: signals that came meanwhile are handled between these two.
    await setImmediate()
    await setImmediate()
  } finally {
    for (const signal of endSignals) process.off(signal, endOnSignal)
  }
  renameWhenOnDisk(unfinished, file)
}

const writeUnfinished = (unfinished: string, { network, streets, dataDate }: RoadsToStore): void => {
  const lists = { ...listsOf(network), streetKeys: streets.keys, streetEnds: streets.ends }
  const header = JSON.stringify({
    format: FORMAT,
    dataDate,
    streetBytes: streets.ends.at(-1) ?? 0,
    // The checksum of the file leaves out the tiles; without this, new street names alone would not change the version.
    streetChecksum: streets.content.reduce((sum, tile) => crc32(tile, sum), 0),
    lists: Object.entries(lists).map(([name, list]) => ({ name, kind: kindOf(list), length: list.length })),
  })
  const headerBytes = Buffer.alloc(paddedLength(Buffer.byteLength(header)), ' ')
  headerBytes.write(header)
  makePrivateFile(unfinished)
  const output = openSync(unfinished, 'r+')
  try {
    const start = Buffer.alloc(START_BYTES)
    start.write(MAGIC)
    start.writeUInt32LE(headerBytes.length, 12)
    let checksum = crc32(headerBytes, crc32(start.subarray(12)))
    // Writes on where the last write ended, and all of it: a full disk may take the first half of a part without an error.
    const write = (part: Uint8Array): void => writeFileSync(output, part)
    write(start)
    write(headerBytes)
    for (const list of Object.values(lists)) {
      const bytes = Buffer.from(list.buffer, list.byteOffset, list.byteLength)
      const padding = Buffer.alloc(paddedLength(bytes.length) - bytes.length)
      for (const part of [...chunksOf(bytes), padding]) {
        checksum = crc32(part, checksum)
        write(part)
      }
    }
    for (const tile of streets.content) write(tile)
    start.writeUInt32LE(checksum, 8)
    writeSync(output, start, 0, START_BYTES, 0)
  } finally {
    closeSync(output)
  }
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
    const contents = await readContents(handle)
    const bytes = Buffer.from(new SharedArrayBuffer(contents.end))
    let checksum = 0
    for (let position = 0; position < bytes.length;) {
      const { bytesRead } = await handle.read(bytes, position, Math.min(CHUNK_BYTES, bytes.length - position), position)
      if (bytesRead === 0) throw new Error('it is cut off')
      checksum = crc32(bytes.subarray(Math.max(position, 12), position + bytesRead), checksum)
      position += bytesRead
    }
    if (bytes.readUInt32LE(8) !== checksum) throw new Error('it is damaged')
    return decodeRoads(bytes, contents)
  } finally {
    await handle.close()
  }
}

/** What the header says, and where the roads end, after which the streets begin. */
type Contents = {
  readonly lists: ReadonlyArray<StoredList>
  readonly end: number
  readonly dataDate: string | undefined
}
type StoredList = { readonly name: string; readonly kind: ListKind; readonly position: number; readonly length: number }

/** Refuses a file that has another length than its header says, before anything else of it is read. */
const readContents = async (handle: FileHandle): Promise<Contents> => {
  const start = Buffer.alloc(START_BYTES)
  await handle.read(start, 0, START_BYTES, 0)
  if (start.toString('latin1', 0, 8) !== MAGIC) throw new Error('it is no file of roads')
  const header = Buffer.alloc(headerBytesIn(start))
  if ((await handle.read(header, 0, header.length, START_BYTES)).bytesRead < header.length)
    throw new Error('it is cut off')
  const fields = parseHeader(header)
  if (typeof fields['format'] === 'number' && fields['format'] !== FORMAT)
    throw new Error('it was made by another version of Rondrit')
  let end = START_BYTES + paddedLength(header.length)
  const lists = (Array.isArray(fields['lists']) ? fields['lists'] : []).map((entry): StoredList => {
    const { name, kind, length } = isJsonObject(entry) ? entry : {}
    if (typeof name !== 'string' || !isListKind(kind) || !isCount(length)) throw new Error('it is damaged')
    const list = { name, kind, length, position: end }
    end += paddedLength(length * listKinds[kind].BYTES_PER_ELEMENT)
    return list
  })
  const { streetBytes } = fields
  const { size } = await handle.stat()
  if (!isCount(streetBytes) || size > end + streetBytes) throw new Error('it is damaged')
  if (size < end + streetBytes) throw new Error('it is cut off')
  return { lists, end, dataDate: dateIn(fields) }
}

const isListKind = (kind: unknown): kind is ListKind => typeof kind === 'string' && Object.hasOwn(listKinds, kind)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const parseHeader = (bytes: Buffer): Readonly<Record<string, unknown>> => {
  try {
    const header: unknown = JSON.parse(bytes.toString())
    return isJsonObject(header) ? header : {}
  } catch {
    return {}
  }
}

const decodeRoads = (bytes: Buffer, { lists, end, dataDate }: Contents): Roads => {
  const byName = new Map<string, List>()
  for (const { name, kind, position, length } of lists)
    byName.set(name, new listKinds[kind](bytes.buffer, bytes.byteOffset + position, length))
  const list = listIn(byName)
  return {
    network: networkOf(list),
    streets: {
      version: versionOf(bytes.readUInt32LE(8)),
      keys: list('streetKeys', Float64Array),
      ends: list('streetEnds', Float64Array),
      position: end,
    },
    dataDate,
  }
}
