import type { Command } from '../../contract'
import type { OrganisationId } from '../storage'

/** Whose key came with the request. */
export type Who = { readonly organisation: OrganisationId; readonly userId: string; readonly username: string }

/** What a request says beside what its call has a place for. */
export type Circumstances = {
  /** the address it came from */
  readonly from: string
  /** the versions that a write is meant for, any of them; none where any at all will do */
  readonly expected: ReadonlyArray<string> | undefined
}

/** What anybody asks by a call. */
export type Asked<C> = Command<C> & Circumstances

/** What somebody asks whose key is good. */
export type AskedBy<C> = Asked<C> & { readonly who: Who }

/** The same, of a call of any kind. */
export type Commanded<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B } & Circumstances
