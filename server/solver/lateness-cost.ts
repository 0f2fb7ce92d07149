import { remedyCostOf, type Seconds } from '../../src/domain/problem'
import type { Price } from './cost-rates'

/** The price of so much lateness. */
export const priceOfLate = ({ late }: Pick<Price, 'late'>, seconds: Seconds): number => (late ?? 0) * seconds

const MOST = remedyCostOf({ kind: 'further vehicle' })

/** Whether lateness costs more than a further vehicle would. */
export const isTooLate = (price: Pick<Price, 'late'>, seconds: Seconds): boolean => priceOfLate(price, seconds) > MOST
