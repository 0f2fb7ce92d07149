import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { nonBlankText, isJsonObject, parseOrFallback, wholeNumber } from '../../domain/parse'

/** Parses a body as JSON; undefined where it is empty. */
export const parseJsonBody = (bytes: Uint8Array): E.Either<CallFailure, unknown> =>
  parseJsonText(new TextDecoder().decode(bytes))

export const parseJsonText = (text: string): E.Either<CallFailure, unknown> =>
  text.trim() === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => ({ kind: 'unreadable', path: [] }),
      )

const textOrEmpty = parseOrFallback(nonBlankText(), '')
const countOrUndefined = parseOrFallback(wholeNumber({ min: 0 }), undefined)
const listOrUndefined = (value: unknown): ReadonlyArray<unknown> | undefined =>
  Array.isArray(value) ? value : undefined

/** §8: a 401 ends the session. Any other refusal has `{ message, code }` and more; missing or invalid fields are left out. */
export const parseFailure = (status: number, body: unknown): CallFailure => {
  if (status === 401) return { kind: 'signed-out' }
  const record = isJsonObject(body) ? body : {}
  const [details, total, version] = [
    listOrUndefined(record['details']),
    countOrUndefined(record['total']),
    countOrUndefined(record['version']),
  ]
  const affectedRouteKeys = listOrUndefined(record['touched'])?.filter((key) => typeof key === 'string')
  return {
    kind: 'refused',
    message: textOrEmpty(record['message']),
    code: textOrEmpty(record['code']) || String(status),
    ...(details === undefined ? {} : { details }),
    ...(total === undefined ? {} : { total }),
    ...(version === undefined ? {} : { version }),
    ...(affectedRouteKeys === undefined ? {} : { affectedRouteKeys }),
    ...(status >= 500 ? { isServerFault: true } : {}),
  }
}
