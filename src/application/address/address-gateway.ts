import type * as TE from 'fp-ts/TaskEither'
import type { FoundAddress, Lookup } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { CancelSignal } from '../gateway'

/** A port: who knows what stands at a zip code and house number. Nothing there is refused as `not_found`. */
export type AddressGateway = {
  readonly lookUp: (lookup: Lookup, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, FoundAddress>
}
