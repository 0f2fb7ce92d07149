import type { DriverId } from '../../src/domain/driver'
import { id, orNull, record } from '../shape'

/**
 * The driver that the sender of the request believes the route to have, and the new driver; null stands for no driver.
 */
export type DriverChange = { readonly from: DriverId | undefined; readonly to: DriverId | undefined }

export const driverChange = record<DriverChange>('DriverChange', {
  from: orNull('old_driver_id', id('drv_92ab')),
  to: orNull('new_driver_id', id('drv_0c31')),
})
