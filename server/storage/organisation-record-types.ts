import type * as E from 'fp-ts/Either'
import type { Coordinates } from '../../src/domain/address'
import type { NameTaken, OrganisationId } from './directory'

export type OrganisationRecord = {
  readonly id: OrganisationId
  readonly name: string
  readonly headquarters: Coordinates
  /** an ISO date-time in UTC */
  readonly createdAt: string
}

export type OrganisationRecords = {
  readonly find: () => Promise<OrganisationRecord | undefined>
  readonly add: (details: Omit<OrganisationRecord, 'id'>) => Promise<E.Either<NameTaken, OrganisationRecord>>
}
