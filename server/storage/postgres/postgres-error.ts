import { isJsonObject } from '../../../src/domain/parse'
import { StorageUnavailable, StorageFull } from '../storage'

const fullDiskCodes = new Set(['53100', 'ENOSPC'])

/** Error codes that mean PostgreSQL is unavailable. */
const unavailablePatterns = [/^08/, /^57P0[1-5]/, /^53[234]00/, /^55P03/, /^25P0[34]/]

const unreachableCodes = new Set([
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
const lostConnectionMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Converts the error to one of the storage error classes where possible. */
export const fromPostgresError = (error: unknown): unknown => {
  const code = codeOf(error)
  if (fullDiskCodes.has(code)) return new StorageFull('the disk of the database is full', { cause: error })
  const isUnavailable =
    unavailablePatterns.some((pattern) => pattern.test(code)) || unreachableCodes.has(code) || isConnectionLost(error)
  return isUnavailable ? new StorageUnavailable('the database cannot be reached now', { cause: error }) : error
}

/** Whether two writes conflicted, so that one must be retried. */
export const isConflict = (error: unknown): boolean => conflictCodes.has(codeOf(error))

/**
 * Serialization failure, deadlock, and unique violation: the last means that another write inserted the same row at the
 * same time.
 */
const conflictCodes = new Set(['40001', '40P01', '23505'])

const codeOf = (error: unknown): string => {
  const code = isJsonObject(error) ? error['code'] : undefined
  return typeof code === 'string' ? code : ''
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && lostConnectionMessage.test(error.message)
