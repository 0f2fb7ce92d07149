/** A file in a ZIP file. Its sizes are what the directory declares. */
type Entry = {
  readonly offset: number
  readonly packedSize: number
  readonly size: number
  readonly method: number
  readonly isEncrypted: boolean
}

export type ZipArchive = {
  readonly names: ReadonlyArray<string>
  readonly isEncrypted: boolean
  /** what all files unpack to, as the directory declares */
  readonly declaredSize: number
  /** hands on the bytes of a file; returning false ends the unpacking */
  readonly unpack: (name: string, onBytes: (bytes: Uint8Array) => boolean) => Promise<void>
}

/** Thrown where the bytes are no sound ZIP file. */
export class DamagedArchive extends Error {}

const END_SIGNATURE = 0x06_05_4b_50
const ENTRY_SIGNATURE = 0x02_01_4b_50
const HEADER_SIGNATURE = 0x04_03_4b_50
const END_LENGTH = 22
const MAX_COMMENT = 65_535
const DEFLATED = 8

/** Reads the directory of a ZIP file, before anything is unpacked. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): ZipArchive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(view, bytes)
  return {
    names: [...entries.keys()],
    isEncrypted: [...entries.values()].some(({ isEncrypted }) => isEncrypted),
    declaredSize: [...entries.values()].reduce((total, { size }) => total + size, 0),
    unpack: async (name, onBytes) => {
      const entry = entries.get(name)
      if (entry !== undefined) await unpackEntry(entry, packedBytes(view, bytes, entry), onBytes)
    },
  }
}

const readDirectory = (view: DataView, bytes: Uint8Array): ReadonlyMap<string, Entry> => {
  const end = findEnd(view)
  const entries = new Map<string, Entry>()
  let offset = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== ENTRY_SIGNATURE) throw new DamagedArchive()
    const nameLength = view.getUint16(offset + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength))
    entries.set(name, {
      isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      method: view.getUint16(offset + 10, true),
      packedSize: view.getUint32(offset + 20, true),
      size: view.getUint32(offset + 24, true),
      offset: view.getUint32(offset + 42, true),
    })
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
  }
  return entries
}

/** The end of the directory stands before a comment at the end of the file. */
const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  throw new DamagedArchive()
}

const packedBytes = (
  view: DataView,
  bytes: Uint8Array<ArrayBuffer>,
  { offset, packedSize }: Entry,
): Uint8Array<ArrayBuffer> => {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== HEADER_SIGNATURE) throw new DamagedArchive()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packedSize > view.byteLength) throw new DamagedArchive()
  return bytes.subarray(start, start + packedSize)
}

/** No more is unpacked than the directory declared, whatever the packed bytes hold. */
const unpackEntry = async (
  { method, size }: Entry,
  packed: Uint8Array<ArrayBuffer>,
  onBytes: (bytes: Uint8Array) => boolean,
): Promise<void> => {
  if (method === 0) {
    onBytes(packed)
    return
  }
  if (method !== DEFLATED) throw new DamagedArchive()
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let unpacked = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      unpacked += part.value.length
      if (unpacked > size) throw new DamagedArchive()
      if (!onBytes(part.value)) return
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
