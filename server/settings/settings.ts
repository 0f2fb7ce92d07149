import * as E from 'fp-ts/Either'
import { lefts } from 'fp-ts/ReadonlyArray'
import { filled, oneOf, wholeNumber } from '../../src/domain/reading'
import { setting, type Environment } from './setting'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  readonly host: string
  /** 0 takes any free port */
  readonly port: number
  readonly logLevel: (typeof logLevels)[number]
}

const readHost = setting('HOST', filled(), '127.0.0.1')
const readPort = setting('PORT', wholeNumber({ min: 0, max: 65535 }), 4310)
const readLogLevel = setting('LOG_LEVEL', oneOf(...logLevels), 'info')

/** Reads the whole environment before anything starts; the left says everything that is wrong with it. */
export const settingsOf = (from: Environment): E.Either<ReadonlyArray<string>, Settings> => {
  const host = readHost(from)
  const port = readPort(from)
  const logLevel = readLogLevel(from)
  return E.isRight(host) && E.isRight(port) && E.isRight(logLevel)
    ? E.right({ host: host.right, port: port.right, logLevel: logLevel.right })
    : E.left(lefts<string, unknown>([host, port, logLevel]))
}
