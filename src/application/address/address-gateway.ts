import type * as TE from 'fp-ts/TaskEither'
import type { FoundAddress, Lookup } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { CancelSignal } from '../gateway'

/** A port: looks up the address of a zip code and house number; refused as `not_found` where there is none. */
export type AddressGateway = {
  readonly lookUp: (lookup: Lookup, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, FoundAddress>
}
