import type { DriverId } from '../../src/domain/driver'
import { idCodec, nullableField, record } from '../shape'

/** The driver that the client expects the route to have, and the new driver; undefined (null in JSON) is no driver. */
export type DriverChange = { readonly from: DriverId | undefined; readonly to: DriverId | undefined }

export const driverChangeCodec = record<DriverChange>('DriverChange', {
  from: nullableField('old_driver_id', idCodec('drv_92ab')),
  to: nullableField('new_driver_id', idCodec('drv_0c31')),
})
