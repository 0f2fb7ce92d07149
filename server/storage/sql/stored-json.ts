import * as E from 'fp-ts/Either'
import type { Reason } from '../../../src/domain/parse'

/**
 * Reads stored JSON with a reader of the domain. The domain has written it itself, so a refusal means that it is
 * damaged.
 */
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

/** Columns hold null for an absent value. */
export const orNull = <A>(value: A | undefined): A | null => value ?? null
