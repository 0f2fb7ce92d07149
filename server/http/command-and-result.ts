import type { Parts } from './answer-parts'
import type { FastifyRequest } from 'fastify'
import type { Command } from '../../contract'
import type { StoredProjectChanged } from '../../src/domain/history'
import type { AuditedAction } from '../../src/domain/audit'
import type { KeyHolder } from '../sign-in'

/** The user is stored on the request itself, which is much faster than a map from requests to users. */
export const USER_DECORATOR = 'user'

/** The user whose key came with a request, once it is checked. */
export const userIn = (request: FastifyRequest): KeyHolder | undefined => request.getDecorator(USER_DECORATOR)

/** The parts of a request beside its parameters, query and body. */
export type RequestContext = {
  /** the IP address that the request came from */
  readonly clientAddress: string
  /** how the client calls itself */
  readonly userAgent: string | undefined
  /** the versions that a write accepts (its If-Match); undefined where it accepts every version */
  readonly ifMatchVersions: ReadonlyArray<string> | undefined
}

/** A decoded request to an endpoint. */
export type ContextualCommand<C> = Command<C> & RequestContext

/** A decoded request to an endpoint, with a valid key. */
export type AuthorisedCommand<C> = ContextualCommand<C> & { readonly user: KeyHolder }

/** A request, by the types of its parts. */
export type CommandOf<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B } & RequestContext

export type ResultMetadata = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** The result of an endpoint: a value, and its version where it has one. */
export type CallResult<A> = ResultMetadata & {
  readonly body: A
  /** what the audit trail records of it, in the transaction of a write */
  readonly audited?: AuditedAction | undefined
  /** of an endpoint that can change a project: the new version, or null where nothing has changed */
  readonly changed?: StoredProjectChanged | null | undefined
}

/** A result that is encoded already. */
export type EncodedResult = ResultMetadata & { readonly parts: () => Parts | Promise<Parts> }

/** Bytes that are compressed by gzip already; none where there is nothing. */
export type CompressedResult = ResultMetadata & { readonly gzip: Buffer }

export const callResult = <A>(
  body: A,
  version?: number | string,
  changed?: StoredProjectChanged | null,
): CallResult<A> => ({
  body,
  version: version === undefined ? undefined : String(version),
  changed,
})

/** The result of an endpoint that only says that it succeeded. */
export const emptyResult = callResult({})
