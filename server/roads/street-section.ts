import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { StreetTileAddress } from '../../src/domain/map'

/** The streets of the map as tiles, which stand at the end of the roads file. */
export type BuiltStreetTiles = StreetIndex & {
  /** compressed by gzip, in the order of their keys */
  readonly content: ReadonlyArray<Buffer>
}

type StreetIndex = {
  /** of tiles that have streets, sorted */
  readonly keys: Float64Array
  /** where each tile ends, from the beginning of the first one */
  readonly ends: Float64Array
}

/** Streets that are read from the file tile by tile. */
export type StoredStreets = StreetIndex & {
  /** the checksum of the file, in hexadecimal digits */
  readonly version: string
  /** where the first tile begins in the file */
  readonly position: number
}

export const tileKeyOf = ({ level, x, y }: StreetTileAddress): number => (level * 2 ** 20 + y) * 2 ** 20 + x

/** Where the checksum stands in the file. */
const CHECKSUM_AT = 8

export const versionOf = (checksum: number): string => checksum.toString(16).padStart(8, '0')

/**
 * A compressed tile, without bytes where no street is in it; undefined where the file has another version by now. The
 * file is opened for each tile, so that one which was replaced is not kept on the disk. The checksum of the file leaves
 * out the tiles, but each has its own, which is looked at by unpacking it.
 */
export const readStreetTile = async (
  file: string,
  { version, position, keys, ends }: StoredStreets,
  address: StreetTileAddress,
): Promise<Buffer | undefined> => {
  const index = indexOf(keys, tileKeyOf(address))
  if (index === -1) return Buffer.alloc(0)
  const handle = await open(file)
  try {
    const start = Buffer.alloc(CHECKSUM_AT + 4)
    await handle.read(start, 0, start.length, 0)
    if (versionOf(start.readUInt32LE(CHECKSUM_AT)) !== version) return undefined
    const first = ends[index - 1] ?? 0
    const tile = Buffer.alloc((ends[index] ?? 0) - first)
    const { bytesRead } = await handle.read(tile, 0, tile.length, position + first)
    if (bytesRead < tile.length || !(await isWhole(tile))) throw new Error('its streets are damaged')
    return tile
  } finally {
    await handle.close()
  }
}

const isWhole = (tile: Buffer): Promise<boolean> =>
  promisify(gunzip)(tile).then(
    () => true,
    () => false,
  )

const indexOf = (keys: Float64Array, key: number): number => {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? low : -1
}
