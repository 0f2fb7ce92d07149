import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Reason } from '../../src/domain/reading'

type Read<A> = (value: unknown) => E.Either<ReadonlyArray<Reason>, A>

/** The domain's way of reading and writing a thing, as a codec. */
export const codecOf = <A>(name: string, read: Read<A>, write: (value: A) => unknown): t.Type<A, unknown, unknown> => {
  const codec: t.Type<A, unknown, unknown> = new t.Type(
    name,
    // A thing that was read cannot be told from what it was read from, so nothing is taken for one unread.
    t.never.is,
    (value, context) => E.mapLeft((reasons: ReadonlyArray<Reason>) => errorsAt(context, codec, reasons))(read(value)),
    write,
  )
  return codec
}

const errorsAt = (context: t.Context, codec: t.Mixed, reasons: ReadonlyArray<Reason>): t.Errors =>
  reasons.map(({ field, reason }) => ({
    value: undefined,
    context: field === '' ? context : [...context, ...field.split('.').map((key) => ({ key, type: codec }))],
    message: reason,
  }))

/** What is wrong with which field, of a value that was not decoded. */
export const reasonsOf = (errors: t.Errors): ReadonlyArray<Reason> =>
  errors.map(({ context, message }) => ({
    field: context
      .slice(1)
      .map(({ key }) => key)
      .join('.'),
    reason: message ?? 'Cannot be read',
  }))
