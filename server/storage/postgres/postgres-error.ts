import { isRecord } from '../../../src/domain/parse'
import { StorageAway, StorageFull } from '../storage-errors'

const full = new Set(['53100', 'ENOSPC'])

/** Codes of errors by which PostgreSQL says that it cannot be used now. */
const away = [/^08/, /^57P0[1-5]/, /^53[234]00/, /^55P03/, /^25P0[34]/]

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])

/** Messages of the client library, which have no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The error as one of the classes that callers know, where it is one of them. */
export const accidentOf = (error: unknown): unknown => {
  const code = codeOf(error)
  if (full.has(code)) return new StorageFull('the disk of the database is full', { cause: error })
  const isAway = away.some((codes) => codes.test(code)) || unreachable.has(code) || isLost(error)
  return isAway ? new StorageAway('the database cannot be reached now', { cause: error }) : error
}

/** Whether two writes conflicted, so that one of them has to be tried again. */
export const isClash = (error: unknown): boolean => clashes.has(codeOf(error))

/**
 * Serialization failure, deadlock, and unique violation: the last means that another write made the same thing at the
 * same time.
 */
const clashes = new Set(['40001', '40P01', '23505'])

const codeOf = (error: unknown): string => {
  const code = isRecord(error) ? error['code'] : undefined
  return typeof code === 'string' ? code : ''
}

const isLost = (error: unknown): boolean => error instanceof Error && lost.test(error.message)
