import type { PlanPart } from '../../src/domain/plan'
import { idCodec, optionalField, record, routeDayCodec } from '../codec'
import { routeIndexCodec } from '../endpoint'

/** The part of a plan in the query of an endpoint that answers a document about it. */
export const planPartQueryCodec = record<PlanPart>('PlanPart', {
  day: optionalField('day', routeDayCodec('2026-11-23')),
  routeIndex: optionalField('route', routeIndexCodec),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
})
