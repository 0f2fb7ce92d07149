import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { changeDriver, createDriver } from '../../../contract/driver'
import type { Versioned } from '../../../src/application/gateway'
import type { DriverGateway } from '../../../src/application/driver'
import { newDriver, type Driver, type DriverId } from '../../../src/domain/driver'
import { answering, heard } from './answer-request'
import { birth } from './creation-info'
import type { MemoryServer } from './memory-server'

type Kept = Versioned<Driver>

export const memoryDriverGateway = (server: MemoryServer): DriverGateway => {
  const { drivers, removedDrivers } = server
  const put = (driver: Driver, version: number): Kept => {
    const kept = { value: driver, version }
    drivers.set(driver.id, kept)
    return kept
  }
  return {
    list: (callingOff) => answering(server, () => E.right([...drivers.values()].map(({ value }) => value)), callingOff),
    read: (id, callingOff) => answering(server, () => driverIn(drivers, id), callingOff),
    add: (details) =>
      answering(server, () =>
        pipe(
          heard(createDriver.body, { details, extra: {} }),
          E.map((draft) => put(newDriver(draft.details, birth(server, 'drv')), 1)),
        ),
      ),
    change: (id, draft, version) =>
      answering(server, () =>
        pipe(
          heard(changeDriver.body, draft),
          E.flatMap(({ details, extra }) =>
            pipe(
              driverIn(drivers, id, version),
              E.map(({ value, version: known = 1 }) =>
                put({ ...value, ...details, extra: { ...value.extra, ...extra } }, known + 1),
              ),
            ),
          ),
        ),
      ),
    remove: (id) =>
      answering(server, () =>
        pipe(
          driverIn(drivers, id),
          E.map(carried(drivers, removedDrivers)),
          E.map(() => undefined),
        ),
      ),
    restore: (id) => answering(server, () => E.map(carried(removedDrivers, drivers))(driverIn(removedDrivers, id))),
  }
}

/** From one place to the other, the same in both. */
const carried =
  (from: Map<DriverId, Kept>, to: Map<DriverId, Kept>) =>
  (kept: Kept): Kept => {
    from.delete(kept.value.id)
    to.set(kept.value.id, kept)
    return kept
  }

const driverIn = (drivers: ReadonlyMap<DriverId, Kept>, id: DriverId, version?: number): E.Either<Refusal, Kept> => {
  const found = drivers.get(id)
  if (found === undefined) return E.left({ code: 'not_found', message: 'There is no such driver.' })
  return version === undefined || version === found.version
    ? E.right(found)
    : E.left({ code: 'stale', more: { version: found.version } })
}
