import type { RouteDay } from '../../src/domain/calendar'
import type { DriverId } from '../../src/domain/driver'
import { latenessWeightLimits, weightings, type Weighting } from '../../src/domain/problem'
import {
  numberCodec,
  enumCodec,
  integerCodec,
  routeDayCodec,
  idCodec,
  listCodec,
  optionalField,
  optionalRecord,
  record,
  booleanCodec,
} from '../shape'

/** The options of an optimisation; the server decides what is undefined. */
export type OptimiseRequest = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly driverIds: ReadonlyArray<DriverId> | undefined
  readonly externalRouteIds: ReadonlyArray<number> | undefined
  readonly weights: Weighting | undefined
  /** how many minutes of driving a minute of lateness may save; without it, no visit may be late */
  readonly lateness: number | undefined
  readonly budgetSeconds: number | undefined
  /** true by default */
  readonly keepLocked: boolean | undefined
  readonly seed: number | undefined
}

/** The maximum number of drivers or carriers; no depot has more. */
const MAX_VEHICLES = 1_000

export const optimiseRequestCodec = optionalRecord(
  record<OptimiseRequest>('OptimiseAsk', {
    days: optionalField('days', listCodec(routeDayCodec('2026-11-23'), MAX_VEHICLES)),
    driverIds: optionalField('driver_ids', listCodec(idCodec('drv_92ab'), MAX_VEHICLES)),
    externalRouteIds: optionalField('external_route_ids', listCodec(integerCodec({ min: 1 }, 1), MAX_VEHICLES)),
    weights: optionalField('weights', enumCodec(weightings, 'balanced')),
    lateness: optionalField('lateness', numberCodec(latenessWeightLimits, 10)),
    budgetSeconds: optionalField('budget_seconds', numberCodec({ min: 1, max: 300 }, 20)),
    keepLocked: optionalField('keep_locked', booleanCodec(true)),
    seed: optionalField('seed', integerCodec({ min: 0 }, 1)),
  }),
)
