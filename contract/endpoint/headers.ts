import * as E from 'fp-ts/Either'
import { nonBlankText } from '../../src/domain/parse'
import { invalidRefusal, type Refusal } from './refusal-codes'

/** A version as the ETag header has it. */
export const etagOf = (version: number | string): string => `"${version}"`

const etagPattern = /^\s*(?:"([^"]*)"|(\d+))\s*$/

/**
 * The versions that the request accepts, or undefined where it accepts every version. Any text in quotes is read as a
 * version, and our own numbers are read without quotes too. A weak tag (W/"7") is refused: it does not promise that nothing
 * has changed.
 */
export const parseIfMatch = (header: unknown): E.Either<Refusal, ReadonlyArray<string> | undefined> => {
  const headerText = typeof header === 'string' ? header.trim() : ''
  if (header === undefined || headerText === '*') return E.right(undefined)
  const matches = headerText.split(',').map((part) => etagPattern.exec(part))
  const versions = matches.flatMap((match) => (match === null ? [] : [match[1] ?? match[2] ?? '']))
  return versions.length === matches.length
    ? E.right(versions)
    : E.left(invalidRefusal([{ field: 'If-Match', reason: 'Not a version: give the ETag of an answer, as "7"' }]))
}

/** Whether a Prefer header (RFC 7240) asks for the change of the project beside the answer. */
export const prefersChange = (header: unknown): boolean =>
  typeof header === 'string' && header.split(',').some((preference) => /^\s*change\s*(;|$)/i.test(preference))

const parseKey = nonBlankText(200)

/** The key under which the answer to a request is stored, so that a second try does nothing twice. */
export const parseIdempotencyKey = (header: unknown): E.Either<Refusal, string | undefined> => {
  if (header === undefined) return E.right(undefined)
  const parsedKey = parseKey(header)
  return E.isRight(parsedKey) && /^[\x21-\x7e]+$/.test(parsedKey.right)
    ? parsedKey
    : E.left(
        invalidRefusal([{ field: 'Idempotency-Key', reason: 'Give 1 to 200 letters, digits or signs, no spaces' }]),
      )
}

/** The version of the last event that the browser has received; undefined where the header names none. */
export const parseLastEventId = (header: unknown): E.Either<Refusal, number | undefined> => {
  if (header === undefined || header === '') return E.right(undefined)
  const eventId = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
  return eventId === undefined
    ? E.left(invalidRefusal([{ field: 'Last-Event-ID', reason: 'Not the id of an event' }]))
    : E.right(eventId)
}
