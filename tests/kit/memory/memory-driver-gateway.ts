import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { changeDriver, createDriver } from '../../../contract/driver'
import type { Versioned } from '../../../src/application/gateway'
import type { DriverGateway } from '../../../src/application/driver'
import { newDriver, type Driver, type DriverId } from '../../../src/domain/driver'
import { answerRequest, parseBody } from './answer-request'
import { creationInfo } from './creation-info'
import type { MemoryServer } from './memory-server'

type StoredDriver = Versioned<Driver>

export const memoryDriverGateway = (server: MemoryServer): DriverGateway => {
  const { drivers, removedDrivers } = server
  const storeDriver = (driver: Driver, version: number): StoredDriver => {
    const driverWithVersion = { value: driver, version }
    drivers.set(driver.id, driverWithVersion)
    return driverWithVersion
  }
  return {
    list: (cancelSignal) =>
      answerRequest(server, () => E.right([...drivers.values()].map(({ value }) => value)), cancelSignal),
    read: (id, cancelSignal) => answerRequest(server, () => findDriver(drivers, id), cancelSignal),
    add: (details) =>
      answerRequest(server, () =>
        pipe(
          parseBody(createDriver.body, { details, unknownFields: {} }),
          E.map((draft) => storeDriver(newDriver(draft.details, creationInfo(server, 'drv')), 1)),
        ),
      ),
    change: (id, draft, version) =>
      answerRequest(server, () =>
        pipe(
          parseBody(changeDriver.body, draft),
          E.flatMap(({ details, unknownFields }) =>
            pipe(
              findDriver(drivers, id, version),
              E.map(({ value, version: currentVersion = 1 }) =>
                storeDriver(
                  { ...value, ...details, unknownFields: { ...value.unknownFields, ...unknownFields } },
                  currentVersion + 1,
                ),
              ),
            ),
          ),
        ),
      ),
    remove: (id) =>
      answerRequest(server, () =>
        pipe(
          findDriver(drivers, id),
          E.map(moveDriver(drivers, removedDrivers)),
          E.map(() => undefined),
        ),
      ),
    restore: (id) =>
      answerRequest(server, () => E.map(moveDriver(removedDrivers, drivers))(findDriver(removedDrivers, id))),
  }
}

/** Moves a driver between the stored and the removed drivers. */
const moveDriver =
  (from: Map<DriverId, StoredDriver>, to: Map<DriverId, StoredDriver>) =>
  (driverWithVersion: StoredDriver): StoredDriver => {
    from.delete(driverWithVersion.value.id)
    to.set(driverWithVersion.value.id, driverWithVersion)
    return driverWithVersion
  }

const findDriver = (
  drivers: ReadonlyMap<DriverId, StoredDriver>,
  id: DriverId,
  version?: number,
): E.Either<Refusal, StoredDriver> => {
  const stored = drivers.get(id)
  if (stored === undefined) return E.left({ code: 'not_found', message: 'There is no such driver.' })
  return version === undefined || version === stored.version
    ? E.right(stored)
    : E.left({ code: 'stale', more: { version: stored.version } })
}
