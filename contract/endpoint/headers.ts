import * as E from 'fp-ts/Either'
import { nonBlankText } from '../../src/domain/parse'
import { invalid } from './invalid-refusal'
import type { Refusal } from './refusal'

/** A version, as the ETag header writes it. */
export const etagOf = (version: number | string): string => `"${version}"`

const tag = /^\s*(?:"([^"]*)"|(\d+))\s*$/

/**
 * The versions that the request accepts, or undefined where it accepts every version. Any text in quotes is read as a
 * version, and our own numbers are read without quotes too. A weak tag (W/"7") is refused: it does not promise that nothing
 * has changed.
 */
export const readIfMatch = (header: unknown): E.Either<Refusal, ReadonlyArray<string> | undefined> => {
  const written = typeof header === 'string' ? header.trim() : ''
  if (header === undefined || written === '*') return E.right(undefined)
  const tags = written.split(',').map((one) => tag.exec(one))
  const versions = tags.flatMap((found) => (found === null ? [] : [found[1] ?? found[2] ?? '']))
  return versions.length === tags.length
    ? E.right(versions)
    : E.left(invalid([{ field: 'If-Match', reason: 'Not a version: give the ETag of an answer, as "7"' }]))
}

const key = nonBlankText(200)

/** The key under which the answer to a request is kept, so that a second try does nothing twice. */
export const readIdempotencyKey = (header: unknown): E.Either<Refusal, string | undefined> => {
  if (header === undefined) return E.right(undefined)
  const read = key(header)
  return E.isRight(read) && /^[\x21-\x7e]+$/.test(read.right)
    ? read
    : E.left(invalid([{ field: 'Idempotency-Key', reason: 'Give 1 to 200 letters, digits or signs, no spaces' }]))
}

/** The last event that the browser heard, where it names one: the events after it are sent again. */
export const readLastEventId = (header: unknown): E.Either<Refusal, number | undefined> => {
  if (header === undefined || header === '') return E.right(undefined)
  const read = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
  return read === undefined
    ? E.left(invalid([{ field: 'Last-Event-ID', reason: 'Not the id of an event' }]))
    : E.right(read)
}
