import type { CallFailure } from '../../domain/failure'
import { nonBlankText, isRecord, withFallback, wholeNumber } from '../../domain/parse'

const word = withFallback(nonBlankText(), '')
const count = withFallback(wholeNumber({ min: 0 }), undefined)
const list = (value: unknown): ReadonlyArray<unknown> | undefined => (Array.isArray(value) ? value : undefined)

/** §8: a 401 ends the session; every other refusal says `{ message, code }` and more, or as much of it as it does say. */
export const failureIn = (status: number, body: unknown): CallFailure => {
  if (status === 401) return { kind: 'signed-out' }
  const record = isRecord(body) ? body : {}
  const [details, total, version] = [list(record['details']), count(record['total']), count(record['version'])]
  return {
    kind: 'refused',
    message: word(record['message']),
    code: word(record['code']) || String(status),
    ...(details === undefined ? {} : { details }),
    ...(total === undefined ? {} : { total }),
    ...(version === undefined ? {} : { version }),
  }
}
