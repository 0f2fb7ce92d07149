import type * as E from 'fp-ts/Either'
import type { FoundAddress, Lookup } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { AttemptCall } from '../session'
import type { AddressGateway } from './address-gateway'

export type LookUpAddressPorts = { readonly addresses: AddressGateway; readonly attempt: AttemptCall }

/** Refused as `not_found` where there is no address (§5, §8). */
export type LookUpAddress = (lookup: Lookup) => Promise<E.Either<CallFailure, FoundAddress>>

export const lookUpAddress =
  ({ addresses, attempt }: LookUpAddressPorts): LookUpAddress =>
  (lookup) =>
    attempt('look up an address', addresses.lookUp(lookup))
