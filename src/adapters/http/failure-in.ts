import type { CallFailed } from '../../domain/call'
import { filled, isRecord, otherwise } from '../../domain/reading'

const word = otherwise(filled(), '')

/** §8: a 401 ends the session; every other refusal says `{ message, code }`, or as much of it as it does say. */
export const failureIn = (status: number, body: unknown): CallFailed => {
  if (status === 401) return { kind: 'signed-out' }
  const record = isRecord(body) ? body : {}
  return { kind: 'refused', message: word(record['message']), code: word(record['code']) || String(status) }
}
