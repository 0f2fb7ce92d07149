import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { DriverId } from '../../src/domain/driver'
import type { DriverRecord, Records } from '../storage'
import { asExpected, type Expected } from './require-version'

export const noDriver: Refusal = { code: 'not_found', message: 'There is no such driver.' }

/** The driver with this id; refused where the organisation has none, or where the driver has changed since. */
export const driverFor = async (
  { drivers }: Pick<Records, 'drivers'>,
  id: DriverId,
  expected: Expected,
): Promise<E.Either<Refusal, DriverRecord>> => {
  const found = await drivers.find(id)
  return found === undefined ? E.left(noDriver) : asExpected(found, expected)
}
