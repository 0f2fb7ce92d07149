import { isRecord } from '../../../src/domain/reading'
import { StorageAway, StorageFull } from '../accidents'

const full = new Set(['53100', 'ENOSPC'])

/** Classes and single codes of errors by which a database says that it cannot be asked now. */
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

/** The client's own words, which carry no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What went wrong, by the name that others know it by. */
export const accidentOf = (error: unknown): unknown => {
  const code = codeOf(error)
  if (full.has(code)) return new StorageFull('the disk of the database is full', { cause: error })
  const isAway = away.some((codes) => codes.test(code)) || unreachable.has(code) || isLost(error)
  return isAway ? new StorageAway('the database cannot be reached now', { cause: error }) : error
}

/** Two writes were in each other's way, and one of them has to begin again. */
export const isClash = (error: unknown): boolean => clashes.has(codeOf(error))

/** The last one means that another write made the same thing at the same time. */
const clashes = new Set(['40001', '40P01', '23505'])

const codeOf = (error: unknown): string => {
  const code = isRecord(error) ? error['code'] : undefined
  return typeof code === 'string' ? code : ''
}

const isLost = (error: unknown): boolean => error instanceof Error && lost.test(error.message)
