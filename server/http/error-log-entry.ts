import { isRecord } from '../../src/domain/parse'

type ErrorInLog = {
  readonly type: string
  readonly message: string
  readonly code: unknown
  readonly stack: string
}

/** Only these fields of an error are logged: errors of databases also hold rows, with names and addresses of people. */
export const errorInLog = (thrown: unknown): ErrorInLog => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), code: undefined, stack: '' }
  const chain = chainOf(thrown)
  return {
    type: thrown.name,
    message: chain.map(({ message }) => message).join(': '),
    code: isRecord(thrown) ? thrown['code'] : undefined,
    stack: chain.map(({ stack, message }) => stack ?? message).join('\ncaused by: '),
  }
}

/** A longer chain of causes can only be a circle. */
const LONGEST = 8

const chainOf = (thrown: Error, length = 1): ReadonlyArray<Error> =>
  thrown.cause instanceof Error && length < LONGEST ? [thrown, ...chainOf(thrown.cause, length + 1)] : [thrown]
