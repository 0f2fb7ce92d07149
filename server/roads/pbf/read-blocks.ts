import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { BYTES, cursorOf, DamagedExtract, readFields, readInt64, readPart, readVarint, VARINT } from './cursor'

/** A block of an extract without its packing. The numbers of fields below are those of fileformat.proto of OpenStreetMap. */
export type ExtractBlock = {
  readonly kind: string
  readonly bytes: Uint8Array
  /** where it begins in the file */
  readonly start: number
  /** where the next one begins, as a share of the file */
  readonly shareRead: number
}

/** The format allows no more. */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOCK_BYTES = 32 * 1024 * 1024

/** The fields of Blob take some bytes beside the block. */
const MAX_BLOB_BYTES = MAX_BLOCK_BYTES + 1024

const CUT = 'it ends in the middle of a block: load it again'
const TOO_LARGE = 'a block in it is larger than the 32 MB that are allowed'
const NO_EXTRACT = 'it is no OpenStreetMap extract (.osm.pbf)'

/** Reads the blocks of a file one after the other, so that only one is in memory; those that `isWanted` names by their start, if it is given. */
export const readBlocks = async function* (
  file: string,
  isWanted: (start: number) => boolean = () => true,
): AsyncGenerator<ExtractBlock> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    let start = 0
    while (start < size) {
      const headerBytes = (await readExactly(handle, start, 4, size)).readUInt32BE(0)
      if (headerBytes > MAX_HEADER_BYTES || headerBytes === 0) throw new DamagedExtract(start === 0 ? NO_EXTRACT : CUT)
      const header = parseHeader(await readExactly(handle, start + 4, headerBytes, size), start)
      const blobStart = start + 4 + headerBytes
      if (isWanted(start)) {
        const blob = await readExactly(handle, blobStart, header.blobBytes, size)
        yield {
          kind: header.kind,
          bytes: await unpack(blob),
          start,
          shareRead: (blobStart + header.blobBytes) / size,
        }
      }
      start = blobStart + header.blobBytes
    }
  } finally {
    await handle.close()
  }
}

const readExactly = async (handle: FileHandle, start: number, length: number, size: number): Promise<Buffer> => {
  if (start + length > size) throw new DamagedExtract(CUT)
  const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, start)
  if (bytesRead !== length) throw new DamagedExtract(CUT)
  return buffer
}

const parseHeader = (bytes: Uint8Array, start: number): { readonly kind: string; readonly blobBytes: number } => {
  const cursor = cursorOf(bytes)
  let [kind, blobBytes] = ['', -1]
  try {
    readFields(cursor, (field, wire) => {
      if (field === 1 && wire === BYTES) {
        const { position, end } = readPart(cursor)
        kind = new TextDecoder().decode(bytes.subarray(position, end))
        return true
      }
      if (field !== 3 || wire !== VARINT) return false
      blobBytes = readInt64(cursor)
      return true
    })
  } catch (error) {
    throw start === 0 && error instanceof DamagedExtract ? new DamagedExtract(NO_EXTRACT) : error
  }
  if (kind === '') throw new DamagedExtract(start === 0 ? NO_EXTRACT : 'a block in it has no kind')
  if (blobBytes < 0) throw new DamagedExtract('a block in it has no size')
  if (blobBytes > MAX_BLOB_BYTES) throw new DamagedExtract(TOO_LARGE)
  return { kind, blobBytes }
}

/** The fields of Blob that have a packing other than none and zlib. */
const otherPackings: Readonly<Record<number, string>> = { 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' }

const unpack = async (blob: Uint8Array): Promise<Uint8Array> => {
  const cursor = cursorOf(blob)
  const parts: { raw?: Uint8Array; packed?: Uint8Array } = {}
  let size = -1
  readFields(cursor, (field, wire) => {
    const packing = otherPackings[field]
    if (packing !== undefined)
      throw new DamagedExtract(`it is packed by ${packing}: write it with zlib, as osmium cat does by default`)
    if (field === 2 && wire === VARINT) {
      size = readVarint(cursor)
      return true
    }
    if ((field !== 1 && field !== 3) || wire !== BYTES) return false
    const { position, end } = readPart(cursor)
    parts[field === 1 ? 'raw' : 'packed'] = blob.subarray(position, end)
    return true
  })
  const bytes = parts.raw ?? (parts.packed && (await inflateTo(parts.packed, size)))
  if (bytes === undefined) throw new DamagedExtract('a block in it is empty')
  if (bytes.length > MAX_BLOCK_BYTES) throw new DamagedExtract(TOO_LARGE)
  return bytes
}

const inflateAsync = promisify(inflate)

const inflateTo = async (packed: Uint8Array, size: number): Promise<Uint8Array> => {
  if (size < 0) throw new DamagedExtract('a block in it has no size')
  if (size > MAX_BLOCK_BYTES) throw new DamagedExtract(TOO_LARGE)
  const bytes = await inflateAsync(packed, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined)
  if (bytes?.length !== size) throw new DamagedExtract('a block in it cannot be unpacked: load it again')
  return bytes
}
