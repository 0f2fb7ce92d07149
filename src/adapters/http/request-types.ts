import type * as TE from 'fp-ts/TaskEither'
import type { CancelSignal } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'

export type ApiSettings = {
  /** before every path; empty on the server's own origin */
  readonly base: string
  /** milliseconds after which an answer is no longer waited for, a second try included */
  readonly timeout: number
  /** the key of whoever is signed in at the moment (§6); none where nobody is */
  readonly key?: () => string | undefined
  /** whether the server keeps a history, so that it can send the changes of a project */
  readonly hasHistory?: boolean
}

export type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** sent without a key, whoever is signed in */
  readonly isOpen?: true
  /** a second try does nothing twice: it carries the idempotency key of the first */
  readonly isRepeatable?: true
  /** asks for the change of the project beside the answer */
  readonly prefersChange?: true
  /** the version that it is meant for */
  readonly version?: number | undefined
  readonly cancelSignal?: CancelSignal | undefined
}

export type ApiResponse = {
  readonly bytes: Uint8Array
  /** none where the answer names none */
  readonly version: number | undefined
  /** whether the answer has the form { answer, changed } */
  readonly isWithChange: boolean
}

/** Answers what came back, or why nothing did. */
export type SendRequest = (request: ApiRequest) => TE.TaskEither<CallFailure, ApiResponse>
