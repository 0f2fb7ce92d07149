import { remedyCostOf, type Seconds } from '../../src/domain/problem'
import type { CostRates } from './cost-rates'

/** The cost of the lateness that an insertion or a repair adds. */
export const latenessCost = ({ perLateSecond }: Pick<CostRates, 'perLateSecond'>, seconds: Seconds): number =>
  (perLateSecond ?? 0) * seconds

const FURTHER_VEHICLE_COST = remedyCostOf({ kind: 'further vehicle' })

/** Whether the added lateness costs more than a further vehicle would. */
export const isLatenessTooCostly = (costRates: Pick<CostRates, 'perLateSecond'>, seconds: Seconds): boolean =>
  latenessCost(costRates, seconds) > FURTHER_VEHICLE_COST
