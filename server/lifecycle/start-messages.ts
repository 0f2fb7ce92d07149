import { accessSync, constants } from 'node:fs'
import type { Server } from 'node:http'
import { relative } from 'node:path'
import { isJsonObject } from '../../src/domain/parse'
import type { Settings } from '../settings'
import { isLoopback } from '../sign-in'
import type { StartHint } from '../startup'

type ServerLocation = Pick<Settings, 'host' | 'port' | 'dataDir'>

const unwritableMessage = ({ dataDir }: ServerLocation): string =>
  `the data folder ${dataDir} cannot be written to, so let this user write there, or set DATA_DIR to another`

const unopenedMessage = (location: ServerLocation): string =>
  isWritableFolder(location.dataDir)
    ? `rondrit.db, or another file of that name, in the data folder ${location.dataDir} cannot be read and written by this user, so give the files there to this user`
    : unwritableMessage(location)

const isWritableFolder = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const damagedMessage = ({ dataDir }: ServerLocation): string =>
  `rondrit.db in the data folder ${dataDir} is no database, or a damaged one, so move the data folder aside and run npm run restore -- FILE`

const messageByErrorCode: Readonly<Record<string, (location: ServerLocation) => string>> = {
  EADDRINUSE: ({ host, port }) => `port ${port} on ${host} is taken, so set PORT to another`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`,
  SQLITE_CANTOPEN: unopenedMessage,
  SQLITE_READONLY: unopenedMessage,
  SQLITE_NOTADB: damagedMessage,
  SQLITE_CORRUPT: damagedMessage,
}

/** One line for the operator who started the server. */
export const startErrorMessage = (error: unknown, settings: ServerLocation): string =>
  `Rondrit cannot start: ${errorMessage(error, settings)}.`

/** What failed, and the remedy if it is known. */
export const errorMessage = (error: unknown, settings: ServerLocation): string => {
  if (isJsonObject(error) && error['code'] === 'EACCES') return noAccessMessage(error, settings)
  const [knownMessage] = codesOf(error).flatMap((code) =>
    typeof code === 'string' ? (messageByErrorCode[code] ?? []) : [],
  )
  const message = knownMessage?.(settings) ?? (error instanceof Error ? error.message : String(error))
  return message.replaceAll('\n', ' ')
}

/** Opening a port and opening a file fail with the same code. */
const noAccessMessage = (
  { syscall, path, message }: Readonly<Record<string, unknown>>,
  settings: ServerLocation,
): string => {
  const { host, port, dataDir } = settings
  if (syscall === 'listen') return `port ${port} on ${host} may not be opened by this user, so set PORT to another`
  if (typeof path !== 'string') return String(message)
  const isInDataFolder = !relative(dataDir, path).startsWith('..')
  return isInDataFolder && !isWritableFolder(dataDir)
    ? unwritableMessage(settings)
    : `${path} cannot be read by this user`
}

/** The cause of an error is used only for the embedded database, whose codes are more specific than the outer error. */
const codesOf = (error: unknown): ReadonlyArray<unknown> =>
  isJsonObject(error)
    ? [
        error['sqliteCodeName'],
        error['code'],
        isJsonObject(error['cause']) ? error['cause']['sqliteCodeName'] : undefined,
      ]
    : []

/** The URL of the server for people. With port 0 the port is known only once the server listens. */
export const serverUrlOf = (server: Server, host: string, port: number): string => {
  const boundAddress = server.address()
  const boundPort = boundAddress !== null && typeof boundAddress === 'object' ? boundAddress.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`
}

const hints: Readonly<Record<StartHint['kind'], string>> = {
  demo: ' – log in as demo with password demo',
  'no user yet': ' – add the first user: npm run user -- add NAME --organisation ORG',
  nothing: '',
}

/** Through a proxy others reach a server that listens on loopback alone, and with it the demo. */
export const demoWarning = (
  { kind }: StartHint,
  { hostNames, trustedProxies }: Pick<Settings, 'hostNames' | 'trustedProxies'>,
): string | undefined =>
  kind === 'demo' && (trustedProxies.length > 0 || !hostNames.every(isLoopback))
    ? 'HOST_NAMES or TRUSTED_PROXIES says that others reach this server, and everybody knows the password of the user demo: run npm run user -- password demo (or remove demo)'
    : undefined

export const readyLine = (url: string, { kind }: StartHint): string => `Rondrit is ready at ${url}${hints[kind]}`
