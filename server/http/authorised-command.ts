import type { Command } from '../../contract'
import type { OrganisationId } from '../storage'

/** The user whose key came with the request. */
export type Who = { readonly organisation: OrganisationId; readonly userId: string; readonly username: string }

/** What a request says beside its parameters, query and body. */
export type Circumstances = {
  /** the IP address that the request came from */
  readonly from: string
  /** the versions that a write accepts (its If-Match); undefined where it accepts every version */
  readonly expected: ReadonlyArray<string> | undefined
}

/** A request for a call. */
export type Asked<C> = Command<C> & Circumstances

/** A request for a call, with a good key. */
export type AskedBy<C> = Asked<C> & { readonly who: Who }

/** A request, by the types of its parts. */
export type Commanded<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B } & Circumstances
