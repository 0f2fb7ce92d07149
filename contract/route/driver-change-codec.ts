import type { DriverId } from '../../src/domain/driver'
import { idCodec, nullableField, record } from '../shape'

/**
 * The driver that the sender of the request believes the route to have, and the new driver; null stands for no driver.
 */
export type DriverChange = { readonly from: DriverId | undefined; readonly to: DriverId | undefined }

export const driverChangeCodec = record<DriverChange>('DriverChange', {
  from: nullableField('old_driver_id', idCodec('drv_92ab')),
  to: nullableField('new_driver_id', idCodec('drv_0c31')),
})
