import { readDriver, writeDriver, type Driver } from '../../src/domain/driver'
import { present } from '../../src/domain/parse'
import { codecOf, type Shape } from '../shape'
import { driverExample } from './driver-examples'
import { driverSchema } from './driver-schema'

export const driver: Shape<Driver> = {
  codec: codecOf('Driver', readDriver, (one) => present(writeDriver(one))),
  schema: driverSchema,
  example: driverExample,
}
