import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { memoizeWeak, type Steps } from '../../src/domain/value'
import { runInSteps } from '../steps'

/** A shorter answer is sent as it is: it fits a few packets. */
export const MIN_COMPRESSED_BYTES = 10_000

/** The bytes of an answer, one part after the other. Answers share the parts that are the same in them. */
export type Parts = ReadonlyArray<Buffer>

const comma = Buffer.from(',')

/** The items of a JSON list between what comes before and after them. */
export const enclosedParts = (opening: string, items: Parts, closing: string): Parts => [
  Buffer.from(opening),
  ...items.flatMap((item) => [comma, item]).slice(1),
  Buffer.from(closing),
]

/** Makes a part of each item; for thousands of stops that takes a tenth of a second, so others are answered meanwhile. */
export const partsInSteps = <A>(items: ReadonlyArray<A>, partOf: (item: A) => Buffer): Promise<Parts> =>
  runInSteps(eachPart(items, partOf))

const eachPart = function* <A>(items: ReadonlyArray<A>, partOf: (item: A) => Buffer): Steps<Parts> {
  const parts: Buffer[] = []
  for (const item of items) {
    parts.push(partOf(item))
    yield
  }
  return parts
}

type EncodedPart<A> = {
  readonly items: ReadonlyArray<A>
  readonly part: Buffer
  /** where the text of each item ends in the part; undefined where all were encoded at once, which takes less time */
  readonly ends?: ReadonlyArray<number>
}

/**
 * Encodes items to a part, with a comma between them. An edit replaces few items, so from the second one on the texts of
 * the others are copied from the last part that begins or ends with the same item.
 */
export const partEncoder = <A extends object>(
  encodeItems: (items: ReadonlyArray<A>) => string,
): ((items: ReadonlyArray<A>) => Buffer) => {
  const lastParts = new WeakMap<A, EncodedPart<A>>()
  return (items) => {
    const [first, last] = [items[0], items.at(-1)]
    if (first === undefined || last === undefined) return Buffer.alloc(0)
    const earlier = lastParts.get(first) ?? lastParts.get(last)
    const encoded =
      earlier === undefined
        ? { items, part: Buffer.from(encodeItems(items)) }
        : encodeEdited(items, earlier, (item) => encodeItems([item]))
    lastParts.set(first, encoded).set(last, encoded)
    return encoded.part
  }
}

const encodeEdited = <A>(
  items: ReadonlyArray<A>,
  earlier: EncodedPart<A>,
  encodeItem: (item: A) => string,
): EncodedPart<A> => {
  const shift = earlier.items.length - items.length
  if (shift === 0 && items.every((item, index) => item === earlier.items[index])) return earlier
  const ends: number[] = []
  const texts = items.flatMap((item, index) => {
    const text = textIn(earlier, item, [index, index + shift]) ?? Buffer.from(encodeItem(item))
    ends.push((ends.at(-1) ?? -1) + 1 + text.length)
    return [comma, text]
  })
  return { items, part: Buffer.concat(texts.slice(1)), ends }
}

/** The text of an item that stands at one of the indexes. */
const textIn = <A>(
  { items, part, ends }: EncodedPart<A>,
  item: A,
  indexes: ReadonlyArray<number>,
): Buffer | undefined => {
  const index = ends && indexes.find((candidate) => items[candidate] === item)
  return index === undefined ? undefined : part.subarray((ends?.[index - 1] ?? -1) + 1, ends?.[index])
}

/** Most parts compress to less, so that a part is one step of the other thread. */
const CHUNK_BYTES = 65_536

/** To compress a shorter part would take another thread longer than to send its bytes. */
const MIN_COMPRESSED_PART_BYTES = 1_000

/** Once for each part, in another thread if it is long, to the end of a byte, so that the next part can follow. */
export const compressPart = memoizeWeak(async (part: Buffer): Promise<Buffer> =>
  part.length < MIN_COMPRESSED_PART_BYTES
    ? storedBlock(part)
    : promisify(deflateRaw)(part, { level: 4, finishFlush: constants.Z_FULL_FLUSH, chunkSize: CHUNK_BYTES }),
)

/** The bytes as they are, with their length in front, once plain and once inverted (RFC 1951, 3.2.4). */
const storedBlock = (part: Buffer): Buffer => {
  const lengths = Buffer.alloc(5)
  lengths.writeUInt16LE(part.length, 1)
  lengths.writeUInt16LE(0xff_ff - part.length, 3)
  return Buffer.concat([lengths, part])
}

/** So many parts are compressed at the same time: each takes a quarter of a megabyte of memory meanwhile. */
const PARTS_AT_ONCE = 16

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** The parts as one gzip file, which is kept as long as their list. */
const gzipParts = memoizeWeak(async (parts: Parts): Promise<Buffer> => {
  const compressed: Buffer[] = []
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE)
    compressed.push(...(await Promise.all(parts.slice(start, start + PARTS_AT_ONCE).map(compressPart))))
  const trailer = Buffer.alloc(8)
  // Node answers 0 for a part without bytes.
  trailer.writeUInt32LE(parts.reduce((sum, part) => (part.length === 0 ? sum : crc32(part, sum)), 0))
  trailer.writeUInt32LE(lengthOf(parts) % 2 ** 32, 4)
  return Buffer.concat([header, ...compressed, lastBlock, trailer])
})

const lengthOf = (parts: Parts): number => parts.reduce((sum, part) => sum + part.length, 0)

/** A long answer, compressed if the browser accepts that; undefined where it is sent as it is. */
export const compressAnswer = (
  parts: Parts,
  acceptEncoding: string | ReadonlyArray<string> | undefined,
): Promise<Buffer> | undefined =>
  lengthOf(parts) >= MIN_COMPRESSED_BYTES && acceptsGzip(String(acceptEncoding ?? '')) ? gzipParts(parts) : undefined

/** Whether the header names gzip, and not with the weight 0, which refuses it. */
export const acceptsGzip = (acceptEncoding: string): boolean =>
  acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(([name, ...weights]) => name === 'gzip' && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)))
