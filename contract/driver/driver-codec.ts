import { decodeDriver, encodeDriver, type Driver } from '../../src/domain/driver'
import { withoutUndefined } from '../../src/domain/parse'
import { codecOf, type Shape } from '../shape'
import { driverExample } from './driver-examples'
import { driverSchema } from './driver-schema'

export const driverCodec: Shape<Driver> = {
  codec: codecOf('Driver', decodeDriver, (driver) => withoutUndefined(encodeDriver(driver))),
  schema: driverSchema,
  example: driverExample,
}
