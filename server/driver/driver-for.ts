import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { DriverId } from '../../src/domain/driver'
import type { DriverRecord, Records } from '../storage'

export const noDriver: Refusal = { code: 'not_found', message: 'There is no such driver.' }

/** The driver that is meant; refused where there is none of the organisation, or where it has changed since. */
export const driverFor = async (
  { drivers }: Records,
  id: DriverId,
  expected: ReadonlyArray<string> | undefined,
): Promise<E.Either<Refusal, DriverRecord>> => {
  const found = await drivers.find(id)
  if (found === undefined) return E.left(noDriver)
  if (expected !== undefined && !expected.includes(String(found.version)))
    return E.left({ code: 'stale', more: { version: String(found.version) } })
  return E.right(found)
}
