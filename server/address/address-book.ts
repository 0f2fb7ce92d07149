import type * as E from 'fp-ts/Either'
import type { AddressFound } from '../../src/domain/address'

/** An address as people say it: a zip in any spacing and case, a house number, and what may come behind it. */
export type AskedAddress = {
  readonly zip: string
  readonly houseNumber: string
  readonly suffix: string | undefined
}

/** `away`: whoever would know cannot be reached. */
export type NotFound = 'nothing there' | 'away'

export type Found = E.Either<NotFound, AddressFound>

/** The port: where an address is. It never fails otherwise. */
export type AddressBook = { readonly find: (asked: AskedAddress) => Promise<Found> }
