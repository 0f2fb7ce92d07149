import type { CallFailure } from '../../domain/failure'
import { nonBlankText, isRecord, withFallback, wholeNumber } from '../../domain/parse'

const textOrEmpty = withFallback(nonBlankText(), '')
const countOrUndefined = withFallback(wholeNumber({ min: 0 }), undefined)
const listOrUndefined = (value: unknown): ReadonlyArray<unknown> | undefined =>
  Array.isArray(value) ? value : undefined

/** §8: a 401 ends the session. Any other refusal has `{ message, code }` and more; missing or invalid fields are left out. */
export const parseFailure = (status: number, body: unknown): CallFailure => {
  if (status === 401) return { kind: 'signed-out' }
  const record = isRecord(body) ? body : {}
  const [details, total, version] = [
    listOrUndefined(record['details']),
    countOrUndefined(record['total']),
    countOrUndefined(record['version']),
  ]
  const touched = listOrUndefined(record['touched'])?.filter((key) => typeof key === 'string')
  return {
    kind: 'refused',
    message: textOrEmpty(record['message']),
    code: textOrEmpty(record['code']) || String(status),
    ...(details === undefined ? {} : { details }),
    ...(total === undefined ? {} : { total }),
    ...(version === undefined ? {} : { version }),
    ...(touched === undefined ? {} : { touched }),
    ...(status >= 500 ? { isServerFault: true } : {}),
  }
}
