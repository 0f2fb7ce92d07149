import type * as TE from 'fp-ts/TaskEither'
import type { CancelSignal } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'

export type ApiSettings = {
  /** before every path; empty on the server's own origin */
  readonly base: string
  /** milliseconds to wait for an answer, a second attempt included */
  readonly timeout: number
  /** the API key of the current user (§6); undefined when signed out */
  readonly apiKey?: () => string | undefined
  /** whether the server keeps a history, so that it can send the changes of a project */
  readonly serverKeepsHistory?: boolean
}

export type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** sent without a key, even when signed in */
  readonly omitsApiKey?: true
  /** sent with this key instead of that of the session */
  readonly otherApiKey?: string
  /** sent with an idempotency key, so that a second attempt does nothing twice */
  readonly hasIdempotencyKey?: true
  /** it only reads, so that a second attempt needs no idempotency key */
  readonly changesNothing?: true
  /** asks for the change of the project beside the answer */
  readonly prefersChange?: true
  /** refused where the server has another version */
  readonly version?: number | undefined
  readonly cancelSignal?: CancelSignal | undefined
}

export type ApiResponse = {
  readonly bytes: Uint8Array
  /** undefined where the answer has no version */
  readonly version: number | undefined
  /** whether the answer has the form { answer, changed } */
  readonly includesChange: boolean
}

export type SendRequest = (request: ApiRequest) => TE.TaskEither<CallFailure, ApiResponse>
