import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import * as calls from '../../contract/driver'
import { newDriver, type Driver } from '../../src/domain/driver'
import { driverFor, noDriver } from '../require'
import { done, told, type Serve, type Told } from '../http'
import { birth, type Workshop } from '../project'
import type { DriverRecord } from '../storage'
import { restorableSince } from './restorable-since'

const tell = ({ driver, version }: DriverRecord): Told<Driver> => told(driver, version)

const found = (record: DriverRecord | undefined): E.Either<Refusal, Told<Driver>> =>
  record === undefined ? E.left(noDriver) : E.right(tell(record))

export const serveDrivers = (serve: Serve, workshop: Pick<Workshop, 'now' | 'newId'>): void => {
  serve.read(calls.listDrivers, async (_, { drivers }) =>
    E.right(told((await drivers.all()).map(({ driver }) => driver))),
  )
  serve.write(calls.createDriver, async ({ body: { details, extra } }, { drivers }) =>
    E.right(tell(await drivers.put({ ...newDriver(details, birth(workshop)), extra }, 1))),
  )
  serve.read(calls.readDriver, async ({ parameters }, { drivers }) => found(await drivers.find(parameters.id)))
  serve.write(calls.changeDriver, async ({ parameters, body: { details, extra }, expected }, records) => {
    const known = await driverFor(records, parameters.id, expected)
    if (E.isLeft(known)) return known
    const { driver, version } = known.right
    const changed = { ...driver, ...details, extra: { ...driver.extra, ...extra } }
    return E.right(tell(await records.drivers.put(changed, version + 1)))
  })
  serve.write(calls.deleteDriver, async ({ parameters, expected }, records) => {
    const known = await driverFor(records, parameters.id, expected)
    if (E.isLeft(known)) return known
    await records.drivers.remove(parameters.id, workshop.now().toISOString())
    return E.right(done)
  })
  serve.write(calls.restoreDriver, async ({ parameters }, { drivers }) => {
    return found(await drivers.restore(parameters.id, restorableSince(workshop.now())))
  })
}
