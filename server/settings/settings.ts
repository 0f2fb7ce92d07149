import * as E from 'fp-ts/Either'
import { lefts } from 'fp-ts/ReadonlyArray'
import { oneOf, text, wholeNumber, type Environment } from './reading'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  readonly host: string
  /** 0 takes any free port */
  readonly port: number
  readonly logLevel: (typeof logLevels)[number]
}

/** Reads the whole environment before anything starts; the left says everything that is wrong with it. */
export const settingsOf = (from: Environment): E.Either<ReadonlyArray<string>, Settings> => {
  const host = text(from, 'HOST', '127.0.0.1')
  const port = wholeNumber(from, 'PORT', 4310, 0, 65535)
  const logLevel = oneOf(from, 'LOG_LEVEL', 'info', logLevels)
  return E.isRight(host) && E.isRight(port) && E.isRight(logLevel)
    ? E.right({ host: host.right, port: port.right, logLevel: logLevel.right })
    : E.left(lefts<string, unknown>([host, port, logLevel]))
}
