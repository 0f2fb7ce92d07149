import { isRecord } from '../../src/domain/parse'
import type { Settings } from '../settings'

type Place = Pick<Settings, 'host' | 'port' | 'dataDir'>

const unusable = ({ dataDir }: Place): string =>
  `the data folder ${dataDir} cannot be written to, so let this user write there, or set DATA_DIR to another`

const broken = ({ dataDir }: Place): string =>
  `rondrit.db in the data folder ${dataDir} is no database, or a damaged one, so put a backup in its place`

const reasons: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) => `port ${port} on ${host} is taken, so set PORT to another`,
  EACCES: ({ host, port }) => `port ${port} on ${host} may not be opened by this user, so set PORT to another`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`,
  SQLITE_CANTOPEN: unusable,
  SQLITE_READONLY: unusable,
  SQLITE_NOTADB: broken,
  SQLITE_CORRUPT: broken,
}

/** One clear line for the operator who started the server. */
export const whyNotStarted = (error: unknown, settings: Place): string =>
  `Rondrit cannot start: ${whyItFailed(error, settings)}.`

/** What went wrong, and what to do about it where that is known. */
export const whyItFailed = (error: unknown, settings: Place): string => {
  const [known] = codesOf(error).flatMap((code) => (typeof code === 'string' ? (reasons[code] ?? []) : []))
  const words = known?.(settings) ?? (error instanceof Error ? error.message : String(error))
  return words.replaceAll('\n', ' ')
}

/** The cause of an error is looked at only for the embedded database, whose codes say more than the error around it. */
const codesOf = (error: unknown): ReadonlyArray<unknown> =>
  isRecord(error)
    ? [error['sqliteCodeName'], error['code'], isRecord(error['cause']) ? error['cause']['sqliteCodeName'] : undefined]
    : []
