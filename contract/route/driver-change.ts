import type { DriverId } from '../../src/domain/driver'
import { id, orNull, record } from '../shape'

/** Who drove the route, as far as the one who asks knows, and who is to drive it; nobody where it says null. */
export type DriverChange = { readonly from: DriverId | undefined; readonly to: DriverId | undefined }

export const driverChange = record<DriverChange>('DriverChange', {
  from: orNull('old_driver_id', id('drv_92ab')),
  to: orNull('new_driver_id', id('drv_0c31')),
})
