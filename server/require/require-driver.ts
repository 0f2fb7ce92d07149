import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { DriverId } from '../../src/domain/driver'
import type { DriverRecord, Records } from '../storage'
import { requireVersion, type ExpectedVersions } from './require-version'

export const driverNotFound: Refusal = { code: 'not_found', message: 'There is no such driver.' }

/** Refused if the organisation has no such driver, or if the driver has changed since. */
export const requireDriver = async (
  { drivers }: Pick<Records, 'drivers'>,
  id: DriverId,
  expected: ExpectedVersions,
): Promise<E.Either<Refusal, DriverRecord>> => {
  const record = await drivers.find(id)
  return record === undefined ? E.left(driverNotFound) : requireVersion(record, expected)
}
