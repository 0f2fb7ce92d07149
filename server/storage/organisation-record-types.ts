import type * as E from 'fp-ts/Either'
import type { Coordinates } from '../../src/domain/address'
import type { NameTaken, OrganisationId } from './directory'

export type OrganisationRecord = {
  readonly id: OrganisationId
  readonly name: string
  /** its headquarters */
  readonly at: Coordinates
  /** ISO */
  readonly createdAt: string
}

export type OrganisationRecords = {
  readonly find: () => Promise<OrganisationRecord | undefined>
  readonly add: (facts: Omit<OrganisationRecord, 'id'>) => Promise<E.Either<NameTaken, OrganisationRecord>>
}
