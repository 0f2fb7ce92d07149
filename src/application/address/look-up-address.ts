import * as E from 'fp-ts/Either'
import type { FoundAddress, Lookup } from '../../domain/address'
import type { Attempt } from '../session'
import type { AddressGateway } from './address-gateway'

export type LookUpAddressPorts = { readonly addresses: AddressGateway; readonly attempt: Attempt }

/** Resolves to undefined where there is no address, or where the call failed (§5, §8). */
export type LookUpAddress = (lookup: Lookup) => Promise<FoundAddress | undefined>

export const lookUpAddress =
  ({ addresses, attempt }: LookUpAddressPorts): LookUpAddress =>
  async (lookup) => {
    const answer = await attempt('look up an address', addresses.lookUp(lookup))()
    return E.isRight(answer) ? answer.right : undefined
  }
