import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/call'
import { failureIn } from './failure-in'

export type Wire = {
  /** before every path; empty on the server's own origin */
  readonly base: string
  /** milliseconds after which no answer is no answer */
  readonly patience: number
  /** the key of whoever is signed in at the moment (§6); none where nobody is */
  readonly key?: () => string | undefined
}

export type Sent = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** sent without a key, whoever is signed in */
  readonly isOpen?: true
}

/** Answers what the body said, or why there is nothing to say. */
export type Caller = (sent: Sent) => TE.TaskEither<CallFailed, unknown>

export const caller =
  ({ base, patience, key }: Wire): Caller =>
  ({ method, path, body, isOpen }) =>
  async () => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: headersOf(body, isOpen === true ? undefined : key?.()),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      })
      const said = read(await response.text())
      if (!response.ok) return E.left(failureIn(response.status, E.isRight(said) ? said.right : undefined))
      return said
    } catch {
      return E.left({ kind: 'unreachable' })
    }
  }

/** §6: every call but the log-in carries the key. */
const headersOf = (body: unknown, key: string | undefined): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(key === undefined ? {} : { 'x-api-key': key }),
})

const read = (text: string): E.Either<CallFailed, unknown> =>
  text === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => ({ kind: 'unreadable', at: [] }),
      )
