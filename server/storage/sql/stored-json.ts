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
