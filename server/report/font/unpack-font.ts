import { inflateSync } from 'node:zlib'

const HEADER = { packed: 44, plain: 12 }
const ENTRY = { packed: 20, plain: 16 }

/**
 * Unpacks a WOFF font to the plain font: the same tables, decompressed. pdfkit can read WOFF too, but decompresses the
 * outlines again for every letter, which takes longer than the rest of a small report.
 */
export const unpackFont = (woff: Buffer): Buffer => {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index))
  const head = Buffer.alloc(HEADER.plain + ENTRY.plain * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER.plain + ENTRY.plain * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    offset += padToFourBytes(data).length
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padToFourBytes(data))])
}

type FontTable = { readonly tag: string; readonly checksum: number; readonly data: Buffer }

const readTable = (woff: Buffer, index: number): FontTable => {
  const entry = HEADER.packed + ENTRY.packed * index
  const offset = woff.readUInt32BE(entry + 4)
  const [packedLength, length] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)]
  const data = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? inflateSync(data) : data,
  }
}

/** Every table must begin at a multiple of four bytes. */
const padToFourBytes = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
