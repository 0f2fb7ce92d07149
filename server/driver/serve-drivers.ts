import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/driver'
import type { AuditAction } from '../../src/domain/audit'
import { driverName, newDriver, type Driver } from '../../src/domain/driver'
import { requireDriver, driverNotFound } from '../require-record'
import { emptyResult, callResult, type Serve, type CallResult } from '../http'
import { creationInfo, type PlanEditPorts } from '../project'
import type { DriverRecord } from '../storage'

/** A driver who was deleted after this time can be restored. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - endpoints.RESTORABLE_HOURS * 3_600_000).toISOString()

const driverResult = ({ driver, version }: DriverRecord): CallResult<Driver> => callResult(driver, version)

const auditedDriver = (action: AuditAction, { driver }: DriverRecord) => ({
  audited: { action, subject: driverName(driver), subjectId: driver.id },
})

export const serveDrivers = (serve: Serve, ports: Pick<PlanEditPorts, 'now' | 'newId'>): void => {
  serve.read(endpoints.listDrivers, async (_, { drivers }) =>
    E.right(callResult((await drivers.all()).map(({ driver }) => driver))),
  )
  serve.write(endpoints.createDriver, async ({ body: { details, unknownFields } }, { drivers }) => {
    const added = await drivers.put({ ...newDriver(details, creationInfo(ports)), unknownFields }, 1)
    return E.right({ ...driverResult(added), ...auditedDriver('driver_added', added) })
  })
  serve.read(endpoints.readDriver, async ({ parameters }, { drivers }) => {
    const driverRecord = await drivers.find(parameters.id)
    return driverRecord === undefined ? E.left(driverNotFound) : E.right(driverResult(driverRecord))
  })
  serve.write(
    endpoints.changeDriver,
    async ({ parameters, body: { details, unknownFields }, ifMatchVersions }, records) => {
      const driverRecord = await requireDriver(records, parameters.id, ifMatchVersions)
      if (E.isLeft(driverRecord)) return driverRecord
      const { driver, version } = driverRecord.right
      const changed = { ...driver, ...details, unknownFields: { ...driver.unknownFields, ...unknownFields } }
      const stored = await records.drivers.put(changed, version + 1)
      return E.right({ ...driverResult(stored), ...auditedDriver('driver_changed', stored) })
    },
  )
  serve.write(endpoints.deleteDriver, async ({ parameters, ifMatchVersions }, records) => {
    const driverRecord = await requireDriver(records, parameters.id, ifMatchVersions)
    if (E.isLeft(driverRecord)) return driverRecord
    await records.drivers.remove(parameters.id, ports.now().toISOString())
    return E.right({ ...emptyResult, ...auditedDriver('driver_deleted', driverRecord.right) })
  })
  serve.write(endpoints.restoreDriver, async ({ parameters }, { drivers }) => {
    const restored = await drivers.restore(parameters.id, restorableSince(ports.now()))
    if (restored === undefined) return E.left(driverNotFound)
    return E.right({ ...driverResult(restored), ...auditedDriver('driver_restored', restored) })
  })
}
