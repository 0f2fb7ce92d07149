import { troubleOf, type Seconds } from '../../src/domain/problem'
import type { Price } from './price'

/** What it costs that people are so much later. */
export const priceOfLate = ({ late }: Pick<Price, 'late'>, seconds: Seconds): number => (late ?? 0) * seconds

const MOST = troubleOf({ kind: 'further vehicle' })

/** Rather than have people wait for so long, one would send a further vehicle. */
export const isTooLate = (price: Pick<Price, 'late'>, seconds: Seconds): boolean => priceOfLate(price, seconds) > MOST
