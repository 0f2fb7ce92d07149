import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/call'
import { failureIn } from './failure-in'

export type Wire = {
  /** before every path; empty on the server's own origin */
  readonly base: string
  /** milliseconds after which no answer is no answer */
  readonly patience: number
}

export type Sent = { readonly method: string; readonly path: string; readonly body?: unknown }

/** Answers what the body said, or why there is nothing to say. */
export type Caller = (sent: Sent) => TE.TaskEither<CallFailed, unknown>

export const caller =
  ({ base, patience }: Wire): Caller =>
  ({ method, path, body }) =>
  async () => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
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

const read = (text: string): E.Either<CallFailed, unknown> =>
  text === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => ({ kind: 'unreadable', at: [] }),
      )
