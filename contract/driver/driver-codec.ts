import { decodeDriver, encodeDriver, type Driver } from '../../src/domain/driver'
import { withoutUndefined } from '../../src/domain/parse'
import { codecOf, type Shape } from '../shape'
import { driverExample } from './driver-examples'
import { driverSchema } from './driver-schema'

export const driver: Shape<Driver> = {
  codec: codecOf('Driver', decodeDriver, (one) => withoutUndefined(encodeDriver(one))),
  schema: driverSchema,
  example: driverExample,
}
