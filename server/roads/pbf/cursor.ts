/** What is wrong with a file; the message continues `<file>:`. */
export class DamagedExtract extends Error {
  override readonly name = 'DamagedExtract'
}

/** A part of a protobuf message, and how far it is read. */
export type Cursor = { readonly bytes: Uint8Array; position: number; readonly end: number }

export const cursorOf = (bytes: Uint8Array, position = 0, end = bytes.length): Cursor => ({ bytes, position, end })

const CUT = 'a message in it ends too soon'

/** Bytes of a number of 64 bits; a negative one has all of them. */
const LONGEST = 10

/** An unsigned number; above 2^53 it is not exact, which only a damaged file has. */
export const readVarint = (cursor: Cursor): number => {
  const { bytes, end } = cursor
  let [value, factor] = [0, 1]
  for (let length = 0; length < LONGEST; length += 1) {
    if (cursor.position >= end) throw new DamagedExtract(CUT)
    const byte = bytes[cursor.position++] ?? 0
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return value
    factor *= 128
  }
  throw new DamagedExtract('a number in it is too long')
}

/** A number with its sign in the last bit. */
export const readSigned = (cursor: Cursor): number => {
  const value = readVarint(cursor)
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

/** A number whose negative values are stored as those above 2^63. */
export const readInt64 = (cursor: Cursor): number => {
  const { bytes, position } = cursor
  const value = readVarint(cursor)
  if (cursor.position - position < LONGEST) return value
  let inverted = 0
  for (let at = cursor.position - 1; at >= position; at -= 1)
    inverted = inverted * 128 + (~(bytes[at] ?? 0) & (at === position + 9 ? 0 : 0x7f))
  return -inverted - 1
}

/** The bytes of a field that has its length before it. */
export const readPart = (cursor: Cursor): Cursor => {
  const length = readVarint(cursor)
  const start = cursor.position
  if (length > cursor.end - start) throw new DamagedExtract(CUT)
  cursor.position = start + length
  return { bytes: cursor.bytes, position: start, end: start + length }
}

/** How a field is written. */
export const VARINT = 0
export const BYTES = 2

/** Calls `onField` with the number and kind of each field; it answers false for a field that it did not read. */
export const readFields = (cursor: Cursor, onField: (field: number, wire: number) => boolean): void => {
  while (cursor.position < cursor.end) {
    const tag = readVarint(cursor)
    const wire = tag % 8
    if (!onField((tag - wire) / 8, wire)) skipField(cursor, wire)
  }
}

const skipField = (cursor: Cursor, wire: number): void => {
  if (wire === VARINT) readVarint(cursor)
  else if (wire === BYTES) readPart(cursor)
  else if (wire === 1 || wire === 5) {
    const length = wire === 1 ? 8 : 4
    if (length > cursor.end - cursor.position) throw new DamagedExtract(CUT)
    cursor.position += length
  } else throw new DamagedExtract('a field in it is of no known kind')
}

/** A list to which numbers are added: the first `length` of `values`. The others are room for more. */
export type GrowingList<L extends Int32Array | Float64Array = Float64Array> = { values: L; length: number }

const FIRST_SIZE = 1024

export const growingList = (): GrowingList => ({ values: new Float64Array(FIRST_SIZE), length: 0 })

/** For numbers of 32 bits, in half of the memory. */
export const growingIntegers = (): GrowingList<Int32Array> => ({ values: new Int32Array(FIRST_SIZE), length: 0 })

export const addNumber = (list: GrowingList | GrowingList<Int32Array>, value: number): void => {
  if (list.length === list.values.length) {
    const size = Math.ceil(1.5 * list.length)
    list.values = list.values instanceof Int32Array ? grownIntegers(list.values, size) : grownFloats(list.values, size)
  }
  list.values[list.length++] = value
}

export const grownIntegers = (list: Int32Array, length: number): Int32Array => {
  const grown = new Int32Array(length)
  grown.set(list)
  return grown
}

export const grownFloats = (list: Float64Array, length: number): Float64Array => {
  const grown = new Float64Array(length)
  grown.set(list)
  return grown
}

/** The numbers without the room for more. */
export const numbersIn = <L extends Sliced<L>>({
  values,
  length,
}: {
  readonly values: L
  readonly length: number
}): L => values.slice(0, length)

type Sliced<L> = { readonly slice: (start: number, end: number) => L }

/** Far more than a program writes into one list of a block. */
const MAX_NUMBERS = 2 ** 21

const addRead = (list: GrowingList, value: number): void => {
  if (list.length === MAX_NUMBERS) throw new DamagedExtract('a list of a block in it is too long')
  addNumber(list, value)
}

/** Fills the list with the numbers of a packed field. */
export const readPacked = (cursor: Cursor, list: GrowingList, read: (cursor: Cursor) => number): void => {
  const part = readPart(cursor)
  list.length = 0
  while (part.position < part.end) addRead(list, read(part))
}

/** Fills the list from a packed field that has the difference of each number to the previous one. */
export const readPackedDifferences = (cursor: Cursor, list: GrowingList): void => {
  const part = readPart(cursor)
  list.length = 0
  let value = 0
  while (part.position < part.end) addRead(list, (value += readSigned(part)))
}
