import type { RouteDay } from '../../src/domain/calendar'
import type { DriverId } from '../../src/domain/driver'
import { latenessWeightLimits, weightings, type Weighting } from '../../src/domain/problem'
import { amount, choice, count, day, id, listOf, maybe, orNothing, record, yesOrNo } from '../shape'

/** The wishes for an optimisation; the server decides what is left out. */
export type OptimiseAsk = {
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

/** More vehicles than any depot has. */
const MOST = 1_000

export const optimiseAsk = orNothing(
  record<OptimiseAsk>('OptimiseAsk', {
    days: maybe('days', listOf(day('2026-11-23'), MOST)),
    driverIds: maybe('driver_ids', listOf(id('drv_92ab'), MOST)),
    externalRouteIds: maybe('external_route_ids', listOf(count({ min: 1 }, 1), MOST)),
    weights: maybe('weights', choice(weightings, 'balanced')),
    lateness: maybe('lateness', amount(latenessWeightLimits, 10)),
    budgetSeconds: maybe('budget_seconds', amount({ min: 1, max: 300 }, 20)),
    keepLocked: maybe('keep_locked', yesOrNo(true)),
    seed: maybe('seed', count({ min: 0 }, 1)),
  }),
)
