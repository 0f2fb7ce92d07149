/** Responsible for looking addresses up, and finding those near a place. */
import type * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { nearbyLookups, type FoundAddress, type Lookup } from '../domain/address'
import { isNotFound, type CallFailure } from '../domain/failure'
import type { CancelSignal } from './gateway'
import type { CallServer } from './session'

/** A port: looks up the address of a zip code and house number; refused as `not_found` where there is none. */
export type AddressGateway = {
  readonly lookUp: (lookup: Lookup, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, FoundAddress>
}

export type LookUpAddressPorts = { readonly addresses: AddressGateway; readonly callServer: CallServer }

/** Refused as `not_found` where there is no address (§5, §8). */
export type LookUpAddress = (lookup: Lookup) => Promise<E.Either<CallFailure, FoundAddress>>

export const lookUpAddress =
  ({ addresses, callServer }: LookUpAddressPorts): LookUpAddress =>
  (lookup) =>
    callServer('look up an address', addresses.lookUp(lookup))

/** An address near one that the register may lack, and whether it is that one. */
export type NearbyAddress = { readonly lookup: Lookup; readonly found: FoundAddress; readonly isExact: boolean }

export type FindNearbyAddresses = (lookup: Lookup) => Promise<E.Either<CallFailure, ReadonlyArray<NearbyAddress>>>

const MAX_NEARBY = 3

/**
 * Looks up the address and its neighbours with the same zip code; those on the same side of the street are first. Fails
 * where the register answers none of the calls.
 */
export const findNearbyAddresses =
  (lookUp: LookUpAddress): FindNearbyAddresses =>
  async (lookup) => {
    const lookups = nearbyLookups(lookup)
    const answers = await Promise.all(lookups.map((nearby) => lookUp(nearby)))
    const found = lookups.flatMap((nearby, index): ReadonlyArray<NearbyAddress> => {
      const answer = answers[index]
      return answer === undefined || E.isLeft(answer) || answer.right.coordinates === undefined
        ? []
        : [{ lookup: nearby, found: answer.right, isExact: index === 0 && answer.right.isExact !== false }]
    })
    const failures = answers.flatMap((answer) => (E.isLeft(answer) && !isNotFound(answer.left) ? [answer.left] : []))
    const [failure] = failures
    return failure !== undefined && failures.length === answers.length
      ? E.left(failure)
      : E.right(found.slice(0, MAX_NEARBY))
  }
