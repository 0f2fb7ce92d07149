import type { Repair } from '../../../src/domain/problem'
import { maxLengths } from '../../../src/domain/parse'
import { truncate } from '../../../src/domain/text'

/** How many repairs are told of a stop. */
export const MAX_REPAIRS = 3

/** Messages about the first few repairs, such as `With Noor Smit home 20 minutes later (+8.4 km, +22 min)`. */
export const repairMessages = (repairs: ReadonlyArray<Repair>): ReadonlyArray<string> =>
  repairs.slice(0, MAX_REPAIRS).map(({ words, extraMetres, extraSeconds }) => {
    const costs = [
      ...signedAmount(Math.round(extraMetres / 100) / 10, 'km'),
      ...signedAmount(Math.round(extraSeconds / 60), 'min'),
    ].join(', ')
    return truncate(costs === '' ? words : `${words} (${costs})`, maxLengths.other - 1)
  })

/** Empty where the amount is 0. */
const signedAmount = (amount: number, unit: string): ReadonlyArray<string> =>
  amount === 0 ? [] : [`${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${unit}`]
