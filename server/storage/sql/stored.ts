import * as E from 'fp-ts/Either'
import type { Reason } from '../../../src/domain/reading'

/** What was kept as JSON, as the domain reads it. It wrote it itself, so that a refusal means damage. */
export const stored = <A>(
  what: string,
  text: string,
  read: (value: unknown) => E.Either<ReadonlyArray<Reason>, A>,
): A => {
  const found = read(JSON.parse(text))
  if (E.isRight(found)) return found.right
  const reasons = found.left.map(({ field, reason }) => `${field}: ${reason}`).join('; ')
  throw new Error(`What is stored of ${what} cannot be read: ${reasons}`)
}

export const json = (value: unknown): string => JSON.stringify(value)

/** A text that may be absent, as a column keeps it. */
export const orNull = <A>(value: A | undefined): A | null => value ?? null
