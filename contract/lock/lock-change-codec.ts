import type { LockChange } from '../../src/domain/lock'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { MAX_UPLOADED_STOPS } from '../../src/domain/upload'
import { integerCodec, listCodec, requiredField, record, textCodec, booleanCodec } from '../shape'

const MAX_ROUTES = 1_000

export const lockChangeCodec = record<LockChange>('LockChange', {
  locked: requiredField('locked', booleanCodec(true)),
  stops: requiredField('stop_ids', listCodec(textCodec('stp_8k2f'), MAX_UPLOADED_STOPS)),
  routes: requiredField('route_indexes', listCodec(integerCodec({ min: 0, max: MAX_ROUTE_INDEX }, 0), MAX_ROUTES)),
})
