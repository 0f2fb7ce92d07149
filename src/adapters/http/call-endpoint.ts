import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isRepeatable, urlOf, type Call } from '../../../contract/endpoint'
import type { CallingOff, Versioned } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'
import { decoded } from './decode-answer'
import { isPageInBetween } from './html-page'
import { saidIn } from './parse-json-body'
import type { Answered, Caller, Sent } from './request-types'

type Command<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B }

/** The command of a call that asks for nothing. */
export const plain = { parameters: {}, query: {}, body: {} } as const

/** What goes with a command, beside what the contract says of it. */
export type Along = {
  readonly version?: number | undefined
  readonly callingOff?: CallingOff | undefined
}

/** Makes a call as its row of the contract says: method, path and JSON written by it, and what is answered read by it. */
export const gatewayCall = (ask: Caller) => {
  const versioned = versionedCall(ask)
  return <P, Q, B, A>(row: Call<P, Q, B, A>) => {
    const call = versioned(row)
    return (command: Command<P, Q, B>, along?: Along): TE.TaskEither<CallFailure, A> =>
      pipe(
        call(command, along),
        TE.map(({ value }) => value),
      )
  }
}

/** The same, with the version that was answered. */
export const versionedCall =
  (ask: Caller) =>
  <P, Q, B, A>(row: Call<P, Q, B, A>) =>
  (command: Command<P, Q, B>, along?: Along): TE.TaskEither<CallFailure, Versioned<A>> =>
    pipe(
      ask(sentFor(row, command, along)),
      TE.flatMapEither(({ bytes, version }) =>
        pipe(
          row.answer.kind === 'empty' ? unlessPage(bytes, undefined) : saidIn(bytes),
          E.flatMap(decoded(row.answer.shape)),
          E.map((value) => ({ value, version })),
        ),
      ),
    )

/** For a call whose answer is no JSON. */
export const bytesCall =
  (ask: Caller) =>
  <P, Q, B, A>(row: Call<P, Q, B, A>) =>
  (command: Command<P, Q, B>, along?: Along): TE.TaskEither<CallFailure, Uint8Array> =>
    pipe(
      ask(sentFor(row, command, along)),
      TE.flatMapEither(({ bytes }: Answered) => unlessPage(bytes, bytes)),
    )

/** A web page in place of an answer means that nothing was done. */
const unlessPage = <A>(bytes: Uint8Array, answer: A): E.Either<CallFailure, A> =>
  isPageInBetween(bytes) ? E.left({ kind: 'unreadable', at: [] }) : E.right(answer)

const sentFor = <P, Q, B, A>(row: Call<P, Q, B, A>, command: Command<P, Q, B>, along: Along = {}): Sent => ({
  method: row.method,
  path: urlOf(row, command.parameters, command.query),
  ...(row.access === 'open' ? { isOpen: true } : {}),
  ...(isRepeatable(row) ? { isRepeatable: true } : {}),
  ...(row.body.kind === 'json' ? { body: row.body.shape.codec.encode(command.body) } : {}),
  ...along,
})
