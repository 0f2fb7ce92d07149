import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import * as endpoints from '../../contract/driver'
import { newDriver, type Driver } from '../../src/domain/driver'
import { requireDriver, driverNotFound } from '../require'
import { emptyResult, callResult, type Serve, type CallResult } from '../http'
import { creationInfo, type PlanEditPorts } from '../project'
import type { DriverRecord } from '../storage'

/** A driver who was deleted after this time can be restored. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - endpoints.RESTORABLE_HOURS * 3_600_000).toISOString()

const driverResult = ({ driver, version }: DriverRecord): CallResult<Driver> => callResult(driver, version)

const requireDriverResult = (record: DriverRecord | undefined): E.Either<Refusal, CallResult<Driver>> =>
  record === undefined ? E.left(driverNotFound) : E.right(driverResult(record))

export const serveDrivers = (serve: Serve, ports: Pick<PlanEditPorts, 'now' | 'newId'>): void => {
  serve.read(endpoints.listDrivers, async (_, { drivers }) =>
    E.right(callResult((await drivers.all()).map(({ driver }) => driver))),
  )
  serve.write(endpoints.createDriver, async ({ body: { details, unknownFields } }, { drivers }) =>
    E.right(driverResult(await drivers.put({ ...newDriver(details, creationInfo(ports)), unknownFields }, 1))),
  )
  serve.read(endpoints.readDriver, async ({ parameters }, { drivers }) =>
    requireDriverResult(await drivers.find(parameters.id)),
  )
  serve.write(
    endpoints.changeDriver,
    async ({ parameters, body: { details, unknownFields }, ifMatchVersions }, records) => {
      const driverRecord = await requireDriver(records, parameters.id, ifMatchVersions)
      if (E.isLeft(driverRecord)) return driverRecord
      const { driver, version } = driverRecord.right
      const changed = { ...driver, ...details, unknownFields: { ...driver.unknownFields, ...unknownFields } }
      return E.right(driverResult(await records.drivers.put(changed, version + 1)))
    },
  )
  serve.write(endpoints.deleteDriver, async ({ parameters, ifMatchVersions }, records) => {
    const driverRecord = await requireDriver(records, parameters.id, ifMatchVersions)
    if (E.isLeft(driverRecord)) return driverRecord
    await records.drivers.remove(parameters.id, ports.now().toISOString())
    return E.right(emptyResult)
  })
  serve.write(endpoints.restoreDriver, async ({ parameters }, { drivers }) => {
    return requireDriverResult(await drivers.restore(parameters.id, restorableSince(ports.now())))
  })
}
