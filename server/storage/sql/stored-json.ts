import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import type { FieldReason } from '../../../src/domain/parse'

/** Parses stored JSON with a parser of the domain. The program wrote the JSON itself, so a failure means damage. */
export const decodeStored = <A>(
  description: string,
  text: string,
  decode: (value: unknown) => E.Either<ReadonlyArray<FieldReason>, A>,
): A => {
  const decoded = decode(JSON.parse(text))
  if (E.isRight(decoded)) return decoded.right
  const reasons = decoded.left.map(({ field, reason }) => `${field}: ${reason}`).join('; ')
  throw new Error(`What is stored of ${description} cannot be read: ${reasons}`)
}

export const toJson = (value: unknown): string => JSON.stringify(value)

/** Columns hold null for an absent value. */
export const valueOrNull = <A>(value: A | undefined): A | null => value ?? null

/** Marks a text that is stored compressed; no JSON begins with it. */
const COMPRESSED = 'deflate:'

const MIN_COMPRESSED_LENGTH = 1_000

/** Compressing a longer text would hold up other requests. */
const MAX_COMPRESSED_LENGTH = 256 * 1024

export const compressText = (text: string): string =>
  text.length < MIN_COMPRESSED_LENGTH || text.length > MAX_COMPRESSED_LENGTH
    ? text
    : COMPRESSED + deflateRawSync(text).toString('base64')

/** Expands what `compressText` made, and returns any other text as it is. */
export const expandText = (text: string): string =>
  text.startsWith(COMPRESSED) ? inflateRawSync(Buffer.from(text.slice(COMPRESSED.length), 'base64')).toString() : text
