import { isRecord } from '../../src/domain/parse'

type ErrorLogEntry = {
  readonly type: string
  readonly message: string
  readonly code: unknown
  readonly stack: string
}

/** Only these fields of an error are logged: errors of databases also hold rows, with names and addresses of people. */
export const errorLogEntryOf = (error: unknown): ErrorLogEntry => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), code: undefined, stack: '' }
  const errorChain = causeChainOf(error)
  return {
    type: error.name,
    message: errorChain.map(({ message }) => message).join(': '),
    code: isRecord(error) ? error['code'] : undefined,
    stack: errorChain.map(({ stack, message }) => stack ?? message).join('\ncaused by: '),
  }
}

/** A longer chain of causes can only be a circle. */
const MAX_CAUSES = 8

const causeChainOf = (error: Error, length = 1): ReadonlyArray<Error> =>
  error.cause instanceof Error && length < MAX_CAUSES ? [error, ...causeChainOf(error.cause, length + 1)] : [error]
