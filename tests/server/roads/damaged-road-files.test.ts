import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROAD_FILE, ROAD_FOLDER, readRoadFile, readStreetTile, writeRoadFile } from '../../../server/roads'
import { aFolder } from '../folder'
import { roadsOf } from './roads-of'
import { tileOfKey } from '../../kit/tile-of-key'

/** Every how many bytes one is changed. */
const STEP = 40

/** What a server says of a file that it cannot use. */
const REFUSAL = /^it (is damaged|is cut off|is no file of roads|was made by another version of Rondrit)$/

describe('a roads file that was changed on the disk', () => {
  let [file, good]: [string, Buffer] = ['', Buffer.alloc(0)]
  beforeAll(async () => {
    const dataDir = await aFolder()
    mkdirSync(join(dataDir, ROAD_FOLDER))
    const tags = { name: 'Kerkstraat' }
    const rules = [[1, 'b2', 2, { restriction: 'no_left_turn' }]] as const
    await writeRoadFile(dataDir, await roadsOf({ streets: [['a2 b2', tags], ['b2 b1 a1'], ['b2 b3 a3']], rules }))
    file = join(dataDir, ROAD_FILE)
    good = readFileSync(file)
  })

  const refusalOf = async (bytes: Buffer): Promise<string> => {
    writeFileSync(file, bytes)
    return readRoadFile(file).then(
      () => 'it is read',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  /** The tiles unpacked; a text where one is refused. */
  const tilesOf = async (bytes: Buffer): Promise<ReadonlyArray<string>> => {
    writeFileSync(file, bytes)
    const { streets } = await readRoadFile(file)
    const tiles = Array.from(streets.keys, async (key) =>
      readStreetTile(file, streets, tileOfKey(key)).then(
        (tile) => gunzipSync(tile ?? Buffer.alloc(0)).toString('hex'),
        (error: unknown) => String(error),
      ),
    )
    return Promise.all(tiles)
  }

  const changedAt = (position: number, change: (byte: number) => number): Buffer => {
    const bytes = Buffer.from(good)
    bytes.writeUInt8(change(bytes.readUInt8(position)), position)
    return bytes
  }
  const roadBytes = async (): Promise<number> => {
    writeFileSync(file, good)
    return (await readRoadFile(file)).streets.position
  }

  it('one byte that is changed anywhere in the roads is refused in words', async () => {
    const length = await roadBytes()
    const read: string[] = []
    for (let position = 0; position < length; position += position < 1000 ? 3 : STEP)
      for (const change of [(byte: number) => byte ^ (1 << (position % 8)), (byte: number) => byte ^ 0xff]) {
        const refusal = await refusalOf(changedAt(position, change))
        if (!REFUSAL.test(refusal)) read.push(`byte ${position}: ${refusal}`)
      }
    expect(read).toEqual([])
  })

  it('a tile of streets whose bytes are changed is refused when it is read, or says the same', async () => {
    const [first, tiles] = [await roadBytes(), await tilesOf(good)]
    const changed: string[] = []
    for (let position = first; position < good.length; position += 3)
      for (const [index, tile] of (await tilesOf(changedAt(position, (byte) => byte ^ 0x11))).entries())
        if (tile !== tiles[index]) changed.push(tile)
    expect(new Set(changed)).toEqual(new Set(['Error: its streets are damaged']))
    expect(changed.length).toBeGreaterThan(10)
  })

  it('a file that is cut off or goes on after its end is refused in words', async () => {
    for (let length = 0; length < good.length; length += length < 40 ? 1 : 7 * STEP)
      expect(await refusalOf(good.subarray(0, length)), `${length} bytes`).toMatch(REFUSAL)
    expect(await refusalOf(good.subarray(0, -1))).toBe('it is cut off')
    expect(await refusalOf(Buffer.concat([good, Buffer.alloc(1)]))).toBe('it is damaged')
  })

  it.each([
    ['zeros', () => Buffer.alloc(good.length), 'it is no file of roads'],
    [
      'zeros after its first bytes',
      () => Buffer.concat([good.subarray(0, 16), Buffer.alloc(good.length)]),
      'it is damaged',
    ],
    ['the header of a longer file', () => withHeader({ streetBytes: 2 ** 52 }), 'it is cut off'],
    ['streets of less than no bytes', () => withHeader({ streetBytes: -8 }), 'it is damaged'],
    [
      'a list of less than no numbers',
      () => withHeader({ lists: [{ name: 'up first', kind: 'i', length: -1 }] }),
      'it is damaged',
    ],
    [
      'a list of 10^300 numbers',
      () => withHeader({ lists: [{ name: 'up first', kind: 'i', length: 1e300 }] }),
      'it is damaged',
    ],
    [
      'a list of no known kind',
      () => withHeader({ lists: [{ name: 'up first', kind: 'x', length: 1 }] }),
      'it is damaged',
    ],
    ['the format of another version', () => withHeader({ format: 1 }), 'it was made by another version of Rondrit'],
  ])('%s are refused before they are read: %s', async (_words, bytesOf, reason) => {
    expect(await refusalOf(bytesOf())).toBe(reason)
  })

  /** The good file with other fields in its header, and a checksum that is right. */
  const withHeader = (fields: Readonly<Record<string, unknown>>): Buffer => {
    const end = 16 + good.readUInt32LE(12)
    const header: unknown = JSON.parse(good.toString('utf8', 16, end))
    const text = JSON.stringify({ ...(header as object), ...fields })
    const headerBytes = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8))
    const start = Buffer.from(good.subarray(0, 16))
    start.writeUInt32LE(headerBytes.length, 12)
    const rest = Buffer.concat([start.subarray(12), headerBytes, good.subarray(end)])
    start.writeUInt32LE(crc32(rest), 8)
    return Buffer.concat([start.subarray(0, 12), rest])
  }
})
